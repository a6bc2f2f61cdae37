"""What a player of the card game sees and is told, for tests: the table of a position, answers to his questions."""

from __future__ import annotations

import io

from rich.console import Console

from carson.cards.game import CardGame
from carson.cli.terminal.cards.answers import CardsAnswers
from carson.cli.terminal.cards.menu import CardsMenu
from carson.cli.terminal.cards.screen import CardsScreen
from carson.cli.terminal.look import Look
from carson.locales import Words
from carson.sentences.cards_sentences import CardsSentences
from carson.sentences.naming import names_at_table

NAMES = ["Ann", "Bella", "Carl", "Dora", "Emil", "Fritz"]


def paper(width: int = 100, height: int = 40) -> Console:
    """A terminal whose screen can be read back."""
    return Console(
        width=width, height=height, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip


def sentences_of(game: CardGame) -> CardsSentences:
    config = game.config.as_json()
    return CardsSentences(Words(), names_at_table(Words(), config, NAMES[: game.config.players]))


def table(game: CardGame, seat: int = 1, width: int = 100, height: int = 40, ascii: bool = False) -> list[str]:
    """The screen of a decision of this seat (from 1), line by line."""
    console = paper(width, height)
    screen = CardsScreen(console, sentences_of(game), Look(ascii))
    screen.show(screen.table(CardsMenu(game, seat - 1), [], 0))
    return console.export_text().splitlines()


def final(game: CardGame, width: int = 100, height: int = 40) -> list[str]:
    """The page at the end."""
    console = paper(width, height)
    screen = CardsScreen(console, sentences_of(game), Look())
    screen.show(screen.final(game))
    return console.export_text().splitlines()


def answers(game: CardGame, seat: int = 1) -> CardsAnswers:
    menu = None if game.over else CardsMenu(game, seat - 1)
    return CardsAnswers(game, seat - 1, menu, sentences_of(game))


def labels(game: CardGame, seat: int = 1) -> list[str]:
    """The numbered choices in words."""
    menu, sentences = CardsMenu(game, seat - 1), sentences_of(game)
    return [f"{menu.number_of(choice)}) {sentences.choice(game, seat - 1, choice)}" for choice in menu.numbered]
