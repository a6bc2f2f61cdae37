"""Clients of a server for tests: requests, a table with those who sit there, and somebody who follows it by WebSocket."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx

from tests.server.service import API, Service, when_there_is_time

SECONDS = 20  # within which whatever a test waits for has to come
MOST_CHOICES = 2000

News = dict[str, Any]
Param = str | int | bool


class Api:
    """Requests under /api/v1, by whoever has a token."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.http = httpx.Client(base_url=service.address + API, timeout=40)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.http.close()

    def send(self, method: str, path: str, token: str = "", body: object = None, **params: Param) -> httpx.Response:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        return when_there_is_time(lambda: self.http.request(method, path, headers=headers, json=body, params=params))

    def get(self, path: str, token: str = "", **params: Param) -> Any:
        return answer(self.send("GET", path, token, **params))

    def post(self, path: str, token: str = "", body: object = None, **params: Param) -> Any:
        return answer(self.send("POST", path, token, {} if body is None else body, **params))

    def refused(self, method: str, path: str, token: str = "", body: object = None, **params: Param) -> Any:
        """The problem that a request is answered with."""
        response = self.send(method, path, token, body, **params)
        assert response.status_code >= 400, response.text
        assert response.headers["content-type"].startswith("application/problem+json")
        problem = response.json()
        assert problem["status"] == response.status_code
        assert problem["type"].endswith(problem["code"])
        assert problem["detail"]
        return problem

    def open(self, game: str = "board", token: str = "", **wishes: object) -> Party:
        made = self.post("/tables", token, {"game": game, **wishes})
        return Party(self, made)


def answer(response: httpx.Response) -> Any:
    assert response.status_code < 300, response.text
    return response.json() if response.content else None


def people(*kinds: str) -> list[dict[str, str]]:
    """Wishes for seats: `people("person", "bot")`."""
    return [{"kind": kind} for kind in kinds]


class Party:
    """A table and the tokens of those who sit there."""

    def __init__(self, api: Api, made: Mapping[str, Any]) -> None:
        self.api = api
        self.made = made
        self.id: str = made["table"]["id"]
        self.host: str = made["host"]
        self.tokens: dict[int, str] = {one["seat"]: one["token"] for one in made["tokens"]}

    @property
    def path(self) -> str:
        return f"/tables/{self.id}"

    @property
    def info(self) -> Any:
        return self.api.get(self.path)

    def token(self, seat: int | None) -> str:
        return "" if seat is None else self.tokens[seat]

    def join(self, name: str, seat: int | None = None, token: str = "") -> int:
        got = self.api.post(f"{self.path}/seats", token, {"name": name, **({} if seat is None else {"seat": seat})})
        self.tokens[got["seat"]] = got["token"]
        return int(got["seat"])

    def start(self) -> int:
        return int(self.api.post(f"{self.path}/start", self.host)["number"])

    def news(self, seat: int | None = 0, since: int = 0, wait: int = 0, explain: bool = False, language: str = "") -> News:
        asked: dict[str, Param] = {"since": since, "wait": wait, "explain": explain}
        if language:
            asked["language"] = language
        told: News = self.api.get(f"{self.path}/news", self.token(seat), **asked)
        return told

    def do(self, what: str, seat: int | None, body: object = None) -> int:
        return int(self.api.post(f"{self.path}/{what}", self.token(seat), body)["number"])

    def choose(self, seat: int, choice: str, number: int | None = None) -> int:
        seen = self.info["number"] if number is None else number
        return self.do("choices", seat, {"choice": choice, "number": seen})

    def refused(self, what: str, seat: int | None, body: object = None) -> Any:
        return self.api.refused("POST", f"{self.path}/{what}", self.token(seat), {} if body is None else body)

    def choices(self, seat: int) -> list[str]:
        found: list[str] = self.news(seat)["own"]["choices"]
        return found

    def asked(self) -> dict[int, list[str]]:
        """The choices of everybody here who has some."""
        return {seat: choices for seat in sorted(self.tokens) if (choices := self.choices(seat))}

    def first(self) -> tuple[int, int]:
        """Of two players the one who is asked, and the other."""
        [first] = self.asked()
        return first, 1 - first

    def choose_any(self, seat: int, number: int | None = None) -> int:
        return self.choose(seat, self.choices(seat)[0], number)

    def play(self, until: Callable[[News], bool] = lambda news: False, seed: int = 1) -> News:
        """Every person here chooses at random until something is so, or the game is over; bots play as they do."""
        random = Random(seed)
        anybody = next(iter(self.tokens))
        for _ in range(MOST_CHOICES):
            news = self.news(anybody)
            if news["table"]["state"] == "over" or until(news):
                return news
            asked = [seat for seat in news["view"]["waiting"] if seat in self.tokens]
            seat = random.choice(asked) if asked else anybody
            own = news["own"] if seat == anybody else self.news(seat, news["number"])["own"]
            if own["choices"]:  # not if the table answers
                self.choose(seat, random.choice(own["choices"]), news["number"])
            else:
                self.news(anybody, since=news["number"], wait=5)
        raise AssertionError("the game does not end")

    def follow(self, seat: int | None = None, since: int = 0, **hello: object) -> Follower:
        return Follower(self.api.service, self.id, self.token(seat), since, **hello)


class Follower:
    """Somebody who follows a table by WebSocket, and keeps all that was sent."""

    def __init__(self, service: Service, table: str, token: str = "", since: int = 0, **hello: object) -> None:
        self.socket = service.socket(table, most_waiting=None)
        self.frames: list[News] = []
        self.number = since
        self._wishes = 0
        self.socket.send(json.dumps({"do": "hello", "token": token, "since": since, **hello}))
        self.first = self.receive()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.socket.close()

    @property
    def messages(self) -> list[News]:
        """All that happened, as it was told."""
        return [message for frame in self.frames if frame["frame"] == "news" for message in frame["messages"]]

    @property
    def view(self) -> News:
        """The last that was told of the game."""
        frame = next(frame for frame in reversed(self.frames) if "view" in frame)
        return {**frame["view"], **frame["own"]}

    def receive(self, seconds: float = SECONDS) -> News:
        frame: News = {"frame": "here"}
        while frame["frame"] == "here":  # who comes and goes is not news
            frame = json.loads(self.socket.recv(seconds))
        self.frames.append(frame)
        if frame["frame"] == "news":
            self.number = frame["number"]
        return frame

    def wish(self, do: str, **values: object) -> News:
        """Say what to do; the answer, behind all that was told before it."""
        self._wishes += 1
        self.socket.send(json.dumps({"do": do, "id": self._wishes, **values}))
        while (frame := self.receive())["frame"] in ("news", "here"):
            pass
        assert frame["id"] == self._wishes
        return frame

    def choose(self, choice: str, number: int | None = None) -> News:
        return self.wish("choose", choice=choice, number=self.number if number is None else number)

    def catch_up(self, number: int) -> Self:
        while self.number < number:
            self.receive()
        return self


def kinds(messages: Sequence[Mapping[str, Any]]) -> list[str]:
    return [message["kind"] for message in messages]
