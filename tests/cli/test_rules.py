"""Every ruling has words, and the search finds them by number and by word."""

import pytest

from carson.cli.rules import Ruling, find
from carson.locales import Words

# Chapter, and how many rulings it has.
CHAPTERS = {
    "B1": 5,
    "B2": 9,
    "B3": 4,
    "B4": 11,
    "B5": 15,
    "B6": 8,
    "B7": 8,
    "B8": 5,
    "B9": 17,
    "B10": 9,
    "B11": 1,
    "C1": 4,
    "C2": 10,
    "C3": 5,
    "C4": 11,
    "C5": 1,
}
RULINGS = {chapter: [f"{chapter}.{number + 1}" for number in range(count)] for chapter, count in CHAPTERS.items()}
ALL = [number for chapter, rulings in RULINGS.items() for number in [chapter, *rulings]]

WORDS = Words()


def numbers(query: str | None) -> list[str]:
    return [ruling.number for ruling in find(WORDS, query)]


def only(query: str) -> Ruling:
    (ruling,) = find(WORDS, query)
    return ruling


def test_the_file_has_these_rulings_in_this_order_and_no_others() -> None:
    for letter in "BC":
        expected = ["rule-" + number.replace(".", "-") for number in ALL if number[0] == letter]
        assert WORDS.ids(f"rule-{letter}") == expected


def test_every_ruling_has_title_search_words_and_text() -> None:
    for number in ALL:
        id = "rule-" + number.replace(".", "-")
        assert 2 <= len(WORDS(f"{id}.title").split()) <= 6, number
        assert all(word.strip() for word in WORDS(f"{id}.words").split(",")), number
        assert WORDS(id).rstrip().endswith((".", "!", ")")), number


def test_a_ruling_is_found_by_its_own_title() -> None:
    titles = {number: WORDS("rule-" + number.replace(".", "-") + ".title") for number in ALL}
    assert [number for number, title in titles.items() if number not in numbers(title)] == []


def test_a_ruling_by_number() -> None:
    ruling = only("B5.6")
    assert (ruling.number, ruling.title) == ("B5.6", "Houses and Townhouses")
    assert "Townhouse" in ruling.text


@pytest.mark.parametrize("query", ["b5.6", "B5.6", "  b5.6 "])
def test_case_and_blanks_do_not_matter(query: str) -> None:
    assert numbers(query) == ["B5.6"]


def test_a_ruling_whose_number_starts_like_another_is_not_it() -> None:
    assert numbers("B5.1") == ["B5.1"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_itself_and_its_rulings_in_order(chapter: str) -> None:
    assert numbers(chapter.lower()) == [chapter, *RULINGS[chapter]]


@pytest.mark.parametrize("query", [None, "", "  "])
def test_without_a_query_the_chapters(query: str | None) -> None:
    assert numbers(query) == list(CHAPTERS)


@pytest.mark.parametrize("letter", ["B", "c"])
def test_a_letter_alone_is_the_chapters_of_its_game(letter: str) -> None:
    assert numbers(letter) == [chapter for chapter in CHAPTERS if chapter[0] == letter.upper()]


def test_numbers_are_sorted_as_numbers() -> None:
    found = numbers("duel")
    assert found == [number for number in ALL if number in found]
    assert found.index("B9.9") < found.index("B9.10") < found.index("B10.3")


def test_a_word_in_the_title() -> None:
    assert "B9.11" in numbers("auctioneer")


def test_a_word_among_the_search_words_only() -> None:
    assert "bluff" not in only("B4.9").text
    assert numbers("bluff") == ["B4.9"]


def test_a_word_in_the_text_only() -> None:
    assert numbers("likewise") == ["B7.2"]


def test_the_beginning_of_a_word_is_enough_but_not_its_middle() -> None:
    assert "B5.6" in numbers("TOWNH")
    with pytest.raises(LookupError):
        find(WORDS, "ownhouse")


def test_several_words_must_all_match() -> None:
    assert numbers("church outlaw") == [number for number in numbers("church") if number in numbers("outlaw")]
    assert "B6.5" in numbers("church outlaw")


def test_the_editions_list_is_part_of_its_chapter() -> None:
    lines = find(WORDS, "B1")[0].text.splitlines()
    assert len(lines) == 12
    assert "Yellow Captain: the cash limit is $20 in the first edition, $25 in the Big Box." in lines


def test_a_paragraph_is_one_line() -> None:
    assert len(only("B5.9").text.splitlines()) == 1
    assert len(only("B9.2").text.splitlines()) == 2
    assert all("  " not in ruling.text for chapter in CHAPTERS for ruling in find(WORDS, chapter))


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("B5.16", "There is no ruling B5.16: that chapter goes from B5.1 to B5.15."),
        ("b5.0", "There is no ruling B5.0: that chapter goes from B5.1 to B5.15."),
        ("B12", "There is no chapter B12: the chapters are B1 to B11."),
        ("B12.3", "There is no chapter B12: the chapters are B1 to B11."),
        ("C6", "There is no chapter C6: the chapters are C1 to C5."),
        ("zeppelin", "No ruling mentions “zeppelin”: try a single word such as “church”, or a number such as B5.6."),
        ("???", "No ruling mentions “???”: try a single word such as “church”, or a number such as B5.6."),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(query: str, sentence: str) -> None:
    with pytest.raises(LookupError) as error:
        find(WORDS, query)
    assert str(error.value) == sentence
