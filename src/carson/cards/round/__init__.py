"""The course of a game, from the first era to the score."""
