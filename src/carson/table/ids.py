"""Ids of tables, as people read them to each other."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

# Neither 0 and o nor 1, i and l, which people mix up when they read an id to each other.
ID_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12  # 59 bits: whoever knows the id of a private table was told


def id_of(text: str, person: bytes) -> str:
    """The id of a table that follows from something: whoever opens it, in whichever process, gets the same one."""
    digest = blake2b(text.encode(), digest_size=ID_LENGTH, person=person).digest()
    return "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in digest)
