"""What a bot says of a game's choices: chances that add up, what was given away, and what is worth a word."""

from __future__ import annotations

import pytest

from carson.bots import Bot
from carson.bots.bot import Considered
from carson.core.game import Game
from carson.games import title_of
from carson.lab import analysis
from carson.lab.analysis import Analyst, Judged, shared_out, summaries


class Oracle(Bot):
    """Likes the first two legal choices: 60% and 50%, or 3 and 1.5 points."""

    name = "oracle"
    chances = True

    def choose(self, game: Game, seat: int) -> int:
        return game.legal(seat)[0]

    def considered(self, game: Game, seat: int) -> list[Considered]:
        chances = (0.6, 0.5) if self.chances else (None, None)
        worths = (3.0, 1.5)
        two = zip(game.legal(seat), worths, chances, strict=False)
        return [Considered(choice, worth, (), chance=chance) for choice, worth, chance in two]


class Pointer(Oracle):
    chances = False


class Silent(Oracle):
    def considered(self, game: Game, seat: int) -> list[Considered]:
        return []


def analyst(monkeypatch: pytest.MonkeyPatch, bot: type[Bot]) -> tuple[Analyst, Game]:
    monkeypatch.setattr(analysis, "make_bot", lambda name, seed, game, budget: bot(seed, budget))
    game = title_of("board").new(title_of("board").preset("first-game", players=3), "s", quiet=True)
    return Analyst("any", game), game


def judged(monkeypatch: pytest.MonkeyPatch, bot: type[Bot], index: int) -> Judged:
    """What a bot says of the first, second or third legal choice."""
    judge, game = analyst(monkeypatch, bot)
    seat = game.waiting[0]
    return judge.judge(game, seat, game.legal(seat)[index])


def test_the_bots_own_choice_gives_nothing_away(monkeypatch: pytest.MonkeyPatch) -> None:
    one = judged(monkeypatch, Oracle, 0)
    assert (one.lost, one.agreed, one.questionable) == (0, True, False)
    assert one.chances is not None
    assert one.chances[one.seat] == 0.6
    assert sorted(one.chances) == pytest.approx([0.2, 0.2, 0.6])


def test_another_one_gives_away_the_difference_of_the_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    one = judged(monkeypatch, Oracle, 1)
    assert one.lost == pytest.approx(0.1)
    assert (one.agreed, one.questionable, one.in_chances) == (False, True, True)
    assert one.best != one.choice


def test_without_chances_points_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    one = judged(monkeypatch, Pointer, 1)
    assert (one.lost, one.questionable, one.in_chances, one.chances) == (1.5, True, False, None)


def test_what_was_not_weighed_is_questionable_and_nobody_knows_how_much(monkeypatch: pytest.MonkeyPatch) -> None:
    one = judged(monkeypatch, Oracle, 2)
    assert (one.lost, one.chance, one.questionable) == (None, None, True)


def test_a_bot_that_weighs_nothing_finds_nothing_questionable(monkeypatch: pytest.MonkeyPatch) -> None:
    one = judged(monkeypatch, Silent, 2)
    assert (one.best, one.agreed, one.questionable, one.chances) == (None, True, False, None)


def test_a_road_laid_by_the_way_is_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    judge, game = analyst(monkeypatch, Oracle)
    while not (game.waiting and any(choice in game.beside for choice in game.legal(game.waiting[0])[2:])):
        game.choose(game.waiting[0], game.legal(game.waiting[0])[0])
    seat = game.waiting[0]
    road = next(choice for choice in game.legal(seat)[2:] if choice in game.beside)
    one = judge.judge(game, seat, road)
    assert (one.best, one.questionable) == (None, False)


def test_chances_go_on_from_choice_to_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    judge, game = analyst(monkeypatch, Oracle)
    for _ in range(6):
        seat = game.waiting[0]
        choice = game.legal(seat)[0]
        one = judge.judge(game, seat, choice)
        assert one.chances is not None
        assert sum(one.chances) == pytest.approx(1)
        assert one.chances[seat] == pytest.approx(0.6)
        game.choose(seat, choice)
    assert one.number == 6


@pytest.mark.parametrize(
    ("chances", "found"),
    [([0.5, 0.25, 0.25], [0.2, 0.4, 0.4]), ([0.5, 0.4, 0.1], [0.2, 0.64, 0.16]), ([1, 0, 0], [0.2, 0.4, 0.4])],
)
def test_the_others_share_the_rest_as_they_stood(chances: list[float], found: list[float]) -> None:
    assert shared_out(chances, 0, 0.2) == pytest.approx(found)


def test_all_in_all() -> None:
    def one(seat: int, choice: str, chance: float | None) -> Judged:
        return Judged(1, seat, choice, "best", 0, 0, chance, 0.6, None)

    mine, yours = summaries([one(0, "best", 0.6), one(0, "bad", 0.4), one(0, "fair", 0.57), one(1, "odd", None)], 2)
    assert (mine.choices, mine.agreed, mine.questionable) == (3, 1, 1)
    assert mine.lost == pytest.approx(0.23)
    assert (yours.choices, yours.agreed) == (1, 0)


@pytest.mark.parametrize("game", ["board", "cards"])
def test_greedy_judges_every_game(game: str) -> None:
    title = title_of(game)
    played = title.new(title.preset(title.presets[-1]), "s", quiet=True)
    judge = Analyst("greedy", played)
    for _ in range(12):
        seat = played.waiting[0]
        choice = played.legal(seat)[-1]
        found = judge.judge(played, seat, choice)
        assert found.lost is None or found.lost >= 0
        played.choose(seat, choice)
