"""Names that look alike: letters of other alphabets, digits for letters, and numbers for two at one table."""

from __future__ import annotations

import pytest

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.table.people.alike import in_one_script, skeleton, told_apart


@pytest.mark.parametrize(
    ("name", "other"),
    [
        *(
            ("Kit", other)
            for other in ("КІТ", "Кit", "Κit", "Kіt", "KIT", "Klt", "K1t", "Kıt", "ᴋɪᴛ", "Ｋｉｔ", "𝓚𝓲𝓽", "kIt")
        ),
        *(("Oca", other) for other in ("Оса", "0ca", "ΟCА")),
        ("Anna", "Аппа"),
        ("Bob", "8ob".replace("8", "В")),
        ("Corn", "Com"),
        ("Swan", "Svvan"),
        ("Straße", "STRASSE"),
        ("Will", "WIII"),
        *(("Kit", other) for other in ("Ki\u0307t", "KİT", "Kı\u0307t", "Кі\u0307т")),
        ("Tịm", "Ti\u0323\u0307m"),
        ("Ajo", "Aj\u0307o"),
        *(("Kit-Carson", f"Kit{dash}Carson") for dash in "‐‑–—−"),
        *(("O'Neil", f"O{quote}Neil") for quote in "’‘`ʼ′"),
        ('Kit "C"', "Kit “C”"),
        ('Kit "C"', "Kit ''C''"),
        ("Zoë", "Zoё"),
        ("Zoë", "Zoе\u0308"),
    ],
)
def test_they_look_alike(name: str, other: str) -> None:
    assert skeleton(name) == skeleton(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Kit", "Kitt"),
        ("Zoë", "Zoe"),
        ("Łukasz", "Lukasz"),
        ("Sørensen", "Sorensen"),
        ("Ann", "Ann 2"),
        ("李", "王"),
        ("Я", "R"),
        ("Kit-Carson", "Kit Carson"),
        ("O'Neil", "ONeil"),
        ("Żak", "Zak"),
    ],
)
def test_they_do_not(name: str, other: str) -> None:
    assert skeleton(name) != skeleton(other)


def test_what_looks_alike_does_so_however_it_is_written() -> None:
    """The skeleton of a skeleton is itself, or two names could look like a third and not like each other."""
    for number in range(0x250, 0x600):
        bones = skeleton(chr(number))
        assert skeleton(bones) == bones, hex(number)


@pytest.mark.parametrize(
    "name", ["Kit", "Кот Василий", "DJ Вася", "Οδυσσέας", "李Kit", "サム", "김Kim", "Kit 7 ★", "🤠", "O'Hara"]
)
def test_names_of_one_alphabet_in_each_word(name: str) -> None:
    assert in_one_script(name) == name


@pytest.mark.parametrize("name", ["Кit", "Kιt", "Kit Кit", "Ꮶit", "Kիt", "ꓗit"])
def test_a_word_of_several_alphabets_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="mixed-name"):
        in_one_script(name)
    assert Words()("refusal-mixed-name")


@pytest.mark.parametrize(
    ("name", "taken", "found"),
    [
        ("Ann", [], "Ann"),
        ("Ann", ["Bob"], "Ann"),
        ("Ann", ["Ann"], "Ann 2"),
        ("ANN", ["Ann", "ann 2"], "ANN 3"),
        ("Аnn", ["Ann"], "Аnn 2"),
        ("greedy 2", ["greedy 2"], "greedy 2 2"),
        ("x" * 24, ["x" * 24], "x" * 22 + " 2"),
    ],
)
def test_two_at_a_table_are_told_apart(name: str, taken: list[str], found: str) -> None:
    assert told_apart(name, taken) == found


def test_a_number_is_free_of_all_names_at_the_table() -> None:
    assert told_apart("Kit", ["Kit"], ["Kit", "K1t 2", "Kit 3"]) == "Kit 4"
    assert told_apart("Ann", ["Kit"], ["Ann", "Kit"]) == "Ann"
