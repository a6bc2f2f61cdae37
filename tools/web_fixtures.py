"""Writes web/fixtures: what the engine shows of some positions, and what first games ask, for the page's tests.

python -m tools.web_fixtures

Each file has the `view` that everybody gets and what the seat that is asked gets besides (`own`), so that the page is tested
with what is really sent. Of first games there are the names of all decisions. A test compares.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from carson.core.record import Play, read_record
from carson.games import title_of
from carson.table.shown.table_sentences import about_choices
from tools.page import WEB

FIXTURES: Final = WEB / "fixtures"
GAMES: Final = WEB.parent / "tests" / "games"

BOARD: Final = """carson-city position 1
players: 2
round: 2
characters: 1Y 2Y 3Y 4Y 5Y 6Y 9R
town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    1:sa h    2:M  .    .
  3  .    .    .    .    .    2:mi .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
roads: d5n d5e d5s d5w
track: ranch mine saloon - hotel ranch mine
pass-order: 1 2
"""

CARDS: Final = """carson-cards position 1
players: 1
virtual: beginner beginner beginner
era: 1
round: 8
top: heroes
offer: doctor i-10
gone: i-1 i-2
player 1: bids 3 7, has auctioneer
laid 1: i-35 n15
"""

SCENES: Final = {
    "board-placing": (
        "board",
        BOARD + "player 1: $20, cowboys 4, roads 1, card 3Y, dynamite 1\nplayer 2: $12, card 6Y\nnext: place 1\n",
    ),
    "board-acting": (
        "board",
        BOARD
        + "player 1: $20, card 3Y\nplayer 2: $12, card 6Y\ncowboys: building-3 1, gambling 2\nnext: resolve building-3\n",
    ),
    "cards-bidding": ("cards", CARDS + "next: bids\n"),
    "cards-taking": ("cards", CARDS.replace("bids 3 7,", "bids 3 7, bid 4,") + "next: take 1\n"),
    "cards-laying": ("cards", CARDS.replace("doctor i-10", "doctor") + "next: place 1 i-10\n"),
}


FIRST_GAMES: Final = {  # recorded ones, in which nothing is added to the plain game
    "board": ("big-box-2-yellow", "big-box-4-yellow", "first-4-yellow"),
    "cards": ("1-players-3-virtual", "1-players-4-virtual", "4-players-0-virtual"),
}


def fixtures() -> dict[str, str]:
    """What each file should be, by name."""
    scenes = {name: scene(*of) for name, of in SCENES.items()}
    return {name: json.dumps(one, indent=1) + "\n" for name, one in {**scenes, "first-games": asked()}.items()}


def asked() -> dict[str, object]:
    """The decisions that people are asked in first games, by game."""
    return {
        game: sorted({name for one in names for name in decisions(f"{game}/{one}")}) for game, names in FIRST_GAMES.items()
    }


def decisions(name: str) -> set[str]:
    record = read_record((GAMES / f"{name}.json").read_text("utf-8"))
    play = Play(title_of(record.game), record.config, record.seed)
    found = set()
    for seat, text in record.choices:
        view: dict[str, Any] = {**play.game.public_view()}
        found.add(view["decision"]["name"])
        play.choose(seat, text)
    return found


def scene(title: str, position: str) -> dict[str, object]:
    game = title_of(title).from_position(position)
    (seat,) = game.waiting
    legal = game.legal(seat)
    about = about_choices(game, seat, legal, [game.explain(seat, choice) for choice in legal])
    return {"box": game.box(), "view": game.public_view(), "own": {**game.own_view(seat), **about}}


def path_of(name: str) -> Path:
    return FIXTURES / f"{name}.json"


if __name__ == "__main__":
    FIXTURES.mkdir(exist_ok=True)
    for name, text in fixtures().items():
        path_of(name).write_text(text, "utf-8")
