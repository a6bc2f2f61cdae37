"""A table of people and bots without any input or output: what may be written next, and what each client sees of it."""
