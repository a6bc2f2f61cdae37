"""The conformance suite: every game x preset x number of players x variant of the registry keeps what games promise.

The recorded games are walked through too: they reach what random choices seldom do.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carson.core.game import Game
from carson.core.record import Play
from carson.games import GAMES, title_of, titles, virtual_players
from tests.conformance import checks
from tests.conformance.recorded import RECORDED_CASES, quicker
from tests.conformance.walk import Case, Moment, cases_of

RANDOM_CASES = [case for kind in titles() for case in cases_of(kind, {"one": 23})]
OTHER_CASES = [case for kind in titles() for case in cases_of(kind, {"two": 1}) if case.seed == "two"]


COMPARED = 5  # one of so many decisions, with a quiet game: what differs stays different


def quick_cases() -> Iterator[Case]:
    """In `make test`: every edition with every number of players, some of the others, and all that were recorded.

    So each variant goes with several presets, each preset with several variants, and every decision is met.
    """
    tables: set[tuple[object, ...]] = set()
    plain = [case for case in RANDOM_CASES if case.seed != "variant"]
    for number, case in enumerate(plain):
        table = case.kind.name, case.config.get("edition"), case.config["players"]
        if number % 4 == 0 or table not in tables:
            yield case
        tables.add(table)
    yield from [case for case in RANDOM_CASES if case not in plain][::2]
    yield from RECORDED_CASES


QUICK_CASES = [quicker(case) for case in quick_cases()]


@pytest.mark.parametrize("case", QUICK_CASES, ids=str)
def test_every_decision(case: Case) -> None:
    """One walk, watched by all checks, by a quiet game and by a record, which both go the same way.

    Of what is usual each check sees enough in all cases together, and all of it in slow tests.
    """
    quiet = case.new(quiet=True)
    play = Play(case.kind, case.config, case.seed, ["Ann", "Bo", "Cy"])
    moments: list[Game] = []

    def follow(moment: Moment) -> None:
        assert moment.number % COMPARED or quiet == moment.game
        moments.append(moment.game.copy())
        quiet.choose(moment.seat, moment.choice)
        play.choose(moment.seat, moment.choice)

    game = checks.all_hold(case, case.stride, follow)
    assert quiet == game
    assert quiet.digest() == game.digest()
    assert quiet.events is None
    assert play.game == game  # the same seed and choices make the same game
    assert play.game.events == game.events
    checks.records_replay(play)
    half = len(moments) // 2
    assert Play.of(case.kind, play.record, until=half).game == moments[half]


@pytest.mark.slow
@pytest.mark.parametrize("case", RANDOM_CASES + RECORDED_CASES + OTHER_CASES, ids=str)
def test_every_decision_without_a_stride(case: Case) -> None:
    checks.all_hold(case)


@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_the_catalogue_has_a_text_of_its_own(name: str) -> None:
    catalogue = title_of(name).catalogue
    assert [catalogue.find(choice.text) for choice in catalogue.choices] == catalogue.choices
    assert [choice.number for choice in catalogue.choices] == list(range(len(catalogue)))


@pytest.mark.parametrize("name", [title.name for title in titles() if title.editions])
def test_every_edition_is_walked_through_with_every_number_of_players(name: str) -> None:
    kind = title_of(name)
    walked = {(case.config["edition"], case.config["players"]) for case in QUICK_CASES if case.kind is kind}
    assert walked == {(edition, players) for edition, most in kind.editions.items() for players in range(2, most + 1)}


def test_the_card_game_is_walked_through_with_every_table() -> None:
    configs = [case.config for case in QUICK_CASES if case.kind.name == "cards"]
    walked = {(config["players"], len(virtual_players(config))) for config in configs}
    assert walked == {(players, all - players) for all in range(4, 7) for players in range(1, all + 1)}


@pytest.mark.parametrize("name", GAMES)
def test_every_preset_and_variant_is_walked_through(name: str) -> None:
    kind = title_of(name)
    labels = [case.label.split() for case in QUICK_CASES if case.kind is kind]
    assert [word for word in (*kind.presets, *kind.variants) if not any(word in label for label in labels)] == []
    alone = {(label[0], label[1]) for label in labels if len(label) == 4 and label[1] in kind.variants}
    assert all(sum(variant == one for _, one in alone) > 1 for variant in kind.variants)


def test_other_seeds_make_other_games() -> None:
    case = QUICK_CASES[0]

    def start(seed: str) -> Game:
        return case.kind.new(case.config, seed)

    assert len({start(str(seed)).digest() for seed in range(20)}) == 20
