"""The catalogue: number, value and text of a choice convert into each other without loss."""

from __future__ import annotations

import pytest

from carson.core.choices import ITSELF, Catalogue, Choice


def small_catalogue() -> Catalogue:
    catalogue = Catalogue()
    catalogue.add("pass")
    catalogue.add("place", ["wages", "d4"])
    catalogue.add("build", ["saloon d4", "bank d4"])
    catalogue.also("center", "d4")
    return catalogue


def test_choices_are_numbered_in_the_order_of_their_adding() -> None:
    catalogue = small_catalogue()
    assert [choice.text for choice in catalogue.choices] == [
        "pass",
        "place wages",
        "place d4",
        "build saloon d4",
        "build bank d4",
    ]
    assert [choice.number for choice in catalogue.choices] == [0, 1, 2, 3, 4]


def test_adding_says_the_first_number() -> None:
    catalogue = small_catalogue()
    assert catalogue.add("road", ["d4n", "d4e"]) == 5
    assert len(catalogue) == 7


def test_a_choice_is_its_verb_and_its_words() -> None:
    assert small_catalogue()[3] == Choice(3, "build", ("saloon", "d4"))


def test_a_text_is_found_by_its_number_and_back() -> None:
    catalogue = small_catalogue()
    for number in range(len(catalogue)):
        assert catalogue.find(catalogue.text(number)) == catalogue[number]


@pytest.mark.parametrize("text", ["Place Wages", "PLACE WAGES", "  place   wages ", "place\twages\n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert small_catalogue().find(text) == Choice(1, "place", ("wages",))


@pytest.mark.parametrize("text", ["build saloon center", "BUILD saloon CENTER"])
def test_another_word_may_mean_the_same(text: str) -> None:
    assert small_catalogue().find(text) == Choice(3, "build", ("saloon", "d4"))


@pytest.mark.parametrize(
    "text", ["", " ", "place", "place d5", "wages place", "place wages d4", "pläce wages", "\0", "place " * 999]
)
def test_what_is_not_in_the_catalogue_is_not_found(text: str) -> None:
    assert small_catalogue().find(text) is None


def test_the_same_choice_twice_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="place d4"):
        small_catalogue().add("place", ["h8", "d4"])


def test_two_verbs_may_share_their_words() -> None:
    catalogue = small_catalogue()
    catalogue.add("buy", ["d4"])
    catalogue.add("buy", ["bank"])
    assert catalogue.verbs() == ["pass", "place", "build", "buy"]


def test_a_choice_may_point_at_a_thing_on_the_table() -> None:
    catalogue = Catalogue()
    catalogue.add("pass")
    catalogue.add("place", ["a1", "wages"], ITSELF, "cowboy")
    catalogue.add("fetch", ["8"], "building-{}".format)
    catalogue.also("a1-too", "a1")
    assert [choice.target for choice in catalogue.choices] == [None, "a1", "wages", "building-8"]
    assert [choice.text for choice in catalogue.aimed_at("a1")] == ["place a1"]
    assert catalogue.aimed_at("a1-too") == catalogue.aimed_at("a1")
    assert catalogue.aimed_at("b2") == []
