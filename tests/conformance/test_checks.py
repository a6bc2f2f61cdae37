"""The conformance suite finds what it looks for: toy games, each broken in one way, each caught by one check."""

from __future__ import annotations

from typing import Self

import pytest

from carson.core.game import SPECTATOR
from carson.core.ledger import BANK
from carson.core.refusal import Refusal
from tests.conformance import checks, imagining
from tests.conformance.walk import Case, Check, walk
from tests.core.toy import BID, COINS, HIDDEN, Auction, Toy


class ShowsBids(Auction):
    """Everybody sees the sealed bids."""

    def public_view(self) -> dict[str, object]:
        return {**super().public_view(), "bids": self.bids[:]}


class ShowsOthersBids(Auction):
    """Each player sees the others' sealed bids among his secrets."""

    def secrets(self, seat: int) -> dict[str, object]:
        return {"bids": self.bids[:]}


class ShowsBidsBelow(Auction):
    """What all seats are sent has the bids, though each seat's own part lies over them."""

    def public_view(self) -> dict[str, object]:
        return {**super().public_view(), "own_bid": self.bids[:]}

    def secrets(self, seat: int) -> dict[str, object]:
        return {"own_bid": self.bids[seat]}


class ShowsChance(Auction):
    """The next die can be seen."""

    def public_view(self) -> dict[str, object]:
        return {**super().public_view(), "next": self.copy().draw(6)}


class ExplainsBids(Auction):
    """A choice is explained with what the others have bid."""

    def explain(self, seat: int, choice: int) -> dict[str, object]:
        return {"highest": max(self.bids)}


class ExplainsChance(Auction):
    """A choice is explained with the next die."""

    def explain(self, seat: int, choice: int) -> dict[str, object]:
        return {"next": self.copy().draw(6)}


class ExplainsByTrying(Auction):
    """A choice is explained by making it."""

    def explain(self, seat: int, choice: int) -> dict[str, object]:
        self.held[COINS + seat] -= choice - BID
        return {"left": self.held[COINS + seat]}


class ShowsTuples(Auction):
    """A view that JSON does not give back."""

    def public_view(self) -> dict[str, object]:
        return {**super().public_view(), "coins": tuple(self.held[:3])}


class LendsItsLists(Auction):
    """A view that holds the game's own lists."""

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "coins": self.held}


class SharesItsCopies(Auction):
    """A copy that keeps its coins in the original's purse."""

    def copy(self, seed: str | None = None, quiet: bool = True) -> Self:
        new = super().copy(seed, quiet)
        new.held = self.held
        return new


class ImaginesTrueBids(Auction):
    """An imagined game has the others' bids in it."""

    def draw_hidden(self, seat: int) -> None:
        pass


class ImaginesOwnBid(Auction):
    """An imagined game has another bid of one's own."""

    def draw_hidden(self, seat: int) -> None:
        super().draw_hidden(SPECTATOR)


class ImaginesTheFuture(Auction):
    """An imagined game has the dice to come in it."""

    def imagined(self, seat: int, seed: str) -> Self:
        return self.copy()


class ImaginesOddly(Auction):
    """What an imagined game has in it follows from the bid that was there."""

    def draw_hidden(self, seat: int) -> None:
        self.bids = [bid if other == seat or bid == HIDDEN else (bid + 1) % 2 for other, bid in enumerate(self.bids)]


class ImaginesTooMuch(Auction):
    """In an imagined game nobody has enough coins for the bids."""

    def draw_hidden(self, seat: int) -> None:
        self.bids = [bid if other == seat or bid == HIDDEN else 9 for other, bid in enumerate(self.bids)]
        self.held = [coins + (index == COINS + BANK) for index, coins in enumerate(self.held)]


class ForgetsBids(Auction):
    """What is written leaves the sealed bids out."""

    def as_json(self) -> dict[str, object]:
        return {**super().as_json(), "bids": [0] * self.seats if self.waiting else self.bids}


class GivesCoinsAway(Auction):
    """Every choice makes a coin out of nothing."""

    def apply(self, seat: int, choice: int, go_on: bool = True) -> None:
        self.held[COINS + seat] += 1
        super().apply(seat, choice, go_on)


class MovesInSilence(Auction):
    """A coin changes hands without an event."""

    def apply(self, seat: int, choice: int, go_on: bool = True) -> None:
        self.held[COINS + seat] += 1
        self.held[COINS + BANK] -= 1
        super().apply(seat, choice, go_on)


class LeavesTraces(Auction):
    """A refusal costs a draw."""

    def refuse(self, seat: int, choice: int) -> Refusal:
        self.draws += 1
        return super().refuse(seat, choice)


class CitesAnything(Auction):
    """A refusal names a ruling that does not exist."""

    def refuse(self, seat: int, choice: int) -> Refusal:
        return Refusal("too-dear", "B99.9")


class FailsInsteadOfRefusing(Auction):
    """A wrong number breaks the game."""

    def choose(self, seat: int, choice: int) -> None:
        if self.catalogue.text(choice):
            super().choose(seat, choice)


class RepeatsChoices(Auction):
    """A choice stands twice in the list."""

    def legal(self, seat: int) -> list[int]:
        return [BID, *super().legal(seat)]


class AsksWhatIsForced(Auction):
    """Only one choice is left to a seat that is asked, and no secret in it."""

    @property
    def in_secret(self) -> bool:
        return False

    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[:1]


@pytest.mark.parametrize(
    ("broken", "check"),
    [
        (ShowsBids, checks.answers_stay_secret),
        (ShowsOthersBids, checks.answers_stay_secret),
        (ShowsBidsBelow, checks.answers_stay_secret),
        (ShowsBidsBelow, checks.views_are_json),
        (ShowsChance, checks.views_hide_chance),
        (ExplainsBids, checks.explanations_stay_secret),
        (ExplainsChance, checks.views_hide_chance),
        (ExplainsByTrying, checks.explanations_are_json),
        (ShowsTuples, checks.views_are_json),
        (LendsItsLists, checks.views_are_values_of_their_own),
        (LendsItsLists, checks.written_states_stay),
        (SharesItsCopies, checks.copies_live_alone),
        (ImaginesTrueBids, imagining.secrets_change_no_imagined_game),
        (ImaginesOwnBid, imagining.imagined_games_look_the_same),
        (ImaginesTheFuture, imagining.imagined_games_look_the_same),
        (ImaginesOddly, imagining.imagined_games_are_games),
        (ImaginesTooMuch, imagining.imagined_games_look_the_same),
        (ForgetsBids, checks.json_holds_everything),
        (ForgetsBids, checks.positions_hold_everything),
        (GivesCoinsAway, checks.ledger_is_conserved),
        (MovesInSilence, checks.moves_explain_the_ledger),
        (LeavesTraces, checks.illegal_choices_leave_no_trace),
        (CitesAnything, checks.illegal_choices_leave_no_trace),
        (FailsInsteadOfRefusing, checks.numbers_beside_the_catalogue_are_refused),
        (RepeatsChoices, checks.somebody_chooses_freely),
        (AsksWhatIsForced, checks.somebody_chooses_freely),
    ],
)
def test_a_broken_game_is_caught(broken: type[Auction], check: Check) -> None:
    class Kind(Toy):
        game = broken

    kind = Kind()
    with pytest.raises((AssertionError, IndexError, ValueError, Refusal)) as caught:
        walk(Case(kind, "broken", kind.preset("plain"), "broken"), check)
    assert "toy broken, seed broken, move" in "".join(caught.value.__notes__)
