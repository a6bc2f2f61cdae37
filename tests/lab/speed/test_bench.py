"""The order of the rounds and the sums; the contenders here report made-up times."""

import json

import pytest

from carson.lab.speed.bench import COPIES_PER_ROUND, measure


class Scripted:
    """A contender whose rounds are told beforehand, and that writes down when it was asked."""

    def __init__(self, name: str, log: list[str], rounds: list[tuple[int, int, float]], copy_seconds: list[float]) -> None:
        self.name = name
        self.log = log
        self.rounds = iter(rounds)
        self.copy_seconds = iter(copy_seconds)
        self.asked: set[float] = set()

    def play(self, seconds: float) -> tuple[int, int, float]:
        self.log.append(f"{self.name} plays")
        self.asked.add(seconds)
        return next(self.rounds)

    def copies(self, count: int) -> float:
        self.log.append(f"{self.name} copies")
        assert count == COPIES_PER_ROUND
        return next(self.copy_seconds)


def contenders(log: list[str]) -> dict[str, Scripted]:
    ours = Scripted("ours", log, [(10, 3000, 1.0), (30, 9000, 3.0)], [4e-6, 6e-6])
    variants = Scripted("variants", log, [(5, 2000, 1.0), (5, 1600, 1.0)], [5e-6, 5e-6])
    peer = Scripted("peer", log, [(20, 2000, 1.0), (20, 1000, 1.0)], [30e-6, 50e-6])
    cards = Scripted("cards", log, [(20, 4000, 1.0), (20, 5000, 2.0)], [2e-6, 2e-6])
    return {"board": ours, "all_variants": variants, "cards": cards, "catanatron": peer}


def test_rounds_alternate_who_goes_first() -> None:
    log: list[str] = []
    entered = contenders(log)
    measure(entered, rounds=2, seconds_per_round=1.0, progress=lambda id, /, **values: log.append(f"{id} {values}"))
    assert log == [
        "command-bench-round {'number': 1, 'rounds': 2}",
        "ours plays",
        "variants plays",
        "cards plays",
        "peer plays",
        "ours copies",
        "variants copies",
        "cards copies",
        "peer copies",
        "command-bench-round {'number': 2, 'rounds': 2}",
        "peer plays",
        "cards plays",
        "variants plays",
        "ours plays",
        "peer copies",
        "cards copies",
        "variants copies",
        "ours copies",
    ]


def test_every_round_is_as_long_as_asked() -> None:
    entered = contenders([])
    measure(entered, rounds=2, seconds_per_round=0.25, progress=lambda id, /, **values: None)
    assert [contender.asked for contender in entered.values()] == [{0.25}] * 4


def test_rates_come_from_the_sums_over_all_rounds() -> None:
    comparison = measure(contenders([]), rounds=2, seconds_per_round=1.0, progress=lambda id, /, **values: None)
    assert comparison.rates["board"].decisions_per_second == pytest.approx(12000 / 4)
    assert comparison.rates["board"].games_per_second == pytest.approx(40 / 4)
    assert comparison.rates["board"].copy_us == pytest.approx(5)
    assert comparison.rates["catanatron"].decisions_per_second == pytest.approx(3000 / 2)
    assert comparison.rates["catanatron"].games_per_second == pytest.approx(40 / 2)
    assert comparison.rates["catanatron"].copy_us == pytest.approx(40)


def test_a_ratio_is_ours_divided_by_the_peers() -> None:
    ratio = measure(contenders([]), rounds=2, seconds_per_round=1.0, progress=lambda id, /, **values: None).ratio
    assert ratio["decisions"] == pytest.approx(2)
    assert ratio["copy"] == pytest.approx(1 / 8)


def test_the_variants_ratio_is_theirs_divided_by_the_base_games() -> None:
    comparison = measure(contenders([]), rounds=2, seconds_per_round=1.0, progress=lambda id, /, **values: None)
    assert comparison.rates["all_variants"].decisions_per_second == pytest.approx(3600 / 2)
    assert comparison.ratio["all_variants"] == pytest.approx(1800 / 3000)


def test_the_card_games_ratio_is_to_the_board_game() -> None:
    comparison = measure(contenders([]), rounds=2, seconds_per_round=1.0, progress=lambda id, /, **values: None)
    assert comparison.rates["cards"].decisions_per_second == pytest.approx(9000 / 3)
    assert comparison.ratio["cards"] == pytest.approx(3000 / 3000)


def test_the_json_object_has_the_promised_names() -> None:
    comparison = measure(contenders([]), rounds=1, seconds_per_round=1.0, progress=lambda id, /, **values: None)
    printed = json.loads(json.dumps(comparison.as_object()))
    rates = {"decisions_per_second", "games_per_second", "copy_us"}
    assert {name: set(values) for name, values in printed.items()} == {
        "board": rates,
        "all_variants": rates,
        "cards": rates,
        "catanatron": rates,
        "ratio": {"decisions", "copy", "all_variants", "cards"},
    }


def test_a_comparison_without_rounds_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one round"):
        measure(contenders([]), rounds=0, seconds_per_round=1.0, progress=lambda id, /, **values: None)
