"""Tables for browser tests, opened by the API, and brought to a situation before anybody looks at them."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.server.service import Service
from tests.web.conftest import Open
from tests.web.table_page import TablePage

Made = dict[str, Any]
Reached = Callable[[dict[str, Any]], bool]


def opened(service: Service, **wish: object) -> Made:
    with service.client() as client:
        made: Made = client.post("/tables", json=wish).raise_for_status().json()
    return made


def played(service: Service, made: Made, reached: Reached, seed: int = 1) -> None:
    """The first seat plays by chance until the news are as wanted, or the game is over."""
    table, token = made["table"]["id"], made["tokens"][0]["token"]
    random, since = Random(seed), 0
    with service.client(token) as client:
        while True:
            news = (
                client.get(f"/tables/{table}/news", params={"since": since, "wait": 20, "seat": 0}).raise_for_status().json()
            )
            since = news["number"]
            if news["table"]["state"] == "over":
                return
            if not news["own"]["choices"]:
                continue
            if reached(news):
                return
            choices = [choice for choice in news["own"]["choices"] if not choice.startswith("road")]
            client.post(
                f"/tables/{table}/choices", json={"choice": random.choice(choices), "number": since}
            ).raise_for_status()


def never(_: dict[str, Any]) -> bool:
    return False


def seated(open_page: Open, made: Made, seats: list[int] | None = None, path: str = "", **options: object) -> TablePage:
    """A browser that has the tokens of these seats (all that there are), at the table."""
    tokens = {str(one["seat"]): one["token"] for one in made["tokens"] if seats is None or one["seat"] in seats}
    kept = {made["table"]["id"]: {"game": made["table"]["game"], "host": made["host"], "seats": tokens, "at": 1}}
    here = open_page("/settings", **options)
    here.page.evaluate("kept => localStorage.setItem('carson-seats', kept)", json.dumps(kept))
    here.page.goto(path or f"/table/{made['table']['id']}")
    return here
