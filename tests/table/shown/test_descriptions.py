"""What clients see of a table: nobody learns a secret of another from any byte, and the halves of a view are one view."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from carson.core.chance import commitment
from carson.core.game import DIGEST, SPECTATOR
from carson.table import actions
from carson.table.agreement import Agreement, ClockSetting
from carson.table.live_table import LiveTable
from carson.table.moments import Past, moments_until, own_secrets
from carson.table.new_tables import play_again
from carson.table.shown.descriptions import Edition, own_view, summary, table_info
from tests.table.at_table import (
    SEED,
    asked,
    choices,
    choose,
    entries,
    new_table,
    news,
    open_table,
    play,
    played_to,
    started,
    write,
    written,
)

NOW = 1000.0


def test_whoever_a_bot_plays_for_has_nothing_to_choose_and_nothing_to_take_back() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    choose(live, 1, "claim d4")
    own = own_view(live, 1, explain=True)
    assert all(own[name] for name in ("choices", "undo", "explanations"))
    write(live, actions.resign(1))
    own = own_view(live, 1, explain=True)
    assert (own["choices"], own["undo"], "explanations" in own) == ([], False, False)


def test_a_seat_says_whether_its_person_wants_to_play_again() -> None:
    live = LiveTable(play_again(play(started(seats="ppb", players=3)), "again", NOW))
    write(live, actions.agree(1))
    assert [seat.agreed for seat in table_info(live, [], NOW).seats] == [False, True, True]


def frames(live: LiveTable, seat: int, since: int = 0) -> list[str]:
    """Everything that a client in this place could be sent, over the WebSocket and over HTTP, in words and without."""
    edition = Edition(live, [0, 1], NOW)
    ways = [(False, ""), (False, "en"), (True, "en")]
    return [
        *(
            written(edition.values(seat, since, explain, whole, language))
            for whole in (False, True)
            for explain, language in ways
        ),
        *moments(live, seat, max(since, 1)),
    ]


def moments(live: LiveTable, seat: int, first: int) -> Iterator[str]:
    past = Past()
    for number in range(first, live.number + 1):
        game, choices = past.game_after(live.table, moments_until(live, number))
        yield written([number, choices, game.public_view(), own_secrets(game, seat)])


def decision_is(name: str) -> Callable[[LiveTable], bool]:
    return asked(name, 2)


SECRETS: list[tuple[str, str, dict[str, object], str]] = [
    ("cards", "friends", {}, "choose-bid"),
    ("cards", "solo", {"players": 2}, "choose-bid"),
    ("board", "first-game", {"players": 3, "variants": ["might-is-right"]}, "choose-duel-tile"),
    ("board", "big-box", {"players": 6, "variants": ["might-is-right", "kit-carson"]}, "choose-duel-tile"),
    ("board", "first-game", {"players": 3, "variants": ["new-beginning"]}, "fill-in-sheet"),
]


@pytest.mark.parametrize(("game", "preset", "changes", "decision"), SECRETS)
def test_a_secret_choice_changes_no_byte_for_anybody_else(
    game: str, preset: str, changes: dict[str, object], decision: str
) -> None:
    """One seat chooses first one thing, then another; the others choose the same, until the last would reveal it all."""
    before = play(started(game, preset, changes), decision_is(decision))
    assert before.game.in_secret
    seat, *others = before.waiting
    first, *_, last = choices(before, seat)
    assert first != last
    told = []
    for secret in (first, last):
        live = LiveTable(before.table, entries(before))
        sent: list[list[str]] = []
        places = [other for other in range(live.seats) if other != seat] + [SPECTATOR]

        def tell(live: LiveTable = live, sent: list[list[str]] = sent, places: list[int] = places) -> None:
            for place in places:
                sent.append(frames(live, place))
                sent.append(frames(live, place, live.number - 1))

        choose(live, seat, secret)
        tell()
        for other in others[:-1]:
            if other in live.waiting:
                choose(live, other, choices(live, other)[0])
                tell()
        told.append((sent, frames(live, seat)))
    (sent, own), (other_sent, other_own) = told
    assert sent == other_sent
    assert own != other_own


def test_a_whole_sheet_changes_no_byte_for_anybody_else() -> None:
    """Not even how many choices it takes to fill it in."""
    before = started(players=3, variants=["new-beginning"])
    told = []
    for pick in (0, -1):
        live = LiveTable(before.table, entries(before))
        sent = []
        while 0 in live.waiting:
            choose(live, 0, choices(live, 0)[pick])
            sent.append([frames(live, place) for place in (1, 2, SPECTATOR)])
        told.append(sent)
    assert told[0] == told[1]
    assert len(told[0]) > 3


def test_a_secret_that_was_taken_back_is_still_one() -> None:
    told = []
    for text in ("bid 3", "bid 9"):
        live = started("cards", "friends")
        choose(live, 0, text)
        write(live, actions.undo(0, live.number))
        choose(live, 0, "bid 5")
        told.append([frames(live, place) for place in (1, 2, 3, SPECTATOR)])
    assert told[0] == told[1]


@pytest.mark.parametrize(("game", "preset", "changes", "decision"), SECRETS)
def test_secrets_are_revealed_together(game: str, preset: str, changes: dict[str, object], decision: str) -> None:
    live = play(started(game, preset, changes), decision_is(decision))
    together, seen = live.waiting, live.number
    while (rest := set(live.waiting) & set(together)) and live.game.in_secret:
        assert public_events(live, seen) == []
        seat = min(rest)
        choose(live, seat, choices(live, seat)[0])
        if public_events(live, seen):
            break
    assert public_events(live, live.number - 1), "with the last choice"
    assert set(together) <= {moment.entry.seat for moment in live.moments[seen:]}, "of everybody"


def public_events(live: LiveTable, since: int) -> list[object]:
    return [event for message in live.messages(SPECTATOR, since) for event in as_list(message["events"])]


def as_list(value: object) -> list[object]:
    assert isinstance(value, list)
    return value


@pytest.mark.parametrize(("game", "preset"), [("board", "big-box"), ("cards", "friends")])
def test_a_view_comes_in_two_halves(game: str, preset: str) -> None:
    live = play(started(game, preset), played_to(41))
    for seat in (*range(live.seats), SPECTATOR):
        told = news(live, seat)
        own = told["own"]
        assert own["choices" if seat >= 0 else "seat"] is not None or seat == SPECTATOR
        view = {**told["view"], **own}
        for extra in ("undo", "asked"):
            view.pop(extra, None)
        assert view == json.loads(json.dumps(live.game.view(seat)))


def test_only_whoever_is_asked_has_choices() -> None:
    live = started(players=2)
    assert own_view(live, 0, explain=False)["choices"] == choices(live, 0)
    assert own_view(live, 1, explain=False)["choices"] == []
    write(live, actions.resign(0))
    write(live, actions.resign(1))
    assert own_view(live, 0, explain=False)["choices"] == []


def test_what_can_be_taken_back_is_said() -> None:
    live = started(players=2)
    assert own_view(live, 0, explain=False)["undo"] is False
    choose(live, 0, "claim e4")
    assert [own_view(live, seat, explain=False)["undo"] for seat in (0, 1)] == [True, False]


def test_chat_is_sent_without_the_game() -> None:
    live = started(players=2)
    write(live, actions.chat(0, "howdy"))
    assert set(news(live, 1, live.number - 1, whole=False)) == {"number", "seat", "messages"}


def test_news_of_several_entries_have_them_all() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    write(live, actions.undo(0, live.number))
    told = news(live, 1, whole=False)
    assert [message["kind"] for message in told["messages"]] == ["start", "choice", "undo"]
    assert told["number"] == 3
    assert {"table", "view", "own"} <= set(told)


def test_the_seed_is_promised_before_and_shown_after() -> None:
    live = started("cards", "solo")
    info = table_info(live, (), NOW)
    assert (info.seed, info.commitment) == (None, commitment(SEED))
    assert SEED not in json.dumps(frames(live, 0)[0])
    play(live)
    info = table_info(live, (), NOW)
    assert (info.seed, info.commitment) == (SEED, commitment(SEED))


def test_whoever_is_or_was_just_connected_is_here() -> None:
    live = open_table(seats="pp", players=2)
    live.table = replace(live.table, seats=(live.table.seats[0], replace(live.table.seats[1], seen=NOW - 10)))
    assert [seat.here for seat in table_info(live, (), NOW).seats] == [False, True]
    assert [seat.here for seat in table_info(live, [0], NOW + 100).seats] == [True, False]


def test_seats_say_who_plays_there() -> None:
    live = started(seats="ppb", players=3)
    write(live, actions.resign(1))
    seats = table_info(live, (), NOW).seats
    assert [(seat.kind, seat.bot, seat.resigned) for seat in seats] == [
        ("person", None, False), ("person", "marshal", True), ("bot", "greedy", False),
    ]  # fmt: skip
    assert [seat.kind for seat in summary(new_table(seats="pbo", players=3)).seats] == ["person", "bot", "open"]


def test_clocks_are_told_with_the_news() -> None:
    live = started(agreement=Agreement(clock=ClockSetting("game", 60)), players=2)
    assert news(live, SPECTATOR, now=12.34)["clock"] == [47.7, 60.0]


def test_no_hash_of_a_token_is_shown() -> None:
    live = started(players=2)
    live.table = replace(live.table, host="hash of the host")
    sent = "".join(frame for seat in (0, 1, SPECTATOR) for frame in frames(live, seat))
    assert "token 0" not in sent
    assert "hash of the host" not in sent


def test_a_game_of_other_rules_says_so() -> None:
    live = play(started(players=4), played_to(61))
    changed = [replace(entry, digest=f"{DIGEST}:{0:016}") if entry.number == 51 else entry for entry in entries(live)]
    old = LiveTable(live.table, changed)
    info = table_info(old, (), NOW)
    assert info.differs is not None
    assert (info.differs.choices, info.differs.what) == (50, "state")
    for seat in range(4):
        own = own_view(old, seat, explain=False)
        assert (own["choices"], own["undo"]) == ([], False)


def test_choices_say_what_they_point_at_and_what_would_appear_there() -> None:
    live = play(started(players=2), asked("place-cowboy", 1))
    [seat] = live.waiting
    own = json.loads(written(own_view(live, seat, explain=True)))
    at = dict(zip(own["choices"], zip(own["targets"], own["previews"], strict=True), strict=True))
    assert at["pass"] == (None, None)
    assert at["place wages"] == ("wages", {"shows": "cowboy", "at": "wages"})
    assert "targets" not in own_view(live, seat, explain=False)


@pytest.mark.parametrize(("game", "preset"), [("board", "big-box"), ("cards", "friends")])
def test_explanations_stand_beside_the_choices(game: str, preset: str) -> None:
    live = play(started(game, preset), played_to(41))
    for seat in range(live.seats):
        own = own_view(live, seat, explain=True)
        explained = own.get("explanations", [])
        assert len(as_list(explained)) == len(as_list(own["choices"]))
        assert explained == [live.game.explain(seat, choice) for choice in live.game.legal(seat) if seat in live.waiting]
    assert "explanations" not in own_view(live, SPECTATOR, explain=True)
