"""The board game in the terminal and on the command line; `face.py` is what the rest of `carson.cli` knows of it."""
