"""A position for people to read: the town, the players, and every income and price with its parts."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from carson.board.buildings import KINDS
from carson.board.game import BoardGame
from carson.board.map.action_track import OPEN_TO_ALL, PLACE_NAMES, PLACES, PRICES, WAGES
from carson.board.map.contents import BUILDING, CONTENT_NAMES, EMPTY, NOBODY
from carson.board.map.town import PARCEL_NAMES, PARCELS
from carson.board.state.kinds import tiles_of
from carson.board.state.things import MONEY, POINTS, REVOLVERS, ROADS, cowboys_of
from carson.cli.output import Output
from carson.cli.terminal.board.town_picture import town_picture
from carson.cli.terminal.look import Look
from carson.core.ledger import SEATS
from carson.core.sums import Part, total
from carson.sentences.board_sentences import BoardSentences

ROOMY = 90  # columns
PLAYER_COLUMNS = ("money", "points", "parcels", "cowboys", "revolvers", "roads", "firepower")


def show_position(output: Output, game: BoardGame, sentences: BoardSentences, ascii: bool) -> None:
    """Town, players, the track, and what is asked."""
    look = Look(ascii, few_colours=output.people.color_system == "standard")
    output.print(town_picture(game, output.words, look))
    output.print()
    output.print(_players(output, game, sentences, look))
    output.print()
    questions = (sentences.question(game, seat) for seat in game.waiting)
    for line in (_track(output, game, sentences), _cowboys(output, game, sentences), *questions):
        if line:
            output.print(line)


def show_numbers(output: Output, game: BoardGame, sentences: BoardSentences) -> None:
    """The income of each building and the price of each parcel, with their parts."""
    incomes = _incomes(output, game, sentences)
    if incomes.row_count:
        output.print()
        output.print(incomes)
    output.print()
    output.print(_prices(output, game, sentences))


def _table(output: Output, title: str, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, title=output.words(title), title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(output.words(f"command-column-{heading}"))
    return table


def _players(output: Output, game: BoardGame, sentences: BoardSentences, look: Look) -> Table:
    title = "command-position-over" if game.over else "command-position-round"
    padding = (0, 2 if output.people.width >= ROOMY else 1, 0, 0)
    table = Table(box=None, pad_edge=False, padding=padding, title_justify="left", title_style="bold")
    table.title = output.words(title, round=game.round)
    table.add_column("", no_wrap=True)
    table.add_column(output.words("command-column-player"))
    for heading in PLAYER_COLUMNS:
        table.add_column(output.words(f"command-column-{heading}"), justify="right")
    for heading in ("character", "kept"):
        table.add_column(output.words(f"command-column-{heading}"))
    held = game.held
    for seat in game.ranking() if game.over else range(game.players):
        kept = [sentences.kind(CONTENT_NAMES[kind]) for kind in KINDS for _ in range(held[tiles_of(kind) + seat])]
        numbers = (
            f"${held[MONEY + seat]}", held[POINTS + seat], game.parcels_of(seat), held[cowboys_of(seat) + seat],
            held[REVOLVERS + seat], held[ROADS + seat], game.firepower(seat),
        )  # fmt: skip
        character = sentences.character(game.side(seat).name) if game.card[seat] >= 0 else ""
        table.add_row(
            Text(f" {seat + 1} ", look.players[seat]),
            sentences.name(seat),
            *map(str, numbers),
            character,
            ", ".join(kept),
        )
    return table


def _track(output: Output, game: BoardGame, sentences: BoardSentences) -> str:
    tiles = [
        output.words("board-position-tile", price=price, kind=sentences.kind(CONTENT_NAMES[kind]))
        for price, kind in zip(PRICES, game.track, strict=True)
        if kind != EMPTY
    ]
    return output.words("board-position-track", tiles=", ".join(tiles)) if tiles else ""


def _cowboys(output: Output, game: BoardGame, sentences: BoardSentences) -> str:
    """Who stands on which space of the track; those in the town are in its picture."""
    groups = []
    for space in range(WAGES, PLACES):
        if space in OPEN_TO_ALL:
            first = 0 if space == WAGES else SEATS
            counts = game.crew[first : first + game.players]
        else:
            counts = [game.standing[space] >> seat & 1 for seat in range(game.players)]
        there = [sentences.name(seat) + (f" x{count}" if count > 1 else "") for seat, count in enumerate(counts) if count]
        if there:
            groups.append(f"{sentences.place(PLACE_NAMES[space])}: {', '.join(there)}")
    return output.words("board-position-cowboys", groups="; ".join(groups)) if groups else ""


def _incomes(output: Output, game: BoardGame, sentences: BoardSentences) -> Table:
    table = _table(output, "board-incomes", "parcel", "building", "owner", "income")
    for parcel in range(PARCELS):
        if game.contents[parcel] >= BUILDING and game.owner[parcel] != NOBODY:
            kind = sentences.kind(CONTENT_NAMES[game.contents[parcel]])
            owner = sentences.name(game.owner[parcel])
            table.add_row(PARCEL_NAMES[parcel], kind, owner, sentences.parts(game.income_parts(parcel)))
    return table


def _prices(output: Output, game: BoardGame, sentences: BoardSentences) -> Table:
    """Parcels whose prices have the same parts, of $1 each, share a line."""
    table = _table(output, "board-prices", "price", "parts", "parcels")
    table.columns[1].no_wrap = True
    parcels: dict[tuple[Part, ...], list[str]] = {}
    for parcel in range(PARCELS):
        if game.can_be_claimed(parcel):
            parcels.setdefault(tuple(game.price_parts(parcel)), []).append(PARCEL_NAMES[parcel])
    rows = sorted((total(list(parts)), parts, names) for parts, names in parcels.items())
    for price, parts, names in rows:
        table.add_row(f"${price}", sentences.short_parts(parts), " ".join(names))
    return table
