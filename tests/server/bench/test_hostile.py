"""The hostile bench: that an attack is carried out and its row measured, not what it shows."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest

from carson.core.record import read_record, verify
from carson.games import title_of
from carson.server.bench import hostile
from carson.server.bench.attacks import ATTACKS
from carson.server.bench.hostile import Noticed, Row, Victims, attacking, measure_hostile
from carson.server.bench.long_game import as_body, long_game
from carson.server.bench.server_process import ServerProcess
from carson.server.http.guard import LARGEST_BODY

QUIET = Noticed(5, 20, 25, 30)
BUSY = {429, 503}  # may always be said
# The statuses that each attack is sure to meet, and those that it may meet beside them; 0: the server hung up.
MEETS: dict[str, tuple[set[int], set[int]]] = {
    "cookies": ({401, 431}, BUSY),
    "languages": ({401, 431}, BUSY),
    "queries": ({200, 414}, BUSY),
    "floods": ({200, 429}, set()),
    "pipelines": (set(), {0, 400}),
    "trailers": ({0}, set()),
    "half-open": ({200}, {0}),
    "bot-tables": ({201, 429}, BUSY),
    "hints": ({200, 201}, BUSY | {409}),
    "chats": ({201}, BUSY),
    "explained": ({200}, BUSY),
    "followers": ({200}, BUSY),
    "checks": ({422}, BUSY),
    "options": ({200}, BUSY),
    "passwords": ({401, 429}, BUSY),
    "records": ({503}, BUSY | {201}),
    "news": ({200}, BUSY),
    "hellos": ({200}, BUSY | {0}),
    "moments": ({200}, BUSY),
    "statistics": ({200}, BUSY),
    "exports": ({200}, BUSY),
    "what-if": ({503}, BUSY | {201}),
    "frames": (set(), {0, 429}),
}


@pytest.mark.slow
def test_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "WARM_UP", 0.5)
    log: list[object] = []
    (row,) = measure_hostile(["languages"], 1, lambda id, /, **values: log.append((id, values)))
    assert (row.attack, log) == ("languages", [("command-bench-attacking", {"attack": "languages"})])
    assert row.made > 20
    assert row.refused > row.made / 2
    for noticed in (row.quiet, row.attacked):
        assert 0 < noticed.median_ms <= noticed.p99_ms <= noticed.longest_ms
        assert noticed.bots_ms > 0


@pytest.mark.slow
def test_a_choice_without_an_answer_counts(tmp_path: Path) -> None:
    """The server stands still, and the time is up before it goes on."""

    async def main(server: ServerProcess) -> Noticed:
        victims = Victims(server)
        loop = asyncio.get_running_loop()
        try:
            await victims.open()
            await victims.notice(0.5)
            loop.call_later(0.5, os.kill, server.pid, signal.SIGSTOP)
            return await victims.notice(1)
        finally:
            os.kill(server.pid, signal.SIGCONT)
            victims.close()

    with ServerProcess(str(tmp_path / "bench.db"), tmp_path, limits={}) as server:
        noticed = asyncio.run(main(server))
    assert noticed.longest_ms > 400
    assert noticed.p99_ms > 300


@pytest.mark.slow
@pytest.mark.parametrize("name", ATTACKS)
def test_every_attack(tmp_path: Path, name: str) -> None:
    """It meets what it is meant to meet: else it would show nothing."""
    with (
        ServerProcess(str(tmp_path / "bench.db"), tmp_path, limits={}) as server,
        attacking(name, server.port, 4 if name == "floods" else 2, tmp_path) as attack,
    ):
        told, complaint = attack.communicate("go\n", timeout=60)
    ready, came = told.splitlines()
    assert (ready, complaint) == ("ready", "")
    statuses = {int(status) for status in json.loads(came)["statuses"]}
    sure, possible = MEETS[name]
    assert statuses, "nothing was answered"
    assert sure <= statuses <= sure | possible


@pytest.mark.parametrize(
    ("attacked", "good"),
    [
        (Noticed(5, 99, 99, 60), True),
        (Noticed(5, 100, 100, 30), False),
        (Noticed(5, 20, 20, 61), False),
        (Noticed(5, 20, 700, 30), True),
    ],
)
def test_the_aim(attacked: Noticed, good: bool) -> None:
    row = Row("news", 10, 3, 0.5, QUIET, attacked)
    assert row.good is good
    assert row.as_object()["good"] is good


def test_the_long_game_is_legal_and_just_fits() -> None:
    record = long_game()
    assert verify(title_of("board"), read_record(json.dumps(record))) is None
    choices = record["choices"]
    assert isinstance(choices, list)
    assert len(choices) > 3600
    assert len(as_body(record, "x" * 24)) < LARGEST_BODY


def test_every_attack_is_in_the_document() -> None:
    document = (Path(__file__).parents[3] / "docs" / "speed.md").read_text()
    for name in ATTACKS:
        assert f"| {name} |" in document, name
