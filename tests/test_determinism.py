"""The same seed and the same choices make the same game in every process, whatever Python's hash seed, optimised or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fixed_play import results

SCRIPT = Path(__file__).with_name("fixed_play.py")


def results_elsewhere(hash_seed: str, folder: Path, *options: str) -> object:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, *options, str(SCRIPT)]
    return json.loads(subprocess.run(command, env=environment, cwd=folder, check=True, capture_output=True).stdout)


@pytest.mark.parametrize("hash_seed", ["0", "1", "12345"])
def test_the_hash_seed_changes_nothing(hash_seed: str, tmp_path: Path) -> None:
    assert results_elsewhere(hash_seed, tmp_path) == results()


def test_python_without_assertions_plays_the_same(tmp_path: Path) -> None:
    assert results_elsewhere("0", tmp_path, "-OO") == results()
