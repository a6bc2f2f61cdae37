"""Browsers from which somebody logs in: a hint which it is, and a proof that the account was logged in there before.

While others guess at a password, whoever has a proof is not slowed down by them. It is a cookie that only `/sessions` gets
to see. The server keeps nothing of it: it follows from the password's hash, so that another password ends it, and so does
another hash of the same one, which a login makes when the settings of argon2 have been raised.
"""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest
from typing import Final

from carson.server.people.identity import DEVICE, new_secret

COOKIE: Final = "carson_device"
PATH: Final = "/api/v1/sessions"  # where alone browsers send it
SECONDS: Final = 400 * 86_400  # the longest that browsers keep a cookie
LONGEST: Final = 200
LONGEST_AGENT: Final = 400  # of what a browser says of itself

# What a browser says of itself has the names of those that it wants to be taken for: the first that is found is the one.
BROWSERS: Final = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome",
    "CriOS": "Chrome", "Safari/": "Safari", "curl/": "curl", "python": "Python"}  # fmt: skip
SYSTEMS: Final = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS": "macOS", "Linux": "Linux"}  # fmt: skip


def hint(agent: str) -> str:
    """Enough for somebody to know a device of his own again, and no more: "Firefox, Android"; perhaps nothing."""
    agent = agent[:LONGEST_AGENT]
    kinds = (next((name for sign, name in known.items() if sign in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, kinds))


def new_proof(password_hash: str) -> str:
    """For a browser in which the account has just logged in."""
    secret = new_secret(DEVICE)
    return f"{secret}.{_seal(secret, password_hash)}"


def is_proof(text: str, password_hash: str) -> bool:
    """Whether the account with this password has logged in there."""
    if len(text) > LONGEST or not text.isascii():
        return False
    secret, _, seal = text.partition(".")
    return compare_digest(seal, _seal(secret, password_hash))


def _seal(secret: str, password_hash: str) -> str:
    """Whoever could make one would have to know the hash, which leaves the database never."""
    return blake2b(f"{secret} {password_hash}".encode(), digest_size=24, person=b"carson-device").hexdigest()
