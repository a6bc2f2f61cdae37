"""The balance study: the games that are played for it, what is gathered from them, estimates, and a report."""
