"""Many games between bots: seats that rotate, chance that repeats, problems that are counted, processes that agree."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from contextlib import closing
from dataclasses import replace
from fractions import Fraction

import pytest

from carson.board.game import BoardGame
from carson.board.state.things import MONEY
from carson.bots import Bot, Budget, ask, make_bot
from carson.core.game import Game
from carson.games import seats_taken, title_of
from carson.lab import simulate
from carson.lab.crew.hiring import crew_of
from carson.lab.crew.processes import interrupts_for_parent_only
from carson.lab.plans import Plan, bot_seed, fill_seats
from carson.lab.simulate import Outcome, Tally, as_they_end, outcomes, play
from tests.core.toy import Auction, Toy


def plan(bots: tuple[str, ...] = ("random", "random", "random"), games: int = 3, seed: str = "s") -> Plan:
    return Plan("board", [title_of("board").preset("first-game", players=len(bots))], bots, games, seed)


class First(Bot):
    """Takes the first legal choice."""

    name = "first"

    def choose(self, game: Game, seat: int) -> int:
        return game.legal(seat)[0]


def use(monkeypatch: pytest.MonkeyPatch, bot: type[Bot]) -> None:
    monkeypatch.setattr(simulate, "bot_or_program", lambda name, seed, game, budget: bot(seed, budget))


def test_bot_i_sits_at_seat_i_plus_g_in_game_g() -> None:
    four = plan(("a", "b", "c", "d"))
    for number in range(9):
        for i, name in enumerate(four.bots):
            assert four.seats_of(number)[(i + number) % 4] == name


def test_a_games_outcome_tells_who_sat_where() -> None:
    two = plan(("random", "greedy"))
    assert play(two, 0).bots == ("random", "greedy")
    assert play(two, 1).bots == ("greedy", "random")


class Watched(Auction):
    """A third participant has the most points and never chooses."""

    def points(self) -> list[int]:
        return [*super().points(), 99]

    def ranking(self) -> list[int]:
        return [2, *super().ranking()]


def test_virtual_players_sit_behind_the_bots_and_are_counted_by_level(monkeypatch: pytest.MonkeyPatch) -> None:
    class Kind(Toy):
        game = Watched

    monkeypatch.setattr(simulate, "title_of", lambda name: Kind())
    use(monkeypatch, First)
    three = Plan("toy", [{**Kind().preset("plain"), "virtual": ["expert"]}], ("a", "b"), 2, "s")
    tally = Tally(three.bots + three.virtual)
    for outcome in outcomes(three):
        tally.add(outcome)
    assert play(three, 1).bots == ("b", "a", "virtual-expert")
    assert tally.wins == {"a": 0, "b": 0, "virtual-expert": 2}
    assert tally.mean_score["virtual-expert"] == 99
    assert tally.wins_by_seat == [0, 0, 2]


@pytest.mark.parametrize(
    ("config", "seats"), [({"players": 2}, 2), ({"players": 1, "virtual": ["expert", "beginner"]}, 1), ({}, 4)]
)
def test_people_and_bots_take_the_seats_before_the_virtual_players(config: dict[str, object], seats: int) -> None:
    assert seats_taken(config, participants=4) == seats


def test_fewer_bots_than_seats_are_repeated_in_turn() -> None:
    assert fill_seats(["a", "b"], 5) == ("a", "b", "a", "b", "a")


@pytest.mark.parametrize("bots", [[], ["a", "b", "c"]])
def test_seats_cannot_be_filled_with_none_or_too_many(bots: list[str]) -> None:
    with pytest.raises(ValueError, match="for 2 seats"):
        fill_seats(bots, 2)


def test_an_outcome_is_that_of_the_game_with_its_seed() -> None:
    (outcome,) = outcomes(plan(games=1))
    assert outcome.seed == "s/0"
    game = title_of("board").new(plan().configs[0], "s/0", quiet=True)
    bots = [make_bot("random", bot_seed("s/0", seat), "board") for seat in range(3)]
    decisions = 0
    while game.waiting:
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
        decisions += 1
    assert outcome == Outcome(0, "s/0", ("random",) * 3, decisions, tuple(game.points()), (game.ranking()[0],))


def test_games_repeat_with_the_seed_and_differ_from_each_other() -> None:
    assert list(outcomes(plan())) == list(outcomes(plan()))
    assert len({outcome.decisions for outcome in outcomes(plan(games=8))}) > 1
    assert list(outcomes(plan())) != list(outcomes(plan(seed="t")))


def test_several_processes_give_the_same_in_the_same_order() -> None:
    many = plan(games=20)
    assert list(outcomes(many, crew_of(2))) == list(outcomes(many))


def test_processes_end_when_nobody_wants_more() -> None:
    with closing(outcomes(plan(games=10_000), crew_of(2))) as played:
        next(played)
    for process in multiprocessing.active_children():
        process.join(30)
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("workers", [1, 2])
def test_games_of_several_plans_come_as_they_end(workers: int) -> None:
    one, other = plan(seed="s"), plan(seed="t")
    wanted = [(one, 2), (other, 0), (other, 5), (one, 0)]
    found = sorted(as_they_end(wanted, crew_of(workers)), key=lambda outcome: outcome.seed)
    assert found == [play(one, 0), play(one, 2), play(other, 0), play(other, 5)]


def test_every_choice_is_counted_and_timed_by_seat() -> None:
    outcome = play(plan(), 0)
    assert sum(thinking.asked for thinking in outcome.thinking) == outcome.decisions
    assert all(thinking.asked and 0 < thinking.seconds < 10 for thinking in outcome.thinking)


def test_a_bot_has_the_budget_of_its_name_and_is_closed_after_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Careful(First):
        def close(self) -> None:
            seen.append(self.budget)

    use(monkeypatch, Careful)
    play(replace(plan(("a", "b")), budgets={"b": Budget(simulations=7)}), 0)
    assert sorted(seen, key=str) == [Budget(simulations=7), Budget()]


def test_an_illegal_choice_is_a_problem_of_that_game_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong(First):
        def choose(self, game: Game, seat: int) -> int:
            return -1

    use(monkeypatch, Wrong)
    outcome = play(plan(), 1)
    assert (outcome.decisions, outcome.winners) == (0, ())
    assert outcome.problem.startswith("Refusal at ")


def test_an_exception_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(First):
        def choose(self, game: Game, seat: int) -> int:
            raise IndexError("no such\nhorse")

    use(monkeypatch, Broken)
    assert play(plan(), 0).problem.startswith("IndexError at test_simulate.py:")
    assert play(plan(), 0).problem.endswith(": no such horse")


def test_a_bot_that_helps_itself_has_helped_itself_in_an_imagined_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Forger(First):
        def choose(self, game: Game, seat: int) -> int:
            assert isinstance(game, BoardGame)
            game.held[MONEY + seat] += 1
            return game.legal(seat)[0]

    use(monkeypatch, First)
    honest = play(plan(), 0)
    use(monkeypatch, Forger)
    assert play(plan(), 0) == honest


def test_money_that_goes_nowhere_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(game: BoardGame, seat: int, dollars: int, reason: str) -> None:
        game.held[MONEY + seat] -= dollars

    monkeypatch.setattr(BoardGame, "pay", lose)
    outcome = play(plan(), 0)
    assert "the ledger's totals changed: money " in outcome.problem


def test_a_game_without_end_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, First)
    monkeypatch.setattr(simulate, "MOST_DECISIONS", 10)
    outcome = play(plan(), 0)
    assert outcome.decisions == 11
    assert "no end after 10 decisions" in outcome.problem


def test_results_add_up_by_name() -> None:
    tally = Tally(("a", "b", "a"))
    tally.add(Outcome(0, "s/0", ("a", "b", "a"), 100, (10, 20, 30), (2,)))
    tally.add(Outcome(1, "s/1", ("a", "a", "b"), 120, (10, 40, 5), (1,)))
    tally.add(Outcome(2, "s/2", ("b", "a", "a"), 140, (50, 0, 0), (0,)))
    assert (tally.games, tally.decisions, tally.errors) == (3, 360, 0)
    assert tally.wins == {"a": 2, "b": 1}
    assert tally.mean_score == {"a": 15, "b": 25}
    assert tally.mean_decisions == 120
    assert tally.wins_by_seat == [1, 1, 1]


def test_a_shared_win_is_shared() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(Outcome(0, "s/0", ("a", "b", "c"), 100, (30, 20, 30), (0, 2)))
    tally.add(Outcome(1, "s/1", ("c", "a", "b"), 100, (30, 30, 30), (0, 1, 2)))
    tally.add(Outcome(2, "s/2", ("b", "c", "a"), 100, (30, 20, 10), (0,)))
    assert tally.wins == {"a": Fraction(5, 6), "b": Fraction(4, 3), "c": Fraction(5, 6)}
    assert sum(tally.wins.values()) == sum(tally.wins_by_seat) == tally.games
    assert tally.shared == 2


def test_a_game_with_a_problem_counts_as_an_error_and_in_no_mean() -> None:
    tally = Tally(("a", "b"))
    tally.add(Outcome(0, "s/0", ("a", "b"), 7, problem="first"))
    tally.add(Outcome(1, "s/1", ("b", "a"), 100, (10, 20), (1,)))
    tally.add(Outcome(2, "s/2", ("a", "b"), 9, problem="second"))
    assert (tally.games, tally.decisions, tally.errors) == (3, 116, 2)
    assert tally.first_error is not None
    assert tally.first_error.problem == "first"
    assert tally.wins == {"a": 1, "b": 0}
    assert tally.mean_score == {"a": 20, "b": 10}
    assert tally.mean_decisions == 100


def test_without_a_finished_game_there_are_no_means() -> None:
    tally = Tally(("a", "b"))
    assert tally.mean_score == {"a": None, "b": None}
    assert tally.mean_decisions is None


@pytest.mark.skipif(os.name != "posix", reason="needs the signals of POSIX")
def test_ctrl_c_that_another_thread_hears_waits_until_a_process_has_started() -> None:
    over = threading.Event()
    progress = threading.Thread(target=over.wait)
    progress.start()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever started the tests may ignore it
    started = []

    def start() -> None:
        assert progress.ident is not None
        with interrupts_for_parent_only():
            signal.pthread_kill(progress.ident, signal.SIGINT)
            over.wait(0.1)  # Python interrupts whatever the main thread does next
            started.append(True)

    try:
        with pytest.raises(KeyboardInterrupt):
            start()
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        progress.join()
    assert started
