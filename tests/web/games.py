"""Tables for browser tests, opened by the API: new ones, and recorded games, to be played on from any of their moments."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from carson.core.record import Play, read_record
from carson.games import title_of
from tests.server.service import Service, when_there_is_time
from tests.web.table_page import Open, TablePage

GAMES = Path(__file__).parents[1] / "games"

Made = dict[str, Any]


class Moment(NamedTuple):
    """A recorded game when somebody was asked."""

    game: str  # such as board/horses-4
    decision: str
    choices: int  # made before
    waiting: tuple[int, ...]
    round: int


def recorded() -> list[str]:
    return [f"{path.parent.name}/{path.stem}" for path in sorted(GAMES.glob("*/*.json"))]


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """All decisions of a recorded game."""
    return tuple(walked(game))


def walked(game: str) -> Iterator[Moment]:
    record = read_record(text_of(game))
    play = Play(title_of(record.game), record.config, record.seed, record.names)
    for number, (seat, text) in enumerate(record.choices):
        view: dict[str, Any] = {**play.game.public_view()}
        yield Moment(game, view["decision"]["name"], number, tuple(play.game.waiting), view["round"])
        play.choose(seat, text)


def text_of(game: str) -> str:
    return (GAMES / f"{game}.json").read_text("utf-8")


def people(*names: str) -> list[dict[str, str]]:
    return [{"kind": "person", "name": name} for name in names]


def opened(service: Service, **wish: object) -> Made:
    with service.client() as client:
        made: Made = client.post("/tables", json=wish).raise_for_status().json()
    return made


@cache
def finished(service: Service, game: str) -> str:
    """A recorded game as a table that is over; says its id."""
    with service.client() as client:
        answer = when_there_is_time(lambda: client.post("/records", content=text_of(game)))
        return str(answer.raise_for_status().json()["id"])


def stopped(service: Service, moment: Moment, person: int | None = None) -> Made:
    """A recorded game at one of its moments, to be played on: by people on all seats, or one person and bots."""
    names = read_record(text_of(moment.game)).names
    seats = [
        {"kind": "person", "name": name} if person in (None, seat) else {"kind": "bot", "name": name, "bot": "random"}
        for seat, name in enumerate(names)
    ]
    with service.client() as client:
        wish = {"choices": moment.choices, "seats": seats}
        path = f"/tables/{finished(service, moment.game)}/what-if"
        made: Made = when_there_is_time(lambda: client.post(path, json=wish)).raise_for_status().json()
    return made


def first(game: str, decision: str, fits: Callable[[Moment], bool] = lambda _: True) -> Moment:
    return next(one for one in moments(game) if one.decision == decision and fits(one))


def seated(open_page: Open, made: Made, seats: Sequence[int] | None = None, path: str = "", **options: object) -> TablePage:
    """A browser that has the tokens of these seats (all that there are), at the table."""
    return open_page(path or f"/table/{made['table']['id']}", kept=kept(made, seats), **options)


def go_on(here: TablePage, made: Made, seat: int) -> None:
    """From whatever the page shows to a seat at another table, without loading the page again."""
    here.page.evaluate("kept => localStorage.setItem('carson-seats', kept)", kept(made, [seat]))
    here.go(f"/table/{made['table']['id']}")


def kept(made: Made, seats: Sequence[int] | None = None) -> str:
    """What a browser keeps of the seats that it plays, as JSON."""
    tokens = {str(one["seat"]): one["token"] for one in made["tokens"] if seats is None or one["seat"] in seats}
    return json.dumps({made["table"]["id"]: {"game": made["table"]["game"], "host": made["host"], "seats": tokens, "at": 1}})
