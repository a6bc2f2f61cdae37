"""Building purchase: buying a tile, building or keeping it, its Houses and their owners' consent, placing kept tiles (B5).

A building and its Houses are put on the board one after the other; when they cannot be completed all of it is taken back.
"""

from __future__ import annotations

from itertools import compress
from operator import itemgetter
from typing import TYPE_CHECKING, ClassVar, Final

from carson.board.buildings import BUILDINGS, KINDS
from carson.board.map.action_track import PRICES, slot_of, space_of
from carson.board.map.contents import CONTENT_NAMES, EMPTY, HOUSE, NOBODY, TOWNHOUSE
from carson.board.map.town import NEIGHBOURS, PARCEL_NAMES, PARCELS
from carson.board.state.choices import AGREE, DECLINE, DONE, HOUSE_AT, KEEP, REFUSE, REFUSE_HOUSES
from carson.board.state.kinds import BUILT, BUY_TILE, build_choice, tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import HOUSES, MONEY, REVOLVERS, ROADS
from carson.core.agenda import PLAIN, Decision, Frame, push
from carson.core.events import Value
from carson.core.ledger import BANK, BOARD, SEATS, TRACK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame


# By seat: of a ledger, the numbers of tiles of each kind in front of it.
TILES: Final = tuple(itemgetter(*(tiles_of(kind) + seat for kind in KINDS)) for seat in range(SEATS))


def buy_building(game: BoardGame, seat: int, place: int) -> None:
    game.agenda.append((BUY_BUILDING, seat, slot_of(place)))


def build_or_keep(seat: int, kind: int) -> Frame:
    """The question that follows when a seat has got a tile."""
    return (BUILD_OR_KEEP, seat, kind)


# Where a building and its Houses can go.


def surrounded(game: BoardGame, parcel: int) -> bool:
    """All eight neighbours are occupied or owned; never at the edge (B5.6, B2.3)."""
    neighbours = NEIGHBOURS[parcel]
    return len(neighbours) == 8 and all(game.contents[near] != EMPTY or game.owner[near] != NOBODY for near in neighbours)


def house_places(game: BoardGame, seat: int, kind: int) -> list[int]:
    """Where a House of this builder could go, other players' parcels included unless they refused (B5.6)."""
    contents, owner, connected = game.contents, game.owner, game.connected
    places = []
    for parcel in range(PARCELS):
        content = contents[parcel]
        if content == EMPTY:
            if not connected[parcel]:
                continue
        elif content != HOUSE or not game.rules.townhouses or not surrounded(game, parcel):
            continue
        if owner[parcel] in (NOBODY, seat) or (seat, kind, parcel) not in game.refused:
            places.append(parcel)
    return [parcel for parcel in places if parcel not in game.blocked]


def room_for_houses(game: BoardGame, seat: int, kind: int, count: int) -> bool:
    """Whether that many Houses can be placed one after the other, each counting for the next (B5.13)."""
    places = house_places(game, seat, kind)
    if len(places) >= count:  # a House never takes another's place away
        return True
    before = game.contents
    for parcel in places:
        game.put(parcel, TOWNHOUSE if before[parcel] == HOUSE else HOUSE)
        enough = room_for_houses(game, seat, kind, count - 1)
        game.contents = before
        if enough:
            return True
    return False


def on_own_land(game: BoardGame, seat: int, kind: int) -> list[int]:
    """Own unoccupied parcels that meet the kind's conditions, Houses apart (B5.5)."""
    building = BUILDINGS[kind]
    return [
        parcel
        for parcel in range(PARCELS)
        if game.owner[parcel] == seat
        and game.contents[parcel] == EMPTY
        and (game.connected[parcel] or not building.needs_road)
        and parcel not in game.blocked
        and building.fits(game, parcel)
        and all(hook(game, kind, parcel) for hook in game.rules.may_build)
    ]


def building_sites(game: BoardGame, seat: int, kind: int) -> list[int]:
    """Where a seat can build a kind together with its Houses (B5.5)."""
    sites = on_own_land(game, seat, kind)
    houses = BUILDINGS[kind].houses
    if not houses or not sites or len(house_places(game, seat, kind)) > houses:
        return sites
    before = game.contents
    fitting = []
    for parcel in sites:
        game.put(parcel, kind)
        if room_for_houses(game, seat, kind, houses):
            fitting.append(parcel)
        game.contents = before
    return fitting


def why_no_site(game: BoardGame, seat: int, kind: int, parcel: int) -> Refusal:
    """Why a building cannot go on a parcel."""
    name = PARCEL_NAMES[parcel]
    building = BUILDINGS[kind]
    if game.owner[parcel] != seat:
        return Refusal("not-your-parcel", "B5.5", place=name)
    if game.contents[parcel] != EMPTY:
        return Refusal("occupied", "B5.5", place=name, content=CONTENT_NAMES[game.contents[parcel]])
    if building.needs_road and not game.connected[parcel]:
        return Refusal("not-connected", "B5.5", place=name)
    if parcel in game.blocked:
        return game.rules.blocker.is_there(name, "B5.5")
    if not all(hook(game, kind, parcel) for hook in game.rules.may_build):
        return Refusal("variant-forbids", "B5.11", place=name, kind=CONTENT_NAMES[kind])
    if not building.fits(game, parcel):
        return Refusal("does-not-fit", building.ruling, place=name, kind=CONTENT_NAMES[kind])
    return Refusal("no-room-for-house", "B5.6", place=name, houses=building.houses)


# Putting it on the board.


def start_building(game: BoardGame, seat: int, kind: int, parcel: int) -> None:
    """The tile goes onto the parcel; then its Houses, and then it counts."""
    game.move(tiles_of(kind), seat, BOARD, 1, "built")
    game.put(parcel, kind)
    houses = BUILDINGS[kind].houses
    if houses:
        game.agenda.append((PLACE_HOUSE, seat, kind, parcel, houses, 0))
    else:
        finish_building(game, seat, kind, parcel)


def finish_building(game: BoardGame, seat: int, kind: int, parcel: int) -> None:
    building = BUILDINGS[kind]
    game.tell("built", seat=seat, kind=CONTENT_NAMES[kind], place=PARCEL_NAMES[parcel])
    game.move(REVOLVERS, BANK, seat, building.revolvers, CONTENT_NAMES[kind])
    building.built(game, parcel, seat)


def put_house(game: BoardGame, frame: Frame, parcel: int) -> None:
    """One more of a building's Houses is on the board."""
    _, seat, kind, site, left, refused, *placed = frame
    game.put(parcel, TOWNHOUSE if game.contents[parcel] == HOUSE else HOUSE)
    game.move(HOUSES, BANK, BOARD, 1, CONTENT_NAMES[kind])
    game.tell("house", seat=seat, place=PARCEL_NAMES[parcel], content=CONTENT_NAMES[game.contents[parcel]])
    if left > 1:
        game.agenda.append((PLACE_HOUSE, seat, kind, site, left - 1, refused, *placed, parcel))
    else:
        finish_building(game, seat, kind, site)


def take_back(game: BoardGame, frame: Frame) -> None:
    """All of it together or not at all (B5.5): the Houses go, and the tile is kept."""
    _, seat, kind, site, _, _, *placed = frame
    for parcel in reversed(placed):
        game.put(parcel, HOUSE if game.contents[parcel] == TOWNHOUSE else EMPTY)
        game.move(HOUSES, BOARD, BANK, 1, "taken-back")
    game.put(site, EMPTY)
    game.move(tiles_of(kind), BOARD, seat, 1, "taken-back")
    keep(game, seat, kind)


def keep(game: BoardGame, seat: int, kind: int) -> None:
    """In the first edition a tile bought and kept in a Building purchase waits for a later one (B1)."""
    bought_now = bool(game.turn_order) and game.agenda[-1][0] != BUILD_KEPT
    if game.rules.kept_for_later and bought_now:
        game.fresh += ((seat, kind),)
    game.tell("keep", seat=seat, kind=CONTENT_NAMES[kind])


class BuyBuilding(Decision["BoardGame"]):
    """Buy the tile of a space or leave it: (seat, slot of the track)."""

    name = "buy-building"

    def price(self, game: BoardGame, seat: int, slot: int) -> int:
        return game.side(seat).building_price(PRICES[slot])

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {
            "kind": CONTENT_NAMES[game.track[frame[2]]],
            "price": self.price(game, frame[1], frame[2]),
            "place": space_of(frame[2]),
        }

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        slot = frame[2]
        if self.price(game, seat, slot) > game.held[MONEY + seat]:
            return [DECLINE]
        return [BUY_TILE[game.track[slot]], DECLINE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == DECLINE:
            game.tell("decline", seat=seat, what=self.name)
            return
        slot = frame[2]
        kind = game.track[slot]
        price = self.price(game, seat, slot)
        game.pay(seat, price, "building")
        game.move(tiles_of(kind), TRACK, seat, 1, "building")
        game.track = [EMPTY if index == slot else tile for index, tile in enumerate(game.track)]
        game.tell("buy-building", seat=seat, kind=CONTENT_NAMES[kind], price=price)
        # Another tile of a kind is another building: its consents are asked anew (B5.14).
        game.refused = tuple(refused for refused in game.refused if refused[:2] != (seat, kind))
        game.agenda.append(build_or_keep(seat, kind))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if game.catalogue[choice].verb == "buy":  # whoever cannot pay for this one is not asked
            return Refusal("other-tile", "B5.1", kind=CONTENT_NAMES[game.track[frame[2]]])
        return super().refuse(game, seat, frame, choice)


class BuildOrKeep(Decision["BoardGame"]):
    """Build a tile just got, or keep it: (seat, kind)."""

    name = "build-or-keep"
    about = (CONTENT_NAMES,)
    open_to_side_choices = True

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"kind": CONTENT_NAMES[frame[2]]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        kind = frame[2]
        return [build_choice(kind, parcel) for parcel in building_sites(game, seat, kind)] + [KEEP]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == KEEP:
            keep(game, seat, frame[2])
        else:
            start_building(game, seat, *BUILT[choice])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if choice in BUILT:
            kind, parcel = BUILT[choice]
            if kind == frame[2]:
                return why_no_site(game, seat, kind, parcel)
            return Refusal("other-tile", "B5.5", kind=CONTENT_NAMES[frame[2]])
        return super().refuse(game, seat, frame, choice)


class PlaceHouse(Decision["BoardGame"]):
    """Where a House of a new building goes: (seat, kind, site, Houses left, whether one was refused, Houses placed)."""

    name = "place-house"
    about = (CONTENT_NAMES, PARCEL_NAMES, PLAIN, PLAIN, PARCEL_NAMES)
    open_to_side_choices = True

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {"kind": CONTENT_NAMES[frame[2]], "place": PARCEL_NAMES[frame[3]], "houses": frame[4]}

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [HOUSE_AT + parcel for parcel in house_places(game, seat, frame[2])]
        # After a refusal he may also give up (B5.14); with no place left he has to.
        return [*options, KEEP] if frame[5] or not options else options

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice == KEEP:
            take_back(game, frame)
            return
        parcel = choice - HOUSE_AT
        owner = game.owner[parcel]
        if owner in (NOBODY, seat) or parcel in frame[6:]:  # asked once for a parcel and a building (B5.14)
            put_house(game, frame, parcel)
        else:
            push(game, (CONSENT, owner, parcel), frame)

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        chosen = game.catalogue[choice]
        if chosen.verb != "house":
            return super().refuse(game, seat, frame, choice)
        parcel = choice - HOUSE_AT
        if (seat, frame[2], parcel) in game.refused:
            return Refusal("consent-refused", "B5.14", place=chosen.words[0])
        content = game.contents[parcel]
        if parcel in game.blocked:
            return game.rules.blocker.is_there(chosen.words[0], "B5.6")
        if content == HOUSE and not game.rules.townhouses:
            return Refusal("no-townhouses", "B1", place=chosen.words[0])
        if content == HOUSE:
            return Refusal("not-surrounded", "B5.6", place=chosen.words[0])
        if content != EMPTY:
            return Refusal("occupied", "B5.6", place=chosen.words[0], content=CONTENT_NAMES[content])
        return Refusal("not-connected", "B5.6", place=chosen.words[0])


class Consent(Decision["BoardGame"]):
    """A parcel's owner is asked whether a House may stand there: (owner, parcel). The builder's frame lies below."""

    name = "consent"
    orders: ClassVar = {REFUSE_HOUSES: REFUSE}
    about = (PARCEL_NAMES,)

    def values(self, game: BoardGame, frame: Frame) -> dict[str, Value]:
        return {
            "builder": game.agenda[-2][1],
            "kind": CONTENT_NAMES[game.agenda[-2][2]],
            "place": PARCEL_NAMES[frame[2]],
        }

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        return [AGREE, REFUSE]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        parcel = frame[2]
        asked = game.agenda.pop()
        builder, kind = asked[1], asked[2]
        game.tell("consent", seat=seat, builder=builder, place=PARCEL_NAMES[parcel], agreed=int(choice == AGREE))
        if choice == AGREE:
            put_house(game, asked, parcel)
        else:
            game.refused += ((builder, kind, parcel),)
            game.agenda.append((*asked[:5], 1, *asked[6:]))


# Placing what was kept.


def place_kept(game: BoardGame, frame: Frame) -> None:
    """Once around in pass order, who has kept something may place it, and who has roads lay them (B5.7, B2.5)."""
    asked = [seat for seat in game.pass_order if game.held[ROADS + seat] or kept_tiles(game, seat)]
    push(game, *((BUILD_KEPT, seat) for seat in asked), (KEPT_PLACED,))


def kept_placed(game: BoardGame, frame: Frame) -> None:
    """The Building purchase is over: in another round owners may be asked again, and kept tiles are no longer new."""
    game.refused = game.fresh = ()


def kept_tiles(game: BoardGame, seat: int) -> list[int]:
    """The kinds of the tiles in front of a seat."""
    return list(compress(KINDS, TILES[seat](game.held)))


class BuildKept(Decision["BoardGame"]):
    """Place a kept tile, or be done: (seat)."""

    name = "build-kept"
    open_to_side_choices = True

    def ready(self, game: BoardGame, seat: int) -> list[int]:
        """Kept kinds that may be placed now: in the first edition not those bought in this round (B1)."""
        return [kind for kind in kept_tiles(game, seat) if game.held[tiles_of(kind) + seat] > game.fresh.count((seat, kind))]

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        options = [DONE]
        for kind in self.ready(game, seat):
            options += [build_choice(kind, parcel) for parcel in building_sites(game, seat, kind)]
        return options

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        if choice != DONE:
            game.agenda.append(frame)
            start_building(game, seat, *BUILT[choice])

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        if choice in BUILT:
            kind, parcel = BUILT[choice]
            if kind not in kept_tiles(game, seat) or BUILDINGS[kind].public:
                return Refusal("tile-not-kept", "B5.7", kind=CONTENT_NAMES[kind])
            if kind not in self.ready(game, seat):
                return Refusal("kept-this-round", "B5.7", kind=CONTENT_NAMES[kind])
            return why_no_site(game, seat, kind, parcel)
        return super().refuse(game, seat, frame, choice)


BUY_BUILDING: Final = STEPS.add(BuyBuilding())
BUILD_OR_KEEP: Final = STEPS.add(BuildOrKeep())
PLACE_HOUSE: Final = STEPS.add(PlaceHouse())
CONSENT: Final = STEPS.add(Consent())
PLACE_KEPT: Final = STEPS.task("place-kept", place_kept)
KEPT_PLACED: Final = STEPS.task("kept-placed", kept_placed)
BUILD_KEPT: Final = STEPS.add(BuildKept())
