"""The languages that there are, by the tags that people name them with, and their words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from carson.locales import ENGLISH, Words, languages


def one_of_ours(named: str) -> str:
    """What we have of the language that somebody names: `de-AT` is German, and what we do not have is English.

    None that is named ("") is none.
    """
    return (matching(named, ours()) or ENGLISH) if named else ""


def matching(tag: str, known: Sequence[str]) -> str | None:
    """The language that a tag names, or else the one without its region."""
    wanted = tag.strip().lower().replace("_", "-")
    by_tag = {language.lower(): language for language in known}
    return by_tag.get(wanted) or by_tag.get(wanted.partition("-")[0])


@cache
def ours() -> list[str]:
    return languages()


@cache
def words(language: str = ENGLISH) -> Words:
    """Of one of our languages."""
    return Words(language)
