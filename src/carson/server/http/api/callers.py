"""Who asks: the bearer of a seat's, host's or personal token, somebody who has logged in, or anybody."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from carson.core.game import SPECTATOR
from carson.core.refusal import Refusal
from carson.server.people.identity import HOST, LOGIN, PERSONAL, SEAT, hash_of
from carson.server.rooms.hub import Hub
from carson.server.rooms.room import Unplayable
from carson.server.store import Account, Token
from carson.table.agreement import agreement_of
from carson.table.beginning import must_have_record
from carson.table.journal import Table
from carson.table.live_table import OPEN, OVER, LiveTable

COOKIE: Final = "carson_session"
LONGEST_SECRET: Final = 200
USED_SECONDS: Final = 3600.0

Connection = ASGIConnection[Any, object, object, State]  # a request or a WebSocket


@dataclass(frozen=True, slots=True)
class Caller:
    """What somebody has shown to be."""

    secret: str = ""  # the hash of a seat's or a host's token
    account: Account | None = None
    token: Token | None = None  # the login or personal token by which the account is known

    def is_seated(self, table: Table) -> list[int]:
        """The seats that are the caller's."""
        return [
            seat.seat
            for seat in table.seats
            if (self.secret and seat.token == self.secret) or (self.account is not None and seat.account == self.account.id)
        ]

    def seat(self, live: LiveTable, wanted: int | None = None) -> int:
        """The caller's seat; somebody who has several says which."""
        seats = self.is_seated(live.table)
        if not seats or (wanted is not None and wanted not in seats):
            raise Refusal("not-your-seat")
        if wanted is None and len(seats) > 1:
            raise Refusal("which-seat", seats=", ".join(str(seat) for seat in seats))
        return seats[0] if wanted is None else wanted

    def place(self, live: LiveTable, wanted: int | None = None) -> int:
        """The caller's seat, or a spectator's place if there may be spectators."""
        if wanted is not None or self.is_seated(live.table):
            return self.seat(live, wanted)
        self.must_be_let_in(live.table, live.state)
        return SPECTATOR

    def must_be_let_in(self, table: Table, state: str) -> None:
        """Of a table without spectators others learn that it exists and no more, unless they could still sit down."""
        if agreement_of(table).spectators or self.is_seated(table):
            return
        if state != OPEN or not (self.is_host(table) or any(seat.free for seat in table.seats)):
            raise Refusal("no-spectators")

    def finished(self, live: LiveTable) -> LiveTable:
        """The table, if the caller may see it and its game, begun with its setup, is over: that does not change any more."""
        self.must_be_let_in(live.table, live.state)
        if live.state != OVER:
            raise Refusal("table-not-over")
        must_have_record(live.table)
        return live

    def told(self, refusal: Refusal) -> Refusal:
        """What the caller learns of a refusal: only those who are let in hear that a table is unplayable."""
        if isinstance(refusal, Unplayable):
            try:
                self.must_be_let_in(refusal.table, refusal.table.state)
            except Refusal as closed:
                return closed
        return refusal

    def is_host(self, table: Table) -> bool:
        """Whoever has the host's token, or the account that opened the table."""
        by_token = bool(self.secret) and table.host == self.secret
        return by_token or (self.account is not None and table.settings.get("opened_by") == self.account.id)

    def must_be_host(self, live: LiveTable) -> None:
        if not self.is_host(live.table):
            raise Refusal("not-the-host")

    def may_start(self, live: LiveTable) -> None:
        """The host, or anybody who has a seat: nobody need wait for a host who is gone."""
        if not self.is_seated(live.table):
            self.must_be_host(live)

    def must_have_account(self) -> Account:
        if self.account is None:
            raise Refusal("not-logged-in")
        return self.account

    def must_have_login(self) -> tuple[Account, Token]:
        """Not by a personal token: whoever finds one shall not get hold of the account, or of all that is kept about it."""
        account = self.must_have_account()
        if self.token is None or self.token.kind != "login":
            raise Refusal("needs-login")
        return account, self.token


async def caller_of(hub: Hub, connection: Connection) -> Caller:
    """Who sent a request: by its Authorization header, else by its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer":
        return await caller_with(hub, token.strip())
    return await logged_in(hub, cookie_of(connection))


def cookie_of(connection: Connection, wanted: str = COOKIE) -> str:
    """A cookie that we set, "" if there is none. `connection.cookies` would parse them all, in quadratic time."""
    sent = (part.strip().partition("=") for part in connection.headers.get("cookie", "").split(";"))
    return next((value for name, _, value in sent if name == wanted), "")


async def caller_with(hub: Hub, token: str) -> Caller:
    """Whoever shows a token. One that we never gave is refused, not ignored."""
    if len(token) <= LONGEST_SECRET:
        if token.startswith((SEAT, HOST)):
            return Caller(hash_of(token))
        if token.startswith(PERSONAL):
            caller = await hub.in_thread(_known, hub, token, "personal")
            if caller.account is not None:
                return caller
    raise Refusal("not-logged-in")


async def logged_in(hub: Hub, secret: str) -> Caller:
    """Whoever has a login's cookie; an old one is nobody's."""
    if not secret.startswith(LOGIN) or len(secret) > LONGEST_SECRET:
        return Caller()
    return await hub.in_thread(_known, hub, secret, "login")


def _known(hub: Hub, secret: str, kind: str) -> Caller:
    now = hub.now()
    token = hub.store.token(hash_of(secret), now)
    if token is None or token.kind != kind:
        return Caller()
    if now - (token.used or 0.0) >= USED_SECONDS:  # nobody needs to know it better, and most requests write nothing
        hub.store.use_token(token.hash, now)
    return Caller(account=hub.store.account(token.account), token=token)
