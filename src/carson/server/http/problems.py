"""Why something was refused, as problem+json (RFC 9457): the status, the reason code, the ruling, and a sentence."""

from __future__ import annotations

from typing import Final

from msgspec.json import encode

from carson.core.refusal import Refusal
from carson.locales import ENGLISH
from carson.server.http.protocol import Problem
from carson.table.shown.refusals import brief, detail

MEDIA_TYPE: Final = "application/problem+json"

# What is wrong with a request as such; whatever is not listed was understood and cannot be done (422).
STATUS: Final = {
    "bad-request": 400,
    "not-logged-in": 401,
    "wrong-password": 401,
    "not-the-password": 403,
    "needs-login": 403,
    "not-your-seat": 403,
    "not-the-host": 403,
    "no-spectators": 403,
    "no-hints": 403,
    "foreign-origin": 403,
    "no-table": 404,
    "no-address": 404,
    "no-seat": 404,
    "no-moment": 404,
    "unknown-game": 404,
    "no-token": 404,
    "no-lesson": 404,
    "no-session": 404,
    "bad-method": 405,
    "name-taken": 409,
    "name-alike": 409,
    "stale-number": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "bot-stands-in": 409,
    "cannot-undo": 409,
    "chat-full": 409,
    "undo-limit": 409,
    "order-limit": 409,
    "table-busy": 409,
    "table-differs": 409,
    "table-unplayable": 409,
    "table-started": 409,
    "table-not-started": 409,
    "table-not-over": 409,
    "no-record-of-position": 409,
    "table-full": 409,
    "table-worn-out": 409,
    "seats-free": 409,
    "not-all-here": 409,
    "seat-taken": 409,
    "seat-free": 409,
    "has-resigned": 409,
    "not-away": 409,
    "cannot-return": 409,
    "too-large": 413,
    "long-address": 414,
    "too-many": 429,
    "too-many-guesses": 429,
    "too-many-connections": 429,
    "too-many-bot-tables": 429,
    "large-head": 431,
    "own-error": 500,
    "not-ready": 503,
    "too-busy": 503,
    "no-hint-now": 503,
}
UNDERSTOOD: Final = 422


def problem(refusal: Refusal, language: str = ENGLISH) -> Problem:
    """The problem that a refusal is, told in one of our languages."""
    status = STATUS.get(refusal.code, UNDERSTOOD)
    return Problem(
        type=f"urn:carson:refusal:{refusal.code}",
        title=refusal.code.replace("-", " ").capitalize(),
        status=status,
        detail=detail(refusal, language),
        code=refusal.code,
        ruling=refusal.ruling,
        values=brief(refusal).values,
    )


def as_answer(refusal: Refusal, language: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Status, headers and body of an answer that the application has no part in, after which the connection ends."""
    told = problem(refusal, language)
    body = encode(told)
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"connection", b"close"),
    ]
    if "seconds" in refusal.values:
        headers.append((b"retry-after", str(refusal.values["seconds"]).encode()))
    return told.status, headers, body
