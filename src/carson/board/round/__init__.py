"""The course of a game, a file for each step of a round."""
