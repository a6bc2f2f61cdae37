"""What stands beside the town fits there, in the languages whose names are long."""

import pytest

from carson.board.shown.position import read_position
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.board.panel import Panel
from carson.cli.terminal.look import Look
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences
from tests.cli.terminal.board.test_menu import PLACING


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_names_of_the_track_are_shown_in_full(language: str) -> None:
    """Beside what they bring, and that with two digits."""
    game = read_position(PLACING.replace("next:", "player 1: cowboys 8\nnext:"))
    panel = Panel(BoardSentences(Words(language), ["Anna", "Bea"]), Look())
    lines = [line.plain for line in panel.track(game, BoardMenu(game, 0))]
    assert any("+$16" in line for line in lines)
    assert [line for line in lines if "…" in line] == []
