"""What a study knows of a game of the board game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from carson.board.buildings import KIND_NAMES
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from carson.board.map.contents import BUILDING, MOUNTAIN
from carson.board.map.town import NEIGHBOURS, PARCEL_OF, PARCELS, SIZE
from carson.board.round.duels import DIE
from carson.board.state.things import MONEY, POINTS
from carson.core.events import Event, Value, number_in, numbers_in, parts_in
from carson.core.ledger import SEATS
from carson.lab.study.board.rulings import MOMENTS
from carson.lab.study.gathering import Gathered, Gatherer

Values = Mapping[str, Value]
CITY_HALL: Final = "city-hall"  # as a part of an income
RIM: Final = (0, SIZE - 1)
NEAR: Final = 2  # parcels from the centre of the town
RICH: Final = 2  # mountains beside a parcel
MARKS: Final = {"building": "attack", "own-building": "defence"}
SHEET: Final = ("given", "cowboys", "revolvers", "roads", "parcels", "points", "sharpshooter", "bid")


class BoardGatherer(Gatherer[BoardGame]):
    """A round's standing is the money, the points and the firepower with which it begins."""

    moments: ClassVar[Mapping[str, str]] = MOMENTS

    def __init__(self, game: BoardGame, gathered: Gathered) -> None:
        super().__init__(game, gathered)
        self._centre = 0
        self._offered_in = 0  # the last round whose characters have been counted
        self._told: dict[str, Callable[[Values], None]] = {
            "centre": self._found, "first-order": self._start, "round": self._round, "take": self._taken,
            "claim": self._claimed, "place": self._placed, "shift": self._shifted, "pass": self._passed,
            "built": self._built, "move": self._moved, "duel": self._fought, "outlaw-beaten": self._outlaw,
            "outlaw-stays": self._outlaw, "sheet": self._sheet, "horse": self._horse, "rodeo-score": self._rodeo,
            "income": self._paid, "city-hall-drawn": self._city_hall,
        }  # fmt: skip

    def happened(self, event: Event) -> None:
        told = self._told.get(event.kind)
        if told is not None:
            told(event.values)

    def _of(self, values: Values, sort: str, what: str, amount: int = 1) -> None:
        self.note(sort, what, self.game.round, number_in(values, "seat"), amount)

    def _found(self, values: Values) -> None:
        self._centre = PARCEL_OF[str(values["place"])]

    def _start(self, values: Values) -> None:
        for position, seat in enumerate(numbers_in(values, "seats"), 1):
            self.note("start", str(position), 0, seat)

    def _round(self, values: Values) -> None:
        game, gathered = self.game, self.gathered
        for seat in range(game.players):
            held = game.held
            gathered.standing[game.round, seat] = (held[MONEY + seat], held[POINTS + seat], game.firepower(seat))
        for position, seat in enumerate(game.pass_order, 1):
            self.note("turn", str(position), game.round, seat)

    def _taken(self, values: Values) -> None:
        if self._offered_in != self.game.round:  # the Teacher shows her side when the choosing begins (B9.15)
            self._offered_in = self.game.round
            for side in self.game.sides:
                self.gathered.offered["character", f"{side.name}-{side.side}"] += 1
        self._of(values, "character", f"{values['character']}-{values['side']}")

    def _claimed(self, values: Values) -> None:
        if self.game.round:
            return
        parcel = PARCEL_OF[str(values["place"])]
        (row, column), (centre_row, centre_column) = divmod(parcel, SIZE), divmod(self._centre, SIZE)
        contents = self.game.contents
        mountains = sum(contents[near] == MOUNTAIN for near in NEIGHBOURS[parcel])
        features = {
            "rim": row in RIM or column in RIM,
            "near-centre": max(abs(row - centre_row), abs(column - centre_column)) <= NEAR,
            "mountains": mountains >= RICH,
            "mountain": contents[parcel] == MOUNTAIN,
            "connected": bool(self.game.connected[parcel]),
        }
        self._of(values, "first-parcels", "all")
        for name, holds in features.items():
            if holds:
                self._of(values, "first-parcel", name)

    def _where(self, seat: int, name: str) -> str:
        """A space by its name; a parcel by whose it is and what stands there."""
        place = PLACE_OF.get(name, PARCELS)
        if place >= PARCELS:
            return name
        owner = self.game.owner[place]
        if self.game.contents[place] >= BUILDING:
            return "own-building" if owner == seat else "building"
        return "parcel"

    def _placed(self, values: Values) -> None:
        where = self._where(number_in(values, "seat"), str(values["place"]))
        self._of(values, "space", where)
        if where in MARKS:
            self.mark(MARKS[where])

    def _shifted(self, values: Values) -> None:
        for name, amount in (("origin", -1), ("place", 1)):
            self._of(values, "space", self._where(number_in(values, "seat"), str(values[name])), amount)

    def _passed(self, values: Values) -> None:
        self._of(values, "pass", str(values["position"]))

    def _built(self, values: Values) -> None:
        self._of(values, "building", str(values["kind"]))

    def _paid(self, values: Values) -> None:
        self._of(values, "paid", str(values["kind"]))
        if any(reason == CITY_HALL for reason, _, _ in parts_in(values)):
            self.mark("city-hall-level")

    def _city_hall(self, values: Values) -> None:
        if not self.game.round:
            self.mark("city-hall-in-setup")

    def _moved(self, values: Values) -> None:
        thing, reason, seat = str(values["thing"]), str(values["reason"]), number_in(values, "target")
        if seat >= SEATS:
            return
        if thing == "money" and reason in KIND_NAMES:
            self.note("income", reason, self.game.round, seat, number_in(values, "count"))
        elif thing == "points":
            self.note("source", reason, self.game.round, seat, number_in(values, "count"))

    def _fought(self, values: Values) -> None:
        totals = self.gathered.totals
        totals["duels"] += 1
        totals["duels-tied"] += number_in(values, "tie", 0)
        place = PLACE_OF[str(values["place"])]
        if place < PARCELS and self.game.contents[place] >= BUILDING:
            self.mark("duel-on-building")
        if any(roll > DIE for roll in numbers_in(values, "rolls")):
            self.mark("several-dice")

    def _outlaw(self, values: Values) -> None:
        beaten = "seat" in values
        self.gathered.totals[f"outlaw-{number_in(values, 'strength')}-{'beaten' if beaten else 'stays'}"] += 1

    def _sheet(self, values: Values) -> None:
        for name in SHEET:
            self._of(values, "sheet", name, number_in(values, name))

    def _horse(self, values: Values) -> None:
        self._of(values, "horse", str(values["enclosure"]))

    def _rodeo(self, values: Values) -> None:
        self._of(values, "rodeo", "hats", number_in(values, "score"))
