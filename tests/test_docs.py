"""The documents name everything there is: decisions, choices, variants, pieces; and our own rulings complete real ones."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from carson.board.game import BoardGame
from carson.board.state.things import PIECES
from carson.board.variants import ALL_VARIANTS
from carson.cards.game import CardGame
from carson.cli.parser import Parser
from carson.core.agenda import Decision, Steps
from carson.games import GAMES, title_of, titles
from tests.board.state.test_decisions import VALUES as BOARD_VALUES
from tools.coverage_table import rulings

DOCS = Path(__file__).parent.parent / "docs"
SERVER = DOCS.parent / "src" / "carson" / "server"

titles()  # which loads the games: whatever they register is there


def quoted(name: str) -> set[str]:
    """What a document has between backticks."""
    return set(re.findall(r"`([^`\n]+)`", (DOCS / name).read_text(encoding="utf-8")))


@pytest.mark.parametrize("steps", [BoardGame.steps, CardGame.steps], ids=GAMES)
def test_every_decision_is_in_the_table(steps: Steps[Any]) -> None:
    decisions = {name for name, task in zip(steps.names, steps.tasks, strict=True) if task is None}
    assert decisions - quoted("decisions.md") == set()


def test_what_decisions_are_about_is_in_a_table() -> None:
    """Each decision that has values stands there with their names."""
    titles()  # their modules register the decisions
    text = (
        (DOCS / "decisions.md").read_text(encoding="utf-8").partition("## What a decision is about")[2].partition("\n## ")[0]
    )
    rows = [row.split("|")[1:3] for row in text.splitlines() if row.startswith("| `")]
    table = {name: re.findall("`([^`]+)`", values) for names, values in rows for name in re.findall("`([^`]+)`", names)}
    assert table == {name: list(values) for name, (_, values) in BOARD_VALUES.items()} | {
        "use-power": ["character"], "place-card": ["card"]
    }  # fmt: skip
    cards = CardGame.steps
    about = [decision.name for decision in cards.decisions if type(decision).values is not Decision.values]
    assert about == ["place-card", "use-power"]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_choice_is_shown(game: str) -> None:
    catalogue = title_of(game).catalogue
    shown = [catalogue.find(text) for text in quoted("decisions.md")]
    assert set(catalogue.verbs()) - {choice.verb for choice in shown if choice} == set()


def test_what_the_decision_tables_show_as_choices_are_some() -> None:
    rows = re.findall(r"^\| `.+\|$", (DOCS / "decisions.md").read_text(encoding="utf-8"), re.MULTILINE)
    shown = {text for row in rows for text in re.findall(r"`([a-z]+ [^`]+)`", row)}
    assert len(shown) > 30
    assert {text for text in shown if not any(kind.catalogue.find(text) for kind in titles())} == set()


def test_every_module_of_the_server_is_in_the_table() -> None:
    modules = {path.name for path in SERVER.glob("*.py")} - {"__init__.py"}
    folders = {f"{path.parent.name}/" for path in SERVER.glob("*/__init__.py")}
    assert (modules | folders) - quoted("rooms.md") == set()


def test_every_dependency_has_its_reason() -> None:
    project = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(name for extra in project["optional-dependencies"].values() for name in extra)]
    needed = {name for line in wanted for name in re.findall(r"^[\w.-]+", line)} - {project["name"]}
    text = (DOCS / "dependencies.md").read_text(encoding="utf-8").partition("## Not taken")[0]
    taken, _, page = text.partition("## For the page")
    assert set(re.findall(r"^\| ([\w.-]+) \| .+\.\S* \|$", taken, re.MULTILINE)) == needed
    places = [DOCS.parent / "web", DOCS.parent / "tests" / "web" / "lighthouse"]
    files = [json.loads((place / "package.json").read_text(encoding="utf-8")) for place in places]
    packages = {name for file in files for name in {**file.get("dependencies", {}), **file.get("devDependencies", {})}}
    named = [
        name.strip() for names in re.findall(r"^\| ([^|]+) \| .+\.\S* \|$", page, re.MULTILINE) for name in names.split(",")
    ]
    assert set(named) == packages


def test_every_decision_about_the_design_is_listed() -> None:
    text = (DOCS / "adr" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^- \[(\d+): (.+)\]\((.+)\)$", text, re.MULTILINE)
    assert sorted(file for _, _, file in listed) == sorted(path.name for path in (DOCS / "adr").glob("0*.md"))
    for number, title, file in listed:
        assert file.startswith(f"{int(number):04}-")
        assert (DOCS / "adr" / file).read_text(encoding="utf-8").startswith(f"# {number}: {title}\n")


def test_every_variant_is_named() -> None:
    for document in ("records.md", "adding.md"):
        assert set(ALL_VARIANTS) - quoted(document) == set(), document


def test_every_piece_of_a_player_is_named_in_positions() -> None:
    words = {word.split()[0] for word in quoted("positions.md")}
    assert set(PIECES) - words == set()


@pytest.mark.parametrize(("header", "game", "round"), [("carson-city", "board", 2), ("carson-cards", "cards", 4)])
def test_the_position_in_the_docs_can_be_read(header: str, game: str, round: int) -> None:
    text = (DOCS / "positions.md").read_text(encoding="utf-8")
    example = re.search(rf"```\n({header} position.+?)```", text, re.DOTALL)
    assert example is not None
    assert title_of(game).from_position(example[1]).view(0)["round"] == round


def test_every_command_line_of_the_readme_can_be_read() -> None:
    text = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    lines = re.findall(r"^    carson (\w+) ([^#\n]*)", text, re.MULTILINE)
    assert len(lines) > 8
    for name, arguments in lines:
        parser = Parser(name)
        import_module(f"carson.cli.commands.{name}").add_arguments(parser)
        parser.parse(shlex.split(arguments))


def test_our_own_rulings_are_numbered_and_complete_others() -> None:
    heads = re.findall(r"^- P(\d+) \(([^)]+)\) ", (DOCS / "rulings.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number, _ in heads] == list(range(1, len(heads) + 1))
    known = rulings()
    assert {ruling for _, completed in heads for ruling in completed.split(", ") if ruling not in known} == set()
