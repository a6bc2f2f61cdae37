"""What the numbers of an observation mean, in words."""

import pytest

from carson.lab.encoding.layout import Layout, Part

LAYOUT = Layout(
    Part("money", ("own", "next")),
    Part("weather", ("weather",), "one of", ("sun", "rain")),
    Part("standing", ("saloon",), "set of", ("own", "next", "third")),
)


def test_it_is_told_in_words_without_what_is_nothing() -> None:
    assert LAYOUT.told((7, 0, 1, 5)) == {
        "money": {"own": 7}, "weather": {"weather": "rain"}, "standing": {"saloon": ["own", "third"]}
    }  # fmt: skip
    assert LAYOUT.told((0, 0, 0, 0)) == {}


def test_parts_lie_one_after_the_other() -> None:
    assert LAYOUT.size == 4
    assert [LAYOUT.slice_of(part.name) for part in LAYOUT.parts] == [slice(0, 2), slice(2, 3), slice(3, 4)]


@pytest.mark.parametrize(
    "changed",
    [
        Part("dollars", ("own", "next")),
        Part("money", ("next", "own")),
        Part("money", ("own", "next"), "set of", ("own",)),
        Part("money", ("own", "next"), "one of", ("none", "some")),
    ],
)
def test_another_meaning_has_another_digest(changed: Part) -> None:
    assert Layout(changed, *LAYOUT.parts[1:]).digest != LAYOUT.digest
    assert Layout(*LAYOUT.parts).digest == LAYOUT.digest


def test_no_two_parts_or_fields_have_one_name() -> None:
    with pytest.raises(ValueError, match="'money' or a field of it is there twice"):
        Layout(Part("money", ("own",)), Part("money", ("next",)))
    with pytest.raises(ValueError, match="twice"):
        Layout(Part("money", ("own", "own")))
