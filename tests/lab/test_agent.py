"""The training example (examples/agent): what it has learned wins, plays as a program, and does not fit another encoding."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from shlex import quote

import pytest

from carson.bots import Budget
from carson.lab.simulate import play
from tests.bots.test_programs import plan
from tests.lab.environment import ROOT, installed_with

AGENT = ROOT / "examples" / "agent"
LEARN, PLAY = AGENT / "learn.py", AGENT / "play.py"


UNTRAINED = """
import sys
from pathlib import Path
from network import Made, Network, write
from carson.lab.encoding.encoding import encoding_of

file, game, version = sys.argv[1:]
encoding = encoding_of(game)
write(Path(file), Network(encoding).new(1), Made(game, "", 2, "random", 0, 1, version or encoding.version))
print(encoding.version, end="")
"""


def untrained(file: Path, game: str = "board", version: str = "") -> str:
    """Weights by chance: to play needs no JAX. Tells today's version, by a process of its own: other tests add to games."""
    command = [sys.executable, "-c", UNTRAINED, str(file), game, version]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=AGENT).stdout


def complaint(file: Path, question: str = "") -> str:
    """What play.py says before it ends."""
    done = subprocess.run([sys.executable, PLAY, file], input=question, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    (line,) = done.stderr.splitlines()
    return line


@pytest.mark.parametrize("game", ["board", "cards"])
def test_an_agent_plays_whole_games_and_loses_no_turn(game: str, tmp_path: Path) -> None:
    untrained(tmp_path / "w.npz", game)
    program = f"cmd:{quote(sys.executable)} {quote(str(PLAY))} {quote(str(tmp_path / 'w.npz'))}"
    patient = replace(plan((program, "random"), game=game), budgets={program: Budget(seconds=60)})
    outcome = play(patient, 0)
    assert outcome.problem == ""
    assert outcome.thinking[0].asked > 10
    assert outcome.thinking[0].lost == 0


def test_weights_of_another_encoding_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "w.npz"
    today = untrained(file, version="board-0-old-old")
    assert complaint(file) == f"{file} was learned with the encoding board-0-old-old, and today's is {today}: learn anew."


def test_what_are_no_weights_is_told(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("weights")
    assert "no file of weights" in complaint(tmp_path / "text")
    assert "cannot be read" in complaint(tmp_path / "none")


def test_a_question_about_another_game_is_refused(tmp_path: Path) -> None:
    question = json.dumps({"type": "choose", "game": "cards"}) + "\n"
    untrained(tmp_path / "w.npz")
    assert "another game: board" in complaint(tmp_path / "w.npz", question)


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One with JAX."""
    return installed_with(tmp_path_factory.mktemp("training") / "env", "training")


@pytest.mark.slow
class TestLearning:
    def learned(self, python: Path, file: Path, *wish: str) -> str:
        done = subprocess.run(
            [python, "-W", "error", LEARN, file, *wish], capture_output=True, text=True, check=False, cwd=file.parent
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def test_it_beats_random(self, python: Path, tmp_path: Path) -> None:
        """On fresh seeds, and in the ladder, by more than chance can explain."""
        told = self.learned(python, tmp_path / "agent.npz", "--games", "512")
        low = re.search(r"On fresh seeds, 256 games against random: wins [\d.]+% \[(\d+)%", told)
        assert low is not None, told
        assert int(low[1]) > 75
        bots = f"cmd:{python} {PLAY} agent.npz,random"
        wish = ("--players", "2", "--bots", bots, "--games", "40", "--seed", "a", "--patience", "60", "--json")
        ladder = [str(python), "-m", "carson", "ladder", *wish]
        done = subprocess.run(ladder, capture_output=True, text=True, check=True, cwd=tmp_path)
        (pairing,) = json.loads(done.stdout)["pairings"]
        assert pairing["interval"][0] > 0.5
        assert pairing["a"]["turns_lost"] == 0

    def test_it_beats_three_random_players_of_the_card_game(self, python: Path, tmp_path: Path) -> None:
        wish = ("--game", "cards", "--preset", "friends", "--players", "4", "--games", "512")
        told = self.learned(python, tmp_path / "agent.npz", *wish)
        low = re.search(r"wins [\d.]+% \[(\d+)%-\d+%\]\n$", told)
        assert low is not None, told
        assert int(low[1]) > 25  # even

    def test_the_same_seed_makes_the_same_weights(self, python: Path, tmp_path: Path) -> None:
        for name in ("one.npz", "two.npz"):
            self.learned(python, tmp_path / name, "--games", "64")
        one, two = ((tmp_path / name).read_bytes() for name in ("one.npz", "two.npz"))
        assert one == two

    def test_what_cannot_be_is_told_at_once(self, python: Path, tmp_path: Path) -> None:
        for wish, told in [("w.npz --players 9", "player-count"), ("nowhere/w.npz", "cannot be written")]:
            done = subprocess.run(
                [str(python), str(LEARN), *wish.split()], capture_output=True, text=True, check=False, cwd=tmp_path
            )
            assert done.returncode == 1
            assert told in done.stderr
            assert done.stderr.count("\n") == 1
