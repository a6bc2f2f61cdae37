"""Where people sit down when a table is opened, and the tokens that they get for it."""

from __future__ import annotations

import pytest

from carson.core.refusal import Refusal
from carson.server.http.protocol import SeatToken, SeatWish
from carson.server.people.identity import hash_of
from carson.server.people.seating import seated
from carson.server.store import Account
from carson.table.journal import Seat

ANN = Account(7, "Ann", "", 0.0)


def sitting(*wishes: SeatWish, account: Account | None = None) -> tuple[list[Seat], list[SeatToken]]:
    return seated("board", wishes, account, 5.0)


def test_persons_get_tokens_and_bots_play_without() -> None:
    seats, [token] = sitting(
        SeatWish("person", "Bob"), SeatWish("bot", bot="random"), SeatWish("open"), SeatWish("bot", "Hal")
    )
    assert [(seat.name, seat.bot, seat.free) for seat in seats] == [
        ("Bob", None, False), ("random 2", "random", False), ("", None, True), ("Hal", "deputy", False),
    ]  # fmt: skip
    assert seats[token.seat].token == hash_of(token.token)


def test_several_persons_play_on_one_device_and_an_account_is_the_first() -> None:
    seats, tokens = sitting(SeatWish("bot"), SeatWish("person"), SeatWish("person"), account=ANN)
    assert [seat.account for seat in seats] == [None, 7, None]
    assert [seat.name for seat in seats] == ["deputy 1", "Ann", ""]
    assert len({token.token for token in tokens}) == 2


@pytest.mark.parametrize("wish", [SeatWish("bot", bot="deep-blue"), SeatWish("person", "\u202e")])
def test_a_wish_that_cannot_be(wish: SeatWish) -> None:
    with pytest.raises(Refusal):
        sitting(SeatWish("person"), wish)
