"""The ledger: what can be counted lies in one flat list and moves from one account to another with a reason.

Each thing (money, points, one colour's cowboys, one kind of tile) has a block of accounts in the list; its sum never
changes. What never runs out (money, Houses) comes from a bank that may go below zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING, Final

from carson.core.fields import ANY_NUMBER, Code, dict_in

if TYPE_CHECKING:
    from carson.core.game import Game

SEATS: Final = 6
BANK: Final = 6  # the central bank, the general supply, the bag
BOARD: Final = 7  # on the board
TRACK: Final = 8  # for sale on the action track
OUT: Final = 9  # out of the game
ACCOUNTS: Final = 10

# The seats as one of them sees them: his own, then those after him.
SEEN: Final = ("own", "next", "third", "fourth", "fifth", "sixth")

ACCOUNT_NAMES: Final = ("1", "2", "3", "4", "5", "6", "bank", "board", "track", "out")


class Things:
    """The countable things of a game, each with the offset of its block of accounts."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.unwritten: list[list[int]] = []  # by thing, how its accounts are where nothing is written of it

    def add(self, name: str, unmoved: int = 0) -> int:
        """Another thing. Of so many in the bank nothing is written until one is moved: earlier states stay the same."""
        self.names.append(name)
        self.unwritten.append([unmoved if account == BANK else 0 for account in range(ACCOUNTS)])
        return (len(self.names) - 1) * ACCOUNTS

    def name(self, thing: int) -> str:
        return self.names[thing // ACCOUNTS]

    def empty(self) -> list[int]:
        return [0] * (len(self.names) * ACCOUNTS)

    def totals(self, held: Sequence[int]) -> dict[str, int]:
        """The sum of each thing over all accounts: the same after every choice."""
        return {name: sum(held[i * ACCOUNTS : (i + 1) * ACCOUNTS]) for i, name in enumerate(self.names)}


class Ledger(Code[list[int]]):
    """By thing and account what is held, without zeros and what was never moved: `{"money": {"1": 15, "bank": -15}}`."""

    def write(self, value: list[int], game: Game) -> object:
        written = {}
        for index, (name, unwritten) in enumerate(zip(game.things.names, game.things.unwritten, strict=True)):
            block = value[index * ACCOUNTS : (index + 1) * ACCOUNTS]
            if block != unwritten:
                written[name] = {account: count for account, count in zip(ACCOUNT_NAMES, block, strict=True) if count}
        return written

    def read(self, written: object, game: Game) -> list[int]:
        held = list(chain.from_iterable(game.things.unwritten))
        for name, accounts in dict_in(written, game.things.names).items():
            first = game.things.names.index(name) * ACCOUNTS
            held[first : first + ACCOUNTS] = [0] * ACCOUNTS
            for account, count in dict_in(accounts, ACCOUNT_NAMES).items():
                held[first + ACCOUNT_NAMES.index(account)] = ANY_NUMBER.read(count, game)
        return held
