"""Carson City: The Card Game (2018): blind bids, terrain cards of 2 x 2 parcels, virtual players.

`kind.py` is its entry in the registry, `game.py` its state, `rounds.py` the course of the game; a city is in `city.py`,
what it scores in `scoring.py`, what a character does in `characters.py`.
"""
