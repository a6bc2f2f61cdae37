"""One choice judged: an obvious mistake, how sure that is, and that nobody is blamed for what he could not know."""

from __future__ import annotations

from functools import cache

import pytest

from carson.board.variants.new_beginning import FILL_IN_SHEET
from carson.cards.game import CardGame
from carson.core.game import Game
from carson.core.record import Record
from carson.games import title_of
from carson.table.review.judging import CLOSE, GOOD, LEVELS, judge, verdict_of
from tests.table.review.reviewed import LAST, before, bought_at_the_end, played


@cache
def cards() -> Record:
    return played("cards", "friends", 4, "judged", choices=40)


@pytest.mark.parametrize(
    ("loss", "error", "verdict"),
    [
        (0.0, 0.0, GOOD), (0.029, 0.001, GOOD), (0.03, 0.01, "inaccuracy"), (0.08, 0.01, "mistake"), (0.15, 0.02, "blunder"),
        (0.9, 0.01, "blunder"), (0.1, 0.06, CLOSE), (0.02, 0.06, GOOD),
    ],
)  # fmt: skip
def test_a_verdict_goes_by_the_loss_and_is_sure_of_it(loss: float, error: float, verdict: str) -> None:
    assert verdict_of(loss, error) == verdict


def test_who_keeps_his_money_at_the_very_end_blunders() -> None:
    game, seat, bought = before(bought_at_the_end(), LAST)
    decline = game.catalogue.find("decline")
    assert decline is not None
    poor = judge(game, LAST, seat, decline.number, closely=True)
    assert (poor.verdict, poor.best, poor.phase) == ("blunder", bought_at_the_end().choices[LAST - 1][1], "actions")
    assert poor.loss > 0.15 > 4 * poor.error
    assert poor.tried[0].chance - (poor.chance or 0) == pytest.approx(poor.loss)
    good = judge(game, LAST, seat, bought, closely=True)
    assert (good.verdict, good.best, good.loss) == (GOOD, bought_at_the_end().choices[LAST - 1][1], 0)


def test_it_says_why_and_what_then_follows() -> None:
    game, seat, _ = before(bought_at_the_end(), LAST)
    decline = game.catalogue.find("decline")
    assert decline is not None
    poor = judge(game, LAST, seat, decline.number, closely=True)
    assert "points" in dict(poor.tried[0].reasons)
    assert any(event.kind == "move" and event.values["thing"] == "points" for event in poor.follows)


def test_a_card_that_lies_badly_is_seen() -> None:
    for number in range(1, len(cards().choices) + 1):
        game, seat, _ = before(cards(), number)
        if game.catalogue[game.legal(seat)[0]].verb == "place" and len(game.legal(seat)) > 20:
            judged = [judge(game, number, seat, choice, 60, closely=True) for choice in game.legal(seat)]
            assert max(one.loss for one in judged) > 0.01
            assert min(one.loss for one in judged) == 0
            assert {one.best for one in judged} == {judged[0].best}
            return
    raise AssertionError("no card was laid")


def test_it_is_the_same_every_time() -> None:
    game, seat, choice = before(bought_at_the_end(), 30)
    assert judge(game, 30, seat, choice, 40, closely=True) == judge(game, 30, seat, choice, 40, closely=True)


def test_the_game_is_left_alone() -> None:
    game, seat, choice = before(bought_at_the_end(), 30)
    digest = game.digest()
    judge(game, 30, seat, choice, 40, closely=True)
    assert game.digest() == digest


def test_nobody_is_blamed_for_bids_that_lay_face_down() -> None:
    """Another bid of a rival, and other dice and cards to come: the judgement is the same."""
    game, seat, choice = next(
        found
        for found in (before(cards(), number) for number in range(1, 41))
        if any(found[0].bids) and not found[0].revealed  # type: ignore[attr-defined]
    )
    assert isinstance(game, CardGame)
    rival = next(other for other, bid in enumerate(game.bids) if bid and other != seat)
    other = game.copy(seed="another future")
    other.bids = [
        bid if one != rival else game.bids_left(rival)[0] + game.bids_left(rival)[-1] - bid
        for one, bid in enumerate(game.bids)
    ]
    assert other.bids != game.bids
    assert judge(game, 1, seat, choice, 60, closely=True) == judge(other, 1, seat, choice, 60, closely=True)


def test_a_bid_of_somebody_who_chooses_no_card_is_no_obstacle() -> None:
    """He used the Lawyer; his lowest bid lies face down all the same."""
    game, seat, choice = next(found for found in (before(cards(), number) for number in range(1, 41)) if any(found[0].bids))  # type: ignore[attr-defined]
    assert isinstance(game, CardGame)
    game.idle = 1 << next(other for other, bid in enumerate(game.bids) if bid)
    assert judge(game, 1, seat, choice, 20).verdict


@pytest.mark.parametrize(
    ("variant", "secret"), [("might-is-right", "the others' tiles"), ("new-beginning", "the others' sheets")]
)
def test_nobody_is_blamed_for_other_secrets(variant: str, secret: str) -> None:
    title = title_of("board")
    game = title.new(title.preset("big-box", players=3, variants=[variant]), "secrets", quiet=True)
    if variant == "new-beginning":
        assert game.agenda[-1][0] == FILL_IN_SHEET
        (first, second, *_), other = game.waiting, game.copy()
        game.apply(first, game.legal(first)[0])
        other.apply(first, other.legal(first)[-1])
        seat = second
    else:
        seat, other = game.waiting[0], game.imagined(game.waiting[0], "others")
    assert game.as_json() != other.as_json(), secret
    assert same_judgement(game, other, seat)


def same_judgement(game: Game, other: Game, seat: int) -> bool:
    choice = game.legal(seat)[-1]
    return judge(game, 1, seat, choice, 20, closely=True) == judge(other, 1, seat, choice, 20, closely=True)


def test_levels_are_the_worst_first() -> None:
    assert list(LEVELS.values()) == sorted(LEVELS.values(), reverse=True)
