"""The card game on a terminal: what is shown where.

On 100 columns and 40 lines the city is large, with the cards on offer and the participants beside it, and below them the
score, the log, the question and the choices. From 80 columns and 24 lines on the same is there in small.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, ConsoleDimensions
from rich.text import Text

from carson.cards.configuration.characters import SHERIFF
from carson.cards.game import CardGame
from carson.cards.map.contents import KIND_NAMES, KINDS
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.scoring import score_parts
from carson.cards.shown.previews import by_source
from carson.cards.state.steps import STEPS
from carson.cli.terminal.cards import panel
from carson.cli.terminal.cards.city_picture import PICTURE_WIDTH, SMALL_WIDTH, TO_ASCII, CityPicture, drawn, window
from carson.cli.terminal.cards.menu import CardsMenu
from carson.cli.terminal.lines import DIM, STRONG, beside, cropped, shortened, wrapped
from carson.cli.terminal.look import Look
from carson.cli.terminal.screen import Screen
from carson.core.sums import total
from carson.sentences.cards_sentences import CardsSentences, rank

SMALL_HEIGHT: Final = 24
FEWEST_LOG_LINES: Final = 2
TITLE_AND_PROMPT: Final = 2  # lines


class CardsScreen(Screen[CardGame, CardsMenu]):
    """One terminal on which one card game is shown."""

    width = PICTURE_WIDTH + 1 + panel.WIDTH
    sentences: CardsSentences

    def __init__(self, console: Console, sentences: CardsSentences, look: Look) -> None:
        super().__init__(console, sentences, look)
        self.panel = panel.Panel(sentences, look)
        self.picture = CityPicture(self.words, look)
        self._parts: tuple[CardsMenu, ConsoleDimensions, list[Text], list[Text]] | None = None  # once for each menu

    def fits(self) -> bool:
        """Whether city and panel stand side by side, in large or in small."""
        return self.large() or (
            self.console.width >= SMALL_WIDTH + 1 + panel.SMALL_WIDTH and self.console.height >= SMALL_HEIGHT
        )

    def large(self) -> bool:
        return super().fits()

    def show(self, lines: Iterable[Text]) -> None:
        if not self.look.ascii:
            super().show(lines)
            return
        plain = []
        for line in lines:
            copy = line.copy()
            copy.plain = copy.plain.translate(TO_ASCII)
            plain.append(copy)
        super().show(plain)

    # The table.

    def table(self, menu: CardsMenu, log: Sequence[str], news: int, private: bool = True) -> list[Text]:
        above, below = self.parts(menu)
        room = self.log_room(menu) if self.fits() else max(news, FEWEST_LOG_LINES)
        return [self.title(menu.game), *above, *self.log(log, news, room), *below]

    def log_room(self, menu: CardsMenu) -> int:
        above, below = self.parts(menu)
        return max(1, self.console.height - TITLE_AND_PROMPT - len(above) - len(below))

    def parts(self, menu: CardsMenu) -> tuple[list[Text], list[Text]]:
        """City, panel and score; the question and the choices. Both as long as they can be and leave room for the log."""
        if self._parts is None or self._parts[:2] != (menu, self.console.size):
            for tight, brief in ((False, False), (True, False), (True, True)):
                above, below = self._above(menu, tight), self._below(menu, brief)
                spare = self.console.height - TITLE_AND_PROMPT - len(above) - len(below)
                if spare >= FEWEST_LOG_LINES or not self.fits():
                    break
            if spare > FEWEST_LOG_LINES:
                below = [Text(), *below]
            self._parts = menu, self.console.size, above, below
        return self._parts[2:]

    def _below(self, menu: CardsMenu, brief: bool) -> list[Text]:
        return [*self.question(menu, "" if brief else self._hint(menu)), *self.choices(menu, brief)]

    def _above(self, menu: CardsMenu, tight: bool) -> list[Text]:
        game, seat, panel = menu.game, menu.seat, self.panel
        to_lay = panel.to_lay(game, menu.card_to_place())
        if self.large():
            hand = [*to_lay, Text()] if to_lay else []
            side = [*hand, *panel.market(game, seat), Text(), *panel.players(game, extra=0 if tight else 2)]
            return [*beside(self.city(menu), side, PICTURE_WIDTH + 1), *self.score(game, seat)]
        side = to_lay or panel.small_market(game, seat)
        if tight and not to_lay:  # while a card is taken the choices are the market
            side = [] if menu.asked == "take-card" else side[1:]
        side = [*side, *panel.small_players(game)]
        score = [self.score_in_brief(game, seat)] if tight else [*self.score(game, seat), *self._characters(game, seat)]
        city = self.city(menu, small=True)
        return [*(beside(city, side, SMALL_WIDTH + 1) if self.fits() else [*city, *side]), *score]

    def city(self, menu: CardsMenu, small: bool = False) -> list[Text]:
        """A player's city, with the places for the card that is to be laid."""
        game, seat = menu.game, menu.seat
        city = game.cities[seat]
        if not city.land:
            return [Text(), *self.picture.alone(game, seat)]
        shown = window(city, game.has_captain(seat))
        if small:
            return self.picture.small(city, shown, menu.places())
        return self.picture.large(city, shown, game.holder[SHERIFF] == seat, menu.places())

    def score(self, game: CardGame, seat: int) -> list[Text]:
        """What a player would score now, and for what."""
        return wrapped(self.console, self._score(game, seat), self.console.width)

    def score_in_brief(self, game: CardGame, seat: int) -> Text:
        """The same in one line, with as many sources as it has room for."""
        text = self._score(game, seat)
        for left_out in range(1, len(by_source(score_parts(game, seat)))):
            if cell_len(text.plain) <= self.console.width:
                break
            text = self._score(game, seat, left_out)
        return cropped(text, self.console.width)

    def _score(self, game: CardGame, seat: int, left_out: int = 0) -> Text:
        parts = score_parts(game, seat)
        sources = [
            self.words("cards-source", part=self.sentences.reason(source), points=points)
            for source, points in by_source(parts).items()
        ]
        id = "cards-score-now" if sources else "cards-score-nothing"
        text = Text().append(self.words(id, points=total(parts)), STRONG)
        if left_out:
            sources[-left_out:] = ["…"]
        return text.append(" ").append(f" {self.dot} ".join(sources)) if sources else text

    def _characters(self, game: CardGame, seat: int) -> list[Text]:
        """A player's characters, where the panel has no room for them."""
        held = self.sentences.list(self.panel.facts(game, seat))
        text = Text(self.words("cards-your-characters", characters=held), DIM)
        return wrapped(self.console, text, self.console.width) if held else []

    def title(self, game: CardGame) -> Text:
        text = Text().append(self.words("cards-title"), STRONG).append("  ")
        if game.over:
            return self.with_hint(text.append(self.words("cards-phase-over")))
        text.append(self.words(f"cards-era-{game.era}")).append(f" {self.dot} ")
        text.append(self.words("play-round", round=game.round, rounds=ROUNDS)).append(f" {self.dot} ")
        text.append(self.words(f"cards-phase-{STEPS.name(game.agenda[-1])}"))
        return self.with_hint(text) if self.fits() else cropped(text, self.console.width)

    # The choices.

    def _hint(self, menu: CardsMenu) -> str:
        """How to read the numbers."""
        game = menu.game
        if menu.asked == "choose-bid" and not game.idle >> menu.seat & 1:
            others = game.config.players > 1
            return self.words("cards-hint-bids-people" if others else "cards-hint-bids")
        if menu.asked == "place-card" and menu.places():
            return self.words("cards-hint-places")
        return ""

    def choices(self, menu: CardsMenu, brief: bool = False) -> list[Text]:
        """The numbered ones, and those that are folded by their texts; in brief the sales too, and all in a line each."""
        lines = self.numbered(menu, menu.main)
        if menu.more:
            lines += self.folded(menu, 1 if brief else 2)
        if not brief:
            lines += self.numbered(menu, menu.sales)
        sales = [*(menu.sales if brief else ()), *menu.more_sales]
        if sales:
            texts = self.texts(self.words("play-choose-more"), menu, sales)
            lines += [cropped(Text(" ").join(texts), self.console.width)] if brief else texts
        return lines

    def folded(self, menu: CardsMenu, most: int) -> list[Text]:
        """Places or characters that have no number, in so many lines at most."""
        names = [menu.game.catalogue[choice].words[0] for choice in menu.more]
        label = self.words("cards-more-places" if menu.places() else "play-choose-more")
        rows = wrapped(self.console, Text().append(label, DIM).append(" " + " ".join(names)), self.console.width)
        if len(rows) > most:
            example = menu.game.catalogue.text(menu.more[0])
            return [Text(self.words("cards-more-many", count=len(names), example=example), DIM)]
        return rows

    # The end.

    def final(self, game: CardGame) -> list[Text]:
        """The ranking, where each point came from, and the best city of those who have one."""
        width = panel.WIDTH if self.large() else min(self.console.width, self.width)
        ranking, scores = [*self._winners(game), *self.ranking(game, width)], self.scores(game, width)
        best = next(seat for seat in game.ranking() if not game.is_virtual(seat))
        city = [Text(self.words("cards-city-of", player=self.sentences.name(best)), STRONG), *self.picture.alone(game, best)]
        if self.large():
            table = beside(city, [*ranking, Text(), *scores], PICTURE_WIDTH + 1)
        else:
            table = [*city, Text(), *scores, Text(), *ranking]
        return [self.title(game), *table, Text(), *self._how_to_look()]

    def _how_to_look(self) -> list[Text]:
        return wrapped(self.console, Text(self.words("cards-how-to-look"), DIM), self.console.width)

    def sources(self, game: CardGame) -> dict[str, list[int]]:
        """Buildings, then characters, as the words for them are listed."""
        order = [id.removeprefix("cards-part-") for id in self.words.ids("cards-part-")]
        points = super().sources(game)
        return {reason: points[reason] for reason in order if reason in points}

    def _winners(self, game: CardGame) -> list[Text]:
        winners = [self.sentences.name(seat) for seat in game.winners()]
        if len(winners) == 1:
            return [self.coloured(self.words("play-winner", player=winners[0]), STRONG)]
        return [self.coloured(self.words("cards-shared-win", players=self.sentences.list(winners, last="list-and")), STRONG)]

    def ranking(self, game: CardGame, width: int) -> list[Text]:
        """A line for each participant; equal points have the same place (C4.8)."""
        points = game.points()
        lines = []
        for seat in game.ranking():
            score = self.words("play-points", points=points[seat])
            line = Text(f"{rank(points, seat)}. ").append(f"{seat + 1}", self.look.players[seat]).append(" ")
            name = self.sentences.name(seat)
            if game.is_virtual(seat):
                level = self.words(f"cards-level-{game.config.virtual[seat - game.config.players]}")
                name = self.words("cards-virtual-of-level", name=name, level=level)
            line.append(shortened(name, width - len(line) - len(score) - 1))
            lines.append(line.append(score, STRONG))
        return lines

    # Help.

    def legend(self) -> list[str]:
        words = self.words
        named = self.sentences.list(
            words("cards-legend-sign", sign=drawn(kind, words, self.look), kind=self.sentences.kind(KIND_NAMES[kind]))
            for kind in KINDS
        )
        return [*words("cards-legend").splitlines(), words("cards-legend-signs", signs=named)]
