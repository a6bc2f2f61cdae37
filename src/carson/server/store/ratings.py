"""How strong accounts and bots are, one row for each pool they played in. The arithmetic: `server/people/ratings.py`."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from carson.server.people.ratings import SURE, one_each, rated
from carson.server.store.rows import RatingRow
from carson.server.store.schema import RATINGS
from carson.table.results import Rated

LOCK: Final = 1859  # any number
# A newcomer has no row to lock, so that PostgreSQL rates the games of a pool one after the other.
_ONE_AT_A_TIME: Final = select(func.pg_advisory_xact_lock(LOCK, func.hashtext(bindparam("pool"))))
_KNOWN: Final = select(RATINGS).where(
    RATINGS.c.pool == bindparam("pool"), RATINGS.c.player.in_(bindparam("players", expanding=True))
)
_UPDATE: Final = (
    update(RATINGS)
    .where(RATINGS.c.pool == bindparam("in_pool"), RATINGS.c.player == bindparam("of_player"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=RATINGS.c.games + 1)
)


def rate(connection: Connection, game: Rated) -> None:
    """Count a game. Two that end at once with the same player both count."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ONE_AT_A_TIME, {"pool": game.pool})
    ranks = one_each(zip(game.players, game.ranks, strict=True))
    known = connection.execute(_KNOWN, {"pool": game.pool, "players": list(ranks)})
    before = {row.player: (row.mu, row.sigma) for row in known}
    for player, (mu, sigma) in rated(before, ranks).items():
        if player in before:
            connection.execute(_UPDATE, {"in_pool": game.pool, "of_player": player, "new_mu": mu, "new_sigma": sigma})
        else:
            connection.execute(insert(RATINGS).values(pool=game.pool, player=player, mu=mu, sigma=sigma, games=1))


def ratings_of(connection: Connection, player: str) -> list[RatingRow]:
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.pool))
    return [_rating(row) for row in rows]


def best_of(connection: Connection, pool: str, count: int) -> list[RatingRow]:
    strength = RATINGS.c.mu - SURE * RATINGS.c.sigma
    wanted = select(RATINGS).where(RATINGS.c.pool == pool).order_by(strength.desc(), RATINGS.c.player).limit(count)
    return [_rating(row) for row in connection.execute(wanted)]


def _rating(row: Row[Any]) -> RatingRow:
    return RatingRow(row.pool, row.player, row.mu, row.sigma, row.games)
