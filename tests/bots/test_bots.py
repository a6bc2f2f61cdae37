"""What holds for every bot: by name, legal choices in every kind of game, the same again with the same seed."""

from __future__ import annotations

import re
from itertools import cycle, islice
from pathlib import Path

import pytest

from carson.bots import Bot, ask, make_bot
from carson.core.refusal import Refusal
from carson.games import GAMES
from tests.bots.table import QUICK, new_game, play

ALL = [(game, name) for game, entry in GAMES.items() for name in entry.bots]
GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
TABLES = (
    [("first-game", n) for n in range(2, 7)]
    + [("big-box", n) for n in range(2, 7)]
    + [("first-edition", n) for n in range(2, 6)]
)


def test_bots_go_by_the_names_they_are_registered_with() -> None:
    assert {(game, name): make_bot(name, 1, game).name for game, name in ALL} == {(game, name): name for game, name in ALL}


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(Refusal) as refused:
        make_bot("psychic", 1, "board")
    assert refused.value.code == "unknown-bot"
    assert refused.value.values == {"bot": "psychic", "known": ", ".join(GAMES["board"].bots)}


@pytest.mark.parametrize(
    ("preset", "players"),
    [pytest.param(*table, marks=[pytest.mark.slow] * (number % 3 > 0)) for number, table in enumerate(TABLES)],
)
def test_bots_choose_legally_to_the_end(preset: str, players: int) -> None:
    game = new_game(preset, players, "legal")
    play(game, list(islice(cycle(GAMES["board"].bots), players)))
    assert game.over


@pytest.mark.parametrize("name", GAMES["board"].bots)
def test_the_same_seed_makes_the_same_game(name: str) -> None:
    first, second = (play(new_game("big-box", 2, "again"), [name] * 2, seed=7) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("name", GAMES["board"].bots)
def test_a_bot_changes_nothing_in_the_game(name: str) -> None:
    game = new_game("first-game", 2, "hands off")
    bot = make_bot(name, 1, "board", QUICK)
    while not game.over:
        seat = game.waiting[0]
        before, events = game.as_json(), len(game.events or [])
        choice = ask(bot, game, seat)
        assert (game.as_json(), len(game.events or [])) == (before, events)
        game.choose(seat, choice)


def test_the_example_in_the_guide_plays_a_whole_game() -> None:
    example = re.search(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert example
    names: dict[str, object] = {}
    exec(compile(example[1], str(GUIDE), "exec"), names)
    spender = names["SpenderBot"]
    assert isinstance(spender, type)
    assert issubclass(spender, Bot)
    bots = [spender(1), make_bot("random", 1, "board")]
    game = new_game("first-game", 2, "example")
    while not game.over:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert game.over
