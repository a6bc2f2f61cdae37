"""What clients see of a table: its description, its sentences, why something cannot be, and hints."""
