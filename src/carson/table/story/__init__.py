"""A game told in figures: where points and money came from, and how lucky everybody was."""
