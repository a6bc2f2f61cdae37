"""Bots that think in processes of their own: they choose as they would here, and no accident loses a question."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import ParamSpec, TypeVar

import pytest
import uvloop

from carson.bots import Budget, ask, imagined_for, make_bot
from carson.bots.programs import ProgramBot
from carson.core.game import Game
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of, titles
from carson.server.bots.turns import Asking
from carson.server.bots.worker import HEAD, chosen
from carson.server.bots.workers import NoAnswer, NotNeeded, Thinkers, TookTooLong
from tests.conformance.recorded import quicker
from tests.conformance.walk import Case, Moment, cases_of, walk
from tests.waiting import wait_until

T = TypeVar("T")
P = ParamSpec("P")
LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
PATIENCE = 30.0  # seconds
FOREVER = "while True: pass"
SOMEBODY = Asking("somebody", "a table")
EXAMPLE = Path(__file__).parents[3] / "examples" / "my_bot.py"


@pytest.fixture(params=LOOPS)
def loop(request: pytest.FixtureRequest) -> Callable[[], asyncio.AbstractEventLoop]:
    """Both kinds of event loop: each starts processes in its own way."""
    return LOOPS[request.param]


def think(
    scene: Callable[[Thinkers], Awaitable[T]],
    processes: int = 1,
    time_limit: float = PATIENCE,
    most_waiting: int = 1000,
    loop: Callable[[], asyncio.AbstractEventLoop] = asyncio.new_event_loop,
) -> T:
    async def main() -> T:
        async with asyncio.timeout(2 * PATIENCE), Thinkers(processes, time_limit, most_waiting) as thinkers:
            return await scene(thinkers)

    with asyncio.Runner(loop_factory=loop) as runner:
        return runner.run(main())


def first_decision(game: str = "board") -> Game:
    kind = title_of(game)
    return kind.new(kind.preset(kind.presets[0]), "thinking")


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


# What a bot chooses.

PLAIN = [next(case for case in cases_of(kind, {"thinking": 1}) if str(case).startswith(f"{kind.name} {preset}"))
         for kind in titles() for preset in kind.presets]  # fmt: skip
SECRETS = [case for case in cases_of(title_of("board"), {}) if case.label.startswith("big-box")]
SECRETS += [case for case in cases_of(title_of("cards"), {"thinking": 1}) if case.label.startswith("friends")]
FEW = Budget(simulations=4)
ALL = [case for kind in titles() for case in cases_of(kind, {"thinking": 1})]


def chooses_the_same_from_json(moment: Moment) -> None:
    game, seat, seed = moment.game, moment.seat, moment.number
    before = game.digest()
    state = json.dumps(imagined_for(seed, game, seat).as_json())
    for bot in GAMES[game.name].bots:
        text = chosen(game.name, state, bot, seat, seed, FEW)
        here = ask(make_bot(bot, seed, game.name, FEW), game, seat)
        assert text == game.catalogue.text(here)
        assert here in game.legal(seat)
    assert game.digest() == before


@pytest.mark.parametrize("case", PLAIN + SECRETS, ids=str)
def test_a_bot_chooses_from_json_what_it_would_choose_at_the_table(case: Case) -> None:
    walk(quicker(case), chooses_the_same_from_json, every=120)


@pytest.mark.slow
@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_bot_chooses_the_same_in_every_kind_of_game(case: Case) -> None:
    walk(case, chooses_the_same_from_json, every=3)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_go_as_with_bots_that_stay(name: str) -> None:
    """A bot is made anew for each choice and remembers nothing: `greedy` plays the same."""

    async def scene(thinkers: Thinkers) -> None:
        game = first_decision(name)
        stay = [make_bot("greedy", 7, name) for _ in range(game.players)]
        while not game.over:
            seat = game.waiting[0]
            text = await thinkers.choose(SOMEBODY, game, "greedy", seat, 7)
            choice = ask(stay[seat], game, seat)
            assert text == game.catalogue.text(choice)
            game.choose(seat, choice)

    think(scene)


def test_the_game_may_go_on_while_a_bot_thinks() -> None:
    async def scene(thinkers: Thinkers) -> None:
        game = first_decision()
        seat = game.waiting[0]
        expected = game.catalogue.text(ask(make_bot("greedy", 1, "board"), game, seat))
        thought = asyncio.create_task(thinkers.choose(SOMEBODY, game, "greedy", seat, 1))
        await asyncio.sleep(0)
        game.choose(seat, game.legal(seat)[0])
        assert await thought == expected

    think(scene)


class Overheard(Thinkers):
    """Keeps what is sent to the processes, which are never asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sent: list[bytes] = []

    async def _answer(self, asking: Asking, question: Callable[[], bytes]) -> bytes:
        self.sent.append(question())
        raise NoAnswer


def test_no_secret_of_another_leaves_the_process() -> None:
    """What a rival has bid changes no byte of what is sent for a bot's choice or a hint; one's own bid does."""

    async def sent(bid: str, seat: int) -> list[bytes]:
        cards = title_of("cards")
        game = cards.new(cards.preset("friends"), "sent")
        choice = cards.catalogue.find(bid)
        assert choice is not None
        game.choose(0, choice.number)
        thinkers = Overheard()
        with pytest.raises(NoAnswer):
            await thinkers.choose(SOMEBODY, game, "greedy", seat, 7)
        with pytest.raises(NoAnswer):
            await thinkers.consider(SOMEBODY, game, "greedy", seat, 7, 5)
        return thinkers.sent

    low, high, own_low, own_high = (
        asyncio.run(sent(bid, seat)) for bid, seat in [("bid 1", 1), ("bid 9", 1), ("bid 1", 0), ("bid 9", 0)]
    )
    assert len(low) == 2
    assert low == high
    assert own_low[0] != own_high[0]
    assert own_low[1] != own_high[1]


# How long it may think.


class Timed(Overheard):
    """Keeps the seconds that each bot got, whose choice then takes no time."""

    async def _answer_of(self, worker: object, question: bytes) -> bytes:
        _, (*_, budget), _ = pickle.loads(question[HEAD:])
        self.seconds.append(budget.seconds)
        await asyncio.sleep(0)
        return pickle.dumps((True, ""))

    async def _answer(self, asking: Asking, question: Callable[[], bytes]) -> bytes:
        return await Thinkers._answer(self, asking, question)

    def __init__(self) -> None:
        super().__init__()
        self.seconds: list[float] = []


def test_the_more_wait_the_less_each_thinks() -> None:
    async def scene() -> list[float]:
        thinkers, game = Timed(), first_decision()
        tables = [Asking("somebody", f"table {number}") for number in range(20)]
        await asyncio.gather(*(thinkers.choose(table, game, "legend", 0, 1) for table in tables))
        await thinkers.choose(SOMEBODY, game, "legend", 0, 1)
        await thinkers.consider(SOMEBODY, game, "legend", 0, 1, 5)
        return thinkers.seconds

    first, *others, alone, hint = asyncio.run(scene())
    assert first == pytest.approx(1.5, abs=0.1)  # it found a free process
    assert 0.05 < others[0] < others[-1]
    assert sum(others[:10]) < 2
    assert (alone, hint) == pytest.approx((1.5, 0.4), abs=0.1)


def test_nobody_thinks_about_what_is_not_asked_any_more() -> None:
    async def scene() -> list[float]:
        thinkers, game = Timed(), first_decision()
        still, no_more = Asking("a", "x"), Asking("a", "y", needed=lambda: False)
        answers = await asyncio.gather(
            *(thinkers.choose(asking, game, "legend", 0, 1) for asking in (still, no_more)), return_exceptions=True
        )
        assert [type(answer) for answer in answers] == [str, NotNeeded]
        return thinkers.seconds

    assert asyncio.run(scene()) == pytest.approx([1.5], abs=0.1)


# What goes wrong with a bot.


def test_a_bot_that_never_answers_is_replaced_by_random(
    loop: Callable[[], asyncio.AbstractEventLoop], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        game = first_decision()
        seat = game.waiting[0]
        process = await thinkers.run(SOMEBODY, os.getpid)
        os.kill(process, signal.SIGSTOP)
        text = await thinkers.choose(SOMEBODY, game, "greedy", seat, 3)
        assert text == game.catalogue.text(ask(make_bot("random", 3, "board"), game, seat))
        assert is_gone(process)
        assert await thinkers.run(SOMEBODY, os.getpid) != process

    think(scene, time_limit=1.0, loop=loop)
    assert "The bot greedy did not choose in a game of board" in caplog.text


def test_a_bot_that_fails_is_replaced_by_random(caplog: pytest.LogCaptureFixture) -> None:
    async def scene(thinkers: Thinkers) -> None:
        game = first_decision()
        seat = game.waiting[0]
        text = await thinkers.choose(SOMEBODY, game, "psychic", seat, 3)
        assert text == game.catalogue.text(ask(make_bot("random", 3, "board"), game, seat))

    think(scene)
    assert "unknown-bot" in caplog.text


def test_errors_come_back_with_the_place_where_they_happened() -> None:
    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(Refusal) as refused:
            await thinkers.run(SOMEBODY, make_bot, "psychic", 1, "board")
        assert refused.value.code == "unknown-bot"
        assert refused.value.values["bot"] == "psychic"
        assert "in make_bot" in refused.value.__notes__[0]
        with pytest.raises(ZeroDivisionError):
            await thinkers.run(SOMEBODY, divmod, 1, 0)

    think(scene)


def test_what_a_bot_prints_is_no_answer() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.run(SOMEBODY, print, "thinking aloud", flush=True)
        assert await thinkers.run(SOMEBODY, os.read, 0, 10) == b""
        assert await thinkers.run(SOMEBODY, divmod, 7, 2) == (3, 1)

    think(scene)


# What goes wrong with a process.


def test_a_question_survives_the_death_of_the_process(
    loop: Callable[[], asyncio.AbstractEventLoop], caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await thinkers.run(SOMEBODY, os.getpid)
        os.kill(process, signal.SIGSTOP)  # so that it is asked and does not answer before it dies
        thought = asyncio.create_task(thinkers.run(SOMEBODY, os.getpid))
        await asyncio.sleep(0.1)
        os.kill(process, signal.SIGKILL)
        assert await thought != process

    think(scene, loop=loop)
    assert "died" in caplog.text


def test_a_process_that_died_while_it_had_nothing_to_do_is_replaced(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await thinkers.run(SOMEBODY, os.getpid)
        os.kill(process, signal.SIGKILL)
        assert await thinkers.run(SOMEBODY, os.getpid) != process

    think(scene, loop=loop)


def test_a_question_that_kills_every_process_is_given_up() -> None:
    async def scene(thinkers: Thinkers) -> None:
        with pytest.raises(NoAnswer, match="3 processes died"):
            await thinkers.run(SOMEBODY, os._exit, 1)
        assert await thinkers.run(SOMEBODY, divmod, 7, 2) == (3, 1)

    think(scene)


def test_where_no_process_can_start_no_random_choice_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def scene(thinkers: Thinkers) -> None:
        game = first_decision()
        with pytest.raises(NoAnswer):
            await thinkers.choose(SOMEBODY, game, "greedy", game.waiting[0], 1)

    think(scene)


def test_a_question_that_nobody_asks_any_more_holds_up_nobody(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        process = await thinkers.run(SOMEBODY, os.getpid)
        thought = asyncio.create_task(thinkers.run(SOMEBODY, exec, FOREVER))
        await asyncio.sleep(0.1)
        thought.cancel()
        with pytest.raises(asyncio.CancelledError):
            await thought
        assert is_gone(process)
        assert await thinkers.run(SOMEBODY, divmod, 7, 2) == (3, 1)

    think(scene, loop=loop)


def test_a_function_has_a_time_limit() -> None:
    async def scene(thinkers: Thinkers) -> None:
        await thinkers.run(SOMEBODY, os.getpid)
        with pytest.raises(TookTooLong, match=r"0\.5 seconds"):
            await thinkers.run(SOMEBODY, exec, FOREVER)

    think(scene, time_limit=0.5)


# Many questions.


def test_first_come_first_served() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        answered: list[int] = []

        async def table(number: int) -> None:
            for _ in range(3):
                await thinkers.run(SOMEBODY, os.getpid)
                answered.append(number)

        await asyncio.gather(*(table(number) for number in range(20)))
        return answered

    assert think(scene) == [*range(20)] * 3


def test_processes_start_when_they_are_needed_and_no_more_than_there_may_be() -> None:
    async def scene(thinkers: Thinkers) -> None:
        assert len({await thinkers.run(SOMEBODY, os.getpid) for _ in range(5)}) == 1
        together = await asyncio.gather(*(thinkers.run(SOMEBODY, exec, "import time; time.sleep(0.5)") for _ in range(2)))
        assert together == [None, None]
        assert len(set(await asyncio.gather(*(thinkers.run(SOMEBODY, os.getpid) for _ in range(20))))) == 2

    think(scene, processes=2)


def test_more_questions_than_can_wait_are_turned_away() -> None:
    async def scene(thinkers: Thinkers) -> None:
        answers = await asyncio.gather(*(thinkers.run(SOMEBODY, divmod, 7, 2) for _ in range(5)), return_exceptions=True)
        assert answers[:3] == [(3, 1)] * 3
        assert [type(answer) for answer in answers[3:]] == [NoAnswer] * 2

    think(scene, most_waiting=2)


# The end.


def test_closing_ends_every_process_and_every_wait(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        processes = set(await asyncio.gather(*(thinkers.run(SOMEBODY, os.getpid) for _ in range(20))))
        thoughts = [asyncio.create_task(thinkers.run(SOMEBODY, exec, FOREVER)) for _ in range(5)]
        await asyncio.sleep(0.1)
        started = time.monotonic()
        await thinkers.close()
        assert time.monotonic() - started < PATIENCE / 2  # they would never end
        assert [type(answer) for answer in await asyncio.gather(*thoughts, return_exceptions=True)] == [NoAnswer] * 5
        assert all(is_gone(process) for process in processes)
        with pytest.raises(NoAnswer):
            await thinkers.run(SOMEBODY, os.getpid)

    think(scene, processes=2, loop=loop)


def test_closing_while_a_process_starts_leaves_none(loop: Callable[[], asyncio.AbstractEventLoop]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.run(SOMEBODY, exec, FOREVER))
        await asyncio.sleep(0)
        await thinkers.close()
        with pytest.raises(NoAnswer):
            await thought

    think(scene, loop=loop)


SERVER = """
import asyncio, os
from carson.server.bots.workers import Thinkers
from carson.server.bots.turns import Asking

SOMEBODY = Asking()

async def main():
    thinkers = Thinkers(2)
    busy = asyncio.create_task(thinkers.run(SOMEBODY, exec, "while True: pass"))
    print(await thinkers.run(SOMEBODY, os.getpid), flush=True)
    await busy

asyncio.run(main())
"""


def test_no_process_outlives_a_server_that_is_killed() -> None:
    """They hold its standard error open: it ends when the last of them has."""
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert int(server.stdout.readline())
        time.sleep(0.2)
        server.kill()
        _, errors = server.communicate(timeout=PATIENCE)
    assert errors == b""


# Programs that are bots.


def test_a_program_chooses_in_a_process_of_its_own() -> None:
    command = f"{shlex.quote(sys.executable)} {EXAMPLE}"

    async def scene() -> None:
        async with asyncio.timeout(2 * PATIENCE), Thinkers(1, programs={"pete": command}) as thinkers:
            game = first_decision()
            seat = game.waiting[0]
            texts = {await thinkers.choose(SOMEBODY, game, "pete", seat, 3) for _ in range(2)}
            with closing(ProgramBot(shlex.split(command), 3)) as here:
                assert texts == {game.catalogue.text(ask(here, game, seat))}

    asyncio.run(scene())


def test_a_program_ends_with_its_server(tmp_path: Path) -> None:
    """Even if the server is killed while it thinks."""
    file = tmp_path / "bot.py"
    file.write_text(f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(600)\n")
    code = (
        "import asyncio, sys\n"
        "from carson.games import title_of\n"
        "from carson.server.bots.turns import Asking\n"
        "from carson.server.bots.workers import Thinkers\n"
        "kind = title_of('board')\n"
        "game = kind.new(kind.preset(kind.presets[0]), 's')\n"
        f"thinkers = Thinkers(1, programs={{'pete': {shlex.join([sys.executable, str(file)])!r}}})\n"
        "asyncio.run(thinkers.choose(Asking(), game, 'pete', game.waiting[0], 3))\n"
    )
    server = subprocess.Popen([sys.executable, "-c", code])
    try:
        wait_until(lambda: (tmp_path / "pid").exists() and bool((tmp_path / "pid").read_text()))
    finally:
        server.kill()
        server.wait()
    wait_until(lambda: is_gone(int((tmp_path / "pid").read_text())))
