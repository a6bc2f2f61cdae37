"""Passwords: the right one, wrong ones, none, and hashes of earlier days."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher, extract_parameters

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.server.people import passwords
from carson.server.people.passwords import check_password, common_passwords, hash_password, needs_rehash, refuse_guessable


def test_only_the_password_itself_is_right() -> None:
    hash = hash_password("gold rush 1858")
    assert hash.startswith("$argon2id$")
    assert check_password(hash, "gold rush 1858")
    assert not check_password(hash, "gold rush 1859")
    assert not needs_rehash(hash)


def test_the_same_password_has_another_hash_each_time() -> None:
    assert hash_password("gold rush") != hash_password("gold rush")


def test_a_password_may_be_typed_on_any_keyboard() -> None:
    assert check_password(hash_password("Zoe\u0308 in Carson"), "Zo\u00eb in Carson")
    assert check_password(hash_password("\ud800 broken text"), "\ud800 broken text")


def test_nothing_beyond_the_longest_is_cut_off() -> None:
    hash = hash_password("x" * 200)
    assert check_password(hash, "x" * 200)
    assert not check_password(hash, "x" * 201)
    assert not check_password(hash, "x" * 1_000_000)


@pytest.mark.parametrize("password", ["", "seven77", "x" * 201])
def test_too_short_and_too_long(password: str) -> None:
    with pytest.raises(Refusal) as caught:
        hash_password(password)
    assert (caught.value.code, caught.value.values) == ("bad-password", {"least": 8, "most": 200})
    assert Words()("refusal-bad-password", **caught.value.values) == "A password has 8 to 200 characters; choose another."


def test_nobodys_password_is_wrong_after_the_same_work() -> None:
    assert not check_password(None, "gold rush")
    assert not needs_rehash(passwords.NOBODYS), "made with other settings than a real one: make it anew"
    assert extract_parameters(passwords.NOBODYS) == extract_parameters(hash_password("gold rush"))


@pytest.mark.parametrize("hash", ["", "!", "$argon2id$v=19$m=1$broken"])
def test_an_account_with_a_broken_hash_lets_nobody_in(hash: str) -> None:
    assert not check_password(hash, "gold rush")


def test_a_weaker_hash_is_still_right_but_old() -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("gold rush")
    assert check_password(weak, "gold rush")
    assert needs_rehash(weak)


@pytest.mark.parametrize(
    "password",
    [
        *(
            "password",
            "PassWord1",
            "Password123!",
            "passw0rd",
            "12345678",
            "1234567890",
            "qwertyuiop",
            "Sommer2024!",
            "iloveyou",
        ),
        *(
            "11111111",
            "abababab",
            "        ",
            "ｐａｓｓｗｏｒｄ",
            "Kit Carson",
            "kit carson",
            "KIT CARSON1858",
            "haslo1234",
            "1password",
            "!password",
            "123password",
            "123password!",
            "passwordpassword",
            "PasswordPassword1",
            "123456789a",
            "a12345678",
            "kit carsonkit carson",
            "1858Kit Carson",
        ),
    ],
)
def test_what_anybody_would_guess_is_refused(password: str) -> None:
    with pytest.raises(Refusal, match="common-password"):
        refuse_guessable(password, "Kit Carson")
    assert Words()("refusal-common-password")


@pytest.mark.parametrize(
    "password", ["correct horse", "gold rush 1858", "my password is long", "Kit Carson rides", "ab1ab2ab3"]
)
def test_what_nobody_would_guess_is_taken(password: str) -> None:
    refuse_guessable(password, "Kit Carson")


def test_a_name_said_again_and_again() -> None:
    for password in ("kitkitkit", "KitKitKit7", "1kitkitkit"):
        with pytest.raises(Refusal, match="common-password"):
            refuse_guessable(password, "Kit")
    refuse_guessable("8305729164", "1858")  # a name of figures is nothing without them


def test_the_list_is_in_the_form_that_it_is_compared_in() -> None:
    words = common_passwords()
    assert 500 < len(words) < 2000
    assert all(word == word.casefold() for word in words)
    assert {"password", "12345678"} <= words
