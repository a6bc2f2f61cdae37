"""The board game on a terminal: what is shown where.

On 100 columns and 40 lines everything has its place: the town with players and track beside it, the log, the question
and the choices. A wider terminal has the log beside the town; on a smaller one the parts stand below each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console, ConsoleDimensions
from rich.text import Text

from carson.board.buildings import KIND_NAMES
from carson.board.configuration.rules import ROUNDS
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from carson.board.map.town import PARCEL_OF
from carson.board.state.things import ROADS
from carson.cli.terminal.board import panel
from carson.cli.terminal.board.menu import FAR, BoardMenu
from carson.cli.terminal.board.town_picture import PICTURE_HEIGHT, PICTURE_WIDTH, signs, town_picture
from carson.cli.terminal.lines import DIM, STRONG, beside, wrapped
from carson.cli.terminal.look import Look
from carson.cli.terminal.screen import Screen
from carson.sentences.board_sentences import BoardSentences

LOG_BESIDE: Final = PICTURE_WIDTH + 1 + panel.WIDTH + 50  # from this width on
FEWEST_LOG_LINES: Final = 2


class BoardScreen(Screen[BoardGame, BoardMenu]):
    """One terminal on which one board game is shown."""

    width = PICTURE_WIDTH + 1 + panel.WIDTH
    sentences: BoardSentences

    def __init__(self, console: Console, sentences: BoardSentences, look: Look) -> None:
        super().__init__(console, sentences, look)
        self.panel = panel.Panel(sentences, look)
        self._below: tuple[BoardMenu, ConsoleDimensions, list[Text]] | None = None  # worked out once for each menu

    def table(self, menu: BoardMenu, log: Sequence[str], news: int, private: bool = True) -> list[Text]:
        game, below = menu.game, self.below(menu)
        title = self.title(game)
        town = list(town_picture(game, self.words, self.look, self.targets(menu)).split("\n"))
        players, track = self.panel.players(game, menu.seat if private else None), self.panel.track(game, menu)
        asides = self.asides(game)
        if not self.fits():
            log_lines = self.log(log, news, max(news, FEWEST_LOG_LINES))
            return [title, *town, *players, *track, *asides, Text(), *log_lines, *below]
        gap = [Text()] * (PICTURE_HEIGHT - len(players) - len(track))
        table = [*beside(town, [*players, *gap, *track], PICTURE_WIDTH + 1), *asides]
        log_lines = self.log(log, news, self.log_room(menu))
        if self.console.width < LOG_BESIDE:
            return [title, *table, *log_lines, *below]
        return [title, *beside(table, log_lines, self.width + 2), *below]

    def below(self, menu: BoardMenu) -> list[Text]:
        """The question and the choices, which have to leave some lines for the log."""
        if self._below is None or self._below[:2] != (menu, self.console.size):
            question = self.question(menu, self._spaces(menu))
            lines = [Text(), *question, *self.choices(menu)]
            used = PICTURE_HEIGHT + len(self.asides(menu.game)) + 2 + FEWEST_LOG_LINES
            if self.fits() and len(lines) > self.console.height - used:
                lines = [*question, *self.choices(menu, brief=True)]
            self._below = menu, self.console.size, lines
        return self._below[2]

    def log_room(self, menu: BoardMenu) -> int:
        """Beside the town, or between it and the question."""
        room = self.console.height - 2 - len(self.below(menu))  # the title, and the line on which is typed
        return room if self.console.width >= LOG_BESIDE else room - PICTURE_HEIGHT - len(self.asides(menu.game))

    @property
    def log_width(self) -> int:
        beside_town = self.fits() and self.console.width >= LOG_BESIDE
        return self.console.width - self.width - 2 if beside_town else self.console.width

    def targets(self, menu: BoardMenu) -> dict[int, str]:
        """The parcels that can be chosen, with their numbers; land, of which there is much, is not marked."""
        targets: dict[int, str] = {}
        for choice in menu.main + menu.more:
            words = menu.game.catalogue[choice].words
            if words and words[-1] in PARCEL_OF:
                number = str(menu.number_of(choice)) if choice in menu.main else signs(self.look).target
                targets.setdefault(PARCEL_OF[words[-1]], number)
        return targets

    # Its parts, each a list of lines.

    def title(self, game: BoardGame) -> Text:
        text = Text().append(self.words("board-title"), STRONG).append("  ")
        if game.round:
            text.append(self.words("play-round", round=game.round, rounds=ROUNDS))
            text.append(f" {self.dot} ")
        text.append(self.panel.phase(game))
        for variant in game.rules.variants:
            if fact := variant.round_fact(game):
                text.append(f" {self.dot} {self.words(fact[0], **fact[1])}")
        return self.with_hint(text)

    def asides(self, game: BoardGame) -> list[Text]:
        """What variants add for the whole table, between the town and the log."""
        facts = (variant.table_fact(game) for variant in game.rules.variants)
        lines = [Text(self.words(fact[0], **fact[1]), DIM) for fact in facts if fact]
        return [row for line in lines for row in wrapped(self.console, line, self.console.width)]

    # The choices.

    def _spaces(self, menu: BoardMenu) -> str:
        return self.words("board-choose-space", last=len(menu.spaces)) if menu.spaces else ""

    def choices(self, menu: BoardMenu, brief: bool = False) -> list[Text]:
        """The numbered ones, then a line or two for each kind that is folded; in brief the land is only seen on the map."""
        lines = self.numbered(menu, menu.main)
        words = self.words
        if menu.land:
            lines += [Text(words("board-choose-land-brief"), DIM)] if brief else self._land(menu)
        untold = [choice for verb in menu.special if not words.has(f"board-choose-{verb}") for choice in menu.special[verb]]
        if more := menu.more + untold:
            rows = self.texts(words("play-choose-more"), menu, more)
            if brief and len(rows) > 1:
                rows[0].rstrip()
                rows = [rows[0].append(" …")]
            lines += rows
        if menu.amounts:
            first, last = (menu.game.catalogue.text(choice) for choice in (menu.amounts[0], menu.amounts[-1]))
            lines.append(Text(words("play-choose-amount", first=first, last=last), DIM))
        for verb, placements in menu.special.items():
            if words.has(f"board-choose-{verb}"):
                lines.append(Text(words(f"board-choose-{verb}", example=menu.game.catalogue.text(placements[0])), DIM))
        if menu.roads:
            example = menu.game.catalogue.text(menu.roads[0])
            roads = menu.game.held[ROADS + menu.seat]
            lines.append(Text(words("board-choose-road", example=example, roads=roads, places=len(menu.roads)), DIM))
        return lines

    def _land(self, menu: BoardMenu) -> list[Text]:
        """Many parcels by their names, after each price or description; of what lies far off only how many they are."""
        text = Text().append(self.words("board-choose-land"), DIM)
        for label, choices in menu.land.items():
            if label == FAR:
                text.append("  ").append(self.words("board-land-far", count=len(choices)), DIM)
                continue
            text.append("  ").append(label if label.startswith("$") else self.words(f"board-land-{label}"), STRONG)
            for choice in choices:
                name = menu.game.catalogue[choice].words[-1]
                rivals = menu.game.standing[PLACE_OF[name]] & ~(1 << menu.seat)
                text.append(f" {name}").append(signs(self.look).cowboys if rivals else "", STRONG)
        return wrapped(self.console, text, self.console.width)

    # The end.

    def final(self, game: BoardGame) -> list[Text]:
        """The town as it stands at the end, and beside it the ranking and where each point came from."""
        town = list(town_picture(game, self.words, self.look).split("\n"))
        points = [*self._winner(game), *self.ranking(game, panel.WIDTH), Text(), *self.scores(game, panel.WIDTH)]
        table = beside(town, points, PICTURE_WIDTH + 2) if self.fits() else [*town, Text(), *points]
        return [self.title(game), *table, Text(), Text(self.words("play-how-to-save"), DIM)]

    def _winner(self, game: BoardGame) -> list[Text]:
        first, second, *_ = game.ranking()
        points = game.points()
        tie = [Text(self.words("board-tie"), DIM)] if points[first] == points[second] else []
        return [Text(self.words("play-winner", player=self.sentences.name(first)), STRONG), *tie]

    # Help.

    def legend(self) -> list[str]:
        words, drawn = self.words, signs(self.look)
        kinds = [(words(f"sign-{kind}"), self.sentences.kind(kind)) for kind in KIND_NAMES]
        named = self.sentences.list(words("board-legend-sign", sign=sign, kind=kind) for sign, kind in kinds)
        pieces = words("board-legend-signs", signs=named, cowboys=drawn.cowboys, blocked=drawn.blocked, **drawn.contents)
        return [*words("board-legend").splitlines(), pieces, "", words("board-legend-players")]
