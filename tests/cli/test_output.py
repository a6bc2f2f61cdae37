"""What a command says, in a pipe."""

from __future__ import annotations

import sys
from io import BytesIO, TextIOWrapper

import pytest

from carson.cli.output import Output


def test_a_sentence_arrives_while_the_command_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever started a server waits for its address."""
    pipe = BytesIO()
    monkeypatch.setattr(sys, "stdout", TextIOWrapper(pipe, encoding="utf-8"))
    Output().say("command-serve-ready", address="http://127.0.0.1:1858", database="carson.db")
    assert b"http://127.0.0.1:1858" in pipe.getvalue()
