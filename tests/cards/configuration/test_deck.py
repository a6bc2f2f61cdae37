"""The deck: ours meets what is known and what we ask of it, and a user's file is read or refused with its place (C5.1)."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from itertools import combinations, permutations
from pathlib import Path
from typing import ClassVar

import pytest

from carson.cards.configuration import deck as deck_module
from carson.cards.configuration.characters import CHARACTER_NAMES, CHARACTERS
from carson.cards.configuration.deck import (
    CARD_NAMES,
    CARDS,
    DEFAULT,
    ERA_CARDS,
    ERA_NAMES,
    PLAYER_SIGNS,
    SHIPPED,
    TERRAIN_CARDS,
    Deck,
    from_changes,
    parse,
    shipped,
)
from carson.cards.game import CardGame
from carson.cards.map.city import Terrain
from carson.cards.map.contents import BUILDINGS, EMPTY, KIND_OF, OUTLAWS, SIGNS, TOWNHOUSE
from carson.cards.title import CARDS as CARD_KIND
from carson.core.record import Play, Record, read_record, verify
from carson.core.refusal import Refusal
from carson.locales import Words

pytestmark = pytest.mark.ruling("C5.1")

COUNTS = [  # known
    ("house", 32, 12), ("mountain", 18, 18), ("townhouse", 2, 10), ("mine", 10, 4), ("ranch", 10, 4), ("blacksmith", 2, 1),
    ("drugstore", 3, 8), ("bank", 3, 8), ("saloon", 1, 5), ("hotel", 1, 4), ("general-store", 1, 1), ("church", 1, 2),
    ("prison", 1, 3), ("city-hall", 0, 1), ("outlaws", 3, 5), ("empty", 104, 106),
]  # fmt: skip

FIRST_ERA, SECOND_ERA = DEFAULT.terrain[:ERA_CARDS], DEFAULT.terrain[ERA_CARDS:]


def buildings_on(card: Terrain) -> int:
    return sum(kind in BUILDINGS for kind in card)


class TestOurTerrain:
    def test_48_cards_an_era(self) -> None:
        assert len(FIRST_ERA) == len(SECOND_ERA) == 48

    @pytest.mark.parametrize(("kind", "first", "second"), COUNTS)
    def test_known_counts(self, kind: str, first: int, second: int) -> None:
        assert sum(card.count(KIND_OF[kind]) for card in FIRST_ERA) == first
        assert sum(card.count(KIND_OF[kind]) for card in SECOND_ERA) == second

    def test_no_card_is_quite_empty(self) -> None:
        assert all(card.count(EMPTY) < 4 for card in DEFAULT.terrain)

    def test_no_card_of_era_i_is_quite_full(self) -> None:
        assert all(EMPTY in card for card in FIRST_ERA)

    def test_one_building_at_most_beside_houses_and_townhouses(self) -> None:
        assert all(buildings_on(card) <= 1 for card in DEFAULT.terrain)

    def test_outlaws_come_with_something_good(self) -> None:
        outlaws = [card for card in DEFAULT.terrain if OUTLAWS in card]
        assert all(card.count(OUTLAWS) == 1 and (buildings_on(card) or TOWNHOUSE in card) for card in outlaws)

    @pytest.mark.parametrize("cards", [FIRST_ERA, SECOND_ERA])
    def test_no_two_pictures_of_an_era_are_the_same_unless_there_are_too_few(self, cards: tuple[Terrain, ...]) -> None:
        """A ranch alone can lie in four corners only, and ten cards have one."""
        for same_contents in {tuple(sorted(card)) for card in cards}:
            found = [card for card in cards if tuple(sorted(card)) == same_contents]
            assert len(set(found)) == min(len(found), len(set(permutations(same_contents))))

    @pytest.mark.parametrize("cards", [FIRST_ERA, SECOND_ERA])
    def test_buildings_lie_in_all_corners_about_as_often(self, cards: tuple[Terrain, ...]) -> None:
        corners = Counter(corner for card in cards for corner in range(4) if card[corner] in BUILDINGS)
        assert max(corners.values()) - min(corners.values()) <= 2


class TestOurPriorities:
    def test_from_1_to_9(self) -> None:
        assert len(DEFAULT.priority) == CARDS
        assert all(1 <= priority <= 9 for priority in DEFAULT.priority)

    def test_a_building_with_a_house_is_no_worse_than_the_same_without(self) -> None:
        """On average: the cards are worth a little more or less by where things lie on them."""
        alone = [DEFAULT.priority[card] for card, parcels in enumerate(DEFAULT.terrain) if signs(parcels) in ALONE]
        with_house = [DEFAULT.priority[card] for card, parcels in enumerate(DEFAULT.terrain) if signs(parcels) in WITH_HOUSE]
        assert alone
        assert with_house
        assert sum(with_house) / len(with_house) >= sum(alone) / len(alone)


ALONE = {"...D", "...B", "...S", "...R"}
WITH_HOUSE = {"..DH", "..BH", "..HS", "..HR"}


def signs(card: Terrain) -> str:
    return "".join(sorted(SIGNS[kind] for kind in card))


class TestOurBacks:
    def test_each_sign_is_in_each_place_three_or_four_times(self) -> None:
        places = Counter((sign, place) for back in DEFAULT.backs for place, sign in enumerate(back))
        assert len(places) == len(PLAYER_SIGNS) ** 2
        assert set(places.values()) == {3, 4}

    def test_each_sign_is_above_each_other_as_often_as_below(self) -> None:
        above = Counter(pair for back in DEFAULT.backs for pair in combinations(back, 2))
        assert set(above.values()) == {10, 11}

    def test_no_two_are_the_same(self) -> None:
        assert len(set(DEFAULT.backs)) == len(CHARACTERS) == 21

    @pytest.mark.ruling("C2.1")
    def test_three_skulls(self) -> None:
        assert len(DEFAULT.skulls) == 3


# A file of the user's.


def rows(era: str, deck: Deck = DEFAULT) -> list[str]:
    """The cards of an era as a file writes them."""
    first = ERA_NAMES.index(era) * ERA_CARDS
    result = []
    for card in range(first, first + ERA_CARDS):
        parcels = [SIGNS[kind] for kind in deck.terrain[card]]
        result.append(f"{parcels[0]}{parcels[1]} {parcels[2]}{parcels[3]} {deck.priority[card]}")
    return result


def era_list(cards: list[str], era: str = "era-1") -> str:
    """A list as our own file has it: its head is line 2, the first card line 3."""
    return "\n".join(["[terrain]", f"{era} = [", *(f'    "{card}",' for card in cards), "]", ""])


def changed(item: int, card: str, era: str = "era-1") -> str:
    cards = rows(era)
    cards[item] = card
    return era_list(cards, era)


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.code == "bad-deck"
    assert caught.value.ruling == "C5.1"
    return caught.value


SIGNS_OF_A_BACK = "hat star cactus boot horseshoe cow"


class TestAFileOfTheUsers:
    @pytest.mark.parametrize("text", ["", "# nothing\n", "[terrain]\n", "[characters]\n", '[standing]\nterrain = "ours"\n'])
    def test_that_changes_nothing(self, text: str) -> None:
        deck = parse(text)
        assert (deck.terrain, deck.priority, deck.backs) == (DEFAULT.terrain, DEFAULT.priority, DEFAULT.backs)

    def test_one_list_leaves_the_others_as_they_are(self) -> None:
        deck = parse(era_list(rows("era-1")[::-1]))
        assert deck.terrain == FIRST_ERA[::-1] + SECOND_ERA
        assert deck.priority == DEFAULT.priority[:ERA_CARDS][::-1] + DEFAULT.priority[ERA_CARDS:]
        assert (deck.backs, deck.skulls) == (DEFAULT.backs, DEFAULT.skulls)

    def test_one_character_leaves_the_others_as_they_are(self) -> None:
        deck = parse(f'[characters]\ngovernor = "9 {SIGNS_OF_A_BACK}"')
        governor = CHARACTER_NAMES.index("governor")
        assert deck.backs == (tuple(range(6)), *DEFAULT.backs[1:])
        assert deck.priority[TERRAIN_CARDS + governor] == 9
        assert deck.priority[TERRAIN_CARDS + governor + 1 :] == DEFAULT.priority[TERRAIN_CARDS + governor + 1 :]
        assert deck.skulls == DEFAULT.skulls - {governor}

    def test_parcels_row_by_row(self) -> None:
        cards = rows("era-1")
        empty = cards.index(next(card for card in cards if card.count(".") == 1))
        card = parse(era_list(cards)).terrain[empty]
        assert "".join(SIGNS[kind] for kind in card) == cards[empty][:2] + cards[empty][3:5]

    def test_that_an_editor_marked_or_saved_for_windows(self) -> None:
        text = "\ufeff" + era_list(rows("era-2"), "era-2").replace("\n", "\r\n")
        assert parse(text).terrain == DEFAULT.terrain

    def test_fewer_skulls_are_allowed(self) -> None:
        text = "\n".join(["[characters]", *(f'{name} = "5 {SIGNS_OF_A_BACK}"' for name in CHARACTER_NAMES)])
        assert parse(text).skulls == frozenset()

    def test_names_of_the_cards(self) -> None:
        assert CARD_NAMES[0] == "i-1"
        assert CARD_NAMES[ERA_CARDS] == "ii-1"
        assert CARD_NAMES[TERRAIN_CARDS] == "governor"

    def test_can_be_sent_to_another_process(self) -> None:
        deck = parse(era_list(rows("era-1")[::-1]))
        assert pickle.loads(pickle.dumps(deck)) == deck


def four_skulls() -> str:
    skulls = [name for name in CHARACTER_NAMES if CHARACTER_NAMES.index(name) not in DEFAULT.skulls][:1]
    return "[characters]\n" + "".join(f'{name} = "5 {SIGNS_OF_A_BACK} skull"\n' for name in skulls)


class TestWhatIsRefused:
    """Each problem with the field and the line."""

    @pytest.mark.parametrize(
        ("problem", "field", "line", "text"),
        [
            ("not-toml", "", 2, '[terrain]\nera-1 "H. .M 3"'),
            ("not-toml", "", 3, '[terrain]\nera-1 = [\n    "H. .M 3"\n\n'),
            ("not-toml", "", 0, "a = " + "[" * 5000 + "]" * 5000),
            ("unknown-table", "cards", 1, "[cards]\nera-1 = []"),
            ("unknown-table", "era-1", 2, "\nera-1 = []"),
            ("not-a-table", "terrain", 1, "terrain = 3"),
            ("not-a-table", "characters", 1, "[[characters]]\ngovernor = '5'"),
            ("not-a-table", "standing", 1, "standing = 'ours'"),
            ("unknown-field", "terrain.era-3", 2, "[terrain]\nera-3 = []"),
            ("unknown-field", "characters.bartender", 2, f"[characters]\nbartender = '5 {SIGNS_OF_A_BACK}'"),
            ("not-a-list", "terrain.era-1", 2, "[terrain]\nera-1 = 'H. .M 3'"),
            ("not-a-list", "terrain.era-2", 1, "[terrain.era-2]\nfirst = 'H. .M 3'"),
            ("card-count", "terrain.era-1", 2, era_list(rows("era-1")[:-1])),
            ("card-count", "terrain.era-1", 2, era_list([*rows("era-1"), ".. .. 1"])),
            ("card-count", "terrain.era-1", 2, "[terrain]\nera-1 = []"),
            ("parcel-count", "terrain.era-1", 2, era_list(rows("era-2"))),
            ("parcel-count", "terrain.era-2", 2, era_list(rows("era-1"), "era-2")),
            ("parcel-count", "terrain.era-1", 2, changed(4, "HH HH 3")),
            ("card", "terrain.era-1", 3, changed(0, "H. .M")),
            ("card", "terrain.era-1", 50, changed(47, "H..M 3")),
            ("card", "terrain.era-1", 7, changed(4, "H. .M three")),
            ("card", "terrain.era-1", 7, changed(4, "H. .M 3 ")),
            ("card", "terrain.era-1", 7, changed(4, "H. .M -3")),
            ("card", "terrain.era-1", 7, changed(4, "")),
            ("card", "terrain.era-1", 2, "[terrain]\nera-1 = [3]"),
            ("card", "terrain.era-2", 2, "[terrain]\nera-2 = [['H. .M 3']]"),
            ("sign", "terrain.era-1", 7, changed(4, "HX .M 3")),
            ("sign", "terrain.era-2", 3, changed(0, "h- .. 3", "era-2")),
            ("sign", "terrain.era-2", 7, changed(4, "r. .. 3", "era-2")),
            ("priority", "terrain.era-1", 7, changed(4, "H. .M 0")),
            ("priority", "terrain.era-1", 7, changed(4, "H. .M 10")),
            ("priority", "characters.lawyer", 2, f"[characters]\nlawyer = '0 {SIGNS_OF_A_BACK}'"),
            ("priority", "characters.lawyer", 2, f"[characters]\nlawyer = '10 {SIGNS_OF_A_BACK}'"),
            ("priority", "characters.lawyer", 2, f"[characters]\nlawyer = '{SIGNS_OF_A_BACK}'"),
            ("priority", "characters.lawyer", 2, "[characters]\nlawyer = 5"),
            ("back", "characters.lawyer", 2, "[characters]\nlawyer = '5'"),
            ("back", "characters.lawyer", 2, "[characters]\nlawyer = '5 skull'"),
            ("back", "characters.lawyer", 2, "[characters]\nlawyer = '5 hat star cactus boot horseshoe'"),
            ("back", "characters.lawyer", 2, "[characters]\nlawyer = '5 hat hat cactus boot horseshoe cow'"),
            ("back", "characters.lawyer", 2, "[characters]\nlawyer = '5 hat star cactus boot horseshoe bull'"),
            ("back", "characters.lawyer", 2, f"[characters]\nlawyer = '5 skull {SIGNS_OF_A_BACK}'"),
            ("back", "characters.lawyer", 2, f"[characters]\nlawyer = '5 {SIGNS_OF_A_BACK} skull skull'"),
            ("skulls", "characters", 1, four_skulls()),
        ],
    )
    def test_is_told_with_its_place(self, problem: str, field: str, line: int, text: str) -> None:
        refusal = refused(text)
        assert refusal.values["problem"] == problem
        assert refusal.values["field"] == field
        assert refusal.values["line"] == line
        assert field in in_english(refusal)

    def test_a_character_without_a_word(self) -> None:
        refusal = refused("[characters]\nlawyer = ''")
        assert (refusal.values["problem"], refusal.values["line"]) == ("priority", 2)

    def test_the_sign_that_begins_a_comment_elsewhere(self) -> None:
        assert refused(changed(4, "H# .M 3")).values["line"] == 7

    def test_cards_of_several_to_a_line(self) -> None:
        pairs = [f'"{first}", "{second}",' for first, second in zip(rows("era-1")[::2], rows("era-1")[1::2], strict=True)]
        pairs[2] = '"H. .M 3", "H. .X 3", # "a comment"'
        text = "\n".join(["[terrain]", "era-1 = [", *pairs, "]"])
        assert refused(text).values["line"] == 5

    def test_what_was_found_and_what_it_should_be(self) -> None:
        assert refused(changed(0, ".. .. 1").replace(rows("era-1")[1], ".. .. 1", 1)).values["count"] == 104

    def test_a_record_has_no_lines(self) -> None:
        with pytest.raises(Refusal) as caught:
            from_changes({"terrain": {"era-1": ["H. .M 3"]}})
        assert caught.value.values == {
            "problem": "card-count", "field": "terrain.era-1", "line": 0, "found": 1, "count": 48,
        }  # fmt: skip


def in_english(refusal: Refusal) -> str:
    return Words("en")(f"deck-{refusal.values['problem']}", **refusal.values)


# A game with it.

OWN = parse(era_list(rows("era-1")[::-1]) + f'[characters]\nsheriff = "1 {SIGNS_OF_A_BACK}"\n')


def played(choices: int) -> Play:
    """The first choices of a game with another deck, always the last legal one."""
    play = Play(CARD_KIND, CARD_KIND.preset("solo", deck=OWN.changes), "another deck")
    while len(play.record.choices) < choices and not play.game.over:
        seat = play.game.waiting[0]
        play.choose(seat, play.game.legal(seat)[-1])
    return play


def deck_of(game: object) -> Deck:
    assert isinstance(game, CardGame)
    return game.deck


class TestAGameWithAnotherDeck:
    def test_changes_round_trip_through_json(self) -> None:
        assert from_changes(json.loads(json.dumps(OWN.changes))) == OWN

    def test_is_played_with_it(self) -> None:
        assert deck_of(played(1).game) == OWN

    def test_a_record_keeps_it(self) -> None:
        record = played(999).record
        again = read_record(record.as_text())
        assert isinstance(again, Record)
        assert deck_of(Play.of(CARD_KIND, again).game) == OWN
        assert verify(CARD_KIND, again) is None

    def test_a_position_keeps_it(self) -> None:
        game = played(20).game
        again = CARD_KIND.from_position(CARD_KIND.position(game))
        assert again.deck == OWN
        assert again.as_json() == game.as_json()

    def test_a_state_keeps_it(self) -> None:
        game = played(20).game
        assert CARD_KIND.from_json(json.loads(json.dumps(game.as_json()))).deck == OWN

    def test_a_record_says_which_deck_of_ours_it_was_made_with(self) -> None:
        assert CARD_KIND.preset("solo")["deck"] == DEFAULT.digest
        assert CARD_KIND.new({"players": 4, "virtual": []}, "x").config.deck is DEFAULT

    def test_a_record_made_with_a_deck_of_a_later_version_is_refused(self) -> None:
        with pytest.raises(Refusal) as caught:
            CARD_KIND.new({**CARD_KIND.preset("solo"), "deck": "01234567"}, "x")
        assert (caught.value.code, caught.value.ruling) == ("other-deck", "C5.1")
        assert caught.value.values == {"found": "01234567", "known": ", ".join(SHIPPED)}


@pytest.mark.parametrize("digest", SHIPPED)
class TestEveryDeckOfOurs:
    """What was played with an earlier one goes on with it."""

    def test_is_what_its_name_says(self, digest: str) -> None:
        assert shipped(digest).digest == digest

    def test_in_a_record(self, digest: str) -> None:
        config = {**CARD_KIND.preset("solo"), "deck": digest}
        game = CARD_KIND.new(config, "x")
        assert game.deck == shipped(digest)
        assert game.config.as_json() == config

    def test_in_a_position_and_a_state(self, digest: str) -> None:
        game = CARD_KIND.new({**CARD_KIND.preset("solo"), "deck": digest}, "x")
        assert f"deck: {digest}" in CARD_KIND.position(game)
        assert CARD_KIND.from_position(CARD_KIND.position(game)).deck == shipped(digest)
        assert CARD_KIND.from_json(json.loads(json.dumps(game.as_json()))).deck == shipped(digest)

    def test_written_as_lists(self, digest: str) -> None:
        lists = {"terrain": {era: rows(era, shipped(digest)) for era in ERA_NAMES}}
        assert from_changes(lists, base=digest) is shipped(digest)


def test_no_deck_of_ours_lies_about_unnamed() -> None:
    assert {path.stem for path in Path(deck_module.__file__).with_name("decks").iterdir()} == set(SHIPPED)


class TestListsThatWereLeftOut:
    """A program of 0.1.0 wrote only the lists that a user replaced; today all of them are written."""

    SOME: ClassVar[dict[str, object]] = {"characters": {"governor": f"9 {SIGNS_OF_A_BACK}"}}

    def test_are_those_of_the_first_deck_in_a_record(self) -> None:
        game = CARD_KIND.new({**CARD_KIND.preset("solo"), "deck": self.SOME}, "x")
        assert game.deck.backs == (tuple(range(6)), *shipped(SHIPPED[0]).backs[1:])
        again = CARD_KIND.from_position(CARD_KIND.position(game))
        assert again.deck == game.deck

    def test_are_those_of_todays_at_a_new_table(self) -> None:
        config = CARD_KIND.preset("solo", deck=self.SOME)
        assert CARD_KIND.new(config, "x").deck.backs == (tuple(range(6)), *DEFAULT.backs[1:])

    def test_are_all_written(self) -> None:
        deck = CARD_KIND.preset("solo", deck=self.SOME)["deck"]
        assert isinstance(deck, dict)
        assert [len(deck["terrain"]), len(deck["characters"])] == [len(ERA_NAMES), len(CHARACTERS)]
