"""The balance study: games that are played for it, what is gathered from them, what it says of the figures, and its report."""
