"""How much one client may ask of the server: requests, new tables, guesses at passwords, chat and open connections.

The time comes from the caller and only goes forward. Clients that have been quiet are forgotten, so that memory stays small.
"""

from __future__ import annotations

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address
from typing import Final

from carson.server.people.identity import hash_of
from carson.server.settings import Settings

HOUR: Final = 3_600.0
MOST_CLIENTS: Final = 100_000  # remembered at once
PASSWORDS_AT_ONCE: Final = 10
PASSWORD_SECONDS: Final = 20.0  # between two tries after those: each costs us a good part of a second
GUESSES_AT_ONCE: Final = 10  # wrong passwords for one name, from everywhere together
GUESS_SECONDS: Final = 300.0  # between two after those: some 300 a day, however many addresses somebody has

CHATS_AT_ONCE: Final = 10
CHAT_SECONDS: Final = 1.0  # between two after those


def client_key(address: str) -> str:
    """Who counts as one client: an address, or of IPv6 the network that a household gets."""
    try:
        parsed = ip_address(address)
    except ValueError:  # a socket of the system's own, or a test
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


def client_mark(client: str) -> str:
    """A little of who a client is, to be kept with a table: what one client wants is done in turn with what others want.

    It is the same in every process and after a restart. One in 65,536 has it, so that nobody can tell whose it is.
    """
    return blake2b(client.encode(), digest_size=2, person=b"carson-client").hexdigest()


class Buckets:
    """A bucket of tokens for each client, filled at a steady rate: `burst` at once, then `rate` a second."""

    def __init__(self, rate: float, burst: float, most_clients: int = MOST_CLIENTS) -> None:
        self._second = 1.0 / rate  # a token's price in seconds
        self._burst = burst
        self._most_clients = most_clients
        self._full: dict[str, float] = {}  # when each bucket will be full again; who asked last is last

    @property
    def clients(self) -> int:
        """How many are remembered."""
        return len(self._full)

    def allow(self, client: str, now: float, cost: float = 1.0) -> float:
        """0 if the client may, otherwise the seconds until it may; a refused try costs nothing."""
        self._forget(now)
        full = max(now, self._full.get(client, now)) + min(cost, self._burst) * self._second
        wait = full - now - self._burst * self._second
        if wait > 1e-9:  # more than what adding up floats leaves
            return wait
        self._full.pop(client, None)
        self._full[client] = full
        return 0.0

    def give_back(self, client: str, now: float) -> None:
        """What was allowed last shall not count."""
        full = self._full.get(client, now) - self._second
        if full <= now:
            self._full.pop(client, None)
        else:
            self._full[client] = full

    def _forget(self, now: float) -> None:
        """A full bucket is as good as none. Those who asked longest ago come first, so a look at the front is enough."""
        while self._full:
            client = next(iter(self._full))
            if self._full[client] > now and len(self._full) < self._most_clients:
                return
            del self._full[client]


class Limits:
    """All limits of a server; one that is set to 0 is none."""

    def __init__(self, settings: Settings) -> None:
        hourly = settings.most_tables
        self._requests = Buckets(settings.rate, settings.burst) if settings.rate else None
        self._tables = Buckets(hourly / HOUR, hourly) if hourly else None
        self._passwords = Buckets(1 / PASSWORD_SECONDS, PASSWORDS_AT_ONCE) if settings.rate else None
        self._guesses = Buckets(1 / GUESS_SECONDS, GUESSES_AT_ONCE) if settings.rate else None
        self._chats = Buckets(1 / CHAT_SECONDS, CHATS_AT_ONCE) if settings.rate else None
        self.most_connections = settings.most_connections
        self._connections: dict[str, int] = {}

    def allow(self, client: str, now: float, cost: float = 1.0) -> float:
        """For a request or a message: 0 if it may be answered, otherwise the seconds to wait."""
        return self._requests.allow(client, now, cost) if self._requests else 0.0

    def allow_table(self, client: str, now: float, cost: float = 1.0) -> float:
        """For opening a table."""
        return self._tables.allow(client, now, cost) if self._tables else 0.0

    def allow_password(self, client: str, now: float) -> float:
        """For a try to log in, and for a new account."""
        return self._passwords.allow(client, now) if self._passwords else 0.0

    def allow_guess(self, name: str, known: str, now: float) -> float:
        """For a password that may be wrong: each name has its limit, whether anybody has it or not.

        A browser or login that is known to be the account's own has another one there: nobody can use up the owner's.
        """
        return self._guesses.allow(_guessed(name, known), now) if self._guesses else 0.0

    def was_right(self, name: str, known: str, now: float) -> None:
        """The password was no guess, and does not count as one."""
        if self._guesses:
            self._guesses.give_back(_guessed(name, known), now)

    def allow_chat(self, table: str, seat: int, now: float) -> float:
        """For saying something at a table: each seat has its own limit."""
        return self._chats.allow(f"{seat} {table}", now) if self._chats else 0.0

    def connect(self, client: str) -> bool:
        """Whether the client may hold one connection more; if so it is counted until `disconnect`."""
        held = self._connections.get(client, 0)
        if self.most_connections and held >= self.most_connections:
            return False
        self._connections[client] = held + 1
        return True

    def disconnect(self, client: str) -> None:
        held = self._connections.pop(client) - 1
        if held:
            self._connections[client] = held

    @property
    def connections(self) -> int:
        """Of all clients."""
        return sum(self._connections.values())


def _guessed(name: str, known: str) -> str:
    """Short, however long a name somebody makes up."""
    return hash_of(f"{name}\n{known}")
