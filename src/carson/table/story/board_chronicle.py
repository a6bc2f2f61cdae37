"""The board game in figures: money, points and firepower by round, what buildings earned, and luck with dice (B6, B7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import ClassVar, Final, NamedTuple

from carson.board.buildings import KIND_NAMES
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from carson.board.map.contents import BUILDING, CONTENT_NAMES
from carson.board.round.duels import DIE, dice_in, odds
from carson.board.state.things import MONEY, POINTS
from carson.core.events import Event, texts_in
from carson.core.ledger import SEATS
from carson.table.story.chronicle import Chronicle, Facts, Luck
from carson.table.story.round_summary import RoundSummary, SeatSummary
from carson.table.story.sums import Sums, listed

LOOT: Final = "attack"  # half of what another's building pays
NOBODY: Final = -1
COUNTED: Final = ("money", "points")
CLAIMS: Final = ("claim", "buy-parcel")  # events by which somebody gets land
ENDS: Final = ("round", "end")  # of the round before; the first ends the setup


class Gain(NamedTuple):
    thing: str
    seat: int
    amount: int  # negative for what a seat gave away
    reason: str


class _Fortune:
    """A player's luck so far."""

    def __init__(self) -> None:
        self.duels = self.won = self.gambles = self.gambled = 0
        self.expected = self.usual = Fraction()

    def told(self) -> Luck:
        expected, usual = round(float(self.expected), 3), round(float(self.usual), 3)
        return Luck(self.duels, self.won, expected, self.gambles, self.gambled, usual)


class BoardChronicle(Chronicle[BoardGame]):
    """A round's figures are those with which the next one begins: new cowboys have come, and cards gone back."""

    kinds: ClassVar[Mapping[str, Facts]] = {
        "characters": Facts("character", "side"),
        "parcels": Facts("how", "parcel"),
        "buildings": Facts("building", "parcel"),
        "income": Facts("building", amount="dollars"),
        "moves": Facts("thing", "reason", "amount"),
    }

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self._points = [Counter[str]() for _ in range(game.players)]
        self._earned = [Counter[str]() for _ in range(game.players)]
        self._lot: list[str] = []  # parcels that are auctioned
        self._fortunes = [_Fortune() for _ in range(game.players)]

    @property
    def round(self) -> int:
        return self.game.round

    def figures(self) -> dict[str, list[int]]:
        seats = range(self.game.players)
        return {
            "money": [self.game.held[MONEY + seat] for seat in seats],
            "points": self.game.points(),
            "firepower": [self.game.firepower(seat) for seat in seats],
        }

    def sources(self) -> list[Sums]:
        return [listed(points) for points in self._points]

    def income(self) -> list[Sums]:
        return [listed(earned) for earned in self._earned]

    def luck(self) -> list[Luck]:
        return [fortune.told() for fortune in self._fortunes]

    def happened(self, event: Event) -> None:
        values = event.values
        if event.kind == "move":
            self._moved(event)
        elif event.kind in CLAIMS:
            self.note("parcels", number(values["seat"]), event.kind, str(values["place"]))
        elif event.kind in ("auction-parcels", "auction-ammunition"):
            self._lot = texts_in(values, "places") if event.kind == "auction-parcels" else []
        elif event.kind == "auction-won":
            for parcel in self._lot:
                self.note("parcels", number(values["seat"]), "auction", parcel)
        elif event.kind == "built":
            self.note("buildings", number(values["seat"]), str(values["kind"]), str(values["place"]))
        elif event.kind == "take":
            self.note("characters", number(values["seat"]), str(values["character"]), str(values["side"]))
        elif event.kind == "round":
            self.write_down(self.game.round - 1)
        elif event.kind == "gamble":
            self._gambled(number(values["seat"]), number(values["money"]))
        elif event.kind in ("duel", "outlaw-beaten", "outlaw-stays") and not self.game.rules.duel:
            winner = values.get("winner" if event.kind == "duel" else "seat", NOBODY)
            least = number(values.get("strength", 0))
            self._fought(str(values["place"]), numbers(values["seats"]), numbers(values["firepower"]), number(winner), least)

    def _moved(self, event: Event) -> None:
        for thing, seat, count, reason in gains(event):
            if thing in COUNTED:
                self.note("moves", seat, thing, reason, count)
            if thing == "points":
                self._points[seat][reason] += count
            elif thing == "money" and count > 0 and (reason in KIND_NAMES or reason == LOOT):
                self._earned[seat][reason] += count
                self.note("income", seat, reason, amount=count)

    @classmethod
    def round_summary(cls, game: BoardGame, before: Sequence[Event], now: Sequence[Event]) -> RoundSummary | None:
        end = next((index for index, event in enumerate(now) if event.kind in ENDS), None)
        round = game.round if game.over else game.round - 1
        if end is None or not round:
            return None
        begin = max(index for index, event in enumerate(before) if event.kind == "round")
        events = [*before[begin:], *now[:end]]
        return RoundSummary(round, game.over, [summed_up(game, seat, events) for seat in game.ranking()])

    def _fought(self, place: str, seats: Sequence[int], firepower: Sequence[int], winner: int, least: int) -> None:
        """A fight with dice, by the chances before the first roll: a die that is rolled again is not foreseen."""
        dice = tuple(dice_in(self.game, seat, PLACE_OF[place]) for seat in seats)
        for seat, chance in zip(seats, odds(tuple(firepower), dice, least), strict=True):
            fortune = self._fortunes[seat]
            fortune.duels += 1
            fortune.won += seat == winner
            fortune.expected += chance

    def _gambled(self, seat: int, money: int) -> None:
        side = self.game.side(seat)
        rolls = list(product(range(1, DIE + 1), repeat=2))
        fortune = self._fortunes[seat]
        fortune.gambles += 1
        fortune.gambled += money
        fortune.usual += Fraction(sum(side.gamble(self.game, seat, list(roll)) for roll in rolls), len(rolls))


def gains(event: Event) -> Iterator[Gain]:
    """What seats got by a move in the ledger, or gave away."""
    values = event.values
    thing, reason, count = str(values["thing"]), str(values["reason"]), number(values["count"])
    for account, sign in (("target", 1), ("source", -1)):
        seat = number(values[account])
        if seat < SEATS:
            yield Gain(thing, seat, sign * count, reason)


def summed_up(game: BoardGame, seat: int, events: Iterable[Event]) -> SeatSummary:
    """A seat's round, of which these are the events; the game is as it was after them."""
    own = [gain for event in events if event.kind == "move" for gain in gains(event) if gain.seat == seat]
    earned, scored, promised = Counter[str](), Counter[str](), Counter[str]()
    for gain in own:
        if gain.thing == "points":
            scored[gain.reason] += gain.amount
        elif gain.thing == "money" and gain.amount > 0:
            earned[gain.reason] += gain.amount
    spent = -sum(gain.amount for gain in own if gain.thing == "money" and gain.amount < 0)
    for parcel in () if game.over else game.built_up():
        if game.owner[parcel] == seat and game.contents[parcel] >= BUILDING:
            promised[CONTENT_NAMES[game.contents[parcel]]] += game.income(parcel)
    money, points = game.held[MONEY + seat], game.held[POINTS + seat]
    return SeatSummary(seat, money, points, listed(earned), spent, listed(scored), listed(promised))


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [number(item) for item in value]
