"""The card game in the terminal, driven by scripts: what is typed, and what is seen. What all games share: test_play.py."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from carson.bots import Bot, make_bot
from carson.cards.game import CardGame
from carson.cards.round.scoring import score_parts
from carson.cli.terminal.cards.menu import CardsMenu
from carson.cli.terminal.cards.screen import CardsScreen
from carson.cli.terminal.look import Look
from carson.cli.terminal.play import Sitting, Terminal, run
from carson.core.record import Play, verify
from carson.games import title_of
from tests.cards.table import city_lines, deck, position
from tests.cli.terminal.cards.sight import NAMES, answers, final, paper, sentences_of, table

CARDS = title_of("cards")
OFFER = "offer: captain i-1 i-2 i-3 i-4"


def new_play(players: int = 1, virtual: Iterable[str] | None = None, seed: str = "seven") -> Play:
    changes: dict[str, object] = {"players": players} if virtual is None else {"players": players, "virtual": [*virtual]}
    return Play(CARDS, CARDS.preset("solo", **changes), seed, NAMES[:players])


def bots(*seats: int) -> dict[int, Bot]:
    return {seat: make_bot("random", seat, "cards") for seat in seats}


class Script:
    """Types a list of lines; after the last one the input ends. Keeps the prompts and what was on the screen at each."""

    def __init__(self, console: Console, lines: Iterable[str] = ()) -> None:
        self.console = console
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []
        self.screens: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.console.export_text())
        return self.answer(prompt)

    def answer(self, prompt: str) -> str:
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


class Player(Script):
    """Chooses by chance, now by number, now by text, until the game is over."""

    def __init__(self, console: Console, play: Play, seed: int = 1) -> None:
        super().__init__(console)
        self.play = play
        self.chance = Random(seed)

    def answer(self, prompt: str) -> str:
        game = self.play.game
        assert isinstance(game, CardGame)
        if game.over:
            raise EOFError
        if not prompt.startswith(tuple(NAMES)):  # a page of news, or the keyboard is passed
            return ""
        menu = CardsMenu(game, NAMES.index(prompt.split(">")[0]))
        if self.chance.random() < 0.5:
            return str(menu.number_of(self.chance.choice(menu.numbered)))
        return game.catalogue.text(self.chance.choice(menu.legal))


def typed(*lines: str, play: Play | None = None, live: bool = False, ascii: bool = False) -> tuple[Script, Play]:
    """Sit down against three beginners, type these lines and leave."""
    play = play or new_play()
    console = paper()
    script = Script(console, lines)
    assert run(Sitting(play, ascii=ascii), console, script, live) == 0
    script.screens.append(console.export_text())
    return script, play


# Whole games.


@pytest.mark.ruling("C1.4")
def test_a_whole_solo_game_ends_with_where_the_points_came_from() -> None:
    play, console = new_play(), paper()
    player = Player(console, play)
    assert run(Sitting(play), console, player, live=True) == 0
    assert play.game.over
    last, points = player.screens[-1], play.game.points()
    scores = [line.split() for line in last.splitlines() if "Victory points" in line]
    assert [int(word) for word in scores[0][-4:]] == [points[seat] for seat in play.game.ranking()]
    assert "Virtual 1 (beginner)" in last
    assert {prompt.split(">")[0] for prompt in player.prompts} <= {"Ann", "", "Press Enter. "}
    assert verify(CARDS, play.record) is None


@pytest.mark.parametrize(
    ("players", "virtual", "seats"), [(2, ["expert", "advanced"], ()), (6, [], (2, 3, 4, 5)), (3, ["expert"] * 3, (1,))]
)
def test_a_whole_game_of_people_bots_and_virtual_players(players: int, virtual: list[str], seats: tuple[int, ...]) -> None:
    play, console = new_play(players, virtual), paper()
    assert run(Sitting(play, bots(*seats)), console, Player(console, play), live=True) == 0
    assert play.game.over
    assert verify(CARDS, play.record) is None


def test_whoever_only_types_the_lowest_number_plays_a_whole_game() -> None:
    play, console = new_play(), paper()

    class Lowest(Player):
        def answer(self, prompt: str) -> str:
            game = self.play.game
            assert isinstance(game, CardGame)
            if game.over:
                raise EOFError
            menu = CardsMenu(game, 0)
            return str(min(map(menu.number_of, menu.numbered)))

    run(Sitting(play), console, Lowest(console, play), live=False)
    assert play.game.over


# The screen.


@pytest.mark.parametrize(
    ("players", "virtual"), [(1, 3), (1, 5), (2, 2), (4, 0), (6, 0), (3, 3)], ids=lambda count: str(count)
)
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
@pytest.mark.parametrize("often", [0.1, pytest.param(1.0, marks=pytest.mark.slow)])
def test_the_screen_never_exceeds_the_terminal(players: int, virtual: int, width: int, height: int, often: float) -> None:
    play, console, chance = new_play(players, ["expert"] * virtual), paper(width, height), Random(players)
    terminal = Terminal(Sitting(play), console, lambda prompt: "", live=True)
    while not play.game.over:
        seat = play.game.waiting[0]
        if chance.random() < often:
            terminal.show_table(seat, terminal.shown.menu(terminal.game, seat))
            lines = console.export_text().splitlines()
            top = max(number for number, line in enumerate(lines) if "CARSON CITY" in line)
            assert max(map(len, lines)) <= width
            assert len(lines) - top <= height - 1  # and one to type on
        terminal.choose(seat, chance.choice(play.game.legal(seat)))


def test_the_table_has_the_city_the_market_the_participants_the_score_and_the_choices() -> None:
    lines = (
        deck(["mM .. 7", "H. .. 2"]),
        "offer: banker i-1 i-2",
        city_lines("B H\n. ."),
        "player 1: has captain, bids 4 5",
    )
    screen = table(position(*lines, "virtual: expert beginner beginner", "player 2: cards i-9", "next: bids"))
    text = "\n".join(screen)
    for part in (
        "CARSON CITY: THE CARD GAME  era I · round 1 of 9 · bidding",
        "20          Ba  ⌂",
        "             1",
        "Banker  priority 1, now +4",
        "4 VP for each bank",
        "i-1               i-2".split()[0],
        "priority 7        2",
        "▶1 Ann         hat         7",
        "· · · 4 5 · · · ·  Captain",
        " 2 Virtual 1   star        1",
        "3 4 5 6 7 8 9 10 11  expert, 1 card",
        "Equal bids: 1 hat, 2 star, 3 cactus, 4 boot",
        "You score 7 VP now: Banks 1 · Captain 6",
        "Ann, which bid do you play?",
        " 4) Bid 4: first ",
    ):
        assert part in text


def test_bids_that_lie_open_are_seen_with_the_order() -> None:
    bids = ["player 1: bids 7, bid 5, boost 3, revealed", "player 2: bid 8", "player 3: bid 9", "player 4: bid 1"]
    text = "\n".join(table(position(deck(), OFFER, *bids, "next: take 1")))
    assert "5+3=8 (2nd)" in text
    assert "9 (1st)" in text


@pytest.mark.ruling("C2.3")
def test_a_bid_stays_secret_until_all_have_bid() -> None:
    script, play = typed("", "7", "", play=new_play(2), live=True)
    assert [screen.split()[4] for screen in script.screens if screen.startswith("Pass the keyboard")] == ["Ann;", "Bella;"]
    bellas = script.screens[3]
    assert "has bid" in bellas
    assert "1 2 3 4 5 6 7 8 9" in next(line for line in bellas.splitlines() if "1 2 3" in line)
    assert play.record.choices == [(0, "bid 7")]


def test_nobody_takes_back_the_bid_of_another() -> None:
    script, play = typed("", "7", "", "undo", play=new_play(2), live=True)
    assert "You cannot take that back: Ann has moved since." in script.screens[4]
    assert len(play.record.choices) == 1


def test_a_card_to_be_laid_is_drawn_and_its_places_are_numbered() -> None:
    screen = table(position(deck(["mM .. 7"]), city_lines("M .\n. ."), "next: place 1 i-1"))
    assert "Mi ▲▲  i-1 is to be laid" in screen[1]
    assert any(" 1) " in line and "VP" in line for line in screen)
    assert any("•" in line for line in screen[1:14])
    assert any(line.startswith("More places: ") for line in screen)


def test_the_end_shares_a_win() -> None:
    game = position("era: 2", "round: 9", deck(), "player 2: cards i-1", "player 3: cards i-2", "next: end")
    text = "\n".join(final(game))
    assert "Virtual 1 and Virtual 2 share the win (rule C4.8)." in text
    assert "1. 3 Virtual 2 (beginner)" in text
    assert "3. 1 Ann" in text


def test_the_end_says_where_each_point_came_from() -> None:
    game = position("era: 2", "round: 9", city_lines("S H\nO ."), "player 1: has captain", "next: end")
    rows = {line[48:75].strip(): line.split()[-4:] for line in final(game)[7:]}
    place = [game.ranking().index(0)]
    assert [rows["Saloons"][at] for at in place] == ["2"]
    assert [rows["Outlaws"][at] for at in place] == ["-6"]
    assert [rows["Victory points"][at] for at in place] == ["2"]


def test_in_ascii_there_is_nothing_else() -> None:
    lines = ["?", "city", "score", "bids", "cards", "why 5", "rule C3.2", "9", "1", "1", "log", "nonsense"]
    script, _ = typed(*lines, live=True, ascii=True)
    assert all(screen.isascii() for screen in script.screens)


def test_a_tiny_terminal_has_everything_below_each_other() -> None:
    lines = table(position(OFFER, city_lines("M .\n. ."), "next: bids"), width=60, height=20)
    assert max(map(len, lines)) <= 60
    assert any("which bid" in line for line in lines)


# What is typed.


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", "The numbers go from 1 to 9."),
        ("12", "The numbers go from 1 to 9."),
        ("dance", "“dance” is neither a choice nor a command: type a number, a choice such as “take sheriff”, or “help”."),
        ("take sheriff", "“take sheriff” is no bid; choose one of those in your hand, such as “bid 7”. (rule C2.3)"),
        ("place n15", "“place n15” is no bid; choose one of those in your hand, such as “bid 7”. (rule C2.3)"),
        ("sell i-1", "Only the Auctioneer sells cards, and you do not have him. (rule C3.4)"),
        ("rule C99", "There is no chapter C99: the chapters are C1 to C5."),
        ("why", "Ask about a number in the list (“why 2”)"),
        ("why nobody", "Ask about a number in the list (“why 2”)"),
        ("why 99", "The numbers go from 1 to 9."),
        ("city 9", "Whose city? Type “city” and a name, or a number from 1 to 4."),
        ("score nobody", "Whose score? Type “score” and a name, or a number from 1 to 4."),
        ("undo", "There is nothing to take back."),
    ],
)
def test_bad_input_is_answered_in_one_sentence_and_changes_nothing(line: str, sentence: str) -> None:
    play = new_play()
    before = play.game.digest()
    script, _ = typed(line, play=play)
    answer = script.screens[1]
    assert sentence in " ".join(answer.split())
    assert len(answer.splitlines()) <= 2
    assert play.game.digest() == before


def test_a_used_bid_is_refused_by_its_number() -> None:
    play = new_play()
    play.choose(0, "bid 7")
    while not play.game.in_secret:
        play.choose(0, play.game.legal(0)[0])
    script, _ = typed("7", "why 7", play=play)
    for screen in script.screens[1:3]:
        assert "You have no bid 7 in hand: each is played once in an era." in " ".join(screen.split())


def test_undo_takes_back_a_card_that_was_taken_but_no_open_bid() -> None:
    play = new_play(seed="undo")
    texts = ["bid 1"]
    while not texts[0].startswith("place"):
        play.choose(0, next((text for text in texts if text == "decline"), texts[-1]))
        texts = [CARDS.catalogue.text(choice) for choice in play.game.legal(0)]
    before = len(play.record.choices)
    typed("undo", play=play)
    assert len(play.record.choices) == before - 1
    script, _ = typed("undo", play=play)
    assert "bids were shown or cards drawn since" in " ".join(script.screens[1].split())


# Answers.


def said(lines: list[str]) -> str:
    return "\n".join(lines)


def test_why_explains_a_placement_source_by_source() -> None:
    game = position(deck(["m. .. 7"]), city_lines("M B\n. ."), "next: place 1 i-1")
    lines = answers(game).why("1")
    assert lines[1:] == ["Mines: 0 → 2 VP, +2 VP", "Banks (mines): 0 → 1 VP, +1 VP"]
    place = lines[0].split(":")[0]
    assert answers(game).why(place)[: len(lines)] == lines
    assert answers(game).why(f"place {place}")[: len(lines)] == lines


def test_why_explains_a_parcel() -> None:
    game = position(OFFER, city_lines("B T\nm O"), "next: bids")
    assert answers(game).why("k20") == ["k20, bank: 2 adjacent House symbols + 1 for the mine in the city = 3 VP."]
    assert answers(game).why("l19") == ["l19, outlaws: 1 parcel x 6 = -6 VP."]
    assert answers(game).why("l20") == ["l20, Townhouse: 2 House symbols for the buildings that count them."]
    assert answers(game).why("a1") == ["No card of yours lies at a1."]


def test_why_explains_a_bid() -> None:
    rivals = ("player 2: bids 1 9", "player 3: bids 1", "player 4: bids 1")
    game = position(OFFER, "player 1: bids 5 6", *rivals, "next: bids")
    assert answers(game).why("5") == [
        "Chances to choose first, second and so on with bid 5: 50%, 50%, 0%, 0%; place 1.50 on average."
    ]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("saloon", "saloon: 2 VP for each House symbol beside it."),
        ("general store", "general store: 1 VP for each House symbol in the city"),
        ("Sa", "saloon: 2 VP"),
        ("Sheriff", "Sheriff: 3 VP for each prison"),
        ("chinese-worker", "Chinese Worker: Once an era"),
        ("outlaws", "outlaws: 6 VP less"),
        ("virtual 1", "Virtual 1 scores 0 VP."),
    ],
)
def test_why_tells_what_something_is(asked: str, answer: str) -> None:
    assert said(answers(position(OFFER, "next: bids")).why(asked)).startswith(answer)


def test_why_tells_of_a_card_on_offer() -> None:
    game = position(deck(["mM .. 7"]), OFFER, city_lines("M ."), "next: bids")
    lines = answers(game).why("i-1")
    assert lines[0] == "i-1 (mine, mountain): Mi ▲▲/ .  ., priority 7."
    assert lines[1].startswith("Best places for you: ")


def test_score_tells_every_source_and_everybodys_total() -> None:
    game = position(deck(), OFFER, city_lines("S H"), "player 3: cards i-20 i-21", "next: bids")
    lines = answers(game).score("")
    assert lines[:2] == ["Ann scores 2 VP.", "  Saloons: 1 adjacent House symbol x 2 = 2 VP"]
    assert {"Ann 2 VP: Saloons 2.", "Virtual 2 2 VP: Priorities 2.", "Virtual 1 0 VP."} <= set(lines)
    assert answers(game).score("virtual 2")[1].endswith(": 2 VP.")


def test_city_shows_another_players_city_and_a_virtual_players_cards() -> None:
    game = position("players: 2", deck(["m. .. 7"]), OFFER, city_lines("S H", 2), "player 3: cards i-9", "next: bids")
    lines = answers(game).city("bella")
    assert lines[0] == "Bella's city"
    assert lines[1].startswith("20  Sa  ⌂")
    assert answers(game).city("3")[0].startswith("Virtual 1 has i-9 (")


def test_bids_tells_what_is_left_and_how_likely_it_is() -> None:
    game = position(
        OFFER, "player 1: bids 2 5", "player 2: bids 3 4 7", "player 3: bids 1", "player 4: bids 8 9", "next: bids"
    )
    lines = answers(game).bids("")
    assert lines[0] == "Ann has 2 5 left."
    assert lines[1] == "Virtual 1 has 3 4 7 left; each is played with the chance 1 in 3."
    assert lines[2] == "Virtual 2 has 1 left, and plays it."
    assert lines[-2] == "  bid 5: 0%, 67%, 33%, 0%; place 2.33 on average"


def test_people_are_said_to_be_reckoned_as_if_they_bid_at_random() -> None:
    game = position("players: 2", OFFER, "next: bids")
    assert "as if people and bots bid at random too" in said(answers(game).bids(""))
    assert "as if everybody bid at random" in "\n".join(table(game))


def test_cards_tells_what_is_to_come_and_what_was_taken() -> None:
    lines = ("player 1: has captain, used lawyer, aside i-7", "player 2: cards i-9, has doctor", "under: sheriff")
    game = position(deck(), "offer: banker i-1 i-2", *lines, "laid 1: i-10 n15", "next: bids")
    text = said(answers(game).cards(""))
    assert "43 terrain cards are in the pile of this era, of which 32 will be turned up" in text
    assert "Under the pile, because of a skull: Sheriff." in text
    assert "Ann has these characters: (Lawyer), Captain; and in the city: i-10. Put aside: i-7." in text
    assert "Virtual 1 has i-9 (" in text
    assert "the Doctor 1: 2 VP." in text
    assert "Virtual 2 has no card yet." in text


def test_help_lists_the_commands_and_the_signs() -> None:
    script, _ = typed("?")
    text = " ".join(script.screens[1].split())
    for part in (
        "TYPE a number",
        "city 2",
        "score ",
        "bids ",
        "cards what is still in the piles",
        "undo",
        "Ra ranch",
        "Ou outlaws",
    ):
        assert part in text
    assert text.count("TYPE a number") == 1


def test_help_says_the_aim() -> None:
    script, _ = typed("help")
    assert "THE AIM is the most victory points" in script.screens[1]


def test_a_chapter_is_shown_with_its_text_and_the_titles_of_its_rulings() -> None:
    lines = answers(position(OFFER, "next: bids")).rule("c1")
    assert lines[0].startswith("C1 ")
    assert lines[1].startswith("In the card game you build a city")
    assert lines[2].startswith("C1.1 ")
    assert lines[3].startswith("C1.2 ")


def test_the_card_games_own_rulings_come_first() -> None:
    letters = [line[0] for line in answers(position(OFFER, "next: bids")).rule("saloon")[:-1]]
    assert letters == sorted(letters, reverse=True)
    assert {*letters} == {"B", "C"}


def test_whoever_has_nothing_is_told_so_in_a_sentence() -> None:
    game = position("players: 2", deck(), OFFER, "player 1: has sheriff", "laid 2: i-10 n15", "next: bids")
    lines = answers(game).cards("")
    assert "Ann has these characters: Sheriff; and no card in the city." in lines
    assert "Bella has no character; and in the city: i-10." in lines
    nobody = answers(position(deck(), OFFER, "next: bids")).cards("")
    assert "Ann has neither a character nor a card in the city." in nobody


def test_a_small_screen_shows_whole_sources_of_the_score() -> None:
    city = city_lines("R . B H S T\n. m M h D .\n. c C P b G")
    game = position(OFFER, city, "player 1: has sheriff, has doctor, has teacher, has banker, has indian", "next: bids")
    console = paper(80, 24)
    line = CardsScreen(console, sentences_of(game), Look()).score_in_brief(game, 0).plain
    assert len(line) <= 80
    assert line.endswith(" · …")
    assert all(source.split()[-1].isdecimal() for source in line.partition(": ")[2].split(" · ")[:-1])


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_a_city_is_never_torn_into_columns(width: int, height: int) -> None:
    play, console = new_play(), paper(width, height)
    while not play.game.cities[0].laid:  # type: ignore[attr-defined]
        play.choose(0, play.game.legal(0)[-1])
    script = Script(console, ["city 1"])
    run(Sitting(play), console, script, live=True)
    lines = script.screens[1].splitlines()
    first = next(number for number, line in enumerate(lines) if "Ann's city" in line)
    assert [line[:2].strip() for line in lines[first : first + 6]] == ["An", "15", "", "14", "", ""]


def test_a_wrong_line_after_the_end_leaves_the_final_page() -> None:
    play, console = new_play(), paper()
    while not play.game.over:
        seat = play.game.waiting[0]
        play.choose(seat, play.game.legal(seat)[0])
    script = Script(console, ["dance", ""])
    run(Sitting(play), console, script, live=True)
    assert "Victory points" in script.screens[1]
    assert "The game is over: type" in script.screens[1].splitlines()[-1] + script.screens[1].splitlines()[-2]
    assert "The game is over: type" not in script.screens[2]


def test_nobody_saves_the_bid_of_another(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    script, _ = typed("", "7", "", f"save {file}", play=new_play(2), live=True)
    assert "save when all have bid" in " ".join(script.screens[4].split())
    assert not file.exists()
    typed("", f"save {file}", play=new_play(2), live=True)
    assert file.exists()


def test_the_two_parts_of_the_editor() -> None:
    game = position("player 1: has editor, has heroes, used lawyer", "next: end")
    sentences = sentences_of(game)
    assert sentences.score_lines(score_parts(game, 0))[-1] == (
        "Editor: 2 characters that are turned when used x 4 + 2 characters that score x 1 = 10 VP"
    )
    told = [sentences.event(game, event) for event in game.events or []]
    assert [line for line in told if line and "Editor" in line] == ["Ann gets 10 VP: Editor."]


def test_a_position_may_ask_for_a_card_and_nothing_else() -> None:
    game = position(deck(), OFFER, "player 1: bid 5, revealed", "next: take 1")
    game.agenda = game.agenda[-1:]
    assert sentences_of(game).question(game, 0) == "Ann, which card do you take?"
