"""Names of people, and what they say."""

from __future__ import annotations

import pytest

from carson.core.refusal import Refusal
from carson.locales import Words
from carson.table.people.names import person_name, shown_text


@pytest.mark.parametrize(
    "name", ["K", "Ann", "Zoë", "Łukasz", "Kit ★", "李小龙", "สมชาย", "दीपक", "O'Hara-Smith", "x" * 24, "🤠"]
)
def test_names_of_people(name: str) -> None:
    assert person_name(name) == name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Ann  ", "Ann"),
        ("Ann   Lee", "Ann Lee"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
        ("Ａｎｎ", "Ann"),
        ("Kit \u2764\ufe0f", "Kit \u2764"),
    ],
)
def test_a_name_is_kept_in_one_form(text: str, name: str) -> None:
    assert person_name(text) == name
    assert person_name(name) == name


@pytest.mark.parametrize(
    "text",
    [
        *("", "   ", "x" * 25, "x" * 100_000, "\ufdfa" * 24),
        *("A\x00nn", "A\tnn", "Ann\n", "Ann\u2028", "A\x1b[31m", "A\x9bnn"),
        *(
            "A\u200bnn",
            "A\u200dnn",
            "\u202eAnn",
            "A\u2066nn",
            "\ufeffAnn",
            "A\u00adnn",
            "\u3164",
            "A\u2800",
            "A\ufe01",
            "A\U000e0101",
        ),
        *("\ud800", "\ue000", "A" + "\u0335" * 3, "\u0301Ann"),
        *("A" + "\u0335\u0903" * 3, "A\u0335\u0335\u0903\u0335", "\u0903\u0335"),
    ],
)
def test_a_name_that_shows_nothing_or_disturbs_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as caught:
        person_name(text)
    assert (caught.value.code, caught.value.values) == ("bad-name", {"most": 24})


@pytest.mark.parametrize(
    "text",
    [
        "x",
        " howdy  partner ",
        "👩\u200d🌾 \u2764\ufe0f",
        "می\u200cخواهم",
        "שלום\u200f",
        "a\u0301" * 9,
        "ที่นี่",
        "हिन्दी में बड़ीं",
        "ক্ষৌণী",
        "🏳\ufe0f\u200d🌈\u200d🏳\ufe0f",
        "1\ufe0f\u20e3",
    ],
)
def test_texts_that_can_be_shown(text: str) -> None:
    assert shown_text(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "\u200b",
        "a\0",
        "a\tb",
        "a\nb",
        "\x9b1m",
        "\u2029a",
        "\ud800",
        "\u202ea",
        "a\u2069",
        "A" + "\u0335" * 3,
        *("A" + f"\u0335\u0335{between}" * 2 for between in "\u200c\u200d\u200f\u0903"),
        "\u0301a",
        "a\u200bb",
        "a\u00adb",
        "\ufeffa",
        "a\u2060b",
        "a\U000e0041",
    ],
)
def test_texts_that_show_nothing_or_disturb_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bad-text"):
        shown_text(text)


def test_the_refusal_of_a_name_has_words() -> None:
    assert Words()("refusal-bad-name", most=24) == "A name has 1 to 24 characters that can be seen; choose another."
