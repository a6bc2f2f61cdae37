"""The countable things of the board game and the ledger's accounts for them."""

from __future__ import annotations

from typing import Final

from carson.core.ledger import ACCOUNTS, SEATS, Things

THINGS: Final = Things()

# What changes hands and is told by another event: the thing ("*" for any), the reason. Characters and variants add theirs.
TOLD_ELSEWHERE: Final[set[tuple[str, str]]] = set()

# Pieces of which the box has a few: by name, the thing and how many there are. Characters and variants add theirs.
PIECES: Final[dict[str, tuple[int, int]]] = {}


def add_pieces(name: str, count: int, written: bool = False) -> int:
    """Register limited pieces (B2.6); all of them lie in the general supply when a game begins.

    `written`: states say so, as they did in earlier versions. Of later pieces nothing is written in games without them.
    """
    thing = THINGS.add(name, 0 if written else count)
    PIECES[name] = (thing, count)
    return thing


MONEY: Final = THINGS.add("money")
POINTS: Final = THINGS.add("points")
REVOLVERS: Final = THINGS.add("revolvers")
ROADS: Final = THINGS.add("roads")
HOUSES: Final = THINGS.add("houses")
MOUNTAINS: Final = THINGS.add("mountains")
COWBOYS: Final = THINGS.add("cowboys-1")  # one thing for each colour
for _seat in range(1, SEATS):
    THINGS.add(f"cowboys-{_seat + 1}")
PROPERTY: Final = THINGS.add("property-1")
for _seat in range(1, SEATS):
    THINGS.add(f"property-{_seat + 1}")

AMMUNITION_TOKEN: Final = add_pieces("ammunition", 1, written=True)

# The index in the ledger of each seat's own supply of cowboys and property tiles.
OWN_COWBOYS: Final = tuple(COWBOYS + seat * ACCOUNTS + seat for seat in range(SEATS))
OWN_PROPERTY: Final = tuple(PROPERTY + seat * ACCOUNTS + seat for seat in range(SEATS))


COWBOYS_OF: Final = tuple(COWBOYS + seat * ACCOUNTS for seat in range(SEATS))


def cowboys_of(seat: int) -> int:
    return COWBOYS_OF[seat]


def property_of(seat: int) -> int:
    return PROPERTY + seat * ACCOUNTS
