"""Records: a game as its configuration, its seed and the list of choices, and everything that is done with those three.

A record is JSON text (see docs/records.md). Here no file is read or written: texts come in and go out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from carson.core.chance import commitment
from carson.core.game import DIGEST, Game
from carson.core.refusal import Refusal
from carson.core.title import Title

FORMAT = "carson-record"
VERSION = 1
CHECK_EVERY = 50  # choices between two checkpoints
COPY_EVERY = 12  # choices between two copies of the game, for those who take theirs back
MOST_NAMES = 9
LONGEST_NAME = 40
LONGEST_CHOICE = 80
MOST_CHOICES = 10_000  # with Kit Carson (B10.4) six players can make some 5,000; no rules allow twice as many


@dataclass(slots=True)
class Record:
    """What is saved of a game; `checkpoints` and `result` only serve to verify it."""

    game: str
    config: dict[str, object]
    seed: str
    names: list[str] = field(default_factory=list)
    choices: list[tuple[int, str]] = field(default_factory=list)  # seat and text
    checkpoints: dict[int, str] = field(default_factory=dict)  # after so many choices: the state's digest
    result: dict[str, object] | None = None

    def as_text(self) -> str:
        values: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "config": self.config,
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "names": self.names,
            "choices": [f"{seat + 1} {text}" for seat, text in self.choices],
            "checkpoints": {str(count): digest for count, digest in self.checkpoints.items()},
        }
        if self.result is not None:
            values["result"] = self.result
        return json.dumps(values, indent=1, ensure_ascii=False) + "\n"


def read_record(text: str) -> Record:
    """The record that a text holds; anything else is refused with what is wrong."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("record-not-json") from None
    return record_of(values)


def record_of(values: object) -> Record:
    """The record that a text's JSON holds."""
    if not isinstance(values, dict) or values.get("format") != FORMAT:
        raise Refusal("not-a-record")
    if values.get("version") != VERSION:
        raise Refusal("record-version", version=str(values.get("version")), known=VERSION)
    game, config, seed = values.get("game"), values.get("config"), values.get("seed")
    if not isinstance(game, str):
        raise Refusal("record-field", field="game")
    if not isinstance(config, dict):
        raise Refusal("record-field", field="config")
    if not isinstance(seed, str) or _unwritable(seed):
        raise Refusal("record-field", field="seed")
    result = values.get("result")
    if not (result is None or isinstance(result, dict)):
        raise Refusal("record-field", field="result")
    checkpoints = values.get("checkpoints", {})
    if not isinstance(checkpoints, dict) or not all(
        re.fullmatch("[0-9]{1,6}", count) and isinstance(digest, str) for count, digest in checkpoints.items()
    ):
        raise Refusal("record-field", field="checkpoints")
    names = values.get("names", [])
    if not isinstance(names, list) or len(names) > MOST_NAMES or not all(map(_is_name, names)):
        raise Refusal("record-field", field="names")
    if "commitment" in values and values["commitment"] != commitment(seed):
        raise Refusal("record-commitment")
    return Record(
        game, config, seed, names, _read_choices(values.get("choices")),
        {int(count): digest for count, digest in checkpoints.items()}, result,
    )  # fmt: skip


def _unwritable(text: str) -> bool:
    """Half a surrogate pair: JSON can hold it, no file can."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return True
    return False


def _is_name(name: object) -> bool:
    """Short and printable, so that no name can disturb a terminal; half a surrogate pair is not printable either."""
    return isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable()


def _read_choices(lines: object) -> list[tuple[int, str]]:
    if not isinstance(lines, list):
        raise Refusal("record-field", field="choices")
    if len(lines) > MOST_CHOICES:
        raise Refusal("record-too-long", most=MOST_CHOICES)
    choices = []
    for number, line in enumerate(lines, 1):
        match = re.fullmatch(rf"([1-9][0-9]?) (.{{1,{LONGEST_CHOICE}}})", line) if isinstance(line, str) else None
        if match is None:
            raise Refusal("record-choice", number=number, text=str(line)[:60])
        choices.append((int(match[1]) - 1, match[2]))
    return choices


def result_of(game: Game) -> dict[str, object]:
    """The end of a game in four values: points, ranking, and hashes of the state and of all events."""
    events = json.dumps([event.as_json() for event in game.events or []], sort_keys=True, separators=(",", ":"))
    return {
        "points": game.points(),
        "ranking": [seat + 1 for seat in game.ranking()],
        "digest": game.digest(),
        "events": blake2b(events.encode(), digest_size=8).hexdigest(),
    }


class Play:
    """A game being played and recorded: choices go in as text or number, undo takes them back.

    It begins with its setup, or as a `game` that somebody prepared.
    """

    def __init__(
        self,
        title: Title,
        config: Mapping[str, object],
        seed: str,
        names: list[str] | None = None,
        game: Game | None = None,
    ) -> None:
        self.title = title
        self.game = game or title.new(config, seed)
        self.record = Record(title.name, dict(config), seed, list(names or [])[: self.game.players])
        self._final: list[bool] = []  # whether a choice asked chance or revealed a secret, so that it stands
        self._copies: list[tuple[int, Game]] = []  # the game after so many choices; the first stands

    @classmethod
    def of(cls, title: Title, record: Record, until: int | None = None) -> Play:
        """Replay a record, or its first choices; a choice that is not legal is refused with its number."""
        play = cls(title, record.config, record.seed, record.names)
        for number, (seat, text) in enumerate(record.choices[:until], 1):
            try:
                play.choose(seat, text)
            except Refusal as refusal:
                raise Refusal(
                    "replay-differs", refusal.ruling, number=number, seat=seat + 1, text=text, why=str(refusal)
                ) from refusal
        return play

    def choose(self, seat: int, choice: str | int) -> int:
        """Make a choice and record it; says its number. What is not legal is refused and changes nothing."""
        if isinstance(choice, str):
            found = self.title.catalogue.find(choice)
            if found is None:
                raise Refusal("unknown-choice", text=choice[:60])
            choice = found.number
        self.game.check(seat, choice)
        self.apply(seat, choice)
        return choice

    def apply(self, seat: int, choice: int) -> None:
        """Make and record a choice that is known to be legal."""
        game, record = self.game, self.record
        count = len(record.choices)
        draws, in_secret, waiting = game.draws, game.in_secret, game.waiting
        if not self._copies or count % COPY_EVERY == 0:
            self._copies.append((count, game.copy(quiet=False)))
        game.apply(seat, choice)
        revealed = in_secret and not (game.in_secret and set(game.waiting) <= set(waiting))
        record.choices.append((seat, self.title.catalogue.text(choice)))
        self._final.append(game.draws != draws or revealed)
        if self._final[-1]:
            self._copies.clear()
        if (count + 1) % CHECK_EVERY == 0:
            record.checkpoints[count + 1] = game.digest()
        if game.over:
            record.result = result_of(game)

    def can_undo(self, seat: int, last: int = 1) -> bool:
        """Back to the last die, draw, reveal or choice of another player, not further; by so many of the last choices."""
        choices = self.record.choices
        return len(choices) >= last and choices[-last][0] == seat and not any(self._final[-last:])

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice: from the last copy of the game a few choices are made again."""
        if not self.can_undo(seat):
            raise Refusal("cannot-undo")
        record = self.record
        record.checkpoints.pop(len(record.choices), None)
        record.choices.pop()
        record.result = None
        self._final.pop()
        since, copy = self._copies[-1]
        if since == len(record.choices):
            self._copies.pop()
        self.game = copy.copy(quiet=False)
        for again, text in record.choices[since:]:
            found = self.title.catalogue.find(text)
            assert found is not None, "it was found before"
            self.game.apply(again, found.number)


@dataclass(frozen=True, slots=True)
class Difference:
    """Where a record and its replay part: after which choice, in what, what was recorded and what came out."""

    number: int
    what: str
    recorded: str
    replayed: str
    refusal: Refusal | None = None  # of a choice or a configuration that cannot be


def is_foreign(digest: object) -> bool:
    """Whether a digest comes from another way of hashing states: such a one says nothing for or against a game."""
    made = re.fullmatch(r"(?:([0-9]{1,4}):)?[0-9a-f]{16}", digest) if isinstance(digest, str) else None
    return made is not None and int(made[1] or 1) != DIGEST


def not_compared(record: Record) -> int:
    """How many digests of a record were made in another way."""
    return sum(map(is_foreign, [*record.checkpoints.values(), (record.result or {}).get("digest")]))


def verify(title: Title, record: Record) -> Difference | None:
    """Replay a record strictly and name the first difference."""
    if record.game != title.name:
        return Difference(0, "game", record.game, title.name)
    try:
        play = Play(title, record.config, record.seed, record.names)
    except Refusal as refusal:
        return Difference(0, "config", json.dumps(record.config), str(refusal), refusal)
    for number, (seat, text) in enumerate(record.choices, 1):
        try:
            play.choose(seat, text)
        except Refusal as refusal:
            return Difference(number, "choice", f"{seat + 1} {text}", str(refusal), refusal)
        recorded = record.checkpoints.get(number)
        if recorded is not None and not is_foreign(recorded):
            replayed = play.record.checkpoints.get(number) or play.game.digest()
            if recorded != replayed:
                return Difference(number, "state", recorded, replayed)
    count = len(record.choices)
    for number, digest in record.checkpoints.items():
        if not 1 <= number <= count:
            return Difference(count, "state", f"{number}: {digest}", str(count))
    return _verify_result(record, play.record.result)


def _verify_result(record: Record, result: dict[str, object] | None) -> Difference | None:
    """Compare what a record says of the end with what came out: None where the game is not over."""
    count = len(record.choices)
    if record.result is None:
        return Difference(count, "result", "null", json.dumps(result)) if result is not None else None
    replayed = result or {}
    for name in {**replayed, **record.result}:
        if replayed and name == "digest" and is_foreign(record.result.get(name)):
            continue
        if record.result.get(name) != replayed.get(name):
            return Difference(count, name, json.dumps(record.result.get(name)), json.dumps(replayed.get(name)))
    return None
