"""Pictures as plain data, and what turns them into SVG or hands them to a canvas. No game is known here."""
