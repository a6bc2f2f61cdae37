"""CARSON_COMMAND_BOTS: programs that a server allows as bots, by name. No client can name any other."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.api.clients import Api, people
from tests.server.service import UNLIMITED, Service
from tests.waiting import wait_until

pytestmark = pytest.mark.skipif(os.name != "posix", reason="programs need POSIX")

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
PETE = f"{shlex.quote(sys.executable)} {EXAMPLE}"


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    folder = tmp_path_factory.mktemp("programs")
    allowed = {**UNLIMITED, "CARSON_COMMAND_BOTS": f"pete={PETE},broken=false"}
    with Service(str(folder / "carson.db"), folder, allowed) as service, Api(service) as api:
        yield api


@pytest.mark.parametrize("bot", ["pete", "broken"])
def test_a_program_plays_at_a_table(api: Api, bot: str) -> None:
    agreement = {"bot_pause": 0}
    seats = [*people("person"), {"kind": "bot", "bot": bot}]
    party = api.open(seats=seats, start=True, agreement=agreement, changes={"players": 2})
    assert party.made["table"]["seats"][1]["bot"] == bot

    def bot_has_chosen() -> bool:
        """A person who is asked before it takes what comes first."""
        news = api.get(f"/tables/{party.id}/news", party.tokens[0], since=0)
        if news.get("own", {}).get("choices"):
            choice = {"choice": news["own"]["choices"][0], "number": news["number"]}
            api.send("POST", f"/tables/{party.id}/choices", party.tokens[0], choice)
        return any((message["kind"], message["seat"]) == ("choice", 1) for message in news["messages"])

    wait_until(bot_has_chosen, pause=0.1)
    if bot == "broken":
        wait_until(lambda: "The program broken lost its turn (ended)" in api.service.log)


def test_games_say_which_programs_there_are(api: Api) -> None:
    for info in (api.get("/games/board"), *api.get("/games")):
        assert info["bots"][:4] == ["pete", "broken", "random", "greedy"]


@pytest.mark.parametrize("bot", ["cmd:cat", "cat", PETE, f"cmd:{PETE}", "pete ", "Pete"])
def test_no_client_names_a_command(api: Api, bot: str) -> None:
    wish = {"game": "board", "seats": [*people("person"), {"kind": "bot", "bot": bot}], "changes": {"players": 2}}
    assert api.refused("POST", "/tables", body=wish)["code"] in ("unknown-bot", "bad-request")
    party = api.open(seats=people("person", "open"), changes={"players": 2})
    seat = f"/tables/{party.id}/seats/1"
    assert api.refused("PUT", seat, party.host, {"bot": bot})["code"] in ("unknown-bot", "bad-request")


def test_the_host_gives_a_seat_to_a_program(api: Api) -> None:
    party = api.open(seats=people("person", "open"), changes={"players": 2})
    assert api.send("PUT", f"/tables/{party.id}/seats/1", party.host, {"bot": "pete"}).status_code == 200
