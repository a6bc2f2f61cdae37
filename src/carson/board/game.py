"""A board game in some state: who owns what, who stands where, what is pending.

Here is what the rules are written with (stand, leave, pay, build a road, count firepower); the rules themselves are in
`round/`, a step of the round each. Lists are replaced, never changed in place, and so shared by copies, but
for the fields that are copied because they change with nearly every choice (`state/fields.py`).
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterator, Mapping
from itertools import compress
from typing import TYPE_CHECKING, ClassVar

from carson.board.buildings import BUILDINGS
from carson.board.characters.character import NO_CHARACTER, Character
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES, SLOTS, WAGES
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY, RIVER
from carson.board.map.land_prices import CONTENTS_NEAR, price_parts
from carson.board.map.town import (
    PARCELS,
    POINT_PARCELS,
    POINT_SIDES,
    SIDE_ENDS,
    SIDE_NAMES,
    SIDES,
)
from carson.board.map.town import (
    POINTS as ROAD_POINTS,
)
from carson.board.round.placing import is_placing, places_left
from carson.board.shown.explaining import explain, preview
from carson.board.shown.view_types import BoardExplanation, BoardView, BoxView
from carson.board.shown.views import NOTHING_SHOWN, Land, box_view, event_view, public_view, secrets
from carson.board.state.choices import CATALOGUE, NO_ROADS, PASS_ON, PLACE, REFUSE_HOUSES, ROAD, ROADS_END
from carson.board.state.fields import FIELDS
from carson.board.state.steps import STEPS
from carson.board.state.things import (
    AMMUNITION_TOKEN,
    COWBOYS_OF,
    MONEY,
    OWN_COWBOYS,
    POINTS,
    REVOLVERS,
    ROADS,
    THINGS,
    property_of,
)
from carson.board.state.tokens import TOKENS
from carson.core.agenda import seats_in
from carson.core.compiled import mypyc_attr
from carson.core.events import Event, Value
from carson.core.game import Game, Preview
from carson.core.ledger import BANK, BOARD, SEATS
from carson.core.refusal import Refusal
from carson.core.sums import Part, total

if TYPE_CHECKING:
    from carson.board.configuration.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class BoardGame(Game):
    """The state. See the comments beside the fields for what each list is indexed by."""

    name = "board"
    catalogue: ClassVar = CATALOGUE
    things: ClassVar = THINGS
    fields: ClassVar = FIELDS
    beside: ClassVar = range(ROAD, ROADS_END)
    orders: ClassVar = (PASS_ON, REFUSE_HOUSES, NO_ROADS)
    orders_ahead: ClassVar = (PASS_ON,)
    order_beside: ClassVar = NO_ROADS
    steps = STEPS

    rules: Rules
    sides: tuple[Character, ...]  # the characters in play, ascending, each on its side
    taken: tuple[int, ...]  # the indices in `sides` of the cards taken this round
    notes: dict[str, tuple[int, ...]]  # what variants and cards remember, by name; replaced by `note`
    times: dict[int, int]  # by parcel: how many times its plain income it pays this round; replaced by `multiply`
    round: int  # 1 to 4; 0 during setup
    # By parcel.
    owner: list[int]
    contents: list[int]
    connected: list[int]
    unowned: list[int]  # the land that nobody owns, ascending; not the river
    # By side of a parcel, by point; and the choices `road ...` that extend the network, ascending.
    roads: list[int]
    reached: list[int]
    frontier: list[int]
    # By seat: index in `sides` (-1: none), number for the turn order, cash limit, and a note for the card's own use.
    card: list[int]
    number: list[int]
    limit: list[int]
    mark: list[int]
    # Orders of seats; `passed` grows while cowboys are placed and then becomes the pass order.
    pass_order: list[int]
    turn_order: list[int]
    passed: list[int]
    # Cowboys: a bit for each seat by place; counts by seat on Wages (0-5) and Roads (2) (6-11); pieces that go with a cowboy
    # as (thing, place, seat); the choices `place ...` that each seat has left.
    standing: list[int]
    crew: list[int]
    tokens: tuple[tuple[int, int, int], ...]
    places: list[list[int]]
    track: list[int]  # the kinds for sale, cheapest space first
    blocked: tuple[int, ...]  # parcels that a variant's piece (an outlaw) keeps free
    public: int  # the parcel of the building that is nobody's (City Hall) or -1
    resident: int  # the seat that holds it or -1
    refused: tuple[tuple[int, int, int], ...]  # Houses refused this round: whose building, of which kind, on which parcel
    fresh: tuple[tuple[int, int], ...]  # (first edition) tiles bought and kept this round: whose, of which kind

    shown_land: Land = NOTHING_SHOWN  # no state, but what the last view showed

    def __init__(self, rules: Rules, seed: str) -> None:
        """An empty board before its setup: `setup.new_game` makes a game that can be played."""
        players = rules.players
        self.start(seed)
        self.rules = rules
        self.sides = ()
        self.taken = ()
        self.notes = {}
        self.times = {}
        self.round = 0
        self.set_owners([NOBODY] * PARCELS)
        self.contents = [EMPTY] * PARCELS
        self.set_roads([])
        self.card = [-1] * players
        self.number = [0] * players
        self.limit = [0] * players
        self.mark = [0] * players
        self.pass_order = list(range(players))
        self.turn_order = []
        self.passed = []
        self.standing = [0] * PLACES
        self.crew = [0] * (2 * SEATS)
        self.tokens = ()
        self.places = []
        self.track = []
        self.blocked = ()
        self.public = -1
        self.resident = NOBODY
        self.refused = ()
        self.fresh = ()

    @property
    def players(self) -> int:
        return self.rules.players

    def side_choices(self, seat: int) -> list[int]:
        """Roads may be laid at any decision of one's own (B2.5)."""
        roads = self.held[ROADS + seat]
        if not roads:
            return []
        if roads == 1 and self.rules.crossings:
            return [choice for choice in self.frontier if choice - ROAD not in self.rules.crossings]
        return self.frontier

    def apply_side(self, seat: int, choice: int) -> None:
        self.lay_road(seat, choice - ROAD)

    def refuse_side(self, seat: int, choice: int) -> Refusal:
        side = choice - ROAD
        if self.roads[side]:
            return Refusal("road-there", "B2.4", side=SIDE_NAMES[side])
        if choice not in self.frontier:
            return Refusal("road-not-joined", "B2.4", side=SIDE_NAMES[side])
        if self.held[ROADS + seat]:
            return Refusal("bridge-needs-two", "B10.2", side=SIDE_NAMES[side])
        return Refusal("no-roads", "B2.5")

    def points(self) -> list[int]:
        return self.held[POINTS : POINTS + self.players]

    def ranking(self) -> list[int]:
        """Most points first; a tie goes to the earlier passer (B8.5)."""
        return sorted(self.pass_order, key=lambda seat: -self.held[POINTS + seat])

    def public_view(self) -> BoardView:
        return public_view(self)

    def secrets(self, seat: int) -> dict[str, object]:
        return secrets(self, seat)

    def draw_hidden(self, seat: int) -> None:
        for hook in self.rules.draw_hidden:
            hook(self, seat)

    def preview(self, seat: int, choice: int, explanation: Mapping[str, object]) -> Preview | None:
        return preview(self, choice, explanation)

    def box(self) -> BoxView:
        return box_view(self)

    def event_view(self, event: Event) -> dict[str, object]:
        return event_view(self, event)

    def explain(self, seat: int, choice: int) -> BoardExplanation:
        return explain(self, seat, choice)

    def config_as_json(self) -> dict[str, object]:
        return self.rules.config.as_json()

    def ahead(self, seat: int) -> list[str]:
        """To pass, while others place and he has not passed yet."""
        if not self.waiting or seat in self.waiting or seat in self.passed:
            return []
        return [PASS_ON] if PASS_ON in STEPS.decision(self.agenda[-1]).orders else []

    def derive(self) -> None:
        """What the board shows by itself."""
        self.set_owners(self.owner)
        self.set_roads([side for side, road in enumerate(self.roads) if road])
        self.find_public()
        self.places = places_left(self) if any(map(is_placing, self.agenda)) else []

    def find_public(self) -> None:
        """Where the building is that nobody owns, in a state that is read."""
        public = [parcel for parcel in self.built_up() if BUILDINGS[self.contents[parcel]].public]
        self.public = public[0] if public else -1

    # The town.

    def put(self, parcel: int, content: int) -> None:
        contents = self.contents[:]
        contents[parcel] = content
        self.contents = contents

    def built_up(self) -> Iterator[int]:
        """The parcels that are not empty, ascending: buildings, Houses, mountains, river."""
        return compress(range(PARCELS), self.contents)

    def roads_needed(self, side: int) -> int:
        """One road, or two for a crossing of the river."""
        return 2 if side in self.rules.crossings else 1

    def lay_road(self, seat: int, side: int) -> None:
        count = self.roads_needed(side)
        self.move(ROADS, seat, BOARD, count, "laid")
        if self.events is not None:
            if count == 1:
                self.tell("road", seat=seat, side=SIDE_NAMES[side])
            else:
                self.tell("bridge", seat=seat, side=SIDE_NAMES[side])
        newly = self.extend_network(side)
        self.side(seat).road_laid(self, seat, count, newly)

    def set_roads(self, sides: list[int]) -> None:
        """All roads of the network, at the start or in a state that is read."""
        self.connected = [0] * PARCELS
        self.roads = [0] * SIDES
        self.reached = [0] * ROAD_POINTS
        self.frontier = []
        for side in sides:
            self.extend_network(side)

    def extend_network(self, side: int) -> int:
        """Put a road on the map; says how many parcels it connects that were not (B2.4)."""
        self.roads = self.roads[:]
        self.roads[side] = 1
        frontier = self.frontier[:]
        if ROAD + side in frontier:
            frontier.remove(ROAD + side)
        self.frontier = frontier
        newly = 0
        for point in SIDE_ENDS[side]:
            if self.reached[point]:
                continue
            reached = self.reached[:]
            reached[point] = 1
            self.reached = reached
            for other in POINT_SIDES[point]:
                one, two = SIDE_ENDS[other]
                if not (self.roads[other] or (reached[one] and reached[two] and ROAD + other in frontier)):
                    insort(frontier, ROAD + other)
            connected = self.connected[:]
            for parcel in POINT_PARCELS[point]:
                if not connected[parcel]:
                    connected[parcel] = 1
                    newly += self.contents[parcel] != RIVER
            self.connected = connected
        return newly

    def claim(self, seat: int, parcel: int, reason: str) -> None:
        """A property tile of this seat on a parcel."""
        self.owner, self.unowned = self.owner[:], self.unowned[:]
        self.owner[parcel] = seat
        self.unowned.remove(parcel)
        self.move(property_of(seat), seat, BOARD, 1, reason)

    def set_owners(self, owner: list[int]) -> None:
        """The owners of all parcels, at the start or in a state that is read."""
        river = self.rules.river
        self.owner = owner
        self.unowned = [parcel for parcel in range(PARCELS) if owner[parcel] == NOBODY and parcel not in river]

    def can_be_claimed(self, parcel: int) -> bool:
        """Unowned land: not river, no public building, nothing that keeps it free (B3.3, B9.5)."""
        return (
            self.owner[parcel] == NOBODY
            and self.contents[parcel] != RIVER
            and parcel != self.public
            and parcel not in self.blocked
        )

    def price(self, parcel: int) -> int:
        """$1 and $1 for each of the nine parcels with something on it (B5.4)."""
        near: tuple[int, ...] = CONTENTS_NEAR[parcel](self.contents)
        return 1 + len(near) - near.count(EMPTY) - near.count(RIVER)

    def price_parts(self, parcel: int) -> list[Part]:
        """A parcel's price by what stands there."""
        return list(price_parts(CONTENTS_NEAR[parcel](self.contents)))

    def price_for(self, seat: int, parcel: int) -> int:
        return self.side(seat).parcel_price(self.price(parcel))

    def income_parts(self, parcel: int) -> list[Part]:
        """A building's income before multipliers: levels, City Hall, maximum (B7.4)."""
        content = self.contents[parcel]
        owner = self.owner[parcel]
        building = BUILDINGS[content]
        parts = building.income(self, parcel, owner)
        if building.level and self.resident == owner != NOBODY:
            parts.append((CONTENT_NAMES[self.contents[self.public]], 1, building.level))
        highest = self.rules.highest[content]
        if highest:
            income = total(parts)
            if income > highest:
                parts.append(("highest", 1, highest - income))
        return parts

    def income(self, parcel: int) -> int:
        return total(self.income_parts(parcel))

    # The players.

    def side(self, seat: int) -> Character:
        """The character that a seat has taken this round, or one without any power."""
        card = self.card[seat]
        return self.sides[card] if card >= 0 else NO_CHARACTER

    def holders(self, hook: str) -> list[int]:
        """The seats whose cards answer a hook, in pass order."""
        sides, card = self.sides, self.card
        return [seat for seat in self.pass_order if card[seat] >= 0 and hook in sides[card[seat]].answers]

    def parcels_of(self, seat: int) -> int:
        return self.owner.count(seat)

    def firepower_parts(self, seat: int) -> list[Part]:
        """Revolvers and the cowboys at home, Ammunition and the Mercenary (B6.1)."""
        held = self.held
        parts: list[Part] = [("revolvers", held[REVOLVERS + seat], 1), ("cowboys", held[OWN_COWBOYS[seat]], 1)]
        if held[AMMUNITION_TOKEN + seat]:
            parts.append(("ammunition", 1, 3))
        extra = self.side(seat).firepower
        if extra:
            parts.append(("character", 1, extra))
        for hook in self.rules.firepower:
            parts += hook(self, seat)
        return parts

    def firepower(self, seat: int) -> int:
        return total(self.firepower_parts(seat))

    def note(self, name: str, values: tuple[int, ...]) -> None:
        """Remember something for a variant or a card, under its name."""
        self.notes = {**self.notes, name: values}

    def multiply(self, parcel: int, times: int) -> None:
        """A building pays so many times its plain income: one multiplier on a building, the best of its owner's (B7.5)."""
        self.times = {**self.times, parcel: max(times, self.times.get(parcel, 1))}

    def turn_card(self, card: int, side: Character) -> None:
        """A card in play shows another side from now on."""
        if side is self.sides[card]:
            return
        self.sides = (*self.sides[:card], side, *self.sides[card + 1 :])

    def in_pass_order(self, mask: int) -> list[int]:
        """The seats whose bits are set, in the order in which they passed (B2.8)."""
        if not mask & (mask - 1):  # one or none
            return list(seats_in(mask))
        return [seat for seat in self.pass_order if mask >> seat & 1]

    def gain_points(self, seat: int, points: int, reason: str) -> None:
        self.move(POINTS, BANK, seat, points, reason)

    def gain_money(self, seat: int, dollars: int, reason: str) -> None:
        self.move(MONEY, BANK, seat, dollars, reason)

    def pay(self, seat: int, dollars: int, reason: str) -> None:
        self.move(MONEY, seat, BANK, dollars, reason)

    def set_mark(self, seat: int, mark: int) -> None:
        """Remember something for the card that a seat has taken."""
        self.mark = [mark if index == seat else old for index, old in enumerate(self.mark)]

    # Cowboys on the board.

    def lies_at(self, values: Mapping[str, Value]) -> str:
        """The tile for sale on a building space."""
        place = values.get("place")
        if not isinstance(place, str) or place not in SLOTS:
            return ""
        kind = self.track[SLOTS[place]]
        return "" if kind == EMPTY else CONTENT_NAMES[kind]

    def occupied(self) -> Iterator[int]:
        """The places where somebody stands, ascending; on Wages and Roads (2) nobody is marked as standing."""
        return compress(range(PLACES), self.standing)

    def stand(self, place: int, seat: int) -> None:
        """A cowboy from the seat's own supply goes to a place."""
        self.move(COWBOYS_OF[seat], seat, BOARD, 1, "placed")
        self.mark_standing(place, seat)

    def mark_standing(self, place: int, seat: int, piece: str = "cowboy") -> None:
        if self.events is not None:
            self.tell("place", seat=seat, place=PLACE_NAMES[place], piece=piece)
        if place in OPEN_TO_ALL:
            self.crew[seat if place == WAGES else SEATS + seat] += 1
        else:
            self.standing[place] |= 1 << seat

    def leave(self, place: int, seat: int, home: bool, reason: str) -> None:
        """A cowboy leaves a place for his own player's supply (home) or for the general supply (B5.2)."""
        self.standing[place] &= ~(1 << seat)
        if not (self.tokens and self.take_tokens(place, seat)):
            self.move(COWBOYS_OF[seat], BOARD, seat if home else BANK, 1, reason)

    def leave_crew(self, place: int, seat: int, reason: str) -> int:
        """All of a seat's cowboys leave Wages or Roads (2); says how many they were."""
        index = seat if place == WAGES else SEATS + seat
        count = self.crew[index]
        if count:
            self.crew[index] = 0
            coloured = count - self.take_tokens(place, seat)
            self.move(COWBOYS_OF[seat], BOARD, BANK, coloured, reason)
        return count

    def close_place(self, place: int) -> None:
        """Nobody may place there any more this round."""
        for seat in range(len(self.places)):
            self.close_place_to(seat, place)

    def close_place_to(self, seat: int, place: int) -> None:
        """A seat may not place there any more this round, if it could."""
        places = self.places[seat]
        at = bisect_left(places, PLACE + place)
        if places[at : at + 1] == [PLACE + place]:
            self.set_places(seat, places[:at] + places[at + 1 :])

    def set_places(self, seat: int, choices: list[int]) -> None:
        self.places = self.places[:]
        self.places[seat] = choices

    def take_tokens(self, place: int, seat: int) -> int:
        """Return the pieces that went with a cowboy; says how many of them stood for a cowboy themselves."""
        replaced = 0
        for token in self.tokens:
            if token[1:] == (place, seat):
                self.move(token[0], BOARD, BANK, 1, "returned")
                replaced += TOKENS[token[0]].lone
        self.tokens = tuple(token for token in self.tokens if token[1:] != (place, seat))
        return replaced
