"""What a study has for the board game: its facts, its tables, its names and the moments of its rulings."""
