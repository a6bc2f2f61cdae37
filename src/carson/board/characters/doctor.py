"""The Doctor/Undertaker (14), as its holder likes: losers of duels may go on for $3, or must pay $2 or a victory point."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from carson.board.characters.character import Character
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES, WAGES
from carson.board.map.town import PARCELS
from carson.board.round.building_income import BUILDING_INCOME
from carson.board.round.parcel_purchase import PARCEL_PURCHASE
from carson.board.round.placing import PLACEMENTS, places_left, why_not_there
from carson.board.round.spaces import CONTEST, ROAD_GANG, WAGES_PAID
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.shown.previews import place_effect
from carson.board.state.choices import CATALOGUE, COWBOY, DECLINE, PLACE
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, POINTS, TOLD_ELSEWHERE
from carson.core.agenda import Decision, Frame, push
from carson.core.choices import ITSELF
from carson.core.events import Value
from carson.core.ledger import BANK, SEATS
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

TREATMENT: Final = 3
FUNERAL: Final = 2
FOUGHT: Final = add_note("fought", PLACE_NAMES)  # places for which a duel was fought this round

SIDE: Final = CATALOGUE.add("side", ["doctor", "undertaker"])
TREAT: Final = CATALOGUE.add("treat", PLACE_NAMES, ITSELF, COWBOY)
BURY_FOR_MONEY: Final = CATALOGUE.add("bury", ["money"])
BURY_FOR_POINTS: Final = CATALOGUE.add("bury", ["points"])


class DoctorOrUndertaker(Character):
    """The card as it lies on the table and as a configuration asks for it."""

    number = 14
    name = "doctor"
    side = "YR"
    limit = 60  # until the side is chosen

    def taken(self, game: BoardGame, seat: int) -> None:
        game.agenda.append((CHOOSE_SIDE, seat))


class ChosenSide(Character):
    """What both sides have in common: after the round the card lies on the table again."""

    number = 14
    name = "doctor"
    offered = False

    def put_back(self, game: BoardGame, seat: int) -> None:
        game.turn_card(game.card[seat], DOCTOR_OR_UNDERTAKER)


class Doctor(ChosenSide):
    side = "Y"
    limit = 60

    def after_duel(self, game: BoardGame, seat: int, place: int, losers: list[int]) -> None:
        """The Doctor's own cowboy first, then the others' in pass order."""
        game.note(FOUGHT, (*game.notes.get(FOUGHT, ()), place))
        patients = [other for other in (seat, *game.pass_order) if other in losers]
        push(game, *((TREAT_COWBOY, patient, seat) for patient in dict.fromkeys(patients)))

    def foe_beaten(self, game: BoardGame, seat: int) -> None:
        game.gain_money(seat, TREATMENT, "doctor")

    def put_back(self, game: BoardGame, seat: int) -> None:
        super().put_back(game, seat)
        game.note(FOUGHT, ())


class Undertaker(ChosenSide):
    side = "R"
    limit = 90

    def after_duel(self, game: BoardGame, seat: int, place: int, losers: list[int]) -> None:
        push(game, *((FUNERAL_PAID, loser, seat) for loser in game.pass_order if loser in losers and loser != seat))

    def foe_beaten(self, game: BoardGame, seat: int) -> None:
        game.gain_money(seat, FUNERAL, "undertaker")


DOCTOR_OR_UNDERTAKER: Final = DoctorOrUndertaker()
DOCTOR: Final = Doctor()
UNDERTAKER: Final = Undertaker()


class ChooseSide(Decision["BoardGame"]):
    """Doctor or Undertaker for this round: (seat)."""

    name = "doctor-or-undertaker"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [SIDE, SIDE + 1]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        card = game.card[seat]
        before = game.sides[card].limit
        side = (DOCTOR, UNDERTAKER)[choice - SIDE]
        game.turn_card(card, side)
        game.limit = game.limit[:]
        game.limit[seat] += side.limit - before  # whatever else changes his limit goes on doing so
        game.tell("side", seat=seat, what=game.catalogue[choice].words[0])


# The Doctor.


def treated_places(game: BoardGame, seat: int) -> list[int]:
    """Where a beaten cowboy of this seat may go (B9.13), as choices `treat ...`."""
    ahead = steps_ahead(game)
    options = [choice for choice in places_left(game)[seat] if why_no_cure(game, choice - PLACE, ahead) is None]
    allowed = game.side(seat).placements(game, seat, options)
    return [choice - PLACE + TREAT for choice in options if choice in allowed]


def why_no_cure(game: BoardGame, place: int, ahead: tuple[Frame, ...]) -> Refusal | None:
    """Why nobody's beaten cowboy may go to a place, if so: somebody stands there, its step is over, or it was fought for."""
    name = PLACE_NAMES[place]
    if step_of(game, place) not in ahead:
        return Refusal("step-over", "B9.13", place=name)
    if place in game.notes.get(FOUGHT, ()):
        return Refusal("fought-for", "B9.13", place=name)
    crew = game.crew[:SEATS] if place == WAGES else game.crew[SEATS:]
    if game.standing[place] or (place in OPEN_TO_ALL and any(crew)):
        return Refusal("cowboy-there", "B9.13", place=name)
    return None


def steps_ahead(game: BoardGame) -> tuple[Frame, ...]:
    """The steps that the round has not gone past; land and buildings are in reach until their duels end."""
    sequence = game.rules.sequence
    ahead = next((frame[1] for frame in reversed(game.agenda) if STEPS.name(frame) == "resolve"), len(sequence))
    if sequence[ahead - 1][0] in (PARCEL_PURCHASE, BUILDING_INCOME):
        ahead -= 1
    return sequence[ahead:]


def step_of(game: BoardGame, place: int) -> Frame:
    """The step of resolving in which a cowboy on a place acts."""
    if place < PARCELS:
        return (PARCEL_PURCHASE,) if game.can_be_claimed(place) else (BUILDING_INCOME,)
    if place in OPEN_TO_ALL:
        return (WAGES_PAID,) if place == WAGES else (ROAD_GANG,)
    return (CONTEST, place)


class TreatCowboy(Decision["BoardGame"]):
    """Whether and where a beaten cowboy goes on: (seat, Doctor)."""

    name = "treat-cowboy"

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"doctor": frame[2], "price": self.price(frame)}

    def price(self, frame: Frame) -> int:
        return 0 if frame[1] == frame[2] else TREATMENT

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if game.held[MONEY + seat] < self.price(frame):
            return [DECLINE]
        return [*treated_places(game, seat), DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DECLINE:
            game.move(MONEY, seat, frame[2], self.price(frame), "doctor")
            game.tell("treated", seat=seat, owner=frame[2], price=self.price(frame))
            place_treated(game, seat, choice)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not TREAT <= choice < TREAT + PLACES:
            return super().refuse(game, seat, frame, choice)
        if game.held[MONEY + seat] < self.price(frame):
            return Refusal("too-dear", "B9.13", price=self.price(frame), money=game.held[MONEY + seat])
        place = choice - TREAT
        refusal = why_no_cure(game, place, steps_ahead(game))
        if refusal is None and PLACE + place in places_left(game)[seat]:
            refusal = game.side(seat).refuse_placement(game, seat, PLACE + place)
        return refusal or why_not_there(game, seat, place)


def place_treated(game: BoardGame, seat: int, choice: int) -> None:
    """The cowboy goes on; that is no placement that a horse could follow (B10.6)."""
    game.stand(choice - TREAT, seat)
    for hook in game.rules.moved_on:
        hook(game, seat)


PLACEMENTS["treat"] = place_treated


def _treated(game: BoardGame, seat: int, choice: int) -> Effect:
    """What the new place is good for, and the Doctor's price."""
    costs = 0 if game.agenda[-1][2] == seat else TREATMENT
    return replace(place_effect(game, seat, choice), costs=costs)


EFFECTS["treat"] = _treated
TOLD_ELSEWHERE.add(("points", "undertaker"))


# The Undertaker.


class FuneralPaid(Decision["BoardGame"]):
    """$2 to the Undertaker or a victory point lost: (seat, Undertaker)."""

    name = "funeral"

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"undertaker": frame[2], "price": FUNERAL}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [BURY_FOR_MONEY, BURY_FOR_POINTS] if game.held[MONEY + seat] >= FUNERAL else [BURY_FOR_POINTS]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == BURY_FOR_MONEY:
            game.move(MONEY, seat, frame[2], FUNERAL, "undertaker")
        else:
            game.move(POINTS, seat, BANK, 1, "undertaker")
        game.tell("buried", seat=seat, owner=frame[2], what=game.catalogue[choice].words[0])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if choice == BURY_FOR_MONEY:
            return Refusal("too-dear", "B9.13", price=FUNERAL, money=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


CHOOSE_SIDE: Final = STEPS.add(ChooseSide())
TREAT_COWBOY: Final = STEPS.add(TreatCowboy())
FUNERAL_PAID: Final = STEPS.add(FuneralPaid())
