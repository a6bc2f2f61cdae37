"""What a state is made of: fields, countable things, choices, steps."""
