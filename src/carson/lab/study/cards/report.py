"""The tables of a report on the card game."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from carson.cards.configuration.config import Config
from carson.cards.configuration.deck import CARD_OF, TERRAIN_CARDS
from carson.cards.map.contents import EMPTY, KIND_NAMES
from carson.lab.study.cards.naming import NAMES
from carson.lab.study.cards.rulings import MOMENTS
from carson.lab.study.estimating import Row, effects, interval, mean, share
from carson.lab.study.gathering import Gathered
from carson.lab.study.shared_report import POINTS, compared, length, rulings, sources, taken, who
from carson.lab.study.tables import Column, Games, Line, Report, Section, Table, by_value, points_of

ERAS = (range(1, 10), range(10, 19))
MOST_BID = 9


def sections(games: Games) -> list[Section]:
    return [
        who(games),
        length(games),
        Section("virtual", (virtual(games),)),
        Section("first", (compared(games, "seats", "seat"), ties(games), tied(games))),
        Section("bids", (order(games), bids(games))),
        Section("characters", (taken(games, "characters", "character", by_round=False),)),
        Section("cards", cards(games)),
        Section("sources", (sources(games),)),
        rulings(games, MOMENTS),
    ]


def virtual(games: Games) -> Table:
    """Virtual players beside the bots of their tables."""
    levels = sorted({level for game in games.all for level in game.levels[game.chosen :]})
    lines = []
    for level in levels:
        rows = [
            (game, seat) for game in games.all for seat in range(game.chosen, len(game.points)) if game.levels[seat] == level
        ]
        gaps = [game.points[seat] - sum(game.points[: game.chosen]) / game.chosen for game, seat in rows]
        numbers = [game.number for game, _ in rows]
        points = mean([game.points[seat] for game, seat in rows], numbers)
        lines.append(Line(level, (len(rows), points, mean(gaps, numbers))))
    columns = (Column("seats", "count"), Column("mean-points", "mean"), Column("against-bots", "effect"))
    return Table("virtual", "level", columns, tuple(lines))


def ties(games: Games) -> Table:
    """How often bids are equal: of all bids, and a round."""
    lines = []
    for participants in sorted({len(game.points) for game in games.all}):
        found = [game for game in games.all if len(game.points) == participants]
        numbers = [game.number for game in found]
        shares = [100 * game.totals["bids-tied"] / game.totals["bids"] for game in found]
        a_round = [game.totals["ties"] / (len(ERAS) * MOST_BID) for game in found]
        lines.append(Line(str(participants), (len(found), mean(shares, numbers), mean(a_round, numbers))))
    columns = (Column("games", "count"), Column("bids-tied", "mean"), Column("ties-a-round", "mean"))
    return Table("ties", "participants", columns, tuple(lines))


def tied(games: Games) -> Table:
    """Of equal bids, which seat chooses first: in percent of an even chance."""
    parts: dict[int, list[tuple[float, float]]] = {}
    for game in games.all:
        even, first = dict[int, float](), Counter[int]()
        for fact, amount in game.facts.items():
            if fact.sort == "tie":
                even[fact.seat] = even.get(fact.seat, 0.0) + amount / int(fact.what.removeprefix("of-"))
            elif fact.sort == "tie-first":
                first[fact.seat] += amount
        for seat, chances in even.items():
            parts.setdefault(seat, []).append((float(first[seat]), chances))
    lines = []
    for seat, found in sorted(parts.items()):
        chances = sum(even for _, even in found)
        ratio = sum(first for first, _ in found) / chances
        error = sqrt(sum((first - ratio * even) ** 2 for first, even in found)) / chances
        lines.append(Line(str(seat + 1), (len(found), interval(100 * ratio - 100, 100 * error, len(found)))))
    return Table("tied", "seat", (Column("games", "count"), Column("ties-won", "effect")), tuple(lines))


def order(games: Games) -> Table:
    """What goes with choosing first, second, ... in a round, against the average place; by era."""
    found = []
    for era in ERAS:

        def only(game: Gathered, at: int, era: range = era) -> bool:
            return at in era

        rows = games.rows("order", points_of, True, only)
        found.append(effects(rows) if rows else {})
    total = games.total("order")
    lines = [Line(place, (total[place], *(one.get(place) for one in found))) for place in sorted(total)]
    return Table(
        "order", "place", (Column("times", "count"), Column("era-1", "effect"), Column("era-2", "effect")), tuple(lines)
    )


def bids(games: Games) -> Table:
    """Each bid: in which rounds of an era it is laid, and which place it gets."""
    rounds: dict[str, list[int]] = {}
    places: dict[str, list[int]] = {}
    first = Counter[str]()
    for game in games.all:
        place = {(fact.round, fact.seat): int(fact.what) for fact in game.facts if fact.sort == "order"}
        for fact in game.facts:
            if fact.sort == "bid" and fact.seat < game.chosen:
                rounds.setdefault(fact.what, []).append((fact.round - 1) % MOST_BID + 1)
                if (fact.round, fact.seat) in place:
                    places.setdefault(fact.what, []).append(place[fact.round, fact.seat])
                    first[fact.what] += place[fact.round, fact.seat] == 1
    lines = [
        Line(
            bid,
            (
                len(rounds[bid]),
                sum(rounds[bid]) / len(rounds[bid]),
                sum(places[bid]) / len(places[bid]) if places.get(bid) else None,
                share(first[bid], len(places.get(bid, []))),
            ),
        )
        for bid in sorted(rounds, key=int, reverse=True)
    ]
    columns = (Column("times", "count"), Column("in-round", "number"), Column("in-place", "number"), Column("first", "mean"))
    return Table("bids", "bid", columns, tuple(lines))


def cards(games: Games) -> tuple[Table, ...]:
    """Each terrain card, and how far that agrees with its priority.

    What goes with taking it, against the average card that is taken in that round, allowing for the order of choosing.
    """
    rows = merged(games)
    found = effects(rows) if rows else {}
    total = {**games.total("card"), **games.total("character")}
    offered = {**games.offered("card"), **games.offered("character")}
    deck = Config.from_json(games.all[0].config).deck
    lines = []
    for name in sorted(total, key=CARD_OF.__getitem__):
        number = CARD_OF[name]
        if number < TERRAIN_CARDS:
            taken = 100 * min(1.0, total[name] / offered[name]) if name in offered else None
            lines.append(
                Line(
                    f"{name} {contents(deck.terrain[number])}", (deck.priority[number], total[name], taken, found.get(name))
                )
            )
    columns = (Column("priority", "count"), Column("times", "count"), Column("taken", "percent"), POINTS)
    table = Table("terrain", "card", columns, by_value(lines, 3))
    return by_priority(table), table


def contents(terrain: tuple[int, ...]) -> str:
    """What lies on a card, by the names of kinds."""
    return " ".join(KIND_NAMES[kind] for kind in terrain if kind != EMPTY)


def by_priority(table: Table) -> Table:
    """The mean of what is estimated of all terrain cards of a priority."""
    groups: dict[str, list[float]] = {}
    for line in table.lines:
        priority, *_, points = line.cells
        if points is not None and not isinstance(points, float):
            groups.setdefault(str(priority), []).append(points.value)
    lines = tuple(Line(priority, (len(groups[priority]), mean(groups[priority]))) for priority in sorted(groups))
    return Table("priorities", "priority", (Column("cards", "count"), Column("points", "effect")), lines)


def merged(games: Games) -> list[Row]:
    """A row for each seat and round: the cards that it took, terrain and characters."""
    return games.rows(("card", "character"), points_of, True, beside=("order",))


REPORT: Final = Report(sections, NAMES)
