"""The language in which a client wants to be answered."""

from __future__ import annotations

from typing import Annotated

from litestar.params import Parameter

LONGEST = 35  # as in RFC 5646

Language = Annotated[
    str,
    Parameter(
        max_length=LONGEST, description="Of the sentences in the answer; English if we do not have it, or if none is named."
    ),
]
