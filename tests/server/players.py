"""People at tables for tests: each chooses at random over a WebSocket, remembers all that it was told, and comes back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random

from httpx import Client
from msgspec import Struct
from msgspec.json import Decoder, encode
from sqlalchemy.engine import URL
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from carson.games import title_of
from carson.server.http.api.games import playable
from carson.server.store import Store
from carson.table.journal import Entry, Table
from carson.table.live_table import CHOICE, LiveTable
from tests.server.service import API, Service

LOST = (WebSocketException, OSError, TimeoutError, EOFError)

# What is played where many tables are needed: both games, several editions and variants.
WISHES: list[dict[str, object]] = [
    {"game": "board", "preset": "first-game"},
    {"game": "board", "preset": "big-box", "changes": {"players": 2}},
    {"game": "board", "preset": "first-edition", "changes": {"players": 3}},
    {"game": "board", "preset": "big-box", "changes": {"players": 5, "variants": ["river", "horses"]}},
    {"game": "board", "preset": "quiet"},
    {"game": "cards", "preset": "friends"},
    {"game": "cards", "preset": "friends", "changes": {"players": 2}},
    {"game": "cards", "preset": "solo"},
]


class Message(Struct):
    number: int
    kind: str
    seat: int
    text: str = ""


class Own(Struct, frozen=True):
    choices: list[str] = []
    asked: int = 0
    undo: bool = False


class TableState(Struct):
    state: str


class Frame(Struct):
    """Of any kind, with what a player needs of it."""

    frame: str
    number: int = 0
    messages: list[Message] = []
    own: Own = Own()
    table: TableState | None = None
    id: int = 0
    code: str = ""
    status: int = 0


class SeatToken(Struct):
    seat: int
    token: str


class Made(Struct):
    """A table that was opened."""

    class Info(Struct):
        id: str
        number: int

    table: Info
    host: str
    tokens: list[SeatToken]

    @property
    def id(self) -> str:
        return self.table.id


FRAME = Decoder(Frame)
MADE = Decoder(Made)


def open_table(client: Client, wish: dict[str, object], persons: int = 1, bot: str = "random", **more: object) -> Made:
    """A running table with people on the first seats and bots on the others."""
    changes = wish.get("changes", {})
    assert isinstance(changes, dict)
    count = playable(title_of(str(wish["game"])), str(wish.get("preset", "")), changes).seats
    seats = [{"kind": "person"} if seat < persons else {"kind": "bot", "bot": bot} for seat in range(count)]
    made = client.post("/tables", json={**wish, "seats": seats, "start": True, **more})
    assert made.status_code == 201, made.text
    return MADE.decode(made.content)


class Player:
    """One seat at one table, or a spectator without a token.

    A player who is cut off connects again to `service`.
    """

    def __init__(self, table: str, token: str, service: Service, seed: int = 0, pause: float = 0.0) -> None:
        self.table = table
        self.token = token
        self.service = service
        self.pause = pause
        self.random = Random(seed)
        self.seen: list[Message] = []
        self.kept: dict[int, str] = {}  # the choices that were acknowledged, by number
        self.problems: Counter[str] = Counter()
        self.connections = 0
        self.over = False
        self.quiet = False  # follows, but does not choose
        self.undoes = 0.0  # how probably it takes a choice back
        self.chats = 0.0  # how probably it says something about what it sees
        self._answered = -1
        self._sent: dict[int, str] = {}

    @property
    def last(self) -> int:
        return len(self.seen)

    async def play(self) -> None:
        """Until the game is over, whatever happens to the servers."""
        while not self.over:
            try:
                async with self.connected() as socket:
                    await self._follow(socket)
            except LOST:
                await asyncio.sleep(0.25)

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[ClientConnection]:
        """A connection that has said who it is and what it has seen."""
        address = f"ws://127.0.0.1:{self.service.port}{API}/tables/{self.table}/socket"
        async with connect(address, max_size=None, compression=None, proxy=None, close_timeout=0.2) as socket:
            self.connections += 1
            self._answered = -1  # a choice that was under way may be lost
            await socket.send(encode({"do": "hello", "token": self.token, "since": self.last}).decode())
            yield socket

    async def _follow(self, socket: ClientConnection) -> None:
        async for text in socket:
            frame = FRAME.decode(text)
            self.hear(frame)
            if self.over:
                return
            if frame.frame == "problem" and frame.status == 503:
                self._answered = -1
                await asyncio.sleep(0.1)
                await socket.close()  # comes back and is asked again
            elif frame.frame == "news" and not self.quiet:
                await self._act(socket, frame)

    def hear(self, frame: Frame) -> None:
        """What a frame says; messages come without a gap and none comes twice."""
        if frame.frame == "news":
            for message in frame.messages:
                assert message.number == self.last + 1, f"message {message.number} after {self.last} at {self.table}"
                self.seen.append(message)
            assert frame.number == self.last
            self.over = self.over or (frame.table is not None and frame.table.state == "over")
        elif frame.frame == "kept":
            if frame.id in self._sent:
                self.kept[frame.number] = self._sent.pop(frame.id)
        else:
            self.problems[frame.code] += 1

    async def _act(self, socket: ClientConnection, frame: Frame) -> None:
        own = frame.own
        if self.random.random() < self.chats:
            await socket.send(encode({"do": "chat", "text": f"I have seen {frame.number}", "id": 0}).decode())
        if own.undo and self.random.random() < self.undoes:
            await socket.send(encode({"do": "undo", "number": frame.number, "id": 0}).decode())
        elif own.choices and own.asked != self._answered:
            if self.pause:
                await asyncio.sleep(self.random.random() * 2 * self.pause)
            self._answered = own.asked
            await self.choose(socket, self.random.choice(own.choices), frame.number)

    async def choose(self, socket: ClientConnection, choice: str, number: int) -> None:
        id = self.random.getrandbits(40) + 1
        self._sent[id] = choice
        await socket.send(encode({"do": "choose", "choice": choice, "number": number, "id": id}).decode())


def kept_tables(url: URL, ids: Iterable[str]) -> dict[str, tuple[Table, list[Entry]]]:
    """Tables as they are in the database."""
    store = Store(url)
    try:
        return {id: kept_table(store, id) for id in ids}
    finally:
        store.close()


def kept_table(store: Store, id: str) -> tuple[Table, list[Entry]]:
    """A table with its entries of one moment: it may be played at meanwhile."""
    for _ in range(100):
        table, entries, again = store.table(id), store.entries(id), store.table(id)
        assert table is not None
        assert again is not None
        if table.number == again.number:
            return table, entries
    raise AssertionError(f"table {id} does not rest")


def numbers(store: Store, ids: Iterable[str]) -> dict[str, int]:
    """The last number of each table."""
    return {id: table.number for id in ids if (table := store.table(id)) is not None}


def check_journal(table: Table, entries: list[Entry], players: Iterable[Player] = ()) -> LiveTable:
    """The entries lead to a game as the rules want it, and hold all that its players were told is kept."""
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert table.number == len(entries)
    live = LiveTable(table, entries)
    assert live.difference is None, live.difference
    for player in players:
        for number, choice in player.kept.items():
            entry = entries[number - 1]
            assert (entry.kind, entry.text) == (CHOICE, choice)
        for message in player.seen:
            entry = entries[message.number - 1]
            assert (message.kind, message.seat) == (entry.kind, entry.seat)
            assert message.text in ("", entry.text)
    return live
