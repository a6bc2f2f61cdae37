"""The board games that are recorded for tests/games: their plans, what their choosers like, what there is to be seen."""

from __future__ import annotations

from dataclasses import dataclass

from carson.board.buildings import KIND_NAMES
from carson.board.characters import CHARACTERS
from carson.board.game import BoardGame
from carson.board.map.contents import BUILDING, EMPTY
from carson.board.map.town import LINES, PARCEL_OF, SIDE_OF
from carson.board.state.steps import STEPS
from carson.board.title import BOARD
from carson.board.variants import VARIANTS
from carson.core.game import Game
from tools.recording import Chooser, Plan, Seen

RED = "1R 2R 3R 4R 5R 6R 7R"
MIXED = "1Y 2R 3Y 4R 5Y 6R 7Y"
AS_PRESET = ""


class BoardSeen(Seen):
    """The decisions asked, the kinds built, the sides of the characters taken."""

    def look(self, game: Game) -> None:
        """A side may be chosen after its card, so the cards are looked at, not events."""
        assert isinstance(game, BoardGame)
        self.things.add(STEPS.name(game.agenda[-1]))
        self.things |= {game.sides[card].code for card in game.card if card >= 0}

    def read(self, game: Game) -> None:
        for event in game.events or []:
            if event.kind == "built":
                self.things.add(str(event.values["kind"]))
            elif event.kind == "city-hall":
                self.things.add("city-hall")

    def all_there_is(self) -> list[str]:
        decisions = [name for name, task in zip(STEPS.names, STEPS.tasks, strict=True) if task is None]
        # `YR` is a card whose side the game or its holder says; both sides should be seen.
        return [*decisions, *KIND_NAMES, *(code for code, side in CHARACTERS.items() if side.side != "YR")]


class BoardChooser(Chooser):
    weights = {"pass": 1, "place": 6, "white": 2, "road": 4, "build": 8, "buy": 4, "keep": 1, "decline": 1, "done": 1}

    def liked(self, game: Game, verb: str, choices: list[int]) -> list[int]:
        """What makes a town: cowboys for buildings and for land by a road, roads along a railway, money kept together."""
        assert isinstance(game, BoardGame)
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
    return parcel is not None and game.contents[parcel] >= BUILDING


def along_the_railway(game: BoardGame, choices: list[int]) -> list[int]:
    """The roads that prolong the longest straight line: a station needs a whole one (B5.10)."""

    def length(choice: int) -> int:
        side = SIDE_OF[BOARD.catalogue[choice].words[0]]
        return max(sum(game.roads[road] for road in line) for line in LINES if side in line)

    longest = max(map(length, choices))
    return [choice for choice in choices if length(choice) == longest]


@dataclass(frozen=True)
class BoardPlan(Plan):
    """A preset for a number of players, and what is different in it."""

    preset: str
    players: int
    characters: str = AS_PRESET
    variants: tuple[str, ...] = ()
    river: str = ""  # an own course
    wants: str = ""  # decisions, kinds and sides that are rare and should be in it

    kind = BOARD
    chooser = BoardChooser
    seen = BoardSeen

    @property
    def config(self) -> dict[str, object]:
        changes: dict[str, object] = {"players": self.players, "variants": self.variants, "river": self.river.split()}
        if self.characters != AS_PRESET:
            changes["characters"] = self.characters.split()
        return BOARD.preset(self.preset, **changes)

    @property
    def wanted(self) -> str:
        return self.wants


PLANS = (
    # Every edition with every number of players, its presets as they are among them.
    BoardPlan("first-2-mixed", "first-edition", 2, MIXED),
    BoardPlan("first-3-red", "first-edition", 3, RED),
    BoardPlan("first-4-yellow", "first-edition", 4),
    BoardPlan("first-5-mixed", "first-edition", 5, MIXED),
    BoardPlan("big-box-2-red", "big-box", 2, RED),
    BoardPlan("big-box-2-yellow", "first-game", 2),
    BoardPlan("big-box-3-mixed", "big-box", 3, MIXED),
    BoardPlan("big-box-4-yellow", "first-game", 4),
    BoardPlan("big-box-4-random", "big-box", 4, wants="next-building-duel"),
    BoardPlan("big-box-5-mixed", "big-box", 5, MIXED, wants="general-store consent"),
    BoardPlan("big-box-6-red", "big-box", 6, RED, wants="station"),
    BoardPlan("big-box-6-random", "big-box", 6, wants="general-store prison"),
    # The casts of the rulebook.
    BoardPlan("quiet-4", "quiet", 4, wants="14Y 14R treat-cowboy"),
    BoardPlan("prosper-3", "prosper", 3, wants="0Y 8R 12Y 16Y"),
    BoardPlan("home-owner-5", "home-owner", 5, wants="0Y 8Y 9Y 12Y 15R buy-with-land"),
    BoardPlan("gold-rush-4", "gold-rush", 4, wants="0R 8R 9Y 10R 11R"),
    BoardPlan("settling-scores-6", "settling-scores", 6, wants="0R 9R 10Y 12R 13R 14R funeral"),
    # Each variant alone, with characters that no preset has.
    BoardPlan("new-beginning-3", "big-box", 3, "3Y 5Y 7R 13Y 17YR 18Y 19Y", ("new-beginning",), wants="17Y 17R 18Y 19Y"),
    BoardPlan("river-4", "big-box", 4, "2R 4R 7R 11Y 17YR 18R 19R", ("river",), wants="17Y 17R 18R 19R"),
    BoardPlan(
        "might-is-right-4", "big-box", 4, "1R 6R 7Y 10Y 14YR 17YR 18Y", ("might-is-right",), wants="choose-duel-tile 14Y 14R"
    ),
    BoardPlan("kit-carson-3", "big-box", 3, "0R 1Y 4Y 9R 13R 16R 18R 19Y", ("kit-carson",), wants="18R 19Y"),
    BoardPlan(
        "outlaws-5", "big-box", 5, "2Y 6Y 7Y 10R 14YR 16Y 19R", ("outlaws",), wants="outlaw-reward ride-next 14Y 14R 16Y"
    ),
    BoardPlan("horses-4", "big-box", 4, "3R 5R 8Y 9Y 12R 15Y 17YR", ("horses",), wants="move-cowboy herd-horses 15Y"),
    # The extra, and a river of one's own.
    BoardPlan("losers-choice-first-4", "first-edition", 4, MIXED, ("losers-choice",), wants="home-or-away"),
    BoardPlan("own-river-5", "prosper", 5, variants=("river",), river="a6 b6 c6 c5 c4 d4 e4 e3 e2 e1"),
    # All variants at once.
    BoardPlan("all-variants-3", "big-box", 3, "0Y 1Y 6R 9Y 12Y 14YR 15R 16Y", tuple(VARIANTS), wants="discard-tiles"),
    BoardPlan("all-variants-4", "big-box", 4, "1R 7R 8R 10R 13Y 15Y 18Y", tuple(VARIANTS), wants="buy-horse"),
    BoardPlan(
        "all-variants-6", "big-box", 6, "0R 2Y 6Y 9R 11R 14YR 17YR 19R", tuple(VARIANTS), wants="outlaw-reward ride-next"
    ),
)
