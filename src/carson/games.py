"""The games that there are: an entry for each says where its parts are. Nothing else above the engine names a game.

A part is loaded when somebody asks for it, so imports go one way, and whoever only simulates loads no screens. What a part
promises is its own room's affair: `make_bot`, `sentences_of`, `chronicle_of`, `terminal_of`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from carson.core.refusal import Refusal
from carson.core.title import Title

RANDOM: Final = "carson.bots.random_bot:RandomBot"  # plays every game
LEVELS: Final = ("tenderfoot", "deputy", "marshal", "legend")  # of bots, as people know them; others are there to compare


@dataclass(frozen=True, kw_only=True)
class Entry:
    """A game: its parts, each as `module:name`. Its page has an entry of the same name in `web/src/games.ts`."""

    title: str
    sentences: str
    chronicle: str  # what is written down of it in figures
    terminal: str
    bots: Mapping[str, str]
    default_bot: str  # the opponent if none is named
    hint_bot: str  # the best one, which gives hints
    stand_in: str  # plays for those who leave
    bench: str = ""  # the preset that `carson bench` plays
    goals: str = ""  # what its lessons can be about; none: it has no lessons
    gatherer: str = ""  # what a study writes down of it
    report: str = ""  # and what it makes of that
    letter: str = ""  # of its rulings
    study: Mapping[str, int] = field(default_factory=dict)  # who plays in one, with how many simulations; 0: with its own
    encoding: str = ""  # how programs that learn see it
    foresight: str = ""  # how it may go on, for a review; none: it cannot be reviewed
    training: str = ""  # what `carson train` calls to learn the weights of its bots; none: they have no weights

    @property
    def levels(self) -> tuple[str, ...]:
        """The bots that are offered to people, the weakest first: all of a game that knows no levels."""
        return tuple(level for level in LEVELS if level in self.bots) or tuple(self.bots)

    @property
    def stars(self) -> dict[str, int]:
        """How strong its levels are: the more stars the stronger."""
        return {level: number for number, level in enumerate(LEVELS, 1) if level in self.bots}

    def stronger(self, bot: str) -> str:
        """One level higher, if there is one."""
        levels = self.levels
        return levels[min(levels.index(bot) + 1, len(levels) - 1)] if bot in levels else bot


GAMES: Final[dict[str, Entry]] = {  # the first is meant where none is named
    "board": Entry(
        title="carson.board.title:BOARD",
        sentences="carson.sentences.board_sentences:BoardSentences",
        chronicle="carson.table.story.board_chronicle:BoardChronicle",
        goals="carson.table.lessons.board_goals:GOALS",
        gatherer="carson.lab.study.board.gatherer:BoardGatherer",
        report="carson.lab.study.board.report:REPORT",
        letter="B",
        terminal="carson.cli.terminal.board.board_terminal:BoardTerminal",
        bots={
            "random": RANDOM,
            "greedy": "carson.bots.board.greedy:GreedyBot",
            "tenderfoot": "carson.bots.board.levels:Tenderfoot",
            "deputy": "carson.bots.board.levels:Deputy",
            "marshal": "carson.bots.board.levels:Marshal",
            "legend": "carson.bots.board.levels:Legend",
        },
        default_bot="deputy",
        hint_bot="legend",
        stand_in="marshal",
        bench="big-box",
        study={"marshal": 12, "deputy": 0},
        encoding="carson.lab.encoding.board_encoding:BoardEncoding",
        foresight="carson.bots.board.foresight:BoardForesight",
        training="carson.bots.board.training:train",
    ),
    "cards": Entry(
        title="carson.cards.title:CARDS",
        sentences="carson.sentences.cards_sentences:CardsSentences",
        chronicle="carson.table.story.cards_chronicle:CardsChronicle",
        goals="carson.table.lessons.cards_goals:GOALS",
        gatherer="carson.lab.study.cards.gatherer:CardsGatherer",
        report="carson.lab.study.cards.report:REPORT",
        letter="C",
        terminal="carson.cli.terminal.cards.cards_terminal:CardsTerminal",
        bots={
            "random": RANDOM,
            "greedy": "carson.bots.cards.greedy:CardsGreedyBot",
            "tenderfoot": "carson.bots.cards.levels:Tenderfoot",
            "deputy": "carson.bots.cards.levels:Deputy",
            "marshal": "carson.bots.cards.levels:Marshal",
            "legend": "carson.bots.cards.levels:Legend",
        },
        default_bot="deputy",
        hint_bot="legend",
        stand_in="marshal",
        bench="friends",
        study={"legend": 150, "marshal": 40},
        encoding="carson.lab.encoding.cards_encoding:CardsEncoding",
        foresight="carson.bots.cards.foresight:CardsForesight",
        training="carson.bots.cards.training:train",
    ),
}


def entry_of(game: str) -> Entry:
    if game not in GAMES:
        raise Refusal("unknown-game", game=game, known=", ".join(GAMES))
    return GAMES[game]


def first_game() -> str:
    """The game that is meant where none is named."""
    return next(iter(GAMES))


def title_of(game: str) -> Title:
    title = part_at(entry_of(game).title)
    assert isinstance(title, Title)
    return title


def titles() -> list[Title]:
    return [title_of(game) for game in GAMES]


def part_at(place: str) -> object:
    """What stands at `module:name`."""
    module, _, name = place.partition(":")
    found: object = getattr(import_module(module), name)
    return found


def class_at(place: str) -> type:
    found = part_at(place)
    assert isinstance(found, type)
    return found


def load_for_tables() -> None:
    """All that a table may ask for, in a process that answers others: none of them waits for an import later."""
    for entry in GAMES.values():
        for place in filter(None, (entry.title, entry.sentences, entry.chronicle, entry.goals, *entry.bots.values())):
            part_at(place)


def seats_taken(config: Mapping[str, object], participants: int) -> int:
    """How many seats people or bots take; the participants behind them are virtual players, which never choose."""
    players = config.get("players")
    return players if isinstance(players, int) else participants


def virtual_players(config: Mapping[str, object]) -> list[str]:
    """The levels of the virtual players; a game without them has no such setting."""
    levels = config.get("virtual")
    return [str(level) for level in levels] if isinstance(levels, list) else []
