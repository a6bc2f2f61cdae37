"""A game on a terminal: the log, the question, the numbered choices, the ranking. A game's own screen puts them in place."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

from carson.cli.terminal.answers import Drawing
from carson.cli.terminal.lines import DIM, PLAIN, STRONG, beside, cropped, in_ascii, shortened, wrapped
from carson.cli.terminal.look import Look
from carson.cli.terminal.menu import Menu
from carson.core.game import Game
from carson.sentences.sentences import Sentences

MOST_LINES: Final = 8  # of choices below each other
FEW_LINES: Final = 3  # of choices in one column, if two columns are wide enough
SCORE: Final = 4  # columns for a number in the table of points

G = TypeVar("G", bound=Game)
M = TypeVar("M", bound=Menu[Any])


class Screen(ABC, Generic[G, M]):
    """One terminal on which one game is shown. It reads the game and never changes it."""

    width: ClassVar[int] = 100  # what the table needs; with less room all stands below each other
    height: ClassVar[int] = 40

    def __init__(self, console: Console, sentences: Sentences[G], look: Look) -> None:
        self.console = console
        self.sentences = sentences
        self.words = sentences.words
        self.look = look
        self.dot = self.words("play-dot")

    # What a game shows.

    @abstractmethod
    def table(self, menu: M, log: Sequence[str], news: int, private: bool = True) -> list[Text]:
        """The whole screen for a decision but for the line on which is typed. The last `news` lines of the log are new.

        Private: only the player whose decision it is sees it, with his secrets.
        """

    @abstractmethod
    def log_room(self, menu: M) -> int:
        """How many lines of the log the table has room for, where it fits."""

    @abstractmethod
    def final(self, game: G) -> list[Text]:
        """The table at the end, the ranking, and where each point came from."""

    @abstractmethod
    def legend(self) -> list[str]:
        """What the signs on the table mean, for the help page."""

    @property
    def log_width(self) -> int:
        return self.console.width

    # What all games share.

    def fits(self) -> bool:
        return self.console.width >= self.width and self.console.height >= self.height

    def show(self, lines: Iterable[Text]) -> None:
        """All at once, so that nothing flickers."""
        text = Text("\n").join(lines)
        if self.look.ascii:
            text.plain = in_ascii(text.plain)
        self.console.print(text, soft_wrap=True)

    def with_hint(self, title: Text) -> Text:
        """A title with how to get help at its right end."""
        hint = self.words("play-help-hint")
        return title.append(" " * (min(self.width, self.console.width) - len(title) - len(hint))).append(hint, DIM)

    def log(self, lines: Sequence[str], news: int, room: int) -> list[Text]:
        """The end of the log, what was known already dim; in two columns if the news need them."""
        lines = lines[max(0, len(lines) - 2 * room) :]
        texts = [self.coloured(line, DIM if age > news else PLAIN) for age, line in zip(range(len(lines), 0, -1), lines)]
        width = self.log_width
        if len(self.rows(texts[-news:] if news else [], width)) <= room:
            rows = self.rows(texts, width)
            return [Text()] * (room - len(rows)) + rows[max(0, len(rows) - room) :]
        rows = self.rows(texts, width // 2 - 1)
        rows = rows[max(0, len(rows) - 2 * room) :]
        return beside(rows[:room], rows[room:], width // 2)

    def log_holds(self, news: Sequence[str], room: int) -> bool:
        """Whether so many lines show all the news, in one column or, unless a picture is among them, in two."""
        texts = [Text(line) for line in news]
        if len(self.rows(texts, self.log_width)) <= room:
            return True
        return not isinstance(news, Drawing) and len(self.rows(texts, self.log_width // 2 - 1)) <= 2 * room

    def rows(self, texts: Iterable[Text], width: int) -> list[Text]:
        return [row for text in texts for row in wrapped(self.console, text, width)]

    def coloured(self, line: str, style: Style = PLAIN) -> Text:
        """A sentence with the players' names in their colours."""
        text = Text(line, style)
        for seat, name in enumerate(self.sentences.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self.look.players[seat])
        return text

    def question(self, menu: M, more: str = "") -> list[Text]:
        text = self.coloured(self.sentences.question(menu.game, menu.seat), STRONG)
        if more:
            text = Text().append_text(text).append(" " + more, DIM)
        return wrapped(self.console, text, self.console.width)

    def numbered(self, menu: M, choices: Sequence[int]) -> list[Text]:
        """Choices with their numbers, in one column or in two."""
        lines = []
        for choice in choices:
            text = Text().append(f"{menu.number_of(choice):>2}", STRONG).append(") ", DIM)
            lines.append(text.append(self.sentences.choice(menu.game, menu.seat, choice)))
        half = (len(lines) + 1) // 2
        left = max((cell_len(line.plain) for line in lines[:half]), default=0) + 2
        right = max((cell_len(line.plain) for line in lines[half:]), default=0)
        both = left + right <= self.console.width
        if len(lines) <= (FEW_LINES if both else MOST_LINES) or not (both or self.fits()):
            return [cropped(line, self.console.width) for line in lines]
        if not both:
            left = self.console.width // 2
            lines = [cropped(line, left - 1) for line in lines]
        return beside(lines[:half], lines[half:], left)

    def texts(self, label: str, menu: M, choices: Sequence[int]) -> list[Text]:
        """Choices by their texts, behind a label."""
        names = f" {self.dot} ".join(menu.game.catalogue.text(choice) for choice in choices)
        return wrapped(self.console, Text().append(label, DIM).append(" ").append(names), self.console.width)

    # The end.

    def ranking(self, game: G, width: int) -> list[Text]:
        """A line for each player, the winner first."""
        points = game.points()
        lines = []
        for position, seat in enumerate(game.ranking(), 1):
            score = self.words("play-points", points=points[seat])
            line = Text(f"{position}. ").append(f"{seat + 1}", self.look.players[seat]).append(" ")
            line.append(shortened(self.sentences.name(seat), width - len(line) - len(score) - 1))
            lines.append(line.append(score, STRONG))
        return lines

    def sources(self, game: G) -> dict[str, list[int]]:
        """The points of all seats by their reason, as they are listed."""
        return points_by_reason(game)

    def scores(self, game: G, width: int) -> list[Text]:
        """Where each point came from; a column for each player, the winner's first."""
        ranking = game.ranking()
        room = width - 1 - SCORE * len(ranking)
        head = Text(shortened(self.words("play-scores-head"), room), DIM)
        for seat in ranking:
            head.append(" " * (SCORE - 1)).append(f"{seat + 1}", self.look.players[seat])
        lines = [head]
        for reason, points in self.sources(game).items():
            counts = "".join(str(points[seat] or self.dot).rjust(SCORE) for seat in ranking)
            lines.append(Text(shortened(self.sentences.reason(reason), room) + counts))
        total = "".join(str(game.points()[seat]).rjust(SCORE) for seat in ranking)
        return [*lines, Text(shortened(self.words("play-total"), room) + total, STRONG)]


def points_by_reason(game: Game) -> dict[str, list[int]]:
    """The points of all seats, added up from the ledger by their reason, in the order in which they first came."""
    points: dict[str, list[int]] = {}
    for event in game.events or []:
        if event.kind == "move" and event.values["thing"] == "points":
            count = event.values["count"]
            for seat, sign in ((event.values["target"], 1), (event.values["source"], -1)):
                if isinstance(seat, int) and isinstance(count, int) and seat < game.players:
                    points.setdefault(str(event.values["reason"]), [0] * game.players)[seat] += sign * count
    return points
