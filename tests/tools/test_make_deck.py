"""The tool that makes the card game's deck: it comes out the same, and its parts do what docs/deck.md says."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from statistics import fmean

import pytest

from carson.cards.config import Config
from carson.cards.deck import CARD_OF, CARDS, DEFAULT, ERA_NAMES, TERRAIN_CARDS, parse
from carson.cards.game import CardGame
from carson.cards.kind import CARDS as CARD_KIND
from carson.cards.kinds import KIND_OF_SIGN, MINE, PRISON, SIGNS
from tools import deck_composition, deck_scale, deck_worth, make_deck

pytestmark = pytest.mark.ruling("C5.1")


class TestTheFile:
    def test_pictures_backs_and_skulls_are_what_the_tool_draws(self) -> None:
        assert replace(DEFAULT, priority=make_deck.EQUAL) == make_deck.composition()

    def test_is_written_as_the_tool_writes(self) -> None:
        assert make_deck.FILE.read_text(encoding="utf-8") == make_deck.text(DEFAULT)

    def test_can_be_read_again(self) -> None:
        deck = parse(make_deck.text(DEFAULT))
        assert replace(deck, changes={}) == DEFAULT

    @pytest.mark.slow
    def test_priorities_are_what_the_tool_finds(self) -> None:
        """Some minutes. When the greedy bot has changed: .venv/bin/python tools/make_deck.py"""
        assert make_deck.main(["--check"]) == 0


class TestComposition:
    @pytest.mark.parametrize("era", ERA_NAMES)
    def test_what_lies_on_the_cards_is_what_is_written_down(self, era: str) -> None:
        drawn = ["".join(sorted(SIGNS[kind] for kind in card)) for card in deck_composition.pictures(era)]
        assert drawn == ["".join(sorted(signs)) for signs in deck_composition.contents(era)]

    def test_pictures_lie_more_evenly_than_drawn(self) -> None:
        cards = deck_composition.pictures("era-1")
        turned = [(card[0], card[1], card[3], card[2]) if number % 2 else card for number, card in enumerate(cards)]
        assert deck_composition.unevenness_of_pictures(cards) < deck_composition.unevenness_of_pictures(turned)

    def test_a_chance_of_its_own(self) -> None:
        first, again, other = (deck_composition.Chance(about) for about in ("backs", "backs", "skulls"))
        numbers = [first.number(1000) for _ in range(5)]
        assert numbers == [again.number(1000) for _ in range(5)]
        assert numbers != [other.number(1000) for _ in range(5)]

    def test_what_lies_beside_above_and_across(self) -> None:
        house, mountain, mine = (KIND_OF_SIGN[sign] for sign in "HMm")
        assert ("building", "mountain", "beside") in deck_composition.features((mountain, mine, 0, 0))
        assert ("building", "mountain", "above") in deck_composition.features((0, mountain, 0, mine))
        assert ("houses", "mountain", "falling") in deck_composition.features((house, 0, 0, mountain))
        assert ("houses", "mountain", "rising") in deck_composition.features((0, house, mountain, 0))


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


WORTHS = [card / 10 for card in range(CARDS)]


class TestScale:
    @pytest.mark.parametrize("level", [2.0, 4.0, 5.5, 7.0, 8.5])
    def test_priorities_rise_with_worth_and_the_known_ones_are_there(self, level: float) -> None:
        scale = deck_scale.scale(WORTHS, DEFAULT.terrain, level)
        priorities = [scale.priority(worth) for worth in WORTHS]
        assert priorities == sorted(priorities)
        assert 1 <= priorities[0] < priorities[-1] <= 9
        for kind in (MINE, PRISON):
            assert 7 in [priorities[card] for card, parcels in enumerate(DEFAULT.terrain) if kind in parcels]

    def test_a_mean_card_has_the_level(self) -> None:
        scale = deck_scale.scale(WORTHS, DEFAULT.terrain, 5.0)
        assert scale.priority(fmean(WORTHS)) == 5

    def test_steps_move_for_the_nearest_card_below_or_above(self) -> None:
        steps = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]  # priority 7 is worth 6 to 7
        assert deck_scale.with_known(steps, [6.5, 9.0]) == steps
        below = deck_scale.Scale(tuple(deck_scale.with_known(steps, [4.5, 9.0])))
        assert [below.priority(worth) for worth in (0.5, 3.5, 4.4, 4.5, 6.5, 7.5)] == [1, 4, 5, 7, 7, 8]
        above = deck_scale.Scale(tuple(deck_scale.with_known(steps, [2.0, 8.5])))
        assert [above.priority(worth) for worth in (5.5, 6.5, 8.5, 8.6)] == [6, 7, 7, 9]

    def test_virtual_players_are_rated_again_with_other_priorities(self) -> None:
        game = deck_scale.Game(Config(), "", (100, 90, 91, 92), ((0, 1), (2,), ()))
        assert deck_scale.rated(game, [5, 6, 7]).points == (100, 11, 7, 0)

    def test_greedy_beats_the_median_virtual_player(self) -> None:
        points = [(100, 99, 98, 120), (100, 100, 98, 120), (100, 101, 102, 50)]
        assert deck_scale.beaten([deck_scale.Game(Config(), "", scores) for scores in points]) == 1 / 3

    def test_the_level_is_the_highest_that_leaves_greedy_its_wins(self) -> None:
        cards = tuple(range(18))
        games = [deck_scale.Game(Config(), "", (score, 0, 0, 0), (cards,) * 3) for score in range(60, 140)]
        search = deck_scale.Search(DEFAULT, WORTHS, list, lambda message: None)
        level = search.highest_level(games)
        wins = [
            deck_scale.beaten([deck_scale.rated(game, search.priorities(near)) for game in games])
            for near in (level, level + 0.02)
        ]
        assert wins[0] >= deck_scale.BEATEN > wins[1]

    def test_the_level_found_has_been_played_with(self) -> None:
        """Here greedy's scores do not depend on the priorities, and experts always get the same cards."""

        def played(games: Iterable[deck_scale.Game]) -> list[deck_scale.Game]:
            cards = (tuple(range(18)),) * 3
            games = [replace(game, points=(60 + number % 80,), cards=cards) for number, game in enumerate(games)]
            return [deck_scale.rated(game, game.config.deck.priority) for game in games]

        messages: list[str] = []
        found = deck_scale.Search(DEFAULT, WORTHS, played, messages.append).find()
        proof = played(deck_scale.table(found, deck_scale.EXPERTS, 80, "proof"))
        assert abs(deck_scale.beaten(proof) - deck_scale.BEATEN) <= deck_scale.WITHIN
        assert 1 <= len(messages) <= deck_scale.MOST_TRIES

    def test_figures_of_a_table(self) -> None:
        games = [deck_scale.Game(Config(), "", points) for points in ((100, 90, 91, 92), (110, 113, 112, 111))]
        assert deck_scale.told(games) == (
            "greedy beginner beginner beginner: greedy 105.0, beginner 101.5; greedy above the median in 50.0%"
        )

    def test_figures_of_a_table_with_several_bots_have_no_median(self) -> None:
        games = [deck_scale.Game(Config(3, ("beginner",)), "", (100, 110, 120, 90))]
        assert deck_scale.told(games) == "greedy greedy greedy beginner: greedy 110.0, beginner 90.0"

    def test_greedy_bots_fill_a_table(self) -> None:
        for levels in deck_scale.TABLES:
            (game,) = deck_scale.table(DEFAULT, levels, 1, "")
            assert (game.config.players + len(levels), game.config.virtual) == (4, levels)


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        make_deck.main(["--help"])
    assert caught.value.code == 0
    assert "--check" in capsys.readouterr().out
