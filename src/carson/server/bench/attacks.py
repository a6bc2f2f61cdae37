"""What one address can do to a server at its worst, each attack by its name: for the hostile bench, on this machine alone.

An attack is one request (or connection) that is repeated at a rate a little above what the limits allow. It runs in a
process of its own from 127.0.0.2, so that the server takes it for another client:
`python -m carson.server.bench.attacks NAME PORT SECONDS` prepares it, says so, begins when it is told to, and tells what
came of it.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from carson.games import first_game
from carson.server.bench.long_game import as_body, long_game
from carson.server.bench.server_process import API
from carson.table.shown.languages import ours

HOST: Final = "127.0.0.1"
ATTACKER: Final = "127.0.0.2"
RATE: Final = 60.0  # attempts a second: the default limit is 50
FLOOD: Final = 150.0
AT_ONCE: Final = 10
PATIENCE: Final = 20.0  # seconds for an answer
TABLES: Final = 60  # that a client may open in an hour
REFUSED: Final = 400  # this status, and those above
LONG_KEY: Final = "players variants edition " * 2_400  # which is like everything that there is
UPGRADE: Final = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"


@dataclass
class Attacker:
    """Who attacks, what he has prepared, and what came of it."""

    port: int
    made: int = 0
    statuses: Counter[int] = field(default_factory=Counter)  # of the answers; 0: it hung up
    tables: list[str] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    body: bytes = b""
    record: dict[str, object] = field(default_factory=dict)
    held: list[asyncio.StreamWriter | ClientConnection] = field(default_factory=list)

    async def send(self, sent: bytes) -> bytes:
        """Whatever is answered to some bytes."""
        reader, writer = await asyncio.open_connection(HOST, self.port, local_addr=(ATTACKER, 0))
        try:
            writer.write(sent)
            return await asyncio.wait_for(reader.read(), PATIENCE)
        finally:
            writer.close()

    async def ask(self, method: str, path: str, body: bytes = b"", headers: str = "", token: str = "") -> tuple[int, bytes]:
        """A request under /api/v1: the status and the body of its answer. No status is 0: the server hung up."""
        if token:
            headers += f"Authorization: Bearer {token}\r\n"
        head = f"{method} {API}{path} HTTP/1.1\r\nHost: {HOST}\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
        answer = await self.send(f"{head}{headers}\r\n".encode("latin-1") + body)
        return int(answer[9:12] or 0), answer.partition(b"\r\n\r\n")[2]

    async def get(self, path: str, headers: str = "", token: str = "") -> int:
        return (await self.ask("GET", path, headers=headers, token=token))[0]

    async def open_table(self, *kinds: str) -> int:
        """A running table with these seats; the tokens of its persons come to `tokens`."""
        wish = {
            "game": first_game(),
            "changes": {"players": len(kinds)},
            "seats": [{"kind": kind} for kind in kinds],
            "start": True,
        }
        status, answer = await self.ask("POST", "/tables", json.dumps(wish).encode())
        if status < REFUSED:
            made: dict[str, Any] = json.loads(answer)
            self.tables.append(made["table"]["id"])
            self.tokens += [seat["token"] for seat in made["tokens"]]
        return status

    async def socket(self, table: str) -> ClientConnection:
        address = f"ws://{HOST}:{self.port}{API}/tables/{table}/socket"
        return await connect(address, local_addr=(ATTACKER, 0), max_size=None, compression=None, proxy=None)


One = Callable[[Attacker, int], Awaitable[int]]  # makes the n-th attempt and says the status of its answer
Prepare = Callable[[Attacker], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Attack:
    one: One
    prepare: Prepare | None = None
    rate: float = RATE
    at_once: int = AT_ONCE
    most: int = 1_000_000  # attempts


# Heads.


async def cookies(attacker: Attacker, number: int) -> int:
    return await attacker.get("/me", 'Cookie: a="' + "\\" * (30_000 if number % 2 else 7_900) + "\r\n")


async def languages(attacker: Attacker, number: int) -> int:
    return await attacker.get("/me", "Accept-Language: " + "," * (15_500 if number % 2 else 7_900) + "\r\n")


async def queries(attacker: Attacker, number: int) -> int:
    return await attacker.get("/games?" + "language=%41&" * (2_300 if number % 2 else 30))


async def floods(attacker: Attacker, number: int) -> int:
    return await attacker.get("/games")


async def pipelines(attacker: Attacker, number: int) -> int:
    """Thousands of requests in one piece."""
    answer = await attacker.send(f"GET {API}/games HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode() * 4_000)
    return int(answer.rpartition(b"HTTP/1.1 ")[2][:3] or 0)


async def trailers(attacker: Attacker, number: int) -> int:
    """A header behind the body that never ends."""
    head = f"GET {API}/games HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
    _, writer = await asyncio.open_connection(HOST, attacker.port, local_addr=(ATTACKER, 0))
    try:
        writer.write(head.encode())
        for _ in range(100):  # 26 MB; it hangs up long before
            writer.write(b"x" * 262_144)
            await asyncio.wait_for(writer.drain(), PATIENCE)
        return 200
    finally:
        writer.close()


async def half_open(attacker: Attacker, number: int) -> int:
    """Connections on which nothing comes but a byte now and then."""
    if len(attacker.held) < 200:
        _, writer = await asyncio.open_connection(HOST, attacker.port, local_addr=(ATTACKER, 0))
        writer.write(f"POST {API}/tables HTTP/1.1\r\nContent-Length: 9000\r\n".encode())
        attacker.held.append(writer)
    for one in attacker.held:
        if isinstance(one, asyncio.StreamWriter):
            one.write(b"X")
    return 200


# Tables and bots.


async def bot_tables(attacker: Attacker, number: int) -> int:
    return await attacker.open_table("bot", "bot", "bot", "bot")


async def own_tables(attacker: Attacker) -> None:
    for _ in range(20):
        await attacker.open_table("person", "bot", "bot")


async def hints(attacker: Attacker, number: int) -> int:
    """Each hint once, then a choice, so that the next one has to be thought of anew."""
    which = number // 2 % len(attacker.tables)
    path, token = f"/tables/{attacker.tables[which]}", attacker.tokens[which]
    if number % 2 == 0:
        return await attacker.get(f"{path}/hint", token=token)
    status, answer = await attacker.ask("GET", f"{path}/news?since=1000000", token=token)
    choices = (json.loads(answer).get("own") or {}).get("choices") if status < REFUSED else None
    if not choices:
        return status
    wish = json.dumps({"choice": choices[0], "number": json.loads(answer)["number"]}).encode()
    return (await attacker.ask("POST", f"{path}/choices", wish, token=token))[0]


async def chats(attacker: Attacker, number: int) -> int:
    which = number % len(attacker.tables)
    body = json.dumps({"text": "é" * 500}).encode()
    return (await attacker.ask("POST", f"/tables/{attacker.tables[which]}/chat", body, token=attacker.tokens[which]))[0]


async def explained(attacker: Attacker, number: int) -> int:
    """What everything costs and brings, in sentences."""
    which = number % len(attacker.tables)
    path = f"/tables/{attacker.tables[which]}/news?since=0&explain=true&language={ours()[0]}"
    return await attacker.get(path, token=attacker.tokens[which])


# Heavy questions.


async def checks(attacker: Attacker, number: int) -> int:
    return (await attacker.ask("POST", "/games/board/check", json.dumps({"changes": {LONG_KEY: 1}}).encode()))[0]


async def options(attacker: Attacker, number: int) -> int:
    changes = {"players": 6, "variants": ["river", "horses", "outlaws", "kit-carson", "might-is-right", "new-beginning"]}
    return (await attacker.ask("POST", "/games/board/options", json.dumps({"changes": changes}).encode()))[0]


async def passwords(attacker: Attacker, number: int) -> int:
    guess = {"name": "Ann", "password": f"guess number {number}"}
    return (await attacker.ask("POST", "/sessions", json.dumps(guess).encode()))[0]


# A game of 3,700 choices.


async def make_record(attacker: Attacker) -> None:
    attacker.record = long_game()


async def keep_record(attacker: Attacker) -> None:
    attacker.record = long_game()
    status, answer = await attacker.ask("POST", "/records", as_body(attacker.record, "Ann"))
    if status >= REFUSED:
        raise RuntimeError(answer.decode())
    attacker.tables.append(json.loads(answer)["id"])


async def records(attacker: Attacker, number: int) -> int:
    return (await attacker.ask("POST", "/records", as_body(attacker.record, f"Ann {number}")))[0]


async def news(attacker: Attacker, number: int) -> int:
    return await attacker.get(f"/tables/{attacker.tables[0]}/news?since=0&language=en")


async def moments(attacker: Attacker, number: int) -> int:
    return await attacker.get(f"/tables/{attacker.tables[0]}/moments/{100 + number * 977 % 3600}")


async def statistics(attacker: Attacker, number: int) -> int:
    return await attacker.get(f"/tables/{attacker.tables[0]}/statistics")


async def exports(attacker: Attacker, number: int) -> int:
    return await attacker.get(f"/tables/{attacker.tables[0]}/record")


async def what_if(attacker: Attacker, number: int) -> int:
    wish = {"choices": 3000 + number, "seats": [{"kind": "person"}] * 5}
    return (await attacker.ask("POST", f"/tables/{attacker.tables[0]}/what-if", json.dumps(wish).encode()))[0]


# WebSockets.


async def hellos(attacker: Attacker, number: int) -> int:
    """Everything that happened, told to one newcomer after the other."""
    client = await attacker.socket(attacker.tables[0])
    try:
        await client.send(json.dumps({"do": "hello", "since": 0, "language": "en"}))
        frame = json.loads(await asyncio.wait_for(client.recv(), PATIENCE))
        return 200 if frame["frame"] == "news" else 429
    finally:
        await client.close()


async def one_table(attacker: Attacker) -> None:
    await attacker.open_table("person", "person")


async def frames(attacker: Attacker, number: int) -> int:
    """Tiny frames, thousands at once, on a connection that was let in."""
    head = f"GET {API}/tables/{attacker.tables[0]}/socket HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\n{UPGRADE}\r\n"
    reader, writer = await asyncio.open_connection(HOST, attacker.port, local_addr=(ATTACKER, 0))
    try:
        writer.write(head.encode())
        status = int((await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE))[9:12])
        writer.write((b"\x89\x80\0\0\0\0" + b"\x81\x82\0\0\0\0{}") * 20_000)
        await asyncio.wait_for(reader.read(), PATIENCE)
        return 429 if status == 101 else status  # we were let in, and then sent away
    finally:
        writer.close()


async def followers(attacker: Attacker, number: int) -> int:
    """A hundred who follow a table where bots play, each with explanations."""
    client = await attacker.socket(attacker.tables[number % len(attacker.tables)])
    attacker.held.append(client)
    await client.send(json.dumps({"do": "hello", "explain": True, "language": ours()[-1]}))
    return 200 if json.loads(await asyncio.wait_for(client.recv(), PATIENCE))["frame"] == "news" else 429


async def watched_tables(attacker: Attacker) -> None:
    for _ in range(10):
        await attacker.open_table("bot", "bot", "bot", "bot")


ATTACKS: Final = {
    "cookies": Attack(cookies),
    "languages": Attack(languages),
    "queries": Attack(queries),
    "floods": Attack(floods, rate=FLOOD, at_once=50),
    "pipelines": Attack(pipelines),
    "trailers": Attack(trailers),
    "half-open": Attack(half_open, at_once=1),
    "bot-tables": Attack(bot_tables, most=TABLES),
    "hints": Attack(hints, own_tables),
    "chats": Attack(chats, own_tables),
    "explained": Attack(explained, own_tables),
    "followers": Attack(followers, watched_tables, at_once=100, most=100),
    "checks": Attack(checks),
    "options": Attack(options),
    "passwords": Attack(passwords),
    "records": Attack(records, make_record, most=TABLES),
    "news": Attack(news, keep_record),
    "hellos": Attack(hellos, keep_record),
    "moments": Attack(moments, keep_record),
    "statistics": Attack(statistics, keep_record),
    "exports": Attack(exports, keep_record),
    "what-if": Attack(what_if, keep_record, most=TABLES),
    "frames": Attack(frames, one_table),
}


async def _attempt(attacker: Attacker, attack: Attack, number: int) -> None:
    attacker.made += 1
    try:
        status = await attack.one(attacker, number)
    except (OSError, EOFError, TimeoutError, WebSocketException, ValueError):  # it hung up, or did not answer
        status = 0
    attacker.statuses[status] += 1


async def _run(attacker: Attacker, attack: Attack, seconds: float) -> None:
    """An attempt at each time, unless as many as may be are under way."""
    begun = monotonic()
    under_way: set[asyncio.Task[None]] = set()
    number = 0
    while (now := monotonic() - begun) < seconds:
        if number / attack.rate <= now and number < attack.most:
            if len(under_way) < attack.at_once:
                task = asyncio.create_task(_attempt(attacker, attack, number))
                under_way.add(task)
                task.add_done_callback(under_way.discard)
            number += 1
        else:
            await asyncio.sleep(min(0.05, max(0.0, number / attack.rate - now)) or 0.05)
    for task in under_way:
        task.cancel()


async def main() -> None:
    name, port, seconds = sys.argv[1:4]
    attacker, attack = Attacker(int(port)), ATTACKS[name]
    if attack.prepare is not None:
        await attack.prepare(attacker)
    print("ready", flush=True)
    if not await asyncio.to_thread(sys.stdin.readline):
        return  # nobody is there any more
    with suppress(asyncio.CancelledError):
        await _run(attacker, attack, float(seconds))
    refused = sum(count for status, count in attacker.statuses.items() if not 0 < status < REFUSED)
    print(json.dumps({"made": attacker.made, "refused": refused, "statuses": attacker.statuses}), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
