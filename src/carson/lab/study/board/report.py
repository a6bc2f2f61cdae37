"""The tables of a report on the board game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from statistics import mean as middle
from typing import Final

from carson.board.map.action_track import SPACE_NAMES
from carson.lab.study.board.naming import NAMES
from carson.lab.study.board.rulings import MOMENTS
from carson.lab.study.estimating import Row, effects, share
from carson.lab.study.gathering import Gathered
from carson.lab.study.shared_report import POINTS, WINS, compared, length, margin, rulings, sources, taken, who
from carson.lab.study.tables import Column, Games, Line, Report, Section, Table, by_value, facts_of, points_of, wins_of

ROUNDS = (1, 2, 3, 4)
PLACES = ("parcel", "building", "own-building", *SPACE_NAMES)
ENCLOSURES = "12345"


def sections(games: Games) -> list[Section]:
    return [
        who(games),
        length(games),
        Section("variants", (variants(games),)),
        Section(
            "first", (compared(games, "seats", "seat"), compared(games, "start", "start"), turns(games), passing(games))
        ),
        Section("characters", (taken(games, "characters", "character", beside=("turn",)),)),
        Section("spaces", (spaces(games), crowds(games))),
        Section("buildings", (buildings(games),)),
        Section("first-parcels", (first_parcels(games),)),
        Section("sources", (sources(games),)),
        *ours(games),
        rulings(games, MOMENTS),
    ]


def variants_of(game: Gathered) -> list[str]:
    found = game.config.get("variants")
    return [str(name) for name in found] if isinstance(found, list) else []


def variants(games: Games) -> Table:
    """Against games without any: what changes for the table as a whole. Compared among games of as many players."""
    levels = ranked(games)
    figures: dict[str, Callable[[Gathered], float | None]] = {
        "decisions": lambda game: float(game.decisions), "mean-points": lambda game: float(middle(game.points)),
        "margin": margin, "skill": lambda game: skill_gap(levels, game),
    }  # fmt: skip
    found = {}
    for name, figure in figures.items():
        rows = [
            Row(game.number, (game.chosen,), value, dict.fromkeys(variants_of(game), 1.0), ())
            for game in games.all
            if (value := figure(game)) is not None
        ]
        found[name] = effects(rows, against_mean=False) if rows else {}
    times = Counter(variant for game in games.all for variant in variants_of(game))
    lines = [Line(name, (times[name], *(found[figure].get(name) for figure in figures))) for name in sorted(times)]
    columns = (Column("games", "count"), *(Column(f"more-{figure}", "effect") for figure in figures))
    return Table("variants", "variant", columns, tuple(lines))


def skill_gap(levels: Sequence[str], game: Gathered) -> float | None:
    """Points between the two levels of a table, the better one's less the other's; None where there is but one."""
    if len(levels) < 2:
        return None
    first, last = (
        [game.points[seat] for seat in range(game.chosen) if game.levels[seat] == level] for level in (levels[0], levels[-1])
    )
    return middle(first) - middle(last) if first and last else None


def ranked(games: Games) -> list[str]:
    """The levels, those with the most points first."""
    points: dict[str, list[int]] = {}
    for game in games.all:
        for seat in range(game.chosen):
            points.setdefault(game.levels[seat], []).append(game.points[seat])
    return sorted(points, key=lambda level: -middle(points[level]))


def turns(games: Games) -> Table:
    """First and last in choosing characters, by round, against those between."""
    return _ends(games, "turns", "turn")


def passing(games: Games) -> Table:
    """First and last to pass, by round."""
    return _ends(games, "passing", "pass")


def _ends(games: Games, id: str, sort: str) -> Table:
    players = {game.number: game.chosen for game in games.all}
    lines = []
    for round in ROUNDS:

        def only(game: Gathered, at: int, round: int = round) -> bool:
            return at == round

        found, times = [], Counter[str]()
        for outcome in (points_of, wins_of):
            rows = [row._replace(names=_end(row.names, players[row.game])) for row in games.rows(sort, outcome, True, only)]
            times = Counter(name for row in rows for name in row.names)
            found.append(effects(rows, against_mean=False) if rows else {})
        lines += [Line(f"{end}-{round}", (times[end], *(one.get(end) for one in found))) for end in ("first", "last")]
    return Table(id, "end", (Column("times", "count"), POINTS, WINS), tuple(lines))


def _end(names: Mapping[str, float], players: int) -> dict[str, float]:
    return {"first": 1.0} if "1" in names else {"last": 1.0} if str(players) in names else {}


def spaces(games: Games) -> Table:
    """Points that went with a cowboy on each space, by round, against the average cowboy of that round."""
    found = {}
    for round in ROUNDS:

        def only(game: Gathered, at: int, round: int = round) -> bool:
            return at == round

        rows = games.rows("space", points_of, True, only)
        found[round] = effects(rows) if rows else {}
    total = games.total("space")
    lines = [
        Line(place, (total[place], *(found[round].get(place) for round in ROUNDS))) for place in PLACES if place in total
    ]
    columns = (Column("times", "count"), *(Column(f"round-{round}", "effect") for round in ROUNDS))
    return Table("spaces", "space", columns, tuple(lines))


def crowds(games: Games) -> Table:
    """How many cowboys go to each space in a game, by round."""
    counts: dict[str, Counter[int]] = {}
    for _, fact, amount in facts_of(games.all, "space"):
        counts.setdefault(fact.what, Counter())[fact.round] += amount
    many = len(games.all)
    lines = [Line(place, tuple(counts[place][round] / many for round in ROUNDS)) for place in PLACES if place in counts]
    return Table("crowds", "space", tuple(Column(f"round-{round}", "number") for round in ROUNDS), tuple(lines))


def buildings(games: Games) -> Table:
    """Each kind: how many are built, the dollars that one brings in a round, and what goes with one more of it."""
    points, wins = games.both("building", by_round=False)
    built, paid, dollars = Counter[str](), Counter[str](), Counter[str]()
    for counter, sort in ((built, "building"), (paid, "paid"), (dollars, "income")):
        for _, fact, amount in facts_of(games.all, sort):
            counter[fact.what] += amount
    many = len(games.all)
    lines = [
        Line(
            kind,
            (built[kind] / many, dollars[kind] / paid[kind] if paid[kind] else None, points.get(kind), wins.get(kind)),
        )
        for kind in built
    ]
    columns = (Column("built", "number"), Column("dollars", "number"), POINTS, WINS)
    return Table("buildings", "kind", columns, by_value(lines, 2))


def first_parcels(games: Games) -> Table:
    """What goes with one more first parcel of a sort, against one that has nothing of it."""
    points, wins = games.both("first-parcel", by_round=False, against_mean=False)
    total, all_of_them = games.total("first-parcel"), sum(games.total("first-parcels").values())
    lines = [
        Line(name, (total[name], 100 * total[name] / all_of_them, points.get(name), wins.get(name)))
        for name in sorted(total)
    ]
    columns = (Column("times", "count"), Column("of-all", "percent"), POINTS, WINS)
    return Table("first-parcels", "feature", columns, by_value(lines, 2))


# Figures that are ours, where games with them were played.


def ours(games: Games) -> list[Section]:
    tables = [table for table in (outlaws(games), sheet(games), enclosures(games)) if table.lines]
    return [Section("ours", tuple(tables))] if tables else []


def outlaws(games: Games) -> Table:
    """By strength: how often somebody fought one, and how often he was beaten."""
    lines = []
    for strength in range(8, 14):
        beaten, stays = (sum(game.totals[f"outlaw-{strength}-{end}"] for game in games.all) for end in ("beaten", "stays"))
        if beaten + stays:
            lines.append(Line(str(strength), (beaten + stays, share(beaten, beaten + stays))))
    return Table("outlaws", "strength", (Column("fights", "count"), Column("beaten", "mean")), tuple(lines))


def sheet(games: Games) -> Table:
    """A New Beginning: how many of each a seat buys, and what goes with one more."""
    points, wins = games.both("sheet", by_round=False, against_mean=False)
    sheets = sum(game.chosen for game in games.all if "new-beginning" in variants_of(game))
    total = games.total("sheet")
    lines = [Line(name, (total[name] / sheets, points.get(name), wins.get(name))) for name in total if sheets]
    return Table("sheet", "sheet", (Column("bought", "number"), POINTS, WINS), by_value(lines, 1))


def enclosures(games: Games) -> Table:
    """Horses: how many go into each enclosure in a game, and what goes with one more."""
    points, wins = games.both("horse", by_round=False, against_mean=False)
    many = sum("horses" in variants_of(game) for game in games.all)
    total = games.total("horse")
    lines = [
        Line(name, (total[name] / many, points.get(name), wins.get(name))) for name in ENCLOSURES if many and name in total
    ]
    return Table("enclosures", "enclosure", (Column("a-game", "number"), POINTS, WINS), tuple(lines))


REPORT: Final = Report(sections, NAMES)
