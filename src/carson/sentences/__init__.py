"""A game in words, for the terminal and the server alike: what happens, what is asked, what can be chosen, what is refused.

The words are in `carson.locales`; here they meet the values of a game. A game's own sentences have its name.
"""
