"""The one source of chance of a game: a keyed hash of the seed and a counter.

Copying it is copying two values, and whoever knows the seed can check every draw afterwards.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

from carson.core.fields import Code

if TYPE_CHECKING:
    from carson.core.game import Game


def key_of(seed: str) -> bytes:
    """The key of the draws that belong to a seed."""
    return blake2b(seed.encode(), digest_size=32, person=b"carson-draws").digest()


def commitment(seed: str) -> str:
    """A hash to publish before the game, so that the seed can be checked after it."""
    return blake2b(seed.encode(), digest_size=32, person=b"carson-commit").hexdigest()


def draw(key: bytes, counter: int, sides: int) -> int:
    """The draw with this number: 0 to sides - 1, evenly (2**64 is so large that the remainder does not matter)."""
    return int.from_bytes(blake2b(counter.to_bytes(8, "little"), key=key, digest_size=8).digest(), "little") % sides


class Key(Code[bytes]):
    """The key of a game's draws."""

    def write(self, value: bytes, game: Game) -> object:
        return value.hex()

    def read(self, written: object, game: Game) -> bytes:
        if not isinstance(written, str):
            raise ValueError(str(written)[:40])
        return bytes.fromhex(written)
