"""Games to be reviewed."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from carson.bots import ask, make_bot
from carson.core.game import Game
from carson.core.record import Play, Record, read_record
from carson.games import title_of

DICE: Final = 110  # in the game that is `bought_at_the_end`: dice are rolled,
LAST: Final = 111  # then whoever buys all the points that he can is likely to win, and it is over


@cache
def bought_at_the_end() -> Record:
    return read_record(Path(__file__).with_name("bought_at_the_end.json").read_text("utf-8"))


@cache
def played(
    game: str, preset: str, players: int, seed: str, choices: int | None = None, variants: tuple[str, ...] = ()
) -> Record:
    """A game of bots that stay as they are, whole or up to a number of choices; nobody changes it."""
    title = title_of(game)
    changes: dict[str, object] = {"variants": list(variants)} if variants else {}
    play = Play(title, title.preset(preset, players=players, **changes), seed)
    bots = [make_bot("greedy", seat, game) for seat in range(players)]
    while play.game.waiting and (choices is None or len(play.record.choices) < choices):
        seat = play.game.waiting[0]
        play.choose(seat, ask(bots[seat], play.game, seat))
    return play.record


def before(record: Record, number: int) -> tuple[Game, int, int]:
    """The game before a choice, the seat that chose, and what."""
    title = title_of(record.game)
    game = title.new(record.config, record.seed, quiet=True)
    for count, (seat, text) in enumerate(record.choices, 1):
        choice = title.catalogue.find(text)
        assert choice is not None
        if count == number:
            return game, seat, choice.number
        game.apply(seat, choice.number)
    raise IndexError(number)
