"""A dozen scenes look as they did: `python -m tools.goldens` makes the pictures that they are compared with."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.server.service import Service
from tools.goldens import FOLDER, GOLDENS, MOST, Golden, difference, taken

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", GOLDENS)
def test_it_looks_as_it_did(browser: Browser, service: Service, tmp_path: Path, name: str) -> None:
    now = taken(browser, service, GOLDENS[name])
    picture = tmp_path / f"{name}.webp"
    picture.write_bytes(now)
    others = difference(browser, now, (FOLDER / f"{name}.webp").read_bytes())
    assert others < MOST, f"{picture} is another picture; if it should be: python -m tools.goldens {name}"


def test_a_small_change_would_be_noticed(browser: Browser, service: Service) -> None:
    """A building on the track is picked: a frame around it, and a few words."""
    before, after = (taken(browser, service, Golden(scene)) for scene in ("board-placing", "board-picked"))
    assert difference(browser, before, before) == 0
    assert MOST < difference(browser, before, after) < 5 * MOST


def test_there_is_a_picture_for_each_scene_and_no_other() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(GOLDENS)
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 1_500_000
