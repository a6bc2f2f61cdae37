"""The recorded games as cases to walk through, and what is usual in them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from pathlib import Path

from carson.core.record import read_record
from carson.games import title_of
from tests.conformance.walk import Case, case_of

RECORDS = Path(__file__).parents[1] / "games"


def recorded_case(path: Path) -> Case:
    record = read_record(path.read_text(encoding="utf-8"))
    return case_of(title_of(record.game), path.name, record)


RECORDED_CASES = [recorded_case(path) for path in sorted(RECORDS.glob("*/*.json"))]


@cache
def usual_verbs(game: str) -> frozenset[str]:
    """Those of a third of its records and more."""
    verbs = [{text.split()[0] for _, text in case.choices or ()} for case in RECORDED_CASES if case.kind.name == game]
    counts = Counter(verb for one in verbs for verb in one)
    return frozenset(verb for verb, count in counts.items() if 3 * count >= len(verbs))


def quicker(case: Case) -> Case:
    """The same where many cases are walked through: what is usual is not looked at in each of them."""
    return replace(case, usual=usual_verbs(case.kind.name))
