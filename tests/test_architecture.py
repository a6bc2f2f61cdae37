"""The parts of the package import each other in one direction only, and the engine touches nothing outside itself.

The checkers work on source text, so that the first tests here can show that they find what they look for.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import carson.games

PACKAGE = Path(__file__).parents[1] / "src" / "carson"
WEB = PACKAGE.parents[1] / "web" / "src"

# Which parts a part may import. "carson" stands for the modules directly in the package.
GAMES = {"core", "board", "cards"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "board": {"core"},
    "cards": {"core"},
    "locales": set(),
    "sentences": GAMES | {"locales"},
    "bots": GAMES,
    "table": GAMES | {"bots", "locales", "sentences"},
    "lab": GAMES | {"bots", "locales", "table"},
    "server": GAMES | {"bots", "lab", "locales", "sentences", "table"},
    "cli": GAMES | {"bots", "locales", "sentences", "table", "lab", "server"},
    "carson": GAMES | {"bots", "lab", "cli"},
}

# The engine, and tables in words: no files, no clock, no chance but their own, no threads, no other processes, no modules
# found by name, and the standard library alone. So all of it runs wherever Python does, a browser included. (What the words
# of `locales` are read with is another matter.)
ENGINE = GAMES | {"table", "sentences"}
FORBIDDEN_MODULES = set(
    """
    asyncio concurrent datetime glob http importlib io logging multiprocessing os pathlib pkgutil random secrets
    select shutil signal socket sqlite3 ssl subprocess tempfile threading time tomllib urllib uuid
    """.split()
)
FORBIDDEN_CALLS = {"open", "print", "input", "breakpoint", "__import__"}
# The games' tables and lessons come with the package, and each is read in one place; what the checker alone imports is
# not there.
EXCEPTIONS = {
    "core/compiled.py": {"mypy_extensions"},
    "core/toml_text.py": {"tomllib"},
    "board/configuration/data.py": {"importlib.resources"},
    "cards/configuration/deck.py": {"importlib.resources"},
    "table/lessons/shelf.py": {"importlib.resources"},
}


@cache
def parsed(source: str) -> ast.Module:
    return ast.parse(source)


def imported_modules(tree: ast.Module, file: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything imported, `from a import b` as `a.b`; `file` is the path inside the package."""
    package = ["carson", *file.split("/")[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            if node.module:
                base = [*base, node.module]
            for name in node.names:
                yield node.lineno, ".".join([*base, name.name])


def part_of(file: str) -> str:
    return file.split("/")[0] if "/" in file else "carson"


def direction_breaches(source: str, file: str) -> list[str]:
    part = part_of(file)
    if part not in MAY_IMPORT:
        return [f"{file}: the part {part!r} has no place in MAY_IMPORT"]
    breaches = []
    for line, module in imported_modules(parsed(source), file):
        names = module.split(".")
        if names[0] != "carson" or len(names) < 2 or names[1] not in MAY_IMPORT:
            continue
        if names[1] != part and names[1] not in MAY_IMPORT[part]:
            breaches.append(f"{file}:{line}: {part} imports {module}")
    return breaches


def engine_breaches(source: str, file: str) -> list[str]:
    if part_of(file) not in ENGINE:
        return []
    tree = parsed(source)
    allowed = EXCEPTIONS.get(file, set())
    breaches = []
    for line, module in imported_modules(tree, file):
        top = module.split(".")[0]
        if top == "carson" or any(module == name or module.startswith(name + ".") for name in allowed):
            continue
        if top not in sys.stdlib_module_names or top in FORBIDDEN_MODULES:
            breaches.append(f"{file}:{line}: imports {module}")
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FORBIDDEN_CALLS:
            breaches.append(f"{file}:{node.lineno}: calls {node.func.id}()")
    return breaches


def package_sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/ledger.py", "from carson.board import game"),
        ("core/ledger.py", "import carson.board.game"),
        ("core/ledger.py", "from carson import board"),
        ("core/ledger.py", "from .. import board"),
        ("core/ledger.py", "from ..board import game"),
        ("core/ledger.py", "def later():\n    from carson.bots import greedy"),
        ("core/ledger.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from carson.cli import main"),
        ("board/characters/sheriff.py", "from carson.cards import game"),
        ("board/characters/sheriff.py", "from ...cards import game"),
        ("cards/game.py", "from carson.board import game"),
        ("board/game.py", "from carson.locales import words"),
        ("bots/board/greedy.py", "from carson.lab import arena"),
        ("lab/arena.py", "from carson.cli import main"),
        ("server/http/app.py", "from carson.cli import main"),
        ("locales/__init__.py", "from carson.core import errors"),
        ("table/live_table.py", "from carson.server.store import Store"),
        ("table/moments.py", "from carson.lab import arena"),
        ("surprise/thing.py", ""),
    ],
)
def test_an_import_against_the_direction_is_found(file: str, source: str) -> None:
    assert len(direction_breaches(source, file)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/ledger.py", "from carson.core import errors\nfrom . import dice\nfrom .events import Event"),
        ("board/characters/sheriff.py", "from carson.core import dice\nfrom ..game import Game\nfrom ... import core"),
        ("bots/board/greedy.py", "from carson.board import game\nfrom carson.cards import game as card_game"),
        ("lab/arena.py", "from carson.bots import greedy\nfrom carson.locales import words"),
        ("cli/__init__.py", "from carson import __version__, locales\nfrom carson.lab import arena"),
        ("__main__.py", "from carson.cli import main"),
    ],
)
def test_an_import_along_the_direction_is_allowed(file: str, source: str) -> None:
    assert direction_breaches(source, file) == []


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/dice.py", "import random"),
        ("core/dice.py", "from time import monotonic"),
        ("core/dice.py", "import os.path"),
        ("core/dice.py", "import rich"),
        ("core/dice.py", "from fluent.runtime import FluentBundle"),
        ("cards/data.py", "import tomllib"),
        ("board/game.py", "from importlib import resources"),
        ("board/configuration/data.py", "import importlib"),
        ("board/configuration/data.py", "from pathlib import Path"),
        ("board/configuration/data.py", "table = open('buildings.toml')"),
        ("board/game.py", "def report(text):\n    print(text)"),
        ("board/game.py", "answer = input()"),
        ("table/live_table.py", "import asyncio"),
        ("table/agreement.py", "from msgspec import Struct"),
        ("table/new_tables.py", "from secrets import token_hex"),
        ("table/story/story.py", "from time import time"),
        ("sentences/naming.py", "from babel.numbers import format_decimal"),
    ],
)
def test_a_breach_of_the_engines_limits_is_found(file: str, source: str) -> None:
    assert len(engine_breaches(source, file)) == 1


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("core/dice.py", "from __future__ import annotations\nfrom hashlib import blake2b\nfrom . import errors"),
        ("board/configuration/data.py", "from importlib import resources\nfrom importlib.resources import files"),
        ("board/game.py", "def opened(saloon):\n    return saloon.open()"),
        ("cli/__init__.py", "import random\nimport rich\nprint(open('notes'))"),
    ],
)
def test_what_the_limits_leave_free_is_allowed(file: str, source: str) -> None:
    assert engine_breaches(source, file) == []


def test_the_package_is_found() -> None:
    assert "__init__.py" in [file for file, _ in package_sources()]


def test_imports_go_one_way() -> None:
    assert [breach for file, source in package_sources() for breach in direction_breaches(source, file)] == []


# Where a file is one of a kind there are as many as there are of them.
ONE_OF_A_KIND = {"board/buildings", "board/characters", "cli/commands"}
MOST_FILES = 14
MOST_FILES_OF_THE_PAGE = 15  # whose tests lie beside them


def test_no_room_is_crowded() -> None:
    rooms = Counter(file.rpartition("/")[0] for file, _ in package_sources() if not file.endswith("__init__.py"))
    assert [room for room, files in rooms.items() if files > MOST_FILES and room not in ONE_OF_A_KIND] == []


def test_no_room_of_the_page_is_crowded() -> None:
    sources = [path.relative_to(WEB) for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    rooms = Counter(path.parent.as_posix() for path in sources)
    assert len(rooms) > 20
    assert [room for room, files in rooms.items() if files > MOST_FILES_OF_THE_PAGE] == []


def test_the_engine_keeps_to_itself() -> None:
    assert [breach for file, source in package_sources() for breach in engine_breaches(source, file)] == []


# A wall clock can be set. A server asks it in one place, and everything else goes by `Hub.now` or a monotonic clock. The log
# has times for people.
WALL_CLOCKS = {"time", "time.time", "time.time_ns", "datetime", "datetime.datetime"}
MAY_LOOK_AT_THE_WALL = {"server/store/store.py", "server/logs.py"}


def looks_at_the_wall(source: str, file: str) -> bool:
    return not WALL_CLOCKS.isdisjoint(name for _, name in imported_modules(parsed(source), file))


def test_a_look_at_the_wall_clock_is_found() -> None:
    assert looks_at_the_wall("from time import monotonic, time", "server/rooms/hub.py")
    assert looks_at_the_wall("import time", "server/rooms/hub.py")
    assert not looks_at_the_wall("from time import monotonic, perf_counter, sleep", "server/rooms/hub.py")


def test_a_server_has_a_time_of_its_own() -> None:
    looking = {file for file, source in package_sources() if file.startswith("server/") and looks_at_the_wall(source, file)}
    assert looking == MAY_LOOK_AT_THE_WALL


# A game is named in its own files and in `games.py`, where everything else finds it.
NAMES = set(carson.games.GAMES)
OTHER_MEANINGS = {"core/ledger.py"}  # "board" is also where pieces lie


def is_a_games_own(file: str) -> bool:
    """Board's are all below a folder `board` and those whose names begin so."""
    *folders, name = file.split("/")
    return not NAMES.isdisjoint(folders) or name.split("_")[0] in NAMES


def games_named(source: str, file: str) -> list[str]:
    """Where a file that is no game's own names one: by importing of it, or as a text."""
    tree = parsed(source)
    imported = [(line, module) for line, module in imported_modules(tree, file) if f"{module}..".split(".")[1] in NAMES]
    texts = [(node.lineno, node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and node.value in NAMES]
    return [f"{file}:{line}: {what}" for line, what in imported + texts]


@pytest.mark.parametrize(
    "source",
    ["from carson.board.game import BoardGame", "import carson.cards", "if game == 'cards':\n    ...", "x = {'board': 1}"],
)
def test_a_game_that_is_named_is_found(source: str) -> None:
    assert games_named(source, "server/http/app.py")


def test_a_game_is_named_in_its_own_files_and_its_entry_alone() -> None:
    others = [
        (file, source)
        for file, source in package_sources()
        if file not in OTHER_MEANINGS | {"games.py"} and not is_a_games_own(file)
    ]
    assert [named for file, source in others for named in games_named(source, file)] == []


NAMED_IN_PAGE = re.compile(rf"[\"'`/]({'|'.join(NAMES)})[\"'`/]")


def test_the_page_names_a_game_in_its_own_folder_and_its_entry_alone() -> None:
    sources = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte")]
    assert NAMED_IN_PAGE.search((WEB / "games.ts").read_text(encoding="utf-8"))
    others = [
        path
        for path in sources
        if path.relative_to(WEB).parts[0] not in NAMES | {"games.ts", "protocol.d.ts"} and not path.name.endswith(".test.ts")
    ]
    assert len(others) > 100
    assert [str(path) for path in others if NAMED_IN_PAGE.search(path.read_text(encoding="utf-8"))] == []


# Outside a game's own screens the page names none of its things: it asks which there are. A river one draws oneself.
TITLES = carson.games.titles()
OF_THE_GAMES = {name for title in TITLES for name in (*title.variants, *title.extras, *title.spaces)} - {"river"}


def test_the_page_asks_which_variants_and_spaces_there_are() -> None:
    around = [
        path
        for path in sorted(WEB.rglob("*"))
        if path.suffix in (".ts", ".svelte")
        and not path.name.endswith((".test.ts", ".d.ts"))
        and (path.name == "entry.ts" or path.relative_to(WEB).parts[0] not in NAMES | {"drawings"})
    ]
    assert {"entry.ts", "games.ts", "sharing.ts", "SetupBoard.svelte"} <= {path.name for path in around}
    assert len(OF_THE_GAMES) > 20
    named = {path.name: OF_THE_GAMES & set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", code_of(path))) for path in around}
    assert {file: names for file, names in named.items() if names} == {}


def code_of(path: Path) -> str:
    """A source of the page without its comments."""
    return re.sub(r"/\*.*?\*/|<!--.*?-->|//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


# A bot asked in any other way than `bots.ask` and `bots.ask_why` might get the true game.
MAY_ASK_BOTS = {
    "src/carson/bots/bot.py",
    "tools/recording.py",  # its choosers are no bots: they look for games in which much happens
}


def questions_to_bots(source: str) -> list[int]:
    """The lines with calls of `choose(game, seat)` or `considered(game, seat)`, but for what a bot asks itself."""
    if not re.search(r"\.\s*(choose|considered)\b", source):
        return []  # most files, which need not be parsed
    found = []
    for node in ast.walk(parsed(source)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and len(node.args) == 2):
            continue
        if node.func.attr not in ("choose", "considered"):
            continue
        asked, second = ast.unparse(node.func.value), ast.unparse(node.args[1])
        about_a_seat = second.endswith(("seat", "waiting[0]", "waiting")) or "bot" in asked.lower()
        if (node.func.attr == "considered" or about_a_seat) and asked not in ("self", "super()"):
            found.append(node.lineno)
    return found


@pytest.mark.parametrize(
    "source",
    [
        "bots[seat].choose(game, seat)",
        "make_bot('greedy', 1, 'board').choose(game, 0)",
        "RandomBot(1).choose(game, game.waiting[0])",
        "self.players[0].choose(self.game, self.seat)",
        "found = player.considered(game, 0)",
    ],
)
def test_a_bot_that_is_asked_by_the_way_is_found(source: str) -> None:
    assert questions_to_bots(source) == [1]


@pytest.mark.parametrize(
    "source",
    ["ask(bots[seat], game, seat)", "game.choose(seat, choice)", "play.choose(0, 'pass')", "self.choose(copy, seat)"],
)
def test_what_asks_no_bot_is_left_alone(source: str) -> None:
    assert questions_to_bots(source) == []


def test_bots_are_asked_in_one_way() -> None:
    """So that they get nothing but imagined games."""
    root = PACKAGE.parents[1]
    asking = {
        path.relative_to(root).as_posix()
        for folder in ("src", "tools", "tests", "examples")
        for path in sorted((root / folder).rglob("*.py"))
        if questions_to_bots(path.read_text(encoding="utf-8"))
    }
    assert asking == MAY_ASK_BOTS


def unknown_files(source: str, known: set[str]) -> list[str]:
    """The modules that a text names in backquotes, with or without their folders, and that there are not."""
    named: list[str] = re.findall(r"`([a-z_0-9/]+\.py)`", source)
    return [name for name in named if not any(f"/{path}".endswith(f"/{name}") for path in known)]


def test_a_file_that_has_moved_away_is_found() -> None:
    assert unknown_files("see `fields.py`, `state/fields.py`, `face.py`", {"board/state/fields.py"}) == ["face.py"]


def test_comments_name_files_that_there_are() -> None:
    root = PACKAGE.parents[1]
    known = {path.relative_to(root).as_posix() for part in ("src", "tests", "tools") for path in (root / part).rglob("*.py")}
    found = {path.relative_to(PACKAGE).as_posix(): unknown_files(path.read_text(), known) for path in PACKAGE.rglob("*.py")}
    assert {path: names for path, names in found.items() if names} == {}
