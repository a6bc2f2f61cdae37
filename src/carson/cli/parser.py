"""The command line of one subcommand, with argparse: help from the locale files, and complaints in one sentence.

An argument's help is the id of its words, which are looked up when help is shown.
"""

from __future__ import annotations

from argparse import ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from carson.cli.complaint import Complaint
from carson.locales import Words

HELP = ("-h", "--help")


@dataclass(frozen=True)
class Option:
    """An option that may be left out and is None then; its help is `command-NAME-option`."""

    name: str  # with its dashes
    metavar: str
    read: Callable[[str], object] = str

    @property
    def value(self) -> str:
        """What argparse calls it."""
        return self.name.removeprefix("--").replace("-", "_")


class Parser(ArgumentParser):
    """The arguments of `carson COMMAND`."""

    def __init__(self, command: str) -> None:
        super().__init__(f"carson {command}", add_help=False, allow_abbrev=False, exit_on_error=False)
        self.command = command
        self.values: dict[str, str] = {}  # for the words of the help
        self.keeps_arguments = False  # as they were written, in `arguments` of the options
        self._positionals.title, self._optionals.title = "command-arguments", "command-options"
        self.add_argument(*HELP, action="store_true", help="command-help-option")

    def add_options(self, title: str, options: Iterable[Option]) -> None:
        """Options under a heading of their own."""
        group = self.add_argument_group(title)
        for option in options:
            id = f"command-{option.name.removeprefix('--')}-option"
            group.add_argument(option.name, type=option.read, metavar=option.metavar, help=id)

    def parse(self, arguments: Sequence[str]) -> Namespace:
        try:
            options, unknown = self.parse_known_intermixed_args(list(arguments))
        except ArgumentError as error:
            raise self._complaint(error.argument_name) from None
        if not unknown:
            if self.keeps_arguments:
                options.arguments = list(arguments)
            return options
        if unknown[0].startswith("-"):
            raise Complaint(
                "command-unknown-option", command=self.prog, option=unknown[0], known=", ".join(self._long_options())
            )
        raise Complaint("command-too-many-words", command=self.prog, word=unknown[0])

    def error(self, message: str) -> NoReturn:
        """Called by argparse when an argument without which there is nothing to do is missing."""
        raise self._complaint(None)

    def _complaint(self, argument: str | None) -> Complaint:
        """The values themselves are checked by `number` and its like, so only these three things can be wrong here."""
        for action in self._actions:
            if argument is not None and argument == "/".join(action.option_strings):
                takes_none = action.nargs == 0
                id = "command-option-takes-none" if takes_none else "command-option-needs-value"
                return Complaint(id, command=self.prog, option=action.option_strings[-1], value=str(action.metavar or ""))
        missing = next(str(action.metavar) for action in self._get_positional_actions())
        return Complaint("command-missing-argument", command=self.prog, argument=missing)

    def _long_options(self) -> list[str]:
        return [action.option_strings[-1] for action in self._actions if action.option_strings]

    def help(self, words: Words) -> str:
        """Usage, what the command does, its arguments, and examples."""
        formatter = RawDescriptionHelpFormatter(self.prog, max_help_position=30)
        formatter.add_usage(self.usage, self._actions, [], prefix=words("command-usage") + " ")
        formatter.add_text(words(f"command-{self.command}.text"))
        for action in self._actions:
            action.help = words(action.help or "", **self.values).replace("%", "%%")
        for group in self._action_groups:
            formatter.start_section(words(group.title or ""))
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(words("command-examples") + "\n" + words(f"command-{self.command}.examples"))
        return formatter.format_help()


def number(option: str, least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number within limits."""

    def read(text: str) -> int:
        digits = text.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) < 19:
            value = int(text)
            if least <= value and (most is None or value <= most):
                return value
        if most is None:
            raise Complaint("command-not-a-number", option=option, text=text, least=str(least))
        raise Complaint("command-not-in-range", option=option, text=text, least=str(least), most=str(most))

    return read


def names(text: str) -> list[str]:
    """Reads names with commas between them."""
    return [name.strip() for name in text.split(",") if name.strip()]


def seed(text: str) -> str:
    """Reads a seed: any text that can be written down again."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Complaint("command-bad-seed") from None
    return text
