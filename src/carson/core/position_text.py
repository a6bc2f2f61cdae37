"""The lines of a position file, whatever game it is of: `name: value`, some names with rows of a drawing below them."""

from __future__ import annotations

import re
from collections.abc import Callable

from carson.core.agenda import Frame, G, Steps, advance
from carson.core.game import Game
from carson.core.refusal import Refusal


class Line:
    """A line with its number, for refusals."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text

    def wrong(self, problem: str, word: str = "") -> Refusal:
        return Refusal("bad-position", line=self.number, problem=problem, word=word[:40])

    def number_in(self, word: str, least: int, most: int) -> int:
        if not re.fullmatch(r"-?[0-9]{1,9}", word) or not least <= int(word) <= most:
            raise Refusal("bad-position", line=self.number, problem="number", word=word[:40], least=least, most=most)
        return int(word)

    def words(self) -> list[str]:
        return self.text.split()


Fields = dict[str, Line]
Rows = dict[str, list[Line]]


def split_position(text: str, header: str, is_row: Callable[[str, str], bool]) -> tuple[Fields, Rows]:
    """The fields by name, and the rows below each; `is_row(name, line)` says whether a line belongs to a drawing.

    `#` starts a comment.
    """
    fields: Fields = {}
    rows: Rows = {}
    lines = text.splitlines()
    if not lines or lines[0].strip() != header:
        raise Refusal("not-a-position", header=header)
    last = ""
    for number, raw in enumerate(lines[1:], 2):
        line = Line(number, raw.split("#")[0].strip())
        name, colon, value = line.text.partition(":")
        if not line.text:
            continue
        if is_row(last, line.text):
            rows.setdefault(last, []).append(line)
        elif not colon:
            raise line.wrong("no-colon", line.text)
        elif name in fields:
            raise line.wrong("twice", name)
        else:
            last = name
            fields[name] = Line(number, value.strip())
    return fields, rows


def read_chance(game: Game, line: Line) -> None:
    """The key of the chance to come and how much of it was drawn."""
    key, _, draws = line.text.partition(" ")
    if not re.fullmatch(r"([0-9a-f]{2}){1,32}", key):
        raise line.wrong("chance", key)
    game.key = bytes.fromhex(key)
    game.draws = line.number_in(draws, 0, 10**9)


def is_number(word: str) -> bool:
    return word.lstrip("-").isdecimal()


def read_agenda(line: Line, steps: Steps[G], players: int) -> list[Frame]:
    """The frames of a written agenda."""
    frames = []
    for part in filter(None, line.text.split(" | ")):
        name, *rest = part.split()
        numbers = [line.number_in(word, -1, 10**6) if is_number(word) else word for word in rest]
        try:
            frames.append(steps.frame_from_list([name, *numbers], players))
        except Refusal:
            raise line.wrong("agenda", part) from None
    return frames


def set_going(game: G, steps: Steps[G], pending: Line) -> None:
    """On to the first decision; a pending step whose numbers make no sense, there or one choice further, is refused."""
    try:
        advance(game, steps)
        game.public_view()
        for seat in game.waiting:
            for choice in game.legal(seat):
                game.copy().apply(seat, choice)
    except (ArithmeticError, AssertionError, LookupError, ValueError):
        raise pending.wrong("agenda", pending.text) from None
