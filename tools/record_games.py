"""Records the games in tests/games: random choices with a leaning towards what is rare, the same in every run.

    .venv/bin/python tools/record_games.py

For each plan a few seeds are played and the game in which most happens is kept. Run it again when a rule changes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from carson.board.characters import CHARACTERS
from carson.board.contents import EMPTY, KIND_NAMES, RANCH
from carson.board.game import BoardGame
from carson.board.kind import BOARD
from carson.board.steps import STEPS
from carson.board.town import LINES, PARCEL_OF, SIDE_OF
from carson.core.chance import draw, key_of
from carson.core.game import Game
from carson.core.record import Play, Record

FOLDER = Path(__file__).parents[1] / "tests" / "games"
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]
SEEDS = 20  # tried for each plan

# How much a verb is liked where several are possible; what is not listed counts 2.
WEIGHTS = {"pass": 1, "place": 6, "white": 2, "road": 4, "build": 8, "buy": 4, "keep": 1, "decline": 1, "done": 1}


@dataclass(frozen=True)
class Plan:
    """A game to record: a preset for a number of players, and the sides of its seven characters."""

    preset: str
    players: int
    sides: str  # yellow, red, mixed, or random as the preset has it
    wants: tuple[str, ...] = ()  # kinds and decisions that are rare and should be in it

    @property
    def config(self) -> dict[str, object]:
        changes: dict[str, object] = {"players": self.players}
        if self.sides != "random":
            sides = {"yellow": "YYYYYYY", "red": "RRRRRRR", "mixed": "YRYRYRY"}[self.sides]
            changes["characters"] = [f"{number}{side}" for number, side in enumerate(sides, 1)]
        return BOARD.preset(self.preset, **changes)

    @property
    def file(self) -> str:
        return f"{self.config['edition']}-{self.players}-{self.sides}.json"


# Every edition with every number of players, every preset as it is.
PLANS = (
    Plan("first-edition", 2, "mixed"),
    Plan("first-edition", 3, "red"),
    Plan("first-edition", 4, "yellow"),
    Plan("first-edition", 5, "mixed"),
    Plan("first-game", 2, "yellow"),
    Plan("first-game", 4, "yellow"),
    Plan("big-box", 2, "red"),
    Plan("big-box", 3, "mixed"),
    Plan("big-box", 4, "random", wants=("school", "next-building-duel")),
    Plan("big-box", 5, "mixed", wants=("general-store", "consent")),
    Plan("big-box", 6, "red", wants=("station",)),
    Plan("big-box", 6, "random", wants=("general-store", "prison")),
)


@dataclass
class Seen:
    """What happens in games: the decisions asked, the kinds built, the sides of the characters taken."""

    decisions: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    sides: set[str] = field(default_factory=set)

    def look(self, game: Game) -> None:
        """At a game that waits for somebody."""
        assert isinstance(game, BoardGame)
        self.decisions.add(STEPS.name(game.agenda[-1]))

    def read(self, game: Game) -> None:
        """All that happened in a game."""
        assert isinstance(game, BoardGame)
        codes = {(side.name, side.side): side.code for side in game.sides}
        for event in game.events or []:
            if event.kind == "built":
                self.kinds.add(str(event.values["kind"]))
            elif event.kind == "city-hall":
                self.kinds.add("city-hall")
            elif event.kind == "take":
                self.sides.add(codes[str(event.values["character"]), str(event.values["side"])])

    def add(self, other: Seen) -> None:
        self.decisions |= other.decisions
        self.kinds |= other.kinds
        self.sides |= other.sides

    def lacking(self) -> list[str]:
        """What there is and did not happen."""
        decisions = {name for name, task in zip(STEPS.names, STEPS.tasks, strict=True) if task is None}
        there = sorted(decisions - self.decisions)
        there += [kind for kind in KIND_NAMES if kind not in self.kinds]
        return there + [code for code in CHARACTERS if code not in self.sides]

    def richness(self, wants: tuple[str, ...]) -> tuple[int, int]:
        everything = self.decisions | self.kinds | self.sides
        return len(everything & set(wants)), len(everything)


class Chooser:
    """Random choices from a chance of its own, so that they are the same in every version of Python."""

    def __init__(self, seed: str) -> None:
        self.key = key_of(f"choices of {seed}")
        self.draws = 0

    def number(self, sides: int) -> int:
        self.draws += 1
        return draw(self.key, self.draws, sides)

    def choose(self, game: BoardGame, seat: int) -> int:
        by_verb: dict[str, list[int]] = {}
        for choice in game.legal(seat):
            by_verb.setdefault(BOARD.catalogue[choice].verb, []).append(choice)
        lots = [verb for verb in by_verb for _ in range(WEIGHTS.get(verb, 2))]
        verb = lots[self.number(len(lots))]
        choices = by_verb[verb]
        if self.number(4):  # otherwise quite at random
            choices = self.liked(game, verb, choices)
        return choices[self.number(len(choices))]

    def liked(self, game: BoardGame, verb: str, choices: list[int]) -> list[int]:
        """What makes a town: cowboys for buildings and for land by a road, roads along a railway, money kept together."""
        words = {choice: BOARD.catalogue[choice].words for choice in choices}
        if verb == "place" and self.number(3):
            best = [choice for choice in choices if words[choice][0].startswith(("building", "roads"))]
            best += [choice for choice in choices if by_road(game, words[choice])]
        elif verb == "place":
            best = [choice for choice in choices if has_building(game, words[choice])]
        elif verb in ("claim", "buy"):
            best = [choice for choice in choices if by_road(game, words[choice])]
        elif verb == "road":
            best = along_the_railway(game, choices)
        elif verb in ("give", "points"):
            best = choices[:1]
        else:
            best = choices
        return best or choices


def by_road(game: BoardGame, words: tuple[str, ...]) -> bool:
    """Whether these words name an empty parcel with a road."""
    parcel = PARCEL_OF.get(words[0])
    return parcel is not None and bool(game.connected[parcel]) and game.contents[parcel] == EMPTY


def has_building(game: BoardGame, words: tuple[str, ...]) -> bool:
    parcel = PARCEL_OF.get(words[0])
    return parcel is not None and game.contents[parcel] >= RANCH


def along_the_railway(game: BoardGame, choices: list[int]) -> list[int]:
    """The roads that prolong the longest straight line: a station needs a whole one (B5.10)."""

    def length(choice: int) -> int:
        side = SIDE_OF[BOARD.catalogue[choice].words[0]]
        return max(sum(game.roads[road] for road in line) for line in LINES if side in line)

    longest = max(map(length, choices))
    return [choice for choice in choices if length(choice) == longest]


def play(plan: Plan, seed: str) -> tuple[Record, Seen]:
    """One game of a plan, played to its end, and what happened in it."""
    playing = Play(BOARD, plan.config, seed, NAMES[: plan.players])
    chooser = Chooser(seed)
    seen = Seen()
    while not playing.game.over:
        assert isinstance(playing.game, BoardGame)
        seen.look(playing.game)
        seat = playing.game.waiting[0]
        playing.choose(seat, chooser.choose(playing.game, seat))
    seen.read(playing.game)
    return playing.record, seen


def record(plan: Plan) -> tuple[Record, Seen]:
    """The richest of the games tried for a plan; among equals the first."""
    games = [play(plan, f"{plan.file.removesuffix('.json')}-{number}") for number in range(1, SEEDS + 1)]
    return max(games, key=lambda game: game[1].richness(plan.wants))


def main() -> int:
    everything = Seen()
    FOLDER.mkdir(exist_ok=True)
    for plan in PLANS:
        kept, seen = record(plan)
        everything.add(seen)
        text = kept.as_text()
        (FOLDER / plan.file).write_text(text, encoding="utf-8", newline="\n")
        print(f"{plan.file:24} {len(kept.choices):4} choices {len(text):6} bytes  {' '.join(sorted(seen.kinds))}")
    for path in stray_files():
        print(f"{path.name}: of no plan; remove it")
    lacking = everything.lacking()
    if lacking:
        print("In none of them:", ", ".join(lacking), "(try more SEEDS, or let a plan want it)")
    return 1 if lacking else 0


def stray_files() -> Iterator[Path]:
    """Records that no plan makes."""
    known = {plan.file for plan in PLANS}
    return (path for path in sorted(FOLDER.glob("*.json")) if path.name not in known)


if __name__ == "__main__":
    sys.exit(main())
