"""A learning curve as a picture: for each figure of a training a small chart of how it changed with the games played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDE: Final = 300  # of a chart, in pixels
HIGH: Final = 180
LEFT, RIGHT, TOP, BOTTOM = 46, 16, 30, 34  # around what is drawn
GREY: Final = "#808080"  # to be read on white and on black
COLOURS: Final = ("#c0602f", "#3f7fae", "#5d8a3a", "#9a5fa0")


def curve(steps: Sequence[Mapping[str, float]]) -> str:
    """An SVG. Each step has its `games`, which are evenly apart, and one or more figures of any name."""
    games = [f"{step['games']:g}" for step in steps]
    names = [name for name in steps[0] if name != "games"]
    charts = [
        f'<g transform="translate({WIDE * number} 0)">{_chart(name, games, [step[name] for step in steps], colour)}</g>\n'
        for number, (name, colour) in enumerate(zip(names, COLOURS))
    ]
    size = f'width="{WIDE * len(names)}" height="{HIGH}" viewBox="0 0 {WIDE * len(names)} {HIGH}"'
    font = f'font-family="sans-serif" font-size="11" fill="{GREY}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {font}>\n{"".join(charts)}</svg>\n'


def _chart(name: str, games: Sequence[str], values: Sequence[float], colour: str) -> str:
    low, high = min(values), max(values)
    apart = (WIDE - LEFT - RIGHT) / max(1, len(values) - 1)

    def height(value: float) -> float:
        part = (value - low) / (high - low) if high > low else 0.5
        return round(HIGH - BOTTOM - part * (HIGH - TOP - BOTTOM), 1)

    drawn = [_text(LEFT, 16, name, "start")]
    for value in sorted({low, high}):
        drawn.append(_text(LEFT - 8, height(value) + 4, f"{value:g}", "end"))
        drawn.append(f'<path d="M{LEFT} {height(value)}H{WIDE - RIGHT}" stroke="{GREY}" stroke-opacity=".35"/>')
    points = [(round(LEFT + number * apart, 1), height(value)) for number, value in enumerate(values)]
    line = " ".join(f"{x},{y}" for x, y in points)
    drawn.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
    drawn += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
    drawn += [_text(x, HIGH - 14, count, "middle") for (x, _), count in zip(points, games, strict=True)]
    return "\n".join(drawn)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x}" y="{y}" text-anchor="{anchor}">{escape(text)}</text>'
