"""In which language somebody wants to be told things: the one that he names, else what his browser prefers, else English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from urllib.parse import parse_qs

from carson.locales import ENGLISH
from carson.table.shown.languages import matching, one_of_ours, ours

MOST_WISHES: Final = 16  # that anybody looks at: no browser sends as many
PARAMETER: Final = "language"  # of every request, and of the first message of a WebSocket


def asked_language(query: bytes, accepted: str) -> str:
    """The language of a request's problems: by its query, else by its `Accept-Language` header."""
    named = parse_qs(query.decode("latin-1")).get(PARAMETER, [""])[-1]
    return one_of_ours(named) or preferred(accepted, ours())


def preferred(accepted: str, known: Sequence[str]) -> str:
    """The first of these languages that a header such as `nl, de;q=0.8` asks for."""
    wishes = []
    for wish in accepted.split(",", MOST_WISHES)[:MOST_WISHES]:
        tag, _, quality = wish.partition(";")
        weight = _weight(quality)
        if weight > 0:
            wishes.append((-weight, tag))
    found = (matching(tag, known) for _, tag in sorted(wishes, key=lambda wish: wish[0]))
    return next(filter(None, found), ENGLISH)


def _weight(quality: str) -> float:
    """Of `q=0.8`; what cannot be read is not wished for."""
    name, _, value = quality.strip().partition("=")
    try:
        return float(value) if name.lower() == "q" else float(not name)
    except ValueError:
        return 0.0
