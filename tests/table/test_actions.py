"""What may be written next: each wish becomes an entry or is refused with its reason, and nothing changes by asking."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from carson.core.game import DIGEST
from carson.core.refusal import Refusal
from carson.table import actions
from carson.table.actions import Propose
from carson.table.agreement import Agreement, ClockSetting
from carson.table.journal import Seat
from carson.table.live_table import LiveTable
from carson.table.new_tables import play_again
from tests.table.at_table import asked, choices, choose, entries, open_table, play, played_to, started, write


def refused(live: LiveTable, propose: Propose) -> Refusal:
    """Why something is refused; the table stays as it was."""
    before = live.game.as_json(), live.number, live.table
    with pytest.raises(Refusal) as caught:
        propose(live, live.last_at)
    assert (live.game.as_json(), live.number, live.table) == before
    return caught.value


# Choices.


def test_a_choice_is_kept_as_the_engine_writes_it() -> None:
    live = started(players=2)
    entry = actions.choice(0, "CLAIM  e4", 1)(live, 5.0).entry
    assert (entry.number, entry.kind, entry.seat, entry.text, entry.at) == (2, "choice", 0, "claim e4", 5.0)


@pytest.mark.parametrize(
    ("propose", "code"),
    [
        (actions.choice(1, "claim e4", 1), "not-your-turn"),
        (actions.choice(0, "dance", 1), "unknown-choice"),
        (actions.choice(0, "pass", 1), "not-asked"),
        (actions.choice(0, "claim e4", 0), "stale-number"),  # before the game started
        (actions.choice(0, "claim e4", 2), "stale-number"),  # from the future
        (actions.undo(0, 1), "cannot-undo"),
        (actions.come_back(0), "not-away"),
        (actions.rematch(0, "xyz"), "table-not-over"),
        (actions.sit(None, Seat(0)), "table-started"),
        (actions.leave(0), "table-started"),
        (actions.start, "table-started"),
    ],
)
def test_what_cannot_be_done_in_a_game(propose: Propose, code: str) -> None:
    assert refused(started(players=2), propose).code == code


@pytest.mark.parametrize(
    ("propose", "code"),
    [
        (actions.choice(0, "claim e4", 0), "table-not-started"),
        (actions.undo(0, 0), "table-not-started"),
        (actions.resign(0), "table-not-started"),
        (actions.come_back(0), "table-not-started"),
        (actions.start, "seats-free"),
        (actions.leave(1), "seat-free"),
        (actions.sit(0, Seat(0, "Ann", token="t")), "seat-taken"),
        (actions.sit(5, Seat(0, "Ann", token="t")), "no-seat"),
    ],
)
def test_what_cannot_be_done_before_it(propose: Propose, code: str) -> None:
    assert refused(open_table(seats="po", players=2), propose).code == code


def test_a_rule_that_refuses_is_named() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    refusal = refused(live, actions.choice(1, "claim e4", live.number))
    assert refusal.code
    assert refusal.ruling.startswith("B")


def test_a_choice_sent_twice_is_made_once() -> None:
    """The second player claims twice: the same message again must not claim for him."""
    live = started(players=2)
    choose(live, 0, "claim e4")
    seen = live.number
    write(live, actions.choice(1, "claim d4", seen))
    assert live.waiting == (1,)
    assert refused(live, actions.choice(1, "claim d5", seen)).code == "stale-number"


def test_chat_makes_no_choice_stale() -> None:
    live = started(players=2)
    write(live, actions.chat(1, "take your time"))
    write(live, actions.choice(0, "claim e4", 1))
    write(live, actions.chat(1, "well done"))
    write(live, actions.undo(0, 3))


def test_whoever_a_bot_plays_for_comes_back_first() -> None:
    live = started(players=2)
    write(live, actions.take_over(0, live.number, out_of_time=False))
    assert refused(live, actions.choice(0, "claim e4", live.number)).code == "bot-stands-in"
    write(live, actions.come_back(0))
    choose(live, 0, "claim e4")


def test_a_bot_chooses_only_what_it_was_asked() -> None:
    live = started(seats="pb", players=2)
    assert refused(live, actions.bot_choice(0, "claim e4", 1)).code == "stale-number"  # a person's
    choose(live, 0, "claim e4")
    write(live, actions.bot_choice(1, "claim d4", 2))
    assert refused(live, actions.bot_choice(1, "claim d5", 2)).code == "stale-number"  # made already


# Taking back.


def test_a_choice_is_taken_back_up_to_the_choice_of_another() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    choose(live, 1, "claim d4")
    assert refused(live, actions.undo(0, live.number)).code == "cannot-undo"
    write(live, actions.undo(1, live.number))
    write(live, actions.undo(0, live.number))


def test_an_undo_sent_twice_takes_back_once() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    for text in ("claim d4", "claim d5"):
        choose(live, 1, text)
    seen = live.number
    write(live, actions.undo(1, seen))
    assert refused(live, actions.undo(1, seen)).code == "stale-number"


def test_what_asked_chance_stands() -> None:
    live = started(players=4)
    draws = live.game.draws
    play(live, lambda after: after.game.draws > draws)
    assert live.state == "running"
    mover = live.moments[-1].entry.seat
    assert refused(live, actions.undo(mover, live.number)).code == "cannot-undo"


def test_a_secret_can_be_changed_until_all_are_revealed() -> None:
    live = started("cards", "friends")
    choose(live, 0, "bid 3")
    write(live, actions.undo(0, live.number))
    for seat in range(4):
        choose(live, seat, f"bid {seat + 1}")
    assert not live.game.in_secret
    assert refused(live, actions.undo(3, live.number)).code == "cannot-undo"


@pytest.mark.parametrize("go", [actions.resign, lambda seat: actions.take_over(seat, 2, out_of_time=False)])
def test_nobody_takes_back_what_a_bot_chooses_for_him(go: Callable[[int], Propose]) -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    write(live, go(1))
    write(live, actions.bot_choice(1, "claim d4", 2))
    assert refused(live, actions.undo(1, live.number)).code == "bot-stands-in"


def test_what_a_bot_chose_stands_when_its_person_is_back() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4")
    write(live, actions.take_over(1, live.number, out_of_time=False))
    write(live, actions.bot_choice(1, "claim d4", 2))
    write(live, actions.come_back(1))
    assert refused(live, actions.undo(1, live.number)).code == "cannot-undo"
    choose(live, 1, "claim d5")
    write(live, actions.undo(1, live.number))


def test_a_seat_takes_back_so_many_choices_and_no_more() -> None:
    live = started(players=2)
    for _ in range(actions.MOST_UNDOS):
        choose(live, 0, "claim e4")
        write(live, actions.undo(0, live.number))
    choose(live, 0, "claim e4")
    assert refused(live, actions.undo(0, live.number)).code == "undo-limit"
    choose(live, 1, "claim d4")
    write(live, actions.undo(1, live.number))


# Seats.


def test_somebody_takes_any_free_seat_or_the_one_he_wants() -> None:
    live = open_table(seats="poo", players=3)
    newcomer = Seat(0, "Ann", token="t", account=7)
    proposal = actions.sit(None, newcomer)(live, 5.0)
    assert proposal.seats == (replace(newcomer, seat=1, joined=5.0),)
    assert actions.sit(2, newcomer)(live, 5.0).entry.seat == 2
    assert (proposal.entry.kind, proposal.entry.text) == ("sit", "Ann")


def test_a_seat_that_is_left_is_free_again() -> None:
    live = open_table(seats="ppb", players=3)
    for seat in (1, 2):
        write(live, actions.leave(seat))
    assert [seat.free for seat in live.table.seats] == [False, True, True]
    assert refused(live, actions.start).values == {"count": 2}


def test_whoever_gets_up_leaves_neither_his_name_nor_what_he_said() -> None:
    live = open_table(seats="poo", players=3)
    for name in ("Ann", "Bo"):
        write(live, actions.sit(1, Seat(0, name, token=name)))
        write(live, actions.chat(1, f"I am {name}"))
        write(live, actions.chat(0, "welcome"))
        if name == "Ann":
            write(live, actions.leave(1))
    texts = ["…", "…", "welcome", "", "Bo", "I am Bo", "welcome"]
    assert [moment.entry.text for moment in live.moments] == texts


def test_a_guest_of_the_same_name_gets_a_number() -> None:
    live = open_table(seats="poob", players=4)
    write(live, actions.sit(None, Seat(0, "P1", token="t")))
    write(live, actions.sit(None, Seat(0, "greedy 4", token="u")))
    assert live.names == ["P1", "P1 2", "greedy 4 2", "greedy 4"]
    assert [moment.entry.text for moment in live.moments] == ["P1 2", "greedy 4 2"]


def test_a_guest_gives_way_to_the_account_whose_name_he_has() -> None:
    live = open_table(seats="poo", players=3)
    write(live, actions.sit(None, Seat(0, "Р1", token="t", account=7)))  # a Cyrillic P, which its owner may have
    assert live.names == ["P1 2", "Р1", ""]


def test_a_guest_who_gives_way_takes_nobodys_number() -> None:
    live = open_table(seats="ooo", players=3)
    for name in ("Kit", "Kit 2"):
        write(live, actions.sit(None, Seat(0, name, token=name)))
    write(live, actions.sit(None, Seat(0, "Kit", token="t", account=7)))
    assert live.names == ["Kit 3", "Kit 2", "Kit"]


def test_an_account_with_two_seats_has_a_number_at_the_second() -> None:
    live = open_table(seats="poo", players=3)
    for token in "tu":
        write(live, actions.sit(None, Seat(0, "Kit", token=token, account=7)))
    assert live.names == ["P1", "Kit", "Kit 2"]


def test_a_full_table_takes_nobody() -> None:
    assert refused(open_table(players=2), actions.sit(None, Seat(0, "Ann", token="t"))).code == "table-full"


# Going and coming.


def test_a_person_resigns_once() -> None:
    live = started(players=2)
    write(live, actions.resign(0))
    assert refused(live, actions.resign(0)).code == "has-resigned"
    assert refused(live, actions.come_back(0)).code == "cannot-return"


def test_only_whoever_is_asked_is_taken_over() -> None:
    live = started(players=2)
    assert refused(live, actions.take_over(1, live.number, out_of_time=False)).code == "stale-number"
    assert refused(live, actions.take_over(0, live.number - 1, out_of_time=False)).code == "stale-number"
    write(live, actions.take_over(0, live.number, out_of_time=False))
    assert refused(live, actions.take_over(0, live.number, out_of_time=False)).code == "stale-number"


def test_nobody_comes_back_when_his_time_for_the_game_is_over() -> None:
    live = started(players=2)
    write(live, actions.take_over(0, live.number, out_of_time=True))
    assert refused(live, actions.come_back(0)).code == "cannot-return"


def test_a_move_that_took_too_long_is_the_bots() -> None:
    """Otherwise who comes back again and again would never have to choose."""
    live = started(players=2, agreement=Agreement(clock=ClockSetting("move", 60)))
    write(live, actions.take_over(0, live.number, out_of_time=False), at=60.0)
    assert refused(live, actions.come_back(0)).code == "cannot-return"
    write(live, actions.bot_choice(0, "claim e4", 1))
    write(live, actions.come_back(0))


def test_those_who_play_again_start_when_all_have_said_yes() -> None:
    live = LiveTable(play_again(play(started(seats="ppbp", players=4)), "again", 9.0))
    write(live, actions.agree(0))
    assert refused(live, actions.agree(0)).code == "seat-taken"
    assert refused(live, actions.agree(2)).code == "seat-taken"  # a bot's
    assert refused(live, actions.start).values == {"count": 2}
    write(live, actions.agree(1))
    write(live, actions.leave(3))
    assert refused(live, actions.agree(3)).code == "seat-taken"  # he said no
    write(live, actions.sit(3, Seat(0, "Ann", token="t")))
    assert LiveTable(live.table, entries(live)).undecided == []
    write(live, actions.start)


def test_after_the_game_there_is_a_rematch_and_chat_only() -> None:
    live = play(started("cards", "solo"))
    wishes: list[Callable[[int], Propose]] = [
        actions.resign, actions.come_back, lambda seat: actions.undo(seat, live.number),
        lambda seat: actions.choice(seat, "bid 1", live.number),
    ]  # fmt: skip
    for wish in wishes:
        assert refused(live, wish(0)).code == "game-over"
    write(live, actions.chat(0, "again?"))
    write(live, actions.rematch(0, "xyz"))
    assert live.rematch == "xyz"
    assert refused(live, actions.rematch(0, "abc")).code == "has-rematch"


def test_a_game_of_other_rules_cannot_be_played_on() -> None:
    live = play(started(players=4), played_to(61))
    changed = [replace(entry, digest=f"{DIGEST}:{0:016}") if entry.number == 51 else entry for entry in entries(live)]
    old = LiveTable(live.table, changed)
    seat = old.game.waiting[0]
    text = choices(old, seat)[0]
    assert refused(old, actions.choice(seat, text, old.number)).code == "table-differs"
    assert refused(old, actions.undo(seat, old.number)).code == "table-differs"
    write(old, actions.chat(seat, "a pity"))


def test_time_does_not_run_backwards() -> None:
    live = started(players=2)
    choose(live, 0, "claim e4", at=10.0)
    assert choose(live, 1, "claim d4", at=9.0).at == 10.0


def test_kit_carson_lets_everybody_place_with_what_he_has_seen() -> None:
    live = play(started(players=4, variants=["kit-carson"]), asked("place-together", 4))
    seen = live.number
    for seat, text in zip((3, 1, 0, 2), ("place wages", "place gambling", "place ammunition", "pass")):
        write(live, actions.choice(seat, text, seen))
    assert refused(live, actions.choice(3, "pass", seen)).code == "stale-number"


def test_people_do_not_come_and_go_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(actions, "MOST_COMINGS", 5)
    live = open_table(players=2)
    for _ in range(2):
        write(live, actions.leave(1))
        write(live, actions.sit(1, Seat(1, "Ann", token="t")))
    write(live, actions.leave(1))
    assert refused(live, actions.sit(1, Seat(1, "Ann", token="t"))).code == "table-worn-out"
