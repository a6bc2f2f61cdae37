"""A position holds every field of a state: none is left out of the text that cannot be told from the rest of it."""

import json
from collections import defaultdict
from pathlib import Path

import pytest

from carson.core.record import Play, read_record
from carson.games import GAMES, title_of
from tests.conformance.checks import state_without_config

RECORDS = Path(__file__).parents[1] / "games"
ENOUGH = 3  # values of a field


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_in_the_text_or_follows_from_it(name: str) -> None:
    """Each comes back with several values that it has in recorded games; `checks.py` looks at whole states at random."""
    title = title_of(name)
    values: dict[str, set[str]] = defaultdict(set)
    for path in sorted((RECORDS / name).glob("*.json")):
        record = read_record(path.read_text(encoding="utf-8"))
        play = Play(title, record.config, record.seed)
        for choice in (*record.choices, None):  # the last one is the end
            lacking = [field for field in play.game.all_fields if len(values[field.name]) < ENOUGH]
            found = {field.name: json.dumps(field.write(play.game)) for field in lacking}
            if any(value not in values[field] for field, value in found.items()):
                state = state_without_config(title.from_position(title.position(play.game)))
                assert state == state_without_config(play.game)
            for field, value in found.items():
                values[field].add(value)
            if choice is not None:
                play.choose(*choice)
    assert {field: kinds for field, kinds in values.items() if len(kinds) < 2} == {}
