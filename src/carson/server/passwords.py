"""Passwords of accounts, hashed with argon2. Each call takes a good part of a second: use a thread."""

from __future__ import annotations

import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carson.core.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 200

_HASHER: Final = PasswordHasher()  # the library's defaults, which it raises when machines get faster
# The hash of a random password that nobody kept, made with today's defaults.
_NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$M9SiULtflNRldxKMLyEAEA$YieJ751PMiLvbz9mIPkuH+72wrtq1RZsnQFdh3b9NXE"


def hash_password(password: str) -> str:
    """What may be stored; a password that is too short or too long is refused."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("bad-password", least=SHORTEST, most=LONGEST)
    return _HASHER.hash(_bytes(password))


def check_password(hash: str | None, password: str) -> bool:
    """Whether it is the one. Without a hash, for an account that does not exist, it takes as long and is wrong."""
    try:
        _HASHER.verify(_NOBODYS if hash is None else hash, _bytes(password[:LONGEST]))
    except (VerificationError, InvalidHashError):
        return False
    return hash is not None and len(password) <= LONGEST


def needs_rehash(hash: str) -> bool:
    """Whether it was made with weaker settings than today's: hash the password again when it is next known."""
    return _HASHER.check_needs_rehash(hash)


def _bytes(password: str) -> bytes:
    """The same for every keyboard: some compose letters with marks, some do not."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
