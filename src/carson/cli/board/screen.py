"""The table on a terminal: what is shown where. It reads a game and never changes it.

On 100 columns and 40 lines everything has its place: the town with players and track beside it, the log, the question
and the choices. A wider terminal has the log beside the town; on a smaller one the parts stand below each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions
from rich.style import Style
from rich.text import Text

from carson.board.game import BoardGame
from carson.board.places import PLACE_OF
from carson.board.rules import ROUNDS
from carson.board.things import ROADS
from carson.board.town import PARCEL_OF
from carson.cli.board import panel
from carson.cli.board.asides import round_facts, table_lines
from carson.cli.board.menu import FAR, MOST_LINES, Menu
from carson.cli.board.sentences import Sentences
from carson.cli.board.town_picture import PICTURE_HEIGHT, PICTURE_WIDTH, Look, town_picture
from carson.cli.lines import DIM, PLAIN, STRONG, beside, cropped, in_ascii, wrapped

WIDTH: Final = PICTURE_WIDTH + 1 + panel.WIDTH
HEIGHT: Final = 40
LOG_BESIDE: Final = WIDTH + 50  # from this width on
FEWEST_LOG_LINES: Final = 2
FEW_LINES: Final = 3  # of choices in one column, if two columns are wide enough


class Screen:
    """One terminal on which one game is shown."""

    def __init__(self, console: Console, sentences: Sentences, look: Look) -> None:
        self.console = console
        self.sentences = sentences
        self.words = sentences.words
        self.look = look
        self.panel = panel.Panel(sentences, look)
        self._below: tuple[Menu, ConsoleDimensions, list[Text]] | None = None  # worked out once for each menu

    # Everything.

    def fits(self) -> bool:
        return self.console.width >= WIDTH and self.console.height >= HEIGHT

    def show(self, lines: Iterable[Text]) -> None:
        """All at once, so that nothing flickers."""
        text = Text("\n").join(lines)
        if self.look.ascii:
            text.plain = in_ascii(text.plain)
        self.console.print(text, soft_wrap=True)

    def table(self, game: BoardGame, menu: Menu, log: Sequence[str], news: int, private: bool = True) -> list[Text]:
        """The whole screen for a decision but for the line on which is typed. The last `news` lines of the log are new.

        Private: only the player whose decision it is sees it, with his secrets.
        """
        below = self.below(menu)
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
        return [title, *beside(table, log_lines, WIDTH + 2), *below]

    def below(self, menu: Menu) -> list[Text]:
        """The question and the choices, which have to leave some lines for the log."""
        if self._below is None or self._below[:2] != (menu, self.console.size):
            lines = [Text(), *self.question(menu), *self.choices(menu)]
            used = PICTURE_HEIGHT + len(self.asides(menu.game)) + 2 + FEWEST_LOG_LINES
            if self.fits() and len(lines) > self.console.height - used:
                lines = [*self.question(menu), *self.choices(menu, brief=True)]
            self._below = menu, self.console.size, lines
        return self._below[2]

    def log_room(self, menu: Menu) -> int:
        """How many lines of the log there is room for, beside the town or between it and the question."""
        room = self.console.height - 2 - len(self.below(menu))  # the title, and the line on which is typed
        return room if self.console.width >= LOG_BESIDE else room - PICTURE_HEIGHT - len(self.asides(menu.game))

    @property
    def log_width(self) -> int:
        return self.console.width - WIDTH - 2 if self.fits() and self.console.width >= LOG_BESIDE else self.console.width

    def targets(self, menu: Menu) -> dict[int, str]:
        """The parcels that can be chosen, with their numbers; land, of which there is much, is not marked."""
        targets: dict[int, str] = {}
        for choice in menu.main + menu.more:
            words = menu.game.catalogue[choice].words
            if words and words[-1] in PARCEL_OF:
                number = str(menu.number_of(choice)) if choice in menu.main else self.look.signs.target
                targets.setdefault(PARCEL_OF[words[-1]], number)
        return targets

    # Its parts, each a list of lines.

    def title(self, game: BoardGame) -> Text:
        text = Text().append(self.words("play-title"), STRONG).append("  ")
        if game.round:
            text.append(self.words("play-round", round=game.round, rounds=ROUNDS))
            text.append(f" {self.panel.dot} ")
        text.append(self.panel.phase(game))
        for fact in round_facts(game, self.sentences):
            text.append(f" {self.panel.dot} {fact}")
        hint = self.words("play-help-hint")
        return text.append(" " * (min(WIDTH, self.console.width) - len(text) - len(hint))).append(hint, DIM)

    def asides(self, game: BoardGame) -> list[Text]:
        """What variants add for the whole table."""
        return [
            row
            for line in table_lines(game, self.sentences)
            for row in wrapped(self.console, Text(line, DIM), self.console.width)
        ]

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
        """Whether so many lines show all the news."""
        texts = [Text(line) for line in news]
        return len(self.rows(texts, self.log_width)) <= room or len(self.rows(texts, self.log_width // 2 - 1)) <= 2 * room

    def rows(self, texts: Iterable[Text], width: int) -> list[Text]:
        return [row for text in texts for row in wrapped(self.console, text, width)]

    def coloured(self, line: str, style: Style = PLAIN) -> Text:
        """A sentence with the players' names in their colours."""
        text = Text(line, style)
        for seat, name in enumerate(self.sentences.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", self.look.players[seat])
        return text

    def question(self, menu: Menu) -> list[Text]:
        text = self.coloured(self.sentences.question(menu.game, menu.seat), STRONG)
        if menu.spaces:
            text = Text().append_text(text).append(" " + self.words("play-choose-space", last=len(menu.spaces)), DIM)
        return wrapped(self.console, text, self.console.width)

    # The choices.

    def choices(self, menu: Menu, brief: bool = False) -> list[Text]:
        """The numbered ones, then a line or two for each kind that is folded; in brief the land is only seen on the map."""
        lines = self._numbered(menu)
        words = self.words
        if menu.land:
            lines += [Text(words("play-choose-land-brief"), DIM)] if brief else self._land(menu)
        if menu.more:
            rows = self._names(words("play-choose-more"), menu.more, menu)
            if brief and len(rows) > 1:
                rows[0].rstrip()
                rows = [rows[0].append(" …")]
            lines += rows
        if menu.amounts:
            first, last = (menu.game.catalogue.text(choice) for choice in (menu.amounts[0], menu.amounts[-1]))
            lines.append(Text(words("play-choose-amount", first=first, last=last), DIM))
        if menu.white:
            lines.append(Text(words("play-choose-white", example=menu.game.catalogue.text(menu.white[0])), DIM))
        if menu.dynamite:
            lines.append(Text(words("play-choose-dynamite", example=menu.game.catalogue.text(menu.dynamite[0])), DIM))
        if menu.roads:
            example = menu.game.catalogue.text(menu.roads[0])
            roads = menu.game.held[ROADS + menu.seat]
            lines.append(Text(words("play-choose-road", example=example, roads=roads, places=len(menu.roads)), DIM))
        return lines

    def _numbered(self, menu: Menu) -> list[Text]:
        first = len(menu.spaces) + 1
        lines = []
        for number, choice in enumerate(menu.main, first):
            text = Text().append(f"{number:>2}", STRONG).append(") ", DIM)
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

    def _land(self, menu: Menu) -> list[Text]:
        """Many parcels by their names, after each price or description; of what lies far off only how many they are."""
        text = Text().append(self.words("play-choose-land"), DIM)
        for label, choices in menu.land.items():
            if label == FAR:
                text.append("  ").append(self.words("play-land-far", count=len(choices)), DIM)
                continue
            text.append("  ").append(label if label.startswith("$") else self.words(f"play-land-{label}"), STRONG)
            for choice in choices:
                name = menu.game.catalogue[choice].words[-1]
                rivals = menu.game.standing[PLACE_OF[name]] & ~(1 << menu.seat)
                text.append(f" {name}").append(self.look.signs.cowboys if rivals else "", STRONG)
        return wrapped(self.console, text, self.console.width)

    def _names(self, label: str, choices: Sequence[int], menu: Menu) -> list[Text]:
        names = f" {self.panel.dot} ".join(menu.game.catalogue.text(choice) for choice in choices)
        return wrapped(self.console, Text().append(label, DIM).append(" ").append(names), self.console.width)

    # The end.

    def final(self, game: BoardGame) -> list[Text]:
        """The town as it stands at the end, and beside it the ranking and where each point came from."""
        town = list(town_picture(game, self.words, self.look).split("\n"))
        points = [*self.panel.ranking(game), Text(), *self.panel.scores(game)]
        table = beside(town, points, PICTURE_WIDTH + 2) if self.fits() else [*town, Text(), *points]
        return [self.title(game), *table, Text(), Text(self.words("play-how-to-save"), DIM)]
