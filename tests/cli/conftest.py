"""The command for every test of this folder."""

import pytest

from tests.cli.command import Command


@pytest.fixture
def carson(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "CARSON_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
    return Command(capsys)
