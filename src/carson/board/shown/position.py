"""Positions read from text: the town drawn as a grid, a line for each player (see docs/positions.md).

What a line leaves out has a sensible value, so that a test's position is short. `position_writing.py` writes any state.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from carson.board.buildings import BUILDINGS, KINDS
from carson.board.characters import CHARACTERS
from carson.board.configuration.config import Config
from carson.board.configuration.data import DEFAULT, Data, from_changes
from carson.board.configuration.rules import Rules
from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_OF, PRICES, WAGES
from carson.board.map.contents import CONTENT_NAMES, CONTENT_OF, EMPTY, HOUSE, MOUNTAIN, NOBODY, RIVER, TOWNHOUSE
from carson.board.map.town import COLUMNS, OTHER_SIDE_NAMES, PARCEL_NAMES, PARCEL_OF, PARCELS, SIDE_OF, SIZE
from carson.board.round.choosing import CHOOSE_CHARACTERS
from carson.board.round.first_parcels import FIRST_PARCELS
from carson.board.round.placing import PLACE_COWBOY, START_PLACING, is_placing, places_left
from carson.board.round.rounds import END_ROUND, RESOLVE, START_ROUND, step_name
from carson.board.round.scoring import FINAL_SCORING
from carson.board.state.kinds import tiles_of
from carson.board.state.notes import NOTES, note_from_list
from carson.board.state.steps import STEPS
from carson.board.state.things import (
    HOUSES,
    MONEY,
    MOUNTAINS,
    PIECES,
    POINTS,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
)  # fmt: skip
from carson.board.state.tokens import TOKENS
from carson.core.agenda import Frame
from carson.core.chance import key_of
from carson.core.ledger import BANK, BOARD, OUT, SEATS, TRACK
from carson.core.position_text import Line, is_number, read_agenda, read_chance, set_going, split_position
from carson.core.refusal import Refusal

HEADER: Final = "carson-city position 1"

# What stands in a cell of the town, besides the owner's number.
CELLS: Final = {
    EMPTY: ".", RIVER: "~", HOUSE: "h", TOWNHOUSE: "H", MOUNTAIN: "M",
    **{kind: CONTENT_NAMES[kind][:2] for kind in KINDS},
}  # fmt: skip
CELL_OF: Final = {cell: content for content, cell in CELLS.items()}


def read_position(text: str) -> BoardGame:
    """The game that a position describes; a refusal names the line and what is wrong there."""
    fields, rows = split_position(text, HEADER, _is_row)
    game = BoardGame(Rules(_read_config(fields)), "position")
    reader = _Reader(game, fields)
    reader.town([row for row in rows.get("town", []) if row.text[:1].isdigit()])
    for name, line in fields.items():
        reader.line(name, line)
    reader.finish()
    pending = fields.get("agenda") or fields.get("next") or Line(0, "choose")
    if not set(game.passed).isdisjoint(frame[1] for frame in game.agenda if frame[0] == PLACE_COWBOY):
        raise pending.wrong("passed", pending.text)
    set_going(game, STEPS, pending)
    return game


def _is_row(name: str, line: str) -> bool:
    """A row of the town, or the letters below it."""
    return name == "town" and (line[:1].isdigit() or line.split() == list(COLUMNS))


def _read_config(fields: dict[str, Line]) -> Config:
    def words(name: str, default: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(fields.pop(name).words()) if name in fields else default

    default = Config()
    players = fields.pop("players") if "players" in fields else None
    mountains = fields.pop("mountains") if "mountains" in fields else None
    return Config(
        edition=fields.pop("edition").text if "edition" in fields else default.edition,
        players=players.number_in(players.text, 2, SEATS) if players else default.players,
        characters=_offered(fields["characters"]) if "characters" in fields else default.characters,
        extra_buildings=words("extra-buildings", ()),
        variants=words("variants", ()),
        river=words("river", ()),
        mountains=mountains.number_in(mountains.text, 0, 9) if mountains else default.mountains,
        data=_read_data(fields.pop("data")) if "data" in fields else DEFAULT,
    )


def _read_data(line: Line) -> Data:
    """The user's own figures, as JSON."""
    try:
        changes = json.loads(line.text)
    except (ValueError, RecursionError):
        raise line.wrong("data", line.text) from None
    if not isinstance(changes, dict):
        raise line.wrong("data", line.text)
    return from_changes(changes)


def _offered(line: Line) -> tuple[str, ...]:
    """The codes of a configuration: a position also names sides that a card has only in the course of a game."""
    for code in line.words():
        if code not in CHARACTERS:
            raise line.wrong("characters", code)
    sides = [CHARACTERS[code] for code in line.words()]
    return tuple(side.code if side.offered else f"{side.number}YR" for side in sides)


class _Reader:
    """Fills a game from the lines of a position."""

    def __init__(self, game: BoardGame, fields: dict[str, Line]) -> None:
        self.game = game
        self.fields = fields
        self.kept: list[list[int]] = [[] for _ in range(game.players)]
        self.gone: list[int] = []
        codes = fields.pop("characters").words() if "characters" in fields else list(game.rules.config.characters)
        game.sides = tuple(sorted((CHARACTERS[code] for code in codes), key=lambda side: side.number))
        game.round = 1
        game.track = [EMPTY] * len(PRICES)
        data = game.rules.data
        for seat in range(game.players):
            game.held[MONEY + seat] = data.start_money
            game.held[cowboys_of(seat) + seat] = data.start_cowboys
            game.held[REVOLVERS + seat] = data.start_revolvers
            game.held[ROADS + seat] = data.start_roads

    def line(self, name: str, line: Line) -> None:
        readers: dict[str, Callable[[Line], None]] = {
            "round": self.round, "town": lambda _: None, "roads": self.roads, "track": self.track, "gone": self.gone_line,
            "pass-order": self.pass_order, "turn-order": self.turn_order, "passed": self.passed, "cowboys": self.cowboys,
            "resident": self.resident, "refused": self.refused, "fresh": self.fresh, "chance": self.chance,
            "seed": self.seed, "times": self.times, "blocked": self.blocked,
            "agenda": lambda _: None, "next": lambda _: None,
        }  # fmt: skip
        if name.startswith("notes "):
            self.note(name.removeprefix("notes ").strip(), line)
        elif name.startswith("player "):
            self.player(self.seat(line, name.removeprefix("player ").strip()), line)
        elif name in readers:
            readers[name](line)
        else:
            raise line.wrong("unknown-line", name)

    def seat(self, line: Line, word: str) -> int:
        return line.number_in(word, 1, self.game.players) - 1

    def seats(self, line: Line, all_of_them: bool) -> list[int]:
        seats = [self.seat(line, word) for word in line.words()]
        if len(set(seats)) != len(seats) or (all_of_them and len(seats) != self.game.players):
            raise line.wrong("seats", line.text)
        return seats

    def note(self, name: str, line: Line) -> None:
        if name not in NOTES:
            raise line.wrong("unknown-line", name)
        values = [line.number_in(word, -999, 9999) if is_number(word) else word for word in line.words()]
        try:
            self.game.note(name, note_from_list(name, values, self.game.players))
        except ValueError:
            raise line.wrong("note", line.text) from None

    def round(self, line: Line) -> None:
        self.game.round = line.number_in(line.text, 0, 4)

    def town(self, rows: list[Line]) -> None:
        game = self.game
        owner, contents = game.owner[:], [RIVER if parcel in game.rules.river else EMPTY for parcel in range(PARCELS)]
        for line in rows:
            label, *cells = line.words()
            row = line.number_in(label, 1, SIZE) - 1
            if len(cells) != SIZE:
                raise line.wrong("row-length", line.text)
            for column, cell in enumerate(cells):
                who, colon, what = cell.rpartition(":")
                if what not in CELL_OF:
                    raise line.wrong("cell", cell)
                parcel = row * SIZE + column
                contents[parcel] = CELL_OF[what]
                owner[parcel] = self.seat(line, who) if colon else NOBODY
                under_water = contents[parcel] == RIVER
                if under_water != (parcel in game.rules.river) or (under_water and colon):
                    raise line.wrong("river", PARCEL_NAMES[parcel])
                if contents[parcel] in KINDS and bool(colon) == BUILDINGS[contents[parcel]].public:  # B5.9
                    raise line.wrong("owned-public" if colon else "no-owner", cell)
        game.set_owners(owner)
        game.contents = contents
        game.find_public()

    def roads(self, line: Line) -> None:
        for word in line.words():
            name = OTHER_SIDE_NAMES.get(word, word)
            if name not in SIDE_OF:
                raise line.wrong("road", word)
            self.game.extend_network(SIDE_OF[name])

    def kinds(self, line: Line, words: list[str]) -> list[int]:
        for word in words:
            if word != "-" and CONTENT_OF.get(word, EMPTY) not in self.game.rules.kinds:
                raise line.wrong("kind", word)
        return [EMPTY if word == "-" else CONTENT_OF[word] for word in words]

    def track(self, line: Line) -> None:
        tiles = self.kinds(line, line.words())
        if len(tiles) != len(PRICES):
            raise line.wrong("track-length", line.text)
        self.game.track = tiles

    def gone_line(self, line: Line) -> None:
        self.gone = self.kinds(line, line.words())

    def pass_order(self, line: Line) -> None:
        self.game.pass_order = self.seats(line, True)

    def turn_order(self, line: Line) -> None:
        self.game.turn_order = self.seats(line, True)

    def passed(self, line: Line) -> None:
        self.game.passed = self.seats(line, False)

    def resident(self, line: Line) -> None:
        self.game.resident = self.seat(line, line.text)
        if self.game.public < 0:
            raise line.wrong("nothing-to-hold")
        self.game.standing[self.game.public] |= 1 << self.game.resident

    def refused(self, line: Line) -> None:
        """Such as `2 saloon d4`: whose saloon was refused a House there."""
        for seat, kind, parcel in self.groups(line, 3):
            if parcel not in PARCEL_OF:
                raise line.wrong("place", parcel)
            self.game.refused += ((self.seat(line, seat), self.kinds(line, [kind])[0], PARCEL_OF[parcel]),)

    def fresh(self, line: Line) -> None:
        """Such as `2 saloon`: whose saloon was bought and kept in this round."""
        for seat, kind in self.groups(line, 2):
            self.game.fresh += ((self.seat(line, seat), self.kinds(line, [kind])[0]),)

    def groups(self, line: Line, count: int) -> list[list[str]]:
        """So many words at a time, with commas between them."""
        groups = [group.split() for group in line.text.split(",")]
        if any(len(group) != count for group in groups):
            raise line.wrong("kind", line.text)
        return groups

    def chance(self, line: Line) -> None:
        read_chance(self.game, line)

    def seed(self, line: Line) -> None:
        self.game.key = key_of(line.text)

    def blocked(self, line: Line) -> None:
        self.game.blocked = tuple(self.parcel(line, word) for word in line.words())

    def times(self, line: Line) -> None:
        for word in line.words():
            parcel, _, times = word.partition("x")
            self.game.multiply(self.parcel(line, parcel), line.number_in(times, 1, 9))

    def parcel(self, line: Line, word: str) -> int:
        if word not in PARCEL_OF:
            raise line.wrong("place", word)
        return PARCEL_OF[word]

    def player(self, seat: int, line: Line) -> None:
        game, held = self.game, self.game.held
        counts = {"cowboys": cowboys_of(seat), "revolvers": REVOLVERS, "roads": ROADS, "vp": POINTS}
        for part in line.text.split(","):
            word, _, value = part.strip().partition(" ")
            if word.startswith("$"):
                held[MONEY + seat] = line.number_in(word[1:], 0, 1999)
            elif word in counts:
                held[counts[word] + seat] = line.number_in(value, -999 if word == "vp" else 0, 999)
            elif word == "card":
                card = next((index for index, side in enumerate(game.sides) if side.code == value), None)
                if card is None or card in game.card:
                    raise line.wrong("card", value)
                self.give_card(seat, card)
            elif word == "mark":
                game.set_mark(seat, line.number_in(value, 0, 999))
            elif word == "kept":
                self.kept[seat] += self.kinds(line, [value])
            elif word == "number":
                game.number[seat] = line.number_in(value, 0, 99)
                for index, side in enumerate(game.sides):  # the card that gave the number is taken too (the Paperboy)
                    if side.number == game.number[seat]:
                        self.take(index)
            elif word == "limit":
                game.limit[seat] = line.number_in(value, -99, 999)
            elif word in PIECES:
                held[PIECES[word][0] + seat] = line.number_in(value or "1", 0, PIECES[word][1])
            elif word:
                raise line.wrong("player-part", part.strip())

    def give_card(self, seat: int, card: int) -> None:
        game = self.game
        side = game.sides[card]
        game.card[seat] = card
        self.take(card)
        game.number[seat] = side.number
        game.limit[seat] = side.cash_limit(game.rules.edition)

    def take(self, card: int) -> None:
        self.game.taken = tuple(sorted((*self.game.taken, card)))

    def cowboys(self, line: Line) -> None:
        game = self.game
        for group in filter(str.strip, line.text.split(",")):
            name, *words = group.split()
            if name not in PLACE_OF or PLACE_OF[name] in game.rules.river:
                raise line.wrong("place", name)
            place = PLACE_OF[name]
            for word in words:
                number, *tokens = word.split("+")
                seat = self.seat(line, number)
                for token in tokens:
                    thing = PIECES[token][0] if token in PIECES else -1
                    if thing not in TOKENS:
                        raise line.wrong("token", word)
                    if TOKENS[thing].lone and place < PARCELS and not game.can_be_claimed(place):
                        raise line.wrong("place", name)
                    game.tokens += ((thing, place, seat),)
                    game.held[thing + BOARD] += 1
                if place in OPEN_TO_ALL:
                    game.crew[seat if place == WAGES else SEATS + seat] += 1
                elif game.standing[place] >> seat & 1:
                    raise line.wrong("cowboy-twice", name)
                else:
                    game.standing[place] |= 1 << seat

    def finish(self) -> None:
        """Everything that follows from the lines: the agenda, the other accounts of the ledger, the places left."""
        self.agenda()
        self.ledger()
        game = self.game
        for variant in game.rules.variants:
            variant.check_notes(game)
        if any(map(is_placing, game.agenda)):
            game.places = places_left(game)

    def agenda(self) -> None:
        game = self.game
        line = self.fields.get("agenda")
        if line is None:
            game.agenda = self.next_step(self.fields.get("next") or Line(0, "choose"))
            return
        game.agenda = read_agenda(line, STEPS, game.players)
        if not game.turn_order and any(map(is_placing, game.agenda)):
            game.turn_order = sorted(range(game.players), key=game.number.__getitem__)

    def next_step(self, line: Line) -> list[Frame]:
        """`next:` in words: first-parcels, choose, place N, resolve STEP, end-round, final-scoring."""
        game = self.game
        word, _, value = line.text.partition(" ")
        rest: list[Frame] = [(END_ROUND,), (RESOLVE, 0)]
        if word == "first-parcels":
            game.round = 0
            return [(START_ROUND,), (FIRST_PARCELS, 0)]
        if word == "choose":
            return [*rest, (START_PLACING,), (CHOOSE_CHARACTERS, sum(card >= 0 for card in game.card))]
        if -1 in game.card:
            for seat in range(game.players):  # everybody has some card from here on
                if game.card[seat] < 0:
                    self.give_card(seat, next(card for card in range(len(game.sides)) if card not in game.taken))
        if not game.turn_order:
            game.turn_order = sorted(range(game.players), key=game.number.__getitem__)
        if word == "place":
            return [*rest, (PLACE_COWBOY, self.seat(line, value))]
        if word == "end-round":
            return [(END_ROUND,)]
        if word == "final-scoring":
            return [(FINAL_SCORING,)]
        names = [step_name(frame) for frame in game.rules.sequence]
        if word != "resolve" or value not in names:
            raise line.wrong("next", line.text)
        return [(END_ROUND,), (RESOLVE, names.index(value))]

    def ledger(self) -> None:
        """The accounts that nobody writes down: what lies on the board, and the rest in the bank or the bag."""
        game, held = self.game, self.game.held
        contents = game.contents
        held[ROADS + BOARD] = sum(game.roads_needed(side) for side, road in enumerate(game.roads) if road)
        held[HOUSES + BOARD] = contents.count(HOUSE) + 2 * contents.count(TOWNHOUSE)
        held[MOUNTAINS + BOARD] = contents.count(MOUNTAIN)
        for thing in (MONEY, POINTS, REVOLVERS, ROADS, HOUSES, MOUNTAINS):
            held[thing + BANK] = -sum(held[thing : thing + BANK]) - held[thing + BOARD]
        for variant in game.rules.variants:
            for thing, count in variant.on_board(game).items():
                held[thing + BOARD] = count
        for thing, count in PIECES.values():
            self.rest_to_bank(thing, count)
        data = game.rules.data
        for seat in range(game.players):
            lone = sum(TOKENS[thing].lone for thing, _, holder in game.tokens if holder == seat)
            standing = sum(mask >> seat & 1 for mask in game.standing) + game.crew[seat] + game.crew[SEATS + seat]
            standing += sum(hook(game, seat) for hook in game.rules.elsewhere)
            held[cowboys_of(seat) + BOARD] = standing - lone
            self.rest_to_bank(cowboys_of(seat), data.cowboys_each)
            owned = game.parcels_of(seat)
            held[property_of(seat) + BOARD] = owned
            held[property_of(seat) + seat] = data.start_property - owned
            if owned > data.start_property:
                raise Refusal("bad-position", line=0, problem="supply", word=f"property-{seat + 1}")
        for kind, count in game.rules.tiles:
            held[tiles_of(kind) + BOARD] = contents.count(kind)
            held[tiles_of(kind) + TRACK] = game.track.count(kind)
            for seat in range(game.players):
                held[tiles_of(kind) + seat] = self.kept[seat].count(kind)
            held[tiles_of(kind) + OUT] = self.gone.count(kind) if kind in game.rules.kinds else count
            self.rest_to_bank(tiles_of(kind), count)

    def rest_to_bank(self, thing: int, total: int) -> None:
        rest = total - sum(self.game.held[thing : thing + BANK]) - sum(self.game.held[thing + BOARD : thing + OUT + 1])
        if rest < 0:
            raise Refusal("bad-position", line=0, problem="supply", word=self.game.things.name(thing))
        self.game.held[thing + BANK] = rest
