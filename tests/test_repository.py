"""What the repository promises about its own files: no registry's host, no path of somebody's machine, the notice.

What git ignores is not looked at.
"""

import os
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

# In pieces, so that this file does not hold them itself.
HOSTS = [f"{name}.org" for name in ("pypi", "files.pythonhosted", "registry.npmjs", "deb.debian")]
HOST = re.compile("|".join(map(re.escape, HOSTS)), re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:(?:work|root)/|(?:home|Users)/\w)")
LINK = re.compile(r"\]\(<?([^)>\s]+)|^\[[^\]]+\]:\s*(\S+)", re.MULTILINE)
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
LOCKS = {"uv.lock", "pylock.toml"}


@cache
def repository_files() -> list[str]:
    """Tracked files, and those that would be if one committed now."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in set(listed.split("\0")) if (ROOT / name).is_file())


def lines_with(pattern: re.Pattern[str], text: str) -> list[int]:
    return [number for number, line in enumerate(text.splitlines(), start=1) if pattern.search(line)]


def places_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{line}"
        for name in repository_files()
        for line in lines_with(pattern, (ROOT / name).read_text(encoding="utf-8", errors="replace"))
    ]


def relative_links(text: str) -> Iterator[str]:
    for inline, reference in LINK.findall(CODE.sub("", text)):
        target = (inline or reference).split("#")[0]
        if target and not re.match(r"[a-z][a-z0-9+.-]*:", target):
            yield target


@pytest.mark.parametrize("host", HOSTS)
def test_a_registry_host_is_found(host: str) -> None:
    assert lines_with(HOST, f"one\nurl = https://{host}/simple\n") == [2]


@pytest.mark.parametrize("folders", ["work/main", "root/.cache", "home/kit", "Users/kit"])
def test_a_machine_path_is_found(folders: str) -> None:
    assert lines_with(MACHINE_PATH, f"see '/{folders}'") == [1]


def test_an_address_with_such_a_folder_is_no_machine_path() -> None:
    assert lines_with(MACHINE_PATH, "https://example.org/work/a and ../work/a and src/home/a") == []


def test_relative_links_are_found() -> None:
    text = "[a](docs/a.md#part) ![b](b.png) [c](#here) [d](https://example.org/d)\n\n[e]: docs/e.md\n"
    assert list(relative_links(text)) == ["docs/a.md", "b.png", "docs/e.md"]


def test_code_has_no_links() -> None:
    text = "`table[name](seed)` and [`f`](f.md)\n```python\ntable[name](seed)\n```\n"
    assert list(relative_links(text)) == ["f.md"]


def test_no_file_names_a_registry_host() -> None:
    assert places_with(HOST) == []


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    assert places_with(MACHINE_PATH) == []


def test_no_lock_that_names_hosts_is_kept() -> None:
    assert [name for name in repository_files() if Path(name).name in LOCKS] == []


def test_the_licence_carries_the_notice() -> None:
    text = " ".join((ROOT / "LICENSE").read_text(encoding="utf-8").split())
    assert text.startswith("MIT License")
    assert "not affiliated with or endorsed by the designer or the publishers" in text
    assert "names of the games belong to their owners" in text
    assert "None of their art and none of their text is used" in text


def test_continuous_integration_runs_make_test() -> None:
    script = ROOT / ".ci" / "run"
    assert os.access(script, os.X_OK)
    assert re.search(r"^(exec )?make test$", script.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_whoever_comes_finds_where_to_begin(document: str) -> None:
    assert (ROOT / document).is_file()


def test_relative_links_lead_somewhere() -> None:
    dead = [
        f"{name}: {target}"
        for name in repository_files()
        if name.endswith(".md")
        for target in relative_links((ROOT / name).read_text(encoding="utf-8"))
        if not (ROOT / name).parent.joinpath(target).exists()
    ]
    assert dead == []
