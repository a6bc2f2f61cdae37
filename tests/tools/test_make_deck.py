"""The tool that checks and measures the card game's deck: what it refuses, and that its parts do what docs/deck.md says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations, permutations
from pathlib import Path

import pytest

from carson.cards.configuration.config import Config
from carson.cards.configuration.deck import CARD_OF, DEFAULT, PLAYER_SIGNS, SHIPPED, TERRAIN_CARDS, Deck, shipped
from carson.cards.game import CardGame
from carson.cards.map.city import Terrain
from carson.cards.map.contents import BANK, EMPTY, HOUSE, KIND_OF_SIGN, OUTLAWS, SALOON, SIGNS, TOWNHOUSE
from carson.cards.title import CARDS as CARD_KIND
from tools import deck_rules, deck_tables, deck_worth, make_deck

pytestmark = pytest.mark.ruling("C5.1")

FIRST = shipped(SHIPPED[0])  # that of 0.1.0, which did not know the examples


class TestTheCheck:
    def test_todays_deck_keeps_its_rules_and_its_name(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert make_deck.main(["--check"]) == 0
        assert SHIPPED[-1] in capsys.readouterr().out

    def test_a_deck_that_was_changed_is_no_longer_what_its_name_says(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / make_deck.FILE.name
        file.write_text(make_deck.FILE.read_text(encoding="utf-8").replace('"HH .H 5"', '"HH .H 4"'), encoding="utf-8")
        assert make_deck.main(["--check", "--deck", str(file)]) == 1
        assert f"not {SHIPPED[-1]}" in capsys.readouterr().out

    def test_a_deck_that_breaks_a_rule_is_told_which(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert make_deck.main(["--check", "--deck", str(make_deck.FILE.with_stem(SHIPPED[0]))]) == 1
        assert "end of a round" in capsys.readouterr().out


class TestTheRules:
    @pytest.mark.parametrize(
        ("card", "terrain", "breach"),
        [
            (0, (EMPTY,) * 4, "i-1 is empty"),
            (0, (HOUSE,) * 4, "i-1 is full in era I"),
            (50, (BANK, SALOON, EMPTY, EMPTY), "ii-3 has two buildings"),
            (50, (OUTLAWS, HOUSE, EMPTY, EMPTY), "ii-3 has outlaws and nothing good"),
        ],
    )
    def test_a_card_that_breaks_one(self, card: int, terrain: Terrain, breach: str) -> None:
        changed = (*DEFAULT.terrain[:card], terrain, *DEFAULT.terrain[card + 1 :])
        assert deck_rules.breaches(replace(DEFAULT, terrain=changed)) == [breach]

    def test_a_full_card_of_era_ii_breaks_none(self) -> None:
        changed = (*DEFAULT.terrain[:-1], (HOUSE, HOUSE, TOWNHOUSE, BANK))
        assert deck_rules.breaches(replace(DEFAULT, terrain=changed)) == []

    def test_skulls(self) -> None:
        assert "2 skulls" in deck_rules.breaches(replace(DEFAULT, skulls=frozenset({1, 2})))

    def test_signs(self) -> None:
        backs = (DEFAULT.backs[0],) * len(DEFAULT.backs)
        found = deck_rules.breaches(replace(DEFAULT, backs=backs))
        assert found[:2] == ["two backs are the same", "the signs are not equally often in place 1"]


class TestTies:
    """Backs with a skull are never on top when somebody chooses, so eighteen decide."""

    def test_each_three_signs_stand_in_each_order_on_as_many_backs(self) -> None:
        """That makes ties of two and of three even to the last place."""
        for signs in combinations(range(len(PLAYER_SIGNS)), 3):
            orders = Counter(tuple(sign for sign in back if sign in signs) for back in deciding(DEFAULT))
            assert orders == dict.fromkeys(permutations(signs), 3)

    @pytest.mark.parametrize(("tied", "most", "fewest"), [(2, 9, 9), (3, 6, 6), (4, 5, 4), (5, 4, 3), (6, 3, 3)])
    def test_nobody_wins_more_than_one_back_more_than_another(self, tied: int, most: int, fewest: int) -> None:
        """Eighteen backs cannot be shared by four or five."""
        for seats in combinations(range(len(PLAYER_SIGNS)), tied):
            assert (max(deck_rules.wins(DEFAULT, seats)), min(deck_rules.wins(DEFAULT, seats))) == (most, fewest)

    def test_the_first_deck_was_uneven(self) -> None:
        assert deck_rules.wins(FIRST, range(4)) == [6, 4, 5, 3]
        assert deck_rules.uneven_ties(FIRST) == [2, 3, 4, 5, 6]


def deciding(deck: Deck) -> list[tuple[int, ...]]:
    return [back for character, back in enumerate(deck.backs) if character not in deck.skulls]


def with_priorities(**priorities: int) -> Deck:
    changed = list(DEFAULT.priority)
    for name, priority in priorities.items():
        changed[CARD_OF[name.replace("_", "-")]] = priority
    return replace(DEFAULT, priority=tuple(changed))


NO_END = ["the rulebook's end of a round cannot be"]


class TestTheRulebooksExamples:
    def test_the_mine_and_the_prison_of_the_example_can_meet(self) -> None:
        """Both of 7, in one era; in the first deck the mines of 7 were in era I and the prison in era II."""
        assert deck_rules.breaches(FIRST)[-1:] == NO_END
        assert deck_rules.breaches(DEFAULT) == []
        assert deck_rules.breaches(with_priorities(ii_12=6)) == NO_END
        assert deck_rules.breaches(with_priorities(ii_45=8)) == NO_END

    def test_in_one_era_only_because_both_are_there(self) -> None:
        assert deck_rules.breaches(with_priorities(ii_12=6, ii_45=6, i_48=7)) == []

    def test_nothing_else_there_has_as_much(self) -> None:
        ranches = {f"ii_{number}": 7 for number in range(8, 12)}
        assert deck_rules.breaches(with_priorities(**ranches)) == NO_END
        characters = replace(DEFAULT, priority=DEFAULT.priority[:TERRAIN_CARDS] + (7,) * len(DEFAULT.backs))
        assert deck_rules.breaches(characters) == NO_END

    def test_the_star_can_win_against_the_cow(self) -> None:
        star, cow = PLAYER_SIGNS.index("star"), PLAYER_SIGNS.index("cow")
        others = tuple(sign for sign in range(len(PLAYER_SIGNS)) if sign not in (star, cow))
        assert NO_END[0] in deck_rules.breaches(replace(DEFAULT, backs=((cow, star, *others),) * len(DEFAULT.backs)))

    def test_the_cards_of_the_scored_city_hold_what_it_shows(self) -> None:
        """The numbers of C4.9: 14 symbols with two hotels, so ten in Houses and Townhouses; mines of 10, 10, 4 and 4."""
        cards = deck_rules.SCORED_CITY.split()
        signs = Counter("".join(cards))
        assert len(cards) == 18 - 4
        assert {sign: signs[sign] for sign in "RmDBShPOGCbc"} == {
            "R": 1, "m": 4, "D": 1, "B": 2, "S": 1, "h": 2, "P": 1, "O": 2, "G": 0, "C": 0, "b": 0, "c": 0,
        }  # fmt: skip
        assert signs["H"] + 2 * signs["T"] >= 10
        assert signs["M"] >= 5

    def test_a_deck_without_them_cannot_have_made_it(self) -> None:
        drugstore, general_store = CARD_OF["ii-23"], CARD_OF["ii-42"]
        terrain = list(DEFAULT.terrain)
        terrain[drugstore] = terrain[general_store]
        assert deck_rules.breaches(replace(DEFAULT, terrain=tuple(terrain))) == ["the rulebook's scored city cannot be"]


def city(*laid: str) -> CardGame:
    """A city at the end of a game: cards of our deck by their contents, and places."""
    used: set[int] = set()
    words = []
    for card in laid:
        signs, place = card.split()
        number = next(
            number
            for number, parcels in enumerate(DEFAULT.terrain)
            if sorted(signs) == sorted(SIGNS[kind] for kind in parcels if kind) and number not in used
        )
        used.add(number)
        words.append(f"{'i' * (1 + number // 48)}-{number % 48 + 1} {place}")
    return CARD_KIND.from_position(f"carson-cards position 1\nera: 2\nround: 9\nlaid 1: {', '.join(words)}\nnext: score\n")


class TestWorth:
    def test_a_card_brought_what_the_city_would_lack_without_it(self) -> None:
        game = city("h n15", "R p15")
        card = next(card for card, _ in game.cities[0].laid if KIND_OF_SIGN["h"] in DEFAULT.terrain[card])
        ranch = deck_worth.brought(game, 0, card, deck_worth.Story())
        without = city("R p15").points()[0]
        assert ranch == game.points()[0] - without

    def test_the_paperboy_brought_what_he_found_too(self) -> None:
        game = CARD_KIND.from_position(
            "carson-cards position 1\nera: 2\nround: 9\nplayer 1: has paperboy, has captain\nnext: score\n"
        )
        paperboy, captain = CARD_OF["paperboy"], CARD_OF["captain"]
        story = deck_worth.Story(found=captain - TERRAIN_CARDS)
        assert deck_worth.brought(game, 0, paperboy, story) == 3 + 6
        assert deck_worth.brought(game, 0, captain, story) == 6

    def test_a_power_is_worth_what_its_cards_brought(self) -> None:
        """An extra card counts whole, a better one for what it brought more than a usual one."""
        findings = deck_worth.Findings()
        findings.chosen.add(0, 4)
        findings.chosen.add(1, 6)
        governor, lawyer = TERRAIN_CARDS, TERRAIN_CARDS + 1
        findings.extra.add(governor, 9)
        findings.better.add(lawyer, 9)
        for _ in range(2):  # one of two who had it used it
            findings.held.add(governor, 0)
            findings.held.add(lawyer, 0)
        assert findings.worth(governor) == 4.5
        assert findings.worth(lawyer) == 2

    def test_whose_powers_win_a_card(self) -> None:
        story = deck_worth.Story()
        governor, lawyer, worker, heroes = range(4)
        story.used = [governor]
        assert story.winners(revealed=False) == (governor,)
        story.used = [governor, worker, heroes]
        assert story.winners(revealed=True) == (heroes,)
        story.turns = 1
        assert story.winners(revealed=True) == (worker,)
        story.begin((1, 2))
        assert story.winners(revealed=True) == ()
        assert lawyer not in story.used

    def test_a_game_comes_out_the_same(self) -> None:
        first, again = (deck_worth.play(DEFAULT, "the same") for _ in range(2))
        assert first.drawn.points == again.drawn.points
        assert first.chosen.times == again.chosen.times
        assert sum(first.drawn.times) > 5


class TestTables:
    def test_greedy_beats_the_median_virtual_player(self) -> None:
        points = [(100, 99, 98, 120), (100, 100, 98, 120), (100, 101, 102, 50)]
        assert deck_tables.beaten([deck_tables.Game(Config(), "", scores) for scores in points]) == 1 / 3

    def test_figures_of_a_table(self) -> None:
        games = [deck_tables.Game(Config(), "", points) for points in ((100, 90, 91, 92), (110, 113, 112, 111))]
        assert deck_tables.told(games) == (
            "greedy beginner beginner beginner: greedy 105.0, beginner 101.5; greedy above the median in 50.0%"
        )

    def test_figures_of_a_table_with_several_bots_have_no_median(self) -> None:
        games = [deck_tables.Game(Config(3, ("beginner",)), "", (100, 110, 120, 90))]
        assert deck_tables.told(games) == "greedy greedy greedy beginner: greedy 110.0, beginner 90.0"

    def test_greedy_bots_fill_a_table(self) -> None:
        for levels in deck_tables.TABLES:
            (game,) = deck_tables.table(DEFAULT, levels, 1, "")
            assert (game.config.players + len(levels), game.config.virtual) == (4, levels)

    def test_which_cards_are_left(self) -> None:
        first = deck_tables.Game(Config(), "", revealed=("i-1", "i-2"), left=("i-2",))
        second = deck_tables.Game(Config(), "", revealed=("i-3", "i-2"), left=("i-3",))
        found = deck_tables.taken([first, second])
        assert list(found.items()) == [("i-3", (0, 1)), ("i-2", (1, 2)), ("i-1", (1, 1))]

    def test_what_is_left_in_a_game(self) -> None:
        (game,) = deck_tables.table(DEFAULT, (), 1, "left")
        played = deck_tables.play(game)
        assert len(played.points) == 4
        assert len(played.revealed) == len(set(played.revealed)) == 18 * 4
        assert played.left


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        make_deck.main(["--help"])
    assert caught.value.code == 0
    assert "--check" in capsys.readouterr().out
