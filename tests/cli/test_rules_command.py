"""`carson rules` and `carson presets`: what they print. What the search finds: test_rules.py."""

import re

import pytest

from carson.board.configuration.data import DEFAULT
from carson.games import title_of
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


@pytest.mark.ruling("B11.1")
def test_the_figures_are_listed_with_where_they_come_from(carson: Command) -> None:
    text = " ".join(carson("rules", "B11.1").out.split())
    assert "start money 15, roads 1" in text
    assert "known from a rulebook" in text
    assert "highest.first drugstore 21, bank 21, saloon 35 worked out from other known figures" in text


@pytest.mark.ruling("C5.1")
def test_the_figures_of_the_deck_say_which_are_ours(carson: Command) -> None:
    text = " ".join(carson("rules", "C5.1").out.split())
    assert "terrain.era-1 cards 48, empty 104, house 32" in text
    rows = carson.json("rules", "C5.1")["figures"]
    known = {row["table"]: row["values"] for row in rows if row["standing"] == "known"}
    assert sum(known["terrain.era-2"].values()) - known["terrain.era-2"]["cards"] == 4 * known["terrain.era-2"]["cards"]
    ours = {row["table"] for row in rows if row["standing"] == "ours"}
    characters = {"characters priority", "characters back", "characters back signs"}
    assert ours == {"terrain.era-1 priority", "terrain.era-2 priority", *characters}
    priorities = next(row["values"] for row in rows if row["table"] == "terrain.era-1 priority")
    assert set(priorities) <= set("123456789")


def test_a_letter_lists_the_chapters_of_its_game(carson: Command) -> None:
    headings = [line for line in carson("rules", "C").out.splitlines() if line.startswith("C")]
    assert [heading.split()[0] for heading in headings] == ["C1", "C2", "C3", "C4", "C5"]


def test_every_figure_is_in_the_table_once(carson: Command) -> None:
    rows = carson.json("rules", "B11.1")["figures"]
    listed = {f"{row['table']}.{name}": row["standing"] for row in rows for name in row["values"]}
    assert listed == DEFAULT.standing


def test_presets_editions_variants_and_extras_have_a_line_each(carson: Command) -> None:
    lines = [line for line in carson("presets").out.splitlines() if re.match("  [a-z]", line)]
    board, cards = title_of("board"), title_of("cards")
    listed = [*board.presets, *board.editions, *board.variants, *board.extras, *cards.presets]
    assert [line.split()[0] for line in lines] == listed
    assert all(len(line.split()) > 4 for line in lines)


def test_presets_for_programs(carson: Command) -> None:
    printed = carson.json("presets")
    assert set(printed) == {"board", "cards"}
    assert printed["cards"]["solo"]["config"] == title_of("cards").preset("solo")
    assert printed["board"]["first-game"]["config"] == title_of("board").preset("first-game")
