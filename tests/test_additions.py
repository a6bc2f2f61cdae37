"""What is added later changes no game that was played before: a thing, a choice, a building, a character of either game, a
variant, pieces.

`tests/additions` registers the first three before all others in every process that has it in its path. Here the others are
added as one would: a file each, and a line where they are gathered.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.changed_package import PACKAGE, package_with

ROOT = Path(__file__).parents[1]
ADDITIONS = {"PYTHONPATH": str(ROOT / "tests" / "additions")}

ADDED = """
from carson.board.map.contents import CONTENT_NAMES
from carson.games import titles

assert CONTENT_NAMES[5] == "smithy"
assert all(title.catalogue.text(0) == "lasso one" for title in titles())
"""

VERIFY = """
import sys
from pathlib import Path

from carson.core.record import not_compared, read_record, verify
from carson.games import title_of

for file in map(Path, sys.argv[1:]):
    record = read_record(file.read_text(encoding="utf-8"))
    kind = title_of(record.game)
    difference = verify(kind, record)
    assert difference is None, f"{file.name}: {difference}"
    print(not_compared(record))
"""


BARBER = """
from carson.board.characters.character import Character
from carson.board.state.things import add_pieces

RAZOR = add_pieces("razor", 3)


class BarberYellow(Character):
    number, name, side, limit = 20, "barber", "Y", 15
    drawn = 3  # since the rules that it comes with


class BarberRed(BarberYellow):
    side = "R"
"""

BARN = """
from carson.board.buildings.building import Building


class Barn(Building):
    name = "barn"
    extra = True
    symbols = 1
"""

DROUGHT = """
from carson.board.state.things import add_pieces
from carson.board.variants.variant import Variant

CLOUDS = add_pieces("clouds", 4)


class Drought(Variant):
    name = "drought"
"""

# After the powers, whose order is that of their use: the numbers of all that follow are others.
BARON = '    Character("baron", _fixed(4)),\n'
AFTER_POWERS = "    # For the city, and for points.\n"

GATHERED = """
from carson.board.title import BOARD
from carson.cards.configuration.characters import CHARACTER_NAMES

assert {"20Y", "20R"} <= set(BOARD.characters)
assert "drought" in BOARD.variants
assert "barn" in BOARD.preset("big-box")["extra_buildings"]
assert CHARACTER_NAMES.index("baron") == 7
"""

# A deck that has him: somebody gets him and scores his points, and its states and positions lead back to it.
PLAYED = """
from carson.bots import make_bot
from carson.bots.bot import ask
from carson.cards.configuration.config import Config
from carson.cards.configuration.deck import DEFAULT
from carson.cards.round.scoring import score_parts
from carson.cards.title import CARDS
from carson.core.refusal import Refusal

TAKE_HIM = CARDS.catalogue.find("take baron").number
BARON = {"characters": {"baron": "9 hat star cactus boot horseshoe cow"}}
config = CARDS.preset("friends", deck=BARON)
assert Config.from_json(config).deck.digest != DEFAULT.digest
game = CARDS.new(config, "four")
bots = [make_bot(name, seed, "cards") for seed, name in enumerate(("greedy", "tenderfoot", "deputy", "random"))]
while not game.over:
    seat = game.waiting[0]
    game.choose(seat, TAKE_HIM if TAKE_HIM in game.legal(seat) else ask(bots[seat], game, seat))
    assert CARDS.from_json(game.as_json()).as_json() == game.as_json()
    assert CARDS.position(CARDS.from_position(CARDS.position(game))) == CARDS.position(game)
assert ("baron", 1, 4) in [part for seat in range(game.players) for part in score_parts(game, seat)]
assert "baron" in {card["name"] for card in game.box()["cards"]}

ours = CARDS.new(CARDS.preset("friends"), "ours")
assert "baron" not in {card["name"] for card in ours.box()["cards"]}
for wrong in ({**ours.as_json(), "top": "baron"}, {**ours.as_json(), "holder": {"baron": 1}}):
    try:
        CARDS.from_json(wrong)
    except Refusal as refused:
        assert refused.code == "bad-state"
    else:
        raise AssertionError(wrong)
"""


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a program that has all of it."""
    files = {
        "board/characters/barber.py": BARBER,
        "board/buildings/barn.py": BARN,
        "board/variants/drought.py": DROUGHT,
        **gathered("characters", "barber", "BarberYellow, BarberRed", "UNDERTAKER,\n"),
        **gathered("buildings", "barn", "Barn", "Station(),\n"),
        **gathered("variants", "drought", "Drought", "Horses()"),
    }
    figures = (PACKAGE / "board" / "configuration" / "data.toml").read_text(encoding="utf-8")
    files["board/configuration/data.toml"] = re.sub(r"\nstation = .", r"\g<0>\nbarn = 2", figures)
    characters = (PACKAGE / "cards" / "configuration" / "characters.py").read_text(encoding="utf-8")
    files["cards/configuration/characters.py"] = characters.replace(AFTER_POWERS, BARON + AFTER_POWERS)
    return package_with(tmp_path_factory.mktemp("package"), files)


def gathered(folder: str, name: str, classes: str, after: str) -> dict[str, str]:
    """The file that gathers them, with these among the others."""
    file = f"board/{folder}/__init__.py"
    source = (PACKAGE / file).read_text(encoding="utf-8")
    made = ", ".join(f"{one}()" for one in classes.split(", "))
    assert source.count(after) == 1
    added = source.replace(after, f"{after.rstrip().rstrip(',')}, {made},\n")
    return {file: added.replace("\nfrom carson", f"\nfrom carson.board.{folder}.{name} import {classes}\nfrom carson", 1)}


def run(environ: dict[str, str], *command: str) -> str:
    environ = {**os.environ, **environ}
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, cwd=ROOT, env=environ, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def games(pattern: str) -> list[str]:
    return sorted(map(str, (ROOT / "tests" / "games").glob(pattern)))


def test_every_recorded_game_verifies() -> None:
    recorded = games("*/*.json")
    assert run(ADDITIONS, "-c", ADDED + VERIFY, *recorded).split() == ["0"] * len(recorded)  # all digests are compared


def test_what_is_added_is_in_no_game_that_was_played_before(environ: dict[str, str]) -> None:
    recorded = games("*/*.json")
    assert run(environ, "-c", GATHERED + VERIFY, *recorded).split() == ["0"] * len(recorded)


def test_a_deck_may_have_a_character_more(environ: dict[str, str]) -> None:
    run(environ, "-c", PLAYED)


@pytest.mark.slow
def test_what_earlier_versions_left_behind_opens_and_goes_on(environ: dict[str, str]) -> None:
    for additions in (ADDITIONS, environ):
        run(additions, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "tests/test_earlier.py")
