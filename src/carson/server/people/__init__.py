"""Accounts, names, passwords and ratings."""
