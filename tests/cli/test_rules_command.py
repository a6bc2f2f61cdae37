"""`carson rules` and `carson presets`: what they print. What the search finds: test_rules.py."""

import pytest

from carson.games import game_kind
from tests.cli.command import Command


def test_without_a_query_the_chapters(carson: Command) -> None:
    lines = carson("rules").out.splitlines()
    assert lines[0] == "B1   The two editions"
    assert lines[10].startswith("B11")


def test_a_ruling_has_a_heading_and_short_lines(carson: Command) -> None:
    heading, *text = carson("rules", "B5.6").out.splitlines()
    assert heading == "B5.6  Houses and Townhouses"
    assert all(line.startswith("  ") and len(line) <= 96 and line == line.rstrip() for line in text)


def test_several_words_are_one_query(carson: Command) -> None:
    assert carson("rules", "church", "outlaw") == carson("rules", "church outlaw")


def test_rulings_for_programs(carson: Command) -> None:
    printed = carson.json("rules", "b5.6")
    (ruling,) = printed["rulings"]
    assert (ruling["number"], ruling["title"]) == ("B5.6", "Houses and Townhouses")
    assert "Townhouse" in ruling["text"]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [("B5.16", "There is no ruling B5.16: that chapter goes from"), ("zeppelin", "No ruling mentions “zeppelin”: try")],
)
def test_what_is_not_there_is_said_in_one_sentence(carson: Command, query: str, sentence: str) -> None:
    assert carson("rules", query).complaint().startswith(sentence)
    assert carson("rules", query, "--json").complaint().startswith(sentence)


def test_presets_have_a_line_each(carson: Command) -> None:
    lines = carson("presets").out.splitlines()
    assert [line.split()[0] for line in lines] == list(game_kind("board").presets)
    assert all(len(line.split()) > 4 for line in lines)


def test_presets_for_programs(carson: Command) -> None:
    printed = carson.json("presets")
    assert set(printed) == {"board"}
    assert printed["board"]["first-game"]["config"] == game_kind("board").preset("first-game")
