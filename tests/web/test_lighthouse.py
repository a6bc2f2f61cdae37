"""Lighthouse with its phone settings: everybody gets in, and nobody waits."""

from __future__ import annotations

import pytest

from tests.server.service import Service
from tests.web.lighthouse.audit import audit, faults, install, scores, screens

pytestmark = pytest.mark.slow

FAST = 95
TRIES = 5  # a busy machine makes a page slower, never quicker
BUSY = 1000  # Lighthouse's own figure for the machine: below it, it warns that the page may only seem slow
SCREENS = ("home", "rules", "setup", "table", "replay")


@pytest.fixture(scope="module", autouse=True)
def installed() -> None:
    install()


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_wrong_and_it_is_quick(service: Service, screen: str) -> None:
    address = f"{service.address}{screens(service)[screen]}"
    found = []
    for _ in range(TRIES):
        report = audit(address)
        assert faults(report) == []
        found.append((scores(report)["performance"], report["environment"]["benchmarkIndex"]))
        if found[-1][0] >= FAST:
            return
    if all(machine < BUSY for _, machine in found):
        pytest.skip(f"the machine is too busy to tell: {found}")
    raise AssertionError(f"performance, and what the machine could do: {found}")
