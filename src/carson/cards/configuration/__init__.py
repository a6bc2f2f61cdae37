"""What is played: players, deck and characters."""
