"""The image of deploy/Dockerfile, made as the file says and run as deploy/compose.yaml says: in boxes, because there is no
docker where the tests run, nor an image of Python to begin with."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.deploy.box import ROOT, Box, BoxUnavailable
from tests.deploy.dockerfile import Build, Stage, let_through, read_dockerfile
from tests.deploy.files import copy_repository

pytestmark = pytest.mark.slow

DOCKERFILE = ROOT / "deploy" / "Dockerfile"
PORT = "1900"  # not the default, to see that the whole image goes by the setting
# What compose.yaml asks for: nothing but the volume and /tmp can be written, and no power is left.
CONFINED = """
mount --bind /data /data
mount -t tmpfs -o mode=1777 tmpfs /tmp
mount -o remount,bind,ro /
exec setpriv --reuid={0} --regid={1} --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"
"""


@dataclass
class Image:
    stage: Stage
    box: Box

    def confined(self, command: list[str]) -> AbstractContextManager[subprocess.Popen[str]]:
        """As the container's user."""
        script = CONFINED.format(*self.stage.user.split(":"))
        environ = self.stage.environ | {"HOME": "/", "CARSON_PORT": PORT}
        return self.box.running(["unshare", "--mount", "sh", "-euc", script, "sh", *command], environ, self.stage.folder)

    def is_well(self) -> bool:
        with self.confined(self.stage.health) as asking:
            return asking.wait(30) == 0


@pytest.fixture(scope="module")
def image() -> Iterator[Image]:
    with TemporaryDirectory(prefix="carson-image-") as name, ExitStack() as boxes:
        folder = Path(name)
        context = folder / "context"
        let_through(
            DOCKERFILE.with_name("Dockerfile.dockerignore").read_text("utf-8"), copy_repository(folder / "clone"), context
        )
        earlier: dict[str, Box] = {}
        for number, stage in enumerate(read_dockerfile(DOCKERFILE.read_text("utf-8"))):
            (folder / f"{folder.name}-{number}").mkdir()
            try:
                box = boxes.enter_context(Box(folder / f"{folder.name}-{number}"))
            except BoxUnavailable as error:
                pytest.fail(f"these tests need Linux, root and namespaces: {error}")
            Build(stage, box, context, earlier).run()
            earlier[stage.name] = box
        yield Image(stage, box)


def test_the_image_serves_the_page_and_games(image: Image) -> None:
    assert not image.is_well(), "nobody serves yet"
    with image.confined(image.stage.command) as serving:
        assert serving.stdout is not None
        assert f":{PORT}" in serving.stdout.readline()
        image.box.visit(f"http://127.0.0.1:{PORT}")
        assert image.is_well()
        assert image.box.run("ps -C carson -o uid= | sort -u").split() == ["1858"]
        assert image.box.run("stat --format=%u /data/carson.db") == "1858\n"
        image.box.run("pkill --signal TERM --oldest carson")
        assert serving.wait(30) == 0


def test_nothing_but_what_serves_is_in_the_image(image: Image) -> None:
    """The build stage's tools and sources stay there; and what cannot be written later is compiled already."""
    assert not image.box.path("/build").exists()
    assert {"carson", "python"} <= (names := {path.name for path in image.box.path("/opt/carson/bin").iterdir()})
    assert names.isdisjoint({"pip", "uv", "node"})
    package = next(image.box.path("/opt/carson/lib").glob("python*/site-packages/carson"))
    assert list(package.glob("__pycache__/games.*.pyc"))
    assert image.stage.ports == ["1858"]
    assert image.stage.volumes == ["/data"]
