"""What deploy/ and docs/hosting.md name exists: files, commands, settings, metrics."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from carson.cli import COMMANDS
from carson.cli.parser import Parser
from carson.server import metrics
from carson.server.settings import Settings, variable

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNIT = (DEPLOY / "carson.service").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()} | {"hosting.md": HOSTING}


@pytest.mark.parametrize("name", sorted(TEXTS))
def test_every_variable_is_a_setting(name: str) -> None:
    named = set(re.findall(r"CARSON_[A-Z_]+[A-Z]", TEXTS[name]))
    assert named - {variable(field.name) for field in fields(Settings)} == set()


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


def test_the_metrics_of_the_document_are_those_there_are() -> None:
    shown = re.findall(r"^\| `(carson_\w+)` \|", HOSTING, re.MULTILINE)
    assert shown == [
        described.name + ("_total" if described.type == "counter" else "")
        for described in metrics.REGISTRY.collect()
        if described.name.startswith("carson_")
    ]


def test_what_is_copied_from_the_repository_exists() -> None:
    named = set(re.findall(r"\bdeploy/[\w.]+", HOSTING + UNIT + DOCKERFILE + TEXTS["compose.yaml"]))
    copied = {name for line in re.findall(r"^COPY (?!--from)(.+) \S+$", DOCKERFILE, re.MULTILINE) for name in line.split()}
    assert {name for name in named | copied if not (ROOT / name).exists()} == set()
    assert copied == set(re.findall(r"^!(.+)$", TEXTS["Dockerfile.dockerignore"], re.MULTILINE))


def test_neither_runs_as_root() -> None:
    assert re.findall(r"^USER (\d+)", DOCKERFILE, re.MULTILINE) == ["1858"]
    assert "DynamicUser=yes" in UNIT
    assert "NoNewPrivileges=yes" in UNIT


def test_the_unit_has_files_for_all_connections_and_a_bound_on_memory() -> None:
    assert re.findall(r"^(?:LimitNOFILE|MemoryMax)=(\w+)$", UNIT, re.MULTILINE) == ["65536", "1G"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("template", [False, True])
def test_systemd_understands_the_unit(tmp_path: Path, template: bool) -> None:
    """As it is, and as the document makes a template of it."""
    unit = tmp_path / ("carson@.service" if template else "carson.service")
    unit.write_text(UNIT.replace("/opt/carson/bin/carson", sys.executable), encoding="utf-8")
    if template:
        for script in re.findall(r"^ {4}sed (?:--in-place )?'([^']+)'", HOSTING, re.MULTILINE):
            subprocess.run(["sed", "--in-place", script, unit], check=True)
        changed = unit.read_text(encoding="utf-8")
        assert "\nEnvironment=CARSON_PORT=%i\n" in changed
        assert "\nStateDirectory=carson-%i\n" in changed
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
