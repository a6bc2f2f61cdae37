"""Nothing outside a piece's own file asks who it is: buildings, characters, variants and pieces are named nowhere else.

What a file calls its own is read from its source: its name, the names in its classes, its pieces, its verbs. The rest of the
board game, its sentences and its terminal may neither import from it nor have these words in their code; comments and
docstrings may.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

BOARD = Path(__file__).parents[2] / "src" / "carson" / "board"
FOLDERS = ("buildings", "characters", "pieces", "variants")
SENTENCES = ("../sentences/board_sentences.py", "../sentences/board_naming.py")
TERMINAL = tuple(f"../cli/terminal/board/{path.name}" for path in sorted((BOARD.parent / "cli/terminal/board").glob("*.py")))
BASES = {"__init__", "building", "character", "piece", "variant"}

# Words of pieces that mean something else as well.
OTHER_MEANINGS = {
    "attack": "on any building",
    "bank": "the account of the ledger",
    "bid": "an item of a sheet too",
    "cowboy": "everybody's cowboys",
    "mine": "what is my own",
    "no-duel": "there is none on a place",
    "river": "on the map, and in every configuration",
    "side": "of a parcel, of a card",
    "tile": "of a building, when it is drawn",
}

# Pieces that the printed rules of another piece name: which, and by which ruling.
NAMED_BY_THE_RULES = {
    ("buildings/bank.py", "buildings/mine.py"): "B7.2",
    ("buildings/blacksmith.py", "buildings/ranch.py"): "B7.2",
    ("buildings/drugstore.py", "buildings/ranch.py"): "B7.2",
    ("characters/cowboy.py", "buildings/ranch.py"): "B9.7",
    ("characters/cowboy.py", "characters/prospector.py"): "B9.7",
    ("characters/cowboy.py", "variants/horses.py"): "B1.4",
    ("characters/gunsmith.py", "pieces/dynamite.py"): "B9.9",
    ("characters/prospector.py", "buildings/mine.py"): "B9.7",
    ("characters/prospector.py", "pieces/dynamite.py"): "B9.8",
    ("characters/settler.py", "characters/grocer.py"): "B9.3",
    ("characters/teacher.py", "buildings/church.py"): "B9.15",
    ("characters/teacher.py", "buildings/prison.py"): "B9.15",
    ("characters/teacher.py", "buildings/saloon.py"): "B9.15",
    ("characters/teacher.py", "buildings/school.py"): "B9.15",
    ("pieces/dynamite.py", "buildings/mine.py"): "B9.8",
    ("variants/horses.py", "buildings/ranch.py"): "B10.6",
    ("variants/outlaws.py", "buildings/prison.py"): "B10.5",
}


def words_of(text: str) -> str:
    """`CITY_HALL`, `city-hall` and `CityHall` are the same words, with spaces around them."""
    words = re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).lower())
    return f" {' '.join(words)} "


def singular(words: str) -> str:
    return words.removesuffix("s ").rstrip() + " "


@cache
def tree(file: str) -> ast.Module:
    return ast.parse((BOARD / file).read_text(encoding="utf-8"))


def all_files() -> list[str]:
    return sorted(path.relative_to(BOARD).as_posix() for path in BOARD.rglob("*.py"))


def piece_files() -> list[str]:
    return [file for file in all_files() if file.split("/")[0] in FOLDERS and Path(file).stem not in BASES]


def own_names(module: ast.Module, stem: str) -> tuple[set[str], set[str]]:
    """What a piece's file calls its own: names (the file's, its classes', its pieces'), and texts (its decisions, verbs)."""
    names, texts = {stem.replace("_", "-")}, set[str]()
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            asks = any(isinstance(line, ast.FunctionDef) and line.name == "apply" for line in node.body)
            for line in node.body:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "name":
                    (texts if asks else names).update(texts_in(line.value))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "CATALOGUE.add":
            texts.update(texts_in(node.args[0]))
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "add_pieces":
            names.update(texts_in(node.args[0]))
    return names - OTHER_MEANINGS.keys(), texts - OTHER_MEANINGS.keys()


def texts_in(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def docstrings(module: ast.Module) -> set[ast.expr]:
    return {
        node.body[0].value
        for node in ast.walk(module)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body and isinstance(node.body[0], ast.Expr)
    }


def names_in(module: ast.Module) -> Iterator[tuple[int, str, bool]]:
    """Every name and every text in the code, with its line, and whether it is a text."""
    left_out = docstrings(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Name):
            yield node.lineno, node.id, False
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr, False
        elif isinstance(node, ast.arg | ast.keyword):
            yield node.lineno, node.arg or "", False
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.lineno, node.name, False
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in left_out:
            yield node.lineno, node.value, True


@cache
def sayings(module: ast.Module) -> list[tuple[int, str, bool, str]]:
    """The same with the words of each."""
    return [(line, text, is_text, words_of(text)) for line, text, is_text in names_in(module)]


@cache
def imports_in(module: ast.Module) -> list[tuple[int, str]]:
    return [
        (node.lineno, node.module.removeprefix("carson.board.").replace(".", "/") + ".py")
        for node in ast.walk(module)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("carson.board.")
    ]


def breaches(module: ast.Module, file: str, piece: str, own: tuple[set[str], set[str]]) -> list[str]:
    """Where the code of a file imports from a piece's, or says what that calls its own."""
    names, texts = own
    found = [f"{file}:{line}: imports {piece}" for line, imported in imports_in(module) if imported == piece]
    words = [(name, words_of(name), singular(words_of(name))) for name in names]
    for line, text, is_text, said in sayings(module):
        for name, several, one in words:
            if several in said or one in said:
                found.append(f"{file}:{line}: says {text!r}, and {name!r} is {piece}'s")
        if is_text and text in texts:
            found.append(f"{file}:{line}: says {text!r}, which is {piece}'s")
    return found


CITY_HALL = """
class CityHall(Building):
    name = "city-hall"
class PlaceCityHall(Decision):
    name = "place-it"
    def apply(self): ...
EXTEND = CATALOGUE.add("extend", SIDES)
FLAGS = add_pieces("flags", 2)
"""


@pytest.mark.parametrize(
    "source",
    [
        "from carson.board.buildings.city_hall import CITY_HALL",
        "def later():\n    from carson.board.buildings.city_hall import sites",
        "if content == CITY_HALL: ...",
        "game.city_hall = -1",
        "parts.append(('city-hall', 1, level))",
        "raise Refusal('city-hall-is-nobodys')",
        "raise Refusal(f'{kind}-city-hall')",
        "def city_hall_taken(game): ...",
        "def drawn(*, city_hall): ...",
        "drawn(city_hall=True)",
        "isinstance(building, CityHall)",
        "effects = {'extend': road}",
        "if name == 'place-it': ...",
        "held[FLAGS + seat]",
        "tell('flag')",
    ],
)
def test_what_asks_who_it_is_is_found(source: str) -> None:
    own = own_names(ast.parse(CITY_HALL), "city_hall")
    assert len(breaches(ast.parse(source), "round/setup.py", "buildings/city_hall.py", own)) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"City Hall stands there."',
        'def fill(track):\n    "City Hall comes first."\n    return track  # but for city-hall',
        "from carson.board.buildings import BUILDINGS",
        "game.extend_network(side)",
        "hall = city = 1",
    ],
)
def test_what_does_not_is_allowed(source: str) -> None:
    own = own_names(ast.parse(CITY_HALL), "city_hall")
    assert breaches(ast.parse(source), "round/setup.py", "buildings/city_hall.py", own) == []


@pytest.mark.parametrize("piece", piece_files())
def test_nothing_else_asks_who_it_is(piece: str) -> None:
    own = own_names(tree(piece), Path(piece).stem)
    found = []
    for file in (*all_files(), *SENTENCES, *TERMINAL):
        gathers = file.endswith("/__init__.py") and file.split("/")[0] == piece.split("/")[0]
        if file != piece and not gathers and (file, piece) not in NAMED_BY_THE_RULES:
            found += breaches(tree(file), file, piece, own)
    assert found == []


def test_what_the_rules_name_is_needed() -> None:
    for file, piece in NAMED_BY_THE_RULES:
        assert piece in [imported for _, imported in imports_in(tree(file))], (file, piece)
