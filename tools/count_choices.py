"""Counts the legal choices along the recorded games in tests/games, as chess programs count moves (perft).

.venv/bin/python -m tools.count_choices writes tests/games/counts.txt, which a test compares: a change of the rules that no
recorded choice shows is seen here. Run it again when a rule changes on purpose, and look at the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b

from carson.core.game import Game
from carson.core.record import Play, Record, read_record
from carson.games import title_of
from tools.recording import FOLDER

FILE = FOLDER / "counts.txt"
HEAD = "# game, decisions, legal choices at all of them, choices two deep at every 10th, hash of the choices' texts"
DEEP_EVERY = 10


@dataclass(frozen=True)
class Counts:
    """What could be chosen in a game, in four values."""

    decisions: int
    choices: int
    two_deep: int
    digest: str

    def __str__(self) -> str:
        return f"{self.decisions} {self.choices} {self.two_deep} {self.digest}"


def counts_of(record: Record) -> Counts:
    decisions = choices = two_deep = 0
    digest = blake2b(digest_size=8)
    for game in positions(record):
        offered = [(seat, sorted(map(game.catalogue.text, game.legal(seat)))) for seat in game.waiting]
        digest.update(repr(offered).encode())
        decisions += 1
        choices += sum(len(texts) for _, texts in offered)
        if decisions % DEEP_EVERY == 0:
            two_deep += count_two_deep(game)
    return Counts(decisions, choices, two_deep, digest.hexdigest())


def positions(record: Record) -> Iterator[Game]:
    """The game before each of its choices."""
    play = Play(title_of(record.game), record.config, record.seed)
    for seat, text in record.choices:
        yield play.game
        play.choose(seat, text)


def count_two_deep(game: Game) -> int:
    """How many choices there are after each that could be made here, not only after the one that was."""
    count = 0
    for seat in game.waiting:
        for choice in game.legal(seat):
            after = game.copy()
            after.apply(seat, choice)
            count += sum(len(after.legal(other)) for other in after.waiting)
    return count


def all_counts() -> dict[str, Counts]:
    """By the names of their files."""
    paths = sorted(FOLDER.glob("*/*.json"))
    return {path.relative_to(FOLDER).as_posix(): counts_of(read_record(path.read_text(encoding="utf-8"))) for path in paths}


def as_text(counts: dict[str, Counts]) -> str:
    return "".join(f"{line}\n" for line in (HEAD, *(f"{name} {count}" for name, count in counts.items())))


if __name__ == "__main__":
    FILE.write_text(as_text(all_counts()), encoding="utf-8", newline="\n")
