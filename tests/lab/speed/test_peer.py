"""The peer's environment and its worker, without a network: a tiny stand-in takes catanatron's place."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from carson.lab.speed.peer import CATANATRON, Peer, PeerUnavailable, ensure_environment, environment_folder, is_whole
from carson.locales import Words

# A game of 60 + seed decisions between four players, with the names that the worker uses.
STAND_IN = """
from enum import Enum

Color = Enum("Color", "RED BLUE ORANGE WHITE")


class RandomPlayer:
    def __init__(self, color):
        self.color = color

    def decide(self, game, playable_actions):
        return playable_actions[0]


class State:
    def __init__(self, players):
        self.players = players
        self.playable_actions = ["wait"]
        self.actions = []
        self.num_turns = 0

    def current_player(self):
        return self.players[len(self.actions) % 4]


class Game:
    def __init__(self, players, seed):
        self.state = State(players)
        self.length = 60 + seed

    def winning_color(self):
        return Color.RED if len(self.state.actions) == self.length else None

    def execute(self, action, validate_action=True):
        self.state.actions.append(action)

    def play_tick(self):
        self.execute(self.state.current_player().decide(self, self.state.playable_actions))

    def copy(self):
        return self
"""


@pytest.fixture(autouse=True)
def no_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache, and a pip that has nowhere to look."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))


def note(id: str, /, **values: str | int) -> None:
    """Nobody waits."""


def told(error: PeerUnavailable) -> str:
    return Words()(error.id, **error.values)


def bare_environment() -> Path:
    """What an interrupted installation might leave: a working Python without catanatron."""
    environment = environment_folder()
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", environment], check=True)
    return environment


def environment_with_stand_in() -> Path:
    environment = bare_environment()
    packages = next(environment.glob("[Ll]ib/**/site-packages"))
    (packages / "catanatron").mkdir()
    (packages / "catanatron" / "__init__.py").write_text(STAND_IN)
    (packages / "catanatron" / "game.py").write_text("TURNS_LIMIT = 1000\n")
    information = packages / f"catanatron-{CATANATRON}.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: catanatron\nVersion: {CATANATRON}\n")
    return environment


def test_the_environment_lies_in_the_users_cache(tmp_path: Path) -> None:
    assert environment_folder() == tmp_path / "cache" / "carson" / "bench" / f"catanatron-{CATANATRON}"


@pytest.mark.slow  # builds an environment
def test_without_a_package_index_one_sentence_says_so() -> None:
    with pytest.raises(PeerUnavailable) as failure:
        ensure_environment(note)
    assert told(failure.value) == (
        f"catanatron {CATANATRON} could not be installed (is the package index reachable?): "
        f"No matching distribution found for catanatron=={CATANATRON}."
    )
    assert list(environment_folder().parent.iterdir()) == []


def test_a_cache_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "cache").write_text("a file where a folder should be")
    with pytest.raises(PeerUnavailable) as failure:
        ensure_environment(note)
    assert told(failure.value).startswith(f"catanatron {CATANATRON} has no place at ")


def test_a_whole_environment_is_used_again() -> None:
    environment = environment_with_stand_in()
    told: list[str] = []
    assert ensure_environment(lambda id, /, **values: told.append(id)) == environment
    assert told == []


@pytest.mark.slow  # builds an environment
def test_a_half_made_environment_is_built_anew() -> None:
    bare_environment()
    told: list[str] = []
    with pytest.raises(PeerUnavailable, match="not-installed"):
        ensure_environment(lambda id, /, **values: told.append(Words()(id, **values)))
    assert told == [f"Installing catanatron {CATANATRON} into {environment_folder()}"]


def test_an_environment_whose_package_is_broken_is_not_whole() -> None:
    environment = environment_with_stand_in()
    assert is_whole(environment)
    next(environment.glob("**/catanatron/__init__.py")).write_text("import a_module_that_is_missing\n")
    assert not is_whole(environment)


def test_an_environment_with_another_version_is_not_whole() -> None:
    environment = environment_with_stand_in()
    metadata = next(environment.glob("**/METADATA"))
    metadata.write_text(metadata.read_text().replace(CATANATRON, "3.3.0"))
    assert not is_whole(environment)


def test_an_environment_of_another_python_is_not_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = environment_with_stand_in()
    monkeypatch.setattr(sys, "version", "3.99.0 (another build)")
    assert not is_whole(environment)


def test_the_worker_plays_whole_games_with_seeds_that_count_up() -> None:
    with Peer(environment_with_stand_in()) as peer:
        first = peer.play(1e-9)
        second = peer.play(1e-9)
    assert first[:2] == (1, 61)
    assert second[:2] == (1, 62)
    assert first[2] > 0


def test_the_worker_plays_until_the_time_is_spent() -> None:
    with Peer(environment_with_stand_in()) as peer:
        games, decisions, seconds = peer.play(0.001)
    assert seconds >= 0.001
    assert decisions == sum(60 + seed for seed in range(1, games + 1))


def test_the_worker_tells_the_time_of_one_copy() -> None:
    with Peer(environment_with_stand_in()) as peer:
        assert 0 < peer.copies(1000) < 0.001


def test_a_worker_without_catanatron_is_told_in_one_sentence() -> None:
    with pytest.raises(PeerUnavailable) as failure:
        Peer(bare_environment())
    assert told(failure.value) == "catanatron's worker stopped with exit code 1."


def test_an_environment_without_python_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(PeerUnavailable) as failure:
        Peer(tmp_path)
    assert told(failure.value).startswith("catanatron's worker cannot be started: ")
