"""Dollars or points by the code of what brought them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

Sums = dict[str, int]


def listed(sums: Counter[str]) -> Sums:
    """The largest first; what came to nothing is left out."""
    return {code: sum for code, sum in sums.most_common() if sum}


def worded(sums: Sums, what: str, **words: Callable[[str], str]) -> list[dict[str, object]]:
    """Ready for JSON, with words for each reason."""
    return [{"code": code, **{name: said(code) for name, said in words.items()}, what: sum} for code, sum in sums.items()]
