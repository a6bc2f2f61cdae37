"""Writes docs/rules-coverage.md: each ruling with the tests that cover it, found by their marker `ruling`.

    .venv/bin/python tools/coverage_table.py

The tests are read, not run. tests/test_rules_coverage.py fails when a ruling lacks a test or the table is stale.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from carson.locales import Words

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
TABLE = ROOT / "docs" / "rules-coverage.md"

HEADING = """# Rules coverage

Which ruling is covered by which tests. `carson rules B5.6` tells a ruling in our own words. This table is written by
`.venv/bin/python tools/coverage_table.py` from the tests' markers; a test fails when it is stale or a ruling is not covered.
"""


@cache
def rulings() -> dict[str, str]:
    """The number and the title of each ruling, chapters (`B5`) included, in order."""
    words = Words("en")
    names = sorted(words.ids("rule-"), key=_natural)
    return {name.removeprefix("rule-").replace("-", "."): words(f"{name}.title") for name in names}


def _natural(name: str) -> tuple[str, list[int]]:
    """`rule-B2-10` after `rule-B2-9`, a chapter before its rulings, and C1 after all of B."""
    number = name.removeprefix("rule-")
    return number[0], [int(part) for part in number[1:].split("-")]


def is_chapter(number: str) -> bool:
    return "." not in number


def markers(source: str) -> Iterator[tuple[str, str]]:
    """Each ruling that a marker names, with the test's name, or none where the mark is the whole file's."""
    if ".ruling(" not in source:
        return  # most files, which need not be parsed
    for node in ast.parse(source).body:
        name = node.name if isinstance(node, ast.FunctionDef | ast.ClassDef) else ""
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "ruling":
                for argument in call.args:
                    yield ast.literal_eval(argument), name


@cache
def coverage() -> dict[str, dict[str, list[str]]]:
    """By ruling and by file, the names of the tests that cover it."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        file = path.relative_to(ROOT).as_posix()
        for number, test in markers(path.read_text(encoding="utf-8")):
            tests = found.setdefault(number, {}).setdefault(file, [])
            if test not in tests:
                tests.append(test)
    return found


def lacking() -> list[str]:
    """The rulings without a test."""
    return [number for number in rulings() if not is_chapter(number) and number not in coverage()]


def table() -> str:
    """The whole document."""
    covered = coverage()
    titles = rulings()
    numbers = [number for number in titles if not is_chapter(number)]
    done = len(numbers) - len(lacking())
    lines = [HEADING, f"{done} of {len(numbers)} rulings have tests."]
    for number, title in titles.items():
        if is_chapter(number):
            lines += ["", f"## {number} {title}", "", "| ruling | about | tests |", "|---|---|---|"]
        if number in covered or not is_chapter(number):
            lines.append(f"| {number} | {title} | {_tests(covered.get(number, {})) or 'none'} |")
    return "\n".join(lines) + "\n"


def _tests(by_file: dict[str, list[str]]) -> str:
    return "<br>".join(
        f"[{Path(file).name}](../{file}): {'; '.join(map(_in_words, names))}" for file, names in by_file.items()
    )


def _in_words(test: str) -> str:
    return test.removeprefix("test_").removeprefix("Test").replace("_", " ") or "the whole file"


def main() -> int:
    TABLE.write_text(table(), encoding="utf-8", newline="\n")
    print(f"wrote {TABLE.relative_to(ROOT)}")
    if lacking():
        print("without a test:", ", ".join(lacking()))
    return 1 if lacking() else 0


if __name__ == "__main__":
    sys.exit(main())
