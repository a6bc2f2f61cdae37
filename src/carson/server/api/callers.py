"""Who asks: the bearer of a seat's, host's or personal token, somebody who has logged in, or anybody."""

from __future__ import annotations

from dataclasses import dataclass
from time import time
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from carson.core.game import SPECTATOR
from carson.core.refusal import Refusal
from carson.server.hub import Hub
from carson.server.identity import HOST, LOGIN, PERSONAL, SEAT, hash_of
from carson.server.live_table import LiveTable
from carson.server.store import Account

COOKIE: Final = "carson_session"
LONGEST_SECRET: Final = 200

Connection = ASGIConnection[Any, object, object, State]  # a request or a WebSocket


@dataclass(frozen=True, slots=True)
class Caller:
    """What somebody has shown to be."""

    secret: str = ""  # the hash of a seat's or a host's token
    account: Account | None = None

    def is_seated(self, live: LiveTable) -> list[int]:
        """The seats that are the caller's."""
        return [
            seat.seat
            for seat in live.table.seats
            if (self.secret and seat.token == self.secret) or (self.account is not None and seat.account == self.account.id)
        ]

    def seat(self, live: LiveTable, wanted: int | None = None) -> int:
        """The caller's seat; somebody who has several says which."""
        seats = self.is_seated(live)
        if not seats or (wanted is not None and wanted not in seats):
            raise Refusal("not-your-seat")
        if wanted is None and len(seats) > 1:
            raise Refusal("which-seat", seats=", ".join(str(seat) for seat in seats))
        return seats[0] if wanted is None else wanted

    def place(self, live: LiveTable, wanted: int | None = None) -> int:
        """The caller's seat, or a spectator's place if there may be spectators."""
        if wanted is not None or self.is_seated(live):
            return self.seat(live, wanted)
        self.must_be_allowed_to_watch(live)
        return SPECTATOR

    def must_be_allowed_to_watch(self, live: LiveTable) -> None:
        if not self.is_seated(live) and not live.agreement.spectators:
            raise Refusal("no-spectators")

    def must_be_host(self, live: LiveTable) -> None:
        """Whoever has the host's token, or the account that opened the table."""
        by_token = bool(self.secret) and live.table.host == self.secret
        by_account = self.account is not None and live.table.settings.get("opened_by") == self.account.id
        if not (by_token or by_account):
            raise Refusal("not-the-host")

    def may_start(self, live: LiveTable) -> None:
        """The host, or anybody who has a seat: nobody need wait for a host who is gone."""
        if not self.is_seated(live):
            self.must_be_host(live)

    def must_have_account(self) -> Account:
        if self.account is None:
            raise Refusal("not-logged-in")
        return self.account


async def caller_of(hub: Hub, connection: Connection) -> Caller:
    """Who sent a request: by its Authorization header, else by its cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if token and scheme.lower() == "bearer":
        return await caller_with(hub, token.strip())
    return await logged_in(hub, connection.cookies.get(COOKIE, ""))


async def caller_with(hub: Hub, token: str) -> Caller:
    """Whoever shows a token. One that we never gave is refused, not ignored."""
    if len(token) <= LONGEST_SECRET:
        if token.startswith((SEAT, HOST)):
            return Caller(hash_of(token))
        if token.startswith(PERSONAL):
            account = await hub.in_thread(_account, hub, token, "personal")
            if account is not None:
                return Caller(account=account)
    raise Refusal("not-logged-in")


async def logged_in(hub: Hub, secret: str) -> Caller:
    """Whoever has a login's cookie; an old one is nobody's."""
    if not secret.startswith(LOGIN) or len(secret) > LONGEST_SECRET:
        return Caller()
    return Caller(account=await hub.in_thread(_account, hub, secret, "login"))


def _account(hub: Hub, secret: str, kind: str) -> Account | None:
    token = hub.store.token(hash_of(secret), time())
    return hub.store.account(token.account) if token is not None and token.kind == kind else None
