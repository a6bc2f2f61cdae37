"""The words of the board game: nothing that happens, is asked or is refused lacks them, and some sentences to the letter."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import carson
from carson.board.buildings import KIND_NAMES
from carson.board.characters import CHARACTERS
from carson.board.configuration.data import parse
from carson.board.game import BoardGame
from carson.board.map.action_track import SPACE_NAMES
from carson.board.map.contents import CONTENT_NAMES
from carson.board.shown.position import read_position
from carson.board.state.choices import MOST_DOLLARS
from carson.core.events import Event, Value
from carson.core.record import Play, read_record
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.locales import Words
from carson.sentences.board_sentences import TOLD_ALREADY, BoardSentences
from tests.conformance.recorded import quicker
from tests.conformance.walk import Case, Moment, cases_of, walk
from tests.rules.table import CENTRE_ROADS, choose, position, refused, with_rolls, with_sides

BOARD = title_of("board")
NAMES = ["Anna", "Bea", "Carl", "Dora", "Emil", "Fay"]
SOURCES = Path(carson.__file__).parent
ENGINE = SOURCES / "board"
RED = [f"{number}R" for number in range(1, 8)]
CASES = [
    *cases_of(BOARD, {"words": 9}),
    *(
        Case(BOARD, f"{preset} red", BOARD.preset(preset, characters=RED), "words")
        for preset in ("first-game", "first-edition")
    ),
]
MORE_CASES = [case for case in cases_of(BOARD, {"more words": 9}) if case.seed == "more words"]


@pytest.fixture(scope="module")
def sentences() -> BoardSentences:
    return BoardSentences(Words(), NAMES)


def is_text(text: str) -> bool:
    """A sentence or a label: something, on one line, with every value filled in and no id left."""
    return bool(text.strip()) and "\n" not in text and "{" not in text


# Nothing lacks words.


@pytest.mark.parametrize(
    "case", [*CASES[::2], *(pytest.param(case, marks=pytest.mark.slow) for case in [*CASES[1::2], *MORE_CASES])], ids=str
)
def test_whatever_happens_and_can_be_chosen_has_words(case: Case, sentences: BoardSentences) -> None:
    def check(moment: Moment) -> None:
        game, seat = moment.game, moment.seat
        assert isinstance(game, BoardGame)
        assert is_text(sentences.question(game, seat))
        for choice in game.legal(seat):
            label = sentences.choice(game, seat, choice)
            assert is_text(label)
            assert sentences.explained_choice(game, seat, choice) == (label, game.explain(seat, choice))

    game = walk(quicker(case), check, every=9)
    assert isinstance(game, BoardGame)
    for event in game.events or []:
        text = sentences.event(game, event)
        assert text is None or is_text(text)


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """The calls of functions or methods of these names."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
                if called in names and node.args:
                    yield node


def test_every_event_that_can_be_told_has_words() -> None:
    words = Words()
    kinds = {str(node.args[0].value) for node in calls(ENGINE, "tell") if isinstance(node.args[0], ast.Constant)}
    assert len(kinds) > 25
    assert [kind for kind in kinds if not words.has(f"event-{kind}")] == []


def test_every_reason_to_pay_has_words(sentences: BoardSentences) -> None:
    last = [node.args[-1] for node in calls(ENGINE, "gain_money", "gain_points", "pay")]
    reasons = {str(reason.value) for reason in last if isinstance(reason, ast.Constant)}
    assert len(reasons) > 15
    for reason in reasons:
        assert ("money", reason) in TOLD_ALREADY or is_text(sentences.reason(reason))


def refusals_in_sources() -> Iterator[Refusal]:
    """Every refusal that the sources can make, with made-up values of the right names; but for the card game's."""
    nodes = [node for folder in sorted(SOURCES.iterdir()) if folder.name != "cards" for node in calls(folder, "Refusal")]
    for node in nodes:
        if isinstance(node.args[0], ast.Name) and node.args[0].id in ("CODE", "code"):  # of a file of figures
            continue
        if isinstance(node.args[0], ast.Attribute) and node.args[0].attr == "code":  # of another refusal
            continue
        assert isinstance(node.args[0], ast.Constant), "the code of a refusal should be plain to see"
        values = {word.arg: made_up(word.arg, word.value) for word in node.keywords if word.arg}
        yield Refusal(str(node.args[0].value), **values)


def made_up(name: str, value: ast.expr) -> int | str:
    if name == "problem":
        return str(value.value) if isinstance(value, ast.Constant) else "number"
    examples: dict[str, str] = {
        "place": "d4", "parcel": "d4", "side": "d4n", "kind": "saloon", "content": "house", "character": "sheriff",
        "building": "school", "edition": "first", "why": "It is Sunday.",
    }  # fmt: skip
    return examples.get(name, 1)


def test_every_refusal_has_a_sentence(sentences: BoardSentences) -> None:
    found = {refusal.code: refusal for refusal in refusals_in_sources() if refusal.code not in ("bad-data", "bad-position")}
    assert len(found) > 50
    for refusal in found.values():
        text = sentences.refusal(refusal)
        assert is_text(text), refusal.code
        assert text.endswith("."), refusal.code


def test_every_problem_of_a_position_has_a_sentence(sentences: BoardSentences) -> None:
    source = (ENGINE / "shown" / "position.py").read_text(encoding="utf-8")
    problems = set(re.findall(r'(?:wrong\(|problem=)"([a-z-]+)"', source))
    assert len(problems) > 15
    for problem in problems:
        refusal = Refusal("bad-position", problem=problem, line=3, word="x", least=1, most=2)
        assert sentences.refusal(refusal).startswith("Line 3 of the position: ")


def test_everything_has_a_name_and_a_description(sentences: BoardSentences) -> None:
    texts = [sentences.kind(name) for name in CONTENT_NAMES]
    texts += [text for kind in KIND_NAMES for text in (sentences.kinds(kind), sentences.about_building(kind))]
    texts += [text for space in SPACE_NAMES for text in (sentences.place(space), sentences.about_space(space))]
    texts += [sentences.words(f"preset-{name}{about}") for name in BOARD.presets for about in ("", ".about")]
    texts += [sentences.words(f"edition-{name}{about}") for name in BOARD.editions for about in ("", ".about")]
    texts += [sentences.about_character(side.name, side.side) for side in CHARACTERS.values()]
    assert all(map(is_text, texts))
    assert max(map(len, texts)) <= 150


# Some sentences to the letter.


def told(game: BoardGame, sentences: BoardSentences, since: int = 0) -> list[str]:
    texts = (sentences.event(game, event) for event in (game.events or [])[since:])
    return [text for text in texts if text is not None]


def test_a_placement_and_a_pass_are_told(sentences: BoardSentences) -> None:
    game = position("players: 2\nnext: place 1")
    choose(game, "1 place wages", "2 pass")
    assert told(game, sentences) == ["Anna places a cowboy on Wages.", "Bea passes, first of all."]


def test_the_side_of_a_character_is_told_where_both_are_in_play(sentences: BoardSentences) -> None:
    def said(cast: list[str]) -> list[str]:
        game = BOARD.new(BOARD.preset("first-game", characters=cast), "sides")
        assert isinstance(game, BoardGame)
        taken = sentences.event(game, Event("take", {"seat": 0, "character": "sheriff", "side": "Y"}))
        return [told(game, sentences)[0].partition(", ")[0], str(taken)]

    yellow = [f"{number}Y" for number in range(1, 8)]
    assert said(yellow) == ["In this game: Sheriff", "Anna takes the Sheriff."]
    assert said([*yellow[:6], "7R"]) == ["In this game: Sheriff (yellow)", "Anna takes the Sheriff (yellow)."]


def test_a_building_space_is_called_by_the_tile_that_lay_there_then(sentences: BoardSentences) -> None:
    game = position("players: 2\ntrack: mine - - - - - -\nnext: place 1")
    choose(game, "1 place building-3")
    placed = next(event for event in (game.events or []) if event.kind == "place")
    game.track = [0] * len(game.track)
    assert sentences.event(game, placed) == "Anna places a cowboy on Mine ($3)."
    assert placed.as_json() == {"event": "place", "seat": 0, "place": "building-3", "piece": "cowboy"}
    assert sentences.event(game, Event("place", placed.values)) == "Anna places a cowboy on Building $3."


@pytest.mark.ruling("B6.2")
def test_a_duel_tells_the_dice_and_the_firepower(sentences: BoardSentences) -> None:
    lines = "players: 2\nplayer 2: cowboys 1\ncowboys: ammunition 1 2\npass-order: 1 2\nnext: resolve ammunition"
    assert told(with_rolls(lines, [2, 6]), sentences)[:2] == [
        "Duel on Ammunition: Anna 2 + 4 = 6, Bea 6 + 2 = 8. Bea wins.",
        "Bea gets the ammunition: 3 more firepower.",
    ]
    assert told(with_rolls(lines, [2, 4]), sentences)[0] == (
        "Duel on Ammunition: Anna 2 + 4 = 6, Bea 4 + 2 = 6. Anna, who passed first, wins the tie."
    )


def test_a_duel_is_told_with_the_totals_and_the_tie_of_its_event(sentences: BoardSentences) -> None:
    """Two dice are two digits; what they count is the engine's affair."""
    fought: dict[str, Value] = {"seats": [0, 1], "rolls": [35, 6], "firepower": [1, 2], "totals": [6, 8]}
    event = Event("duel", {**fought, "place": "wages", "tie": 1, "winner": 1})
    assert sentences.event(position("players: 2\nnext: place 1"), event) == (
        "Duel on Wages: Anna 5 + 1 = 6, Bea 6 + 2 = 8. Bea, who passed first, wins the tie."
    )


def test_gambling_is_told_with_the_money_of_its_event(sentences: BoardSentences) -> None:
    game = position("players: 2\nnext: place 1")
    event = Event("gamble", {"seat": 0, "rolls": [1, 2], "money": 12})
    assert sentences.event(game, event) == "Anna gambles: 1 and 2, $12."


@pytest.mark.ruling("B7.3", "B7.4")
def test_an_income_tells_its_parts(sentences: BoardSentences) -> None:
    lines = "players: 2\nextra-buildings: city-hall\nresident: 1\ncowboys: a1 2\nnext: resolve building-income"
    game = position(lines, d5="h", e6="h", f5="h", h1="ci", e5="1:sa", a1="1:ho")
    assert told(game, sentences)[:3] == [
        "Anna: hotel on a1 pays $6.",
        "Bea robs Anna on a1: $3.",
        "Anna: saloon on e5 pays $20 (3 Houses x $5 + City Hall $5 = $20).",
    ]


def test_a_doubled_income_tells_so(sentences: BoardSentences) -> None:
    game = position("players: 2\nplayer 1: card 3Y\nnext: resolve building-income", d5="h", e6="h", e5="1:sa")
    choose(game, "1 double saloon")
    assert told(game, sentences)[:2] == [
        "Anna's saloons pay double.",
        "Anna: saloon on e5 pays $20 (2 Houses x $5 = $10, times 2).",
    ]


def test_what_pays_by_itself_has_no_parts(sentences: BoardSentences) -> None:
    values: dict[str, Value] = {
        "seat": 0,
        "kind": "hotel",
        "place": "a1",
        "income": 12,
        "times": 2,
        "parts": [("hotel", 1, 6)],
    }
    assert sentences.event(position("players: 2"), Event("income", values)) == "Anna: hotel on a1 pays $12 ($6, times 2)."


def test_what_changes_hands_is_told_with_its_reason(sentences: BoardSentences) -> None:
    game = position("players: 2\ncowboys: wages 1 1 2, roads-3 2\nnext: resolve wages")
    assert told(game, sentences) == ["Anna gets $8: Wages.", "Bea gets $4: Wages.", "Bea gets 3 roads: Roads (1)."]


def test_a_purchase_is_told_once(sentences: BoardSentences) -> None:
    game = position(
        f"players: 2\n{CENTRE_ROADS}\ntrack: ranch - - - - - -\ncowboys: building-3 1\nnext: resolve building-3", a1="1:."
    )
    choose(game, "1 buy ranch", "1 build ranch a1")
    assert told(game, sentences)[:3] == [
        "Anna buys the ranch for $3.",
        "Anna builds the ranch on a1.",
        "Anna gets a revolver: ranch.",
    ]


def test_a_white_cowboy_is_told(sentences: BoardSentences) -> None:
    game = position("players: 2\nplayer 1: white-cowboy, card 1Y\nnext: place 1")
    choose(game, "1 white gambling")
    assert told(game, sentences) == ["Anna places the white cowboy on Gambling."]


def test_the_end_tells_the_ranking(sentences: BoardSentences) -> None:
    game = position("players: 2\nround: 4\nplayer 1: vp 3, $0\nplayer 2: vp 9, $13\nnext: final-scoring")
    assert told(game, sentences) == [
        "Final scoring.",
        "Bea gets 2 VP: money left at the end.",
        "The game is over: 1. Bea with 11 VP, 2. Anna with 3 VP.",
    ]


def test_a_player_without_a_name_has_a_number() -> None:
    game = position("players: 2\nnext: place 1")
    assert BoardSentences(Words()).event(game, Event("claim", {"seat": 1, "place": "d4"})) == "Player 2 takes parcel d4."


def label(game: BoardGame, sentences: BoardSentences, text: str) -> str:
    choice = game.catalogue.find(text)
    assert choice is not None
    assert choice.number in game.legal(game.waiting[0])
    return sentences.choice(game, game.waiting[0], choice.number)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("pass", "Pass: first in the pass order"),
        ("place wages", "Wages: $4 for each cowboy"),
        ("place ammunition", "Ammunition: 3 more firepower this round"),
        ("place roads-3", "3 roads"),
        ("place gambling", "Gambling: $2 to $12, $7 on average; duel with Bea: about 42% for you"),
        ("place building-5", "Buy the saloon for $5, income up to $10 on c4"),
        ("place building-6", "Buy the prison for $6, to build on c4"),
        ("place vp-5", "VP for $5 each: up to 3 now"),
        ("place c6", "c6: buy it for $3 (land, 1 House, 1 mountain)"),
        ("place b6", "b6 (mountain): buy it for $2; duel with Bea: about 42% for you"),
        ("place d5", "d5 (House): buy it for $2 (land, 1 House)"),
        ("place h1", "h1: attack Bea's ranch for $1 of $3"),
        ("place a1", "a1: defend $3 of $6 of your hotel"),
        ("white vp-2", "VP for $2 each: up to 7 now (white cowboy)"),
        ("road d6e", "Road d6e: connects d7, e7"),
    ],
)
def test_a_placement_says_what_it_is_for(choice: str, words: str, sentences: BoardSentences) -> None:
    lines = (
        "players: 2",
        CENTRE_ROADS,
        "track: - - saloon prison - - -",
        "player 1: white-cowboy",
        "cowboys: gambling 2, b6 2",
    )
    game = position("\n".join((*lines, "next: place 1")), d5="h", c4="1:.", b6="M", h1="2:ra", a1="1:ho")
    assert label(game, sentences, choice) == words


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("take sheriff", "Sheriff (1), limit $20: a white cowboy whom nobody joins"),
        ("take banker", "Banker (2), limit $60: 3, 5 or 7 VP for $3, $12 or $25"),
    ],
)
def test_a_character_says_what_it_does(choice: str, words: str, sentences: BoardSentences) -> None:
    assert label(position(f"players: 2\n{with_sides('2R')}\nnext: choose"), sentences, choice) == words


def test_a_house_says_whose_income_it_changes(sentences: BoardSentences) -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: kept saloon\nnext: resolve place-kept"
    game = position(lines, d5="h", c5="1:.", c6="2:.", d4="1:.", b5="2:sa")
    assert label(game, sentences, "build saloon c5") == "c5: build the saloon, income $5, with its House up to $10"
    choose(game, "1 build saloon c5")
    assert sentences.question(game, 0) == "Anna, where does the House of your saloon go?"
    assert label(game, sentences, "house d4") == "d4: a House; your saloon c5 +$5"
    assert label(game, sentences, "house c6") == "c6: a House, if Bea agrees; Bea's saloon b5 +$5"
    choose(game, "1 house c6")
    assert sentences.question(game, 1) == "Bea, may Anna put a House on your parcel c6, for a saloon?"
    assert (
        label(game, sentences, "agree") == "Agree: the House takes your parcel, 2 VP for you at the end; your saloon b5 +$5"
    )
    assert label(game, sentences, "refuse") == "Refuse: the House brings Anna $5 a round elsewhere"


def test_a_building_that_pays_without_houses_loses_nothing_when_its_house_is_refused(sentences: BoardSentences) -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: kept hotel\nnext: resolve place-kept"
    game = position(lines, d5="h", c5="1:.", c6="2:.", d4="1:.")
    choose(game, "1 build hotel c5", "1 house c6")
    assert label(game, sentences, "refuse") == "Refuse: the House goes elsewhere"


def test_money_to_give_says_what_it_brings_and_leaves(sentences: BoardSentences) -> None:
    game = position("players: 2\nplayer 1: $45, roads 0, card 1Y\nplayer 2: roads 0, $0\nnext: end-round")
    assert sentences.question(game, 0) == (
        "Anna, how much of your $45 do you spend? Each full $10 buys 1 VP; you can keep up to $20."
    )
    assert label(game, sentences, "give 31") == "Spend $31 for 3 VP, $14 left"


def test_what_is_for_nothing_has_no_price(sentences: BoardSentences) -> None:
    game = position(f"players: 2\n{CENTRE_ROADS}\nnext: first-parcels", d5="h", c5="M", b5="M")
    assert label(game, sentences, "claim c4") == "c4, on the road: 1 House, 2 mountains"
    assert label(game, sentences, "claim a1") == "a1"


@pytest.mark.parametrize(
    ("parts", "words"),
    [
        ([("houses", 3, 5), ("city-hall", 1, 5)], "3 Houses x $5 + City Hall $5 = $20"),
        ([("houses", 13, 5), ("highest", 1, -10)], "13 Houses x $5 - $10 over the maximum = $55"),
        ([("houses", 0, 3), ("ranches", 0, 3)], "nothing = $0"),
        ([("houses", 0, 3), ("ranches", 2, 3)], "2 ranches x $3 = $6"),
        ([("hotel", 1, 6)], "hotel $6"),
        ([("space", 1, 5), ("character", 1, -2)], "the space $5 - character $2 = $3"),
    ],
)
def test_a_number_has_parts(parts: list[tuple[str, int, int]], words: str, sentences: BoardSentences) -> None:
    assert sentences.parts(parts) == words


def test_firepower_has_parts_without_dollars(sentences: BoardSentences) -> None:
    parts = [("revolvers", 2, 1), ("cowboys", 1, 1), ("ammunition", 1, 3)]
    assert sentences.parts(parts, dollars=False) == "2 revolvers + 1 cowboy + ammunition 3 = 6"


# Refusals.


@pytest.mark.parametrize(
    ("language", "between", "rim"),
    [
        ("en", "Anna lays a road between d5 and d6.", "Anna lays a road on the north side of d8."),
        ("nl", "Anna legt tussen d5 en d6 een weg aan.", "Anna legt aan de noordkant van d8 een weg aan."),
        ("de", "Anna legt eine Straße zwischen d5 und d6.", "Anna legt eine Straße an der Nordseite von d8."),
        ("pl", "Anna kładzie drogę między d5 a d6.", "Anna kładzie drogę przy północnym boku d8."),
    ],
)
def test_whoever_sees_the_town_reads_of_a_road_between_which_parcels_it_lies(language: str, between: str, rim: str) -> None:
    game, sentences = position("players: 2"), BoardSentences(Words(language), NAMES)
    laid = [Event("road", {"seat": 0, "side": side}) for side in ("d5n", "d8n")]
    assert "d5n" in str(sentences.event(game, laid[0]))  # where it is typed
    sentences.draws = False
    assert [sentences.event(game, event) for event in laid] == [between, rim]


def test_whoever_sees_the_town_chooses_a_road_without_its_name(sentences: BoardSentences) -> None:
    pointing = BoardSentences(Words(), NAMES)
    pointing.draws = False
    game = position(f"players: 2\nround: 2\n{CENTRE_ROADS}\nplayer 1: roads 1\nnext: place 1", h1="2:pr")
    choice = next(choice for choice in game.legal(0) if game.catalogue[choice].text == "road d6e")
    assert pointing.choice(game, 0, choice) == "Road between d6 and e6: connects d7, e7"
    assert pointing.refusal(refused(game, "1 road a1s")) == (
        "A road on the south side of a1 would not join the network; it has to touch the end of another road. (rule B2.4)"
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("1 place gambling", "You have a cowboy on Gambling already; choose another place. (rule B4.4)"),
        ("1 place vp-2", "VP for $2 is closed in this round or has no tile; choose a space that is open. (rule B4.7)"),
        ("1 place h1", "h1 is taken, and nothing on it can be attacked; attack a building that earns money. (rule B4.6)"),
        ("1 road a1s", "A road on a1s would not join the network; it has to touch the end of another road. (rule B2.4)"),
        ("1 keep", "“keep” does not answer what is asked now; choose one of the choices listed."),
        ("2 pass", "It is not the turn of Bea."),
    ],
)
def test_a_refusal_says_why_and_cites_the_rule(line: str, words: str, sentences: BoardSentences) -> None:
    game = position(f"players: 2\nround: 2\n{CENTRE_ROADS}\ncowboys: gambling 1\nnext: place 1", h1="2:pr")
    assert sentences.refusal(refused(game, line)) == words


def test_a_taken_character_names_who_has_it(sentences: BoardSentences) -> None:
    game = position("players: 2\npass-order: 1 2\nnext: choose")
    choose(game, "1 take sheriff")
    assert sentences.refusal(refused(game, "2 take sheriff")) == (
        "Anna has the Sheriff this round; choose another character. (rule B4.1)"
    )


def test_a_replay_that_differs_says_why(sentences: BoardSentences) -> None:
    play = Play(BOARD, BOARD.preset("first-game", players=2), "seed")
    play.choose(play.game.waiting[0], "claim a1")
    record = read_record(play.record.as_text())
    record.choices[0] = (record.choices[0][0], f"give {MOST_DOLLARS - 1}")
    with pytest.raises(Refusal) as caught:
        Play.of(BOARD, record)
    seat = record.choices[0][0] + 1
    assert sentences.refusal(caught.value) == (
        f"Choice 1 of the record, “give 1999” of player {seat}, cannot be made: "
        "“give 1999” does not answer what is asked now; choose one of the choices listed."
    )


def test_a_bad_position_names_the_line(sentences: BoardSentences) -> None:
    with pytest.raises(Refusal) as caught:
        read_position("carson-city position 1\nround: 9\n")
    assert sentences.refusal(caught.value) == "Line 2 of the position: “9” should be a whole number from 0 to 4."


def test_bad_data_names_the_line_and_the_field(sentences: BoardSentences) -> None:
    with pytest.raises(Refusal) as caught:
        parse("[start]\nmoney = 999\n")
    assert sentences.refusal(caught.value) == (
        "Line 2, start.money: 999 is outside the range; write a number from 0 to 200. (rule B11.1)"
    )
