"""The language that somebody is told things in."""

from __future__ import annotations

import pytest

from carson.server.http.languages import asked_language, preferred

KNOWN = ["de", "en", "nl", "pl", "pt-BR"]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT, de;q=0.9, en;q=0.5", "de"),
        ("fr, nl;q=0.8, de;q=0.9", "de"),
        ("en;q=0.3, pl;q=0.4", "pl"),
        ("fr-CH, fr", "en"),
        ("*", "en"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("PL_pl", "pl"),
        ("pt-br", "pt-BR"),
        ("pt", "en"),
        ("de;q=much, nl", "nl"),
        ("de;q=nan, ;;,,q=1, nl;x=1;q=", "en"),
        ("nl, de", "nl"),
    ],
)
def test_a_browser_gets_the_first_of_ours_that_it_prefers(accepted: str, language: str) -> None:
    assert preferred(accepted, KNOWN) == language


@pytest.mark.parametrize("query", [b"", b"language=", b"language=tlh", b"language=%FF&since=3", b"language&language=en"])
def test_there_is_always_a_language_for_a_problem(query: bytes) -> None:
    assert asked_language(query, "") == "en"
