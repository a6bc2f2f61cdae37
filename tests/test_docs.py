"""The documents name everything there is: decisions, choices, variants, pieces; and our own rulings complete real ones."""

from __future__ import annotations

import re
import shlex
from importlib import import_module
from pathlib import Path

from carson.board.position import read_position
from carson.board.steps import STEPS
from carson.board.things import PIECES
from carson.board.variants import ALL_VARIANTS
from carson.cli.parser import Parser
from carson.games import game_kind
from tools.coverage_table import rulings

DOCS = Path(__file__).parent.parent / "docs"


def quoted(name: str) -> set[str]:
    """What a document has between backticks."""
    return set(re.findall(r"`([^`\n]+)`", (DOCS / name).read_text(encoding="utf-8")))


def test_every_decision_is_in_the_table() -> None:
    decisions = {name for name, task in zip(STEPS.names, STEPS.tasks, strict=True) if task is None}
    assert decisions - quoted("decisions.md") == set()


def test_every_kind_of_choice_is_shown() -> None:
    catalogue = game_kind("board").catalogue
    shown = [catalogue.find(text) for text in quoted("decisions.md")]
    assert set(catalogue.verbs()) - {choice.verb for choice in shown if choice} == set()


def test_what_the_decision_tables_show_as_choices_are_some() -> None:
    catalogue = game_kind("board").catalogue
    rows = re.findall(r"^\| `.+\|$", (DOCS / "decisions.md").read_text(encoding="utf-8"), re.MULTILINE)
    shown = {text for row in rows for text in re.findall(r"`([a-z]+ [^`]+)`", row)}
    assert len(shown) > len(catalogue.verbs()) / 2
    assert {text for text in shown if catalogue.find(text) is None} == set()


def test_every_variant_is_named() -> None:
    for document in ("records.md", "architecture.md"):
        assert set(ALL_VARIANTS) - quoted(document) == set(), document


def test_every_piece_of_a_player_is_named_in_positions() -> None:
    words = {word.split()[0] for word in quoted("positions.md")}
    assert set(PIECES) - words == set()


def test_the_position_in_the_docs_can_be_read() -> None:
    example = re.search(r"```\n(carson-city position.+?)```", (DOCS / "positions.md").read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert read_position(example[1]).round == 2


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
