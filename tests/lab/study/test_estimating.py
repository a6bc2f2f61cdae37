"""The statistics of a study, against data of which the truth is known."""

from __future__ import annotations

from random import Random

import pytest

from carson.lab.study.estimating import Row, effects, marked, mean, share, student

TRUE = {"banker": 4.0, "sheriff": -2.0, "grocer": 0.0, "settler": -2.0}  # points that each brings
SKILL = 10.0  # points that a strong player has more


def planted(chance: Random, games: int, effect: dict[str, float], biased: bool = True) -> list[Row]:
    """Tables of four in which each takes one card; the strong ones like the sheriff, and a game's rows hang together."""
    rows = []
    for game in range(games):
        shared = chance.gauss(0, 20)
        strong = [bool(seat % 2) for seat in range(4)]
        luck = [chance.gauss(0, 8) for _ in range(4)]
        for round in range(3):
            cards = list(effect)
            chance.shuffle(cards)
            if biased and chance.random() < 0.5:  # a strong one gets the sheriff
                at, to = cards.index("sheriff"), chance.choice([1, 3])
                cards[at], cards[to] = cards[to], cards[at]
            for seat, card in enumerate(cards):
                points = shared + luck[seat] + SKILL * strong[seat] + effect[card] + chance.gauss(0, 3)
                rows.append(Row(game, (game, round), points, {card: 1.0}, (float(strong[seat]),)))
    return rows


def test_a_planted_effect_is_found_although_strong_players_like_a_bad_card() -> None:
    rows = planted(Random(1), 400, TRUE)
    found = effects(rows)
    for card, points in TRUE.items():
        assert found[card].value == pytest.approx(points, abs=0.75)
        assert found[card].high - found[card].low < 1.5
    assert (found["banker"].stands, found["sheriff"].stands, found["grocer"].stands) == (True, True, False)
    uncorrected = effects([row._replace(controls=()) for row in rows])
    assert uncorrected["sheriff"].low > TRUE["sheriff"]  # who took it is mistaken for what it does


@pytest.mark.parametrize("effect", [dict.fromkeys(TRUE, 0.0), TRUE], ids=["none", "planted"])
def test_intervals_hold_as_often_as_they_say(effect: dict[str, float]) -> None:
    chance = Random(2)
    studies = [effects(planted(chance, 30, effect)) for _ in range(100)]
    held = [found[card].low < points < found[card].high for found in studies for card, points in effect.items()]
    assert 0.92 <= sum(held) / len(held) <= 0.98
    if not any(effect.values()):  # one table in twenty may mark something
        assert sum(any(one.stands for one in found.values()) for found in studies) <= 10


def test_rows_of_one_game_are_not_taken_for_independent() -> None:
    """The same outcome in every round of a game: as sure as a row for each game, and no surer."""
    chance = Random(3)
    once = [Row(game, (game,), chance.gauss(0, 1), {("a", "b")[seat]: 1.0}, ()) for game in range(100) for seat in range(2)]
    often = [row._replace(cell=(row.game, round)) for row in once for round in range(4)]
    (few, many) = (effects(rows)["a"] for rows in (once, often))
    assert many.value == pytest.approx(few.value)
    assert many.high - many.low == pytest.approx(few.high - few.low, rel=0.15)


def test_too_few_games_say_nothing() -> None:
    assert effects(planted(Random(4), 9, TRUE)) == {}


def test_what_is_in_too_few_games_is_left_out() -> None:
    rows = [
        row._replace(names={"teacher": 1.0}) if row.game < 9 and "banker" in row.names else row
        for row in planted(Random(5), 40, TRUE)
    ]
    assert set(effects(rows)) == set(TRUE)


@pytest.mark.parametrize(
    ("chance", "freedom", "quantile"),
    [(0.975, 4, 2.776), (0.975, 10, 2.228), (0.975, 30, 2.042), (0.995, 10, 3.169), (0.975, 1000, 1.962)],
)
def test_students_quantiles(chance: float, freedom: float, quantile: float) -> None:
    """From any table of them."""
    assert student(chance, freedom) == pytest.approx(quantile, abs=0.02)


def test_a_mean_of_few_is_less_sure() -> None:
    few, many = mean([1.0, 2.0, 3.0]), mean([1.0, 2.0, 3.0] * 20)
    assert few is not None
    assert many is not None
    assert few.value == many.value == pytest.approx(2)
    assert few.low < 0 < many.low
    assert mean([]) is None


def test_a_share_lies_between_nothing_and_all() -> None:
    assert share(0, 10).low == 0
    assert share(10, 10).high == pytest.approx(100)
    assert share(0, 0).high == 100


def test_of_many_the_best_must_be_surer() -> None:
    """Holm's rule: 2.3 is enough for one, and not for the best of twenty."""
    one = effects(planted(Random(1), 400, TRUE))["banker"]
    alone = marked({"a": one.__class__(1, 0, 2, 500, 2.3)})
    among = marked({str(number): one.__class__(1, 0, 2, 500, 2.3 if number == 0 else 0.1) for number in range(20)})
    assert alone["a"].stands
    assert not any(found.stands for found in among.values())
