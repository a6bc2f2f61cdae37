"""The terminal game, driven by scripts: what is typed, and what is seen."""

import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from carson.board.game import BoardGame
from carson.bots import Bot, make_bot
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.play import INTERRUPTED, Sitting, Terminal, run
from carson.core.game import Game
from carson.core.record import Play, read_record, verify
from carson.games import title_of

BOARD = title_of("board")
NAMES = ["Ann", "Bella", "Carl", "Dora", "Emil", "Fritz"]
Answer = str | type[BaseException]


ALL = tuple(BOARD.variants)


def new_play(players: int = 4, preset: str = "first-game", seed: str = "seven", variants: Sequence[str] = ()) -> Play:
    return Play(BOARD, BOARD.preset(preset, players=players, variants=list(variants)), seed, NAMES[:players])


def bots(*seats: int) -> dict[int, Bot]:
    return {seat: make_bot("random", seat, "board") for seat in seats}


def paper(width: int = 100, height: int = 40) -> Console:
    """A terminal whose screen can be read back."""
    return Console(
        width=width, height=height, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False,
    )  # fmt: skip


class Script:
    """Types a list of lines; after the last one the input ends. Keeps the prompts and what was on the screen at each."""

    def __init__(self, console: Console, lines: Iterable[Answer] = ()) -> None:
        self.console = console
        self.lines: Iterator[Answer] = iter(lines)
        self.prompts: list[str] = []
        self.screens: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.console.export_text())
        answer = next(self.lines, EOFError)
        if not isinstance(answer, str):
            raise answer
        return answer


class Player(Script):
    """Chooses by chance, now by number, now by text, until the game is over."""

    def __init__(self, console: Console, play: Play, seed: int = 1) -> None:
        super().__init__(console)
        self.play = play
        self.chance = Random(seed)

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.screens.append(self.console.export_text())
        game = self.play.game
        assert isinstance(game, BoardGame)
        if game.over:
            raise EOFError
        if not prompt.startswith(tuple(NAMES)):  # a page of news
            return ""
        menu = BoardMenu(game, NAMES.index(prompt.split(">")[0]))
        if menu.numbered and self.chance.random() < 0.5:
            return str(self.chance.randint(1, len(menu.numbered)))
        return game.catalogue.text(self.chance.choice(menu.legal))


def typed(
    *lines: Answer, play: Play | None = None, others: dict[int, Bot] | None = None, live: bool = False
) -> tuple[Script, Play, int]:
    """Sit down alone against three bots, type these lines and leave."""
    play = play or new_play()
    console = paper()
    script = Script(console, lines)
    status = run(Sitting(play, bots(1, 2, 3) if others is None else others), console, script, live)
    script.screens.append(console.export_text())
    return script, play, status


def answer_to(line: str, *before: str, play: Play | None = None) -> str:
    """What is said to one line, on one line; in a given game all players are people."""
    script, _, _ = typed(*before, line, play=play, others=None if play is None else {})
    return " ".join(script.screens[len(before) + 1].split())


def legal(game: Game) -> list[str]:
    return [game.catalogue.text(choice) for choice in game.legal(game.waiting[0])]


@pytest.fixture
def placing() -> Play:
    """A game in which all four players are people, at the first placement of seat 1."""
    play = new_play()
    for text in ("claim a1", "claim b1", "claim c1", "claim d1", "claim a2", "claim b2", "claim c2", "claim d2"):
        play.choose(play.game.waiting[0], text)
    for text in ("take sheriff", "take banker", "take chinese-worker", "take mercenary"):
        play.choose(play.game.waiting[0], text)
    return play


# A whole game.


def test_a_whole_first_game_ends_with_where_the_points_came_from() -> None:
    play, console = new_play(), paper()
    player = Player(console, play)
    status = run(Sitting(play, bots(1, 2, 3)), console, player, live=True)
    last = player.screens[-1]
    assert status == 0
    assert play.game.over
    assert f"{NAMES[play.game.ranking()[0]]} wins the game." in last
    scores = [line.split() for line in last.splitlines() if "Victory points" in line]
    assert [int(word) for word in scores[0][-4:]] == [play.game.points()[seat] for seat in play.game.ranking()]
    assert verify(BOARD, play.record) is None


@pytest.mark.ruling("B10.1")
def test_a_whole_game_with_all_variants_by_numbers_against_bots() -> None:
    play, console = new_play(3, "big-box", variants=[*ALL, *BOARD.extras]), paper()
    player = Player(console, play)
    assert run(Sitting(play, bots(1, 2)), console, player, live=True) == 0
    assert play.game.over
    assert verify(BOARD, play.record) is None


def test_a_whole_game_of_two_people_with_all_variants() -> None:
    play, console = new_play(2, "big-box", variants=ALL), paper()
    player = Player(console, play, seed=2)
    assert run(Sitting(play, {}), console, player, live=True) == 0
    assert play.game.over


def test_bots_alone_play_to_the_end() -> None:
    play, console = new_play(players=2), paper()
    script = Script(console)
    assert run(Sitting(play, bots(0, 1)), console, script, live=False) == 0
    assert "wins the game." in script.screens[0]


def test_several_people_share_the_terminal() -> None:
    script, play, _ = typed("a1", "a2", play=new_play(players=2), others={})
    assert {prompt.split(">")[0] for prompt in script.prompts} == {"Ann", "Bella"}
    assert len(play.record.choices) == 2


def test_whoever_only_types_1_plays_a_whole_game() -> None:
    _, play, _ = typed(*["1"] * 1000, "quit")
    assert play.game.over
    assert verify(BOARD, play.record) is None


# Several seats at once.


def test_in_the_open_a_person_has_his_turn_after_one_move_of_each_bot() -> None:
    play = new_play(3, variants=["kit-carson"])
    console = paper()
    player = Player(console, play)
    run(Sitting(play, bots(1, 2)), console, player, live=True)
    texts = [text for _, text in play.record.choices]
    first = next(number for number, text in enumerate(texts) if text.startswith("place"))
    seats = [seat for seat, _ in play.record.choices[first : texts.index("pass") + 1]]
    assert len(seats) > 3
    assert all(len(set(seats[at : at + 3])) == 3 for at in range(len(seats) - 2))


def test_a_secret_of_another_person_waits_until_he_has_the_keyboard() -> None:
    script, _, _ = typed(*["", *["1"] * 8, "", "1"], play=new_play(2, variants=["new-beginning"]), others={}, live=True)
    passed = [screen.split() for screen in script.screens if "Pass the keyboard to" in screen]
    assert [words[4].rstrip(";") for words in passed] == ["Ann", "Bella"]
    assert [prompt.split(">")[0] for prompt in script.prompts if ">" in prompt] == ["Ann"] * 8 + ["Bella"] * 2  # eight items


def test_one_person_alone_needs_to_pass_nothing() -> None:
    script, _, _ = typed("1", play=new_play(4, variants=["new-beginning"]), live=True)
    assert not any("keyboard" in screen for screen in script.screens)


def test_nobody_takes_back_the_secret_of_another() -> None:
    lines = ["", *["1"] * 8, "", "undo"]
    script, play, _ = typed(*lines, play=new_play(2, variants=["new-beginning"]), others={}, live=True)
    assert len(play.record.choices) == 8
    assert "You cannot take that back" in script.screens[len(lines)]


def test_own_duel_tiles_are_shown_to_a_person_alone_and_to_no_other() -> None:
    alone, play, _ = typed(play=new_play(4, variants=["might-is-right"]), live=True)
    assert isinstance(play.game, BoardGame)
    tiles = play.game.view(0)["secrets"]["might-is-right"]["tiles"]  # type: ignore[index]
    assert f"your tiles {' '.join(map(str, sorted(tiles)))}" in alone.screens[0]
    assert alone.screens[0].count("your tiles") == 1
    several, _, _ = typed(play=new_play(4, variants=["might-is-right"]), others={}, live=True)
    assert "your tiles" not in several.screens[0]
    assert several.screens[0].count("tiles 6") == 4


def test_horses_have_a_line_for_all_players() -> None:
    script, _, _ = typed(play=new_play(4, variants=["horses"]), live=True)
    (line,) = [line for line in script.screens[0].splitlines() if "in hand|enclosures" in line]
    assert "4: " in line


# What is on the screen.


@pytest.mark.parametrize(
    ("preset", "players", "variants"),
    [
        ("first-game", 4, ()),
        ("big-box", 6, ()),
        ("first-edition", 2, ()),
        ("big-box", 3, ()),
        ("big-box", 3, ALL),
        ("big-box", 6, ALL),
        ("settling-scores", 6, ("horses", "outlaws", "might-is-right")),
    ],
)
@pytest.mark.parametrize("often", [0.1, pytest.param(1.0, marks=pytest.mark.slow)])
def test_the_screen_never_exceeds_100_columns_and_40_lines(
    preset: str, players: int, variants: Sequence[str], often: float
) -> None:
    play, console, chance = new_play(players, preset, variants=variants), paper(), Random(players)
    terminal = Terminal(Sitting(play), console, lambda prompt: console.export_text(), live=True)
    while not play.game.over:
        seat = play.game.waiting[0]
        if chance.random() < often:
            terminal.show_table(seat, terminal.shown.menu(terminal.game, seat))
            lines = console.export_text().splitlines()
            assert "CARSON CITY" in lines[0]
            assert max(map(len, lines)) <= 100
            assert len(lines) <= 39  # and one to type on
        terminal.choose(seat, chance.choice(play.game.legal(seat)))


def test_the_screen_has_the_town_the_players_the_track_the_log_and_the_choices() -> None:
    script, _, _ = typed(live=True)
    screen = script.screens[0]
    for part in (
        "CARSON CITY",
        "8 ┊",
        "cowb guns fire",
        "Ann",
        "Dora",
        "$12 mine",
        "VP for $5",
        "Order at the start",
        "Ann, choose a parcel",
    ):
        assert part in screen


def test_while_placing_the_track_has_the_numbers(placing: Play) -> None:
    script, _, _ = typed(play=placing, others={}, live=True)
    screen = script.screens[0]
    assert " 1 Wages +$4" in screen
    assert "12 Parcels income +$4" in screen
    assert "place one of your 3 cowboys" in screen


def test_the_step_that_is_being_resolved_is_marked(placing: Play) -> None:
    placing.choose(placing.game.waiting[0], "place e5")
    while "pass" in legal(placing.game):
        placing.choose(placing.game.waiting[0], "pass")
    script, _, _ = typed(play=placing, others={}, live=True)
    assert "▶ Parcel purchase" in script.screens[0]


@pytest.mark.parametrize("players", [2, 6])
def test_in_ascii_there_is_nothing_else(players: int) -> None:
    play = Play(
        BOARD,
        BOARD.preset("big-box", players=players),
        "1",
        ["Łucja", "Søren", "Ann-Kathrin", "Bo", "Çelik", "莉"][:players],
    )
    console = paper()
    script = Script(console, ["?", "rule B5.6", "rule church", "log", "roads", "odds", "why d4", "nonsense"])
    run(Sitting(play, bots(*range(1, players)), ascii=True), console, script, live=True)
    assert all(screen.isascii() for screen in script.screens)
    assert all(prompt.isascii() for prompt in script.prompts)


def test_without_colour_owners_are_told_by_their_numbers(placing: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = Console(width=100, height=40, file=io.StringIO(), force_terminal=True, highlight=False)
    run(Sitting(placing), console, Script(paper()), live=False)
    shown = console.file
    assert isinstance(shown, io.StringIO)
    assert "\x1b[38" not in shown.getvalue()
    assert "\x1b[48" not in shown.getvalue()
    assert "┊4    ┊" in shown.getvalue().replace("\x1b[0m", "").replace("\x1b[1m", "").replace("\x1b[2m", "")


def test_a_small_terminal_has_everything_below_each_other() -> None:
    play, console = new_play(), paper(width=80, height=24)
    script = Script(console)
    run(Sitting(play, bots(1, 2, 3)), console, script, live=True)
    lines = script.screens[0].splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) > 40
    assert lines.index("   the track, left column first") > 26


def test_a_wide_terminal_has_the_log_beside_the_town() -> None:
    play, console = new_play(), paper(width=170, height=45)
    script = Script(console)
    run(Sitting(play, bots(1, 2, 3)), console, script, live=True)
    lines = script.screens[0].splitlines()
    order = next(line for line in lines if "Order at the start" in line)
    assert order.index("Order at the start") == 102
    assert max(map(len, lines)) <= 170


def test_more_news_than_there_is_room_for_wait_for_enter() -> None:
    play = new_play(players=6, preset="big-box")
    console = paper()
    player = Player(console, play)
    run(Sitting(play, bots(*range(1, 6))), console, player, live=True)
    pages = [screen for prompt, screen in zip(player.prompts, player.screens, strict=True) if prompt.startswith("Press")]
    assert pages
    assert all(page.startswith("Since your last decision:") for page in pages)


# What is typed.


def test_a_choice_by_number_by_text_and_by_abbreviation(placing: Play) -> None:
    seats = [placing.game.waiting[0]]
    _, play, _ = typed("1", "place ammunition", "pl gamb", "d4", play=placing, others={})
    assert [text for _, text in play.record.choices[-4:]] == [
        "place wages",
        "place ammunition",
        "place gambling",
        "place d4",
    ]
    assert play.record.choices[-4][0] == seats[0]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", "The numbers go from 1 to 33."),
        ("34", "The numbers go from 1 to 33."),
        ("dance", "“dance” is neither a choice nor a command"),
        ("pl vp", "“pl vp” can mean: place vp-5, place vp-4, place vp-3, place vp-2."),
        ("place a1", "(rule B4.6)"),
        ("claim d5", "“claim d5” does not answer what is asked now"),
        ("road a8n", "(rule B2.4)"),
        ("rule B99", "There is no chapter B99"),
        ("rule xyzzy", "No ruling mentions"),
        ("why", "Ask about a parcel"),
        ("why nobody", "Ask about a parcel"),
        ("why 99", "The numbers go from 1 to 33."),
        ("odds nowhere", "Name a place"),
        ("log x", "Type “log”"),
        ("save", "Where to?"),
        ("save /nowhere/at/all", "cannot be written"),
    ],
)
def test_bad_input_is_answered_in_one_sentence_and_changes_nothing(placing: Play, line: str, sentence: str) -> None:
    before = placing.game.digest()
    script, play, status = typed(line, play=placing, others={})
    answer = script.screens[1]
    assert sentence in " ".join(answer.split())
    assert len(answer.splitlines()) <= 2
    assert play.game.digest() == before
    assert status == 0


def test_a_hint_is_what_the_best_bot_would_consider(placing: Play) -> None:
    before = placing.game.digest()
    said = answer_to("hint", play=placing)
    assert "% to win)" in said
    assert placing.game.digest() == before


def test_why_tells_the_parts_of_a_price(placing: Play) -> None:
    assert "d4 costs you" in answer_to("why d4", play=placing)


def test_why_tells_the_parts_of_firepower(placing: Play) -> None:
    assert "Bella's firepower: 1 revolver + 3 cowboys = 4." in answer_to("why firepower bel", play=placing)
    assert "firepower: 1 revolver + 3 cowboys" in answer_to("why dora", play=placing)


def test_why_tells_more_of_a_numbered_choice(placing: Play) -> None:
    assert "1 revolver + 2 cowboys = 3" in answer_to("why 13", play=placing)


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("ammunition", "Ammunition: 3 more firepower"),
        ("Roads (1)", "Roads (1): Three roads"),
        ("building-8", "Building $8: Buy the tile"),
        ("saloon", "saloon: Road and House."),
        ("general store", "general store: Road and House."),
        ("general-store", "general store: Road and House."),
        ("Sheriff", "Sheriff (yellow): A white cowboy"),
        ("chinese worker", "Chinese Worker (yellow): "),
    ],
)
def test_why_tells_what_a_space_a_building_or_a_character_does(placing: Play, asked: str, answer: str) -> None:
    assert answer_to(f"why {asked}", play=placing).startswith(answer)


def test_odds_of_a_duel_that_is_coming_up(placing: Play) -> None:
    first = placing.game.waiting[0]
    placing.choose(first, "place d4")
    second = placing.game.waiting[0]
    script, _, _ = typed("odds", "odds d4", "place d4", "odds", "odds gambling", play=placing, others={})
    said = [" ".join(screen.split()) for screen in script.screens]
    assert said[1] == "No duel is coming up."
    assert said[2].startswith("d4, as things stand: ")
    assert f"{NAMES[first]} with 3 58.3% (7/12)" in said[2]
    assert f"{NAMES[second]} with 3 41.7% (5/12)" in said[2]
    assert said[4].startswith("d4, as things stand: ")
    assert said[5] == "Gambling: no duel."


def test_rule_shows_a_ruling_or_the_titles_of_many() -> None:
    assert "B5.6 Houses and Townhouses" in answer_to("rule b5.6")
    assert "B4.6 What can be attacked" in answer_to("rule church")


def test_roads_lists_where_roads_can_go() -> None:
    assert "the parcels that each would connect" in answer_to("roads")


def test_help_lists_the_commands_and_the_signs() -> None:
    for line in ("?", "help"):
        answer = answer_to(line)
        assert "save FILE" in answer
        assert "Sa saloon" in answer


def test_log_shows_more(placing: Play) -> None:
    script, _, _ = typed("log 3", "log 100", play=placing, others={})
    assert len(script.screens[1].splitlines()) == 3
    assert "The town is founded" in script.screens[2]


def test_an_empty_line_shows_the_table_again() -> None:
    script, _, _ = typed("", live=True)
    assert script.screens[0].strip() == script.screens[1].strip()


def test_in_a_live_terminal_a_short_answer_leaves_the_table_in_sight() -> None:
    script, _, _ = typed("why d4", live=True)
    assert "CARSON CITY" in script.screens[1]
    assert "d4 costs you" in script.screens[1]


# Undo.


def test_undo_takes_back_the_last_choice(placing: Play) -> None:
    before = placing.game.digest()
    script, play, _ = typed("place d4", "undo", play=placing, others={})
    assert play.game.digest() == before
    assert "Taken back: place d4." in script.screens[2]


def test_after_undo_the_log_tells_what_happened_instead(placing: Play) -> None:
    script, _, _ = typed("place d4", "undo", "place d5", "log 1", play=placing, others={})
    assert "places a cowboy on d5." in script.screens[4]


def test_undo_after_a_bot_has_moved_says_why_not() -> None:
    play = new_play()
    script, _, _ = typed("d4", "undo", play=play)
    last = play.record.choices[-1]
    assert last[0] != 0
    assert f"You cannot take that back: {NAMES[last[0]]} has moved since." in " ".join(script.screens[2].split())


def test_undo_with_nothing_to_take_back() -> None:
    script, _, _ = typed("undo", play=new_play(), others={})
    assert "There is nothing to take back." in script.screens[1]


def test_undo_after_dice_says_why_not(placing: Play) -> None:
    placing.choose(placing.game.waiting[0], "place gambling")
    draws = placing.game.draws
    while placing.game.draws == draws:
        placing.choose(placing.game.waiting[0], "pass" if "pass" in legal(placing.game) else legal(placing.game)[0])
    script, _, _ = typed("undo", play=placing, others={})
    assert "dice were rolled" in script.screens[1]


# Saving and leaving.


def test_save_writes_a_record_that_can_be_read_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    script, play, _ = typed("d4", f"save {file}", "quit")
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.choices == play.record.choices
    assert Play.of(BOARD, record).game == play.game
    assert f"Continue with: carson play --terminal --load {file}" in script.screens[-1].replace("\n", "")
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_save_replaces_an_older_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, play, _ = typed(f"save {file}", "d4", f"save {file}")
    assert read_record(file.read_text(encoding="utf-8")).choices == play.record.choices


@pytest.mark.parametrize("content", [b"my diary", b"\xff\xfe", b"", b"{}"])
def test_save_leaves_another_file_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "diary"
    file.write_bytes(content)
    script, _, _ = typed(f"save {file}")
    assert "is not a saved game" in " ".join(script.screens[1].split())
    assert file.read_bytes() == content


@pytest.mark.parametrize("other", [new_play(seed="eight"), new_play(players=2)])
def test_save_leaves_the_record_of_another_game_alone(tmp_path: Path, other: Play) -> None:
    file = tmp_path / "game.json"
    file.write_text(other.record.as_text(), encoding="utf-8")
    script, _, _ = typed(f"save {file}")
    assert "is another game's" in " ".join(script.screens[1].split())
    assert file.read_text(encoding="utf-8") == other.record.as_text()


def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    typed(f"save {file}")
    before = file.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("carson.cli.terminal.saving.os.fsync", full)
    script, _, _ = typed("d4", f"save {file}")
    assert "cannot be written: No space left on device." in " ".join(script.screens[2].split())
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_quit_says_when_the_game_was_not_saved() -> None:
    script, _, status = typed("d4", "quit")
    assert status == 0
    assert script.screens[-1].strip() == "You leave the game. It was not saved."


def test_quit_says_where_the_game_was_saved_last(tmp_path: Path) -> None:
    file = tmp_path / "old"
    script, _, _ = typed(f"save {file}", "d4", "quit")
    said = "".join(script.screens[-1].split())  # a long path may break the line anywhere
    assert "Whathappenedsince" in said
    assert said.endswith(f"carsonplay--terminal--load{file}")


def test_quit_knows_the_file_that_the_game_was_loaded_from() -> None:
    console = paper()
    script = Script(console, ["quit"])
    run(Sitting(new_play(), file="old.json"), console, script, live=False)
    assert console.export_text().strip() == "You leave the game. Continue with: carson play --terminal --load old.json"


def test_the_end_of_the_input_ends_the_game() -> None:
    script, _, status = typed("d4")
    assert status == 0
    assert script.screens[-1].strip() == "The input ended, and with it the game."


def test_a_pipe_of_commands_is_answered_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("d4\nquit\n"))
    assert run(Sitting(new_play(), bots(1, 2, 3), ascii=True)) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Ann> d4" in lines
    assert lines[-2:] == ["Ann> quit", "You leave the game. It was not saved."]


def test_ctrl_c_ends_the_game_with_its_own_status() -> None:
    script, _, status = typed("d4", KeyboardInterrupt)
    assert status == INTERRUPTED
    assert script.screens[-1].strip() == "Interrupted: you leave the game."


def test_what_cannot_be_decoded_or_printed_does_no_harm() -> None:
    def bad(prompt: str) -> str:
        raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")

    terminal = Terminal(Sitting(new_play()), paper(), bad, live=False)
    assert terminal.read("play-prompt-end") == "\N{REPLACEMENT CHARACTER}"
    assert "neither a choice nor a command" in answer_to("\x1b[31m\udcff")


def test_after_the_end_the_commands_still_work(tmp_path: Path) -> None:
    play, console = new_play(players=2), paper()
    script = Script(console, ["log 2", f"save {tmp_path / 'end.json'}", "undo", "1", "odds d4", "why ann", "quit"])
    assert run(Sitting(play, bots(0, 1)), console, script, live=False) == 0
    said = [" ".join(screen.split()) for screen in script.screens]
    assert "wins" in said[0]
    assert "The game is over" in said[1]
    assert said[2].startswith("Saved in")
    assert "has moved since" in said[3]
    assert said[4].startswith("The game is over:")
    assert read_record((tmp_path / "end.json").read_text()).result is not None


def test_every_command_has_a_name() -> None:
    terminal = Terminal(Sitting(new_play()), paper(), input, live=False)
    assert terminal.commands == ("why", "odds", "rule", "roads", "advice", "log", "undo", "save", "help", "quit")
    assert tuple(terminal.command(terminal.words(f"play-command-{name}")) for name in terminal.commands) == terminal.commands
