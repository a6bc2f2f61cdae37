"""Accounts and tokens: a name belongs to one, however it is written, and a token counts until it expires."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from carson.server.store import Account, Store, Token


def add(store: Store, name: str = "Ann") -> Account:
    account = store.add_account(name, "hash", 1.5)
    assert account is not None
    return account


def test_an_account_is_found_by_name_and_id(store: Store) -> None:
    ann, bo = add(store), add(store, "Bo")
    assert ann == Account(ann.id, "Ann", "hash", 1.5)
    assert ann.id != bo.id
    assert store.account(ann.id) == store.account_named("ann") == ann
    assert store.account(999) is None
    assert store.account_named("Cy") is None


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ann", "ANN"), ("Straße", "STRASSE"), ("Kit", "Ｋｉｔ"), ("Zoë", "Zoe\u0308"), ("Σίσυφος", "ΣΊΣΥΦΟΣ"), ("ﬁ", "FI")],
)
def test_a_name_belongs_to_one(store: Store, name: str, other: str) -> None:
    add(store, name)
    assert store.add_account(other, "hash", 2.0) is None
    found = store.account_named(other)
    assert found is not None
    assert found.name == name


def test_of_many_who_want_a_name_one_gets_it(store: Store) -> None:
    with ThreadPoolExecutor(6) as pool:
        accounts = list(pool.map(lambda number: store.add_account("Ann", f"hash {number}", 1.0), range(6)))
    assert sum(account is not None for account in accounts) == 1


def test_a_password_is_replaced(store: Store) -> None:
    ann = add(store)
    assert store.rehash_password(ann, "other")
    assert store.account(ann.id) == Account(ann.id, "Ann", "other", 1.5)


def test_a_token_counts_until_it_expires(store: Store) -> None:
    ann = add(store)
    login, personal = Token("l", ann.id, "login", "Firefox", 1.0, 5.0), Token("p", ann.id, "personal", "my bot", 2.0)
    store.add_token(ann, login)
    store.add_token(ann, personal)
    assert store.token("l", 4.9) == login
    assert store.token("l", 5.0) is None
    assert store.token("p", 1e12) == personal
    assert store.token("x", 1.0) is None
    assert store.tokens_of(ann.id) == [login, personal]


def test_expired_tokens_are_thrown_away(store: Store) -> None:
    ann = add(store)
    store.add_token(ann, Token("old", ann.id, "login", "", 1.0, 5.0))
    store.add_token(ann, Token("new", ann.id, "login", "", 6.0, 9.0))
    assert [token.hash for token in store.tokens_of(ann.id)] == ["new"]


def test_a_token_is_removed_by_its_owner(store: Store) -> None:
    ann, bo = add(store), add(store, "Bo")
    store.add_token(ann, Token("p", ann.id, "personal", "", 1.0))
    assert not store.remove_token("p", bo.id)
    assert store.remove_token("p", ann.id)
    assert not store.remove_token("p")
    assert store.token("p", 1.0) is None
