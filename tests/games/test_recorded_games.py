"""The recorded games below this folder are replayed strictly: same choices, same events, same result, same state.

They are made by tools/record_games.py. Together those of the board game show every edition, number of players, variant,
side, kind and decision, those of the card game every table, character, power and decision.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from carson.board.variants import ALL_VARIANTS, VARIANTS
from carson.cards.configuration.config import LEVELS
from carson.core.record import CHECK_EVERY, Play, Record, read_record, verify
from carson.games import title_of
from tools.record_games import ALL_PLANS, PLANS
from tools.recording import LARGEST, Plan, Seen, record, stray_files

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))
BOARD_FILES = sorted(FOLDER.glob("board/*.json"))
CARD_FILES = sorted(FOLDER.glob("cards/*.json"))


@cache
def read(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@cache
def seen_in(plan: Plan) -> Seen:
    kept = read(plan.path)
    play = Play(plan.kind, kept.config, kept.seed)
    seen = plan.seen()
    for seat, text in kept.choices:
        seen.look(play.game)
        play.choose(seat, text)
    seen.read(play.game)
    return seen


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_replays_strictly(path: Path) -> None:
    kept = read(path)
    assert verify(title_of(kept.game), kept) is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_says_all_that_can_be_verified(path: Path) -> None:
    kept = read(path)
    assert kept.result is not None
    assert set(kept.result) == {"points", "ranking", "digest", "events"}
    assert list(kept.checkpoints) == list(range(CHECK_EVERY, len(kept.choices) + 1, CHECK_EVERY))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_is_written_as_it_was_read(path: Path) -> None:
    assert read(path).as_text() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_a_recorded_game_is_small(path: Path) -> None:
    assert path.stat().st_size <= LARGEST


def test_every_planned_game_is_there_and_no_other() -> None:
    assert [str(plan) for plan in ALL_PLANS if not plan.path.exists()] == []
    assert [path.name for path in stray_files(ALL_PLANS)] == []


@pytest.mark.parametrize("edition", ["first", "big-box"])
def test_every_number_of_players_of_an_edition_is_recorded(edition: str) -> None:
    most = title_of("board").editions[edition]
    players = {kept.config["players"] for kept in map(read, BOARD_FILES) if kept.config["edition"] == edition}
    assert players == set(range(2, most + 1))


@pytest.mark.parametrize("preset", title_of("board").presets)
def test_every_preset_is_recorded_as_it_is(preset: str) -> None:
    config = title_of("board").preset(preset)
    assert any(kept.config == {**config, "players": kept.config["players"]} for kept in map(read, BOARD_FILES))


@pytest.mark.parametrize("variant", ALL_VARIANTS)
def test_every_variant_is_recorded_alone(variant: str) -> None:
    assert any(kept.config["variants"] == [variant] for kept in map(read, BOARD_FILES))


@pytest.mark.parametrize("players", [3, 4, 6])
def test_all_variants_at_once_are_recorded(players: int) -> None:
    configs = [kept.config for kept in map(read, BOARD_FILES)]
    assert any(config["variants"] == list(VARIANTS) and config["players"] == players for config in configs)


def test_the_printed_river_and_an_own_one_are_recorded() -> None:
    rivers = [kept.config["river"] for kept in map(read, BOARD_FILES) if kept.config["variants"] == ["river"]]
    assert {bool(river) for river in rivers} == {False, True}


@pytest.mark.ruling("C1.1")
def test_every_table_of_the_card_game_is_recorded() -> None:
    tables = {(kept.config["players"], len(list_of(kept.config["virtual"]))) for kept in map(read, CARD_FILES)}
    assert tables == {(real, virtual) for real in range(1, 7) for virtual in range(6) if 4 <= real + virtual <= 6}


def test_every_level_of_virtual_players_is_recorded() -> None:
    assert {level for kept in map(read, CARD_FILES) for level in list_of(kept.config["virtual"])} == set(LEVELS)


def list_of(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize("plan", [plan for plan in ALL_PLANS if plan.wanted], ids=str)
def test_what_a_plan_wants_happens_in_its_game(plan: Plan) -> None:
    assert set(plan.wanted.split()) - seen_in(plan).things == set()


@pytest.mark.parametrize("plans", PLANS.values(), ids=PLANS)
def test_everything_there_is_is_recorded(plans: Sequence[Plan]) -> None:
    everything = plans[0].seen()
    for plan in plans:
        everything.things |= seen_in(plan).things
    assert everything.lacking() == []


@pytest.mark.parametrize("plans", PLANS.values(), ids=PLANS)
def test_recording_again_gives_the_same_bytes(plans: Sequence[Plan]) -> None:
    assert record(plans[0])[0].as_text() == plans[0].path.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("plan", ALL_PLANS, ids=str)
def test_recording_any_again_gives_the_same_bytes(plan: Plan) -> None:
    assert record(plan)[0].as_text() == plan.path.read_text(encoding="utf-8")
