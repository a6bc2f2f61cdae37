"""Numbers as each language writes them: `Words.number`, the words for percents, and that nobody does it otherwise."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carson
from carson.locales import Words
from tests.locales.test_words import FILES

SOURCES = sorted(Path(carson.__file__).parent.glob("*/**/*.py"))
WEB = Path(carson.__file__).parents[2] / "web" / "src"
SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "12,345.7"), ("nl", "12.345,7"), ("de", "12.345,7"), ("pl", f"12{SPACE}345,7")],
)
def test_thousands_and_fractions(language: str, text: str) -> None:
    assert Words(language).number(12345.678, 1) == text


def test_as_many_digits_as_asked_for() -> None:
    """Halves are rounded up, as browsers do: the page shows the same number beside it."""
    words = Words("nl")
    assert [words.number(2.5), words.number(3, 1), words.number(0.126, 2), words.number(-0.5, 1)] == [
        "3",
        "3,0",
        "0,13",
        "-0,5",
    ]


def test_a_percent_in_a_sentence_is_written_as_one_by_itself() -> None:
    words = Words("de")
    odds = words("odds", player="Ann", percent=58)
    assert words("choice-duel", place="c3", odds=odds) == f"Duell auf c3: Ann 58{SPACE}%"


@pytest.mark.parametrize(("language", "text"), [("en", "30%"), ("nl", "30%"), ("de", f"30{SPACE}%"), ("pl", "30%")])
def test_percents(language: str, text: str) -> None:
    words = Words(language)
    assert words("percent", percent=30) == text
    assert words("odds", player="Ann", percent=30) == f"Ann {text}"


def formatted(source: Path) -> Iterator[int]:
    """The lines with a number that is written in the program's own way: `f"{mean:.1f}"`."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None:
            if re.search(r"[,.]|[f%]$", ast.unparse(node.format_spec).removeprefix("f")[1:-1]):
                yield node.lineno


def test_the_check_finds_numbers(tmp_path: Path) -> None:
    source = tmp_path / "a.py"
    source.write_text('f"{a:.1f}"\nf"{a:,}"\nf"{a:.1%}"\nf"{a:>3}"\nf"{a:+d}"\nf"{a:<{b}}"\nf"{a:08}"\n')
    assert list(formatted(source)) == [1, 2, 3]


def test_the_program_leaves_fractions_and_thousands_to_the_language() -> None:
    assert not [f"{source.stem}:{line}" for source in SOURCES for line in formatted(source)]


def test_percents_are_written_in_one_place() -> None:
    lines = [line for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
    assert not [line for line in lines if re.search(r"\}\s?%", line) and not line.startswith("percent =")]


def test_the_page_leaves_them_to_the_language_too() -> None:
    written = re.compile(r"toFixed\(|toLocaleString\(|NumberFormat\(|\}%<|\}%\{")
    drawn = ("drawings", "words.svelte.ts")
    sources = [path for ending in ("ts", "svelte") for path in sorted(WEB.rglob(f"*.{ending}"))]
    found = [path for path in sources if not any(part in drawn for part in path.parts) and written.search(path.read_text())]
    assert not found
