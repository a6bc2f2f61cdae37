"""The texts of the characters name all that a card does, in every language: its figures, and what variants make of it."""

from __future__ import annotations

import re
from functools import cache

import pytest

from carson.board.characters import CHARACTERS
from carson.board.characters.character import Character
from carson.locales import Words, languages

# Words to look for, in the languages that somebody here knows.
BANDIT = {"en": "outlaw", "nl": "outlaw", "de": "outlaw", "pl": "bandyt"}
COLOURS = {"en": "red yellow", "nl": "rood geel", "de": "rot gelb", "pl": "czerwon żółt"}
HORSE = {"en": "horse", "nl": "paard", "de": "pferd", "pl": "koni"}
SIDES = sorted(CHARACTERS.values(), key=lambda side: side.code)


@cache
def words(language: str) -> Words:
    return Words(language)


def text(language: str, side: Character) -> str:
    return words(language)(f"character-{side.name}.{side.side}")


def figures(sentence: str) -> list[str]:
    return sorted(re.findall(r"\d+", sentence))


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_figures_of_the_english_text(language: str) -> None:
    assert not [side.code for side in SIDES if figures(text(language, side)) != figures(text("en", side))]


@pytest.mark.parametrize(("language", "bandit"), BANDIT.items())
def test_whom_outlaws_treat_otherwise_says_so(language: str, bandit: str) -> None:
    """Those who are safe from them, who may not fight them, or who are paid when one is beaten."""
    outlawed = {"safe", "attacks", "foe_beaten", "won_duel", "lost_duel", "rolled"}
    sides = [side for side in SIDES if side.answers & outlawed]
    assert [side.code for side in sides] == ["10R", "10Y", "14R", "14Y", "16Y", "1R"]
    assert not [side.code for side in sides if bandit not in text(language, side).lower()]


@pytest.mark.parametrize("language", languages())
def test_who_chooses_his_tile_last_says_so(language: str) -> None:
    sides = [side for side in SIDES if side.chooses_last]
    assert [side.code for side in sides] == ["10R"]
    assert words(language)("variant-might-is-right") in text(language, sides[0])


@pytest.mark.parametrize(("language", "colours"), COLOURS.items())
def test_a_card_that_turns_over_says_when(language: str, colours: str) -> None:
    """The Prospector to red without mines, the Cowboy to yellow without ranches, but that only with Horses."""
    for code, colour in zip(("9Y", "15R"), colours.split(), strict=True):
        assert colour in text(language, CHARACTERS[code]).lower()
    assert words(language)("variant-horses") in text(language, CHARACTERS["15R"])


@pytest.mark.parametrize("language", languages())
def test_nobody_claims_the_highest_limit(language: str) -> None:
    """It is the yellow Heroes', who can be in play with the yellow Banker."""
    assert CHARACTERS["16Y"].limit > CHARACTERS["2Y"].limit
    assert not re.search("highest|hoogste|höchste|najwyższ", text(language, CHARACTERS["2Y"]))


@pytest.mark.parametrize("language", languages())
def test_the_yellow_heroes_keep_their_income_and_draw_no_outlaw(language: str) -> None:
    assert "$0" in text(language, CHARACTERS["16Y"])


@pytest.mark.parametrize(("language", "horse"), HORSE.items())
def test_the_grocer_multiplies_nothing_twice(language: str, horse: str) -> None:
    grocer = text(language, CHARACTERS["3Y"]).lower()
    assert horse in grocer
    assert re.search("d[yi]nami", grocer)
