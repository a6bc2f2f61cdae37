"""The board game in the terminal and on the command line."""
