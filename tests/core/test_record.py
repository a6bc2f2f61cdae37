"""Records: read from text with everything that can be wrong named, replayed, verified, taken back."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from carson.core.chance import commitment
from carson.core.record import (
    CHECK_EVERY,
    COPY_EVERY,
    MOST_CHOICES,
    Difference,
    Play,
    Record,
    not_compared,
    read_record,
    result_of,
    verify,
)
from carson.core.refusal import Refusal
from carson.games import title_of
from tests.core.toy import TOY

BOARD = title_of("board")
HUGE = "9" * 5000  # more digits than Python turns into a number


def auction(choices: int = 99) -> Play:
    """An auction in which everybody bids in turn 1, 0, 1, 0, ..."""
    play = Play(TOY, TOY.preset("plain", lots=30), "record", ["Ann", "Bo"])
    while not play.game.over and len(play.record.choices) < choices:
        number = len(play.record.choices)
        play.choose(play.game.waiting[0], f"bid {int(number % 7 == 0)}")
    return play


def town(choices: int) -> Play:
    """The first choices of a game of the board game, always the last legal one."""
    play = Play(BOARD, BOARD.preset("first-game", players=2), "town")
    while len(play.record.choices) < choices:
        seat = play.game.waiting[0]
        play.choose(seat, play.game.legal(seat)[-1])
    return play


def fields(play: Play) -> dict[str, object]:
    found = json.loads(play.record.as_text())
    assert isinstance(found, dict)
    return found


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        read_record(text)
    return caught.value


# Reading.


def test_a_record_is_read_as_it_was_written() -> None:
    record = auction().record
    assert read_record(record.as_text()) == record


def test_an_unfinished_record_is_read_as_it_was_written() -> None:
    record = auction(choices=3).record
    assert record.result is None
    assert read_record(record.as_text()) == record


def test_names_and_seeds_of_any_language_stay_as_they_are() -> None:
    play = Play(TOY, TOY.preset("plain"), 'Würfel 🎲 " \\ \u2028', ["Łucja", "李", "🤠"])
    assert read_record(play.record.as_text()) == play.record


def test_what_serves_only_to_verify_may_be_missing() -> None:
    text = json.dumps({"format": "carson-record", "version": 1, "game": "toy", "config": {}, "seed": "s", "choices": []})
    assert read_record(text) == Record("toy", {}, "s")


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "not json", "{'format': 1}", '{"format": "carson-record"', "\x00", "\ufeff{}", "[" * 100_000, "1" * 5000],
    ids=["empty", "blank", "brace", "words", "quotes", "cut", "nul", "mark", "deep", "number"],
)
def test_what_is_not_json_is_refused(text: str) -> None:
    assert refused(text).code == "record-not-json"


@pytest.mark.parametrize(
    "text", ["1", "null", "[]", '"carson-record"', "{}", '{"format": "chess"}', '{"format": ["carson-record"]}']
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text).code == "not-a-record"


@pytest.mark.parametrize("version", [0, 2, "1", None, [1], 1.5])
def test_another_version_is_refused(version: object) -> None:
    refusal = refused(json.dumps({**fields(auction(3)), "version": version}))
    assert (refusal.code, refusal.values["known"]) == ("record-version", 1)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", None), ("game", 3), ("game", ["toy"]),
        ("config", None), ("config", []), ("config", "plain"),
        ("seed", None), ("seed", 5), ("seed", ["s"]),
        ("choices", None), ("choices", "1 bid 0"), ("choices", {"1": "bid 0"}),
        ("names", None), ("names", "Ann"), ("names", [1]), ("names", {"1": "Ann"}),
        ("names", ["x" * 41]), ("names", ["Ann\x1b[31m"]), ("names", ["Ann\nBo"]), ("names", ["\ud800"]),
        ("names", ["Ann"] * 10),
        ("checkpoints", None), ("checkpoints", []), ("checkpoints", {"two": "ab"}), ("checkpoints", {"-1": "ab"}),
        ("checkpoints", {"": "ab"}), ("checkpoints", {"2": 5}), ("checkpoints", {"2": None}), ("checkpoints", {HUGE: "ab"}),
        ("result", 3), ("result", []), ("result", "won"),
    ],
    ids=lambda value: str(value)[:20],
)  # fmt: skip
def test_a_field_of_the_wrong_type_is_refused_by_name(field: str, value: object) -> None:
    refusal = refused(json.dumps({**fields(auction(3)), field: value}))
    assert (refusal.code, refusal.values) == ("record-field", {"field": field})


@pytest.mark.parametrize("field", ["game", "config", "seed", "choices"])
def test_a_missing_field_is_refused_by_name(field: str) -> None:
    values = fields(auction(3))
    del values[field]
    refusal = refused(json.dumps(values))
    assert (refusal.code, refusal.values) == ("record-field", {"field": field})


@pytest.mark.parametrize(
    "line",
    [
        "", "1", "1 ", "bid 0", "0 bid 0", "-1 bid 0", "100 bid 0", "1.5 bid 0", "² bid 0", "１ bid 0", " 1 bid 0",
        f"{HUGE} bid 0", f"1 {'x' * 81}", "1 bid\n0", 1, None, ["1", "bid 0"], {"seat": 1},
    ],
    ids=lambda line: str(line)[:20],
)  # fmt: skip
def test_a_choice_that_is_no_seat_and_text_is_refused_by_number(line: object) -> None:
    values = fields(auction(3))
    refusal = refused(json.dumps({**values, "choices": ["1 bid 1", line]}))
    assert (refusal.code, refusal.values["number"]) == ("record-choice", 2)


def test_a_record_without_end_is_refused_before_anything_is_played() -> None:
    refusal = refused(json.dumps({**fields(auction(3)), "choices": ["1 bid 1"] * (MOST_CHOICES + 1)}))
    assert (refusal.code, refusal.values) == ("record-too-long", {"most": MOST_CHOICES})


def test_a_seed_that_is_no_text_is_refused() -> None:
    values = {**fields(auction(3)), "seed": "\ud800"}
    del values["commitment"]
    assert refused(json.dumps(values)).code == "record-field"


def test_a_seed_that_does_not_fit_its_commitment_is_refused() -> None:
    assert refused(json.dumps({**fields(auction(3)), "seed": "another"})).code == "record-commitment"


def test_a_choice_of_eighty_characters_is_read() -> None:
    values = {**fields(auction(3)), "choices": [f"1 {'x' * 80}"]}
    assert read_record(json.dumps(values)).choices == [(0, "x" * 80)]


# Playing and replaying.


def test_names_without_a_player_are_left_out() -> None:
    record = auction(3).record
    record.names = ["Ann", "Bo", "Cy", "Di"]
    assert Play.of(TOY, record).record.names == ["Ann", "Bo"]


def test_somebody_without_a_name_has_an_empty_one() -> None:
    record = auction(3).record
    record.names = ["", "Bo"]
    assert read_record(record.as_text()).names == ["", "Bo"]


def test_choices_go_in_as_text_or_as_number_and_are_recorded_as_text() -> None:
    play = Play(TOY, TOY.preset("plain"), "record")
    assert play.choose(0, " BID  3 ") == 3
    assert play.choose(1, 2) == 2
    assert play.record.choices == [(0, "bid 3"), (1, "bid 2")]


@pytest.mark.parametrize("text", ["", "bid", "bid 10", "shout", "x" * 1000])
def test_a_text_that_means_nothing_is_refused(text: str) -> None:
    play = Play(TOY, TOY.preset("plain"), "record")
    with pytest.raises(Refusal) as caught:
        play.choose(0, text)
    assert (caught.value.code, caught.value.values) == ("unknown-choice", {"text": text[:60]})
    assert play.record.choices == []


def test_an_illegal_choice_is_not_recorded() -> None:
    play = Play(TOY, TOY.preset("plain"), "record")
    with pytest.raises(Refusal, match="too-dear"):
        play.choose(0, "bid 9")
    assert play.record.choices == []


def test_a_checkpoint_every_so_many_choices_and_a_result_at_the_end() -> None:
    play = auction()
    assert play.game.over
    assert len(play.record.choices) > CHECK_EVERY
    assert list(play.record.checkpoints) == [CHECK_EVERY]
    assert play.record.result == result_of(play.game)


def test_the_result_counts_seats_from_one() -> None:
    play = auction()
    result = result_of(play.game)
    assert result["points"] == play.game.points()
    assert result["ranking"] == [seat + 1 for seat in play.game.ranking()]


def test_the_first_choices_of_a_record_can_be_replayed() -> None:
    play = auction()
    assert Play.of(TOY, play.record, until=3).game == auction(choices=3).game


def test_a_replay_leaves_its_record_alone() -> None:
    record = auction().record
    before = record.as_text()
    again = Play.of(TOY, record, until=5)
    again.choose(again.game.waiting[0], "bid 0")
    assert record.as_text() == before


def test_a_replay_that_meets_an_illegal_choice_says_which() -> None:
    record = auction(choices=4).record
    record.choices[2] = (0, "bid 9")
    with pytest.raises(Refusal) as caught:
        Play.of(TOY, record)
    assert caught.value.code == "replay-differs"
    assert (caught.value.values["number"], caught.value.values["seat"], caught.value.values["text"]) == (3, 1, "bid 9")


# Verifying.


def test_a_record_as_it_was_played_is_verified() -> None:
    assert verify(TOY, auction().record) is None


def test_an_unfinished_record_is_verified() -> None:
    assert verify(TOY, auction(choices=3).record) is None


def changed(change: Callable[[Record], None]) -> Difference:
    """The difference that verifying a changed record of an auction finds."""
    record = auction().record
    change(record)
    difference = verify(TOY, record)
    assert difference is not None
    return difference


def test_an_illegal_choice_is_the_difference() -> None:
    def change(record: Record) -> None:
        record.choices[4] = (record.choices[4][0], "bid 9")

    difference = changed(change)
    assert (difference.number, difference.what, difference.recorded) == (5, "choice", "1 bid 9")
    assert difference.replayed.startswith("too-dear")


def test_an_unknown_choice_is_the_difference() -> None:
    def change(record: Record) -> None:
        record.choices[4] = (record.choices[4][0], "shout")

    difference = changed(change)
    assert (difference.number, difference.what) == (5, "choice")


def test_a_choice_of_the_wrong_seat_is_the_difference() -> None:
    def change(record: Record) -> None:
        record.choices[1] = (0, "bid 0")

    difference = changed(change)
    assert (difference.number, difference.what) == (2, "choice")
    assert difference.replayed.startswith("not-your-turn")


def test_a_legal_but_other_choice_shows_at_the_next_checkpoint() -> None:
    def change(record: Record) -> None:
        record.choices[0] = (0, "bid 4")

    difference = changed(change)
    assert difference.number <= CHECK_EVERY
    assert difference.what in ("choice", "state")


def test_a_choice_too_many_is_the_difference() -> None:
    difference = changed(lambda record: record.choices.append((0, "bid 0")))
    assert difference.what == "choice"
    assert difference.replayed.startswith("game-over")


def test_a_choice_too_few_is_the_difference() -> None:
    difference = changed(lambda record: record.choices.__delitem__(-1))
    assert difference == Difference(len(auction().record.choices) - 1, "points", str(auction().game.points()), "null")


def test_a_finished_game_without_a_result_is_the_difference() -> None:
    difference = changed(lambda record: setattr(record, "result", None))
    assert (difference.number, difference.what, difference.recorded) == (len(auction().record.choices), "result", "null")


def test_a_difference_has_the_refusal_behind_it() -> None:
    difference = changed(lambda record: record.choices.__setitem__(4, (record.choices[4][0], "bid 9")))
    assert difference.refusal is not None
    assert difference.refusal.code == "too-dear"


def test_a_checkpoint_at_any_choice_is_compared() -> None:
    record = auction().record
    record.checkpoints = {3: auction(choices=3).game.digest()}
    assert verify(TOY, record) is None
    record.checkpoints = {4: record.checkpoints[3]}
    assert verify(TOY, record) is not None


def test_another_checkpoint_is_the_difference() -> None:
    digest = auction().record.checkpoints[CHECK_EVERY]
    difference = changed(lambda record: record.checkpoints.__setitem__(CHECK_EVERY, "0000"))
    assert difference == Difference(CHECK_EVERY, "state", "0000", digest)


@pytest.mark.parametrize("digest", ["9f2c00d1e2f3a4b5", "1:9f2c00d1e2f3a4b5", "99:9f2c00d1e2f3a4b5"])
def test_a_checkpoint_made_in_another_way_is_passed_over(digest: str) -> None:
    record = auction().record
    record.checkpoints[CHECK_EVERY] = digest
    assert record.result is not None
    record.result["digest"] = digest
    assert verify(TOY, record) is None
    assert not_compared(record) == 2
    assert not_compared(auction().record) == 0


@pytest.mark.parametrize("number", [0, 1000])
def test_a_checkpoint_that_is_never_reached_is_the_difference(number: int) -> None:
    difference = changed(lambda record: record.checkpoints.__setitem__(number, "0000"))
    assert difference.what == "state"


@pytest.mark.parametrize("name", ["points", "ranking", "digest", "events"])
def test_another_result_is_the_difference(name: str) -> None:
    def change(record: Record) -> None:
        assert record.result is not None
        record.result[name] = "another"

    difference = changed(change)
    assert (difference.number, difference.what, difference.recorded) == (len(auction().record.choices), name, '"another"')


@pytest.mark.parametrize("name", ["points", "ranking", "digest", "events"])
def test_a_result_that_says_too_little_is_the_difference(name: str) -> None:
    def change(record: Record) -> None:
        assert record.result is not None
        del record.result[name]

    assert changed(change).what == name


def test_another_seed_is_found() -> None:
    """Whoever changes seed and commitment together meets other dice."""

    def change(record: Record) -> None:
        record.seed = "another"

    record = auction().record
    assert changed(change).number <= len(record.choices)


def test_a_configuration_that_cannot_be_played_is_the_difference() -> None:
    def change(record: Record) -> None:
        record.config = {"players": "two"}

    difference = changed(change)
    assert (difference.number, difference.what) == (0, "config")
    assert difference.replayed.startswith("bad-config")


def test_a_record_of_another_game_is_the_difference() -> None:
    def change(record: Record) -> None:
        record.game = "board"

    assert changed(change).what == "game"


def test_reading_finds_a_changed_seed_before_anything_is_replayed() -> None:
    record = auction().record
    text = record.as_text().replace(json.dumps(commitment(record.seed)), json.dumps(commitment("another")))
    assert refused(text).code == "record-commitment"


# Taking back.


def test_the_last_own_choice_can_be_taken_back() -> None:
    play = town(0)
    before = play.game.digest()
    seat = play.game.waiting[0]
    play.choose(seat, "claim d4")
    assert play.can_undo(seat)
    play.undo(seat)
    assert play.game.digest() == before
    assert play.record.choices == []


def test_another_players_choice_cannot_be_taken_back() -> None:
    play = town(0)
    play.choose(play.game.waiting[0], "claim d4")
    (other,) = play.game.waiting
    assert other != play.record.choices[-1][0]
    assert not play.can_undo(other)
    with pytest.raises(Refusal, match="cannot-undo"):
        play.undo(other)
    assert len(play.record.choices) == 1


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    play = town(0)
    with pytest.raises(Refusal, match="cannot-undo"):
        play.undo(play.game.waiting[0])


def test_a_choice_that_a_die_followed_cannot_be_taken_back() -> None:
    play = Play(TOY, TOY.preset("plain"), "record")
    play.choose(1, "bid 2")
    play.choose(0, "bid 3")
    assert play.game.draws == 2
    assert not play.can_undo(0)


def test_a_choice_that_revealed_what_others_chose_in_secret_cannot_be_taken_back() -> None:
    play = Play(TOY, TOY.preset("plain", lots=1), "record")
    play.choose(1, "bid 2")
    assert play.can_undo(1)
    draws = play.game.draws
    play.choose(0, "bid 3")
    assert play.game.draws == draws  # no die is the reason
    assert not play.can_undo(0)


def test_several_own_choices_can_be_taken_back_down_to_another_players() -> None:
    play = town(0)
    play.choose(play.game.waiting[0], "claim d4")
    (seat,) = play.game.waiting  # who now claims both first parcels, one after the other
    road = BOARD.catalogue.text(play.game.side_choices(seat)[0])
    for text in ("claim e4", road, "claim e5"):
        play.choose(seat, text)
    for _ in range(3):
        play.undo(seat)
    assert [text for _, text in play.record.choices] == ["claim d4"]
    assert not play.can_undo(seat)


def test_more_can_be_taken_back_than_there_are_copies() -> None:
    """Each by who made it; most of them by making a few choices again."""
    play = town(0)
    digests: list[str] = []
    while len(digests) < 2 * COPY_EVERY + 3:
        seat = play.game.waiting[0]
        digests.append(play.game.digest())
        play.choose(seat, play.game.legal(seat)[0])
        if not play.can_undo(seat):
            digests.clear()
    while digests:
        play.undo(play.record.choices[-1][0])
        assert play.game.digest() == digests.pop()


def test_to_take_back_much_of_a_long_game_no_more_than_a_few_choices_are_made_again() -> None:
    """With Kit Carson a seat makes 200 choices that all can be taken back (B10.4)."""
    play = Play(BOARD, BOARD.preset("first-game", players=2, variants=["kit-carson"]), "town")
    texts: list[str] = []
    while len(texts) < 150:
        seat = play.game.waiting[0]
        legal = [BOARD.catalogue.text(choice) for choice in play.game.legal(seat)]
        text = next((text for text in legal if text.startswith("move ")), legal[-1])
        play.choose(seat, text)
        texts = [*texts, text] if play.can_undo(seat) and (not texts or text.split()[0] in ("move", "place")) else []
    for _ in range(140):
        play.undo(seat)
        since, _ = play._copies[-1]
        assert len(play.record.choices) - since <= COPY_EVERY
    assert play.game == Play.of(BOARD, play.record).game


def test_what_is_taken_back_leaves_the_record_as_if_it_had_never_been() -> None:
    play = town(CHECK_EVERY - 1)
    before = play.record.as_text()
    seat = play.game.waiting[0]
    play.choose(seat, play.game.legal(seat)[-1])
    assert CHECK_EVERY in play.record.checkpoints
    play.undo(seat)
    assert play.record.as_text() == before


def test_after_taking_back_the_game_goes_on_and_verifies() -> None:
    play = town(0)
    seat = play.game.waiting[0]
    play.choose(seat, "claim d4")
    play.undo(seat)
    play.choose(seat, "claim e5")
    while len(play.record.choices) < 20:
        seat = play.game.waiting[0]
        play.choose(seat, play.game.legal(seat)[0])
    assert verify(BOARD, play.record) is None
