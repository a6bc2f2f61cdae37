"""Why something was refused, as problem+json (RFC 9457): the status, the reason code, the ruling, and a sentence."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from msgspec.json import encode

from carson.core.refusal import Refusal
from carson.locales import ENGLISH, MissingWords
from carson.sentences.board_naming import BoardNaming
from carson.sentences.cards_naming import CardsNaming
from carson.sentences.naming import Naming
from carson.server.http.protocol import Problem
from carson.table.languages import words

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
    "table-busy": 409,
    "table-differs": 409,
    "table-unplayable": 409,
    "table-started": 409,
    "table-not-started": 409,
    "table-not-over": 409,
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

NAMINGS: Final[dict[str, type[Naming]]] = {naming.game: naming for naming in (BoardNaming, CardsNaming)}
LONGEST_VALUE: Final = 300
LARGEST_NUMBER: Final = 2**53  # that JSON is sure to keep


class InGame(Refusal):
    """A refusal that is told in the words of a game, with the names of its players, in whichever language."""

    def __init__(self, refusal: Refusal, game: str, names: Sequence[str]) -> None:
        super().__init__(refusal.code, refusal.ruling, **refusal.values)
        self.refusal = refusal
        self.game = game
        self.names = names


@contextmanager
def in_words_of(game: str, names: Sequence[str] = ()) -> Iterator[None]:
    """What is refused in here is told in the words of a game."""
    try:
        yield
    except Refusal as refusal:
        raise InGame(refusal, game, names) from refusal


def brief(refusal: Refusal) -> Refusal:
    """What somebody sent us is repeated in part only."""
    values = {name: clipped(value) for name, value in refusal.values.items()}
    said = Refusal(refusal.code, refusal.ruling, **values)
    said.__cause__ = refusal.__cause__
    return said


def clipped(value: str | int) -> str | int:
    if isinstance(value, int) and abs(value) <= LARGEST_NUMBER:
        return value
    text = str(value) if isinstance(value, str) else "…"
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "…"


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


def detail(refusal: Refusal, language: str) -> str:
    """In words where the refusal has all that they need, otherwise its code and values."""
    naming = Naming(words(language))
    if isinstance(refusal, InGame):
        naming = NAMINGS[refusal.game](words(language), refusal.names)
        refusal = refusal.refusal
    naming.draws = False  # a client draws better
    said = brief(refusal)
    try:
        return naming.refusal(said)
    except MissingWords:
        return str(said)
