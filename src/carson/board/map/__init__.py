"""The town, the action track, and what lies and stands there."""
