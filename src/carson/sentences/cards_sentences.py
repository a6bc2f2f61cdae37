"""A card game in words: events, choices and questions, from the locale files by id.

Which words a thing gets follows from its own name (`cards-event-bids`, `cards-choice-take`); here are their values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTERS, MOST_SALES
from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.contents import KIND_NAMES
from carson.cards.map.field import PARCEL_NAMES
from carson.cards.round.rounds import CHOOSE, choosing_order
from carson.cards.shown.chances import mean_place, place_chances, position_with
from carson.cards.shown.previews import covered, gain
from carson.cards.state.choices import ASIDE, BID, PLACE, SELL, TAKE
from carson.cards.state.steps import STEPS
from carson.core.choices import Choice
from carson.core.events import Event, Value, number_in, numbers_in, texts_in
from carson.core.ledger import BANK
from carson.sentences.cards_naming import CardsNaming
from carson.sentences.naming import Values, percent
from carson.sentences.sentences import Sentences


class CardsSentences(CardsNaming, Sentences[CardGame]):
    """What happens in a game, what is asked and what can be chosen, each in one sentence."""

    def about_reason_ids(self, game: CardGame, reason: str) -> list[str]:
        """A building may score in two ways: bank, bank-mines."""
        kinds = [f"cards-kind-{kind}.about" for kind in KIND_NAMES if f"{reason}-".startswith(f"{kind}-")]
        return [*super().about_reason_ids(game, reason), f"cards-character-{reason}.about", *kinds]

    # What happened.

    def event(self, game: CardGame, event: Event) -> str | None:
        """One sentence for an event, or None where another event tells it."""
        if event.kind in _EVENTS:
            return _EVENTS[event.kind](self, game, event.values)
        values = self.event_values(event.values)
        if "card" in event.values:
            values["card"] = self.card_in_full(game.deck, CARD_OF[str(event.values["card"])])
        return self.words(f"cards-event-{event.kind}", **values)

    def _revealed(self, game: CardGame, values: Mapping[str, Value]) -> str:
        round, cards = number_in(values, "round"), self._cards(game, values)
        if "character" not in values:
            return self.words("cards-event-reveal-terrain", round=round, cards=cards)
        character = self.character(str(values["character"]))
        return self.words("cards-event-reveal", round=round, character=character, cards=cards)

    def _cards(self, game: CardGame, values: Mapping[str, Value]) -> str:
        return self.cards_in_full(game.deck, (CARD_OF[name] for name in texts_in(values, "cards")))

    def _used(self, game: CardGame, values: Mapping[str, Value]) -> str:
        use = self.words(f"cards-character-{values['character']}.use")
        return self.words("cards-event-use", **self.event_values(values), use=use)

    def _bids_shown(self, game: CardGame, values: Mapping[str, Value]) -> str:
        idle = numbers_in(values, "idle")
        shown = []
        for seat, (bid, boost) in enumerate(zip(numbers_in(values, "bids"), numbers_in(values, "boosts"), strict=True)):
            how = "idle" if seat in idle else "boosted" if boost else "one"
            shown.append(
                self.words(f"cards-event-bids.{how}", player=self.name(seat), bid=bid, boost=boost, total=bid + boost)
            )
        return self.words("cards-event-bids", bids=self.list(shown))

    def _ordered(self, game: CardGame, values: Mapping[str, Value]) -> str:
        players, tied = (self.list(map(self.name, numbers_in(values, name))) for name in ("seats", "tied"))
        return self.words("cards-event-order.tie" if tied else "cards-event-order", players=players, tied=tied)

    def _taken(self, game: CardGame, values: Mapping[str, Value]) -> str | None:
        """Where a person lays a terrain card tells that he took it."""
        seat, card = number_in(values, "seat"), CARD_OF[str(values["card"])]
        if card < TERRAIN_CARDS and not game.is_virtual(seat):
            return None
        return self.words("cards-event-take", player=self.name(seat), card=self.card_in_full(game.deck, card))

    def _left_over(self, game: CardGame, values: Mapping[str, Value]) -> str:
        return self.words("cards-event-left-over", cards=self._cards(game, values))

    def _points(self, game: CardGame, values: Mapping[str, Value]) -> str | None:
        """What somebody gets for the same reason in several parts, as for the Editor, is told once."""
        told = (event.values for event in game.events or [] if event.kind == "move")
        moves: list[Mapping[str, Value]] = [move for move in told if _same_points(move, values)]
        if not any(move is values for move in moves):
            moves = [values]
        if moves[0] is not values:
            return None
        source, target = number_in(values, "source"), number_in(values, "target")
        id, seat = ("cards-event-move", target) if source == BANK else ("cards-event-move.less", source)
        reason = self.reason(str(values["reason"]))
        count = sum(number_in(move, "count") for move in moves)
        return self.words(id, player=self.name(seat), count=count, reason=reason)

    def _end(self, game: CardGame, values: Mapping[str, Value]) -> str:
        points = numbers_in(values, "points")
        ranking = [
            self.words("cards-event-end.rank", number=rank(points, seat), player=self.name(seat), points=points[seat])
            for seat in numbers_in(values, "ranking")
        ]
        return self.words("cards-event-end", ranking=self.list(ranking))

    # What is asked.

    def question(self, game: CardGame, seat: int) -> str:
        """What this seat, which has to choose, is asked."""
        frame = game.agenda[-1]
        name, about = STEPS.name(frame), STEPS.decision(frame).values(game, frame)
        values: Values = {"player": self.name(seat), "boost": game.boosts[seat], "left": MOST_SALES - len(game.sold)}
        how = ""
        if name == "use-power":
            values |= self.name_and_id("character", about["character"])
            if game.revealed:
                order = choosing_order(game)
                if seat in order:
                    how = ".after-bids"
                    values |= {"position": order.index(seat) + 1, "count": len(order)}
        elif name == "choose-bid":
            how = ".idle" if game.idle >> seat & 1 else ""
        elif name == "take-card":
            if not game.revealed:
                how = ".at-once"
            elif game.agenda[-2:-1] == [(CHOOSE, seat)]:
                how = ".first"
        elif name == "place-card":
            values["card"] = self.card_in_full(game.deck, CARD_OF[str(about["card"])])
            how = ".sale" if ASIDE in game.legal(seat) else ""
        return self.words(f"cards-question-{name}{how}", **values)

    # What can be chosen.

    def choice(self, game: CardGame, seat: int, choice: int) -> str:
        """A legal choice with what it brings, about 60 columns wide."""
        chosen = game.catalogue[choice]
        if chosen.verb in _CHOICES:
            return _CHOICES[chosen.verb](self, game, seat, chosen)
        return self.words(f"cards-choice-{chosen.verb}")

    def _power(self, game: CardGame, seat: int, chosen: Choice) -> str:
        character = game.agenda[-1][2]
        values: Values = {"character": self.character(CHARACTER_NAMES[character])}
        if chosen.verb == "decline":
            return self.words("cards-choice-decline", **values)
        values["use"] = self.words(f"cards-character-{CHARACTER_NAMES[character]}.use")
        if not game.revealed or game.idle >> seat & 1:
            return self.words("cards-choice-use", **values)
        position = position_with(game, seat, CHARACTERS[character].boost)
        return self.words("cards-choice-use.after-bids", **values, position=position)

    def _bid(self, game: CardGame, seat: int, chosen: Choice) -> str:
        bid = chosen.number - BID
        boost = game.boosts[seat]
        if game.idle >> seat & 1:
            return self.words("cards-choice-bid.idle", bid=bid)
        label = self.words("cards-choice-bid", bid=bid, boost=boost, total=bid + boost)
        chances = place_chances(game, seat, bid)
        mean = self.words.number(float(mean_place(chances)), 1)
        return self.words("cards-choice-odds", label=label, percent=percent(chances[0]), place=mean)

    def _take(self, game: CardGame, seat: int, chosen: Choice) -> str:
        card = chosen.number - TAKE
        brought = gain(game, seat, chosen.number)
        # Priorities are for virtual players: where there are none, they would be taken for points.
        values: Values = {"card": CARD_NAMES[card], "priority": game.deck.priority[card] if game.config.virtual else 0}
        if card >= TERRAIN_CARDS:
            assert brought is not None
            id = "cards-choice-take-character" if game.offer else "cards-choice-find"
            values["character"] = self.character(CARD_NAMES[card])
            values["short"] = self.words(f"cards-character-{CARD_NAMES[card]}.short")
            return self.words(id, **values, gain=self.more(brought.points))
        terrain = game.deck.terrain[card]
        drawn = f"{CARD_NAMES[card]:<5} {self.picture(terrain)} {self.contents(terrain)}"
        values["card"] = drawn if self.draws else self.card_among(game.deck, card, game.offer)
        if brought is None or brought.corner is None:
            return self.words("cards-choice-take.nowhere", **values)
        place = PARCEL_NAMES[brought.corner]
        return self.words("cards-choice-take", **values, gain=self.more(brought.points), place=place)

    def _place(self, game: CardGame, seat: int, chosen: Choice) -> str:
        brought = gain(game, seat, chosen.number)
        assert brought is not None
        corner = chosen.number - PLACE
        return self.words(
            "cards-choice-place",
            place=PARCEL_NAMES[corner], gain=self.more(brought.points), covered=covered(game, seat, corner),
        )  # fmt: skip

    def _aside(self, game: CardGame, seat: int, chosen: Choice) -> str:
        card = game.agenda[-1][2]
        return self.words("cards-choice-aside", card=CARD_NAMES[card] if self.draws else self.card_in_full(game.deck, card))

    def _sell(self, game: CardGame, seat: int, chosen: Choice) -> str:
        brought = gain(game, seat, chosen.number)
        assert brought is not None
        card = chosen.number - SELL
        place = next(PARCEL_NAMES[corner] for laid, corner in game.cities[seat].laid if laid == card)
        drawn = f"{CARD_NAMES[card]} {self.picture(game.deck.terrain[card])}"
        shown = drawn if self.draws else self.card_in_full(game.deck, card)
        return self.words("cards-choice-sell", card=shown, place=place, gain=self.more(brought.points))


def _same_points(values: Mapping[str, Value], others: Mapping[str, Value]) -> bool:
    """Whether two moves are the same but for how much."""
    return all(values[name] == others[name] for name in ("thing", "source", "target", "reason"))


def rank(points: list[int], seat: int) -> int:
    """Participants with equal points have the same number (C4.8)."""
    return 1 + sum(other > points[seat] for other in points)


# Events that need more than their own values by name.
_EVENTS: Final[dict[str, Callable[[CardsSentences, CardGame, Mapping[str, Value]], str | None]]] = {
    "reveal": CardsSentences._revealed,
    "reveal-terrain": CardsSentences._revealed,
    "use": CardsSentences._used,
    "bids": CardsSentences._bids_shown,
    "order": CardsSentences._ordered,
    "take": CardsSentences._taken,
    "left-over": CardsSentences._left_over,
    "move": CardsSentences._points,
    "end": CardsSentences._end,
}
_CHOICES: Final[dict[str, Callable[[CardsSentences, CardGame, int, Choice], str]]] = {
    "use": CardsSentences._power,
    "decline": CardsSentences._power,
    "bid": CardsSentences._bid,
    "take": CardsSentences._take,
    "place": CardsSentences._place,
    "aside": CardsSentences._aside,
    "sell": CardsSentences._sell,
}
