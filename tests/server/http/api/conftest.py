"""One real server for all modules of tests in a process; each opens tables and accounts of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.http.api.clients import Api
from tests.server.service import Service


@contextmanager
def faultless(folder: Path) -> Iterator[Service]:
    """A server with whose log nothing is wrong in the end."""
    with Service(str(folder / "carson.db"), folder) as service:
        yield service
    assert '"failed"' not in service.log
    assert "Traceback" not in service.log


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with faultless(tmp_path_factory.mktemp("service")) as service:
        yield service


@pytest.fixture(scope="module")
def api(service: Service) -> Iterator[Api]:
    with Api(service) as api:
        yield api
