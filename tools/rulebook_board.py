"""What the board game's rulebook shows: pictures with their figures, what there is in the box, what sets the editions apart.

All of it is asked of the engine: the page draws and says it, and works out nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import lcm
from typing import Final

from carson.board.buildings import ALL_BUILDINGS, BUILDINGS, KINDS
from carson.board.characters import CHARACTERS, NUMBERS
from carson.board.configuration.config import NUMBERS_IN, Config, sides_of
from carson.board.configuration.data import DEFAULT
from carson.board.configuration.editions import BIG_BOX, FIRST, MOST_PLAYERS
from carson.board.configuration.rules import Rules
from carson.board.game import BoardGame
from carson.board.map.action_track import BUILDINGS_VP, COWBOYS_VP, PLACE_NAMES, PLACE_OF, SPACE_NAMES
from carson.board.map.contents import SYMBOLS
from carson.board.map.town import COLUMNS, PARCEL_NAMES
from carson.board.round.duels import odds
from carson.board.round.setup import new_game
from carson.board.shown.position import read_position
from carson.board.shown.view_types import ParcelView
from carson.board.variants import ALL_VARIANTS, EXTRAS, VARIANTS
from carson.core.events import Event

Shown = dict[str, object]

STILL: Final = "place 1"  # what the picture shows: before anything happens


def drawing(text: str) -> Shown:
    """A picture of a part of the town, and what it tells, as the notes of its position ask for it."""
    notes = dict(line[2:].split(": ") for line in text.splitlines() if line.startswith("# "))
    before = read_position(_with_next(text, STILL))
    view = before.public_view()
    upper_left, lower_right = notes["show"].split()
    tells = [_told(told.split(), text, before) for told in notes.get("tell", "").split(", ") if told]
    incomes = {told["place"] for told in tells if told["tells"] == "income"}
    columns = range(COLUMNS.index(upper_left[0]), COLUMNS.index(lower_right[0]) + 1)
    rows = range(int(lower_right[1]), int(upper_left[1]) + 1)
    shown: Shown = {
        "from": upper_left,
        "to": lower_right,
        "town": [_parcel(parcel, incomes) for parcel in view["town"] if _in_frame(parcel["name"], columns, rows)],
        "roads": view["roads"],
        "tells": tells,
    }
    if before.rules.river:
        shown["course"] = view["variants"]["river"]["course"]
    if before.blocked:
        shown["outlaws"] = [PARCEL_NAMES[parcel] for parcel in before.blocked]
    return shown


def _with_next(text: str, step: str) -> str:
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("next:")) + f"next: {step}\n"


def _in_frame(name: str, columns: range, rows: range) -> bool:
    return COLUMNS.index(name[0]) in columns and int(name[1]) in rows


def _parcel(parcel: ParcelView, incomes: set[object]) -> Shown:
    left_out = {"price"} if parcel["name"] in incomes else {"price", "income"}
    return {name: value for name, value in parcel.items() if name not in left_out}


def _told(words: list[str], text: str, before: BoardGame) -> Shown:
    what, *where = words
    return {"tells": what, **TOLD[what](where, text, before)}


def _events(text: str, kind: str) -> Iterable[Event]:
    """What happens when the position is played on."""
    return (event for event in read_position(text).events or () if event.kind == kind)


def _income(where: list[str], text: str, before: BoardGame) -> Shown:
    """What a building pays, and what somebody else takes of it."""
    (place,) = where
    paid = next(event.values for event in _events(text, "income") if event.values["place"] == place)
    parts = before.income_parts(PLACE_OF[place])
    total = sum(count * each for _, count, each in parts)
    taken = [event.values["stolen"] for event in _events(text, "robbed") if event.values["place"] == place]
    taken += [event.values["money"] for event in _events(text, "outlaw-takes") if event.values["place"] == place]
    shown: Shown = {"place": place, "kind": paid["kind"], "total": total, "parts": parts}
    return {**shown, "taken": taken[0], "left": total - int(str(taken[0]))} if taken else shown


def _price(where: list[str], text: str, before: BoardGame) -> Shown:
    (place,) = where
    parts = before.price_parts(PLACE_OF[place])
    return {"place": place, "total": sum(count * each for _, count, each in parts), "parts": parts}


def _duel(where: list[str], text: str, before: BoardGame) -> Shown:
    """A duel as it comes out, and what its chances were."""
    (duel,) = (event.values for event in _events(text, "duel"))
    seats, rolls, firepower, totals = (_numbers_of(duel[name]) for name in ("seats", "rolls", "firepower", "totals"))
    chances = odds(tuple(firepower))
    throws = lcm(6 ** len(seats), *(chance.denominator for chance in chances))
    fighters = [
        {
            "seat": seat, "roll": roll, "firepower": power, "parts": before.firepower_parts(seat), "total": total,
            "wins": int(chance * throws),
        }
        for seat, roll, power, total, chance in zip(seats, rolls, firepower, totals, chances, strict=True)
    ]  # fmt: skip
    return {"place": duel["place"], "fighters": fighters, "throws": throws, "winner": duel["winner"]}


def _numbers_of(value: object) -> list[int]:
    assert isinstance(value, list)
    return value


def _attack(where: list[str], text: str, before: BoardGame) -> Shown:
    """Whom a player may attack: the buildings of others to which he may send a cowboy."""
    seat = int(where[0]) - 1
    game = read_position(_with_next(text, f"place {where[0]}"))
    targets = [word for choice in game.legal(seat) for word in game.catalogue[choice].words]
    others = [name for name, owner in zip(PARCEL_NAMES, game.owner, strict=True) if owner not in (-1, seat)]
    return {
        "seat": seat,
        "open": [name for name in others if name in targets],
        "safe": [name for name in others if name not in targets],
    }


def _firepower(where: list[str], text: str, before: BoardGame) -> Shown:
    seat = int(where[0]) - 1
    return {"seat": seat, "total": before.firepower(seat), "parts": before.firepower_parts(seat)}


def _station(where: list[str], text: str, before: BoardGame) -> Shown:
    """What a station is worth at the end."""
    (points,) = (event.values["count"] for event in _events(text, "move") if event.values["reason"] == "station")
    return {"place": where[0], "symbols": sum(SYMBOLS[content] for content in before.contents), "total": points}


TOLD: Final = {
    "income": _income, "price": _price, "duel": _duel, "attack": _attack, "firepower": _firepower, "station": _station,
}  # fmt: skip


def box() -> Shown:
    """Everything by name, with what its printed parts say."""
    kinds = [
        {
            "name": building.name,
            "tiles": DEFAULT.tiles[BIG_BOX][index],
            "symbols": building.symbols,
            "revolvers": building.revolvers,
            "highest": DEFAULT.highest[BIG_BOX][index],
        }
        for index, building in enumerate(ALL_BUILDINGS)
    ]
    people = [
        {
            "name": sides_of(number)[0].name,
            "number": number,
            "sides": [{"side": side.side, "limit": side.limit} for side in sides_of(number) if side.side != "YR"],
        }
        for number in NUMBERS
    ]
    return {
        "kinds": kinds, "characters": people, "spaces": list(SPACE_NAMES), "variants": list(VARIANTS),
        "extras": list(EXTRAS), "editions": editions(), "steps": new_game(Config(), "rulebook").public_view()["steps"],
    }  # fmt: skip


def editions() -> list[Shown]:
    """What differs between the editions, row by row: a value of each, by its name."""
    return [{"row": row, "first": _row(row, FIRST), "big-box": _row(row, BIG_BOX)} for row in ROWS]


def _row(row: str, edition: str) -> object:
    return ROWS[row](Rules(Config(edition=edition)))


def _kinds_in(rules: Rules) -> list[str]:
    tiles = DEFAULT.tiles[rules.edition]
    return [building.name for building, count in zip(ALL_BUILDINGS, tiles, strict=True) if count and building.extra]


def _numbers(rules: Rules) -> list[int]:
    drawn = [number for number in NUMBERS_IN[rules.edition] if any(side.drawn for side in sides_of(number))]
    return [min(drawn), max(drawn)]


def _variants(rules: Rules) -> list[str]:
    return [name for name in VARIANTS if rules.edition != FIRST or ALL_VARIANTS[name].first_edition]


def _highest(rules: Rules) -> list[list[object]]:
    by_kind = zip(KINDS, DEFAULT.highest[rules.edition], strict=True)
    return [[BUILDINGS[kind].name, most] for kind, most in by_kind if most]


def _points_order(rules: Rules) -> list[str]:
    spaces = [PLACE_NAMES[frame[1]] for frame in rules.sequence if len(frame) > 1]
    return [name for name in spaces if PLACE_OF[name] in (BUILDINGS_VP, COWBOYS_VP)]


def _first_parcels(rules: Rules) -> str:
    game = new_game(rules.config, "rulebook")
    return "forward" if game.waiting[0] == game.pass_order[0] else "backward"


def _limits(rules: Rules) -> list[list[object]]:
    """The cash limits that are not the same in all editions."""
    sides = [side for side in CHARACTERS.values() if side.cash_limit(FIRST) != side.cash_limit(BIG_BOX)]
    return [[side.name, side.side, side.cash_limit(rules.edition)] for side in sides]


ROWS: Final[Mapping[str, Callable[[Rules], object]]] = {
    "players": lambda rules: [2, MOST_PLAYERS[rules.edition]],
    "tiles": lambda rules: sum(DEFAULT.tiles[rules.edition]),
    "kinds": _kinds_in,
    "characters": _numbers,
    "variants": _variants,
    "first-parcels": _first_parcels,
    "townhouses": lambda rules: rules.townhouses,
    "highest": _highest,
    "points-order": _points_order,
    "kept": lambda rules: "later" if rules.kept_for_later else "same",
    "pass-order": lambda rules: rules.order_scores,
    "limits": _limits,
}
