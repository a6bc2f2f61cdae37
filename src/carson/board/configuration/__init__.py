"""What is played: editions, characters, figures, variants, and the rules that follow from them."""
