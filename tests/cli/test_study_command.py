"""`carson study`: from a command to a page, going on, and what is wrong with what was asked for."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import Command, written

QUICK = ("--bots", "random", "--seed", "s", "--workers", "1")


class Page(HTMLParser):
    """What a page loads from elsewhere, the tags that are open, and its tables."""

    VOID = frozenset({"meta", "circle", "path", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.outside: list[str] = []
        self.tables = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tables += tag == "table"
        self.outside += [value for name, value in attrs if name in ("src", "href") and value and not value.startswith("#")]
        self.outside += [tag] * (tag in ("script", "link", "img", "iframe"))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_few_games_give_a_page_that_needs_nothing_and_warns(carson: Command, tmp_path: Path, game: str) -> None:
    path = tmp_path / "report.html"
    result = carson("study", game, "--games", "12", *QUICK, "--output", path)
    assert (result.status, result.err) == (0, "")
    assert str(path) in result.out
    text = path.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert (page.open, page.outside) == ([], [])
    assert page.tables > 8
    assert "These are few games" in text
    assert re.search(r"@import|url\(|https?:", text) is None
    assert not re.search(r"\binf\b|\bnan\b|None", text)


def test_the_same_figures_as_json(carson: Command) -> None:
    printed = carson.json("study", "cards", "--games", "3", *QUICK, "--players", "4")
    assert (printed["games"], printed["game"], printed["seed"]) == (3, "cards", "s")
    tables = {table["id"]: table["rows"] for table in printed["tables"]}
    (players,) = tables["players"]
    assert (players["name"], players["games"]) == ("4", 3)
    assert set(players["decisions"]) == {"value", "low", "high", "games", "stands"}
    assert next(row for row in tables["rulings"] if row["name"] == "C2.3")["a-game"]["value"] == 18


def test_a_file_goes_on_and_gives_what_one_run_gives(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("study", "board", *QUICK, "--players", "2", "--preset", "first-game")
    carson.json(*arguments, "--games", "2", "--file", file)
    file.write_text(file.read_text(encoding="utf-8") + '{"number": 2, "cho', encoding="utf-8")  # broken off
    resumed = carson.json("study", "--resume", file, "--games", "4")
    assert repeatable(resumed) == repeatable(carson.json(*arguments, "--games", "4"))


@pytest.mark.slow
def test_two_workers_give_what_one_gives(carson: Command) -> None:
    arguments = ("study", "board", *QUICK, "--games", "12")
    assert repeatable(carson.json(*arguments, "--workers", "2")) == repeatable(carson.json(*arguments))


def repeatable(printed: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in printed.items() if name != "ms"}


def test_what_is_left_open_is_mixed(carson: Command, tmp_path: Path) -> None:
    printed = carson.json("study", "board", "--games", "20", *QUICK)
    tables = {table["id"]: table["rows"] for table in printed["tables"]}
    assert [row["name"] for row in tables["players"]] == list("23456")
    assert 3 < sum(row["games"] for row in tables["variants"]) < 17


def test_games_that_this_version_would_play_otherwise_are_left_out(carson: Command, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arguments = ("study", "cards", *QUICK, "--games", "2", "--file", file, "--json")
    carson(*arguments)
    head, first, second = file.read_text(encoding="utf-8").splitlines()
    changed = json.loads(first)
    changed["choices"] = changed["choices"][1:]
    written(tmp_path, "\n".join([head, json.dumps(changed), second, ""]), "games.jsonl")
    result = carson(*arguments)
    assert json.loads(result.out)["games"] == 1
    assert "1 of the games" in result.err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--bots", "nobody"), "nobody"),
        (("--bots", ""), "bot"),
        (("--games", "0"), "--games"),
        (("--preset", "none"), "none"),
        (("--players", "9"), "9"),
        (("cards", "--variants", "river"), "--variants"),
        (("chess",), "chess"),
        (("--resume", "nowhere.jsonl"), "nowhere.jsonl"),
    ],
)
def test_bad_input_gets_one_sentence(carson: Command, arguments: tuple[str, ...], says: str) -> None:
    assert says in carson("study", *arguments).complaint()


def test_a_file_of_something_else_and_a_report_that_cannot_be_written(carson: Command, tmp_path: Path) -> None:
    file = written(tmp_path, "nothing of ours\n")
    assert str(file) in carson("study", "--file", file, "--games", "1", *QUICK).complaint()
    nowhere = tmp_path / "nowhere" / "report.html"
    assert str(nowhere) in carson("study", "--games", "1", *QUICK, "--players", "2", "--output", nowhere).complaint()


def test_without_numpy_it_says_where_the_games_are(carson: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_numpy(module: str) -> object:
        raise ImportError(module)

    monkeypatch.setattr("carson.lab.study.estimating.import_module", no_numpy)
    file = tmp_path / "games.jsonl"
    said = carson("study", "--games", "1", *QUICK, "--players", "2", "--file", file).complaint()
    assert "numpy" in said
    assert str(file) in said
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
