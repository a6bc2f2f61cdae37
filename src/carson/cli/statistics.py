"""A recorded game in figures, for `carson replay --statistics`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from functools import partial
from typing import Any

from rich.table import Table
from rich.text import Text

from carson.cli.files import replayed
from carson.cli.output import Output
from carson.core.record import Record
from carson.locales import Words
from carson.sentences.sentences import Sentences
from carson.table.story.story import Luck, Story, story_of


def show_statistics(output: Output, options: Namespace, record: Record, sentences: Sentences[Any]) -> None:
    game = replayed(output, options.file, record).game  # what is wrong with it is told as always
    story = story_of(record)
    names = [sentences.name(seat) for seat in range(len(story.sources))]
    if options.json:
        output.json({"names": names, **story.as_json(sentences.reason, partial(sentences.about_reason, game))})
        return
    for name in story.series:
        output.print(_series(output.words, story, name, names))
        output.print()
    _lines(output, "sources", names, lambda seat: _sources(output.words, story, seat, sentences))
    if any(story.income):
        _lines(output, "income", names, lambda seat: _income(output.words, story, seat, sentences))
    if story.luck is not None:
        luck = story.luck
        _lines(output, "luck", names, lambda seat: _luck(output.words, luck[seat]))


def _series(words: Words, story: Story, name: str, names: list[str]) -> Table:
    """A row for each player, a column for each round."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    for _ in story.rounds:
        table.add_column(justify="right")
    first, *rounds = story.rounds
    heads = [words("statistics-start") if first == "0" else first, *rounds]
    table.add_row(Text(words(f"statistics-{name}"), style="bold"), *heads)
    for player, figures in zip(names, story.series[name], strict=True):
        table.add_row(player, *map(str, figures))
    return table


def _lines(output: Output, what: str, names: list[str], told: Callable[[int], str]) -> None:
    """A line for each player who has something to tell."""
    output.print(Text(output.words(f"statistics-{what}"), style="bold"))
    table = Table.grid(padding=(0, 2))
    for seat, name in enumerate(names):
        table.add_row(name, told(seat))
    output.print(table)
    output.print()


def _sources(words: Words, story: Story, seat: int, sentences: Sentences[Any]) -> str:
    sources = story.sources[seat].items()
    return sentences.list(words("statistics-scored", reason=sentences.reason(code), points=sum) for code, sum in sources)


def _income(words: Words, story: Story, seat: int, sentences: Sentences[Any]) -> str:
    income = story.income[seat].items()
    return sentences.list(words("statistics-earned", reason=sentences.reason(code), dollars=sum) for code, sum in income)


def _luck(words: Words, luck: Luck) -> str:
    told = []
    if luck.duels:
        told.append(words("statistics-duels", duels=luck.duels, won=luck.won, expected=luck.expected))
    if luck.gambles:
        told.append(words("statistics-gambling", gambled=luck.gambled, usual=luck.usual))
    return "; ".join(told)
