"""Every language beside English: nothing missing, no value that English is not given, and its own quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, Pattern, TextElement, VariableReference

from carson import locales
from carson.locales import ENGLISH, languages

FOLDER: Final = Path(locales.__file__).parent
OTHERS: Final = [language for language in languages() if language != ENGLISH]
QUOTED: Final = {"de": re.compile("„[^„“”]+“"), "pl": re.compile("„[^„“”]+”")}


@cache
def messages(language: str) -> dict[str, Message]:
    parser = FluentParser(with_spans=False)
    entries = (entry for file in (FOLDER / language).glob("*.ftl") for entry in parser.parse(file.read_text("utf-8")).body)
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def patterns(message: Message) -> dict[str, Pattern]:
    """The texts of an entry, by the name of their attribute; its own has none."""
    own = {"": message.value} if message.value else {}
    return own | {attribute.id.name: attribute.value for attribute in message.attributes}


def nodes(node: object) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for one in node:
            yield from nodes(one)


def values_of(language: str, pattern: Pattern) -> set[str]:
    """The values that a text needs, those of the texts that it refers to among them."""
    needed = set()
    for node in nodes(pattern):
        if isinstance(node, VariableReference):
            needed.add(node.id.name)
        elif isinstance(node, MessageReference):
            texts = patterns(messages(language)[node.id.name])
            needed |= values_of(language, texts[node.attribute.name if node.attribute else ""])
    return needed


def referred_to(language: str) -> set[str]:
    references = (node for message in messages(language).values() for node in nodes(message))
    return {node.id.name for node in references if isinstance(node, MessageReference)}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_that_english_has(language: str) -> None:
    missing = [
        f"{id}.{name}" if name else id
        for id, message in messages(ENGLISH).items()
        for name in patterns(message)
        if id not in messages(language) or name not in patterns(messages(language)[id])
    ]
    assert missing == []


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_language_has_besides_serves_its_other_words(language: str) -> None:
    assert set(messages(language)) - set(messages(ENGLISH)) <= referred_to(language)


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_needs_a_value_that_english_is_not_given(language: str) -> None:
    """Beside a name there is its id, for languages that ask whether something is a he, a she or an it: `kind_id`."""
    for id, message in messages(language).items():
        if id not in messages(ENGLISH):
            continue
        english = patterns(messages(ENGLISH)[id])
        for name, pattern in patterns(message).items():
            given = set().union(*(values_of(ENGLISH, text) for text in english.values()))
            assert values_of(language, pattern) <= given | {f"{value}_id" for value in given}, f"{id}.{name}"


@pytest.mark.parametrize("language", sorted(QUOTED))
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    for id, message in messages(language).items():
        for pattern in (node for node in nodes(message) if isinstance(node, Pattern)):
            text = "".join(part.value if isinstance(part, TextElement) else "{ }" for part in pattern.elements)
            assert not re.search("[„“”]", QUOTED[language].sub("", text)), f"{id}: {text}"
