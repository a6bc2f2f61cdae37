"""Tables as data: presets with other numbers of players, JSON there and back, and what is refused."""

from __future__ import annotations

import json

import pytest

from carson.cards.configuration.config import LEVELS, PRESETS, Config
from carson.cards.configuration.deck import DEFAULT
from carson.cards.title import CARDS
from carson.core.refusal import Refusal
from tests.cards.table import deck_lists


def refused(**changes: object) -> Refusal:
    with pytest.raises(Refusal) as caught:
        CARDS.preset("solo", **changes)
    return caught.value


@pytest.mark.parametrize(
    ("preset", "players", "virtual"),
    [
        ("solo", 1, ["beginner"] * 3),
        ("solo-advanced", 1, ["advanced"] * 3),
        ("solo-expert", 1, ["expert"] * 3),
        ("friends", 4, []),
    ],
)
def test_presets(preset: str, players: int, virtual: list[str]) -> None:
    assert CARDS.preset(preset) == {"players": players, "virtual": virtual, "deck": DEFAULT.digest}


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.ruling("C1.1")
def test_with_other_players_a_preset_has_as_many_virtual_ones_as_a_table_needs(preset: str, players: int) -> None:
    config = CARDS.preset(preset, players=players)
    virtual = config["virtual"]
    assert isinstance(virtual, list)
    assert len(virtual) == max(0, 4 - players)
    level = preset.partition("-")[2] or "beginner"
    assert set(virtual) <= {level}


def test_virtual_players_can_be_named_one_by_one() -> None:
    config = CARDS.preset("solo", players=2, virtual=["expert", "beginner", "advanced"])
    assert config["virtual"] == ["expert", "beginner", "advanced"]


def test_every_table_comes_back_from_json() -> None:
    for players in range(1, 7):
        for level in LEVELS:
            for virtual in range(6):
                if 4 <= players + virtual <= 6:
                    config = Config(players, (level,) * virtual)
                    assert Config.from_json(json.loads(json.dumps(config.as_json()))) == config


def test_a_deck_of_ones_own_comes_back_from_json() -> None:
    config = Config.from_json({"players": 4, "virtual": [], "deck": deck_lists(["m. .. 7"])})
    again = Config.from_json(json.loads(json.dumps(config.as_json())))
    assert again.deck == config.deck
    assert again.deck.priority[0] == 7


def test_a_written_table_is_a_value_of_its_own() -> None:
    config = Config.from_json({"players": 4, "virtual": [], "deck": deck_lists()})
    written = config.as_json()
    assert isinstance(written["deck"], dict)
    written["deck"].clear()
    assert config.as_json()["deck"] != {}


def test_what_is_left_out_is_a_game_for_one() -> None:
    assert Config.from_json({}) == Config(1, ("beginner",) * 3)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "4"), ("players", 4.0), ("players", True), ("players", None), ("virtual", "beginner"), ("virtual", 3),
        ("virtual", [1]), ("virtual", None), ("deck", []), ("deck", 7), ("edition", "first"),
    ],
)  # fmt: skip
def test_a_field_that_makes_no_sense_is_refused_by_its_name(field: str, value: object) -> None:
    refusal = refused(**{field: value})
    assert (refusal.code, refusal.values) == ("bad-config", {"field": field})


def test_an_unknown_preset_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as caught:
        CARDS.preset("party")
    assert caught.value.code == "unknown-preset"
    assert caught.value.values == {"preset": "party", "known": "solo, solo-advanced, solo-expert, friends"}


@pytest.mark.ruling("C1.1")
@pytest.mark.parametrize("players", [0, 7, 99, -1])
def test_a_preset_for_an_impossible_number_is_refused(players: int) -> None:
    refusal = refused(players=players)
    assert (refusal.code, refusal.ruling) == ("real-players", "C1.1")


@pytest.mark.ruling("C5.1")
@pytest.mark.parametrize("text", ["", "  "])
def test_a_deck_with_a_character_without_words_is_refused(text: str) -> None:
    refusal = refused(deck=deck_lists(banker=text))
    assert (refusal.code, refusal.ruling, refusal.values["field"]) == ("bad-deck", "C5.1", "characters.banker")
