"""The Auctioneer (12). Yellow: two unowned parcels go to the highest bidder. Red: the ammunition does, for the round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.contents import CONTENT_NAMES, NOBODY
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.round.first_parcels import free_parcels, why_not_free
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import CATALOGUE, MOST_DOLLARS, PASS
from carson.board.state.steps import STEPS
from carson.board.state.things import AMMUNITION_TOKEN, MONEY, OWN_PROPERTY, TOLD_ELSEWHERE
from carson.core.agenda import PLAIN, Decision, Frame, seats_in
from carson.core.choices import ITSELF
from carson.core.events import Value
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

PARCELS_SOLD: Final = 2
AUCTION: Final = CATALOGUE.add("auction", PARCEL_NAMES, ITSELF)
BID: Final = CATALOGUE.add("bid", [str(dollars) for dollars in range(1, MOST_DOLLARS)])


def bid_of(dollars: int) -> int:
    return BID + dollars - 1


class AuctioneerYellow(Character):
    number = 12
    name = "auctioneer"
    side = "Y"
    limit = 30

    def taken(self, game: BoardGame, seat: int) -> None:
        if len(free_parcels(game)) >= PARCELS_SOLD:
            game.agenda.append((CHOOSE_LOT, seat))


class AuctioneerRed(Character):
    number = 12
    name = "auctioneer"
    side = "R"
    limit = 30

    def taken(self, game: BoardGame, seat: int) -> None:
        game.tell("auction-ammunition", seat=seat)
        open_bidding(game, seat)


class ChooseLot(Decision["BoardGame"]):
    """Which two parcels are sold together, one after the other: (seat, the first)."""

    name = "choose-lot"
    about = (PARCEL_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"places": [PARCEL_NAMES[parcel] for parcel in frame[2:]]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [AUCTION + parcel for parcel in free_parcels(game) if parcel not in frame[2:]]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        lot = (*frame[2:], choice - AUCTION)
        if len(lot) < PARCELS_SOLD:
            game.agenda.append((CHOOSE_LOT, seat, *lot))
        else:
            game.tell("auction-parcels", seat=seat, places=[PARCEL_NAMES[parcel] for parcel in lot])
            open_bidding(game, seat, *lot)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not AUCTION <= choice < AUCTION + PARCELS:
            return super().refuse(game, seat, frame, choice)
        parcel = choice - AUCTION
        if parcel in frame[2:]:
            return Refusal("in-the-auction", "B9.11", place=PARCEL_NAMES[parcel])
        return why_not_free(game, parcel, "B9.11")


def open_bidding(game: BoardGame, auctioneer: int, *lot: int) -> None:
    """The Auctioneer bids first: for two parcels, or with none for the ammunition."""
    game.agenda.append((BIDDING, auctioneer, auctioneer, (1 << game.players) - 1, NOBODY, 0, *lot))


class Bidding(Decision["BoardGame"]):
    """Bid more than the last or pass for good: (seat, auctioneer, bits of those left, highest bidder, his bid, parcels)."""

    name = "bid"
    about = (PLAIN, PLAIN, PLAIN, PLAIN, PARCEL_NAMES)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        """Without places it is the ammunition that is sold; before the first bid there is no highest."""
        auctioneer, left, bidder, bid, *lot = frame[2:]
        values: dict[str, Value] = {"auctioneer": auctioneer, "bidders": list(seats_in(left))}
        if lot:
            values["places"] = [PARCEL_NAMES[parcel] for parcel in lot]
        if bidder != NOBODY:
            values |= {"highest": bidder, "bid": bid}
        return values

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if not self.has_tiles(game, seat, frame):
            return [PASS]
        return [PASS, *range(bid_of(frame[5] + 1), bid_of(game.held[MONEY + seat] + 1))]

    def has_tiles(self, game: BoardGame, seat: int, frame: Frame) -> bool:
        """Whether a seat could mark what it wins."""
        return game.held[OWN_PROPERTY[seat]] >= len(frame[6:])

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        auctioneer, left, bidder, bid, *lot = frame[2:]
        if choice == PASS:
            left &= ~(1 << seat)
            game.tell("no-bid", seat=seat)
        else:
            bidder, bid = seat, choice - BID + 1
            game.tell("bid", seat=seat, price=bid)
        if not left:
            game.tell("auction-fails")
        elif bidder != NOBODY and left == 1 << bidder:
            hand_over(game, auctioneer, bidder, bid, lot)
        else:
            after = next(
                at % game.players for at in range(seat + 1, seat + 1 + game.players) if left >> at % game.players & 1
            )
            game.agenda.append((BIDDING, after, auctioneer, left, bidder, bid, *lot))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb != "bid":
            return super().refuse(game, seat, frame, choice)
        bid = choice - BID + 1
        if not self.has_tiles(game, seat, frame):
            return Refusal("bid-needs-property", "B9.11", needed=PARCELS_SOLD)
        if bid <= frame[5]:
            return Refusal("bid-too-low", "B9.11", least=frame[5] + 1)
        return Refusal("too-dear", "B9.11", price=bid, money=game.held[MONEY + seat])


def hand_over(game: BoardGame, auctioneer: int, winner: int, bid: int, lot: list[int]) -> None:
    """Half of the bid for parcels goes to the bank, the rest and all of that for ammunition to the Auctioneer (B9.11)."""
    to_bank = bid // 2 if lot else 0
    share = bid - to_bank if winner != auctioneer else 0
    game.pay(winner, to_bank, "auction")
    game.move(MONEY, winner, auctioneer, share, "auction")
    if lot:
        for parcel in lot:
            game.claim(winner, parcel, "auction")
    else:
        game.move(AMMUNITION_TOKEN, BANK, winner, 1, "auction")
    game.tell("auction-won", seat=winner, owner=auctioneer, price=to_bank + share, share=share)


def _put_up(game: BoardGame, seat: int, choice: int) -> Effect:
    """A parcel to be sold; parts: those of its price, which tell what is on it and around it."""
    parcel = choice - AUCTION
    return Effect(parts=tuple(game.price_parts(parcel)), values={"content": CONTENT_NAMES[game.contents[parcel]]})


EFFECTS["auction"] = _put_up
TOLD_ELSEWHERE.add(("money", "auction"))

CHOOSE_LOT: Final = STEPS.add(ChooseLot())
BIDDING: Final = STEPS.add(Bidding())
