"""What deploy/ and docs/hosting.md name exists: files, commands, settings, metrics."""

from __future__ import annotations

import re
import shlex
from dataclasses import fields
from importlib import import_module

import pytest

from carson.cli import COMMANDS
from carson.cli.parser import Parser
from carson.server import metrics
from carson.server.settings import Settings, variable
from tests.deploy.box import ROOT
from tests.deploy.recipes import HOSTING, recipes

DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "carson.service").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
BUILD = {"CARSON_COMPILE"}  # what `hatch_build.py` asks, and no server
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()} | {"hosting.md": HOSTING}


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_variable_is_a_setting(name: str) -> None:
    named = set(re.findall(r"CARSON_[A-Z_]+[A-Z]", TEXTS[name]))
    assert named - {variable(field.name) for field in fields(Settings)} <= BUILD


def test_every_command_line_can_be_read() -> None:
    lines = re.findall(r"^ {4}(?:\S*/)?carson (\w+)([^#\n]*)", HOSTING, re.MULTILINE)
    lines += re.findall(r"^ExecStart=\S*/carson (\w+)(.*)$", UNIT, re.MULTILINE)
    lines += [(found[1], "") for found in re.finditer(r'^CMD \["carson", "(\w+)"\]$', DOCKERFILE, re.MULTILINE)]
    assert [name for name, _ in lines] == ["serve", "backup", "serve", "serve"]
    for name, arguments in lines:
        assert name in COMMANDS
        parser = Parser(name)
        import_module(f"carson.cli.commands.{name}").add_arguments(parser)
        parser.parse(shlex.split(arguments))


def test_every_recipe_is_carried_out() -> None:
    """By test_hosting.py, where one more needs a test of its own."""
    assert {title: len(blocks) for title, blocks in recipes().items()} == {
        "Try it": 1,
        "With systemd": 1,
        "TLS": 2,
        "In a container": 1,
        "PostgreSQL, and more than one process": 3,
        "Backup and restore": 2,
    }


def test_the_metrics_of_the_document_are_those_there_are() -> None:
    shown = re.findall(r"^\| `(carson_\w+)` \|", HOSTING, re.MULTILINE)
    assert shown == [
        described.name + ("_total" if described.type == "counter" else "")
        for described in metrics.REGISTRY.collect()
        if described.name.startswith("carson_")
    ]


def test_what_is_copied_from_the_repository_exists() -> None:
    named = set(re.findall(r"\bdeploy/[\w.]+", HOSTING + UNIT + DOCKERFILE + TEXTS["compose.yaml"]))
    let_through = set(re.findall(r"^!(.+)$", TEXTS["Dockerfile.dockerignore"], re.MULTILINE))
    assert {name for name in named | let_through if not (ROOT / name).exists()} == set()


def test_neither_runs_as_root() -> None:
    assert re.findall(r"^USER (\d+)", DOCKERFILE, re.MULTILINE) == ["1858"]
    assert "DynamicUser=yes" in UNIT
    assert "NoNewPrivileges=yes" in UNIT


def test_the_unit_has_files_for_all_connections_and_a_bound_on_memory() -> None:
    assert re.findall(r"^(?:LimitNOFILE|MemoryMax)=(\w+)$", UNIT, re.MULTILINE) == ["65536", "1G"]
