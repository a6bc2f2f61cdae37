"""A third game: the toy is played everywhere with nothing added to the package but an entry in `games.py` and its words."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.changed_package import PACKAGE, package_with, run
from tests.server.http.api.clients import Api, people
from tests.server.service import UNLIMITED, Service
from tests.toy_game import ENTRY, WORDS


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a program that has the toy."""
    games = (PACKAGE / "games.py").read_text(encoding="utf-8")
    assert "toy" not in games
    files = {"games.py": f'{games}\n\nGAMES["toy"] = {ENTRY!r}\n', "locales/en/toy.ftl": WORDS}
    return package_with(tmp_path_factory.mktemp("package"), files)


@pytest.fixture(scope="module")
def api(environ: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("server")
    with Service(str(folder / "carson.db"), folder, UNLIMITED | environ) as service, Api(service) as api:
        yield api
    assert "Traceback" not in service.log


def test_it_is_simulated_in_several_processes(environ: dict[str, str]) -> None:
    printed = json.loads(run(environ, "simulate", "toy", "--games", "20", "--workers", "2", "--lots", "3", "--json"))
    assert (printed["game"], printed["games"], printed["errors"]) == ("toy", 20, 0)


def test_it_is_played_in_the_terminal_to_its_end(environ: dict[str, str]) -> None:
    shown = run(environ, "play", "toy", "--terminal", "--seed", "s", "--name", "Ann", typed="bid 1\n" * 5 + "bid 0\n" * 9)
    assert "Ann, what do you bid?" in shown
    assert "random 2" in shown  # its default bot sits there
    assert "Victory points" in shown


def test_it_is_played_at_a_table_against_a_bot(api: Api) -> None:
    games = {game["name"]: game for game in api.get("/games")}
    assert (games["toy"]["bots"], games["toy"]["default_bot"]) == (["random"], "random")
    table = api.open("toy", seats=people("person", "bot"), start=True)
    own = table.news(0, language="en")["own"]
    assert own["question"] == "Player 1, what do you bid?"
    assert own["labels"] == own["choices"]
    assert table.refused("choices", 0, {"choice": "bid 9", "number": table.info["number"]})["detail"] == (
        "You have only 5 coins."
    )
    assert api.get(f"{table.path}/hint", table.token(0))["choices"] == []  # its bot weighs nothing
    result = table.play()["table"]["result"]
    story = api.get(f"{table.path}/statistics", table.token(0))
    assert [points[-1] for points in story["series"]["points"]] == result["points"]
    assert story["sources"][0][0]["text"] == "lots"
    record = api.get(f"{table.path}/record", table.token(0))
    assert (record["game"], record["result"]["points"]) == ("toy", result["points"])


def test_who_leaves_is_played_for_by_its_bot(api: Api) -> None:
    table = api.open("toy", seats=people("person", "person"), start=True)
    table.do("resign", 0)
    assert table.info["seats"][0]["bot"] == "random"
    del table.tokens[0]
    assert table.play()["table"]["state"] == "over"
