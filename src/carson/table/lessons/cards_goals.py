"""What lessons of the card game can be about."""

from __future__ import annotations

from typing import Final

from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTER_OF
from carson.cards.configuration.config import OWN_BIDS
from carson.cards.game import CardGame
from carson.cards.map.contents import KIND_NAMES, KIND_OF
from carson.cards.round.scoring import score_parts, scored_parcels
from carson.core.sums import Part, total
from carson.table.lessons.goals import GoalKind

About = tuple[str, ...]


def _score(first: CardGame, now: CardGame, seat: int, about: About) -> list[Part]:
    """What the city and the characters score now."""
    return score_parts(now, seat)


def _building(first: CardGame, now: CardGame, seat: int, about: About) -> list[Part]:
    """What the best building of a kind scores."""
    own = [list(score) for _, kind, score, _ in scored_parcels(now.cities[seat]) if kind == KIND_OF[about[0]]]
    return max(own, key=total, default=[])


def _has(first: CardGame, now: CardGame, seat: int, about: About) -> list[Part]:
    return [("has", int(now.holder[CHARACTER_OF[about[0]]] == seat), 1)]


def _kept(first: CardGame, now: CardGame, seat: int, about: About) -> list[Part]:
    """Whether a bid is still in hand."""
    return [("kept", int(int(about[0]) in now.bids_left(seat)), 1)]


GOALS: Final = {
    "score": GoalKind(_score, explained=True),
    "building": GoalKind(_building, {"kind": KIND_NAMES}, explained=True),
    "has": GoalKind(_has, {"character": CHARACTER_NAMES}),
    "kept": GoalKind(_kept, {"bid": tuple(map(str, OWN_BIDS))}),
}
