"""New tables: from a wish, from a finished game at any of its moves, and for those who want to play again."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from msgspec import to_builtins

from carson import __version__
from carson.bots import known_bot
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import entry_of, title_of
from carson.server.http.protocol import SeatToken, SeatWish
from carson.server.people.identity import HOST, SEAT, hash_of, new_secret, new_table_id
from carson.server.store import Account
from carson.table import results
from carson.table.actions import named_apart
from carson.table.agreement import Agreement, agreement_of
from carson.table.ids import id_of
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import CHOICE, NOBODY, OPEN, OVER, RUNNING, SIT, START, LiveTable
from carson.table.names import person_name

SEED_BYTES = 16


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be kept, and the secrets that its opener gets to see once."""

    table: Table
    host: str
    tokens: list[SeatToken]
    entries: list[Entry]


def open_table(
    game: str, config: dict[str, object], wishes: Sequence[SeatWish], agreement: Agreement, public: bool, start: bool,
    account: Account | None, at: float, client: str = "",
) -> Opening:  # fmt: skip
    """A table whose first entries say who sat down when it was opened, and perhaps that the game started."""
    host = new_secret(HOST)
    settings = opener(account.id if account is not None else None, client) | {"agreement": to_builtins(agreement)}
    table = Table(
        id=new_table_id(), game=game, config=config, seed=secrets.token_hex(SEED_BYTES), version=__version__, created=at,
        public=public, settings=settings, changed=at, host=hash_of(host),
    )  # fmt: skip
    seats, tokens = seated(game, wishes, account, at)
    entries = [Entry(number, SIT, seat.seat, seat.name, at) for number, seat in enumerate(filter(_is_taken, seats), 1)]
    table = replace(table, seats=tuple(seats))
    opening = Opening(table, host, tokens, entries)
    return started(opening, at) if start else with_number(opening)


def opener(account: int | None, client: str) -> dict[str, object]:
    """Who opened a table: the id of an account, and in any case the mark of a client (`limits.client_mark`)."""
    return {"opened_by": account, "client": client}


def started(opening: Opening, at: float) -> Opening:
    free = sum(seat.free for seat in opening.table.seats)
    if free:
        raise Refusal("seats-free", count=free)
    opening.entries.append(Entry(len(opening.entries) + 1, START, NOBODY, "", at))
    return with_number(replace(opening, table=replace(opening.table, state=RUNNING, due=at)))


def with_number(opening: Opening) -> Opening:
    return replace(opening, table=replace(opening.table, number=len(opening.entries)))


def seated(game: str, wishes: Sequence[SeatWish], account: Account | None, at: float) -> tuple[list[Seat], list[SeatToken]]:
    """The seats as they were wished for. An account plays once, on the first person's seat, under its own name."""
    seats: list[Seat] = []
    tokens: list[SeatToken] = []
    for number, wish in enumerate(wishes):
        if wish.kind == "bot":
            bot = known_bot(wish.bot or entry_of(game).default_bot, game)
            seats.append(Seat(number, person_name(wish.name) if wish.name else f"{bot} {number + 1}", bot=bot))
        elif wish.kind == "open":
            seats.append(Seat(number))
        else:
            token = new_secret(SEAT)
            mine = account if not tokens else None
            name = mine.name if mine is not None else person_name(wish.name) if wish.name else ""
            tokens.append(SeatToken(number, token))
            seats.append(Seat(number, name, token=hash_of(token), account=mine.id if mine else None, joined=at))
    return named_apart(seats), tokens


def play_again(live: LiveTable, at: float) -> Table:
    """A table where the same seats are kept for the same people and bots: the tokens they have are good there too."""
    table = live.table
    config = title_of(table.game).renewed(table.config)
    kept = {name: table.settings.get(name) for name in ("opened_by", "client")}
    return Table(
        id=live.rematch or rematch_id(table), game=table.game, config=config, seed=secrets.token_hex(SEED_BYTES),
        version=__version__, created=at, state=OPEN, public=table.public, changed=at, host=table.host,
        settings={**kept, "agreement": to_builtins(live.agreement), "rematch_of": table.id},
        seats=tuple(replace(seat, joined=at if seat.token else None, seen=None) for seat in table.seats),
    )  # fmt: skip


def rematch_id(table: Table) -> str:
    """All who want to play again at the same moment, in whichever process, open the same table."""
    return id_of(f"{table.id} {table.seed}", b"carson-rematch")


def what_if(
    finished: Table, record: Record, choices: int, wishes: Sequence[SeatWish], account: Account | None, at: float,
    client: str = "",
) -> Opening:  # fmt: skip
    """A finished game as it was after so many choices, as a private table that goes on from there. Its dice are the same."""
    if choices > len(record.choices):
        raise Refusal("no-such-move", choices=choices, most=len(record.choices))
    if not wishes:
        wishes = [SeatWish("person", seat.name) for seat in finished.seats]
    if len(wishes) != len(finished.seats):
        raise Refusal("wrong-seats", count=len(wishes), seats=len(finished.seats))
    agreement = Agreement(rated=False, spectators=agreement_of(finished).spectators)
    opening = open_table(finished.game, dict(finished.config), wishes, agreement, False, True, account, at, client)
    entries = opening.entries
    for count, (seat, text) in enumerate(record.choices[:choices], 1):
        entries.append(Entry(len(entries) + 1, CHOICE, seat, text, at, record.checkpoints.get(count)))
    origin: dict[str, object] = {"table": finished.id, "choices": choices}
    table = replace(opening.table, seed=finished.seed, settings={**opening.table.settings, "origin": origin})
    copy = LiveTable(table, entries)
    if copy.state == OVER:  # after its last choice there is nothing to play on
        table = replace(table, state=OVER, result=results.result(copy), due=None)
    return with_number(replace(opening, table=table))


def _is_taken(seat: Seat) -> bool:
    return not seat.free
