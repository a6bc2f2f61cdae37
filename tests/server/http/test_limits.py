"""How much a client may ask: buckets that fill again, connections that are counted, and little memory for all that."""

from __future__ import annotations

import pytest

from carson.server.http.limits import Buckets, Limits, client_key
from carson.server.settings import Settings


def test_a_burst_and_then_the_rate() -> None:
    buckets = Buckets(rate=2, burst=4)
    assert [buckets.allow("a", 0.0) for _ in range(5)] == [0, 0, 0, 0, 0.5]
    assert buckets.allow("a", 0.25) == 0.25
    assert buckets.allow("a", 0.5) == 0
    assert buckets.allow("a", 0.5) == 0.5


def test_clients_do_not_disturb_each_other() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.allow("a", 0.0) == 0
    assert buckets.allow("a", 0.0) == 1
    assert buckets.allow("b", 0.0) == 0


def test_the_wait_is_enough() -> None:
    buckets = Buckets(rate=7, burst=3)
    now = 1234.5
    for _ in range(100):
        wait = buckets.allow("a", now)
        if wait:
            now += wait
            assert buckets.allow("a", now) == 0


def test_a_quiet_client_has_no_more_than_a_burst() -> None:
    buckets = Buckets(rate=1, burst=2)
    buckets.allow("a", 0.0)
    assert [buckets.allow("a", 1000.0) for _ in range(3)] == [0, 0, 1]


def test_something_dear_costs_more_but_never_the_impossible() -> None:
    buckets = Buckets(rate=1, burst=10)
    assert buckets.allow("a", 0.0, cost=8) == 0
    assert buckets.allow("a", 0.0, cost=8) == 6
    assert buckets.allow("b", 0.0, cost=1000) == 0


def test_quiet_clients_are_forgotten() -> None:
    buckets = Buckets(rate=10, burst=50)
    for number in range(1000):
        buckets.allow(str(number), number / 10)
    assert buckets.clients <= 2
    buckets.allow("late", 10_000.0)
    assert buckets.clients == 1


def test_many_clients_at_once_cannot_fill_the_memory() -> None:
    buckets = Buckets(rate=0.001, burst=5, most_clients=100)
    for number in range(1000):
        assert buckets.allow(str(number), 0.0) == 0
    assert buckets.clients == 100


def test_limits_of_the_settings() -> None:
    limits = Limits(Settings(rate=2, most_tables=3, most_connections=2))
    assert sum(limits.allow("a", 0.0) == 0 for _ in range(100)) == 10
    assert [limits.allow_table("a", 0.0) for _ in range(4)] == pytest.approx([0, 0, 0, 1200])
    assert sum(limits.allow_password("a", 0.0) == 0 for _ in range(100)) == 10
    assert limits.allow_password("a", 20.0) == 0


def test_a_name_has_so_many_guesses_from_everywhere() -> None:
    limits = Limits(Settings())
    assert sum(limits.allow_guess("kit", "", 0.0) == 0 for _ in range(60)) == 10
    assert limits.allow_guess("kit", "", 0.0) == pytest.approx(300)
    assert limits.allow_guess("nobody", "", 0.0) == 0
    assert limits.allow_guess("kit", "", 300.0) == 0  # and again every five minutes
    assert limits.allow_guess("kit", "", 300.0) > 0


def test_nobody_uses_up_the_guesses_of_a_browser_that_is_known() -> None:
    limits = Limits(Settings())
    while limits.allow_guess("kit", "", 0.0) == 0:
        pass
    assert sum(limits.allow_guess("kit", "device_kits", 0.0) == 0 for _ in range(60)) == 10
    assert limits.allow_guess("kit", "device_kits", 300.0) == 0


def test_a_password_that_was_right_was_no_guess() -> None:
    limits = Limits(Settings())
    for _ in range(100):
        assert limits.allow_guess("kit", "", 5.0) == 0
        limits.was_right("kit", "", 5.0)
    assert sum(limits.allow_guess("kit", "", 5.0) == 0 for _ in range(60)) == 10


def test_what_is_given_back_is_no_more_than_was_taken() -> None:
    buckets = Buckets(rate=1, burst=3)
    buckets.give_back("a", 0.0)
    assert buckets.clients == 0
    assert [buckets.allow("a", 0.0) for _ in range(4)] == [0, 0, 0, 1]
    buckets.give_back("a", 0.0)
    assert [buckets.allow("a", 0.0) for _ in range(2)] == [0, 1]


def test_each_seat_may_talk() -> None:
    limits = Limits(Settings())
    assert sum(limits.allow_chat("abc", 0, 0.0) == 0 for _ in range(100)) == 10
    assert limits.allow_chat("abc", 1, 0.0) == limits.allow_chat("abd", 0, 0.0) == 0
    assert limits.allow_chat("abc", 0, 1.0) == 0
    assert limits.allow_chat("abc", 0, 1.0) > 0


def test_nothing_is_limited_if_nothing_is_set() -> None:
    limits = Limits(Settings(rate=0, most_tables=0, most_connections=0))
    for _ in range(1000):
        assert limits.allow("a", 0.0) == limits.allow_table("a", 0.0) == limits.allow_password("a", 0.0) == 0
        assert limits.allow_chat("abc", 0, 0.0) == limits.allow_guess("kit", "", 0.0) == 0
        assert limits.connect("a")
    assert limits.connections == 1000


def test_connections_are_counted_until_they_end() -> None:
    limits = Limits(Settings(most_connections=2))
    assert [limits.connect("a") for _ in range(3)] == [True, True, False]
    assert limits.connect("b")
    assert limits.connections == 3
    limits.disconnect("a")
    assert limits.connect("a")
    for client in "aab":
        limits.disconnect(client)
    assert limits.connections == 0


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_counts_as_one_client(address: str, key: str) -> None:
    assert client_key(address) == key
