"""Configurations as they stand in a record: every one that can be played is written and read back without loss."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.buildings import EXTRA_NAMES
from carson.board.configuration.config import RULES, Config, preset
from carson.board.configuration.data import parse
from carson.board.configuration.editions import BIG_BOX, FIRST, MOST_PLAYERS
from carson.board.title import BOARD
from carson.core.refusal import Refusal


@st.composite
def configs(draw: st.DrawFn) -> Config:
    edition = draw(st.sampled_from(list(MOST_PLAYERS)))
    sides = draw(st.one_of(st.none(), st.lists(st.sampled_from("YR?"), min_size=7, max_size=7)))
    return Config(
        edition=edition,
        players=draw(st.integers(2, MOST_PLAYERS[edition])),
        characters=("random",) if sides is None else tuple(f"{number}{side}" for number, side in enumerate(sides, 1)),
        extra_buildings=tuple(draw(st.lists(st.sampled_from(EXTRA_NAMES), unique=True))) if edition == BIG_BOX else (),
        mountains=draw(st.integers(0, 9)),
        data=parse(draw(st.sampled_from(["", "[start]\nmoney = 20\n", "[tiles.first]\nranch = 7\n"]))),
    )


@given(configs())
def test_a_configuration_survives_json(config: Config) -> None:
    assert Config.from_json(json.loads(json.dumps(config.as_json()))) == config


@given(configs())
def test_a_configuration_can_be_played(config: Config) -> None:
    game = BOARD.new(config.as_json(), "config")
    assert game.waiting
    assert game.as_json()["config"] == config.as_json()


HUGE = "9" * 5000  # more digits than Python turns into a number
junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([HUGE, f"{HUGE}Y", "²Y", "1Y"]),
    lambda children: st.lists(children, max_size=8) | st.dictionaries(st.sampled_from(["start", "money", "x"]), children),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*Config().as_json(), "data", "colour"]), junk, min_size=1, max_size=3))
def test_whatever_stands_in_a_record_is_played_or_refused_and_nothing_else(values: dict[str, object]) -> None:
    try:
        config = Config.from_json(values)
    except Refusal:
        return
    assert BOARD.new(config.as_json(), "junk").waiting


@pytest.mark.parametrize("code", [f"{HUGE}Y", "²Y", "１Y", "-1Y", "Y", "1y", "1YY"])
def test_a_code_that_names_no_character_is_refused(code: str) -> None:
    with pytest.raises(Refusal, match="unknown-character"):
        Config(characters=(code, *Config().characters[1:]))


def test_nothing_given_is_the_first_game() -> None:
    assert Config.from_json({"rules": RULES}) == preset("first-game") == Config()


def test_a_configuration_of_the_first_rules_says_nothing_of_them() -> None:
    first = Config.from_json({})
    assert first.rules == 1
    assert "rules" not in first.as_json()
    assert Config.from_json(Config().as_json()).rules == RULES


def test_a_new_game_is_played_by_todays_rules() -> None:
    with pytest.raises(Refusal, match="old-rules"):
        BOARD.preset("first-game", rules=1)
    assert BOARD.preset("first-game", rules=RULES) == BOARD.preset("first-game")


@pytest.mark.parametrize("number", [0, -1, RULES + 1])
def test_rules_that_nobody_knows_are_refused(number: int) -> None:
    with pytest.raises(Refusal, match="unknown-rules"):
        Config(rules=number)


@pytest.mark.parametrize("name", BOARD.presets)
def test_a_preset_is_given_by_the_registry_as_plain_values(name: str) -> None:
    config = BOARD.preset(name)
    assert json.loads(json.dumps(config)) == config
    assert Config.from_json(config) == preset(name)


def test_a_preset_may_be_changed_field_by_field() -> None:
    config = BOARD.preset("first-edition", players=5, mountains=3)
    assert (config["edition"], config["players"], config["mountains"]) == (FIRST, 5, 3)


def test_a_changed_preset_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refusal, match="player-count"):
        BOARD.preset("first-edition", players=6)


def test_figures_of_the_users_own_are_part_of_the_configuration() -> None:
    config = preset("first-game", players=2, data=parse("[start]\nmoney = 20\n"))
    assert config.as_json()["data"] == {"start": {"money": 20}}
    game = BOARD.new(config.as_json(), "config")
    view = game.view(0)
    assert isinstance(view["players"], list)
    assert [player["money"] for player in view["players"]] == [20, 20]


def test_figures_that_cannot_be_are_refused_in_a_configuration_too() -> None:
    with pytest.raises(Refusal, match="bad-data"):
        Config.from_json({"data": {"start": {"money": -1}}})


@pytest.mark.parametrize("data", [1, [], "money"])
def test_figures_that_are_no_table_are_refused(data: object) -> None:
    with pytest.raises(Refusal, match="bad-config"):
        Config.from_json({"data": data})


def test_whoever_changes_a_written_configuration_changes_no_game() -> None:
    config = preset("first-game", players=2, data=parse("[start]\nmoney = 20\n"))
    written = config.as_json()
    assert isinstance(written["data"], dict)
    written["data"]["start"]["money"] = 99
    assert config.as_json()["data"] == {"start": {"money": 20}}
