"""The learned value of the card game: surveys count as the rules do, quick gains are nearly exact, weights are found."""

from __future__ import annotations

from statistics import mean

import pytest

from carson.bots.bot import ask
from carson.bots.cards import training
from carson.bots.cards.features import MOST_BESIDE, NAMES
from carson.bots.cards.judge import Judge, with_card
from carson.bots.cards.survey import ACROSS, FREE, survey
from carson.bots.cards.training import TABLES, errors, fit, played
from carson.bots.cards.value import BASES, score_of, shipped_weights, weights_after
from carson.bots.learning import here
from carson.bots.random_bot import RandomBot
from carson.cards.configuration.config import Config
from carson.cards.game import CardGame
from carson.cards.map.contents import MOUNTAIN
from carson.cards.map.field import NEAR, SIZE
from carson.cards.round.setup import new_game


def some_games() -> list[CardGame]:
    """Positions of random play: anything may lie anywhere."""
    found = []
    for number in range(3):
        game = new_game(Config(4, ()), f"survey {number}")
        bot = RandomBot(number)
        while game.waiting:
            seat = game.waiting[0]
            game.choose(seat, ask(bot, game, seat))
            if game.round % 4 == 0 and game.cities[seat].land:
                found.append(game.copy())
    return found[::7]


def test_a_survey_counts_what_lies_beside_each_parcel() -> None:
    for game in some_games():
        for seat in range(4):
            estate = game.estate(seat)
            city = estate.city
            if not city.land:
                continue
            found = survey(estate)
            assert found.counts == [parcels.bit_count() for parcels in city.parcels]
            for lane, kind in enumerate(found.kinds):
                row, column = divmod(lane, ACROSS)
                parcel = found.origin + SIZE * row + column
                assert city.kind_at(parcel) == (None if kind == FREE else kind)
                if found.sites[lane]:
                    assert found.symbols[lane] == city.symbols_near(parcel) <= MOST_BESIDE
                    assert found.mountains[lane] == (NEAR[parcel] & city.parcels[MOUNTAIN]).bit_count()


def test_quick_gains_come_near_the_exact_ones() -> None:
    judge, differences = Judge(shipped_weights()), []
    for game in some_games():
        estate = game.estate(0)
        for card in game.pile[:6]:
            if estate.city.land:
                for gain, corner in judge.places(game, estate, card)[:3]:
                    after = judge.value(game, with_card(game, estate, card, corner))
                    differences.append(abs(after - judge.value(game, estate) - gain))
    assert len(differences) > 50
    assert mean(differences) < 2.5  # of gains that differ by ten points and more from place to place


def test_nothing_but_points_counts_after_the_last_round() -> None:
    weights = weights_after(shipped_weights(), 2, 9)
    assert not any(weights.city)
    assert not any(weights.fresh)
    assert not any(weights.bids)


# Training.


def test_a_game_gives_a_row_for_each_seat_and_round_and_what_was_still_scored() -> None:
    course = played(TABLES[0], "train test", Judge(shipped_weights()))
    rows = list(course.rows())
    assert len(rows) == 2 * 18
    assert [after for after, _ in rows[::2]] == [(era, round) for era in (1, 2) for round in range(1, 10)]
    assert len(course.points) == 4
    assert all(abs(row[-1]) < 40 for after, row in rows if after == (2, 9))  # the Paperboy's and the Auctioneer's points


def test_the_last_row_comes_before_the_paperboy_finds_somebody() -> None:
    """Or he would seem to bring nothing."""
    paperboy = NAMES.index("paperboy")
    brought = []
    for number in range(12):
        course = played(TABLES[3], f"paperboy {number}", Judge(shipped_weights()))
        brought += [row[-1] for after, row in course.rows() if after == (2, 9) and row[paperboy]]
    assert mean(brought) > 6


def test_the_fit_finds_what_the_scores_came_from() -> None:
    judge = Judge(shipped_weights())
    rows = [row for number in range(3) for row in played(TABLES[number], f"fit {number}", judge).rows()]
    moments: dict[tuple[int, int], list[list[float]]] = {}
    for after, row in rows:
        left = 2 - (9 * (after[0] - 1) + after[1]) / 9
        made = [*row[:-1], 30 * left]  # nothing but the rounds left counts
        sums = moments.setdefault(after, [[0.0] * len(made) for _ in made])
        for line, one in zip(sums, made, strict=True):
            line[:] = [old + 100 * one * other for old, other in zip(line, made, strict=True)]  # as if of many games
    found = errors(fit(moments), moments)
    assert max(found.values()) < 1  # of 50 points and less


def test_training_is_the_same_again_and_fits_the_features(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "HELD_OUT", 2)
    monkeypatch.setattr(training, "CURVE", (2, 1))
    said: list[str] = []
    first, second = (training.train("test", 2, here, said.append) for _ in range(2))
    assert first == second
    assert said
    assert first["figures"]
    weights = first["weights"]
    assert isinstance(weights, dict)
    assert {name: len(factors) for name, factors in weights.items()} == {name: len(parts) for name, parts in BASES.items()}


def test_the_score_is_part_of_the_value() -> None:
    game = some_games()[0]
    estate = game.estate(0)
    assert Judge(shipped_weights()).parts(game, estate)["score"] == score_of(estate) == game.points()[0]
