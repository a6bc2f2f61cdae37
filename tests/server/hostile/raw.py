"""Bytes as a hostile client sends them: a plain connection, and WebSocket frames made by hand."""

from __future__ import annotations

import os
import socket
import struct

from tests.server.service import API, Service

TEXT, BINARY, CONTINUED, PING = 0x1, 0x2, 0x0, 0x9


def connection(service: Service, seconds: float = 10) -> socket.socket:
    return socket.create_connection(("127.0.0.1", service.port), seconds)


def exchange(service: Service, *sent: bytes) -> bytes:
    """All that is answered before the server hangs up or is silent."""
    with connection(service, 5) as client:
        try:
            for part in sent:
                client.sendall(part)
            return received(client)
        except (BrokenPipeError, ConnectionResetError):
            return received(client)


def received(client: socket.socket) -> bytes:
    found = b""
    try:
        while part := client.recv(65_536):
            found += part
    except (TimeoutError, ConnectionResetError):
        pass
    return found


def status(answer: bytes) -> int:
    """Of the last answer; 0 if there is none."""
    found = answer.rpartition(b"HTTP/1.1 ")[2][:3]
    return int(found) if found.isdigit() else 0


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, "Host: 127.0.0.1", "Connection: close", *headers, "", ""]).encode("latin-1") + body


def upgraded(service: Service, table: str, *headers: str) -> socket.socket:
    """A WebSocket on which nothing was said yet, and whose answers nobody reads."""
    client = connection(service)
    lines = [
        f"GET {API}/tables/{table}/socket HTTP/1.1", f"Host: 127.0.0.1:{service.port}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", *headers, "", "",
    ]  # fmt: skip
    client.sendall("\r\n".join(lines).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += client.recv(1)
    assert b" 101 " in answer
    return client


def frame(kind: int, content: bytes, last: bool = True) -> bytes:
    """A frame as clients mask it."""
    mask = os.urandom(4)
    size = len(content)
    if size < 126:
        length = struct.pack("!B", 0x80 | size)
    elif size < 65_536:
        length = struct.pack("!BH", 0x80 | 126, size)
    else:
        length = struct.pack("!BQ", 0x80 | 127, size)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return bytes([(0x80 if last else 0) | kind]) + length + mask + masked
