"""Lessons: a prepared position each, with a goal that the engine checks."""
