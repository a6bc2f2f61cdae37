"""Along the recorded games as much can be chosen as ever: a rule cannot change unseen where no recorded choice shows it."""

from __future__ import annotations

import pytest

from carson.board.game import BoardGame
from carson.board.round.placing import PlaceCowboy
from carson.board.state.choices import CATALOGUE
from carson.core.agenda import Frame
from carson.core.record import read_record, verify
from carson.games import title_of
from tools.count_choices import FILE, all_counts, as_text, counts_of
from tools.recording import FOLDER


def test_as_many_choices_as_ever() -> None:
    """After a change of a rule on purpose: python -m tools.count_choices, and look at the difference."""
    assert as_text(all_counts()).splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_a_rule_that_forbids_what_nobody_chose_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = read_record((FOLDER / "board" / "first-2-mixed.json").read_text(encoding="utf-8"))
    before, legal = counts_of(kept), PlaceCowboy.legal
    corner = CATALOGUE.find("place h8")
    assert corner is not None
    assert corner.text not in [text for _, text in kept.choices]

    def not_in_the_corner(self: PlaceCowboy, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [choice for choice in legal(self, game, seat, frame) if choice != corner.number]

    monkeypatch.setattr(PlaceCowboy, "legal", not_in_the_corner)
    assert verify(title_of("board"), kept) is None
    after = counts_of(kept)
    assert after.choices < before.choices
    assert after.two_deep < before.two_deep
    assert after.digest != before.digest
