"""One real server for each module of tests."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.http.api.clients import Api
from tests.server.service import Service


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    folder: Path = tmp_path_factory.mktemp("service")
    with Service(str(folder / "carson.db"), folder) as service:
        yield service
    assert '"failed"' not in service.log
    assert "Traceback" not in service.log


@pytest.fixture(scope="module")
def api(service: Service) -> Iterator[Api]:
    with Api(service) as api:
        yield api
