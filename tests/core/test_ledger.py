"""The ledger: things in accounts, moved with a reason, never made or lost."""

from __future__ import annotations

from carson.core.ledger import ACCOUNT_NAMES, ACCOUNTS, BANK, BOARD, OUT, SEATS, TRACK, Ledger, Things
from tests.core.toy import COINS, POINTS, TOY, Auction


def auction() -> Auction:
    return TOY.new(TOY.preset("plain"), "ledger")


def test_each_thing_has_a_block_of_accounts() -> None:
    things = Things()
    assert [things.add("money"), things.add("roads"), things.add("ranch")] == [0, ACCOUNTS, 2 * ACCOUNTS]
    assert [things.name(ACCOUNTS), things.name(ACCOUNTS + BANK)] == ["roads", "roads"]
    assert things.empty() == [0] * (3 * ACCOUNTS)


def test_the_accounts_are_the_seats_and_four_more() -> None:
    assert (BANK, BOARD, TRACK, OUT) == (SEATS, SEATS + 1, SEATS + 2, SEATS + 3)
    assert len(ACCOUNT_NAMES) == ACCOUNTS == SEATS + 4


def test_of_what_was_never_moved_nothing_is_written() -> None:
    class Roping(Auction):
        things = Things()

    lasso = Roping.things.add("lasso", 3)
    game = Roping.__new__(Roping)
    untouched = Ledger().read({}, game)
    assert (untouched[lasso + BANK], Ledger().write(untouched, game)) == (3, {})
    for bank, held in ((2, 1), (0, 0)):
        block = [held, *[0] * (BANK - 1), bank, 0, 0, 0]
        assert Ledger().read(Ledger().write(block, game), game) == block


def test_totals_add_up_each_thing_by_itself() -> None:
    things = Things()
    money, roads = things.add("money"), things.add("roads")
    held = things.empty()
    held[money + 0], held[money + BANK], held[roads + BOARD] = 15, -15, 4
    assert things.totals(held) == {"money": 0, "roads": 4}


def test_a_move_takes_from_one_account_and_gives_to_another() -> None:
    game = auction()
    game.move(COINS, 0, 1, 3, "gift")
    assert game.held[COINS : COINS + 2] == [2, 8]


def test_a_move_is_an_event_with_its_reason() -> None:
    game = auction()
    game.move(COINS, 0, BANK, 2, "toll")
    assert game.events is not None
    assert game.events[-1].kind == "move"
    assert game.events[-1].values == {"thing": "coins", "source": 0, "target": BANK, "count": 2, "reason": "toll"}


def test_a_move_of_nothing_is_no_event() -> None:
    game = auction()
    before = list(game.events or [])
    game.move(COINS, 0, BANK, 0, "toll")
    assert game.events == before


def test_a_quiet_game_moves_without_events() -> None:
    game = auction().copy()
    game.move(POINTS, BANK, 0, 2, "prize")
    assert game.points() == [2, 0]
    assert game.events is None


def test_the_bank_may_go_below_zero_and_the_total_stays() -> None:
    game = auction()
    game.move(POINTS, BANK, 1, 7, "prize")
    assert game.held[POINTS + BANK] == -7
    assert game.things.totals(game.held) == {"coins": 0, "points": 0}
