"""Passwords of accounts: which are too easy to guess, and their hashes by argon2.

To hash one, or to check it, takes a good part of a second: use a thread.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources
from string import digits, punctuation
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from carson.core.refusal import Refusal

SHORTEST: Final = 8
LONGEST: Final = 200
FIGURES: Final = digits + punctuation + " "

_HASHER: Final = PasswordHasher()  # the library's defaults, which it raises when machines get faster
# The hash of a random password that nobody kept, made with today's defaults.
NOBODYS: Final = "$argon2id$v=19$m=65536,t=3,p=4$M9SiULtflNRldxKMLyEAEA$YieJ751PMiLvbz9mIPkuH+72wrtq1RZsnQFdh3b9NXE"


def refuse_guessable(password: str, name: str) -> None:
    """A password that half the world has or its owner's name, also with figures around it or repeated, or a sign or two."""
    folded = unicodedata.normalize("NFKC", password).casefold()
    own = unicodedata.normalize("NFKC", name).casefold()
    if len(set(folded)) <= 2 or not _forms(folded).isdisjoint({own, own.strip(FIGURES)} - {""} | common_passwords()):
        raise Refusal("common-password")


def _forms(folded: str) -> set[str]:
    """What somebody made a password of who was told to make a longer one."""
    inner = folded.strip(FIGURES)
    forms = {folded, folded.rstrip(FIGURES), inner}
    if len(inner) <= 2:
        forms.add(folded.replace(inner, ""))  # a letter or two at figures
    return forms | {form[: (form + form).find(form, 1)] for form in forms if form}  # each once, however often it is said


@cache
def common_passwords() -> frozenset[str]:
    """In small letters, and without figures at their end if there is anything else in them."""
    text = resources.files("carson.server.people").joinpath("common_passwords.txt").read_text(encoding="utf-8")
    return frozenset(text.split())


def hash_password(password: str) -> str:
    """What may be stored; a password that is too short or too long is refused."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("bad-password", least=SHORTEST, most=LONGEST)
    return _HASHER.hash(_bytes(password))


def check_password(hash: str | None, password: str) -> bool:
    """Whether it is the one. Without a hash, for an account that does not exist, it takes as long and is wrong."""
    try:
        _HASHER.verify(NOBODYS if hash is None else hash, _bytes(password[:LONGEST]))
    except (VerificationError, InvalidHashError):
        return False
    return hash is not None and len(password) <= LONGEST


def needs_rehash(hash: str) -> bool:
    """Whether it was made with weaker settings than today's: hash the password again when it is next known."""
    return _HASHER.check_needs_rehash(hash)


def _bytes(password: str) -> bytes:
    """The same for every keyboard: some compose letters with marks, some do not."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")
