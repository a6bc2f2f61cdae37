"""Bots for the board game."""
