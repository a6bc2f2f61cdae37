"""The tables that a report of any game has: who played, how many, how long, who was first, the rulings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import mean as middle

from carson.lab.study.estimating import Estimate, Row, effects, mean, share
from carson.lab.study.gathering import Gathered
from carson.lab.study.rulings import NOT_COUNTED
from carson.lab.study.tables import Column, Games, Line, Section, Table, by_value, facts_of, points_of, wins_of

POINTS, WINS = Column("points", "effect"), Column("wins", "effect")


def players_of(game: Gathered) -> str:
    """So many who choose, and virtual players."""
    virtual = len(game.points) - game.chosen
    return f"{game.chosen}+{virtual}" if virtual else str(game.chosen)


def who(games: Games) -> Section:
    """The levels: how far apart they are, which everything else allows for."""
    lines = []
    for level in games.levels:
        seats = [(game, seat) for game in games.all for seat in range(game.chosen) if game.levels[seat] == level]
        numbers = [game.number for game, _ in seats]
        points = mean([game.points[seat] for game, seat in seats], numbers)
        wins = mean([wins_of(game, seat) for game, seat in seats], numbers)
        lines.append(Line(level, (len(seats), points, wins)))
    gaps = []
    if len(games.levels) > 1:
        for outcome in (points_of, wins_of):
            rows = [
                Row(game.number, (game.number,), outcome(game, seat), {game.levels[seat]: 1.0}, ())
                for game in games.all
                for seat in range(game.chosen)
                if game.chosen > 1
            ]
            gaps.append(effects(rows) if rows else {})
    columns: tuple[Column, ...] = (Column("seats", "count"), Column("mean-points", "mean"), Column("mean-wins", "mean"))
    if gaps:
        columns += (POINTS, WINS)
        lines = [Line(one.name, (*one.cells, *(gap.get(one.name) for gap in gaps))) for one in lines]
    return Section("who", (Table("levels", "level", columns, tuple(lines)),))


def length(games: Games) -> Section:
    """By number of players: how long a game is, and how it ends."""
    kinds: dict[str, list[Gathered]] = {}
    for game in games.all:
        kinds.setdefault(players_of(game), []).append(game)
    lines = []
    for kind in sorted(kinds, key=lambda kind: (len(kind), kind)):
        found = kinds[kind]
        lines.append(
            Line(
                kind,
                (
                    len(found),
                    mean([game.decisions for game in found]),
                    mean([middle(game.points) for game in found]),
                    mean([max(game.points) for game in found]),
                    mean([margin(game) for game in found]),
                ),
            )
        )
    columns = (
        Column("games", "count"), Column("decisions", "mean"), Column("mean-points", "mean"), Column("winner", "mean"),
        Column("margin", "mean"),
    )  # fmt: skip
    return Section("length", (Table("players", "players", columns, tuple(lines)),))


def margin(game: Gathered) -> float:
    first, second, *_ = [*sorted(game.points, reverse=True), 0, 0]
    return first - second


def compared(
    games: Games, id: str, sort: str, by_round: bool = False, against_mean: bool = True, beside: Sequence[str] = ()
) -> Table:
    """A sort of things: how often each was done, and what went with it."""
    points, wins = games.both(sort, by_round, against_mean, beside=beside)
    total = games.total(sort)
    lines = tuple(Line(name, (total[name], points.get(name), wins.get(name))) for name in sorted(total))
    return Table(id, sort, (Column("times", "count"), POINTS, WINS), lines)


def taken(games: Games, id: str, sort: str, by_round: bool = True, beside: Sequence[str] = ()) -> Table:
    """Things that lie on offer: how often each is taken where it could be, and what goes with it, the best first."""
    points, wins = games.both(sort, by_round, beside=beside)
    total, offered, naive = games.total(sort), games.offered(sort), games.naive(sort)
    lines = [
        Line(
            name,
            (
                total.get(name, 0),
                100 * min(1.0, total.get(name, 0) / offered[name]) if name in offered else None,
                naive.get(name),
                points.get(name),
                wins.get(name),
            ),
        )
        for name in sorted({*total, *offered})
    ]
    columns = (Column("times", "count"), Column("taken", "percent"), Column("naive", "number"), POINTS, WINS)
    return Table(id, sort, columns, by_value(lines, 3))


def sources(games: Games) -> Table:
    """Where the points come from: of the winners, and of everybody else."""
    sums: dict[str, list[float]] = {}
    won = sum(sum(game.won[: game.chosen]) for game in games.all)
    others = sum(game.chosen for game in games.all) - won
    for game, fact, amount in facts_of(games.all, "source"):
        if fact.seat < game.chosen:
            of = sums.setdefault(fact.what, [0.0, 0.0])
            of[0] += amount * game.won[fact.seat]
            of[1] += amount * (1 - game.won[fact.seat])
    lines = [
        Line(name, (first / won if won else None, second / others if others else None))
        for name, (first, second) in sorted(sums.items(), key=lambda item: -item[1][0])
    ]
    return Table("sources", "source", (Column("winners", "number"), Column("others", "number")), tuple(lines))


def rulings(games: Games, moments: Iterable[str]) -> Section:
    """How often each ruling comes up, those that come up in most games first; and those that cannot be counted."""
    many = len(games.all)
    lines = []
    for ruling in moments:
        times = [one.rulings[ruling] for one in games.all]
        lines.append(Line(ruling, (share(sum(map(bool, times)), many), mean(times))))
    lines.sort(key=lambda line: -line.cells[0].value if isinstance(line.cells[0], Estimate) else 0.0)
    columns = (Column("in-games", "mean"), Column("a-game", "mean"))
    return Section("rulings", (Table("rulings", "ruling", columns, tuple(lines)),))


def not_counted(letter: str) -> dict[str, list[str]]:
    """The rulings of a game that cannot be counted, by why; our own (P) stand with both games."""
    return {
        why: [ruling for ruling in rulings.split() if ruling[0] in (letter, "P")] for why, rulings in NOT_COUNTED.items()
    }
