"""Learning curves: a chart for each figure, the points where the values are."""

from xml.etree import ElementTree

from carson.lab.curve import BOTTOM, HIGH, TOP, curve

SVG = "{http://www.w3.org/2000/svg}"
STEPS = [
    {"games": 250, "error": 11.5, "wins": 0.4},
    {"games": 500, "error": 10.0, "wins": 0.55},
    {"games": 1000, "error": 9.5, "wins": 0.5},
]


def heights(chart: ElementTree.Element) -> list[float]:
    return [float(point.get("cy", "")) for point in chart.iter(f"{SVG}circle")]


def test_a_chart_for_each_figure_from_its_lowest_value_to_its_highest() -> None:
    error, wins = ElementTree.fromstring(curve(STEPS))
    assert heights(error) == [TOP, HIGH - BOTTOM - 0.25 * (HIGH - TOP - BOTTOM), HIGH - BOTTOM]
    assert heights(wins)[0] == HIGH - BOTTOM
    assert heights(wins)[1] == TOP
    assert [text.text for text in wins.iter(f"{SVG}text")] == ["wins", "0.4", "0.55", "250", "500", "1000"]


def test_one_step_and_odd_names_can_be_drawn() -> None:
    (chart,) = ElementTree.fromstring(curve([{"games": 20, "wins < 1 & > 0": 0.5}]))
    assert len(heights(chart)) == 1
