"""Secrets and their hashes; ids of tables."""

from __future__ import annotations

import re

import pytest

from carson.server.people.identity import PREFIXES, hash_of, new_secret, new_seed, new_table_id
from carson.table.ids import ID_ALPHABET


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_secret_says_what_it_is_for_and_is_new_each_time(prefix: str) -> None:
    secrets = {new_secret(prefix) for _ in range(100)}
    assert len(secrets) == 100
    assert all(re.fullmatch(prefix + r"[\w-]{32}", secret) for secret in secrets)


def test_there_are_no_other_secrets() -> None:
    with pytest.raises(ValueError, match="no secret begins with 'key_'"):
        new_secret("key_")


def test_a_hash_is_sha256_and_takes_any_text() -> None:
    assert hash_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len(hash_of("\ud800")) == 64  # what a client may send is no reason to fail


def test_ids_of_tables_can_be_read_aloud() -> None:
    ids = {new_table_id() for _ in range(200)}
    assert len(ids) == 200
    assert all(len(id) == 12 and set(id) <= set(ID_ALPHABET) for id in ids)
    assert not set("01ilo") & set(ID_ALPHABET)


def test_seeds_are_new_each_time() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
