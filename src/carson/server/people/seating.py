"""Where people sit down when a table is opened, and the tokens that they get for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carson.games import entry_of
from carson.server.http.protocol import SeatToken, SeatWish
from carson.server.people.identity import SEAT, hash_of, new_secret
from carson.server.store import Account
from carson.table.journal import Seat
from carson.table.new_tables import bot_seat
from carson.table.people.names import person_name


def seated(
    game: str, wishes: Sequence[SeatWish], account: Account | None, at: float, programs: Iterable[str] = ()
) -> tuple[list[Seat], list[SeatToken]]:
    """The seats as they are wished for. An account plays once, on the first person's seat, under its own name.

    `programs` are the names of those that this server allows as bots.
    """
    seats: list[Seat] = []
    tokens: list[SeatToken] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            seats.append(bot_seat(game, number, wish.bot or entry_of(game).default_bot, wish.name or "", programs))
        elif wish.kind == "open":
            seats.append(Seat(number))
        else:
            token = new_secret(SEAT)
            mine = account if not tokens else None
            name = mine.name if mine is not None else person_name(wish.name) if wish.name else ""
            tokens.append(SeatToken(number, token))
            seats.append(Seat(number, name, token=hash_of(token), account=mine.id if mine else None, joined=at))
    return seats, tokens
