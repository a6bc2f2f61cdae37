"""The tool that changes rules: which changes there are, and that tests notice some and not others."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tools.mutants import ROOT, mutants_of

SCORING = ROOT / "src" / "carson" / "board" / "round" / "scoring.py"


def test_each_change_is_of_one_line() -> None:
    found = {(mutant.before, mutant.after) for mutant in mutants_of(SCORING)}
    assert ("if game.rules.order_scores:", "if not game.rules.order_scores:") in found
    assert ("return 0", "return 1") in found
    assert all(before != after for before, after in found)


def test_a_change_is_another_code() -> None:
    codes = [mutant.code for mutant in mutants_of(SCORING) if mutant.function == "parcel_points"]
    assert len(codes) == len(set(codes)) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("tests", "counts"),
    [("tests/core/test_chance.py", "0 | 0 | 0 | 7"), ("tests/rules/test_b7_income.py", "3 | 0 | 4 | 0")],
    ids=["not-called", "called"],
)
def test_what_tests_notice_and_what_they_do_not(tests: str, counts: str) -> None:
    """Income is a total; its parts for people are written in the same tests, and not looked at."""
    command = [sys.executable, "-m", "tools.mutants", "src/carson/core/sums.py", "--tests", tests]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert told.splitlines()[0] == f"| `src/carson/core/sums.py` | 7 | {counts} |"
