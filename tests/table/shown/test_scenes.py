"""What happens in scenes: whoever puts the changes together has the view, and no scene knows more than it should."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from carson.core.events import Event
from carson.core.game import SPECTATOR
from carson.core.record import read_record
from carson.games import title_of
from carson.table import actions
from carson.table.journal import Entry
from carson.table.live_table import CHOICE, Moment
from carson.table.moments import Past, moments_between
from carson.table.scene_times import FIGHT
from carson.table.shown.changes import changes
from carson.table.shown.descriptions import Edition
from carson.table.shown.scenes import Staged, cuts, shown_again
from tests.table.at_table import asked, choose, play, started, write, written

GAMES = sorted((Path(__file__).parents[2] / "games").glob("*/*.json"))
NOW = 1000.0


def as_json(value: object) -> Any:
    return json.loads(written(value))


def applied(view: Any, changed: Sequence[Any]) -> Any:
    """What a client does with changes."""
    view = as_json(view)
    for way, *value in as_json(changed):
        if not way:
            view = value[0]
            continue
        holder = view
        for step in way[:-1]:
            holder = holder[step]
        if value:
            holder[way[-1]] = value[0]
        else:
            del holder[way[-1]]
    return view


def test_changes_name_what_is_new_what_is_gone_and_lists_of_another_length() -> None:
    before = {"players": [{"money": 1}, {"money": 2, "kept": ["mine"]}], "passed": [1], "round": 1}
    after = {"players": [{"money": 1}, {"money": 5}], "passed": [1, 0], "round": 1, "step": "wages"}
    assert changes(before, after) == [
        [["players", 1, "kept"]],
        [["players", 1, "money"], 5],
        [["passed"], [1, 0]],
        [["step"], "wages"],
    ]
    assert applied(before, changes(before, after)) == after
    assert changes(after, after) == []


@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.stem)
def test_the_scenes_of_a_choice_lead_from_view_to_view(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    game = title_of(record.game).new(record.config, record.seed)
    for number, (seat, text) in enumerate(record.choices, 1):
        before, told = game.copy(), len(game.events or ())
        choice = game.catalogue.find(text)
        assert choice is not None
        game.apply(seat, choice.number)
        events = tuple((game.events or [])[told:])
        lines = [None if event.kind == "move" else event.kind for event in events]
        staged = Staged(before, game, Moment(Entry(number, CHOICE, seat, text, 0.0), events), lines)
        view: Any = before.public_view()
        for scene in staged.scenes_for(SPECTATOR):
            assert not view["over"]
            assert view.get("phase") != "over" or view["round"] == view["rounds"], "a round that ends is not the end"
            view = applied(view, scene.changes)
        assert view == as_json(game.public_view())
        assert sum(scene.events for scene in staged.scenes_for(seat)) == sum(event.visible_to(seat) for event in events)


def test_what_is_announced_has_what_follows_without_words_and_everything_else_what_came_before() -> None:
    events = [
        Event("move", {"thing": "money"}), Event("buy"),
        Event("move", {"thing": "cowboys-1"}), Event("duel", ahead=True), Event("move", {"thing": "cowboys-2"}),
        Event("income", ahead=True), Event("move", {"thing": "money"}),
        Event("round"),
    ]  # fmt: skip
    lines = [None if event.kind == "move" else event.kind for event in events]
    assert cuts(events, lines) == [2, 5, 7]


def test_what_one_seat_alone_is_told_is_no_scene_of_its_own() -> None:
    events = [Event("place"), Event("tiles-drawn", seen_by=1), Event("round")]
    assert cuts(events, ["placed", "you draw", "round 2"]) == [1]


def test_a_duel_is_rolled_before_the_loser_goes_home() -> None:
    """Nothing that comes after a scene shows in it, and a scene shows what it tells."""
    live = play(started(players=3), lambda live: any(event.kind == "duel" for event in live.moments[-1].events))
    told: Any = as_json(Edition(live, [], NOW).values(SPECTATOR, live.number - 1, False, False, "en", scenes=True))
    (message,) = told["messages"]
    kinds = [event["event"] for event in message["events"]]
    assert "view" not in told
    at, home = 0, None
    assert live.before is not None
    view: Any = live.before.public_view()
    for scene in message["scenes"]:
        inside = message["events"][at : at + scene["events"]]
        duel = next((event for event in inside if event["event"] == "duel"), None)
        losers = [seat for seat in duel["seats"] if seat != duel["winner"]] if duel else []
        before = [view["players"][seat]["cowboys"] for seat in losers]
        view = applied(view, scene["changes"])
        if duel:
            home = [view["players"][seat]["cowboys"] for seat in losers]
            assert home == [count + 1 for count in before]
            assert scene["seconds"] >= FIGHT
            assert scene["lines"] == 1
        at += scene["events"]
    assert at == len(kinds)
    assert home


def test_whoever_asks_for_no_scenes_gets_the_view() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    told = Edition(live, [], NOW).values(1, live.number - 1, False, False, "en")
    assert "view" in told
    assert "scenes" not in told["messages"][0]  # type: ignore[index]


def test_a_choice_that_was_taken_back_is_a_scene_without_words() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    before = live.game.public_view()
    write(live, actions.undo(0, live.number))
    told: Any = as_json(Edition(live, [], NOW).values(1, live.number - 1, False, False, "en", scenes=True))
    (scene,) = told["messages"][0]["scenes"]
    assert (scene["events"], scene["lines"]) == (0, 0)
    assert applied(before, scene["changes"]) == as_json(live.game.public_view())


def test_what_happened_is_shown_again_as_it_was_told() -> None:
    live = started(players=2)
    first = live.number
    choose(live, 0, "claim e4")
    told = Edition(live, [], NOW).values(1, first, False, False, "de", scenes=True)["messages"]
    choose(live, 1, "claim d4")
    games = Past().course(live.table, moments_between(live, first, live.number), first)
    again = shown_again(live, games, first, 1, "de")
    assert again[:1] == told
    view: Any = games[0].public_view()
    for message in again:
        for scene in message["scenes"]:  # type: ignore[attr-defined]
            view = applied(view, scene.changes)
    assert view == as_json(live.game.public_view())


def test_nobody_learns_of_a_secret_choice_by_its_scene() -> None:
    """Two tables that differ only in what one bids tell the other the same, scene by scene."""

    def told(bid: str) -> object:
        live = started("cards", "friends")
        play(live, asked("choose-bid"))
        first, second = live.waiting[:2]
        choose(live, first, bid)
        return Edition(live, [], NOW).values(second, live.number - 1, False, False, "en", scenes=True)["messages"]

    assert told("bid 2") == told("bid 5")
