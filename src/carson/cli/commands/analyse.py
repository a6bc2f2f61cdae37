"""`carson analyse`: a recorded game through the eyes of a bot: chances to win, and what it would have chosen instead."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from carson.bots import Budget, known_bot
from carson.cli.files import choices_made, load_record, started
from carson.cli.output import Output
from carson.cli.parser import Parser, number
from carson.core.record import Record
from carson.games import entry_of
from carson.lab.analysis import Analyst, Judged, Summary, summaries
from carson.locales import Words
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import Sentences, sentences_of


def add_arguments(parser: Parser) -> None:
    simulations = number("--simulations", 1, 10_000_000)
    parser.add_argument("file", metavar="FILE", help="command-record-argument")
    parser.add_argument("--bot", metavar="NAME", help="command-analyse-bot")
    parser.add_argument("--simulations", type=simulations, metavar="N", help="command-engine-simulations")
    parser.add_argument("--json", action="store_true", help="command-json-option")


def run(output: Output, options: Namespace) -> int:
    record = load_record(output, options.file)
    seats = started(output, options.file, record).game.players
    bots = list(entry_of(record.game).bots)
    bot = known_bot(options.bot or bots[-1], record.game)
    with output.progress("command-analyse-progress", len(record.choices)) as step:
        judged = []
        for one in _judged(output, options, record, bot):
            judged.append(one)
            step()
    sentences = sentences_of(record.game)(output.words, names_at_table(output.words, record.config, record.names))
    names = [sentences.name(seat) for seat in range(seats)]
    told = summaries(judged, seats)
    if options.json:
        output.json(_as_object(record, bot, options.simulations, names, judged, told))
    else:
        _show(output, sentences, bot, names, judged, told)
    return 0


def _judged(output: Output, options: Namespace, record: Record, bot: str) -> Iterator[Judged]:
    """Each choice as the bot sees it before it is made; one that cannot be made is told as always."""
    play = started(output, options.file, record)
    analyst = Analyst(bot, play.game, Budget(simulations=options.simulations))
    made = choices_made(output, options.file, play, record, len(record.choices))
    for seat, text in record.choices:
        game, found = play.game, play.title.catalogue.find(text)
        legal = found is not None and seat in game.waiting and found.number in game.legal(seat)
        judged = analyst.judge(game, seat, found.number) if found is not None and legal else None
        next(made)
        if judged is not None:
            yield judged


def _as_object(
    record: Record, bot: str, simulations: int | None, names: list[str], judged: Sequence[Judged], told: list[Summary]
) -> dict[str, object]:
    return {
        "game": record.game,
        "seed": record.seed,
        "names": names,
        "bot": bot,
        "simulations": simulations,
        "moves": [_move(one) for one in judged],
        "players": [
            {
                "name": name,
                "choices": summary.choices,
                "agreed": summary.agreed,
                "questionable": summary.questionable,
                "lost": round(summary.lost, 3),
            }
            for name, summary in zip(names, told, strict=True)
        ],
        "in_chances": _in_chances(judged),
    }


def _move(one: Judged) -> dict[str, object]:
    return {
        "number": one.number,
        "seat": one.seat,
        "choice": one.choice,
        "chance": _rounded(one.chance),
        "worth": _rounded(one.worth),
        "best": one.best,
        "best_chance": _rounded(one.best_chance),
        "best_worth": _rounded(one.best_worth),
        "lost": _rounded(one.lost),
        "questionable": one.questionable,
        "chances": one.chances and [round(chance, 3) for chance in one.chances],
    }


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 3)


def _in_chances(judged: Sequence[Judged]) -> bool:
    return any(one.in_chances for one in judged)


def _show(
    output: Output, sentences: Sentences[Any], bot: str, names: list[str], judged: Sequence[Judged], told: list[Summary]
) -> None:
    words = output.words
    output.say("command-analyse-title", names=", ".join(names), bot=bot, choices=len(judged))
    for one in judged:
        line = Text(f"{one.number:>4}  {sentences.name(one.seat)}: ").append(one.choice, style="bold")
        if one.chances is not None:
            line.append("   " + _chances(words, one.chances))
        output.print(line)
        if one.questionable:
            output.print(Text(f"      {_instead(words, one)}"))
    output.print()
    output.print(_summary(words, names, told, _in_chances(judged)))


def _percent(words: Words, chance: float) -> str:
    return words("percent", percent=words.number(100 * chance, 0))


def _chances(words: Words, chances: Sequence[float]) -> str:
    return " : ".join(_percent(words, chance) for chance in chances)


def _instead(words: Words, one: Judged) -> str:
    assert one.best is not None
    if one.lost is None:
        return words("command-analyse-unweighed", best=one.best)
    if one.best_chance is not None:
        chances = {"chance": _percent(words, one.chance or 0.0), "best_chance": _percent(words, one.best_chance)}
        return words("command-analyse-better-chance", best=one.best, **chances)
    return words("command-analyse-better-worth", best=one.best, points=words.number(one.lost, 1))


def _summary(words: Words, names: list[str], told: list[Summary], in_chances: bool) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words("command-column-player"))
    for heading in ("choices", "agreed", "questionable", "lost-chance" if in_chances else "lost-worth"):
        table.add_column(words(f"command-analyse-head-{heading}"), justify="right")
    for name, summary in zip(names, told, strict=True):
        lost = _percent(words, summary.lost) if in_chances else words.number(summary.lost, 1)
        table.add_row(name, str(summary.choices), str(summary.agreed), str(summary.questionable), lost)
    return table
