"""What the terminal and the commands know of the card game."""
