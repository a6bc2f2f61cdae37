"""A table's game as it was after an earlier entry, played again from the choices that stood then."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from carson.core.game import SPECTATOR, Game
from carson.core.refusal import Refusal
from carson.table.beginning import first_game
from carson.table.journal import Table
from carson.table.live_table import CHOICE, START, UNDO, LiveTable, Moment

MOST_AT_ONCE: Final = 60  # moments that are shown again in one piece
KEPT_EVERY: Final = 20  # choices: from a game that is kept to any other it is not far

Pace = Callable[[Iterable[int]], Iterable[int]]  # how steps that may be many are gone through, perhaps with pauses


class Past:
    """The earlier games of one table. A copy of a game is small and quickly made."""

    def __init__(self, pace: Pace = iter) -> None:
        self._pace = pace
        self._games: dict[int, Game] = {}  # after the choice with this number; 0: before the first

    def game_after(self, table: Table, moments: Sequence[Moment]) -> tuple[Game, int]:
        """The game after the last of a table's first moments, and how many choices stood then."""
        stood = standing(moments)
        kept = max((place for place, number in enumerate(stood) if number in self._games), default=0)
        if not self._games:
            self._games[0] = first_game(table, quiet=True)
        game = self._games[stood[kept]].copy()
        for place in self._pace(range(kept + 1, len(stood))):
            entry = moments[stood[place] - 1].entry
            choice = game.catalogue.find(entry.text)
            assert choice is not None, "a choice that stands was found before"
            game.choose(entry.seat, choice.number)
            if place % KEPT_EVERY == 0:
                self._games[stood[place]] = game.copy()
        return game, len(stood) - 1

    def course(self, table: Table, moments: Sequence[Moment], since: int) -> list[Game]:
        """The game after an entry, and after each of a table's moments that follow it."""
        games = [self.game_after(table, moments[:since])[0]]
        for moment in moments[since:]:
            if moment.entry.kind in (CHOICE, UNDO):
                games.append(self.game_after(table, moments[: moment.entry.number])[0])
            else:
                games.append(games[-1])
        return games


def standing(moments: Sequence[Moment]) -> list[int]:
    """The numbers of the choices that stand after the last of these moments, behind a 0 for the game as it was set up."""
    numbers = []
    last = moments[-1].stands
    while last:
        numbers.append(last)
        last = moments[last - 2].stands  # before that choice
    return [0, *reversed(numbers)]


def moments_until(live: LiveTable, number: int) -> list[Moment]:
    """The moments up to an entry, which may be any from the game's start to now."""
    if not live.started:
        raise Refusal("table-not-started")
    first = next(moment.entry.number for moment in live.moments if moment.entry.kind == START)
    if not first <= number <= live.number:
        raise Refusal("no-moment", number=number, first=first, last=live.number)
    return live.moments[:number]


def moments_between(live: LiveTable, since: int, until: int) -> list[Moment]:
    """The moments up to an entry, if they go on from another that is not too far from it."""
    moments_until(live, since)
    if not since <= until <= since + MOST_AT_ONCE:
        raise Refusal("no-moment", number=until, first=since, last=min(since + MOST_AT_ONCE, live.number))
    return moments_until(live, until)


def own_secrets(game: Game, seat: int) -> dict[str, object]:
    """What only this seat knew: there is nothing to choose in what is over."""
    return game.own_view(SPECTATOR) if seat == SPECTATOR else {"seat": seat, **game.secrets(seat)}
