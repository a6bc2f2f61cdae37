"""The quick policy: what a seat might do, at once. Games of many quick players teach the value what positions are worth."""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from carson.bots.cards.greedy import last_sales
from carson.bots.cards.judge import Judge
from carson.cards.configuration.characters import GOVERNOR
from carson.cards.game import CardGame
from carson.cards.round.powers import USE_POWER
from carson.cards.round.rounds import CHOOSE_BID, CLEAR_OFFER, ERAS, ROUNDS
from carson.cards.round.taking import PLACE_CARD
from carson.cards.state.choices import ASIDE, BID, DECLINE, DONE, PLACE, SELL, TAKE, USE

GOES_ON: Final = (CLEAR_OFFER,)  # lies on the agenda until a round is over; after the last one the Paperboy and sales follow
STAKE = 4.0  # points that the first choice usually brings more than the third


def quick_choice(judge: Judge, game: CardGame, seat: int, chance: Random, noise: float) -> int:
    """A plausible choice: what seems best, with so many points of noise."""
    frame = game.agenda[-1]
    step = frame[0]
    if step == PLACE_CARD:
        places = judge.places(game, game.estate(seat), frame[2])
        if not places:
            return ASIDE
        return PLACE + max(places[:8], key=lambda place: place[0] + noise * shake(chance))[1]
    if step == CHOOSE_BID:
        hand = game.bids_left(seat)
        if game.idle >> seat & 1:
            return BID + hand[0]
        high = 1 - exp(-stake(judge, game, seat) / STAKE) + 0.25 * (chance.random() - 0.5)
        return BID + hand[max(0, min(len(hand) - 1, int(high * len(hand))))]
    if step == USE_POWER:
        rounds = ROUNDS - game.round + 1 + (ERAS - game.era) * ROUNDS * (frame[2] == GOVERNOR)
        return USE + frame[2] if exp(-stake(judge, game, seat) / STAKE) < chance.random() * 2 / rounds else DECLINE
    options = game.legal(seat)
    if options[0] == DONE:
        sales = last_sales(game, seat, options)
        return max(sales, key=sales.__getitem__)
    estate = game.estate(seat)
    offered = [option for option in options if TAKE <= option < SELL]
    return max(offered, key=lambda option: judge.gain(game, estate, option - TAKE) + noise * shake(chance))


def stake(judge: Judge, game: CardGame, seat: int) -> float:
    """How much more the best card brings than the third."""
    estate = game.estate(seat)
    gains = sorted((judge.gain(game, estate, card) for card in game.offer), reverse=True)
    return gains[0] - gains[min(2, len(gains) - 1)] if gains else 0.0


def shake(chance: Random) -> float:
    """Noise that makes a choice likelier by the e-fold for each point that it is better (Gumbel's)."""
    return -log(-log(chance.random() or 0.5))


def to_the_end_of_the_round(game: CardGame) -> None:
    """All that needs nobody, up to the clearing of the offer: virtual players may still choose."""
    while game.agenda and game.agenda[-1][0] != CLEAR_OFFER:
        frame = game.agenda.pop()
        task = game.steps.tasks[frame[0]]
        if task is not None:
            task(game, frame)
        else:  # a decision with one answer
            decision = game.steps.decisions[frame[0]]
            decision.apply(game, frame[1], frame, decision.legal(game, frame[1], frame)[0])
