"""How answers are documented: which problems a route may answer with."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from carson.server.http.problems import MEDIA_TYPE
from carson.server.http.protocol import Problem

MEANINGS: Final = {
    400: "The request is not as the schema says.",
    401: "Nobody has logged in, or the token is not ours.",
    403: "This is not for whoever asks.",
    404: "There is no such thing.",
    409: "Not now: the table has gone on, or is in another state.",
    413: "The request is too large.",
    414: "The address is too long.",
    422: "It was understood, and the rules do not allow it.",
    429: "Too many requests; `Retry-After` says how many seconds to wait.",
    431: "The headers are too large, or too many.",
    503: "Not now: the database does not answer, or nobody has time to think.",
}
ALWAYS: Final = (400, 401, 403, 413, 414, 429, 431, 503)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems of a route beside those that every route may have."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=MEANINGS[status], media_type=MEDIA_TYPE)
        for status in sorted({*ALWAYS, *statuses})
    }
