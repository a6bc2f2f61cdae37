"""Pieces with a power of their own, a file each."""
