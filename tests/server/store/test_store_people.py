"""What the store keeps of people: names that look alike, their logins and tokens, and what is left when an account goes."""

from __future__ import annotations

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL

from carson.server.store import Account, Change, Opened, Said, Sitting, Store, Token
from carson.server.store.accounts import MOST_LOGINS
from carson.server.store.database import connect, make_file, writing
from carson.server.store.migrate import upgrade
from carson.table.journal import Entry, Seat, Table
from carson.table.results import Rated


def add(store: Store, name: str = "Kit") -> Account:
    account = store.add_account(name, "hash", 1.5)
    assert account is not None
    return account


@pytest.mark.parametrize("other", ["Кit", "КІТ", "K1t", "klt", "KIT"])
def test_a_name_that_looks_like_anothers_is_taken(store: Store, other: str) -> None:
    add(store)
    assert store.add_account(other, "hash", 2.0) is None
    add(store, "Kitt")


def test_accounts_from_before_stay_though_they_look_alike(url: URL) -> None:
    """In a database of the first version Kit, Кit and K1t have accounts: all of them keep their names."""
    names = ("Kit", "Кit", "K1t", "Ann")
    make_file(url)
    engine = connect(url)
    with writing(engine).begin() as connection:
        upgrade(connection, "0001")
        for number, name in enumerate(names):
            values = {"id": number + 1, "name": name, "known": name.casefold(), "hash": f"h{number}"}
            connection.execute(text("INSERT INTO accounts VALUES (:id, :name, :known, 'hash', 1.0)"), values)
            connection.execute(text("INSERT INTO tokens VALUES (:hash, :id, 'personal', 'a bot', 1.0, NULL)"), values)
    engine.dispose()
    store = Store(url)
    for number, name in enumerate(names):
        found = store.account_named(name)
        assert found is not None
        assert (found.id, found.name) == (number + 1, name)
        assert store.token(f"h{number}", 2.0) == Token(f"h{number}", found.id, "personal", "a bot", 1.0)
    for name in ("Klt", "Апп"):
        assert store.add_account(name, "hash", 2.0) is None
    store.close()


def test_what_was_kept_of_those_who_had_got_up(url: URL) -> None:
    """A database of the version before has their names and words, and says less of names that look alike."""
    store = Store(url)
    for name in ("O’Neil", "Bo", "O'Neil 2"):
        add(store, name)
    entries = [Entry(1, "sit", 0, "Ann", 1.0), Entry(2, "chat", 0, "Hi", 1.0), Entry(3, "leave", 0, "", 1.0)]
    entries += [Entry(4, "sit", 0, "Bo", 2.0), Entry(5, "chat", 1, "Hello", 2.0)]
    store.add_table(Table("old", "board", {}, "s", "0", 1.0, seats=(Seat(0, "Bo", token="b"), Seat(1))), entries)
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE accounts SET looks_like = 'o’neii' WHERE name = 'O’Neil'"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
    store.close()
    again = Store(url)
    assert [entry.text for entry in again.entries("old")] == ["…", "…", "", "Bo", "Hello"]
    for name in ("O'Neil", "0'Neil 2", "B0"):
        assert again.add_account(name, "hash", 2.0) is None
    again.close()


# Logins and tokens.


def test_a_token_says_in_which_hour_it_was_used(store: Store) -> None:
    kit = add(store)
    store.add_token(kit, Token("p", kit.id, "personal", "a bot", 1.0))
    store.use_token("p", 3 * 3600 + 1234.5)
    assert store.token("p", 9e9) == Token("p", kit.id, "personal", "a bot", 1.0, used=3 * 3600.0)


def test_of_too_many_logins_the_first_goes(store: Store) -> None:
    kit = add(store)
    store.add_token(kit, Token("p", kit.id, "personal", "a bot", 1.0))
    for number in range(MOST_LOGINS + 2):
        store.add_token(kit, Token(f"l{number:02}", kit.id, "login", "", 2.0 + number, 9e9))
    kept = [token.hash for token in store.tokens_of(kit.id)]
    assert kept == ["p", *(f"l{number:02}" for number in range(2, MOST_LOGINS + 2))]


def test_which_of_many_are_still_good(store: Store) -> None:
    kit = add(store)
    for hash, expires in (("a", None), ("b", 5.0), ("c", 7.0)):
        store.add_token(kit, Token(hash, kit.id, "login", "", 1.0, expires))
    assert store.living_tokens(["a", "b", "c", "x"], 6.0) == {"a", "c"}
    assert store.living_tokens([], 6.0) == set()


def test_a_new_password_ends_all_other_logins_and_tokens(store: Store) -> None:
    kit, bo = add(store), add(store, "Bo")
    for hash, owner, kind in (("here", kit, "login"), ("there", kit, "login"), ("p", kit, "personal"), ("bos", bo, "login")):
        store.add_token(owner, Token(hash, owner.id, kind, "", 1.0))
    assert store.change_password(kit, "other", "here")
    assert store.living_tokens(["here", "there", "p", "bos"], 2.0) == {"here", "bos"}
    found = store.account(kit.id)
    assert found is not None
    assert found.password == "other"


def test_whoever_was_let_in_by_a_password_that_is_another_meanwhile(store: Store) -> None:
    """His login waited for the hash while the owner took another password, or left for good."""
    kit = add(store)
    store.add_token(kit, Token("here", kit.id, "login", "", 1.0))
    assert store.change_password(kit, "other", "here")
    assert not store.add_token(kit, Token("late", kit.id, "login", "", 2.0))
    assert not store.rehash_password(kit, "hash again")
    assert not store.change_password(kit, "third", "late")
    assert not store.remove_tokens(kit)
    now = store.account(kit.id)
    assert now is not None
    assert now.password == "other"
    store.delete_account(kit.id, "Somebody", "nobody")
    assert not store.add_token(now, Token("late", kit.id, "login", "", 2.0))
    assert store.account(kit.id) is None
    assert store.tokens_of(kit.id) == []


def test_a_login_that_has_ended_makes_no_token(store: Store) -> None:
    kit = add(store)
    store.add_token(kit, Token("here", kit.id, "login", "", 1.0))
    assert store.add_token(kit, Token("p", kit.id, "personal", "", 2.0), "here")
    store.remove_token("here")
    assert not store.add_token(kit, Token("q", kit.id, "personal", "", 2.0), "here")
    assert not store.add_token(kit, Token("q", kit.id, "personal", "", 2.0), "p")
    assert [token.hash for token in store.tokens_of(kit.id)] == ["p"]


# What is kept at tables.


def filled(store: Store, kit: Account, bo: Account) -> None:
    """A finished table of both, at which another sat on Kit's seat before him; a running one of Kit's with two seats."""
    seats = (Seat(0, "Kit", token="k", account=kit.id, joined=3.0), Seat(1, "Bo", token="b", account=bo.id, joined=1.0))
    entries = [
        *(Entry(1, "sit", 1, "Bo", 1.0), Entry(2, "sit", 0, "Ann", 1.0), Entry(3, "chat", 0, "Ann's words", 1.5)),
        *(Entry(4, "leave", 0, "", 2.0), Entry(5, "sit", 0, "Kit", 3.0), Entry(6, "chat", 0, "Kit's words", 4.0)),
        *(Entry(7, "chat", 1, "Bo's words", 5.0), Entry(8, "choice", 0, "claim a1", 6.0)),
    ]
    store.add_table(Table("done", "board", {}, "s", "0", 1.0, state="over", seats=seats), entries)
    twice = (Seat(0, "Kit", token="k", account=kit.id, joined=7.0), Seat(1, "Kit 2", token="l", account=kit.id, joined=8.0))
    entries = [Entry(1, "sit", 0, "Kit", 7.0), Entry(2, "sit", 1, "Kit 2", 8.0)]
    store.add_table(Table("runs", "cards", {}, "s", "0", 7.0, state="running", seats=twice), entries)
    rated = Rated("board-2", (f"account:{kit.id}", f"account:{bo.id}"), (1, 2))
    store.write("done", Entry(9, "chat", 1, "Bye", 9.0), Change(rated=rated))
    store.add_token(kit, Token("p", kit.id, "personal", "a bot", 1.0))


def test_what_somebody_said_and_where_he_sits(store: Store) -> None:
    kit, bo = add(store), add(store, "Bo")
    filled(store, kit, bo)
    assert store.said_by(kit.id) == [Said("done", 6, 4.0, "Kit's words")]
    assert store.sittings_of(kit.id, "open", "running") == [
        Sitting("runs", "cards", "running", 0, 7.0), Sitting("runs", "cards", "running", 1, 8.0),
    ]  # fmt: skip
    assert [one.table for one in store.sittings_of(bo.id, "over")] == ["done"]


def test_who_gets_up_takes_his_name_and_his_words_along(store: Store) -> None:
    kit, bo = add(store), add(store, "Bo")
    filled(store, kit, bo)
    store.write("done", Entry(10, "leave", 0, "", 10.0), Change(seats=(Seat(0),)))
    texts = [entry.text for entry in store.entries("done")]
    assert texts == ["Bo", "…", "…", "", "…", "…", "Bo's words", "claim a1", "Bye", ""]


def test_an_account_that_goes_leaves_its_games_without_its_name(store: Store) -> None:
    kit, bo = add(store), add(store, "Bo")
    filled(store, kit, bo)
    assert store.delete_account(kit.id, "Somebody", "nobody") == ["done", "runs"]
    done, runs = store.table("done"), store.table("runs")
    assert done is not None
    assert runs is not None
    assert [(seat.name, seat.account, seat.token) for seat in done.seats] == [
        ("Somebody", None, "nobody"),
        ("Bo", bo.id, "b"),
    ]
    assert [seat.name for seat in runs.seats] == ["Somebody", "Somebody 2"]
    texts = [entry.text for entry in store.entries("done")]
    assert texts == ["Bo", "Ann", "Ann's words", "", "Somebody", "…", "Bo's words", "claim a1", "Bye"]
    assert [entry.text for entry in store.entries("runs")] == ["Somebody", "Somebody 2"]
    assert [row.player for row in store.ratings("board-2", 9)] == [f"account:{bo.id}"]
    assert store.account_names([kit.id, bo.id]) == {bo.id: "Bo"}
    assert store.tokens_of(kit.id) == []
    assert store.account_named("Kit") is None
    assert store.account_named(f" {kit.id}") is None


def test_what_an_account_opened_is_nobodys_when_it_goes(store: Store) -> None:
    kit, bo = add(store), add(store, "Bo")
    for id, owner in (("kits", kit.id), ("bos", bo.id), ("guests", None)):
        store.add_table(Table(id, "board", {}, "s", "0", 1.0, settings={"opened_by": owner, "client": "ab"}, host="h"))
    origin = {"opened_by": kit.id, "origin": {"record": True}}
    store.add_table(Table("upload", "cards", {}, "s", "0", 2.0, state="over", settings=origin))
    assert store.opened_by(kit.id) == [
        Opened("kits", "board", "open", 1.0, False),
        Opened("upload", "cards", "over", 2.0, True),
    ]
    assert store.forget_uploads(9.0) == []
    assert store.delete_account(kit.id, "Somebody", "nobody") == ["kits", "upload"]
    assert store.opened_by(kit.id) == []
    kits = store.table("kits")
    assert kits is not None
    assert kits.settings == {"opened_by": None, "client": "ab"}
    assert [one.table for one in store.opened_by(bo.id)] == ["bos"]
    assert store.forget_uploads(9.0) == ["upload"]


def test_a_name_is_free_again_and_a_number_never(store: Store) -> None:
    kit = add(store)
    store.delete_account(kit.id, "Somebody", "nobody")
    again = add(store)
    assert again.id != kit.id
    assert store.account_named("kit") == again
