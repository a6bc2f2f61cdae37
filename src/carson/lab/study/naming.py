"""The names in a report, in the words of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Final

from carson.locales import Words

VIRTUAL: Final = "virtual-"


def named(words: Words, game: str, sort: str, name: str) -> str:
    """A name of a table of this sort, ready for HTML."""
    known = SORTS.get(sort)
    return escape(known(words, game, name) if known else name)


def _first(words: Words, *ids: str) -> str | None:
    return next((words(id) for id in ids if words.has(id)), None)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _level(words: Words, game: str, name: str) -> str:
    if not name.startswith(VIRTUAL):
        return name
    level = name.removeprefix(VIRTUAL)
    return words("study-virtual", level=_first(words, f"cards-level-{level}") or level)


def _players(words: Words, game: str, name: str) -> str:
    chosen, plus, virtual = name.partition("+")
    return words("study-players", count=int(chosen), virtual=int(virtual)) if plus else chosen


def _character(words: Words, game: str, name: str) -> str:
    if game != "board":
        return words(f"{game}-character-{name}")
    character, _, side = name.rpartition("-")
    told = words(f"character-{character}")
    return f"{told}, {words(f'side-{side}')}" if words.has(f"side-{side}") else told


def _space(words: Words, game: str, name: str) -> str:
    return _capital(_first(words, f"study-space-{name}", f"place-{name}") or name)


def _source(words: Words, game: str, name: str) -> str:
    if game != "board":
        return words(f"{game}-part-{name}")
    return _capital(
        _first(
            words, f"reason-{name}", f"place-{name}", f"character-{name}", f"kind-{name}", f"part-{name}", f"variant-{name}"
        )
        or name
    )


def _end(words: Words, game: str, name: str) -> str:
    end, _, round = name.partition("-")
    return words(f"study-end-{end}", round=int(round))


def _card(words: Words, game: str, name: str) -> str:
    card, *kinds = name.split()
    return words("study-card", card=card, contents=", ".join(words(f"cards-kind-{kind}") for kind in kinds))


def _ruling(words: Words, game: str, name: str) -> str:
    title = _first(words, f"rule-{name.replace('.', '-')}.title") or words("study-own-ruling")
    return f"{name} {title}"


def _numbered(id: str) -> Callable[[Words, str, str], str]:
    return lambda words, game, name: words(id, number=int(name))


SORTS: Final[Mapping[str, Callable[[Words, str, str], str]]] = {
    "level": _level, "players": _players, "character": _character, "space": _space, "source": _source, "end": _end,
    "card": _card, "ruling": _ruling,
    "kind": lambda words, game, name: _capital(words(f"kind-{name}")),
    "variant": lambda words, game, name: words(f"variant-{name}"),
    "feature": lambda words, game, name: words(f"study-feature-{name}"),
    "sheet": lambda words, game, name: words(f"study-sheet-{name}"),
    "enclosure": lambda words, game, name: words(f"place-enclosure-{name}"),
    "seat": _numbered("study-seat"), "start": _numbered("study-place"), "place": _numbered("study-place"),
    "priority": _numbered("study-priority"), "bid": _numbered("study-bid"), "strength": _numbered("study-strength"),
}  # fmt: skip
