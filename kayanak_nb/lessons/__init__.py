"""What the notebooks' lessons compute and prepare: one module a notebook, and how lessons tell things."""
