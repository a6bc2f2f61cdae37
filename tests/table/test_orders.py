"""What a table answers for people by itself: what cannot matter, and what they have ordered."""

from __future__ import annotations

from random import Random

import pytest

from carson.core.record import Play, verify
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table import actions
from carson.table.caretaking import PATIENCE, care, due
from carson.table.live_table import LiveTable, kept_record
from tests.rules.table import CENTRE_ROADS, position
from tests.table.at_table import asked, choices, choose, entries, news, play, started, write


def needless(lines: str, **parcels: str) -> str | None:
    """How the question of a position is answered without asking."""
    game = position(lines, **parcels)
    [seat] = game.waiting
    choice = game.needless(seat)
    return None if choice is None else game.catalogue.text(choice)


# What cannot matter.


@pytest.mark.ruling("B8.2")
@pytest.mark.parametrize(
    ("money", "limit", "answer"),
    [
        (6, "1Y", "give 0"),  # no point for less than $10
        (9, "1Y", "give 0"),
        (10, "1Y", None),
        (28, "1Y", None),
    ],
)
def test_a_gift_that_buys_nothing_is_not_asked_about(money: int, limit: str, answer: str | None) -> None:
    assert needless(f"round: 2\nplayer 1: ${money}, roads 0, card {limit}\nplayer 2: $0\nnext: end-round") == answer


@pytest.mark.ruling("B8.2")
def test_more_than_what_is_over_the_limit_is_not_asked_about_if_it_buys_nothing() -> None:
    lines = "round: 2\nplayer 1: $29, roads 0, card {}\nplayer 2: $0\nnext: end-round"
    game = position(lines.format("1Y"))
    game.limit = [9, *game.limit[1:]]  # $20 are over it: two points, and a third one cannot be had
    assert game.needless(0) == game.catalogue.find("give 20").number  # type: ignore[union-attr]
    game.limit = [20, *game.limit[1:]]
    assert game.needless(0) is None


def test_money_that_may_be_taxed_is_asked_about_until_the_last_round() -> None:
    lines = "round: {}\ncharacters: 1Y 2Y 3Y 4Y 5Y 6Y 13R\nplayer 1: $6, roads 0, card 2Y\nplayer 2: $0\nnext: end-round"
    assert needless(lines.format(2)) is None
    assert needless(lines.format(4)) == "give 0"


@pytest.mark.ruling("B2.5")
def test_roads_of_the_last_round_are_not_asked_about_where_nobody_scores_them() -> None:
    lines = f"{CENTRE_ROADS}\ncharacters: 1Y 2Y 3Y 4Y 5Y 6Y 13Y\nround: {{}}\nnext: end-round"
    lines += "\nplayer 1: $0, roads 2, card {}\nplayer 2: $0, roads 0"
    assert needless(lines.format(4, "1Y")) == "done"
    assert needless(lines.format(3, "1Y")) is None
    assert needless(lines.format(4, "13Y")) is None  # the Governor scores them
    assert needless(f"variants: river\n{lines.format(4, '1Y')}") is None  # bridges score


# Standing orders.


def placing(players: int = 2) -> tuple[LiveTable, int]:
    live = play(started(players=players), asked("place-cowboy", 1))
    return live, live.waiting[0]


def answer(live: LiveTable, seat: int) -> str:
    entry = write(live, actions.answer(seat, live.asked[seat]))
    return entry.text


def test_who_has_ordered_to_pass_passes() -> None:
    live, seat = placing()
    other = 1 - seat
    assert "fitting_orders" not in news(live, seat)["own"]  # he can pass himself
    assert news(live, other)["own"]["fitting_orders"] == ["pass"]
    write(live, actions.order(seat, "pass"))
    own = news(live, seat)["own"]
    assert own["orders"] == ["pass"]
    assert own["choices"] == []
    assert "fitting_orders" not in own
    assert [*live.answers] == [seat]
    assert answer(live, seat) == "pass"
    assert "orders" not in news(live, seat)["own"]  # it has nothing more to answer


def test_an_order_is_for_one_round() -> None:
    live, seat = placing()
    write(live, actions.order(seat, "pass"))
    round = live.game.round
    assert live.orders_of(seat) == ("pass",)
    play(live, lambda live: live.game.round > round)
    assert live.orders_of(seat) == ()


def test_an_order_can_be_taken_back() -> None:
    live, seat = placing()
    write(live, actions.order(seat, "pass"))
    write(live, actions.order(seat, "no-roads"))
    assert live.orders_of(seat) == ("pass", "no-roads")
    write(live, actions.order(seat, ""))
    assert not live.answers
    assert "pass" in news(live, seat)["own"]["choices"]
    with pytest.raises(Refusal, match="stale-number"):
        write(live, actions.answer(seat, live.asked[seat]))


def test_nobody_else_learns_of_an_order() -> None:
    live, seat = placing()
    since = live.number
    write(live, actions.order(seat, "pass"))
    own, other = (news(live, one, since, whole=False) for one in (seat, 1 - seat))
    assert own["messages"][0] | {"at": 0} == {
        "number": since + 1, "kind": "order", "seat": seat, "at": 0, "text": "pass", "events": [],
    }  # fmt: skip
    assert other["messages"][0] | {"at": 0} == {"number": since + 1, "kind": "order", "seat": -1, "at": 0, "events": []}
    assert "orders" not in other["own"]
    assert "table" not in other


def test_an_order_survives_what_is_read_again() -> None:
    live, seat = placing()
    write(live, actions.order(seat, "pass"))
    assert LiveTable(live.table, entries(live)).orders_of(seat) == ("pass",)


def test_only_orders_of_the_game_can_be_given() -> None:
    live, seat = placing()
    with pytest.raises(Refusal, match="unknown-order"):
        write(live, actions.order(seat, "win"))
    with pytest.raises(Refusal, match="unknown-order"):
        write(started("cards", "solo"), actions.order(0, "pass"))


def test_there_is_an_end_to_orders() -> None:
    live, seat = placing()
    for _ in range(actions.MOST_ORDERS):
        write(live, actions.order(seat, "pass"))
    with pytest.raises(Refusal, match="order-limit"):
        write(live, actions.order(seat, ""))


def test_any_process_answers_what_was_left_unanswered() -> None:
    live, seat = placing()
    assert due(live) is None
    write(live, actions.order(seat, "pass"))
    assert due(live) == live.last_at + PATIENCE
    assert care(live, {}, 100.0).due == 100.0 + PATIENCE


def test_a_bot_that_stands_in_has_no_orders() -> None:
    live, seat = placing()
    write(live, actions.order(seat, "pass"))
    write(live, actions.take_over(seat, live.number, False))
    assert not live.answers


@pytest.mark.ruling("B5.14")
def test_houses_are_refused_by_order() -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: roads 0, kept hotel\nnext: resolve place-kept"
    game = position(lines, e4="1:.", d4="2:.")
    game.choose(0, game.catalogue.find("build hotel e4").number)  # type: ignore[union-attr]
    game.choose(0, game.catalogue.find("house d4").number)  # type: ignore[union-attr]
    assert game.ordered(1, "refuse-houses") == game.catalogue.find("refuse").number  # type: ignore[union-attr]
    assert game.ordered(1, "pass") is None


@pytest.mark.ruling("B2.5")
def test_no_more_roads_answers_where_nothing_but_roads_could_be_chosen() -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: roads 2{{}}\nnext: resolve place-kept"
    game = position(lines.format(""))
    assert game.ordered(0, "no-roads") == game.catalogue.find("done").number  # type: ignore[union-attr]
    game = position(lines.format(", kept saloon"), e4="1:.")
    assert game.ordered(0, "no-roads") is None  # there is something to be built


# Undo.


def test_what_the_table_answered_does_not_stand_in_the_way_of_undo() -> None:
    live, seat = placing()
    other = 1 - seat
    write(live, actions.order(other, "pass"))
    before = live.game.digest()
    placed = choose(live, seat, "place wages")
    assert answer(live, other) == "pass"
    assert actions.can_undo(live, seat)
    assert not actions.can_undo(live, other)
    undo = write(live, actions.undo(seat, live.number))
    assert undo.text == "2"
    assert live.game.digest() == before
    assert live.messages(seat)[-1]["undone"] == placed.number
    again = LiveTable(live.table, entries(live))
    assert again.difference is None
    assert again.game.digest() == before
    assert kept_record(live.table, entries(live)).choices == live.record().choices


def test_what_another_chose_himself_does() -> None:
    live, seat = placing()
    choose(live, seat, "place wages")
    choose(live, 1 - seat, "pass")
    assert not actions.can_undo(live, seat)


# Whole games.


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        ("first-game", {"players": 4}),
        ("first-edition", {"players": 3}),
        ("big-box", {"players": 3, "variants": ["river", "kit-carson"]}),
        ("big-box", {"players": 2, "variants": ["horses", "outlaws"]}),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_games_with_answers_of_the_table_are_those_with_the_same_answers_by_hand(
    preset: str, changes: dict[str, object], seed: int
) -> None:
    live, random, answers = started("board", preset, changes), Random(seed), 0
    while live.waiting:
        if live.answers:
            seat = random.choice([*live.answers])
            text = answer(live, seat)  # which refuses what is not legal
            assert text in ("pass", "done", "refuse", "keep") or text.startswith("give ")
            answers += 1
            continue
        seat = random.choice(live.waiting)
        if random.random() < 0.1:
            write(live, actions.order(seat, random.choice([*live.game.orders, ""])))
        else:
            choose(live, seat, random.choice(choices(live, seat)))
    assert answers > 3
    record = live.record()
    assert verify(title_of("board"), record) is None
    assert Play.of(title_of("board"), record).record.result == record.result
    again = LiveTable(live.table, entries(live))
    assert again.difference is None
    assert again.game.digest() == live.game.digest()
