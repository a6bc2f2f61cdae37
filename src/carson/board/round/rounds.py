"""A round from choosing characters to new cowboys, and the order of what happens at its end (B5.1, B8.1, B8.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from carson.board.configuration.rules import ROUNDS
from carson.board.map.action_track import PLACE_NAMES
from carson.board.map.contents import BUILDING, NOBODY
from carson.board.map.town import PARCELS
from carson.board.round.building import PLACE_KEPT
from carson.board.round.choosing import CHOOSE_CHARACTERS
from carson.board.round.parcel_purchase import PARCEL_PURCHASE
from carson.board.round.placing import START_PLACING
from carson.board.round.scoring import FINAL_SCORING
from carson.board.round.spaces import CONTEST, ROAD_GANG, WAGES_PAID
from carson.board.round.tiles_for_sale import FILL_TRACK, close_up
from carson.board.state.choices import DONE, GIVE, MOST_DOLLARS
from carson.board.state.kinds import TILES_OF
from carson.board.state.steps import STEPS
from carson.board.state.things import AMMUNITION_TOKEN, MONEY, ROADS, cowboys_of
from carson.core.agenda import Decision, Frame, push
from carson.core.ledger import BANK, SEATS
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


Phase = Literal["setup", "characters", "placing", "actions", "end", "over"]


def start_round(game: BoardGame, frame: Frame) -> None:
    game.round += 1
    game.turn_order = []
    game.tell("round", number=game.round)
    push(game, (CHOOSE_CHARACTERS, 0), (START_PLACING,), (RESOLVE, 0), (END_ROUND,))
    for hook in game.rules.start_round:
        hook(game)


def step_name(frame: Frame) -> str:
    """The name of a step of the round's sequence: `ammunition`, `parcel-purchase`, ..."""
    return PLACE_NAMES[frame[1]] if frame[0] == CONTEST else STEPS.name(frame)


def steps_begun(game: BoardGame) -> int:
    """How many steps of the track have been resolved or are; 0 also when all are done."""
    return next((frame[1] for frame in game.agenda if frame[0] == RESOLVE), 0)


def current_step(game: BoardGame) -> str | None:
    """The step of the track that is being resolved."""
    begun = steps_begun(game)
    return step_name(game.rules.sequence[begun - 1]) if begun else None


def next_step(game: BoardGame) -> str | None:
    """The step after it at which something happens, as things stand."""
    begun = steps_begun(game)
    coming = game.rules.sequence[begun:] if begun else ()
    return next((step_name(frame) for frame in coming if _concerns_anybody(game, frame)), None)


def _concerns_anybody(game: BoardGame, frame: Frame) -> bool:
    if frame[0] == CONTEST:
        return game.standing[frame[1]] > 0
    if frame[0] in (WAGES_PAID, ROAD_GANG):
        first = 0 if frame[0] == WAGES_PAID else SEATS
        return any(game.crew[first : first + SEATS])
    if frame[0] == PARCEL_PURCHASE:
        return any(place < PARCELS and game.owner[place] == NOBODY for place in game.occupied())
    if frame[0] == PLACE_KEPT:
        return any(game.held[tiles + seat] for tiles in TILES_OF[BUILDING:] for seat in range(game.players))
    return True


def phase_of(game: BoardGame) -> Phase:
    """Where the round is: cards are taken, cowboys are placed, the track is resolved, the round ends."""
    if game.over and game.round == ROUNDS:  # between two rounds, too, a scene may see an empty agenda
        return "over"
    if game.round == 0:
        return "setup"
    if not game.turn_order:
        return "characters"
    if steps_begun(game):
        return "actions"
    return "placing" if any(frame[0] == RESOLVE for frame in game.agenda) else "end"


def resolve(game: BoardGame, frame: Frame) -> None:
    """The next step of the track: (its position in the sequence)."""
    sequence = game.rules.sequence
    for position in range(frame[1], len(sequence)):
        step = sequence[position]
        if step[0] != CONTEST or game.standing[step[1]]:  # nobody there: on to the next
            push(game, step, (RESOLVE, position + 1))
            return


def end_round(game: BoardGame, frame: Frame) -> None:
    last = (FINAL_SCORING,) if game.round == ROUNDS else (NEXT_ROUND,)
    push(
        game,
        *((ROUND_POWER, seat) for seat in game.holders("round_ends")),
        (ROUND_ENDS,),
        *((LAY_ROADS, seat) for seat in game.pass_order if game.held[ROADS + seat]),
        *((CASH_LIMIT, seat) for seat in game.pass_order),
        last,
    )


def round_power(game: BoardGame, frame: Frame) -> None:
    """A card's power at the end of the round: (seat)."""
    game.side(frame[1]).round_ends(game, frame[1])


def round_ends(game: BoardGame, frame: Frame) -> None:
    """What variants do at the end of the round (the rodeo)."""
    for hook in game.rules.round_ends:
        hook(game)


class LayRoads(Decision["BoardGame"]):
    """The last chance of the round to lay roads (B2.5): (seat)."""

    name = "lay-roads"
    open_to_side_choices = True

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [DONE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        """Done."""

    def needless(self, game: BoardGame, seat: int, frame: Frame) -> int | None:
        """In the last round nothing is built any more: a road counts only beside a bridge, or for a card that scores it."""
        scored = game.rules.parcel_points or game.holders("road_laid")
        return DONE if game.round == ROUNDS and not scored else None


class CashLimit(Decision["BoardGame"]):
    """Give at least what is over the limit, more if he likes; a point for each full $10 in all (B8.2): (seat)."""

    name = "cash-limit"

    def least(self, game: BoardGame, seat: int) -> int:
        return max(0, game.held[MONEY + seat] - game.limit[seat])

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        most = min(game.held[MONEY + seat], MOST_DOLLARS - 1)
        return list(range(GIVE + self.least(game, seat), GIVE + most + 1))

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        given = choice - GIVE
        game.pay(seat, given, "cash-limit")
        game.gain_points(seat, given // game.rules.data.dollars_given_per_point, "cash-limit")

    def needless(self, game: BoardGame, seat: int, frame: Frame) -> int | None:
        """Where no sum brings one point more than the least does, and money is good to have.

        What is kept buys more later, or is points at the end. Only a card that taxes can make it better to have less.
        """
        each = game.rules.data.dollars_given_per_point
        least, most = self.least(game, seat), game.held[MONEY + seat]
        taxed = game.round < ROUNDS and any(side.taxes for side in game.sides)
        return GIVE + least if most // each == least // each and not taxed else None

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if GIVE <= choice < GIVE + MOST_DOLLARS:
            return Refusal("give-between", "B8.2", least=self.least(game, seat), most=game.held[MONEY + seat])
        return super().refuse(game, seat, frame, choice)


def next_round(game: BoardGame, frame: Frame) -> None:
    """New cowboys, cards and tokens back, unsold tiles to the cheap end, then new ones; the marker moves (B8.1)."""
    for seat in game.holders("after_limit"):
        game.side(seat).after_limit(game, seat)
    for seat in game.pass_order:
        new = min(game.rules.data.new_cowboys[game.round - 1], game.held[cowboys_of(seat) + BANK])
        game.move(cowboys_of(seat), BANK, seat, new, "new-cowboys")
    for seat in game.holders("put_back"):
        game.side(seat).put_back(game, seat)
    for seat in game.pass_order:
        game.move(AMMUNITION_TOKEN, seat, BANK, game.held[AMMUNITION_TOKEN + seat], "returned")
    for hook in game.rules.next_round:
        hook(game)
    game.taken = ()
    game.card = [-1] * game.players
    game.number = [0] * game.players
    game.limit = [0] * game.players
    game.mark = [0] * game.players
    close_up(game)
    push(game, (FILL_TRACK,), (START_ROUND,))


START_ROUND: Final = STEPS.task("start-round", start_round)
RESOLVE: Final = STEPS.task("resolve", resolve)
END_ROUND: Final = STEPS.task("end-round", end_round)
ROUND_POWER: Final = STEPS.task("round-power", round_power)
ROUND_ENDS: Final = STEPS.task("round-ends", round_ends)
LAY_ROADS: Final = STEPS.add(LayRoads())
CASH_LIMIT: Final = STEPS.add(CashLimit())
NEXT_ROUND: Final = STEPS.task("next-round", next_round)
