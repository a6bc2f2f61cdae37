"""What a study has for the card game: its facts, its tables, its names and the moments of its rulings."""
