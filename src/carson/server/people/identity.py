"""Who somebody is: secrets that stand for a seat, a host, an account or a browser; ids and seeds of tables.

A secret is shown once, to its owner; everybody else, the database too, knows its hash alone.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from carson.table.ids import ID_ALPHABET, ID_LENGTH

SEAT: Final = "seat_"
HOST: Final = "host_"
PERSONAL: Final = "pat_"
LOGIN: Final = "login_"
DEVICE: Final = "device_"
PREFIXES: Final = (SEAT, HOST, PERSONAL, LOGIN, DEVICE)
SECRET_BYTES: Final = 24
SEED_BYTES: Final = 16


def new_secret(prefix: str) -> str:
    """The prefix says what it is for, to people and to whatever searches a log for secrets."""
    if prefix not in PREFIXES:
        raise ValueError(f"no secret begins with {prefix!r}")
    return prefix + secrets.token_urlsafe(SECRET_BYTES)


def hash_of(secret: str) -> str:
    """What may be stored. A secret is long and random, so that a plain hash cannot be guessed back."""
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def new_table_id() -> str:
    return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))


def new_seed() -> str:
    """Of all dice and draws of a game."""
    return secrets.token_hex(SEED_BYTES)
