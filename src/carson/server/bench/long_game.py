"""The longest game that a record of the server's largest size can hold: with Kit Carson, cowboys move back and forth."""

from __future__ import annotations

import json
from typing import Final

from carson.core.game import Game
from carson.core.record import Play
from carson.games import first_game, title_of

GAME: Final = first_game()
PASS: Final = "pass"
PLAYERS: Final = 5
MOST: Final = 3700  # choices; from then on nobody moves any more


def long_game(seed: str = "carson") -> dict[str, object]:
    """The record of a finished game of some 3,700 choices, about 60 kB of JSON."""
    title = title_of(GAME)
    play = Play(title, title.preset(title.presets[0], players=PLAYERS, variants=["kit-carson"]), seed)
    while not play.game.over:
        seat = play.game.waiting[0]
        play.choose(seat, _choice(play.game, seat, moving=len(play.record.choices) < MOST))
    play.record.checkpoints.clear()
    record: dict[str, object] = json.loads(play.record.as_text())
    return record


def _choice(game: Game, seat: int, moving: bool) -> str:
    """Of the shortest texts: a move, else anything but the end of one's part; that end if nobody moves any more."""
    texts = sorted(map(game.catalogue.text, game.legal(seat)), key=lambda text: (len(text), text))
    if not moving and PASS in texts:
        return PASS
    moves = [text for text in texts if text.startswith("move ")]
    return (moves or [text for text in texts if text != PASS] or texts)[0]


def as_body(record: dict[str, object], name: str) -> bytes:
    """Under another name it is another record to the server, which keeps one once."""
    return json.dumps({**record, "names": [name]}, separators=(",", ":")).encode()
