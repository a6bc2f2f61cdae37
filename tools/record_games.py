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
from carson.board.variants import VARIANTS
from carson.core.chance import draw, key_of
from carson.core.game import Game
from carson.core.record import Play, Record

FOLDER = Path(__file__).parents[1] / "tests" / "games"
NAMES = ["Ann", "Bo", "Cleo", "Dan", "Eve", "Finn"]
SEEDS = 30  # tried for each plan
LARGEST = 12_000  # bytes of a record

# How much a verb is liked where several are possible; what is not listed counts 2.
WEIGHTS = {"pass": 1, "place": 6, "white": 2, "road": 4, "build": 8, "buy": 4, "keep": 1, "decline": 1, "done": 1}

RED = "1R 2R 3R 4R 5R 6R 7R"
MIXED = "1Y 2R 3Y 4R 5Y 6R 7Y"
AS_PRESET = ""


@dataclass(frozen=True)
class Plan:
    """A game to record: a preset for a number of players, and what is different in it."""

    name: str  # says what it is
    preset: str
    players: int
    characters: str = AS_PRESET
    variants: tuple[str, ...] = ()
    river: str = ""  # an own course
    wants: str = ""  # decisions, kinds and sides that are rare and should be in it

    @property
    def config(self) -> dict[str, object]:
        changes: dict[str, object] = {"players": self.players, "variants": self.variants, "river": self.river.split()}
        if self.characters != AS_PRESET:
            changes["characters"] = self.characters.split()
        return BOARD.preset(self.preset, **changes)

    @property
    def file(self) -> str:
        return f"{self.name}.json"


PLANS = (
    # Every edition with every number of players, its presets as they are among them.
    Plan("first-2-mixed", "first-edition", 2, MIXED),
    Plan("first-3-red", "first-edition", 3, RED),
    Plan("first-4-yellow", "first-edition", 4),
    Plan("first-5-mixed", "first-edition", 5, MIXED),
    Plan("big-box-2-red", "big-box", 2, RED),
    Plan("big-box-2-yellow", "first-game", 2),
    Plan("big-box-3-mixed", "big-box", 3, MIXED),
    Plan("big-box-4-yellow", "first-game", 4),
    Plan("big-box-4-random", "big-box", 4, wants="next-building-duel"),
    Plan("big-box-5-mixed", "big-box", 5, MIXED, wants="general-store consent"),
    Plan("big-box-6-red", "big-box", 6, RED, wants="station"),
    Plan("big-box-6-random", "big-box", 6, wants="general-store prison"),
    # The casts of the rulebook.
    Plan("quiet-4", "quiet", 4, wants="14Y 14R treat-cowboy"),
    Plan("prosper-3", "prosper", 3, wants="0Y 8R 12Y 16Y"),
    Plan("home-owner-5", "home-owner", 5, wants="0Y 8Y 9Y 12Y 15R buy-with-land"),
    Plan("gold-rush-4", "gold-rush", 4, wants="0R 8R 9Y 10R 11R"),
    Plan("settling-scores-6", "settling-scores", 6, wants="0R 9R 10Y 12R 13R 14R funeral"),
    # Each variant alone, with characters that no preset has.
    Plan("new-beginning-3", "big-box", 3, "3Y 5Y 7R 13Y 17YR 18Y 19Y", ("new-beginning",), wants="17Y 17R 18Y 19Y"),
    Plan("river-4", "big-box", 4, "2R 4R 7R 11Y 17YR 18R 19R", ("river",), wants="17Y 17R 18R 19R"),
    Plan(
        "might-is-right-4", "big-box", 4, "1R 6R 7Y 10Y 14YR 17YR 18Y", ("might-is-right",), wants="choose-duel-tile 14Y 14R"
    ),
    Plan("kit-carson-3", "big-box", 3, "0R 1Y 4Y 9R 13R 16R 18R 19Y", ("kit-carson",), wants="18R 19Y"),
    Plan("outlaws-5", "big-box", 5, "2Y 6Y 7Y 10R 14YR 16Y 19R", ("outlaws",), wants="outlaw-reward ride-next 14Y 14R 16Y"),
    Plan("horses-4", "big-box", 4, "3R 5R 8Y 9Y 12R 15Y 17YR", ("horses",), wants="move-cowboy herd-horses 15Y"),
    # The extra, and a river of one's own.
    Plan("losers-choice-first-4", "first-edition", 4, MIXED, ("losers-choice",), wants="home-or-away"),
    Plan("own-river-5", "prosper", 5, variants=("river",), river="a6 b6 c6 c5 c4 d4 e4 e3 e2 e1"),
    # All variants at once.
    Plan("all-variants-3", "big-box", 3, "0Y 1Y 6R 9Y 12Y 14YR 15R 16Y", tuple(VARIANTS), wants="discard-tiles"),
    Plan("all-variants-4", "big-box", 4, "1R 7R 8R 10R 13Y 15Y 18Y", tuple(VARIANTS), wants="buy-horse"),
    Plan("all-variants-6", "big-box", 6, "0R 2Y 6Y 9R 11R 14YR 17YR 19R", tuple(VARIANTS), wants="outlaw-reward ride-next"),
)


@dataclass
class Seen:
    """What happens in games: the decisions asked, the kinds built, the sides of the characters taken."""

    decisions: set[str] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    sides: set[str] = field(default_factory=set)

    def look(self, game: Game) -> None:
        """At a game that waits for somebody. A side may be chosen after its card, so the cards are looked at, not events."""
        assert isinstance(game, BoardGame)
        self.decisions.add(STEPS.name(game.agenda[-1]))
        self.sides |= {game.sides[card].code for card in game.card if card >= 0}

    def read(self, game: Game) -> None:
        """All that happened in a game."""
        assert isinstance(game, BoardGame)
        for event in game.events or []:
            if event.kind == "built":
                self.kinds.add(str(event.values["kind"]))
            elif event.kind == "city-hall":
                self.kinds.add("city-hall")

    def add(self, other: Seen) -> None:
        self.decisions |= other.decisions
        self.kinds |= other.kinds
        self.sides |= other.sides

    def lacking(self) -> list[str]:
        """What there is and did not happen."""
        decisions = {name for name, task in zip(STEPS.names, STEPS.tasks, strict=True) if task is None}
        there = sorted(decisions - self.decisions)
        there += [kind for kind in KIND_NAMES if kind not in self.kinds]
        # `YR` is a card whose side the game or its holder says; both sides should be seen.
        return there + [code for code, side in CHARACTERS.items() if side.side != "YR" and code not in self.sides]

    @property
    def everything(self) -> set[str]:
        return self.decisions | self.kinds | self.sides

    def richness(self, wants: str) -> tuple[int, int]:
        return len(self.everything & set(wants.split())), len(self.everything)


class Chooser:
    """Random choices from a chance of its own, so that they are the same in every version of Python."""

    def __init__(self, seed: str) -> None:
        self.key = key_of(f"choices of {seed}")
        self.draws = 0

    def number(self, sides: int) -> int:
        self.draws += 1
        return draw(self.key, self.draws, sides)

    def seat(self, game: BoardGame) -> int:
        """Who chooses next: where several are asked together, anybody."""
        return game.waiting[self.number(len(game.waiting))] if len(game.waiting) > 1 else game.waiting[0]

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
        seat = chooser.seat(playing.game)
        playing.choose(seat, chooser.choose(playing.game, seat))
    seen.read(playing.game)
    return playing.record, seen


def record(plan: Plan) -> tuple[Record, Seen]:
    """The richest of the games tried for a plan; among equals the first."""
    games = [play(plan, f"{plan.name}-{number}") for number in range(1, SEEDS + 1)]
    return max(games, key=lambda game: game[1].richness(plan.wants))


def main() -> int:
    everything, lacking = Seen(), []
    FOLDER.mkdir(exist_ok=True)
    for plan in PLANS:
        kept, seen = record(plan)
        everything.add(seen)
        text = kept.as_text()
        (FOLDER / plan.file).write_text(text, encoding="utf-8", newline="\n")
        print(f"{plan.file:26} {len(kept.choices):4} choices {len(text):6} bytes  {' '.join(sorted(seen.kinds))}")
        lacking += [f"{thing} in {plan.file}" for thing in plan.wants.split() if thing not in seen.everything]
    for path in stray_files():
        print(f"{path.name}: of no plan; remove it")
    lacking += everything.lacking()
    if lacking:
        print("Not there:", ", ".join(lacking), "(try more SEEDS, or let another plan want it)")
    return 1 if lacking else 0


def stray_files() -> Iterator[Path]:
    """Records that no plan makes."""
    known = {plan.file for plan in PLANS}
    return (path for path in sorted(FOLDER.glob("*.json")) if path.name not in known)


if __name__ == "__main__":
    sys.exit(main())
