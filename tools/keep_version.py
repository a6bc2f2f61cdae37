"""What the version of the day leaves behind, kept under tests/earlier so that later ones can show that they still open it.

    python -m tools.keep_version tests/earlier/0.2.0

A real server plays tables of both games into a SQLite file: finished ones, running ones stopped where it hurts (amidst
secret bids, sheets, tiles and moves), an open one, a rematch, a what-if, a game from a file, and people with accounts.
`tables.json` has the tokens; the database has only their hashes. The recorded games of tests/games are copied beside it.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from carson.server.bench.server_process import ServerProcess

GAMES: Final = Path(__file__).parent.parent / "tests" / "games"
VARIANTS: Final = ["new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses"]
PASSING: Final = 0.15  # how often the players pass who may: else Kit Carson never ends


@dataclass
class Stop:
    """Where a running table is left: after so many choices, and then as soon as at most so many are asked this."""

    after: int
    decision: str = ""
    asked: int = 6


@dataclass
class Plan:
    name: str
    game: str
    preset: str = ""
    changes: dict[str, object] = field(default_factory=dict)
    bots: int = 0
    stop: Stop | None = None  # None: to the end
    agreement: dict[str, object] = field(default_factory=dict)
    before: Callable[[Keeper, Kept], None] | None = None


@dataclass
class Kept:
    """A line of tables.json."""

    name: str
    id: str
    host: str
    tokens: dict[str, str]  # seat -> token
    account: str | None = None


class Keeper:
    def __init__(self, server: ServerProcess, chance: Random) -> None:
        self.server = server
        self.chance = chance

    def open(self, plan: Plan, token: str = "") -> Kept:
        players = int(str(plan.changes.get("players", 4)))
        seats = [{"kind": "person", "name": f"Player {n + 1}"} for n in range(players - plan.bots)]
        seats += [{"kind": "bot", "bot": "greedy"}] * plan.bots
        wish = {
            "game": plan.game, "preset": plan.preset, "changes": plan.changes, "seats": seats, "start": True,
            "agreement": plan.agreement,
        }  # fmt: skip
        made = self.server.ask("POST", "/tables", wish, token)
        return Kept(plan.name, made["table"]["id"], made["host"], {str(one["seat"]): one["token"] for one in made["tokens"]})

    def news(self, table: Kept, seat: str) -> Any:
        return self.server.ask("GET", f"/tables/{table.id}/news?since=999999&seat={seat}", token=table.tokens[seat])

    def play(self, table: Kept, stop: Stop | None) -> int:
        """Whoever is asked answers at random, until the game is over or the stop has come; says how many did."""
        count = 0
        while True:
            news = {seat: self.news(table, seat) for seat in table.tokens}
            first = next(iter(news.values()))
            if first["view"]["waiting"] == [] or (stop is not None and self.reached(stop, count, first["view"])):
                return count
            asked = [seat for seat in news if news[seat]["own"]["choices"]]
            if not asked:
                self.server.ask(
                    "GET", f"/tables/{table.id}/news?since={first['number']}&wait=5", token=next(iter(table.tokens.values()))
                )
                continue
            seat = self.chance.choice(asked)
            choices = news[seat]["own"]["choices"]
            choice = self.chance.choice(choices)
            if "pass" in choices and self.chance.random() < PASSING:
                choice = "pass"
            body = {"choice": choice, "number": news[seat]["number"]}
            self.server.ask("POST", f"/tables/{table.id}/choices", body, table.tokens[seat])
            count += 1

    def reached(self, stop: Stop, count: int, view: Any) -> bool:
        if count < stop.after:
            return False
        return not stop.decision or (view["decision"]["name"] == stop.decision and len(view["waiting"]) <= stop.asked)


def resign(keeper: Keeper, table: Kept) -> None:
    keeper.server.ask("POST", f"/tables/{table.id}/resign", {}, table.tokens["1"])


def talk(keeper: Keeper, table: Kept) -> None:
    for seat in table.tokens:
        keeper.server.ask("POST", f"/tables/{table.id}/chat", {"text": f"Howdy from seat {seat}"}, table.tokens[seat])


def take_back(keeper: Keeper, table: Kept) -> None:
    for seat in table.tokens:
        news = keeper.news(table, seat)
        if news["own"]["choices"]:
            body = {"choice": news["own"]["choices"][0], "number": news["number"]}
            kept = keeper.server.ask("POST", f"/tables/{table.id}/choices", body, table.tokens[seat])
            keeper.server.ask("POST", f"/tables/{table.id}/undo", {"number": kept["number"]}, table.tokens[seat])
            return


CLOCK: Final[dict[str, object]] = {"clock": {"mode": "game", "seconds": 36000, "increment": 10}}
PLANS: Final = (
    Plan("first-game over", "board", "first-game", before=talk),
    Plan("first-edition over", "board", "first-edition", {"players": 5}),
    Plan("big-box over", "board", "big-box", {"players": 3}),
    Plan("kit-carson over", "board", "first-game", {"players": 3, "variants": ["kit-carson"]}),
    Plan("all variants over", "board", "big-box", {"players": 4, "variants": VARIANTS}),
    Plan("resigned over", "board", "first-game", {"players": 2}, before=resign),
    Plan("cards over", "cards", "friends", before=take_back),
    Plan("cards solo over", "cards", "solo", {"players": 1}),
    Plan("first-game running", "board", "first-game", stop=Stop(60), agreement=CLOCK, before=take_back),
    Plan("first-edition running", "board", "first-edition", {"players": 5}, stop=Stop(110)),
    Plan("beside bots running", "board", "big-box", {"players": 4}, bots=3, stop=Stop(20)),
    Plan("kit-carson running", "board", "first-game", {"players": 3, "variants": ["kit-carson"]},
         stop=Stop(30, "place-together")),
    Plan("new-beginning running", "board", "big-box", {"players": 3, "variants": ["new-beginning"]}, stop=Stop(10)),
    Plan("might-is-right running", "board", "big-box", {"players": 4, "variants": ["might-is-right"]},
         stop=Stop(50, "choose-duel-tile", 1)),
    Plan("all variants running", "board", "big-box", {"players": 6, "variants": VARIANTS}, stop=Stop(200)),
    Plan("resigned running", "board", "first-game", {"players": 3}, stop=Stop(30), before=resign),
    Plan("cards running", "cards", "friends", stop=Stop(30)),
    Plan("cards bidding", "cards", "friends", {"players": 4}, stop=Stop(9, "choose-bid", 2)),
    Plan("cards solo running", "cards", "solo", {"players": 1}, stop=Stop(12)),
)  # fmt: skip


def keep(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    records = folder / "records"
    records.mkdir(exist_ok=True)
    for file in GAMES.glob("*/*.json"):
        shutil.copy(file, records)
    with TemporaryDirectory() as name:
        database = Path(name) / "carson.db"
        with ServerProcess(str(database), Path(name)) as server:
            tables, people = play_all(Keeper(server, Random("earlier")))
        with closing(sqlite3.connect(database)) as connection:  # one file, without what is still in its journal
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        shutil.copy(database, folder / "carson.db")
    kept = {"people": people, "tables": [vars(table) for table in tables]}
    (folder / "tables.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


def play_all(keeper: Keeper) -> tuple[list[Kept], list[dict[str, object]]]:
    ask = keeper.server.ask
    tables = []
    for plan in PLANS:
        table = keeper.open(plan)
        if plan.before is not None:
            plan.before(keeper, table)
        print(f"{plan.name}: {keeper.play(table, plan.stop)} choices", flush=True)
        tables.append(table)
    over = {table.name: table for table in tables}
    record = ask("GET", f"/tables/{over['kit-carson over'].id}/record")
    tables.append(Kept("a file over", ask("POST", "/records", record)["id"], "", {}))
    copy = ask("POST", f"/tables/{over['big-box over'].id}/what-if", {"choices": 40})
    tokens = {str(one["seat"]): one["token"] for one in copy["tokens"]}
    tables.append(Kept("what-if running", copy["table"]["id"], copy["host"], tokens))
    again = over["first-game over"]
    made = ask("POST", f"/tables/{again.id}/rematch", {}, again.tokens["0"])
    tables.append(Kept("rematch open", made["id"], again.host, again.tokens))
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}]
    wish = {"game": "board", "preset": "first-game", "changes": {"players": 3}, "seats": seats, "public": True}
    made = ask("POST", "/tables", wish)
    tables.append(Kept("gathering open", made["table"]["id"], made["host"], {"0": made["tokens"][0]["token"]}))
    return tables, people(keeper, tables)


def people(keeper: Keeper, tables: list[Kept]) -> list[dict[str, object]]:
    """An account that has finished one rated game against bots and is in the middle of another."""
    password = "a good old password"
    connection = HTTPConnection("127.0.0.1", keeper.server.port)
    headers = {"content-type": "application/json"}
    connection.request("POST", "/api/v1/accounts", json.dumps({"name": "Kit", "password": password}), headers)
    answer = connection.getresponse()
    cookie = str(answer.getheader("set-cookie")).partition(";")[0]
    answer.read()
    connection.request("POST", "/api/v1/me/tokens", json.dumps({"label": "my bot"}), {**headers, "cookie": cookie})
    made = json.loads(connection.getresponse().read())
    token = str(made["token"])
    for plan in (
        Plan("rated over", "board", "first-game", {"players": 2}, bots=1),
        Plan("rated running", "cards", "friends", {"players": 4}, bots=3, stop=Stop(5)),
    ):
        table = keeper.open(plan, token)
        table.account, table.tokens = "Kit", {"0": token}
        print(f"{plan.name}: {keeper.play(table, plan.stop)} choices", flush=True)
        tables.append(table)
    return [{"name": "Kit", "password": password, "token": token, "cookie": cookie}]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where to, such as tests/earlier/0.2.0")
    keep(parser.parse_args().folder)


if __name__ == "__main__":
    main()
