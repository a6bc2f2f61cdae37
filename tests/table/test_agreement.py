"""What a table agreed on: read as it was kept, and refused if it cannot be."""

from __future__ import annotations

from dataclasses import asdict, replace

import pytest

from carson.core.refusal import Refusal
from carson.table.agreement import DAY, Agreement, ClockSetting, agreement_of
from tests.table.at_table import new_table


def kept(agreement: object) -> Agreement:
    return agreement_of(replace(new_table(players=2), settings={"agreement": agreement}))


@pytest.mark.parametrize(
    "agreement",
    [
        Agreement(),
        Agreement(ClockSetting("game", 600, 10), 3600, 0.5, spectators=False, rated=False, hints=False),
        Agreement(ClockSetting("move", DAY)),
    ],
)
def test_it_is_read_as_it_was_kept(agreement: Agreement) -> None:
    assert kept(asdict(agreement)) == agreement


def test_what_an_earlier_version_did_not_know_is_as_usual() -> None:
    assert kept({"rated": False}) == Agreement(rated=False)
    assert agreement_of(replace(new_table(players=2), settings={})) == Agreement()


@pytest.mark.parametrize(
    ("agreement", "problem"),
    [
        ({"cheat": True}, "cheat"),
        ({"clock": {"mode": "game", "seconds": 4}}, "seconds is 4, and not from 5 to 2592000"),
        ({"clock": {"mode": "game", "seconds": 60, "increment": -1}}, "increment is -1"),
        ({"clock": {"mode": "sand", "seconds": 60}}, "mode is 'sand'"),
        ({"clock": {"mode": "game"}}, "seconds"),
        ({"clock": {"mode": "game", "seconds": "60"}}, "'<=' not supported"),
        ({"clock": 60}, "mapping"),
        ({"absent_after": 29}, "absent_after is 29"),
        ({"bot_pause": float("nan")}, "bot_pause is nan"),
        ({"spectators": 1}, "spectators is 1"),
        (["clock"], "agreement is"),
    ],
)
def test_what_cannot_be_is_refused(agreement: object, problem: str) -> None:
    with pytest.raises(Refusal, match="table-settings") as caught:
        kept(agreement)
    assert problem in str(caught.value.values["problem"])
