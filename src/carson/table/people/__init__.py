"""People at tables: their names, and those that look alike."""
