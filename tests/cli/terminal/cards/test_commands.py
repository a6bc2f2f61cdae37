"""`simulate`, `show`, `replay`, `verify` and `play` for the card game. What they share with the board game: tests/cli."""

from __future__ import annotations

from pathlib import Path

import pytest

from carson.bots import ask, make_bot
from carson.cli.terminal import play as terminal
from carson.core.game import SPECTATOR
from carson.core.record import Play, Record
from carson.games import title_of
from tests.cards.table import city_lines
from tests.cli.command import Command, written
from tests.cli.terminal.cards.test_city_picture import SCORED

CARDS = title_of("cards")
POSITION = f"""carson-cards position 1
players: 2
virtual: expert beginner
era: 2
round: 3
offer: sheriff ii-1 ii-2 ii-3 ii-4
player 1: bids 2 3 7, has banker, used lawyer, has doctor, has teacher
player 3: cards i-20 i-21
{city_lines(SCORED)}
next: bids
"""


def record_of_game(choices: int | None = None) -> Record:
    """A game of two random bots and two virtual players, whole or up to some choice."""
    play = Play(CARDS, CARDS.preset("solo", players=2), "test", ["Ann", "Bo"])
    bots = [make_bot("random", seat, "cards") for seat in range(2)]
    while not play.game.over and (choices is None or len(play.record.choices) < choices):
        seat = play.game.waiting[0]
        play.choose(seat, ask(bots[seat], play.game, seat))
    return play.record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(tmp_path, POSITION)


def line_with(out: str, *words: str) -> str:
    (line,) = (line for line in out.splitlines() if all(word in line for word in words))
    return line


class TestSimulate:
    def test_bots_and_virtual_players_by_level(self, carson: Command) -> None:
        printed = carson.json("simulate", "cards", "--games", "3", "--seed", "s", "--level", "expert,beginner,beginner")
        assert printed["errors"] == 0
        assert set(printed["mean_score"]) == {"random", "virtual-expert", "virtual-beginner"}
        assert sum(printed["wins"].values()) == 3
        assert (printed["game"], printed["preset"], printed["bots"]) == ("cards", "solo", ["random"])

    def test_shared_wins_add_up(self, carson: Command) -> None:
        options = ("simulate", "cards", "--games", "60", "--seed", "s")
        printed = carson.json(*options)
        assert printed["shared"] > 0
        assert sum(printed["wins"].values()) == pytest.approx(60, abs=0.05)
        assert sum(printed["wins_by_seat"]) == pytest.approx(60, abs=0.05)
        out = carson(*options).out
        shares = [line.split("%")[0].split()[-1] for line in out.splitlines() if "%" in line]
        assert sum(map(float, shares)) == pytest.approx(100, abs=0.2)
        games = "one game" if printed["shared"] == 1 else f"{printed['shared']} games"
        assert f"In {games} several had the most points: they share the win." in out

    def test_people_get_a_table(self, carson: Command) -> None:
        out = carson("simulate", "cards", "--games", "2", "--seed", "s").out
        assert line_with(out, "virtual-beginner").split()[1] == "3"
        assert line_with(out, "2 games of solo with one player and 3 virtual ones, seed s")

    def test_both_bots(self, carson: Command) -> None:
        printed = carson.json("simulate", "cards", "--players", "2", "--bots", "greedy,random", "--games", "1")
        assert printed["bots"] == ["greedy", "random"]
        assert printed["errors"] == 0


class TestShow:
    def test_the_city_with_each_buildings_points_and_parts(self, carson: Command, file: Path) -> None:
        result = carson("show", file)
        assert (result.status, result.err) == (0, "")
        assert line_with(result.out, "n17", "saloon").split()[2] == "16"
        assert "5 adjacent mountains x 2" in line_with(result.out, "p16", "mine", "10")

    @pytest.mark.ruling("C4.9")
    def test_the_score_with_its_parts(self, carson: Command, file: Path) -> None:
        scores = carson("show", file).out.partition("Scores")[2]
        assert line_with(scores, "Player 1").split()[:3] == ["Player", "1", "109"]
        assert line_with(scores, "Mines: 14 adjacent mountains x 2 = 28 VP")
        assert line_with(scores, "Virtual 1", "on all cards")

    def test_the_offer_and_the_participants(self, carson: Command, file: Path) -> None:
        out = carson("show", file).out
        assert line_with(out, "Sheriff", "3 VP for each prison")
        assert line_with(out, "Player 1", "hat", "109", "· 2 3 · · · 7 · ·", "(Lawyer), Doctor, Banker, Teacher")
        assert line_with(out, "Virtual 1", "cactus", "3 4 5 6 7 8 9 10 11", "expert, 2 cards")
        assert "era II, round 3 of 9" in out
        assert "Player 2, which bid do you play?" in out

    def test_in_ascii(self, carson: Command, file: Path) -> None:
        assert carson("show", file, "--ascii").out.isascii()

    def test_for_programs(self, carson: Command, file: Path) -> None:
        printed = carson.json("show", file)
        game = CARDS.from_position(POSITION)
        assert set(printed) >= set(game.view(SPECTATOR))
        assert printed["players"][0]["score"]["total"] == 109
        assert printed["choices_by_seat"]["0"] == ["bid 2", "bid 3", "bid 7"]
        assert CARDS.from_position(printed["position"]) == game

    def test_a_finished_game(self, carson: Command, tmp_path: Path) -> None:
        out = carson("show", written(tmp_path, "carson-cards position 1\nnext: end\n")).out
        assert "The game is over" in out
        assert "There is no card in the city yet." in out

    def test_a_bad_position_is_told_in_the_card_games_words(self, carson: Command, tmp_path: Path) -> None:
        said = carson("show", written(tmp_path, "carson-cards position 1\noffer: zeppelin\n")).complaint()
        assert "“zeppelin” is no card; write a terrain card from i-1 to ii-48" in said


class TestRecords:
    def test_replay_tells_the_game(self, carson: Command, tmp_path: Path) -> None:
        out = carson("replay", written(tmp_path, record_of_game().as_text())).out
        assert out.startswith("The card game: Ann, Bo, Virtual 1, Virtual 2; seed test, ")
        assert "The bids: Ann: " in out
        assert "Era II begins" in out
        assert out.splitlines()[-1].startswith("Result: ")

    def test_replay_shows_any_moment(self, carson: Command, tmp_path: Path) -> None:
        file = written(tmp_path, record_of_game(40).as_text())
        assert "Bo's city" in carson("replay", file, "--at", "40").out
        assert carson.json("replay", file, "--at", "40")["game"] == "cards"

    def test_replay_for_programs(self, carson: Command, tmp_path: Path) -> None:
        printed = carson.json("replay", written(tmp_path, record_of_game().as_text()))
        assert printed["names"] == ["Ann", "Bo", "Virtual 1", "Virtual 2"]
        assert printed["over"]

    def test_a_record_without_names(self, carson: Command, tmp_path: Path) -> None:
        record = record_of_game(4)
        record.names = []
        out = carson("replay", written(tmp_path, record.as_text())).out
        assert out.startswith("The card game: Player 1, Player 2, Virtual 1, Virtual 2;")

    def test_verify(self, carson: Command, tmp_path: Path) -> None:
        record = record_of_game()
        assert carson("verify", written(tmp_path, record.as_text())).status == 0
        record.choices[0] = (0, "bid 1" if record.choices[0][1] != "bid 1" else "bid 2")
        assert carson("verify", written(tmp_path, record.as_text())).status == 1


class TestPlay:
    @pytest.fixture
    def sittings(self, monkeypatch: pytest.MonkeyPatch) -> list[terminal.Sitting]:
        begun: list[terminal.Sitting] = []

        def begin(sitting: terminal.Sitting, console: object) -> int:
            begun.append(sitting)
            return 0

        monkeypatch.setattr(terminal, "run", begin)
        return begun

    def test_alone_against_three_beginners(self, carson: Command, sittings: list[terminal.Sitting]) -> None:
        assert carson("play", "--terminal", "cards").status == 0
        assert sittings[0].play.record.config == CARDS.preset("solo")
        assert (sittings[0].play.record.names, sittings[0].bots) == (["Kit"], {})

    def test_with_bots_and_virtual_players(self, carson: Command, sittings: list[terminal.Sitting]) -> None:
        carson("play", "--terminal", "cards", "--players", "3", "--bots", "greedy,random", "--name", "Ann")
        assert sittings[0].play.record.names == ["Ann", "greedy 2", "random 3"]
        assert sittings[0].play.game.players == 4

    def test_a_saved_game_goes_on(self, carson: Command, sittings: list[terminal.Sitting], tmp_path: Path) -> None:
        assert carson("play", "--terminal", "--load", written(tmp_path, record_of_game(10).as_text())).status == 0
        assert len(sittings[0].play.record.choices) == 10

    def test_a_bot_without_a_seat_is_refused(self, carson: Command) -> None:
        said = carson("play", "--terminal", "cards", "--bots", "greedy,greedy").complaint()
        assert said.startswith("There is no seat for a bot, because one plays")
        said = carson("play", "--terminal", "cards", "--players", "2", "--name", "Ann,Bo", "--bots", "greedy").complaint()
        assert said.startswith("There is no seat for a bot, because people take all 2")
