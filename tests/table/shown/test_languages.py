"""The languages that there are, by their tags."""

from __future__ import annotations

import pytest

from carson.table.shown.languages import matching, one_of_ours

KNOWN = ["de", "en", "nl", "pl", "pt-BR"]


@pytest.mark.parametrize(
    ("tag", "language"),
    [("de", "de"), ("DE-ch", "de"), ("de_CH", "de"), (" nl ", "nl"), ("fr", None), ("", None), ("e", None)],
)
def test_a_tag_may_have_a_region(tag: str, language: str | None) -> None:
    assert matching(tag, KNOWN) == language


def test_a_language_that_we_do_not_have_is_english() -> None:
    assert [one_of_ours(named) for named in ("en", "en-GB", "tlh", "../en", "x" * 5000)] == ["en"] * 5
    assert one_of_ours("") == ""
