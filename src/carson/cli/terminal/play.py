"""The terminal game: shows the table to each person in turn, reads what is typed, lets the bots move.

A choice is made by its number or its text; the commands are methods called `do_...`, and none but `undo` changes the game.
What is played is known to its face alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from carson.bots import Bot, Budget, ask
from carson.bots.manners import HINT_SECONDS
from carson.cli.terminal.answers import Answers, Unanswerable
from carson.cli.terminal.lines import in_ascii
from carson.cli.terminal.look import Look
from carson.cli.terminal.menu import Menu, as_number, read_choice
from carson.cli.terminal.saving import save_record
from carson.cli.terminal.terminal_game import terminal_of
from carson.core.game import Game
from carson.core.record import Play
from carson.core.refusal import Refusal
from carson.games import entry_of, seats_taken
from carson.locales import ENGLISH, Words
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import sentences_of

Ask = Callable[[str], str]

COMMANDS: Final = ("advice", "log", "undo", "save", "help", "quit")  # besides the questions that a game answers
LOG_LINES: Final = 34  # what `log` shows unless told otherwise
MOST_MEANINGS: Final = 6
INTERRUPTED: Final = 2


@dataclass(frozen=True)
class Sitting:
    """A game to be played: new or loaded, with a bot on some seats and people, who share the terminal, on the others."""

    play: Play
    bots: Mapping[int, Bot] = field(default_factory=dict)  # by seat, from 0
    ascii: bool = False
    language: str = ENGLISH
    file: str = ""  # that it was loaded from


def run(sitting: Sitting, console: Console | None = None, ask: Ask | None = None, live: bool | None = None) -> int:
    """Play until the game is left; says the exit status: 0, or 2 after Ctrl-C.

    `ask` shows a prompt and gives a line, or raises EOFError. `live`: somebody looks at a terminal, so that the screen is
    cleared for each decision and a page waits for Enter; otherwise all is written one below the other, as for a pipe.
    """
    console = console or Console(highlight=False, markup=False, emoji=False)
    if live is None:
        live = console.is_terminal and sys.stdin is not None and sys.stdin.isatty()
    terminal = Terminal(sitting, console, ask or (_typed if live else _piped), live)
    try:
        terminal.play_on()
        return 0
    except EOFError:
        console.print()
        terminal.say("play-end-of-input")
        return 0
    except KeyboardInterrupt:
        console.print()
        terminal.say("play-interrupted")
        return INTERRUPTED


def _typed(prompt: str) -> str:
    with suppress(ImportError):
        import readline  # noqa: F401  (lets input() edit the line and remember earlier ones)
    return input(prompt)


def _piped(prompt: str) -> str:
    """No terminal shows what a pipe answers, so it is shown here."""
    line = input(prompt)
    print(line)
    return line


class Leave(Exception):
    """Somebody typed `quit`."""


class Terminal:
    """The loop over decisions, and what it remembers from one to the next."""

    def __init__(self, sitting: Sitting, console: Console, ask: Ask, live: bool) -> None:
        self.play = sitting.play
        self.bots = sitting.bots
        self.console = console
        self.ask = ask
        self.live = live
        self.words = Words(sitting.language)
        self.shown = terminal_of(self.play.title.name)
        names = names_at_table(self.words, self.play.record.config, self.play.record.names)
        self.sentences = sentences_of(self.play.title.name)(self.words, names)
        self.screen = self.shown.screen(console, self.sentences, Look(sitting.ascii, console.color_system == "standard"))
        self.commands = (*self.shown.answers.commands, *COMMANDS)
        seats = seats_taken(self.play.record.config, self.game.players)
        self.people = [seat for seat in range(seats) if seat not in self.bots]
        self.known = dict.fromkeys(self.people, len(self.game.events or []))  # by seat: events before the last choice
        self.told: list[str | None] = []  # a sentence for each event, or none where there is nothing to say
        self.notice: list[str] | None = None  # what the last command said
        self.complained = False  # that it could not be done
        self.secret_laid = False  # a person has chosen in secret, and others have yet to
        self.at_keyboard: int | None = None  # who was asked in secret last
        self.file = sitting.file  # where it was saved last
        self.unsaved = not self.file  # something happened since then

    @property
    def game(self) -> Game:
        return self.play.game

    def say(self, id: str, /, **values: str | int) -> None:
        self.screen.show([Text(self.words(id, **values))])

    def read(self, id: str, /, **values: str | int) -> str:
        """A line that is typed, without what cannot be printed."""
        prompt = self.words(id, **values)
        try:
            line = self.ask(in_ascii(prompt) if self.screen.look.ascii else prompt)
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        return "".join(letter if letter.isprintable() else " " for letter in line)

    # The loop.

    def play_on(self) -> None:
        """Until somebody leaves. After the end the commands still work."""
        with suppress(Leave):
            while True:
                self.move_bots()
                if self.game.over:
                    self.after_the_end()
                else:
                    self.decision(self.whose_move())

    def whose_move(self) -> int:
        """Of several seats a bot's before a person's, and whoever is at the keyboard stays there, if they see nothing of
        each other; otherwise whoever chose the longest ago."""
        waiting = self.game.waiting
        if not self.game.in_the_open:
            bots = [seat for seat in waiting if seat in self.bots]
            return bots[0] if bots else self.at_keyboard if self.at_keyboard in waiting else waiting[0]
        last = dict.fromkeys(sorted(range(self.game.players), key=lambda seat: seat in self.people), -1)
        last.update((seat, number) for number, (seat, _) in enumerate(self.play.record.choices))
        return min((seat for seat in last if seat in waiting), key=last.__getitem__)

    def move_bots(self) -> None:
        while not self.game.over and (seat := self.whose_move()) in self.bots:
            self.play.choose(seat, ask(self.bots[seat], self.game, seat))
            self.unsaved = True

    @property
    def private(self) -> bool:
        """Whether only one person looks: there is but one, or it is a secret for which he has been left alone."""
        return len(self.people) == 1 or self.game.in_secret

    def pass_keyboard(self, seat: int) -> None:
        """A secret decision of another person than the one before: he sits down first."""
        if self.game.in_secret and len(self.people) > 1 and self.at_keyboard != seat:
            self.clear()
            self.say("play-pass-keyboard", player=self.sentences.name(seat))
            self.read("play-press-enter")
        self.at_keyboard = seat if self.game.in_secret else None

    def decision(self, seat: int) -> None:
        """Show, ask, and do what is typed."""
        self.pass_keyboard(seat)
        menu = self.shown.menu(self.game, seat)
        self.show_table(seat, menu)
        self.obey(seat, menu, self.read("play-prompt", player=self.sentences.name(seat)))

    def after_the_end(self) -> None:
        notice, self.notice = self.notice, None
        if notice is None or (self.live and self.complained):
            self.clear()
            self.screen.show(self.screen.final(self.game))
            self.screen.show(self.in_rows(notice or []))
        else:
            self.page(notice)
        self.obey(self.people[0] if self.people else 0, None, self.read("play-prompt-end"))

    # Showing.

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def show_table(self, seat: int, menu: Menu[Any]) -> None:
        """What a command said stands where the log is, if there is room, and on a page of its own otherwise."""
        notice, self.notice = self.notice, None
        room = self.screen.log_room(menu) if self.screen.fits() else self.console.height
        if notice is not None and not (self.live and self.screen.log_holds(notice, room)):
            self.page(notice)
            return
        lines = self.log(seat) if notice is None else notice
        news = len(self.log(seat, self.known[seat])) if notice is None else len(notice)
        if not self.screen.log_holds(lines[len(lines) - news :], room):
            self.page([self.words("play-news"), *lines[len(lines) - news :]])
            if self.live:
                self.read("play-press-enter")
        self.clear()
        self.screen.show(self.screen.table(menu, lines, news, self.private))

    def page(self, lines: list[str]) -> None:
        """Text without the table, which comes back with an empty line."""
        self.clear()
        self.screen.show(self.in_rows(lines))

    def in_rows(self, lines: list[str]) -> list[Text]:
        return self.screen.rows(map(self.screen.coloured, lines), self.console.width)

    def log(self, seat: int, since: int = 0) -> list[str]:
        """What this seat may know of what happened, in sentences."""
        events = self.game.events or []
        self.told += [self.sentences.event(self.game, event) for event in events[len(self.told) :]]
        return [line for event, line in zip(events[since:], self.told[since:]) if line and event.visible_to(seat)]

    # What is typed.

    def obey(self, seat: int, menu: Menu[Any] | None, text: str) -> None:
        """A number, a command, or the text of a choice. What cannot be done is said in one sentence."""
        text = text.strip()
        if not text:
            return
        self.complained = False
        word, _, rest = text.partition(" ")
        command = self.command(word)
        try:
            if menu is not None and (number := as_number(text)) is not None:
                self.choose_number(menu, number)
            elif command is not None:
                self.notice = self.answer(command, self.shown.answers(self.game, seat, menu, self.sentences), rest.strip())
            elif menu is not None:
                self.choose_text(menu, text)
            else:
                raise Unanswerable(self.words("play-over-unknown"))
        except Refusal as refusal:
            self.complain(self.sentences.refusal(refusal))
        except Unanswerable as answer:
            self.complain(str(answer))

    def complain(self, sentence: str) -> None:
        self.notice, self.complained = [sentence], True

    def command(self, word: str) -> str | None:
        """A command by its name, in the player's language or in English."""
        named = {name: name for name in self.commands}
        named = {self.words(f"play-command-{name}"): name for name in self.commands} | named
        return named.get(word.lower(), "help" if word == "?" else None)

    def answer(self, command: str, answers: Answers[Any], rest: str) -> list[str] | None:
        """What a command says: one of the game's or one of those below."""
        lines: list[str] | None
        if command in answers.commands:
            lines = getattr(answers, command)(rest)
        else:
            lines = getattr(self, f"do_{command}")(answers, rest)
        return lines

    def choose_number(self, menu: Menu[Any], number: int) -> None:
        choice = menu.choice(number)
        if choice is None:
            raise Unanswerable(self.words("play-no-such-number", most=menu.highest))
        self.choose(menu.seat, choice)

    def choose_text(self, menu: Menu[Any], text: str) -> None:
        meant = read_choice(menu, text)
        if not meant:
            raise Unanswerable(self.words(self.sentences.own("play-unknown"), text=text[:40]))
        if len(meant) > 1:
            named = ", ".join(self.game.catalogue.text(choice) for choice in meant[:MOST_MEANINGS])
            raise Unanswerable(
                self.words("play-ambiguous", text=text, choices=named, more=max(0, len(meant) - MOST_MEANINGS))
            )
        self.choose(menu.seat, meant[0])

    def choose(self, seat: int, choice: int) -> None:
        before = len(self.game.events or [])
        others = {*self.game.waiting} - {seat} if self.game.in_secret else set()
        self.play.choose(seat, choice)
        self.secret_laid = bool(others) and self.game.in_secret and {*self.game.waiting} == others
        self.known[seat] = before
        self.unsaved = True

    # The commands.

    def do_advice(self, answers: Answers[Any], rest: str) -> list[str]:
        """What the best bot would consider in this seat's place, from what the seat may know."""
        if answers.menu is None:
            raise Unanswerable(self.words("play-over-unknown"))
        from carson.table.shown import hints  # with the table's words, for which nobody waits who asks nothing

        bot, budget = entry_of(self.game.name).hint_bot, Budget(seconds=HINT_SECONDS)
        lines = []
        for thought in hints.considered(self.game, bot, answers.seat, budget=budget):
            choice = self.game.catalogue.find(thought.choice)
            assert choice is not None
            label, odds = self.sentences.choice(self.game, answers.seat, choice.number), hints.odds(thought, self.words)
            lines.append(f"{label} ({odds})" if odds else label)
            lines += [f"  {said}" for said in hints.why(thought, self.words, self.sentences.name)]
        return lines or [self.words("play-no-advice")]

    def do_log(self, answers: Answers[Any], rest: str) -> list[str]:
        count = as_number(rest) if rest else LOG_LINES
        if not count:
            raise Unanswerable(self.words("play-log-how-many"))
        return self.log(answers.seat)[-count:]

    def do_undo(self, answers: Answers[Any], rest: str) -> list[str] | None:
        """People share the terminal, so whoever of them chose last may take it back."""
        if not self.play.record.choices:
            raise Unanswerable(self.words("play-undo-nothing"))
        seat, text = self.play.record.choices[-1]
        if seat in self.bots or (self.game.in_secret and seat != answers.seat):  # another's secret stays one
            raise Unanswerable(self.words("play-undo-other", player=self.sentences.name(seat)))
        if not self.play.can_undo(seat):
            raise Unanswerable(self.words(self.sentences.own("play-undo-chance")))
        self.play.undo(seat)
        events = len(self.game.events or [])
        del self.told[events:]
        self.known = {other: min(known, events) for other, known in self.known.items()}
        self.unsaved = True
        return [self.words("play-undone", choice=text)]

    def do_save(self, answers: Answers[Any], rest: str) -> list[str]:
        if not rest:
            raise Unanswerable(self.words("play-save-where"))
        if self.secret_laid and self.game.in_secret and len(self.people) > 1:  # anybody could read it in the file
            raise Unanswerable(self.words(self.sentences.own("play-save-secret")))
        try:
            save_record(self.play.record, Path(rest).expanduser())
        except Refusal as refusal:
            raise Unanswerable(self.words(f"play-save-{refusal.code}", file=rest)) from None
        except (OSError, ValueError, RuntimeError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            raise Unanswerable(self.words("play-save-failed", file=rest, reason=reason)) from None
        self.file, self.unsaved = rest, False
        return [self.words("play-saved", file=rest)]

    def do_help(self, answers: Answers[Any], rest: str) -> list[str]:
        ids = ["play-help", *(f"play-help-{command}" for command in self.commands if command != "help")]
        choosing, *commands = (self.words(self.sentences.own(id)).splitlines() for id in ids)
        return [*choosing, "", *chain.from_iterable(commands), "", *self.screen.legend()]

    def do_quit(self, answers: Answers[Any], rest: str) -> None:
        if not self.file:
            self.say("play-left")
        else:
            self.say("play-left-older" if self.unsaved else "play-left-saved", file=self.file)
        raise Leave
