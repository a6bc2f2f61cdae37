"""The tool that makes pictures: which ones it makes when asked, and that scenes need no English."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.screenshots import SIZES, THEMES, Wanted, main, parser


def test_every_size_and_theme_in_english_unless_told_otherwise() -> None:
    asked = parser().parse_args(["folder"])
    assert (asked.sizes, asked.languages, asked.themes) == (tuple(SIZES), ["en"], THEMES)


def test_help_names_every_size_language_and_theme() -> None:
    help = " ".join(parser().format_help().split())
    for name, (wide, high) in SIZES.items():
        assert f"{name} {wide}x{high}" in help
    assert "de, en, nl, pl" in help
    assert "light, dark" in help


def test_a_size_that_there_is_not_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["folder", "--sizes", "wall"])
    assert "wall" in capsys.readouterr().err


@pytest.mark.slow
def test_pictures_are_those_wanted_and_what_is_done_there_is_done_in_any_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(tmp_path, ["setup-river", "account-leaving"], Wanted(["sideways"], ["de", "pl"], ["dark"]))
    assert {path.name for path in tmp_path.iterdir()} == {
        f"{scene}-sideways-{language}-dark.png" for scene in ("setup-river", "account-leaving") for language in ("de", "pl")
    }
    assert capsys.readouterr().out.split() == ["setup-river", "account-leaving"]  # and nothing that went wrong
