"""A language more: a folder of words, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from carson.locales import languages
from tests.changed_package import PACKAGE, REPOSITORY, package_with, run
from tests.server.http.api.clients import Api
from tests.server.service import UNLIMITED, Service

FOREIGN = [language for language in languages() if language != "en"]
CHANGED = {"The board game": "La tabulludo", "There is no table": "Ne estas tablo"}


@pytest.fixture(scope="module")
def environ(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Of a program with a copy of English in which a few things have other names."""
    words = {}
    for file in PACKAGE.glob("locales/en/*.ftl"):
        text = file.read_text(encoding="utf-8")
        for english, other in CHANGED.items():
            text = text.replace(english, other)
        words[f"locales/eo/{file.name}"] = text
    return package_with(tmp_path_factory.mktemp("package"), words)


def test_the_terminal_speaks_it(environ: dict[str, str]) -> None:
    assert run(environ | {"CARSON_LANGUAGE": "eo"}, "presets").startswith("La tabulludo\n")
    assert run(environ | {"LANG": "eo_XX.UTF-8", "LC_ALL": "", "LC_MESSAGES": ""}, "presets").startswith("La tabulludo\n")
    assert run(environ, "presets").startswith("The board game\n")


def test_the_server_speaks_it(environ: dict[str, str], tmp_path: Path) -> None:
    with Service(str(tmp_path / "carson.db"), tmp_path, UNLIMITED | environ) as service, Api(service) as api:
        assert api.refused("GET", "/tables/none", language="eo")["detail"] == "Ne estas tablo none."
        assert api.refused("GET", "/tables/none", language="en")["detail"] == "There is no table none."


@pytest.mark.parametrize("folder", ["src/carson", "web"])
def test_nobody_lists_the_languages(folder: str) -> None:
    """Where one is named, another would be forgotten. Tests and the words themselves may."""
    files = [
        path
        for path in (REPOSITORY / folder).rglob("*.*")
        if path.suffix in (".py", ".ts", ".svelte", ".html", ".js")
        and not path.name.endswith(".test.ts")
        and not {"node_modules", "page"} & set(path.parts)
    ]
    assert len(files) > 100
    named = re.compile(rf"[\"'`]({'|'.join(FOREIGN)})[\"'`]|language=({'|'.join(FOREIGN)})\b")
    assert [str(path) for path in files if named.search(path.read_text(encoding="utf-8"))] == []
