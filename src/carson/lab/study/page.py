"""A report as one page of HTML: no scripts, nothing from elsewhere, to be read on a phone, at night and on paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import isfinite
from typing import Final

from carson.lab.study.estimating import Estimate
from carson.lab.study.naming import Names, named
from carson.lab.study.tables import Cell, Column, Line, Section, Table
from carson.locales import Words

FEW: Final = 100  # games: below, the page warns
MOST_STANDING: Final = 6  # of a table, in the summary
WIDE, HIGH, ROOM = 140, 14, 5  # of an interval's picture, and at its ends
SUMMED_UP: Final = (
    "variants",
    "start",
    "turns",
    "characters",
    "buildings",
    "first-parcels",
    "seats",
    "order",
    "tied",
    "terrain",
)


@dataclass(frozen=True)
class Facts:
    """What the head of a page says."""

    game: str
    games: int
    decisions: int
    bots: Sequence[str]
    ms: float
    seed: str
    version: str
    left_out: dict[str, list[str]]  # rulings that are not counted, by why


def page(words: Words, facts: Facts, sections: Sequence[Section], names: Names) -> str:
    title = words("study-title", game=words(f"game-{facts.game}"))
    body = [
        f"<h1>{escape(title)}</h1>",
        *_head(words, facts),
        *_standing(words, names, sections),
        *_contents(words, sections),
    ]
    for section in sections:
        body.append(f'<section id="{section.id}"><h2>{_said(words, f"study-part-{section.id}")}</h2>')
        body += [_table(words, names, table) for table in section.tables]
        if section.id == "rulings":
            body += _left_out(words, facts)
        body.append("</section>")
    return TEMPLATE.format(language=words.language, title=escape(title), style=STYLE, body="\n".join(body))


def _said(words: Words, id: str, **values: str | int) -> str:
    return escape(words(id, **values))


def _head(words: Words, facts: Facts) -> list[str]:
    told = [
        words("study-lead", games=facts.games, number=words.number(facts.games), decisions=words.number(facts.decisions)),
        words("study-bots", bots=", ".join(facts.bots), ms=words.number(facts.ms, 1)),
        words("study-made", seed=facts.seed, version=facts.version),
    ]
    lines = [f'<p class="lead">{escape(" ".join(told))}</p>']
    if facts.games < FEW:
        lines.append(f'<p class="warning">{_said(words, "study-few")}</p>')
    how = ("interval", "stands", "allowed", "wins", "cause")
    items = "".join(f"<li>{_said(words, f'study-how-{one}')}</li>" for one in how)
    return [*lines, f"<details open><summary>{_said(words, 'study-how')}</summary><ul>{items}</ul></details>"]


def _contents(words: Words, sections: Sequence[Section]) -> list[str]:
    links = "".join(f'<a href="#{one.id}">{_said(words, f"study-part-{one.id}")}</a>' for one in sections)
    return [f'<nav aria-label="{_said(words, "study-contents")}">{links}</nav>']


def _standing(words: Words, names: Names, sections: Sequence[Section]) -> list[str]:
    """What is sure even beside everything else of its table."""
    lines = []
    tables = [(part.id, table) for part in sections for table in part.tables if table.id in SUMMED_UP]
    for part_id, table in tables:
        for at, column in enumerate(table.columns):
            found = [(line, cell) for line in table.lines if isinstance(cell := line.cells[at], Estimate) and cell.stands]
            if column.kind != "effect" or not found:
                continue
            found.sort(key=lambda one: -abs(one[1].t))
            told = ", ".join(
                f"{named(words, names, table.sort, line.name)} <b>{_signed(words, cell.value)}</b>"
                for line, cell in found[:MOST_STANDING]
            )
            part, head = _said(words, f"study-part-{part_id}"), _said(words, f"study-table-{table.id}")
            lines.append(f"<li><span>{part}, {head} ({_said(words, f'study-col-{column.id}')}):</span> {told}</li>")
    inside = f"<ul>{''.join(lines)}</ul>" if lines else f"<p>{_said(words, 'study-stands-none')}</p>"
    return [f'<section class="standing"><h2>{_said(words, "study-stands")}</h2>{inside}</section>']


def _left_out(words: Words, facts: Facts) -> list[str]:
    items = "".join(
        f"<li><b>{_said(words, f'study-why-{why}')}:</b> {escape(', '.join(rulings))}</li>"
        for why, rulings in facts.left_out.items()
        if rulings
    )
    return [f"<h3>{_said(words, 'study-not-counted')}</h3><ul>{items}</ul>"]


def _table(words: Words, names: Names, table: Table) -> str:
    scales = [_scale(column, [line.cells[at] for line in table.lines]) for at, column in enumerate(table.columns)]
    heads = "".join(f'<th scope="col">{_said(words, f"study-col-{column.id}")}</th>' for column in table.columns)
    rows = "\n".join(_row(words, names, table, line, scales) for line in table.lines)
    return (
        f"<h3>{_said(words, f'study-table-{table.id}')}</h3><p>{_said(words, f'study-table-{table.id}.text')}</p>"
        f"<table><thead><tr><td></td>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>"
    )


def _row(words: Words, names: Names, table: Table, line: Line, scales: Sequence[tuple[float, float]]) -> str:
    cells = "".join(
        f'<td data-head="{_said(words, f"study-col-{column.id}")}">{_cell(words, column, cell, scale)}</td>'
        for column, cell, scale in zip(table.columns, line.cells, scales, strict=True)
    )
    return f'<tr><th scope="row">{named(words, names, table.sort, line.name)}</th>{cells}</tr>'


def _cell(words: Words, column: Column, cell: Cell, scale: tuple[float, float]) -> str:
    if cell is None:
        return '<span class="none">–</span>'
    if not isinstance(cell, Estimate):
        return words.number(cell, 0 if column.kind == "count" else 1)
    value = _signed(words, cell.value) if column.kind == "effect" else words.number(cell.value, 1)
    if not isfinite(cell.low):
        return value
    low, high = (words.number(end, 1) for end in (cell.low, cell.high))
    between = f"<small>{low.replace('-', MINUS)} … {high.replace('-', MINUS)}</small>"
    return f'<span class="figure">{value} {between}</span>{_picture(cell, scale, column.kind == "effect")}'


MINUS: Final = "−"


def _signed(words: Words, value: float) -> str:
    return ("+" if value >= 0.05 else MINUS if value <= -0.05 else "") + words.number(abs(value), 1)


def _scale(column: Column, cells: Sequence[Cell]) -> tuple[float, float]:
    """From where to where the pictures of a column go: wide enough for what is found, not for the least sure line."""
    found = [cell for cell in cells if isinstance(cell, Estimate) and isfinite(cell.low)]
    if not found:
        return 0.0, 1.0
    half = sorted(cell.high - cell.value for cell in found)[len(found) * 3 // 4]
    low, high = min(cell.value for cell in found) - 1.2 * half, max(cell.value for cell in found) + 1.2 * half
    if column.kind == "effect":
        most = max(-low, high, 1e-6)
        return -most, most
    return (low, high) if high > low else (low - 1, high + 1)


def _picture(cell: Estimate, scale: tuple[float, float], around_nothing: bool) -> str:
    first, last = scale

    def at(value: float) -> float:
        part = (min(max(value, first), last) - first) / (last - first)
        return round(ROOM + part * (WIDE - 2 * ROOM), 1)

    sign = "" if not around_nothing or cell.low <= 0 <= cell.high else " up" if cell.value > 0 else " down"
    full = " full" if cell.stands else ""
    nothing = f'<path class="z" d="M{at(0)} 0V{HIGH}"/>' if around_nothing else ""
    y = HIGH // 2
    drawn = f'<path d="M{at(cell.low)} {y}H{at(cell.high)}"/><circle cx="{at(cell.value)}" cy="{y}" r="3.5"/>'
    return f'<svg class="i{sign}{full}" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{nothing}{drawn}</svg>'


STYLE: Final = """
:root{color-scheme:light dark;--paper:#f3e8cf;--card:#fbf5e6;--ink:#2b2118;--ink-2:#5f4e3c;--line:#cbb68d;--accent:#9c2f1f;
--accent-2:#1f5566;--good:#2c6a35}
@media (prefers-color-scheme:dark){:root{--paper:#1d1712;--card:#30261d;--ink:#f2e6cd;--ink-2:#d2c2a6;--line:#55452f;
--accent:#e5755c;--accent-2:#7fb9c9;--good:#85c08a}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:72rem;background:var(--paper);color:var(--ink);
font:16px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif}
h1,h2,h3{font-family:"Zilla Slab",Rockwell,"Roboto Slab",Georgia,serif;line-height:1.15;margin:2rem 0 .5rem}
h1{font-size:2.4rem;margin-top:.5rem;color:var(--accent)}
h2{border-bottom:2px solid var(--line);padding-bottom:.25rem}
h3{font-size:1.1rem}
p{max-width:46rem;margin:.4rem 0}
.lead{font-size:1.05rem}
.warning{border-left:4px solid var(--accent);background:var(--card);padding:.6rem .9rem}
details,.standing{background:var(--card);border:1px solid var(--line);border-radius:6px;padding:.4rem 1rem;margin:1rem 0}
.standing h2{border:0;margin:.4rem 0}
.standing span{color:var(--ink-2)}
summary{font-weight:600;cursor:pointer}
ul{padding-left:1.2rem;margin:.4rem 0}li{margin:.25rem 0}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1rem;margin:1rem 0}
a{color:var(--accent-2)}
table{border-collapse:collapse;margin:.6rem 0 1.5rem;background:var(--card);border:1px solid var(--line)}
th,td{padding:.25rem .7rem;text-align:right;vertical-align:middle;border-top:1px solid var(--line);
font-variant-numeric:tabular-nums}
thead th,thead td{border-top:0;color:var(--ink-2);font-weight:600;font-size:.85rem;vertical-align:bottom}
tbody th{text-align:left;font-weight:500}
.figure{display:block;white-space:nowrap}
small{color:var(--ink-2);font-size:.8rem}
.none{color:var(--ink-2)}
svg.i{display:block;width:140px;height:14px;margin-left:auto;stroke:var(--ink-2);stroke-width:2;fill:var(--card)}
svg.i .z{stroke:var(--line);stroke-width:1}
svg.up{stroke:var(--good)}svg.down{stroke:var(--accent)}
svg.full{fill:var(--ink-2)}svg.up.full{fill:var(--good)}svg.down.full{fill:var(--accent)}
@media (max-width:44rem){
h1{font-size:1.8rem}
table,tbody{display:block}thead{display:none}
tbody tr{display:grid;grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr));gap:.3rem .8rem;padding:.6rem .7rem;
border-top:1px solid var(--line)}
tbody th{grid-column:1/-1;border:0;padding:0;font-weight:600}
tbody td{border:0;padding:0;text-align:left}
tbody td::before{content:attr(data-head);display:block;color:var(--ink-2);font-size:.75rem}
svg.i{margin-left:0;width:100%;max-width:140px}}
@media print{:root{--paper:#fff;--card:#fff;--ink:#000;--ink-2:#444;--line:#bbb;--accent:#8a1f10;--accent-2:#000;
--good:#1c5a25}
body{max-width:none;font-size:10pt;padding:0}nav{display:none}tr,h2,h3{break-inside:avoid}h2,h3{break-after:avoid}}
"""

TEMPLATE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>{title}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""
