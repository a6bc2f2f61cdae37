"""New tables: of whoever sits down, from a finished game at any of its moves, in a position, for those who play again.

Whoever opens one brings what nobody may guess: its id, its seed, and the hashes of the tokens of its host and persons.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final

from carson import __version__
from carson.bots import known_bot
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import entry_of, seats_taken, title_of
from carson.table import results
from carson.table.actions import named_apart
from carson.table.agreement import Agreement, agreement_of
from carson.table.beginning import KEPT_SECONDS, POSITION
from carson.table.ids import id_of
from carson.table.journal import Entry, Seat, Table
from carson.table.live_table import CHOICE, NOBODY, OPEN, OVER, RUNNING, SIT, START, LiveTable
from carson.table.people.names import person_name


@dataclass(frozen=True, slots=True)
class Opener:
    """Who opens a table: the hash of his token as its host, his account if he has one, and in any case the client's mark."""

    host: str | None = None
    account: int | None = None
    client: str = ""

    def settings(self, agreement: Agreement) -> dict[str, object]:
        """Of his table."""
        return {"opened_by": self.account, "client": self.client, "agreement": asdict(agreement)}


GUEST: Final = Opener()  # of whom nobody knows anything
WITHOUT_HINTS: Final = Agreement(spectators=False, rated=False, hints=False)


@dataclass(frozen=True, slots=True)
class Opening:
    """A table to be kept, and what happened there already."""

    table: Table
    entries: list[Entry]


def bot_seat(game: str, seat: int, bot: str, name: str = "", others: Iterable[str] = ()) -> Seat:
    """Without a name of its own it is called after the bot and the seat. `others` are bots that this server has besides."""
    return Seat(seat, person_name(name) if name else default_name(bot, seat), bot=known_bot(bot, game, others))


def default_name(bot: str, seat: int) -> str:
    return f"{bot} {seat + 1}"


def open_table(
    id: str, game: str, config: Mapping[str, object], seed: str, seats: Sequence[Seat], agreement: Agreement, at: float,
    opener: Opener = GUEST, public: bool = False, start: bool = False,
) -> Opening:  # fmt: skip
    """A table whose first entries say who sat down when it was opened, and perhaps that the game started."""
    seats = named_apart(seats)
    table = Table(
        id=id, game=game, config=config, seed=seed, version=__version__, created=at, public=public,
        settings=opener.settings(agreement), changed=at, host=opener.host, seats=tuple(seats),
    )  # fmt: skip
    taken = [seat for seat in seats if not seat.free]
    entries = [Entry(number, SIT, seat.seat, seat.name, at) for number, seat in enumerate(taken, 1)]
    if start:
        if len(taken) < len(seats):
            raise Refusal("seats-free", count=len(seats) - len(taken))
        entries.append(Entry(len(entries) + 1, START, NOBODY, "", at))
        table = replace(table, state=RUNNING, due=at)
    return with_number(Opening(table, entries))


def with_number(opening: Opening) -> Opening:
    return replace(opening, table=replace(opening.table, number=len(opening.entries)))


def play_again(live: LiveTable, seed: str, at: float, stronger: bool = False) -> Table:
    """A table where the same seats are kept for the same people and bots: the tokens they have are good there too.

    `stronger`: each bot is one level higher.
    """
    table = live.table
    seats = [raised(table.game, seat) if stronger else seat for seat in table.seats]
    config = title_of(table.game).renewed(table.config)
    kept = {name: table.settings.get(name) for name in ("opened_by", "client")}
    return Table(
        id=live.rematch or rematch_id(table), game=table.game, config=config, seed=seed,
        version=__version__, created=at, state=OPEN, public=table.public, changed=at, host=table.host,
        settings={**kept, "agreement": asdict(live.agreement), "rematch_of": table.id},
        seats=tuple(replace(seat, joined=at if seat.token else None, seen=None) for seat in seats),
    )  # fmt: skip


def raised(game: str, seat: Seat) -> Seat:
    """The same seat with a bot that is one level higher, under its own name if it has one."""
    if seat.bot is None:
        return seat
    bot = entry_of(game).stronger(seat.bot)
    named = seat.name != default_name(seat.bot, seat.seat)
    return replace(seat, bot=bot, name=seat.name if named else default_name(bot, seat.seat))


def rematch_id(table: Table) -> str:
    """All who want to play again at the same moment, in whichever process, open the same table."""
    return id_of(f"{table.id} {table.seed}", b"carson-rematch")


def what_if(
    id: str, finished: Table, record: Record, choices: int, seats: Sequence[Seat], at: float, opener: Opener = GUEST
) -> Opening:
    """A finished game as it was after so many choices, as a private table that goes on from there. Its dice are the same."""
    if choices > len(record.choices):
        raise Refusal("no-such-move", choices=choices, most=len(record.choices))
    if len(seats) != len(finished.seats):
        raise Refusal("wrong-seats", count=len(seats), seats=len(finished.seats))
    agreement = Agreement(rated=False, spectators=agreement_of(finished).spectators)
    config = dict(finished.config)
    opening = open_table(id, finished.game, config, finished.seed, seats, agreement, at, opener, start=True)
    entries = opening.entries
    for count, (seat, text) in enumerate(record.choices[:choices], 1):
        entries.append(Entry(len(entries) + 1, CHOICE, seat, text, at, record.checkpoints.get(count)))
    origin: dict[str, object] = {"table": finished.id, "choices": choices}
    table = replace(opening.table, settings={**opening.table.settings, "origin": origin})
    copy = LiveTable(table, entries)
    if copy.state == OVER:  # after its last choice there is nothing to play on
        table = replace(table, state=OVER, result=results.result(copy), due=None)
    return with_number(replace(opening, table=table))


def in_position(
    id: str, game: str, position: str, person: Seat, at: float, origin: Mapping[str, object], opener: Opener = GUEST
) -> Opening:
    """A private table whose game begins in a position that was prepared, for one person: nobody is on the other seats.

    It is forgotten soon. No hints: a bot knows nothing of what is taught there. `origin` says whose position it is.
    """
    first = title_of(game).from_position(position)
    config = first.config_as_json()
    seats = tuple(person if seat == person.seat else Seat(seat) for seat in range(seats_taken(config, first.players)))
    settings = opener.settings(WITHOUT_HINTS) | {POSITION: position, "origin": dict(origin)}
    entries = [Entry(1, SIT, person.seat, person.name, at), Entry(2, START, NOBODY, "", at)]
    table = Table(
        id, game, config, "", __version__, at, RUNNING, settings=settings, changed=at, due=at + KEPT_SECONDS,
        host=opener.host, seats=seats,
    )  # fmt: skip
    return with_number(Opening(table, entries))
