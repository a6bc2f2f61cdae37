"""Horses: five enclosures for each player, each with a use of its own, and a rodeo at the end of every round (B10.6).

All horses of a player are in his account of the ledger; the notes say how many of them are in which enclosure, and where a
cowboy is with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypedDict

from carson.board.buildings.ranch import RANCH
from carson.board.configuration.figures import Figure
from carson.board.map.action_track import PLACE_NAMES, PLACES, WAGES
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.round.building_income import pay_income
from carson.board.round.moving import (
    LONE,
    MOVED,
    MOVES,
    PIECE_NAMES,
    add_piece,
    goes_with,
    movable,
    moved_by,
    put_down,
    remove,
    standing_at,
    targets,
    why_not_moved,
)
from carson.board.round.placing import FROM_GENERAL_SUPPLY, PLACE_COWBOY, PLACEMENTS, pass_on, place_by, places_left
from carson.board.round.spaces import WAGE
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import CATALOGUE, DECLINE, DONE, PASS, PLACE
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_COWBOYS, TOLD_ELSEWHERE, add_pieces, cowboys_of
from carson.board.state.tokens import TOKENS
from carson.board.variants.variant import Fact, Variant, by_seat, padded
from carson.core.agenda import Decision, Frame, push
from carson.core.choices import ITSELF
from carson.core.events import Value
from carson.core.ledger import BANK, BOARD
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame
    from carson.core.sums import Part

PLACING: Final = STEPS.decisions[PLACE_COWBOY]
HORSES: Final = add_pieces("horses", 25, written=True)
RODEO: Final = add_pieces("rodeo", 4, written=True)
ENCLOSURES: Final = 5
FIREPOWER, TURN, RANCHES, CASH, SHOW = ALL = tuple(range(ENCLOSURES))  # what a horse in each of them is good for
ALL_BUT_TURN: Final = (FIREPOWER, RANCHES, CASH, SHOW)
NUMBERS: Final = [str(enclosure + 1) for enclosure in range(ENCLOSURES)]
DOLLARS: Final = 2  # at once, for a horse in the fourth
PRICE: Final = 4  # of a horse at Wages, besides the wage
MANY: Final = 3  # horses in the first enclosure that count for more
NOTE: Final = add_note("horses")  # ten numbers for each seat: its horses in the five enclosures, then its cowboys there
HATS: Final = tuple(Figure(("hats", name), 0, 99) for name in ("first", "second", "third", "fourth", "fifth"))

HORSE: Final = CATALOGUE.add("horse", NUMBERS, "enclosure-{}".format)
CORRAL: Final = CATALOGUE.add("corral", NUMBERS, "enclosure-{}".format)  # a cowboy into an enclosure
HERD: Final = CATALOGUE.add("herd", PARCEL_NAMES, ITSELF)  # a horse doubles the ranch there
BACK: Final = CATALOGUE.add("back")  # a cowboy back into his player's supply
# The cowboy in an enclosure, to be moved.
INSIDE: Final = tuple(add_piece(f"enclosure-{number}", earlier=PLACES + int(number)) for number in NUMBERS)


class HerdView(TypedDict):
    in_hand: int
    horses: list[int]
    cowboys: list[bool]  # by enclosure
    score: int
    rodeos: int


class HorsesView(TypedDict):
    hats: list[int]
    used: list[int]
    players: list[HerdView]


class Horses(Variant):
    name = "horses"
    figures = HATS
    numbers = by_seat(*(f"{what}-{number}" for what in ("horses", "cowboys") for number in NUMBERS))

    def deal(self, game: BoardGame) -> None:
        for seat in range(game.players):
            game.move(HORSES, BANK, seat, 1, "setup")

    def placements(self, game: BoardGame, seat: int, options: list[int]) -> list[int]:
        """A cowboy may go into an own enclosure, once into each."""
        if not game.held[OWN_COWBOYS[seat]]:
            return options
        there = cowboys_in(game, seat)
        return options + [CORRAL + enclosure for enclosure in in_use(game) if not there[enclosure]]

    def refuse_placement(self, game: BoardGame, seat: int, choice: int) -> Refusal | None:
        enclosure = choice - CORRAL
        if not 0 <= enclosure < ENCLOSURES:
            return None
        if not game.held[OWN_COWBOYS[seat]]:
            return Refusal("no-cowboy-left", "B4.2")
        if enclosure not in in_use(game):
            return Refusal("enclosure-not-used", "B10.8", enclosure=enclosure + 1)
        return Refusal("cowboy-in-enclosure", "B10.6", enclosure=enclosure + 1)

    def placed(self, game: BoardGame, seat: int, place: int) -> None:
        """A horse may follow every cowboy on the board, the white one too."""
        if in_hand(game, seat):
            game.agenda.append((PLACE_HORSE, seat))

    def elsewhere(self, game: BoardGame, seat: int) -> int:
        """The cowboys in the enclosures."""
        horses, cowboys = horses_in(game, seat), cowboys_in(game, seat)
        complete = len(_note(game)) == 2 * ENCLOSURES * game.players
        if not complete or min(horses) < 0 or in_hand(game, seat) < 0 or not set(cowboys) <= {0, 1}:
            raise Refusal("bad-position", line=0, problem="horses", word=str(seat + 1))
        return sum(cowboys)

    def wages(self, game: BoardGame) -> None:
        """Everybody's wages; then, in pass order, a horse instead of one of them. So a wage can pay for it."""
        paid = []
        for seat in game.pass_order:
            cowboys = game.leave_crew(WAGES, seat, "wages")
            game.gain_money(seat, WAGE * cowboys, "wages")
            paid += [seat] if cowboys else []
        push(game, *((BUY_HORSE, seat) for seat in paid))

    def firepower(self, game: BoardGame, seat: int) -> list[Part]:
        horses = horses_in(game, seat)[FIREPOWER]
        return [("horses", 1, 2 if horses >= MANY else 1)] if horses else []

    def before_income(self, game: BoardGame, seat: int) -> None:
        if horses_in(game, seat)[RANCHES]:
            game.agenda.append((HERD_HORSES, seat, horses_in(game, seat)[RANCHES]))

    def round_ends(self, game: BoardGame) -> None:
        """The rodeo; then the horses go back to their owners and the cowboys to the general supply."""
        rodeo(game)
        for seat in game.pass_order:
            game.move(cowboys_of(seat), BOARD, BANK, sum(cowboys_in(game, seat)), "returned")
        game.note(NOTE, (0,) * (2 * ENCLOSURES * game.players))

    def final_points(self, game: BoardGame, seat: int) -> int:
        return game.held[HORSES + seat] * (1 + game.held[RODEO + seat])

    def table_fact(self, game: BoardGame) -> Fact:
        """For each player the horses in hand, then those in each enclosure in use, `+` where a cowboy is."""
        players = []
        for seat in range(game.players):
            horses, cowboys = horses_in(game, seat), cowboys_in(game, seat)
            inside = [f"{horses[enclosure]}{'+' if cowboys[enclosure] else ''}" for enclosure in in_use(game)]
            players.append(f"{seat + 1}: {in_hand(game, seat)}|{(' ' if max(horses) > 9 else '').join(inside)}")
        return "board-horses", {"players": "  ".join(players)}

    def view(self, game: BoardGame) -> HorsesView:
        return {
            "hats": hats_of(game),
            "used": [enclosure + 1 for enclosure in in_use(game)],
            "players": [
                {
                    "in_hand": in_hand(game, other),
                    "horses": list(horses_in(game, other)),
                    "cowboys": [bool(cowboy) for cowboy in cowboys_in(game, other)],
                    "score": score(game, other),
                    "rodeos": game.held[RODEO + other],
                }
                for other in range(game.players)
            ],
        }

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        note = _note(game)
        each = 2 * ENCLOSURES
        return padded([count for seat in seats for count in note[each * seat : each * (seat + 1)]], self.numbers)


# The enclosures.


def horses_in(game: BoardGame, seat: int) -> tuple[int, ...]:
    first = 2 * ENCLOSURES * seat
    return _note(game)[first : first + ENCLOSURES]


def cowboys_in(game: BoardGame, seat: int) -> tuple[int, ...]:
    first = 2 * ENCLOSURES * seat + ENCLOSURES
    return _note(game)[first : first + ENCLOSURES]


def _note(game: BoardGame) -> tuple[int, ...]:
    return game.notes.get(NOTE) or (0,) * (2 * ENCLOSURES * game.players)


def _change(game: BoardGame, index: int, more: int) -> None:
    note = _note(game)
    game.note(NOTE, (*note[:index], note[index] + more, *note[index + 1 :]))


def in_hand(game: BoardGame, seat: int) -> int:
    """The horses of a seat that are in no enclosure."""
    return game.held[HORSES + seat] - sum(horses_in(game, seat))


def in_use(game: BoardGame) -> tuple[int, ...]:
    """The second enclosure is for those who place in turns (B10.8)."""
    return ALL_BUT_TURN if game.rules.start_placing else ALL


def hats_of(game: BoardGame) -> list[int]:
    """By enclosure, what a horse in it counts in the rodeo."""
    return [game.rules.data.number(hats) for hats in HATS]


def score(game: BoardGame, seat: int) -> int:
    """A seat's rodeo: the hats of the enclosure for each horse, twice where a cowboy is with them."""
    enclosures = zip(horses_in(game, seat), cowboys_in(game, seat), hats_of(game), strict=True)
    return sum(horses * hats * (1 + cowboy) for horses, cowboy, hats in enclosures)


def rodeo(game: BoardGame) -> None:
    """The highest score wins, a tie goes to the earlier passer; somebody always wins."""
    scores = {seat: score(game, seat) for seat in game.pass_order}
    winner = max(scores, key=scores.__getitem__)
    for seat, points in scores.items():
        if points:
            game.tell("rodeo-score", seat=seat, score=points)
    game.announce("rodeo", winner=winner, score=scores[winner])
    game.move(RODEO, BANK, winner, min(1, game.held[RODEO + BANK]), "rodeo")


def put_horse(game: BoardGame, seat: int, enclosure: int) -> None:
    _change(game, 2 * ENCLOSURES * seat + enclosure, 1)
    game.announce("horse", seat=seat, enclosure=enclosure + 1)
    if enclosure == CASH:
        game.gain_money(seat, DOLLARS, "enclosure")


def put_cowboy(game: BoardGame, seat: int, choice: int) -> None:
    """A cowboy into an enclosure: no horse follows him."""
    enclosure = choice - CORRAL
    game.move(cowboys_of(seat), seat, BOARD, 1, "placed")
    _change(game, 2 * ENCLOSURES * seat + ENCLOSURES + enclosure, 1)
    game.tell("corral", seat=seat, enclosure=enclosure + 1)


PLACEMENTS["corral"] = put_cowboy


def why_not_in(game: BoardGame, choice: int) -> Refusal | None:
    """Why a horse cannot go into an enclosure, if it is one that nobody uses."""
    if HORSE <= choice < HORSE + ENCLOSURES and choice - HORSE not in in_use(game):
        return Refusal("enclosure-not-used", "B10.8", enclosure=choice - HORSE + 1)
    return None


class PlaceHorse(Decision["BoardGame"]):
    """After a cowboy a horse may go into an enclosure: (seat)."""

    name = "place-horse"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [HORSE + enclosure for enclosure in in_use(game)] + [DONE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DONE:
            put_horse(game, seat, choice - HORSE)
            if choice - HORSE == TURN:
                game.agenda.append((SECOND_ENCLOSURE, seat))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        return why_not_in(game, choice) or super().refuse(game, seat, frame, choice)


class SecondEnclosure(Decision["BoardGame"]):
    """Another cowboy of the own supply, or one to move, or pass, or nothing of all this: (seat)."""

    name = "second-enclosure"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        inside = [enclosure for enclosure, cowboy in enumerate(cowboys_in(game, seat)) if cowboy]
        return [
            PASS,
            *placements_of(game, seat),
            *(MOVES[piece] for piece in movable(game, seat)),
            *(MOVES[INSIDE[enclosure]] for enclosure in inside),
            DONE,
        ]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == PASS:
            if pass_on(game, seat):  # nobody is left to place, himself least of all
                game.agenda.remove((PLACE_COWBOY, seat))
        elif choice in MOVED:
            game.agenda.append((MOVE_COWBOY, seat, MOVED[choice]))
        elif choice != DONE:
            place_by(game, seat, choice)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if (piece := moved_by(choice)) >= 0:
            return why_not_moved(game, seat, piece)
        if choice in MOVED:
            return Refusal("no-cowboy-in-enclosure", "B10.6", enclosure=INSIDE.index(MOVED[choice]) + 1)
        return why_not_placed(game, seat, choice) or super().refuse(game, seat, frame, choice)


def placements_of(game: BoardGame, seat: int) -> list[int]:
    """Where a seat could place a cowboy of its own supply, if it were its turn; into an enclosure too."""
    options = PLACING.legal(game, seat, (PLACE_COWBOY, seat))
    return [option for option in options if option != PASS and game.catalogue[option].verb not in FROM_GENERAL_SUPPLY]


def why_not_placed(game: BoardGame, seat: int, choice: int) -> Refusal | None:
    """Why a cowboy could not be placed in a turn of this seat either, if so."""
    turn = (PLACE_COWBOY, seat)
    return None if choice in PLACING.legal(game, seat, turn) else PLACING.refuse(game, seat, turn, choice)


class MoveCowboy(Decision["BoardGame"]):
    """Where a placed cowboy goes instead, or back into the supply: (seat, whom). No horse follows him."""

    name = "move-cowboy"
    about = (PIECE_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        """Whom: a cowboy is named by where he is."""
        return {"cowboy": game.catalogue[MOVES[frame[2]]].words[0]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        origin = frame[2]
        if origin in LONE:
            options = targets(game, seat, origin)
        else:
            at_home = game.copy()
            take_home(at_home, seat, origin)
            options = [
                option for option in placements_of(at_home, seat) if game.catalogue[option].verb in ("place", "corral")
            ]
        return [option for option in options if option != self.here(game, seat, origin)] + [BACK]

    def here(self, game: BoardGame, seat: int, origin: int) -> int:
        """The choice that would leave him where he is."""
        return CORRAL + INSIDE.index(origin) if origin in INSIDE else PLACE + standing_at(game, seat, origin)

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        origin = frame[2]
        if origin not in INSIDE and PLACE <= choice < PLACE + PLACES:
            put_down(game, seat, origin, choice - PLACE)
            return
        take_home(game, seat, origin)
        if choice != BACK:
            pending = len(game.agenda)
            place_by(game, seat, choice)
            del game.agenda[pending:]  # what may follow a placement

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        origin = frame[2]
        if choice == self.here(game, seat, origin):
            return Refusal("move-elsewhere", "B10.6")
        if origin in LONE:
            if PLACE <= choice < PLACE + PLACES:
                return TOKENS[LONE[origin]].not_there(PLACE_NAMES[choice - PLACE])
            return super().refuse(game, seat, frame, choice)
        at_home = game.copy()
        take_home(at_home, seat, origin)
        return why_not_placed(at_home, seat, choice) or super().refuse(game, seat, frame, choice)


def take_home(game: BoardGame, seat: int, origin: int) -> None:
    """A placed cowboy comes back into his player's supply, and what is with him too."""
    if origin in INSIDE:
        _change(game, 2 * ENCLOSURES * seat + ENCLOSURES + INSIDE.index(origin), -1)
        game.move(cowboys_of(seat), BOARD, seat, 1, "taken-home")
        game.tell("take-home", seat=seat, place=game.catalogue[MOVES[origin]].words[0])
        return
    place = standing_at(game, seat, origin)
    remove(game, place, seat)
    if origin not in LONE:
        game.move(cowboys_of(seat), BOARD, seat, 1, "taken-home")
    with_him = [token for token in game.tokens if goes_with(token, seat, origin, place)]
    for token in with_him:
        game.move(token[0], BOARD, seat, 1, "taken-home")
    game.tokens = tuple(token for token in game.tokens if token not in with_him)
    game.places = places_left(game)
    game.tell("take-home", seat=seat, place=PLACE_NAMES[place])


class BuyHorse(Decision["BoardGame"]):
    """A horse for $4 and a wage, into an enclosure at once: (seat). In the second it is there for the rodeo only."""

    name = "buy-horse"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        if not game.held[HORSES + BANK] or game.held[MONEY + seat] < WAGE + PRICE:
            return [DECLINE]
        return [DECLINE] + [HORSE + enclosure for enclosure in in_use(game)]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DECLINE:
            game.announce("buy-horse", seat=seat, price=PRICE, wage=WAGE)
            game.pay(seat, WAGE + PRICE, "horse")
            game.move(HORSES, BANK, seat, 1, "bought")
            put_horse(game, seat, choice - HORSE)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        return why_not_in(game, choice) or super().refuse(game, seat, frame, choice)


class HerdHorses(Decision["BoardGame"]):
    """Which ranch pays double, for each horse in the third enclosure: (seat, horses left).

    Where there are horses enough for all ranches and nobody robs one of them there is nothing to ask.
    """

    name = "herd-horses"

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"horses": frame[2]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        ranches = plain_ranches(game, seat)
        robbed = any(game.standing[parcel] & ~(1 << seat) for parcel in ranches)
        if frame[2] >= len(ranches) and not robbed:
            return [HERD + parcel for parcel in ranches[:1]] or [DONE]
        return [HERD + parcel for parcel in ranches] + [DONE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DONE:
            game.multiply(choice - HERD, 2)
            game.tell("herd", seat=seat, place=PARCEL_NAMES[choice - HERD])
            if frame[2] > 1:
                game.agenda.append((*frame[:2], frame[2] - 1))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if HERD <= choice < HERD + PARCELS:
            return Refusal("no-ranch-to-double", "B7.5", place=PARCEL_NAMES[choice - HERD])
        return super().refuse(game, seat, frame, choice)


def plain_ranches(game: BoardGame, seat: int) -> list[int]:
    """A seat's ranches whose income nothing multiplies yet: one multiplier on a building (B7.5)."""
    return [
        parcel
        for parcel in range(PARCELS)
        if game.owner[parcel] == seat and game.contents[parcel] == RANCH and parcel not in game.times
    ]


PLACE_HORSE: Final = STEPS.add(PlaceHorse())
SECOND_ENCLOSURE: Final = STEPS.add(SecondEnclosure())
MOVE_COWBOY: Final = STEPS.add(MoveCowboy())
BUY_HORSE: Final = STEPS.add(BuyHorse())
HERD_HORSES: Final = STEPS.add(HerdHorses())


# What the choices bring, for those who show them.


def _horse(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: the enclosure, its hats, and the price if the horse is bought; the wage is given up besides."""
    enclosure = choice - HORSE
    there = horses_in(game, seat)[enclosure]
    brings = {CASH: ("money", DOLLARS), FIREPOWER: ("firepower", int(there in (0, MANY - 1)))}
    bought = game.agenda[-1][0] == BUY_HORSE
    values: dict[str, int | str] = {
        "what": "buy-horse" if bought else "horse",
        "enclosure": enclosure + 1,
        "hats": hats_of(game)[enclosure],
        "price": PRICE,
    }
    return Effect(
        costs=WAGE + PRICE if bought else 0, brings=(brings[enclosure],) if enclosure in brings else (), values=values
    )


def _herd(game: BoardGame, seat: int, choice: int) -> Effect:
    """Money: how much more Building income pays him."""
    money = []
    for times in (1, 2):
        paid = game.copy(seed="effect")
        paid.multiply(choice - HERD, times)
        pay_income(paid, ())
        money.append(paid.held[MONEY + seat])
    return Effect(brings=(("money", money[1] - money[0]),))


def _done(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: which words it has where it ends more than a turn."""
    return Effect(values={"what": f"done-{STEPS.name(game.agenda[-1])}"})


EFFECTS["horse"] = _horse
EFFECTS["herd"] = _herd
TOLD_ELSEWHERE.update({("money", "horse"), ("horses", "bought")})
for _decision in (PlaceHorse, SecondEnclosure, HerdHorses):
    EFFECTS[f"{_decision.name} done"] = _done
