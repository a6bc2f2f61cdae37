"""The reader of Dockerfiles, and that it knows all of ours; docker's own rules for ignore files."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.deploy.box import ROOT
from tests.deploy.dockerfile import Unknown, ignored, let_through, read_dockerfile

DOCKERFILE = (ROOT / "deploy" / "Dockerfile").read_text(encoding="utf-8")
IGNORE = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8")


def test_our_own_is_read_to_its_end() -> None:
    build, final = read_dockerfile(DOCKERFILE)
    assert build.name == "build"
    assert [step.instruction for step in build.steps] == ["WORKDIR", "COPY", "RUN"]
    assert final.steps[0].options == {"from": "build"}
    assert final.steps[-1].words() == ["carson", "serve"]


@pytest.mark.parametrize(
    "text",
    [
        "FROM ubuntu",
        "RUN true",
        "FROM python:3.11-slim\nONBUILD RUN true",
        "FROM python:3.11-slim\nCOPY --link a b/",
        "FROM python:3.11-slim\nRUN --mount=type=cache,target=/x true",
        "FROM python:3.11-slim\nARG NAME=x",
    ],
)
def test_what_it_does_not_know_is_told(text: str) -> None:
    with pytest.raises(Unknown):
        read_dockerfile(text)


def test_comments_and_long_lines() -> None:
    (stage,) = read_dockerfile("# begin\nFROM python:3.11-slim\nRUN one \\\n# between\n    && two\n")
    assert [(step.instruction, step.text) for step in stage.steps] == [("RUN", "one     && two")]


@pytest.mark.parametrize(
    ("patterns", "out", "through"),
    [
        ("*\n!src", ["a", "tests/src"], ["src/a", "src/b/c"]),  # the last pattern that matches decides
        ("!src\n*", ["src/a"], []),
        ("*\n!src\n**/old", ["src/old/a", "src/a/old", "old"], ["src/olden"]),
        ("*.md\n!README.md", ["a.md"], ["README.md", "docs/a.md"]),  # a star is of one folder
        ("/web/node_modules/", ["web/node_modules/a"], ["node_modules/a"]),
        ("web/?.ts", ["web/a.ts"], ["web/ab.ts", "web/a/.ts"]),
    ],
)
def test_the_rules_of_an_ignore_file(patterns: str, out: list[str], through: list[str]) -> None:
    assert [path for path in out if not ignored(patterns, path)] == []
    assert [path for path in through if ignored(patterns, path)] == []


def test_what_was_built_before_is_not_let_through(tmp_path: Path) -> None:
    clone, context = tmp_path / "clone", tmp_path / "context"
    wanted = ["constraints.txt", "hatch_build.py", "pyproject.toml", "LICENSE", "src/carson/games.py", "web/.npmrc"]
    unwanted = [".git/config", "src/carson/server/page/index.html", "src/carson/__pycache__/games.pyc", "tests/conftest.py"]
    for name in [*wanted, *unwanted, "web/node_modules/vite/index.js", ".venv/bin/python"]:
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).touch()
    let_through(IGNORE, clone, context)
    assert sorted(path.relative_to(context).as_posix() for path in context.rglob("*") if path.is_file()) == sorted(wanted)
