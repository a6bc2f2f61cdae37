"""How a bot of the card game tells what it considers: which choices are one idea, and what is said of them in figures."""

from __future__ import annotations

from collections.abc import Mapping

from carson.bots.bot import Facts
from carson.cards.game import CardGame
from carson.cards.round.rounds import CHOOSE_BID
from carson.cards.shown.chances import place_chances
from carson.cards.state.choices import BID, PLACE


def idea(game: CardGame, seat: int, choice: int) -> str:
    """Where a card goes is one idea, and so are bids with which one most likely chooses as the same number."""
    if choice >= PLACE:
        return "place"
    if game.agenda[-1][0] == CHOOSE_BID:
        chances = place_chances(game, seat, choice - BID)
        return f"choose {chances.index(max(chances)) + 1}"
    return game.catalogue.text(choice)


def facts(reasons: Mapping[str, float]) -> Facts:
    """What a card scores the choice says itself; a bid is for a better card than the lowest brings."""
    figures = {code: round(reasons.get(code, 0)) for code in ("earlier", "bid")}
    said: dict[str, dict[str, int | str]] = {code: {"count": count} if count else {} for code, count in figures.items()}
    return {"score": {}, **said, **({"prize": {}} if figures["earlier"] else {})}
