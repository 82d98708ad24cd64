"""What is shown and played in the notebook: the board with buttons over it, and the player."""
