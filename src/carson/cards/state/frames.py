"""Whether the frames of a written agenda make sense: positions and states may come from anybody."""

from __future__ import annotations

from carson.cards.configuration.deck import TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.ending import FIND_CHARACTER, LAST_SALES
from carson.cards.round.powers import OFFER_POWERS, POWERS, USE_POWER, can_use
from carson.cards.round.rounds import ASK_BIDS, CHOOSE, CHOOSE_BID, ERAS, SHOW_BIDS, START_ERA, START_ROUND
from carson.cards.round.taking import PLACE_CARD, TAKE_CARD
from carson.cards.state.steps import STEPS
from carson.core.agenda import Frame


def makes_sense(game: CardGame, frame: Frame) -> bool:
    """Whether a frame has the numbers that its step needs; virtual players have nothing to decide."""
    people = range(game.config.players)
    values = {
        START_ERA: (range(1, ERAS + 1),),
        OFFER_POWERS: (range(POWERS + 1), range(POWERS + 1)),
        USE_POWER: (people, range(POWERS)),
        CHOOSE_BID: (range(1, 1 << game.config.players),),
        CHOOSE: (range(game.players),),
        TAKE_CARD: (people,),
        PLACE_CARD: (people, range(TERRAIN_CARDS)),
        FIND_CHARACTER: (people,),
        LAST_SALES: (people,),
    }.get(frame[0], ())
    if len(frame) - 1 != len(values) or any(value not in allowed for value, allowed in zip(frame[1:], values, strict=True)):
        return False
    if frame[0] == USE_POWER:
        _, seat, character = frame
        return game.holder[character] == seat and can_use(game, seat, character)
    return True


STEPS.makes_sense = makes_sense


def bids_needed(game: CardGame) -> int:
    """How many bids everybody has still to lay in this era."""
    this_round = any(frame[0] in (ASK_BIDS, CHOOSE_BID, SHOW_BIDS) for frame in game.agenda)
    return game.agenda.count((START_ROUND,)) + this_round
