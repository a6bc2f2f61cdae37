"""How many futures a second a bot that searches can try, by game and number of players: what its strength costs."""

from __future__ import annotations

from time import process_time
from typing import Final

from carson.bots import Bot, ask, make_bot
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from carson.lab.plans import bot_seed

PLAYERS: Final = (2, 4, 6)
SEARCHER: Final = "marshal"
DECISIONS_BETWEEN_SEARCHES: Final = 7


def searchers(bot: str = SEARCHER) -> list[tuple[str, int]]:
    """The games that are measured, each with the numbers of players that it takes."""
    found = []
    for game, entry in GAMES.items():
        if entry.bench and bot in entry.bots and simulations_of(make_bot(bot, 0, game)) is not None:
            found += [(game, players) for players in PLAYERS if takes(game, players)]
    return found


def takes(game: str, players: int) -> bool:
    try:
        title_of(game).preset(GAMES[game].bench, players=players)
    except Refusal:
        return False
    return True


def simulations_of(bot: Bot) -> int | None:
    """How many it has made so far; None: it does not search, or does not count."""
    count = getattr(bot, "simulations_done", None)
    return count if isinstance(count, int) else None


def simulations_a_second(game: str, players: int, seconds: float, bot: str = SEARCHER) -> float:
    """In positions from beginning to end of whole games, until it has thought for so many seconds of the processor.

    The games are those of the default bot: they are soon played, and have everything in them that a search meets.
    """
    title, entry = title_of(game), GAMES[game]
    config = title.preset(entry.bench, players=players)
    spent, made, number = 0.0, 0, 0
    while spent < seconds:
        seed = f"bench/{number}"
        playing = title.new(config, seed, quiet=True)
        others = [make_bot(entry.default_bot, bot_seed(seed, seat), game) for seat in range(playing.players)]
        searching = make_bot(bot, bot_seed(seed, playing.players), game)
        decisions = 0
        while playing.waiting:
            seat = playing.waiting[0]
            if decisions % DECISIONS_BETWEEN_SEARCHES == number % DECISIONS_BETWEEN_SEARCHES:
                start = process_time()
                ask(searching, playing, seat)
                spent += process_time() - start
            playing.apply(seat, ask(others[seat], playing, seat))
            decisions += 1
        made += simulations_of(searching) or 0
        number += 1
    return made / spent
