"""Where a command writes: words and tables for people or one object for programs; progress and complaints beside it.

Rich and the words are loaded when they are first needed, because a program that asks for JSON needs neither.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from io import StringIO, TextIOWrapper
from typing import TYPE_CHECKING

from carson.cli.complaint import Complaint
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from carson.locales import Words
    from carson.sentences.naming import Naming

WIDTH_IN_A_PIPE = 100


class Output:
    """Standard output and standard error of one run."""

    def __init__(self) -> None:
        self.game = ""  # the name of the game that is spoken of, once it is known: refusals are told in its words
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):  # what a terminal cannot show must not end the program
                stream.reconfigure(errors="backslashreplace")

    @cached_property
    def words(self) -> Words:
        from carson.locales import Words, system_language

        return Words(system_language())

    def naming(self, names: Sequence[str] = ()) -> Naming:
        """The words of the game that is spoken of, or those of any game."""
        from carson.games import GAMES
        from carson.sentences.naming import Naming
        from carson.sentences.sentences import sentences_of

        return sentences_of(self.game)(self.words, names) if self.game in GAMES else Naming(self.words, names)

    @cached_property
    def people(self) -> Console:
        return _console(stderr=False)

    @cached_property
    def beside(self) -> Console:
        """Standard error, for progress."""
        return _console(stderr=True)

    def say(self, id: str, /, **values: str | int | float) -> None:
        """A sentence. In a pipe it arrives at once: a log, or a program that waits for an address, may be at its end."""
        self.print(self.words(id, **values))
        self.people.file.flush()

    def print(self, shown: RenderableType = "") -> None:
        """A text or a table for people. In a pipe a text keeps its lines, and no line ends in blanks."""
        console = self.people
        if isinstance(shown, str):
            from carson.locales import printable

            shown = printable(shown)
        if console.is_terminal:
            console.print(shown)
            return
        with console.capture() as captured:
            console.print(shown, soft_wrap=isinstance(shown, str))
        self.write(f"{line.rstrip()}\n" for line in captured.get().splitlines())

    def write(self, lines: Iterable[str]) -> None:
        """Lines that go into a pipe or a file."""
        sys.stdout.writelines(lines)

    def json(self, value: Mapping[str, object]) -> None:
        """The one object of `--json`. ASCII only, so that no terminal's encoding can spoil it."""
        sys.stdout.write(json.dumps(value) + "\n")

    def sentence(self, problem: Complaint | Refusal) -> str:
        try:
            if isinstance(problem, Refusal):
                return self.naming().refusal(problem)
            return self.words(problem.id, **problem.values)
        except LookupError:  # words are missing; what a programmer would see is better than nothing
            return str(problem)

    def complain(self, problem: Complaint | Refusal) -> None:
        self.complain_in_words(self.sentence(problem))

    def complain_in_words(self, sentence: str) -> None:
        """On one line, whatever the values in it were."""
        from carson.locales import printable

        print(printable(" ".join(sentence.split())), file=sys.stderr)

    def note(self, id: str, /, **values: str | int) -> None:
        """What goes on, for somebody who waits at a terminal."""
        if self.beside.is_terminal:
            self.beside.print(self.words(id, **values), style="dim")

    @contextmanager
    def progress(self, id: str, total: int, done: int = 0) -> Iterator[Callable[[], None]]:
        """A bar on standard error, gone at the end, and only if that is a terminal; call what it gives for each step.

        It shows how many steps are done, how many a second, and the time left.
        """
        if not self.beside.is_terminal:
            yield lambda: None
            return
        from rich.progress import (
            BarColumn,
            MofNCompleteColumn,
            Progress,
            ProgressColumn,
            Task,
            TextColumn,
            TimeRemainingColumn,
        )
        from rich.text import Text

        words = self.words

        class Rate(ProgressColumn):
            def render(self, task: Task) -> Text:
                return Text("" if task.speed is None else words("command-a-second", rate=words.number(task.speed, 1)))

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
        with Progress(*columns, console=self.beside, transient=True) as bar:
            task = bar.add_task(words(id), total=total, completed=done)
            yield lambda: bar.advance(task)


class Sheet(Output):
    """What would be printed, kept as plain text; standard output is left alone."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = ""

    @cached_property
    def people(self) -> Console:
        from rich.console import Console

        return Console(
            file=StringIO(), width=WIDTH_IN_A_PIPE, force_terminal=False, force_jupyter=False,
            color_system=None, highlight=False, markup=False, emoji=False,
        )  # fmt: skip

    def write(self, lines: Iterable[str]) -> None:
        self.text += "".join(lines)


def _console(stderr: bool) -> Console:
    from rich.console import Console

    class Paper(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # `main` knows what to do, and it is not what Rich would

    console = Paper(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = WIDTH_IN_A_PIPE
    return console
