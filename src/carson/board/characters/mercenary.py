"""The Mercenary (7): more firepower for the round, 3 on the yellow side, 2 with a higher cash limit on the red one."""

from __future__ import annotations

from carson.board.characters.character import Character


class MercenaryYellow(Character):
    number = 7
    name = "mercenary"
    side = "Y"
    limit = 20
    firepower = 3


class MercenaryRed(Character):
    number = 7
    name = "mercenary"
    side = "R"
    limit = 30
    firepower = 2
