"""Records and databases of earlier versions (tools/keep_version.py): finished games open to their end, others go on."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carson.board.shown.position import read_position
from carson.board.shown.position_writing import write_position
from carson.core.record import Play, Record, read_record, verify
from carson.games import title_of
from carson.server.bench.server_process import ServerProcess

EARLIER = Path(__file__).parent / "earlier"
VERSIONS = sorted(folder.name for folder in EARLIER.iterdir())
RECORDS = sorted(EARLIER.glob("*/records/*.json"))
SOME, ALL = 8, 2000  # choices of people at a table; no game has so many
POSITIONS = sorted(EARLIER.glob("*/positions/*.txt"))  # board games; a last comment has what could be chosen there


def kept(path: Path) -> Record:
    return read_record(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_a_record_leads_where_it_led(path: Path) -> None:
    record = kept(path)
    assert verify(title_of(record.game), record) is None


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.startswith("saved-")], ids=lambda path: path.stem)
def test_a_saved_game_goes_on_to_its_end(path: Path) -> None:
    record, chance = kept(path), Random(1)
    play = Play.of(title_of(record.game), record)
    assert play.game.waiting
    while play.game.waiting:
        seat = chance.choice(play.game.waiting)
        play.choose(seat, chance.choice(play.game.legal(seat)))
    assert play.record.result is not None


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.parent.name} {path.stem}")
def test_a_position_leaves_the_same_choices(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = read_position(text)
    seat, _, choices = text.splitlines()[-1].removeprefix("# player ").partition(": ")
    assert [game.catalogue.text(choice) for choice in game.legal(int(seat) - 1)] == choices.split(", ")
    assert read_position(write_position(game)) == game


@pytest.mark.parametrize(
    ("version", "most"),
    [(version, SOME) for version in VERSIONS] + [pytest.param(version, ALL, marks=pytest.mark.slow) for version in VERSIONS],
)
def test_a_database_opens_and_its_tables_go_on(version: str, most: int, tmp_path: Path) -> None:
    """For some choices; to their end is a slow test. An account is still somebody."""
    folder = EARLIER / version
    held: dict[str, list[dict[str, Any]]] = json.loads((folder / "tables.json").read_text(encoding="utf-8"))
    shutil.copy(folder / "carson.db", tmp_path)
    with ServerProcess(str(tmp_path / "carson.db"), tmp_path) as server:
        (person,) = held["people"]
        assert server.ask("GET", "/me", token=person["token"])["name"] == person["name"]
        server.ask("POST", "/sessions", {"name": person["name"], "password": person["password"]})
        for table in held["tables"]:
            name, path, tokens = table["name"], f"/tables/{table['id']}", table["tokens"]
            state = server.ask("GET", path)
            assert state["differs"] is None, name
            assert state["state"] == name.rpartition(" ")[2].replace("bidding", "running"), name
            if state["state"] == "running":
                play_on(server, path, tokens, most)
            elif state["state"] == "over":
                last = server.ask("GET", f"{path}/moments/{state['number']}")
                assert last["view"]["over"], name


def play_on(server: ServerProcess, path: str, tokens: dict[str, str], most: int) -> None:
    """People of a running table choose at random, so many times; they pass when they may, or Kit Carson never ends."""
    chance, number = Random(path), 0
    for _ in range(most):
        seat, news = asked(server, path, tokens, number)
        if seat is None:
            assert news["table"]["result"]["ranking"]
            return
        choices, number = news["own"]["choices"], news["number"]
        choice = "pass" if "pass" in choices else chance.choice(choices)
        server.ask("POST", f"{path}/choices", {"choice": choice, "number": number}, tokens[seat])
    assert most < ALL, f"{path} does not end"


def asked(server: ServerProcess, path: str, tokens: dict[str, str], number: int) -> tuple[str | None, dict[str, Any]]:
    """A seat of ours that has to choose, and its news since a number; nobody once the game is over."""
    while True:
        news: dict[str, Any] = server.ask("GET", f"{path}/news?since={number}")
        if news["table"]["result"] is not None:
            return None, news
        for seat in map(str, news["view"]["waiting"]):
            if seat in tokens:
                theirs = server.ask("GET", f"{path}/news?since={news['number']}&seat={seat}", token=tokens[seat])
                if theirs["own"]["choices"]:  # otherwise somebody plays for the seat
                    return seat, theirs
        number = server.ask("GET", f"{path}/news?since={news['number']}&wait=5")["number"]
