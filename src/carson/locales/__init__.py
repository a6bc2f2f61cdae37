"""The words shown to players: a language is a folder of Project Fluent files (`*.ftl`), and English fills its gaps.

Finding entries is cheap, parsing them is not: files are read when a language is first opened, entries parsed once on demand.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

ENGLISH = "en"
LANGUAGE_VARIABLES = ("CARSON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
MOST_TEXT = 2000  # of all long values of a sentence: Fluent takes no part of more than 2,500 characters
LONG = 100
_SHOWN = "\n\N{NO-BREAK SPACE}"  # although they do not count as printable
MOST_KEPT = 4096  # sentences of a language; filling one in takes a hundred times as long as finding it again

_HERE = files(__name__)
_ENTRY_START = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.MULTILINE | re.ASCII)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)


class MissingWords(KeyError):
    """Nothing to show for an id: neither the language nor English has it, or a value it needs was not given."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError itself would show the sentence in quotes


def languages(root: Traversable = _HERE) -> list[str]:
    """The languages that have at least one file of words."""
    return sorted(folder.name for folder in root.iterdir() if folder.is_dir() and _word_files(folder))


def system_language(environ: Mapping[str, str] = os.environ, root: Traversable = _HERE) -> str:
    """The language of this machine's user, if we have it: as CARSON_LANGUAGE says, else as the system does; else English."""
    named = next((environ[name] for name in LANGUAGE_VARIABLES if environ.get(name)), "")
    language = re.split(r"[-_.@]", named.lower())[0]
    return language if language in languages(root) else ENGLISH


class Words:
    """The words of one language: `words("rule-B5-6")`, or with values, `words("paid", player="Ann", dollars=4)`.

    An id may name an attribute of a message: `rule-B5-6.title`.
    """

    def __init__(self, language: str = ENGLISH, root: Traversable = _HERE) -> None:
        known = languages(root)
        if language not in known:
            raise LookupError(f"There are no words in the language '{language}'; choose one of: {', '.join(known)}.")
        self.language = language
        opened = _own if root is _HERE else lambda name: _Catalogue(name, root / name)
        self._catalogues = [opened(name) for name in dict.fromkeys((language, ENGLISH))]
        self._kept = lru_cache(MOST_KEPT)(self._filled_in)

    def __call__(self, id: str, /, **values: str | int | float) -> str:
        return self._kept(id, tuple(values.items()))

    def _filled_in(self, id: str, given: tuple[tuple[str, str | int | float], ...]) -> str:
        values = dict(given)
        for catalogue in self._catalogues:
            pattern = catalogue.pattern(id)
            if pattern is not None:
                return catalogue.text(id, pattern, _showable(values))
        raise MissingWords(f"There are no words for '{id}' in the language '{self.language}', nor in English.")

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits of its fraction: 1,234.5 is 1.234,5 in Dutch."""
        from babel.numbers import format_decimal

        # Halves up, as browsers do: the page shows the same number beside it.
        rounded = Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
        return format_decimal(rounded, f"#,##0.{'0' * digits}", self.language)

    def has(self, id: str) -> bool:
        return any(catalogue.pattern(id) is not None for catalogue in self._catalogues)

    def ids(self, prefix: str = "") -> list[str]:
        """The messages whose id starts so, in the order of the English files; terms and attributes are not listed."""
        names = dict.fromkeys(name for catalogue in reversed(self._catalogues) for name in catalogue.entries)
        return [name for name in names if name.startswith(prefix) and not name.startswith("-")]


class _Catalogue:
    """One language's entries by id, as source; those that were asked for are in the bundle too."""

    def __init__(self, language: str, folder: Traversable) -> None:
        self.language = language
        self.entries: dict[str, str] = {}
        self._loaded: set[str] = set()
        self._loading = RLock()  # a server asks in several threads
        for file in _word_files(folder):
            source = file.read_text(encoding="utf-8")
            starts = list(_ENTRY_START.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends, strict=True):
                if start[1] in self.entries:
                    raise ValueError(f"{language}/{file.name}: '{start[1]}' has words already; an id is used once.")
                self.entries[start[1]] = source[start.start() : end]

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # here, since the import takes longer than everything else

        return FluentBundle([self.language], use_isolating=False)

    def pattern(self, id: str) -> Pattern | None:
        name, _, attribute = id.partition(".")
        if name not in self.entries or name.startswith("-"):
            return None
        self._load(name)
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def text(self, id: str, pattern: Pattern, values: dict[str, str | int | float]) -> str:
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingWords(f"The words for '{id}' ({self.language}) cannot be filled in: {errors[0]}.")
        return str(text)

    def _load(self, name: str) -> None:
        """Parse an entry and, since Fluent looks only into the bundle, the entries it refers to."""
        with self._loading:
            if name not in self._loaded:
                self._parse(name)

    def _parse(self, name: str) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        source = self.entries[name]
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                reason = entry.annotations[0].message
                raise ValueError(f"The words for '{name}' ({self.language}) are not Fluent: {reason}.")
        self._loaded.add(name)
        self._bundle.add_resource(resource)
        for reference in _REFERENCE.findall(source):
            if reference in self.entries:
                self._load(reference)


@cache
def _own(language: str) -> _Catalogue:
    """What came with the package does not change; all who speak a language share it."""
    return _Catalogue(language, _HERE / language)


def printable(text: str) -> str:
    """A text without characters that a terminal would obey instead of showing them; lines and the space in 58 % stay."""
    if text.isprintable():
        return text
    return "".join(character for character in text.expandtabs(1) if character.isprintable() or character in _SHOWN)


def _showable(values: dict[str, str | int | float]) -> dict[str, str | int | float]:
    """Values may come from a file or a keyboard: nothing but text in them, and no more than fits."""
    texts = {name: printable(str(value)) for name, value in values.items() if isinstance(value, str) or abs(value) >= 1e15}
    long = sum(len(text) > LONG for text in texts.values())
    most = MOST_TEXT // max(1, long)
    return values | {name: text if len(text) <= most else text[: most - 1] + "…" for name, text in texts.items()}


def _word_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
