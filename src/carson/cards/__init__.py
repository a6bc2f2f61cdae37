"""Carson City: The Card Game (2018): blind bids, terrain cards of 2 x 2 parcels, virtual players.

`title.py` says how one is started, `game.py` is its state, `round/` the course of the game; a city is in `map/city.py`,
what it scores in `round/scoring.py`, what a character scores in `configuration/characters.py`.
"""
