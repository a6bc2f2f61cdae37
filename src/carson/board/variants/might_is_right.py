"""Might is Right: duels are fought with tiles from secret hands instead of dice (B10.3).

The hands, what was laid for the duel in hand, and the pile of used tiles are notes; Gambling and parcels keep their dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain, combinations, islice
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from carson.board.map.action_track import PLACE_NAMES
from carson.board.round.duels import SETTLE, fighters
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import CATALOGUE
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY
from carson.board.state.tokens import dice_with
from carson.board.variants.variant import Fact, Variant, by_seat, padded
from carson.core.agenda import PLAIN, Decision, Frame, push, seats_in
from carson.core.events import Value
from carson.core.ledger import BANK, SEATS
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

Tiles = tuple[int, ...]

SET: Final = range(6)  # the values of a set of tiles
SETS: Final = 5  # in the box
AVERAGE: Final = 15  # the sum of a set: whoever has more in hand starts with so much less money
MAY_DISCARD: Final = 2  # the last tiles that a sharpshooter may throw away

HANDS: Final = tuple(add_note(f"tiles-{seat + 1}") for seat in range(SEATS))
LAID: Final = tuple(add_note(f"laid-{seat + 1}") for seat in range(SEATS))
PILE: Final = add_note("tiles-pile")

# One tile, or two with dynamite, the higher one first.
PLAYS: Final[tuple[Tiles, ...]] = (
    *((tile,) for tile in SET),
    *((high, low) for high in SET for low in range(high + 1)),
)
TILE: Final = CATALOGUE.add(
    "tile", [" ".join(map(str, play)) for play in PLAYS], lambda tiles: "-".join(["duel-tile", *tiles.split()])
)
THROW_AWAY: Final = CATALOGUE.add("discard")
HOLD: Final = CATALOGUE.add("hold")


# Of each seat, how many tiles it has in hand, and those that it has laid openly, one more than they show.
SHOWN: Final = by_seat("in-hand", "laid-high", "laid-low")


class MightIsRightView(TypedDict):
    counts: list[int]  # of tiles in hand
    laid: list[list[int]]
    pile: int


class MightIsRightSecrets(TypedDict):
    tiles: list[int]
    laid: NotRequired[list[int]]


class MightIsRight(Variant):
    name = "might-is-right"
    first_edition = True
    numbers = (*(f"own-{tile}" for tile in SET), *(f"own-laid-{tile}" for tile in SET), "pile", *SHOWN)

    def deal(self, game: BoardGame) -> None:
        """A set for each player, mixed and dealt; for two a set each, for six the five sets there are."""
        players = game.players
        tiles = list(SET) * min(players, SETS)
        each = len(tiles) // players
        for seat in range(players):
            dealt = SET if players == 2 else [tiles.pop(game.draw(len(tiles))) for _ in range(each)]
            take_up(game, seat, tuple(dealt))
            total = sum(dealt)
            game.tell("tiles-dealt", seat=seat, count=each, total=total)
            if total < AVERAGE:
                game.move(MONEY, BANK, seat, AVERAGE - total, "setup")
            else:
                game.move(MONEY, seat, BANK, total - AVERAGE, "setup")

    def duel(self, game: BoardGame, place: int, seats: list[int]) -> None:
        """Everybody lays in secret at the same time, but for whoever chooses after seeing the others' tiles."""
        last = sum(1 << seat for seat in seats if game.side(seat).chooses_last)
        first = sum(1 << seat for seat in seats) & ~last
        frames: list[Frame] = [(LAY_TILES, first, place)]
        if last:
            frames += [(SHOW_TILES, first, place), (LAY_TILES, last, place)]
        push(game, *frames, (SHOW_TILES, last or first, place), (FIGHT, place))

    def check_notes(self, game: BoardGame) -> None:
        for name in (*HANDS, *LAID, PILE):
            for tile in game.notes.get(name, ()):
                if tile not in SET:
                    raise Refusal("bad-position", line=0, problem="tiles", word=str(tile))

    def seat_fact(self, game: BoardGame, seat: int, own: bool) -> Fact:
        hand = hand_of(game, seat)
        if own:
            return "board-own-tiles", {"tiles": " ".join(map(str, hand)) or "0"}
        return "board-tiles", {"count": len(hand)}

    def view(self, game: BoardGame) -> MightIsRightView:
        """How many tiles everybody has; what was laid once all have laid."""
        everybody = range(game.players)
        hidden = hidden_in(game)
        return {
            "counts": [len(hand_of(game, seat)) for seat in everybody],
            "laid": [[] if hidden >> seat & 1 else list(game.notes.get(LAID[seat], ())) for seat in everybody],
            "pile": len(game.notes.get(PILE, ())),
        }

    def secrets(self, game: BoardGame, seat: int) -> MightIsRightSecrets:
        """The tiles in hand, and what was laid and not shown yet."""
        laid = game.notes.get(LAID[seat], ()) if hidden_in(game) >> seat & 1 else ()
        tiles = list(hand_of(game, seat))
        return {"tiles": tiles, "laid": list(laid)} if laid else {"tiles": tiles}

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        """How many he has of each tile, and has laid face down; the rest is open."""
        hidden, own = hidden_in(game), seats[0]
        laid = game.notes.get(LAID[own], ()) if hidden >> own & 1 else ()
        shown: list[int] = []
        for seat in seats:
            high, low, *_ = (*(() if hidden >> seat & 1 else game.notes.get(LAID[seat], ())), -1, -1)
            shown += (len(hand_of(game, seat)), high + 1, low + 1)
        hand = hand_of(game, own)
        return [*map(hand.count, SET), *map(laid.count, SET), len(game.notes.get(PILE, ())), *padded(shown, SHOWN)]

    def draw_hidden(self, game: BoardGame, seat: int) -> None:
        """The others' hands, what they have laid face down, and the pile: mixed and dealt again, as many to each."""
        hidden = hidden_in(game)
        others = [other for other in range(game.players) if other != seat]
        names = [HANDS[other] for other in others] + [LAID[other] for other in others if hidden >> other & 1] + [PILE]
        dealt = {name: game.notes[name] for name in names if name in game.notes}
        tiles = iter(game.shuffled(sorted(chain(*dealt.values()))))
        dealt = {name: tuple(sorted(islice(tiles, len(old)), reverse=name in LAID)) for name, old in dealt.items()}
        game.notes = {**game.notes, **dealt}


def hand_of(game: BoardGame, seat: int) -> Tiles:
    return game.notes.get(HANDS[seat], ())


def take_up(game: BoardGame, seat: int, tiles: Tiles) -> None:
    game.note(HANDS[seat], tuple(sorted((*hand_of(game, seat), *tiles))))


def hidden_in(game: BoardGame) -> int:
    """The bits of the seats whose tiles lie face down: those of a duel that are not shown yet."""
    hidden = 0
    for frame in game.agenda:
        if frame[0] == SHOW_TILES:
            hidden |= frame[1]
    return hidden


# A duel.


def tiles_to_lay(game: BoardGame, seat: int, place: int) -> int:
    """One, two with dynamite, at most all that he has."""
    return min(1 + dice_with(game, seat, place), len(hand_of(game, seat)))


def lay_tiles(game: BoardGame, frame: Frame) -> None:
    """Whoever has no more tiles than he must lay has no choice, as everybody can count: (bits of seats, place)."""
    asked = 0
    for seat in seats_in(frame[1]):
        hand = hand_of(game, seat)
        if len(hand) > tiles_to_lay(game, seat, frame[2]):
            asked |= 1 << seat
        else:
            lay(game, seat, hand)
    if asked:
        game.agenda.append((CHOOSE_DUEL_TILE, asked, frame[2]))


def lay(game: BoardGame, seat: int, tiles: Tiles) -> None:
    hand = list(hand_of(game, seat))
    for tile in tiles:
        hand.remove(tile)
    game.note(HANDS[seat], tuple(hand))
    game.note(LAID[seat], tuple(sorted(tiles, reverse=True)))


class ChooseDuelTile(Decision["BoardGame"]):
    """Which tile (or two) to lay face down, everybody at once: (bits of the seats that have not laid yet, place)."""

    name = "choose-duel-tile"
    about = (PLACE_NAMES,)
    together = True
    secret = True

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"place": PLACE_NAMES[frame[2]]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        plays = combinations(reversed(hand_of(game, seat)), tiles_to_lay(game, seat, frame[2]))
        return [TILE + PLAYS.index(play) for play in dict.fromkeys(plays)]  # the strongest first

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        lay(game, seat, PLAYS[choice - TILE])
        left = frame[1] & ~(1 << seat)
        if left:
            game.agenda.append((CHOOSE_DUEL_TILE, left, frame[2]))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if not TILE <= choice < TILE + len(PLAYS):
            return super().refuse(game, seat, frame, choice)
        count = tiles_to_lay(game, seat, frame[2])
        if len(PLAYS[choice - TILE]) != count:
            return Refusal("tiles-to-lay", "B10.3", count=count)
        return Refusal("tile-not-yours", "B10.3")


def show_tiles(game: BoardGame, frame: Frame) -> None:
    """What was laid is turned over: (bits of seats, place)."""
    seats = game.in_pass_order(frame[1])
    if seats:
        game.tell("tiles-shown", place=PLACE_NAMES[frame[2]], seats=seats, rolls=[laid_by(game, seat) for seat in seats])
    game.draws += 1  # what has been seen cannot be taken back: undo stops at chance


def laid_by(game: BoardGame, seat: int) -> int:
    """A seat's tiles as the digits of a number, as dice are written; 0 if he had none."""
    return int("".join(map(str, game.notes[LAID[seat]])) or "0")


def fight(game: BoardGame, frame: Frame) -> None:
    """The tiles take the place of the dice: (place)."""
    push(game, (SETTLE, frame[1], *(laid_by(game, seat) for seat in fighters(game, frame[1]))), (TILES_BACK,))


# After the duel.


def tiles_back(game: BoardGame, frame: Frame) -> None:
    """Used tiles go to the pile; then whoever has none left draws new ones."""
    game.agenda.append((DRAW_TILES,))
    for seat in reversed(game.pass_order):
        laid = game.notes.get(LAID[seat], ())
        if laid:
            put_on_pile(game, laid)
            game.note(LAID[seat], ())
            if 0 < len(hand_of(game, seat)) <= MAY_DISCARD and any(hook(game, seat) for hook in game.rules.best_dice):
                game.agenda.append((DISCARD_TILES, seat))


def put_on_pile(game: BoardGame, tiles: Tiles) -> None:
    game.note(PILE, tuple(sorted((*game.notes.get(PILE, ()), *tiles))))


class DiscardTiles(Decision["BoardGame"]):
    """A sharpshooter may throw his last tiles away, so that he draws new ones: (seat)."""

    name = "discard-tiles"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [HOLD, THROW_AWAY]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == THROW_AWAY:
            tiles = hand_of(game, seat)
            game.tell("tiles-discarded", seat=seat, count=len(tiles))
            game.note(HANDS[seat], ())
            put_on_pile(game, tiles)


def draw_tiles(game: BoardGame, frame: Frame) -> None:
    """Whoever has no tile left draws three or what there is, in pass order."""
    for seat in game.pass_order:
        if not hand_of(game, seat):
            pile = list(game.notes.get(PILE, ()))
            wanted = max(hook(game, seat) for hook in (usual_tiles, *game.rules.tiles_drawn))
            drawn = [pile.pop(game.draw(len(pile))) for _ in range(min(wanted, len(pile)))]
            if drawn:
                game.note(PILE, tuple(pile))
                take_up(game, seat, tuple(drawn))
                game.tell("tiles-drawn", seat=seat, count=len(drawn))


def usual_tiles(game: BoardGame, seat: int) -> int:
    return 3


def _played(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: the tiles and the total that they make."""
    play = PLAYS[choice - TILE]
    total = sum(play) + game.firepower(seat)
    return Effect(values={"tiles": " + ".join(map(str, play)), "total": total})


EFFECTS["tile"] = _played

CHOOSE_DUEL_TILE: Final = STEPS.add(ChooseDuelTile())
DISCARD_TILES: Final = STEPS.add(DiscardTiles())
LAY_TILES: Final = STEPS.task("lay-tiles", lay_tiles, PLAIN, PLACE_NAMES)
SHOW_TILES: Final = STEPS.task("show-tiles", show_tiles, PLAIN, PLACE_NAMES)
FIGHT: Final = STEPS.task("fight-with-tiles", fight, PLACE_NAMES)
TILES_BACK: Final = STEPS.task("tiles-back", tiles_back)
DRAW_TILES: Final = STEPS.task("draw-tiles", draw_tiles)
