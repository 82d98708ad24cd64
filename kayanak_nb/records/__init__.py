"""What games have in common as plain data, for saved games, and as parts of one line of text, for position codes."""
