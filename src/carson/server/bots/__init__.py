"""Bots and hints in processes of their own, and whose turn it is there."""
