"""The toy of `tests/core/toy.py` as a whole game: its parts above the engine, its words, and its entry among the games."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from carson.cli.output import Output
from carson.cli.parser import Option, number
from carson.cli.terminal.answers import Answers
from carson.cli.terminal.menu import Menu
from carson.cli.terminal.screen import Screen
from carson.cli.terminal.terminal_game import Figures, TerminalGame
from carson.core.events import Event
from carson.games import RANDOM, Entry
from carson.locales import Words
from carson.sentences.sentences import Sentences
from carson.table.story.chronicle import Chronicle
from carson.table.story.sums import Sums
from tests.core.toy import TOY, Auction

ENTRY: Final = Entry(
    title="tests.core.toy:TOY",
    sentences="tests.toy_game:ToySentences",
    chronicle="tests.toy_game:ToyChronicle",
    terminal="tests.toy_game:ToyTerminal",
    bots={"random": RANDOM},
    default_bot="random",
    hint_bot="random",
    stand_in="random",
)
WORDS = """
game-toy = the toy
    .title = The toy
    .options = Options of the toy
command-lots-option = how many lots
preset-plain = Plain
    .about = Five lots.
edition-toy = toy
    .about = The only one.
play-command-worth = worth
play-help-worth = worth        what the lot is worth
play-unknown-toy = “{ $text }” is no bid.
refusal-too-dear-toy = You have only { $money } coins.
reason-lot = lots
rule-D1 = All bids are sealed.
    .title = Sealed bids
    .words = bid
rule-D1-1 = The highest takes it.
    .title = Who wins
    .words = win
"""


class ToySentences(Sentences[Auction]):
    game = "toy"

    def event(self, game: Auction, event: Event) -> str | None:
        return f"Worth {event.values['worth']}." if event.kind == "lot" else None

    def question(self, game: Auction, seat: int) -> str:
        return f"{self.name(seat)}, what do you bid?"

    def choice(self, game: Auction, seat: int, choice: int) -> str:
        return game.catalogue.text(choice)


class ToyAnswers(Answers[Auction]):
    commands = ("why", "worth", "rule")

    def why(self, about: str) -> list[str]:
        return ["Because."]

    def worth(self, about: str) -> list[str]:
        return [f"It is worth {self.game.worth}."]


class ToyScreen(Screen[Auction, Menu[Auction]]):
    def table(self, menu: Menu[Auction], log: Sequence[str], news: int, private: bool = True) -> list[Text]:
        return [*self.log(log, news, self.log_room(menu)), *self.question(menu), *self.numbered(menu, menu.legal)]

    def log_room(self, menu: Menu[Auction]) -> int:
        return 3

    def final(self, game: Auction) -> list[Text]:
        return [*self.ranking(game, 40), *self.scores(game, 40)]

    def legend(self) -> list[str]:
        return ["No signs."]


class ToyTerminal(TerminalGame[Auction]):
    menu = Menu[Auction]
    answers = ToyAnswers
    screen = ToyScreen
    options = (Option("--lots", "N", number("--lots", 1, 9)),)
    figures_ruling = "D1.1"

    def configs(
        self, output: Output, options: Namespace, preset: str, changes: dict[str, object]
    ) -> list[dict[str, object]]:
        return [TOY.preset(preset, **changes, **({} if options.lots is None else {"lots": options.lots}))]

    def edition(self, game: Auction, words: Words) -> str:
        return words("game-toy.title")

    def show(self, output: Output, game: Auction, names: Sequence[str], ascii: bool) -> None:
        output.print(f"worth {game.worth}")

    def figures(self) -> list[Figures]:
        return [Figures("coins", "known", {"each": 5})]


class ToyChronicle(Chronicle[Auction]):
    """A round is a lot."""

    @property
    def round(self) -> int:
        return len(self.rounds)

    def happened(self, event: Event) -> None:
        if event.kind == "lot":
            self.write_down(self.round)

    def figures(self) -> dict[str, list[int]]:
        return {"points": self.game.points()}

    def sources(self) -> list[Sums]:
        return [{"lot": points} for points in self.game.points()]
