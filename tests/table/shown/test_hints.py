"""A hint is the best bot's thoughts in the place of a seat that is asked: in words, and without anybody's secret."""

from __future__ import annotations

import re

import pytest

from carson.board.map.town import PARCEL_OF
from carson.bots import ask, ask_why, make_bot
from carson.cards.shown.chances import place_chances
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from carson.table import actions
from carson.table.agreement import Agreement
from carson.table.live_table import LiveTable
from carson.table.shown.hints import CLOSE, FEWEST, MOST, SEED, Thought, considered, hint, odds, position, said_of_all, why
from carson.table.shown.languages import words
from tests.rules.table import CENTRE_ROADS
from tests.rules.table import position as board_position
from tests.table.at_table import asked, choices, choose, play, started, write, written
from tests.table.shown.test_descriptions import SECRETS, decision_is


def thoughts(live: LiveTable, seat: int) -> list[Thought]:
    return considered(position(live, seat), "greedy", seat)


def told(live: LiveTable, seat: int) -> str:
    return written(hint(live, position(live, seat), seat, thoughts(live, seat), "en"))


@pytest.mark.parametrize(("game", "preset", "changes", "decision"), SECRETS)
def test_a_secret_of_another_changes_no_byte(game: str, preset: str, changes: dict[str, object], decision: str) -> None:
    before = play(started(game, preset, changes), decision_is(decision))
    seat, *others = before.waiting
    first, *_, last = choices(before, seat)
    hints = []
    for secret in (first, last):
        live = LiveTable(before.table, [moment.entry for moment in before.moments])
        choose(live, seat, secret)
        hints.append([told(live, other) for other in others])
    assert hints[0] == hints[1]


def test_a_hint_is_what_the_bot_would_do_in_words() -> None:
    live = play(started("board", players=3), asked("place-cowboy", 1))
    [seat] = live.waiting
    thought_of = position(live, seat)
    found = thoughts(live, seat)
    best = ask(make_bot("greedy", SEED, "board"), thought_of, seat)
    assert found[0].choice == thought_of.catalogue.text(best)
    assert len(found) == MOST
    told = hint(live, thought_of, seat, found, "en")
    assert [choice.choice for choice in told.choices] == [thought.choice for thought in found]
    assert all(choice.label and choice.reasons for choice in told.choices)
    assert all(reason.text for choice in told.choices for reason in choice.reasons)
    assert any(
        re.fullmatch(r"brings \$\d+|your buildings pay \$\d+ a round more, for 4 rounds", why)
        for choice in told.choices
        for why in choice.why
    )


def test_ideas_are_distinct_and_say_how_many_more_are_as_good() -> None:
    live = started("board", players=3)
    [seat] = live.waiting
    found = thoughts(live, seat)
    worths = [one.worth for one in ask_why(make_bot("greedy", SEED, "board"), position(live, seat), seat)]
    as_good = sum(worths[0] - worth < CLOSE for worth in worths)
    assert len(found) <= FEWEST  # claiming land is one idea
    assert found[0].others == as_good - len(found)
    live = play(started("board", players=3), asked("place-cowboy", 1))
    [seat] = live.waiting
    on_land = [thought for thought in thoughts(live, seat) if thought.choice.removeprefix("place ") in PARCEL_OF]
    assert len(on_land) <= 1


def test_what_a_place_costs_is_left_to_the_choice() -> None:
    live = play(started("board", players=3), asked("place-cowboy", 1))
    [seat] = live.waiting
    bought = [one for one in thoughts(live, seat) if dict(one.reasons).get("money", 0) < 0]
    assert bought
    assert not any("cost" in line for one in bought for line in why(one, words("en"), str))


def test_reasons_are_figures_of_the_game() -> None:
    lines = f"{CENTRE_ROADS}\nround: 3\nplayer 1: roads 0, kept saloon\nnext: resolve place-kept"
    game = board_position(lines, d5="h", f6="h", e6="1:.")
    best = considered(game, "greedy", 0)[0]
    assert best.choice == "build saloon e6"
    explained = game.explain(0, game.catalogue.find(best.choice).number)  # type: ignore[union-attr]
    income = explained["values"]["best"]
    assert why(best, words("en"), str) == [f"your buildings pay ${income} a round more, for 2 rounds", "2 VP at the end"]


def test_who_is_likely_to_come_too_is_named() -> None:
    thought = Thought("place wages", 1.0, [("others", -0.5)], {"others": {"seat": 1, "percent": 62}}, 0)
    assert why(thought, words("en"), ["Ann", "Bo"].__getitem__) == ["Bo is likely to come there too (62%)"]


def test_another_amount_is_no_other_idea() -> None:
    giving = board_position("round: 3\nplayer 1: $22, roads 0, card 1Y\nnext: end-round")
    assert [thought.choice.split()[0] for thought in considered(giving, "greedy", 0)] == ["give"]
    live = started("cards", "solo")
    bids = considered(position(live, 0), "legend", 0)
    aims = [place_chances(live.game, 0, int(thought.choice.split()[-1])) for thought in bids]  # type: ignore[arg-type]
    places = [chances.index(max(chances)) for chances in aims]
    assert len(places) > 1
    assert sorted(places) == sorted(set(places))


def test_a_bid_is_weighed_in_points() -> None:
    live = started("cards", "solo")
    thought_of = position(live, 0)
    told = hint(live, thought_of, 0, considered(thought_of, "legend", 0), "en")
    said = [line for choice in told.choices for line in choice.why]
    assert any(re.fullmatch(r"choosing earlier is worth about \d VP", line) for line in said)
    assert not any("lowest bid" in line for line in told.choices[0].why)


def test_what_could_be_said_of_all_is_not_said() -> None:
    one = Thought("place wages", 1.0, [("tempo", 0.5), ("rivals", -0.5)], {}, 0)
    other = Thought("pass", 1.0, [("tempo", -0.5), ("rivals", -0.2)], {}, 0)
    assert said_of_all([one, other]) == {"rivals"}
    assert said_of_all([one]) == set()
    assert why(one, words("en"), str, {"rivals"}) == ["whoever passes early wins ties"]


# Who may ask.


def refused(live: LiveTable, seat: int) -> str:
    with pytest.raises(Refusal) as caught:
        position(live, seat)
    return caught.value.code


def test_who_is_not_asked_gets_none() -> None:
    live = started("board", players=2)
    [asked] = live.waiting
    assert refused(live, 1 - asked) == "not-your-turn"
    write(live, actions.take_over(asked, live.number, False))
    assert refused(live, asked) == "bot-stands-in"


def test_who_agreed_to_play_without_gets_none() -> None:
    live = started("cards", "solo", agreement=Agreement(hints=False))
    assert refused(live, 0) == "no-hints"


def test_after_the_end_there_is_none() -> None:
    assert refused(play(started("cards", "solo")), 0) == "game-over"


def test_every_game_has_a_bot_that_considers() -> None:
    for name in GAMES:
        kind = title_of(name)
        game = kind.new(kind.preset(kind.presets[0]), "hint")
        assert ask_why(make_bot(GAMES[name].hint_bot, 1, name), game, game.waiting[0])


@pytest.mark.parametrize(("chance", "said"), [(0.0, 1), (0.34, 35), (0.37, 35), (0.62, 60), (0.99, 99)])
def test_a_chance_to_win_is_told_in_steps_for_it_is_found_by_trying(chance: float, said: int) -> None:
    assert odds(Thought("1 pass", 0.0, [], {}, 0, chance), words("en")) == f"about {said}% to win"
