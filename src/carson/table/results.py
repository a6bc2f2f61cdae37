"""The end of a game at a table: who came where, and what counts for ratings."""

from __future__ import annotations

from dataclasses import dataclass

from carson.table.live_table import LiveTable


@dataclass(frozen=True, slots=True)
class Rated:
    """A finished game that counts: who played in a pool ("account:12", "bot:greedy") and who came where (1 is best)."""

    pool: str
    players: tuple[str, ...]
    ranks: tuple[int, ...]


def ranking(live: LiveTable) -> list[int]:
    """All seats from the first to the last. Those who resigned come last, the first of them behind the others."""
    stayed = [seat for seat in live.game.ranking() if seat not in live.resigned]
    return stayed + live.resigned[::-1]


def winners(live: LiveTable) -> list[int]:
    """Nobody wins a game that all have left."""
    if live.abandoned:
        return []
    return [seat for seat in live.game.winners() if seat not in live.resigned] or ranking(live)[:1]


def result(live: LiveTable) -> dict[str, object]:
    """What is kept and shown of a game that is over. Where today's rules differ, what was kept then counts."""
    if live.difference is not None and live.table.result is not None:
        return dict(live.table.result)
    return {
        "points": live.game.points(),
        "ranking": ranking(live),
        "winners": winners(live),
        "resigned": live.resigned,
        "record": live.play.record.result,
    }


def rated(live: LiveTable) -> Rated | None:
    """What a game that is over changes in the ratings: nothing unless people play, each with an account and on one seat."""
    seats = live.table.seats
    accounts = [seat.account for seat in seats if seat.token is not None]
    if (
        not live.agreement.rated
        or live.difference is not None
        or live.table.settings.get("origin")
        or not accounts
        or None in accounts
        or len(set(accounts)) < len(accounts)
    ):
        return None
    players = [f"bot:{seat.bot}" if seat.account is None else f"account:{seat.account}" for seat in seats]
    if len(set(players)) < 2:
        return None
    order = [seat for seat in ranking(live) if seat < live.seats]
    # Of a game that all persons left nobody knows who would have won.
    first = {seat for seat in order if seat not in live.resigned} if live.abandoned else set(winners(live))
    ranks = {seat: 1 if seat in first else place for place, seat in enumerate(order, 1)}
    return Rated(pool(live.table.game, live.seats), tuple(players), tuple(ranks[seat] for seat in range(live.seats)))


def pool(game: str, players: int) -> str:
    """Who is compared with whom: those who play the same game with as many."""
    return f"{game}-{players}"
