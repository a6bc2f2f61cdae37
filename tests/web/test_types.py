"""The page's types of the protocol are the server's."""

from __future__ import annotations

from tools.web_types import TYPES, types


def test_they_are_written_from_the_servers() -> None:
    assert TYPES.read_text("utf-8") == types(), "Run 'python -m tools.web_types'."
