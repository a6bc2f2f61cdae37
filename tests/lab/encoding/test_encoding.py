"""Encodings of both games: nothing that a seat may not know, nothing out of date, and what the views say."""

from __future__ import annotations

import subprocess
import sys

import pytest

from carson.core.game import Game
from carson.games import GAMES, title_of
from carson.lab.encoding.encoding import BYTES, Encoding, encoding_of, seats_from
from tests.conformance.walk import Case, Moment, walk
from tests.lab.encoding.tables import WISHES

# What was learned with one version does not fit another. Whoever changes what an observation has, or adds a choice, puts
# the new version here and tells of it in CHANGELOG.md; a number that means something else under the same name needs the
# next `number`.
VERSIONS = {"board": "board-1-b11784fa-cd5e1179", "cards": "cards-1-09ad8d2f-8fdcb82a"}


@pytest.mark.parametrize("game", GAMES)
def test_the_version_is_known(game: str) -> None:
    """In a process of its own: other tests add decisions of theirs to the games."""
    told = f"from carson.lab.encoding.encoding import encoding_of; print(encoding_of({game!r}).version)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == VERSIONS[game]


def test_a_game_without_an_encoding_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.lab.encoding.encoding.entry_of", lambda game: type("Entry", (), {"encoding": ""}))
    with pytest.raises(ValueError, match="'chess' has no encoding"):
        encoding_of("chess")


def case_of(table: str, seed: str = "seen") -> Case:
    game, preset, changes = WISHES[table]
    title = title_of(game)
    return Case(title, table, title.preset(preset, **changes), seed)


def everybody(game: Game) -> range:
    """The seats that choose."""
    return range(game.config_as_json()["players"])  # type: ignore[call-overload,no-any-return]


@pytest.mark.parametrize("table", WISHES)
def test_nothing_hidden_is_in_it(table: str) -> None:
    """Games that look the same to a seat give it the same numbers, to the last byte, and the same mask."""
    encoding = encoding_of(WISHES[table][0])

    def check(moment: Moment) -> None:
        for seat in everybody(moment.game):
            imagined = moment.game.imagined(seat, "another")
            assert encoding.observe(imagined, seat) == encoding.observe(moment.game, seat)
            if seat in moment.game.waiting:
                assert encoding.mask(imagined, seat) == encoding.mask(moment.game, seat)

    walk(case_of(table), check, every=2)


@pytest.mark.parametrize("table", [name for name, (_, _, changes) in WISHES.items() if "2" not in name])
def test_what_others_choose_in_secret_changes_nothing(table: str) -> None:
    """While somebody still has to answer the same question, whatever this seat has answered."""
    encoding = encoding_of(WISHES[table][0])

    def check(moment: Moment) -> None:
        game = moment.game
        if len(game.waiting) < 2 or not game.in_secret:
            return
        seen: dict[int, set[bytes]] = {}
        for choice in game.legal(moment.seat):
            if choice not in game.beside:
                copy = game.copy()
                copy.apply(moment.seat, choice)
                for seat in set(everybody(game)) - {moment.seat}:
                    seen.setdefault(seat, set()).add(encoding.observe(copy, seat))
                    seen[seat].add(bytes(encoding.mask(copy, seat)) if seat in copy.waiting else b"not asked")
        assert all(len(found) == 2 for found in seen.values())

    walk(case_of(table), check)


@pytest.mark.parametrize("table", WISHES)
def test_what_it_keeps_is_what_it_would_write_anew(table: str) -> None:
    """An encoding that has seen the whole game, and another one before it, writes what a new one does."""
    game = WISHES[table][0]
    old = encoding_of(game)

    def look(moment: Moment) -> None:
        old.observe(moment.game, moment.seat)

    def check(moment: Moment) -> None:
        new = encoding_of(game)
        for seat in everybody(moment.game):
            written = old.observe(moment.game, seat)
            assert len(written) == BYTES * old.size
            assert written == new.observe(moment.game, seat)
        copy = moment.game.copy()
        copy.apply(moment.seat, moment.choice)
        assert old.observe(copy, moment.seat) == new.observe(copy, moment.seat)

    walk(case_of(table, "another"), look, every=7)
    walk(case_of(table), check)


@pytest.mark.parametrize("table", WISHES)
def test_masks_have_the_legal_choices(table: str) -> None:
    encoding = encoding_of(WISHES[table][0])

    def check(moment: Moment) -> None:
        for seat in everybody(moment.game):
            legal = moment.game.legal(seat) if seat in moment.game.waiting else []
            mask = encoding.mask(moment.game, seat)
            assert len(mask) == encoding.actions
            assert [action for action, one in enumerate(mask) if one] == sorted(legal)
            assert set(mask) <= {0, 1}

    walk(case_of(table), check, every=3)


def test_an_action_is_a_choice_of_the_catalogue() -> None:
    encoding = encoding_of("cards")
    assert encoding.texts[encoding.catalogue.find("bid 7").number] == "bid 7"  # type: ignore[union-attr]


def test_seats_are_counted_from_whoever_looks() -> None:
    assert seats_from(2, 4) == (2, 3, 0, 1)


@pytest.mark.parametrize("table", WISHES)
def test_the_end_can_be_seen(table: str) -> None:
    game = walk(case_of(table))
    encoding: Encoding = encoding_of(WISHES[table][0])
    for seat in everybody(game):
        assert len(encoding.numbers(game, seat)) == encoding.size
        assert not any(encoding.mask(game, seat))
