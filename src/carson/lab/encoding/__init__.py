"""A game in numbers of fixed length, for programs that learn: what a seat may see, and which choices it has."""
