"""The table at which the rules' tests sit: positions in a few words, choices by text, what lies where.

Seats are numbers from 1, as in every text; places, kinds and characters go by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from carson.board.buildings import KINDS
from carson.board.characters.sheriff import WHITE_COWBOY
from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_OF, WAGES
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import COLUMNS, PARCEL_OF, SIDE_NAMES, SIDE_OF, SIZE
from carson.board.shown.position import CELLS, HEADER, read_position
from carson.board.state.kinds import tiles_of
from carson.board.state.steps import STEPS
from carson.board.state.things import (
    AMMUNITION_TOKEN,
    MONEY,
    POINTS,
    REVOLVERS,
    ROADS,
    cowboys_of,
    property_of,
)
from carson.core.events import Value
from carson.core.ledger import BANK, SEATS
from carson.core.refusal import Refusal
from carson.games import title_of

KIND: Final = title_of("board")

# The four roads around a centre at d5: nine parcels are connected, c4 to e6.
CENTRE_ROADS: Final = "roads: d5n d5e d5s d5w"

# How many tiles of each kind there are (B1).
BASE_TILES: Final = {
    "ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2,
}  # fmt: skip
EXTRA_TILES: Final = {"general-store": 2, "school": 2, "blacksmith": 2, "city-hall": 1, "station": 1}


# Making a game.


def with_sides(*codes: str) -> str:
    """The line `characters:` with 1 to 7 on their yellow sides but for these: `with_sides("4R")`."""
    sides = {code[:-1]: code for code in [*(f"{number}Y" for number in range(1, 8)), *codes]}
    return "characters: " + " ".join(sides.values())


def position(lines: str = "", /, **cells: str) -> BoardGame:
    """A position: its lines without the header, and what stands in the town by parcel: `position("round: 2", d4="1:sa")`."""
    town = ""
    if cells:
        for parcel in cells:
            assert parcel in PARCEL_OF, f"no parcel is called {parcel}"
        rows = (f"{row} " + " ".join(cells.get(f"{column}{row}", ".") for column in COLUMNS) for row in range(SIZE, 0, -1))
        town = "town:\n" + "\n".join(rows) + "\n"
    return read_position(f"{HEADER}\n{lines}\n{town}")


def start(preset: str = "first-game", seed: str = "start", **changes: object) -> BoardGame:
    """A new game of a preset, with some fields of its configuration changed."""
    game = KIND.new(KIND.preset(preset, **changes), seed)
    assert isinstance(game, BoardGame)
    return game


# Choosing.


def choose(game: BoardGame, *lines: str) -> None:
    """Make choices as they stand in a record: `choose(game, "1 place wages", "2 pass")`."""
    for line in lines:
        game.choose(*_read(game, line))


def refused(game: BoardGame, line: str) -> Refusal:
    """The reason why a choice is refused; the refusal changes nothing."""
    before = game.digest()
    with pytest.raises(Refusal) as caught:
        choose(game, line)
    assert game.digest() == before
    return caught.value


def reason(game: BoardGame, line: str) -> tuple[str, str]:
    """The code and the ruling with which a choice is refused."""
    refusal = refused(game, line)
    return refusal.code, refusal.ruling


def _read(game: BoardGame, line: str) -> tuple[int, int]:
    seat, _, text = line.partition(" ")
    choice = game.catalogue.find(text)
    assert choice is not None, f"no choice is called {text}"
    return int(seat) - 1, choice.number


def waiting(game: BoardGame) -> list[int]:
    """The seats that have to choose."""
    return [seat + 1 for seat in game.waiting]


def decision(game: BoardGame) -> str:
    """What the game waits for: `3 place-cowboy`, or `over`."""
    if game.over:
        return "over"
    return f"{game.waiting[0] + 1} {STEPS.frame_as_list(game.agenda[-1])[0]}"


def options(game: BoardGame) -> set[str]:
    """All that the seat may choose for which the game waits, roads included."""
    return {game.catalogue.text(choice) for choice in game.legal(game.waiting[0])}


def answers(game: BoardGame) -> set[str]:
    """What answers the question: the options but for laying roads."""
    return {text for text in options(game) if not text.startswith("road ")}


def places(game: BoardGame, verb: str = "place") -> set[str]:
    """Where the seat may place a cowboy (or, with the verb `white`, the white one)."""
    return {text.split()[1] for text in options(game) if text.startswith(verb + " ")}


def all_pass(game: BoardGame) -> None:
    """Everybody passes until no cowboy can be placed any more; then the game goes on to the next decision."""
    while not game.over and decision(game).endswith("place-cowboy"):
        choose(game, f"{waiting(game)[0]} pass")


def settle_all(game: BoardGame, until: str = "take-character") -> None:
    """Answer modestly (decline, keep, done, pass, give as little as possible) until a decision comes up or the end."""
    modest = ("pass", "decline", "keep", "done", "refuse", "wait", "cash")
    for _ in range(1000):
        if game.over or decision(game).endswith(" " + until):
            return
        legal = [game.catalogue.text(choice) for choice in game.legal(game.waiting[0])]
        answer = next((text for text in modest if text in legal), None)
        answer = answer or next(text for text in legal if not text.startswith("road "))
        choose(game, f"{waiting(game)[0]} {answer}")
    raise AssertionError("the game does not end")


# What lies where.


def money(game: BoardGame, seat: int) -> int:
    return game.held[MONEY + seat - 1]


def points(game: BoardGame, seat: int) -> int:
    return game.held[POINTS + seat - 1]


def revolvers(game: BoardGame, seat: int) -> int:
    return game.held[REVOLVERS + seat - 1]


def roads(game: BoardGame, seat: int) -> int:
    """The roads in a player's supply."""
    return game.held[ROADS + seat - 1]


def cowboys(game: BoardGame, seat: int) -> int:
    """The cowboys in a player's own supply."""
    return game.held[cowboys_of(seat - 1) + seat - 1]


def cowboys_left(game: BoardGame, seat: int) -> int:
    """A colour's cowboys in the general supply."""
    return game.held[cowboys_of(seat - 1) + BANK]


def property_tiles(game: BoardGame, seat: int) -> int:
    """The property tiles that a player has left."""
    return game.held[property_of(seat - 1) + seat - 1]


def firepower(game: BoardGame, seat: int) -> int:
    return game.firepower(seat - 1)


def kept(game: BoardGame, seat: int) -> list[str]:
    """The tiles in front of a player."""
    return [CONTENT_NAMES[kind] for kind in KINDS for _ in range(game.held[tiles_of(kind) + seat - 1])]


def bag(game: BoardGame) -> dict[str, int]:
    """The tiles in the bag."""
    counts = {CONTENT_NAMES[kind]: game.held[tiles_of(kind) + BANK] for kind in KINDS}
    return {name: count for name, count in counts.items() if count}


def all_tiles(game: BoardGame) -> dict[str, int]:
    """Every tile of a new game: in the bag, on the track and, if it was drawn, City Hall in the town."""
    tiles = bag(game)
    for name in track(game) + ["city-hall"] * (game.public >= 0):
        tiles[name] = tiles.get(name, 0) + 1
    return tiles


def track(game: BoardGame) -> list[str]:
    """The tiles for sale, cheapest space first; `-` is an empty space."""
    return ["-" if kind == EMPTY else CONTENT_NAMES[kind] for kind in game.track]


def holder_of_ammunition(game: BoardGame) -> int | None:
    return next((seat for seat in range(1, game.players + 1) if game.held[AMMUNITION_TOKEN + seat - 1]), None)


def has_white_cowboy(game: BoardGame, seat: int) -> bool:
    """Whether a player has the white-cowboy cowboy in his supply."""
    return bool(game.held[WHITE_COWBOY + seat - 1])


def cell(game: BoardGame, parcel: str) -> str:
    """A parcel as it stands in a position: `2:sa`, `h`, `1:.`"""
    at = PARCEL_OF[parcel]
    content = CELLS[game.contents[at]]
    return content if game.owner[at] == NOBODY else f"{game.owner[at] + 1}:{content}"


def owned(game: BoardGame, seat: int) -> set[str]:
    """The parcels of a player."""
    return {name for name, parcel in PARCEL_OF.items() if game.owner[parcel] == seat - 1}


def connected(game: BoardGame) -> set[str]:
    """The parcels that are connected to the roads."""
    return {name for name, parcel in PARCEL_OF.items() if game.connected[parcel]}


def has_road(game: BoardGame, side: str) -> bool:
    """Whether a road lies on a side of a parcel (`d4n`)."""
    choice = game.catalogue.find(f"road {side}")
    assert choice is not None
    return bool(game.roads[SIDE_OF[choice.words[0]]])


def laid_roads(game: BoardGame) -> set[str]:
    """The roads on the map."""
    return {name for name, road in zip(SIDE_NAMES, game.roads, strict=True) if road}


def standing(game: BoardGame, place: str) -> list[int]:
    """Whose cowboys stand on a place, a number for each cowboy."""
    at = PLACE_OF[place]
    if at in OPEN_TO_ALL:
        first = 0 if at == WAGES else SEATS
        return [seat + 1 for seat in range(game.players) for _ in range(game.crew[first + seat])]
    return [seat + 1 for seat in range(game.players) if game.standing[at] >> seat & 1]


def told(game: BoardGame, kind: str) -> list[dict[str, Value]]:
    """The events of a kind so far."""
    return [event.values for event in game.events or [] if event.kind == kind]


def duels(game: BoardGame) -> list[tuple[str, int]]:
    """The duels so far: where, and the winner's seat."""
    return [(str(values["place"]), _int(values["winner"]) + 1) for values in told(game, "duel")]


def gains(game: BoardGame, thing: str, seat: int, reason: str) -> list[int]:
    """How much of a thing (`money`, `points`) a player has got for a reason, one number for each time."""
    return [
        _int(values["count"])
        for values in told(game, "move")
        if (values["thing"], values["target"], values["reason"]) == (thing, seat - 1, reason)
    ]


def _int(value: Value) -> int:
    assert isinstance(value, int)
    return value


# Searching for a seed.


def games(preset: str, **changes: object) -> Iterator[BoardGame]:
    """New games of a preset, one for each of a fixed row of seeds, to find one with something rare in its setup."""
    for number in range(500):
        yield start(preset, f"seed {number}", **changes)


# What is worth how much, and what has happened to it.


def price(game: BoardGame, parcel: str) -> int:
    """What anybody pays for a parcel."""
    return sum(count * each for _, count, each in game.price_parts(PARCEL_OF[parcel]))


def income(game: BoardGame, parcel: str) -> int:
    """What a building pays, before multipliers and attacks."""
    return game.income(PARCEL_OF[parcel])


def totals(game: BoardGame) -> dict[str, int]:
    """The sum of each thing over all accounts, which nothing may change."""
    return game.things.totals(game.held)


def points_by_reason(game: BoardGame, seat: int) -> dict[str, int]:
    """The victory points that a player has got so far, by what they were given for."""
    found: dict[str, int] = {}
    for values in told(game, "move"):
        if (values["thing"], values["target"]) == ("points", seat - 1):
            found[str(values["reason"])] = found.get(str(values["reason"]), 0) + _int(values["count"])
    return found


def only_in_bag(bag: str, elsewhere: str = "", extra: str = "") -> str:
    """The line `gone:` that leaves these tiles in the bag, when those elsewhere (track, town, kept) are in use."""
    counts = BASE_TILES | {kind: EXTRA_TILES[kind] for kind in extra.split()}
    in_use = f"{bag} {elsewhere}".split()
    return "gone: " + " ".join(kind for kind in counts for _ in range(counts[kind] - in_use.count(kind)))


def with_rolls(lines: str, rolls: list[int], /, event: str = "duel", **cells: str) -> BoardGame:
    """A position whose first duel (or gamble) comes with these dice: the first seed that rolls them."""
    for number in range(20_000):
        game = position(f"{lines}\nseed: {number}", **cells)
        if told(game, event)[0]["rolls"] == rolls:
            return game
    raise AssertionError(f"no seed rolls {rolls}")
