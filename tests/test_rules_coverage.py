"""Every ruling has a test that names it, and the table in docs/ says which."""

from __future__ import annotations

from tools.coverage_table import TABLE, coverage, lacking, markers, rulings, table

SOURCE = """
pytestmark = pytest.mark.ruling("B1.2")

@pytest.mark.ruling("B5.6", "B5.13")
@pytest.mark.parametrize("side", [pytest.param("Y", marks=pytest.mark.ruling("B9.2")), "R"])
def test_a_house(side): ...

class TestHouses:
    @mark.ruling("B5.14")
    def test_consent(self): ...

@pytest.mark.slow("B7.7")
def test_something_else(): ...
"""


def test_markers_are_found_wherever_they_stand() -> None:
    assert sorted(markers(SOURCE)) == [
        ("B1.2", ""),
        ("B5.13", "test_a_house"),
        ("B5.14", "TestHouses"),
        ("B5.6", "test_a_house"),
        ("B9.2", "test_a_house"),
    ]


def test_there_are_rulings() -> None:
    known = rulings()
    assert {"B1", "B1.1", "B11.1"} <= set(known)
    assert known["B1.1"] == "Polish misprints"


def test_every_ruling_has_a_test() -> None:
    assert lacking() == []


def test_no_test_names_a_ruling_that_does_not_exist() -> None:
    known = rulings()
    assert {number: tests for number, tests in coverage().items() if number not in known} == {}


def test_the_table_is_what_the_tool_writes() -> None:
    assert TABLE.read_text(encoding="utf-8") == table(), "run .venv/bin/python tools/coverage_table.py"
