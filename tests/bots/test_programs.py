"""Programs as bots: those in examples/ play whole games; whatever else one does, the table goes on, and it ends with us."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from carson.bots import Budget, ask
from carson.bots.programs import MOST_STARTS, ProgramBot, bot_or_program, command_of, question
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.lab.crew.hiring import crew_of
from carson.lab.plans import Plan
from carson.lab.simulate import outcomes, play
from tests.cli.command import COMMAND
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs need POSIX")

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = f"cmd:{shlex.quote(sys.executable)} {EXAMPLES / 'my_bot.py'}"
NODE = f"cmd:node {EXAMPLES / 'my_bot.js'}"
ENGINE = f"cmd:{shlex.quote(sys.executable)} -m carson engine"

HEAD = """
import json, os, sys, time
def answer(asked, choice): print(json.dumps({"id": asked["id"], "choice": choice}), flush=True)
def first(asked): answer(asked, asked["choices"][0])
messages = map(json.loads, sys.stdin)
"""
FIRST = "for asked in messages: asked['type'] == 'choose' and first(asked)"


def plan(bots: tuple[str, ...], games: int = 2, game: str = "board") -> Plan:
    title = title_of(game)
    changes = {"virtual": ["beginner", "beginner"]} if game == "cards" else {}
    return Plan(game, [title.preset(title.presets[0], players=len(bots), **changes)], bots, games, "s")


def new_game() -> Game:
    return title_of("board").new(title_of("board").preset("first-game", players=2), "s", quiet=True)


class Script:
    """A program from a few lines, at a seat of a game."""

    def __init__(self, folder: Path, lines: str, patience: float) -> None:
        file = folder / "bot.py"
        file.write_text(HEAD + lines)
        self.bot = ProgramBot([sys.executable, str(file), str(folder)], 7, Budget(seconds=patience))
        self.game = new_game()
        self.folder = folder

    def turns(self, count: int) -> None:
        """Turns at whichever seat is asked."""
        for _ in range(count):
            seat = self.game.waiting[0]
            self.game.choose(seat, ask(self.bot, self.game, seat))

    def heard(self, name: str = "heard") -> list[str]:
        file = self.folder / name
        return file.read_text().split() if file.exists() else []


@pytest.fixture
def script(tmp_path: Path) -> Iterator[type]:
    made: list[Script] = []

    class Made(Script):
        def __init__(self, lines: str, patience: float = 20.0) -> None:
            super().__init__(tmp_path, lines, patience)
            made.append(self)

    yield Made
    for one in made:
        one.bot.close()


@pytest.mark.parametrize("game", ["board", "cards"])
@pytest.mark.parametrize("program", [PYTHON, NODE], ids=["Python", "JavaScript"])
def test_the_examples_play_whole_games_and_lose_no_turn(program: str, game: str) -> None:
    if program == NODE and shutil.which("node") is None:
        pytest.skip("there is no node")
    outcome = play(plan((program, "random"), game=game), 0)
    assert outcome.problem == ""
    assert outcome.thinking[0].asked > 10
    assert outcome.thinking[0].lost == 0


def test_the_examples_are_short() -> None:
    for name in ("my_bot.py", "my_bot.js"):
        assert len((EXAMPLES / name).read_text().splitlines()) <= 31


@pytest.mark.parametrize("game", ["board", "cards"])
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_our_own_bots_as_programs_play_the_same_games(bot: str, game: str) -> None:
    as_program, itself = (play(plan((name, "random"), game=game), 0) for name in (f"{ENGINE} --bot {bot}", bot))
    assert as_program.thinking[0].lost == 0
    assert (as_program.points, as_program.decisions) == (itself.points, itself.decisions)


def test_the_number_of_workers_changes_nothing() -> None:
    programs = plan((PYTHON, "random"), games=3)
    assert list(outcomes(programs, crew_of(2))) == list(outcomes(programs))


def test_it_is_asked_what_its_seat_may_know_and_nothing_else(script: type) -> None:
    bot = script("asked = next(messages); open(sys.argv[1] + '/heard', 'w').write(json.dumps(asked)); first(asked)").bot
    title = title_of("cards")
    game = title.new(title.preset("friends", players=3), "s", quiet=True)
    game.choose(1, game.legal(1)[4])  # a bid that lies face down
    ask(bot, game, 0)
    asked = json.loads((Path(bot._command[-1]) / "heard").read_text())
    assert asked["view"] == json.loads(json.dumps(game.view(0)))
    assert asked["choices"] == [game.catalogue.text(choice) for choice in game.legal(0)]
    assert (asked["type"], asked["protocol"], asked["id"], asked["game"], asked["seat"]) == ("choose", 1, 1, "cards", 0)
    assert (asked["seconds"], asked["seed"]) == (20, "7")
    imagined = title.from_json(asked["state"])
    assert imagined.view(0) == game.view(0)
    assert imagined.key != game.key


WRONG = {
    "ends": ("sys.exit()", "ended"),
    "fails": ("next(messages); raise ValueError", "ended"),
    "no JSON": ("for asked in messages: print('zeppelin', flush=True)", "nonsense"),
    "no object": ("for asked in messages: print('[7]', flush=True)", "nonsense"),
    "deep": ("for asked in messages: print('[' * 100000, flush=True)", "nonsense"),
    "not text": ("for asked in messages: os.write(1, bytes(range(128, 200)) + b'\\n')", "nonsense"),
    "no id": ("for asked in messages: print('{}', flush=True)", "nonsense"),
    "another id": ("for asked in messages: print('{\"id\": 99}', flush=True)", "nonsense"),
    "no choice": ("for asked in messages: answer(asked, None)", "illegal"),
    "no such choice": ("for asked in messages: answer(asked, 'zeppelin')", "illegal"),
    "not legal now": ("for asked in messages: answer(asked, 'pass')", "illegal"),
    "a long line": ("next(messages); os.write(1, b'x' * 3_000_000)", "flood"),
    "a line without end": ("\nwhile True: os.write(1, b'x' * 65536)", "flood"),
    "old answers": ("for asked in messages: print('{\"id\": 0}\\n' * 200, flush=True)", "flood"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_it_loses_its_turn_to_a_legal_choice_and_is_told_so(script: type, wrong: str) -> None:
    """Those that still run are told at once, the others when they are started again."""
    lines, why = WRONG[wrong]
    listen = "\nmessages = (open(sys.argv[1] + '/heard', 'a').write(m.get('why', 'asked') + ' ') and m for m in messages)"
    silent = "\nmessages = (m for m in messages if m['type'] == 'choose')\n"
    wrongdoer = script(listen + silent + lines)
    start = monotonic()
    wrongdoer.turns(2)
    assert len(wrongdoer.bot.lost) == 2
    assert monotonic() - start < 15
    if not lines.startswith(("sys.exit", "\nwhile")):  # those that do not even listen
        wait_until(lambda: why in wrongdoer.heard())


def test_lines_without_end_are_no_answers(script: type) -> None:
    endless = script('\nwhile True: print(\'{"id": 1, "choice": "pass"}\')')
    endless.turns(3)
    assert len(endless.bot.lost) == 3


def test_one_that_hangs_loses_its_time_and_after_a_few_times_its_game(script: type) -> None:
    hanging = script("open(sys.argv[1] + '/heard', 'a').write('started '); time.sleep(600)", patience=0.5)
    start = monotonic()
    hanging.turns(10)
    assert len(hanging.bot.lost) == 10
    assert 0.5 * MOST_STARTS <= monotonic() - start < 30
    assert len(hanging.heard()) <= MOST_STARTS


def test_one_that_comes_back_plays_on_and_knows_what_it_lost(script: type) -> None:
    forgetful = script(
        "asked = next(messages)\n"
        "open(sys.argv[1] + '/heard', 'a').write(asked['type'] + ' ')\n"
        "if asked['type'] == 'choose': sys.exit(1)\n"
        "open(sys.argv[1] + '/told', 'w').write(f\"{asked['why']} {asked['id']} {asked['choice']}\")\n" + FIRST
    )
    forgetful.turns(4)
    assert len(forgetful.bot.lost) == 1
    assert forgetful.heard() == ["choose", "lost"]
    assert forgetful.heard("told")[:2] == ["ended", "1"]


def test_the_same_seed_loses_to_the_same_choices(tmp_path: Path) -> None:
    games = []
    for _ in range(2):
        with closing(ProgramBot(["false"], 7)) as bot:
            game = new_game()
            for _ in range(6):
                game.choose(game.waiting[0], ask(bot, game, game.waiting[0]))
            games.append(game)
    assert games[0] == games[1]


def test_one_that_never_reads_is_not_waited_for_longer_than_its_time(script: type) -> None:
    deaf = script(
        "\nfor id in range(1, 9): print(json.dumps({'id': id, 'choice': 'zeppelin'}), flush=True)\ntime.sleep(600)", 1.0
    )
    start = monotonic()
    deaf.turns(8)
    assert len(deaf.bot.lost) == 8
    assert monotonic() - start < 20


def test_our_settings_are_not_for_programs(script: type, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARSON_METRICS_TOKEN", "secret")
    monkeypatch.setenv("MY_BOTS_DEPTH", "3")
    asking = script("first(next(messages)); open(sys.argv[1] + '/heard', 'w').write(' '.join(os.environ))")
    asking.turns(1)
    wait_until(asking.heard)
    assert "MY_BOTS_DEPTH" in asking.heard()
    assert not any(name.startswith("CARSON_") for name in asking.heard())


FAMILY = """
if not os.fork():
    os.fork()
    open(f"{sys.argv[1]}/pid-{os.getpid()}", "w").close()
    time.sleep(600)
open(f"{sys.argv[1]}/pid-{os.getpid()}", "w").close()
"""  # the program, a child, and a child of it


def family(folder: Path) -> list[int]:
    return [int(file.name.removeprefix("pid-")) for file in folder.glob("pid-*")]


def alive(process: int) -> bool:
    """A zombie whose parent has died is nobody's, and soon gone."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
@pytest.mark.parametrize("ending", ["hangs", "goes on"])
def test_nothing_that_it_started_outlives_the_game(script: type, tmp_path: Path, ending: str) -> None:
    parent = script(FAMILY + ("time.sleep(600)" if ending == "hangs" else FIRST), patience=5.0)
    parent.turns(1)
    wait_until(lambda: len(family(tmp_path)) == 3)
    processes = family(tmp_path)
    parent.bot.close()
    wait_until(lambda: not any(map(alive, processes)))


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_nothing_outlives_a_run_however_that_ends(tmp_path: Path, how: signal.Signals, workers: str) -> None:
    file = tmp_path / "bot.py"
    file.write_text(HEAD + FAMILY + "time.sleep(600)")
    bots = f"cmd:{shlex.quote(sys.executable)} {file} {tmp_path}"
    arguments = ("simulate", "--bots", bots, "--players", "2", "--games", "100", "--patience", "600", "--workers", workers)
    run = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    try:
        wait_until(lambda: len(family(tmp_path)) >= 3)
    except AssertionError:
        run.kill()
        raise
    run.send_signal(how)
    run.wait()
    wait_until(lambda: not any(map(alive, family(tmp_path))))


@pytest.mark.parametrize("name", ["cmd:", "cmd:   ", "cmd:./zeppelin", "cmd:'", "cmd:/"])
def test_what_cannot_be_run_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="no-program"):
        command_of(name)


def test_a_name_is_a_bot_and_a_command_a_program() -> None:
    assert bot_or_program("greedy", 1, "board").name == "greedy"
    with closing(bot_or_program("cmd:true --fast 'one word'", 1, "board", Budget(seconds=3))) as bot:
        assert isinstance(bot, ProgramBot)
        assert (bot._command, bot.patience) == (["true", "--fast", "one word"], 3)


def test_the_document_tells_of_every_field_of_a_question() -> None:
    text = (EXAMPLES.parent / "docs" / "engine.md").read_text(encoding="utf-8")
    asked = question(new_game(), new_game().waiting[0], 1, 7, 10.0)
    assert [field for field in asked if f"`{field}`" not in text and f'"{field}"' not in text] == []
