"""The loader of words, and that every file of words in the package can be read."""

import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message

from carson import locales
from carson.locales import MissingWords, Words, languages, system_language

FOLDER = Path(locales.__file__).parent
FILES = sorted(FOLDER.glob("*/*.ftl"))

ENGLISH = {
    "en/a.ftl": """\
# A comment.
greeting = Howdy, { $name }!
    .title = A greeting
ranches = { $count ->
    [one] one ranch
   *[other] { $count } ranches
}
sign = Welcome to { -town }, { moto }
""",
    "en/b.ftl": """\
-town = Carson City
moto = gold and guns
greeting-late = Evening.
only-parts =
    .title = Just a title
""",
}
GERMAN = {
    "de/a.ftl": """\
extra = nur deutsch
greeting = Grüß dich, { $name }!
lost = { -nirgends }
broken = { $name
""",
}


def folder(root: Path, files: Mapping[str, str]) -> Path:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


@pytest.fixture
def english(tmp_path: Path) -> Words:
    return Words(root=folder(tmp_path, ENGLISH))


@pytest.fixture
def german(tmp_path: Path) -> Words:
    return Words("de", root=folder(tmp_path, ENGLISH | GERMAN))


def test_values_are_filled_in_without_isolation_marks(english: Words) -> None:
    assert english("greeting", name="Kit") == "Howdy, Kit!"


def test_a_value_may_have_the_name_of_a_parameter(tmp_path: Path) -> None:
    words = Words(root=folder(tmp_path, {"en/a.ftl": "tile = { $id } { $self }\n"}))
    assert words("tile", id="bank", self="3") == "bank 3"


@pytest.mark.parametrize(("count", "text"), [(0, "0 ranches"), (1, "one ranch"), (6, "6 ranches")])
def test_a_number_chooses_the_plural(english: Words, count: int, text: str) -> None:
    assert english("ranches", count=count) == text


def test_a_sentence_that_was_filled_in_before_has_the_values_of_now(english: Words) -> None:
    names = ["Kit", "Ann", "Kit"]
    assert [english("greeting", name=name) for name in names] == [f"Howdy, {name}!" for name in names]
    for _ in range(2):
        with pytest.raises(MissingWords):
            english("greeting", nobody="Kit")


def test_an_attribute_has_the_messages_id_and_its_own(english: Words) -> None:
    assert english("greeting.title") == "A greeting"


def test_a_message_may_refer_to_another_file(english: Words) -> None:
    assert english("sign") == "Welcome to Carson City, gold and guns"


def test_the_language_comes_before_english(german: Words) -> None:
    assert german("greeting", name="Kit") == "Grüß dich, Kit!"


def test_english_fills_the_gaps(german: Words) -> None:
    assert german("greeting-late") == "Evening."
    assert german("ranches", count=1) == "one ranch"


def test_english_fills_the_gap_of_an_attribute(german: Words) -> None:
    assert german("greeting.title") == "A greeting"


@pytest.mark.parametrize("id", ["nothing", "greeting.nothing", "only-parts", "-town", ""])
def test_a_missing_id_is_an_error_that_names_it(german: Words, id: str) -> None:
    assert not german.has(id)
    with pytest.raises(MissingWords) as error:
        german(id)
    assert str(error.value) == f"There are no words for '{id}' in the language 'de', nor in English."
    assert isinstance(error.value, KeyError)


def test_a_missing_value_is_an_error_that_names_it(english: Words) -> None:
    with pytest.raises(MissingWords, match=r"'greeting' \(en\) cannot be filled in: .*name"):
        english("greeting")


def test_a_missing_reference_is_an_error_that_names_it(german: Words) -> None:
    with pytest.raises(MissingWords, match=r"'lost' \(de\) cannot be filled in: .*-nirgends"):
        german("lost")


def test_broken_words_are_an_error_when_asked_for(german: Words) -> None:
    with pytest.raises(ValueError, match=r"'broken' \(de\) are not Fluent: Expected token"):
        german("broken", name="Kit")


def test_an_id_used_twice_is_an_error(tmp_path: Path) -> None:
    files = {"en/a.ftl": "horse = a horse\n", "en/b.ftl": "horse = a mare\n"}
    with pytest.raises(ValueError, match=r"en/b\.ftl: 'horse' has words already"):
        Words(root=folder(tmp_path, files))


@pytest.mark.parametrize("id", ["greeting", "greeting.title", "extra", "greeting-late", "only-parts.title"])
def test_has(german: Words, id: str) -> None:
    assert german.has(id)


def test_ids_are_in_file_order_english_first(german: Words) -> None:
    assert german.ids() == [
        *("greeting", "ranches", "sign"),
        *("moto", "greeting-late", "only-parts"),
        *("extra", "lost", "broken"),
    ]
    assert german.ids("greeting") == ["greeting", "greeting-late"]


def test_languages_are_the_folders_with_words(tmp_path: Path) -> None:
    folder(tmp_path, ENGLISH | GERMAN | {"fr/notes.txt": "rien"})
    assert languages(tmp_path) == ["de", "en"]


def test_an_unknown_language_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    root = folder(tmp_path, ENGLISH | GERMAN)
    with pytest.raises(LookupError, match=r"no words in the language 'fr'; choose one of: de, en\."):
        Words("fr", root=root)


def test_the_package_has_english() -> None:
    assert "en" in languages()
    assert Words().language == "en"


@pytest.mark.parametrize("language", languages())
def test_every_file_of_the_package_is_fluent_and_the_loader_finds_every_entry(language: str) -> None:
    bodies = {
        path.name: FluentResource(path.read_text(encoding="utf-8")).body for path in FILES if path.parent.name == language
    }
    assert [(file, entry.content) for file, body in bodies.items() for entry in body if isinstance(entry, Junk)] == []
    expected = {entry.id.name for body in bodies.values() for entry in body if isinstance(entry, Message)}
    assert expected
    assert expected <= set(Words(language).ids())


# Values from anywhere.


@pytest.mark.parametrize("length", [100, 2500, 100_000])
def test_values_of_any_length_are_shown_as_far_as_they_fit(length: int) -> None:
    text = Words()("data-not-toml", line=1, found="x" * length, reason="y" * length)
    assert len(text) < 2500
    assert "xxx" in text
    assert "yyy" in text


def test_a_number_of_any_length_too(english: Words) -> None:
    assert english("ranches", count=10**4000).endswith("… ranches")


@pytest.mark.parametrize("name", ["\x1b[31mAnn", "Ann\x07", "\u202eAnn", "Ann\udcff", "A\x9bnn"])
def test_what_commands_a_terminal_is_left_out_of_values(english: Words, name: str) -> None:
    assert english("greeting", name=name).replace("[31m", "") == "Howdy, Ann!"


def test_a_tab_is_a_blank_and_lines_stay(english: Words) -> None:
    assert english("greeting", name="a\tb\nc") == "Howdy, a b\nc!"


@pytest.fixture
def often_switched() -> Iterator[None]:
    """Threads take turns after every few steps."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def test_threads_that_ask_for_the_same_words_at_once_all_get_them(often_switched: None) -> None:
    def titles(words: Words) -> list[str]:
        return [words(f"{id}.title") for id in words.ids("rule-")]

    expected = titles(Words())
    for _ in range(3):
        words = Words()
        with ThreadPoolExecutor(8) as threads:
            assert list(threads.map(titles, [words] * 8)) == [expected] * 8


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LC_ALL": "nl_BE", "LANG": "de_DE"}, "nl"),
        ({"CARSON_LANGUAGE": "pl", "LC_ALL": "nl_BE"}, "pl"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language
