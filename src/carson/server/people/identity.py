"""Who somebody is: secrets that stand for a seat, a host, an account or a browser, names of people, and ids of tables.

A secret is shown once, to its owner; everybody else, the database too, knows its hash alone.
"""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import blake2b, sha256
from typing import Final

from carson.core.refusal import Refusal

SEAT: Final = "seat_"
HOST: Final = "host_"
PERSONAL: Final = "pat_"
LOGIN: Final = "login_"
DEVICE: Final = "device_"
PREFIXES: Final = (SEAT, HOST, PERSONAL, LOGIN, DEVICE)
SECRET_BYTES: Final = 24

# Neither 0 and o nor 1, i and l, which people mix up when they read an id to each other.
ID_ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12  # 59 bits: whoever knows the id of a private table was told

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # on one letter, as Thai and Hindi need: more would climb over the lines above
# Letters and marks by their category, yet nothing is to be seen of them.
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | frozenset(
    map(chr, [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
)
BREAKS: Final = ("Cc", "Cs", "Zl", "Zp")
TURNS: Final = ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
NOT_SEEN: Final = "BN"  # of characters that only say where a word may break, or hide a text behind others
JOINERS: Final = "\u200c\u200d"  # of those the ones that Persian and families of emoji need
EMOJI_STYLE: Final = "\ufe0f"  # keyboards add it to a sign to have it in colour


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


def id_of(text: str, person: bytes) -> str:
    """The id of a table that follows from something: whoever opens it, in whichever process, gets the same one."""
    digest = blake2b(text.encode(), digest_size=ID_LENGTH, person=person).digest()
    return "".join(ID_ALPHABET[byte % len(ID_ALPHABET)] for byte in digest)


def person_name(text: str) -> str:
    """A name as it is kept: composed, with single blanks. What shows nothing or turns the line around is refused."""
    if len(text) > 8 * LONGEST_NAME:  # before any work is done on it
        raise Refusal("bad-name", most=LONGEST_NAME)
    composed = unicodedata.normalize("NFKC", text.replace(EMOJI_STYLE, ""))
    name = " ".join(part for part in composed.split(" ") if part)
    if not 1 <= len(name) <= LONGEST_NAME or not all(map(_is_shown, name)) or _has_a_tower(name):
        raise Refusal("bad-name", most=LONGEST_NAME)
    return name


def shown_text(text: str) -> str:
    """What people say or write on a label: something is to be seen of it, and it changes nothing around it."""
    seen = any(_is_shown(character) for character in text if character != " ")
    if not seen or any(map(_disturbs, text)) or _has_a_tower(unicodedata.normalize("NFC", text)):
        raise Refusal("bad-text")
    return text


def _disturbs(character: str) -> bool:
    """Control characters, ends of lines, what turns the direction of a line around, and what nobody sees."""
    direction = unicodedata.bidirectional(character)
    hidden = direction == NOT_SEEN and character not in JOINERS
    return hidden or direction in TURNS or unicodedata.category(character) in BREAKS


def _is_shown(character: str) -> bool:
    """Nothing of the categories control, format (bidirectional, zero-width), private, unassigned; no other blank."""
    return character == " " or (unicodedata.category(character)[0] not in "CZ" and character not in INVISIBLE)


def _has_a_tower(text: str) -> bool:
    """Too many marks on one letter, or a mark without one. What joins letters, or stands beside one, begins no new one."""
    marks = MOST_MARKS
    for character in text:
        category = unicodedata.category(character)
        if category in ("Mn", "Me"):
            marks += 1
        elif category not in ("Mc", "Cf"):
            marks = 0
        if marks > MOST_MARKS:
            return True
    return False
