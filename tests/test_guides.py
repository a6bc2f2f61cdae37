"""The guides are true: what a reader would run is run, in order, and gives what they show (how: `tests/guides.py`)."""

from __future__ import annotations

import json
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from carson.cli.parser import Parser
from carson.games import GAMES
from tests.guides import GUIDES, ROOT, Reader, extras, gives, quick, steps
from tests.lab.environment import installed_with

TEXTS = {name: path.read_text(encoding="utf-8") for name, path in GUIDES.items()}
COMMAND = re.compile(r"^carson (\w+) ?([^#|>\n]*)", re.MULTILINE)
PLAIN = [name for name, text in TEXTS.items() if not extras(text)]


@pytest.mark.parametrize("guide", GUIDES)
def test_its_lines_can_be_read(guide: str) -> None:
    """Its programs are Python, and its commands have the options that they are given; whether they run, others say."""
    for step in steps(TEXTS[guide]):
        if step.kind == "python":
            compile(step.text, f"{guide}:{step.line}", "exec")
        for name, arguments in COMMAND.findall(step.text.replace("\\\n", " ")) if step.kind == "sh" else ():
            parser = Parser(name)
            import_module(f"carson.cli.commands.{name}").add_arguments(parser)
            parser.parse(shlex.split(arguments))


@pytest.mark.parametrize("guide", PLAIN)
def test_it_runs_with_few_games(guide: str, tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for step in steps(quick(TEXTS[guide])):
        reader.follow(step)


@pytest.mark.slow
@pytest.mark.parametrize("guide", GUIDES)
def test_it_gives_what_it_shows(guide: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    needed = extras(TEXTS[guide])
    environment = installed_with(tmp_path_factory.mktemp("environment") / "env", *needed).parent if needed else None
    reader = Reader(tmp_path, *filter(None, [environment]))
    for step in steps(TEXTS[guide]):
        printed = reader.follow(step)
        if step.shown is not None:
            assert gives(step.shown, printed), f"line {step.line} prints:\n{printed}"


def test_every_guide_is_linked() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [name for name in GUIDES if f"](docs/{name}.md)" not in readme] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_weights_in_the_package_were_made_by_the_commands_that_the_guide_gives(game: str) -> None:
    weights = json.loads((ROOT / "src" / "carson" / "bots" / game / "weights.json").read_text(encoding="utf-8"))
    assert f"\n{weights['made']['command']}\n" in TEXTS["guide-agent"]


# That these tests notice what they are there for.


def test_files_sessions_and_programs(tmp_path: Path) -> None:
    text = (
        '```python title="a/say.py"\nimport sys\nprint(sys.argv[1], "is", len("six"), "letters")\n```\n'
        "Then\n\n```sh\npython a/say.py six\n```\n\n```text\nsix … letters\n```\n"
        "```pycon\n>>> 1 + 1\n2\n\n```\n"
    )
    written, run, session = steps(text)
    reader = Reader(tmp_path)
    assert reader.follow(written) == ""
    assert run.shown is not None
    assert gives(run.shown, reader.follow(run))
    reader.follow(session)
    assert (tmp_path / "examples" / "my_bot.py").is_file()


@pytest.mark.parametrize("text", ["```sh\npython -c 1/0\n```\n", "```pycon\n>>> 1 + 1\n3\n\n```\n", "```python\n1/0\n```\n"])
def test_what_fails_is_told_with_its_line(text: str, tmp_path: Path) -> None:
    (step,) = steps("# A guide\n\n" + text)
    with pytest.raises(AssertionError, match="line 3: "):
        Reader(tmp_path).follow(step)


@pytest.mark.parametrize(
    "text",
    [
        "```text\nsix\n```\n",
        "```sh\ntrue\n```\nand then\n\n```text\nsix\n```\n",
        "```json\n{}\n```\n",
        "```sh\ntrue\n",
        "```sh slow\ntrue\n```\n",
    ],
)
def test_what_nobody_would_run_is_an_error(text: str) -> None:
    with pytest.raises(AssertionError):
        list(steps(text))


@pytest.mark.parametrize(
    ("shown", "printed", "same"),
    [
        ("a  b\n", "a b\n", True),
        ("a … c\n", "a  b  c", True),
        ("| … |", "| 1.3 : 0.1 |", True),
        ("a\n…\n", "a\nb\nc\n", True),
        ("a b", "a c", False),
        ("a", "a b", False),
    ],
)
def test_what_is_shown_is_what_is_printed(shown: str, printed: str, same: bool) -> None:
    assert gives(shown, printed) == same


def test_extras_and_few_games() -> None:
    text = '```sh\npip install "carson-city[data,queries]"\ncarson simulate --games 4000\n```\n'
    assert extras(text) == ["data", "queries"]
    assert "--games 1\n" in quick(text)
