"""The board game in the terminal and on the command line; `board_terminal.py` is what the rest of `carson.cli` uses."""
