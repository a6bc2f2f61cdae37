"""A toy game on the shared core: sealed bids, all seats at once, for treasures whose value a die decides.

Each lot is worth what the die shows. Everybody seals a bid from his coins; when the last bid is in all are opened, the
highest pays its bid and takes the points, a die decides between equals. Who has no coins left bids 0 without being asked.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar, Final

from carson.core.agenda import Decision, Frame, Steps, advance, push
from carson.core.choices import Catalogue
from carson.core.fields import ANY_NUMBER, COUNT, Field, Listed
from carson.core.game import Game
from carson.core.ledger import BANK, Things
from carson.core.refusal import Refusal
from carson.core.title import Title, config_in

CATALOGUE: Final = Catalogue()
MOST_COINS: Final = 9
BID: Final = CATALOGUE.add("bid", [str(coins) for coins in range(MOST_COINS + 1)])
PEEK: Final = CATALOGUE.add("peek")  # in the catalogue, never legal

THINGS: Final = Things()
COINS: Final = THINGS.add("coins")
POINTS: Final = THINGS.add("points")

STEPS: Final[Steps[Auction]] = Steps()

HIDDEN: Final = -1  # no bid yet
HEADER: Final = "toy position 1"


class Auction(Game):
    """The state: how many lots are left, what this one is worth, and the sealed bids by seat."""

    name = "toy"
    catalogue: ClassVar = CATALOGUE
    things: ClassVar = THINGS
    fields: ClassVar = (Field("worth", COUNT), Field("bids", Listed(ANY_NUMBER, by_seat=True), copied=True))
    steps = STEPS

    seats: int
    lots: int
    worth: int
    bids: list[int]

    def __init__(self, players: int, lots: int, seed: str) -> None:
        self.start(seed)
        self.seats = players
        self.lots = lots
        self.worth = 0
        self.bids = [HIDDEN] * players

    @property
    def players(self) -> int:
        return self.seats

    def points(self) -> list[int]:
        return self.held[POINTS : POINTS + self.seats]

    def ranking(self) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: -self.held[POINTS + seat])

    def public_view(self) -> dict[str, object]:
        return {
            "game": self.name,
            "over": self.over,
            "waiting": list(self.waiting),
            "lots": self.lots,
            "worth": self.worth,
            "coins": self.held[COINS : COINS + self.seats],
            "points": self.points(),
        }

    def secrets(self, seat: int) -> dict[str, object]:
        return {} if self.bids[seat] == HIDDEN else {"own_bid": self.bids[seat]}

    def draw_hidden(self, seat: int) -> None:
        """The bids of the others who have sealed theirs."""
        for other, bid in enumerate(self.bids):
            if other != seat and bid != HIDDEN:
                self.bids[other] = self.draw(self.held[COINS + other] + 1)

    def explain(self, seat: int, choice: int) -> dict[str, object]:
        return {"left": self.held[COINS + seat] - (choice - BID)}

    def config_as_json(self) -> dict[str, object]:
        return {"edition": "toy", "players": self.seats, "lots": self.lots}

    def derive(self) -> None:
        """Nothing follows from the fields."""


def open_lot(game: Auction, frame: Frame) -> None:
    """A die says what the next lot is worth; then everybody is asked at once."""
    if game.lots:
        game.lots -= 1
        game.worth = game.draw(6) + 1
        game.tell("lot", worth=game.worth)
        push(game, (SEAL_BID, (1 << game.players) - 1), (OPEN_LOT,))


class SealBid(Decision[Auction]):
    """A secret bid: (bits of the seats that still owe one)."""

    name = "seal-bid"
    together = True

    def legal(self, game: Auction, seat: int, frame: Frame) -> list[int]:
        return list(range(BID, BID + game.held[COINS + seat] + 1))

    def apply(self, game: Auction, seat: int, frame: Frame, choice: int) -> None:
        game.bids[seat] = choice - BID
        game.tell("sealed", seat=seat)
        game.tell_only(seat, "own-bid", coins=game.bids[seat])
        left = frame[1] & ~(1 << seat)
        game.agenda.append((SEAL_BID, left) if left else (REVEAL,))

    def refuse(self, game: Auction, seat: int, frame: Frame, choice: int) -> Refusal:
        if choice < PEEK:
            return Refusal("too-dear", price=choice - BID, money=game.held[COINS + seat])
        return super().refuse(game, seat, frame, choice)


def reveal(game: Auction, frame: Frame) -> None:
    """All bids are opened together; the highest pays and scores, a die decides between equals."""
    game.tell("revealed", bids=game.bids[:])
    best = [seat for seat in range(game.players) if game.bids[seat] == max(game.bids)]
    winner = best[game.draw(len(best))] if len(best) > 1 else best[0]
    game.move(COINS, winner, BANK, game.bids[winner], "bid")
    game.move(POINTS, BANK, winner, game.worth, "lot")
    game.bids = [HIDDEN] * game.players


OPEN_LOT: Final = STEPS.task("open-lot", open_lot)
SEAL_BID: Final = STEPS.add(SealBid())
REVEAL: Final = STEPS.task("reveal", reveal)


class Toy(Title):
    """The toy's entry for a registry."""

    name = "toy"
    catalogue = CATALOGUE
    header = HEADER
    editions: ClassVar[Mapping[str, int]] = {"toy": 3}
    presets = ("plain",)
    variants = ()
    game: ClassVar[type[Auction]] = Auction

    def preset(self, name: str, /, **changes: object) -> dict[str, object]:
        config = {"edition": "toy", "players": 2, "lots": 5, **changes}
        if name != "plain" or config["players"] not in (2, 3):
            raise Refusal("player-count", players=str(config["players"]), most=3, edition="toy")
        return config

    def new(self, config: Mapping[str, object], seed: str, quiet: bool = False) -> Auction:
        players, lots = config.get("players"), config.get("lots")
        if not isinstance(players, int) or not isinstance(lots, int):
            raise Refusal("bad-config", field="players")
        game = self.game(players, lots, seed)
        if quiet:
            game.events = None
        for seat in range(players):
            game.move(COINS, BANK, seat, 5, "start")
        push(game, (OPEN_LOT,))
        advance(game, STEPS)
        return game

    def from_json(self, state: Mapping[str, object]) -> Auction:
        config = config_in(state)
        game = self.game(int(str(config["players"])), int(str(config["lots"])), "")
        game.restore(state)
        return game

    def from_position(self, text: str) -> Auction:
        header, _, state = text.partition("\n")
        if header != HEADER:
            raise Refusal("not-a-position", header=HEADER)
        return self.from_json(json.loads(state))

    def position(self, game: Game) -> str:
        return f"{HEADER}\n{json.dumps(game.as_json())}\n"


TOY: Final = Toy()
