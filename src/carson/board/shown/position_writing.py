"""Positions written as text, for people; `position.py` reads them back to the same state.

Their order and headings are a reader's, not those of the table of fields: the town is drawn, a player has one line, and what
follows from other lines is left out. `tests/conformance/test_positions.py` holds that no field is forgotten.
"""

from __future__ import annotations

import json

from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, WAGES
from carson.board.map.contents import CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import PARCEL_NAMES, SIDE_NAMES, SIZE
from carson.board.shown.position import CELLS, HEADER
from carson.board.state.kinds import tiles_of
from carson.board.state.notes import note_as_list
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, PIECES, POINTS, REVOLVERS, ROADS, cowboys_of
from carson.core.ledger import OUT, SEATS


def write_position(game: BoardGame) -> str:
    """The whole state as text; `read_position` makes the same state of it."""
    config = game.rules.config
    lines = [HEADER, f"edition: {config.edition}", f"players: {config.players}"]
    lines.append("characters: " + " ".join(side.code for side in game.sides))
    if config.extra_buildings:
        lines.append("extra-buildings: " + " ".join(config.extra_buildings))
    lines += ["variants: " + " ".join(config.variants)] if config.variants else []
    lines += ["river: " + " ".join(config.river)] if config.river else []
    lines += ["data: " + json.dumps(config.data.changes)] if config.data.changes else []
    lines += [f"mountains: {config.mountains}", f"round: {game.round}", "town:"]
    for row in reversed(range(SIZE)):
        cells = (cell_text(game, row * SIZE + column) for column in range(SIZE))
        lines.append(f"  {row + 1}  " + " ".join(f"{cell:<4}" for cell in cells).rstrip())
    lines.append("     " + " ".join(f"{letter:<4}" for letter in "abcdefgh").rstrip())
    lines.append("roads: " + " ".join(SIDE_NAMES[side] for side in range(len(SIDE_NAMES)) if game.roads[side]))
    lines.append("track: " + " ".join("-" if kind == EMPTY else CONTENT_NAMES[kind] for kind in game.track))
    gone = [CONTENT_NAMES[kind] for kind in game.rules.kinds for _ in range(game.held[tiles_of(kind) + OUT])]
    lines += ["gone: " + " ".join(gone)] if gone else []
    lines.append("pass-order: " + _seats(game.pass_order))
    lines += ["turn-order: " + _seats(game.turn_order)] if game.turn_order else []
    lines += ["passed: " + _seats(game.passed)] if game.passed else []
    lines += [f"player {seat + 1}: " + _player_text(game, seat) for seat in range(game.players)]
    cowboys = _cowboys_text(game)
    lines += ["cowboys: " + cowboys] if cowboys else []
    lines += [f"resident: {game.resident + 1}"] if game.resident != NOBODY else []
    lines += ["blocked: " + " ".join(PARCEL_NAMES[parcel] for parcel in game.blocked)] if game.blocked else []
    notes = {name: note_as_list(name, note, game.players) for name, note in game.notes.items()}
    lines += [f"notes {name}: " + " ".join(map(str, values)) for name, values in notes.items()]
    if game.times:
        lines.append("times: " + " ".join(f"{PARCEL_NAMES[parcel]}x{times}" for parcel, times in game.times.items()))
    if game.refused:
        refused = (f"{seat + 1} {CONTENT_NAMES[kind]} {PARCEL_NAMES[parcel]}" for seat, kind, parcel in game.refused)
        lines.append("refused: " + ", ".join(refused))
    if game.fresh:
        lines.append("fresh: " + ", ".join(f"{seat + 1} {CONTENT_NAMES[kind]}" for seat, kind in game.fresh))
    lines += [f"chance: {game.key.hex()} {game.draws}"]
    agenda = (" ".join(map(str, STEPS.frame_as_list(frame))) for frame in game.agenda)
    lines.append("agenda: " + " | ".join(agenda))
    return "\n".join(lines) + "\n"


def cell_text(game: BoardGame, parcel: int) -> str:
    """A parcel in a cell: `2:sa` is player 2's saloon, `h` a House on unowned land, `1:.` an empty parcel of player 1."""
    owner = game.owner[parcel]
    cell = CELLS[game.contents[parcel]]
    return cell if owner == NOBODY else f"{owner + 1}:{cell}"


def _seats(seats: list[int]) -> str:
    return " ".join(str(seat + 1) for seat in seats)


def _player_text(game: BoardGame, seat: int) -> str:
    held = game.held
    words = [
        f"${held[MONEY + seat]}", f"vp {held[POINTS + seat]}", f"cowboys {held[cowboys_of(seat) + seat]}",
        f"revolvers {held[REVOLVERS + seat]}", f"roads {held[ROADS + seat]}",
    ]  # fmt: skip
    if game.card[seat] >= 0:
        side = game.sides[game.card[seat]]
        words.append(f"card {side.code}")
        if game.number[seat] != side.number:
            words.append(f"number {game.number[seat]}")
        if game.limit[seat] != side.cash_limit(game.rules.edition):
            words.append(f"limit {game.limit[seat]}")
    if game.mark[seat]:
        words.append(f"mark {game.mark[seat]}")
    for kind in game.rules.kinds:
        words += [f"kept {CONTENT_NAMES[kind]}"] * held[tiles_of(kind) + seat]
    words += [f"{name} {held[thing + seat]}" for name, (thing, _) in PIECES.items() if held[thing + seat]]
    return ", ".join(words)


def _cowboys_text(game: BoardGame) -> str:
    groups = []
    for place, standing in enumerate(game.standing):
        numbers = [str(seat + 1) for seat in range(game.players) if standing >> seat & 1]
        if place in OPEN_TO_ALL:
            first = 0 if place == WAGES else SEATS
            numbers = [str(seat + 1) for seat in range(game.players) for _ in range(game.crew[first + seat])]
        if numbers:
            groups.append(" ".join([PLACE_NAMES[place], *_with_tokens(game, place, numbers)]))
    return ", ".join(groups)


def _with_tokens(game: BoardGame, place: int, numbers: list[str]) -> list[str]:
    """Cowboys and the pieces that are with them: `1+dynamite`."""
    for thing, at, seat in game.tokens:
        if at == place:
            index = numbers.index(str(seat + 1)) if str(seat + 1) in numbers else _first_of(numbers, seat)
            numbers[index] += f"+{game.things.name(thing)}"
    return numbers


def _first_of(numbers: list[str], seat: int) -> int:
    return next(index for index, number in enumerate(numbers) if number.split("+")[0] == str(seat + 1))
