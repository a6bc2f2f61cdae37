"""What a legal choice costs and brings, as plain values for JSON; what it does not is left out (`docs/decisions.md`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from carson.board.shown.effects import Change, Effect, Odds, effect
from carson.board.shown.view_types import BoardExplanation, ChangeView, OddsView
from carson.board.state.choices import A_BUILDING
from carson.core.game import Preview
from carson.core.sums import amount, ratio

if TYPE_CHECKING:
    from carson.board.game import BoardGame


def explain(game: BoardGame, seat: int, choice: int) -> BoardExplanation:
    return explained(effect(game, seat, choice))


def preview(game: BoardGame, choice: int, explanation: Mapping[str, object]) -> Preview | None:
    """A cowboy, a road, land of one's own, or a building: a House may become something larger."""
    chosen = game.catalogue[choice]
    if not chosen.shows or chosen.target is None:
        return None
    shows, _, kind = chosen.shows.partition(" ")
    if shows == A_BUILDING:
        values = explanation["values"]
        assert isinstance(values, dict)
        kind = values.get("content") or values["kind"]
    view: Preview = {"shows": shows, "at": chosen.target}
    return {**view, "kind": kind} if kind else view


def explained(found: Effect) -> BoardExplanation:
    view: BoardExplanation = {}
    if found.costs:
        view["costs"] = found.costs
    if found.price is not None:
        view["price"] = found.price
    if found.brings:
        view["brings"] = dict(found.brings)
    if found.parts:
        view["number"] = {"of": found.parts_of, **amount(found.parts)}
    if found.odds is not None:
        view["odds"] = _odds(found.odds)
    if found.changes:
        view["changes"] = [_change(change) for change in found.changes]
    if found.places:
        view["places"] = list(found.places)
    if found.values:
        view["values"] = dict(found.values)
    return view


def _change(change: Change) -> ChangeView:
    return {
        "place": change.place, "kind": change.kind, "owner": change.owner, "before": change.before, "after": change.after
    }  # fmt: skip


def _odds(odds: Odds) -> OddsView:
    """Everybody in the duel as he passed; a chance is exact, numerator and denominator."""
    return {
        "seats": list(odds.seats),
        "firepower": list(odds.firepower),
        "chances": [ratio(chance) for chance in odds.chances],
        "estimate": odds.estimate,
    }
