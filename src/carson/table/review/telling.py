"""A review in words: each choice with its verdict, the turning points, and what is said of each seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import hypot
from typing import Any

from carson.bots.foresight import foresight_of
from carson.games import seats_taken
from carson.locales import Words
from carson.sentences.sentences import Sentences
from carson.table.review.judging import CLOSE, GOOD, LEVELS, SURE, Judged, Weighed
from carson.table.review.review import Accuracy, Review, TurningPoint
from carson.table.shown.hints import Thought, said_of_all, why

MOST_LINES = 6  # of what might have followed
VERDICTS = (GOOD, CLOSE, *reversed(list(LEVELS)))


@dataclass(frozen=True, slots=True)
class ReviewedChoice:
    """A choice of the game with what is said of it."""

    number: int
    """In the record, from 1."""
    seat: int
    round: int
    phase: str
    """Of the round, in words."""
    choice: str
    label: str
    verdict: str
    """`good`, `close` (to call), `inaccuracy`, `mistake`, `blunder`; empty: nothing to choose, or it is not known yet."""
    judgement: str
    """The same in words, with how much was lost and how sure that is."""
    loss: float
    """Of the chance to win, from 0 to 1, against the best."""
    error: float
    """The standard error of that."""
    better: str = ""
    """What would have been better, if anything was."""
    better_choice: str = ""
    why: list[str] = field(default_factory=list)
    """What speaks for the better one."""
    why_not: list[str] = field(default_factory=list)
    """What is to be said of the one that was made."""
    follows: list[str] = field(default_factory=list)
    """What might have followed, line by line."""
    compared: str = ""
    """Of another choice than the one that was made: whether it is better, in words."""


@dataclass(frozen=True, slots=True)
class ReviewedMoment:
    """A turning point."""

    number: int
    seat: int
    change: float
    """Of the seat's chance to win."""
    luck: bool
    text: str


@dataclass(frozen=True, slots=True)
class AccuracyInfo:
    """From 0 to 100; null where nothing was at stake."""

    name: str
    choices: int
    """With something at stake."""
    accuracy: float | None
    text: str


@dataclass(frozen=True, slots=True)
class SeatReview:
    """What a review says of a seat."""

    seat: int
    accuracy: AccuracyInfo
    phases: list[AccuracyInfo]
    verdicts: dict[str, int]
    """How many choices were `good`, `close`, `inaccuracy`, `mistake`, `blunder`."""
    lost: float
    """Of the chance to win, by what was surely worse than the best, all in all."""
    luck: float
    luck_error: float
    luck_text: str


@dataclass(frozen=True, slots=True)
class ChancesInfo:
    """How likely everybody was to win after a choice, as everybody could know; after the last one who has won."""

    number: int
    """Of the choice in the record; 0 is the start."""
    chances: list[float]
    """By seat, from 0 to 1; virtual players come after the seats."""


@dataclass(frozen=True, slots=True)
class ReviewInfo:
    """A finished game gone through again, as far as it has been worked out: docs/review.md."""

    progress: float
    """From 0 to 1."""
    complete: bool
    simulations: int
    """Of a choice that matters."""
    chances: list[ChancesInfo]
    choices: list[ReviewedChoice]
    turning_points: list[ReviewedMoment]
    seats: list[SeatReview]


Labels = dict[tuple[int, str], str]  # by number and choice: they do not change, so they are found once


class Telling:
    """A review in one language."""

    def __init__(self, review: Review, sentences: Sentences[Any], labels: Labels | None = None) -> None:
        self.review = review
        self.sentences = sentences
        self.words: Words = sentences.words
        self._labels: Labels = {} if labels is None else labels

    def all(self) -> ReviewInfo:
        review = self.review
        chances = [ChancesInfo(number, [round(one, 3) for one in all]) for number, all in review.chances()]
        seats = [self.seat(seat) for seat in range(seats_taken(review.record.config, review.players))]
        return ReviewInfo(
            review.progress(), review.complete, review.simulations, chances, self.choices(), self.turning_points(), seats
        )

    def percent(self, part: float) -> str:
        return self.words("percent", percent=self.words.number(100 * part, 0))

    def change(self, part: float) -> str:
        return self.words("review-change", way="less" if part < 0 else "more", percent=self.percent(abs(part)))

    def label(self, number: int, choice: str) -> str:
        """A legal choice, as it was put to the seat."""
        key = number, choice
        if key not in self._labels:
            game, seat, *_ = self.review.steps[number - 1]
            found = game.catalogue.find(choice)
            assert found is not None
            self._labels[key] = self.sentences.choice(game, seat, found.number)
        return self._labels[key]

    def choice(self, one: Judged, closely: bool = False) -> ReviewedChoice:
        """`closely`: it was looked at so, apart from the review."""
        verdict = one.verdict if closely else self.review.verdict(one)
        about = one.number, one.seat, one.round, self.words(f"review-phase-{one.phase}"), one.choice
        judged = (
            self.label(one.number, one.choice),
            verdict,
            self.judgement(one, verdict),
            round(one.loss, 3),
            round(one.error, 3),
        )
        compared = self.compared(one) if closely else ""
        if verdict in ("", GOOD) or one.best == one.choice:
            return ReviewedChoice(*about, *judged, compared=compared)
        made = next(tried for tried in one.tried if tried.choice == one.choice)
        pros, cons = self.reasons(one.tried[0], made)
        return ReviewedChoice(*about, *judged, self.better(one), one.best, pros, cons, self.follows(one), compared)

    def compared(self, another: Judged) -> str:
        """With the choice that was made."""
        made = self.review.judged.get(another.number)
        if made is None or made.choice == another.choice:
            return self.words("review-again-same")
        better = made.loss - another.loss > SURE * hypot(made.error, another.error)
        return self.words("review-again-better" if better else "review-again-not-better")

    def judgement(self, one: Judged, verdict: str) -> str:
        if not verdict:
            return ""
        values = {"loss": self.percent(one.loss), "error": self.percent(2 * one.error)}
        return self.words(f"review-judged-{verdict}", **values)

    def better(self, one: Judged) -> str:
        label, chance = self.label(one.number, one.best), self.percent(one.tried[0].chance)
        return self.words("review-better", choice=label, chance=chance, own=self.percent(one.chance or 0.0))

    def reasons(self, best: Weighed, made: Weighed) -> tuple[list[str], list[str]]:
        """What is to be said of each of the two and not of both."""
        pros, cons = (Thought(one.choice, one.worth, list(one.reasons), one.facts, 0) for one in (best, made))
        shared = said_of_all([pros, cons])
        name = self.sentences.name
        return why(pros, self.words, name, shared), why(cons, self.words, name, shared)

    def follows(self, one: Judged) -> list[str]:
        """Of what happens then the lines that are about the seat."""
        game = self.review.steps[one.number - 1].after
        lines = (self.sentences.event(game, event) for event in one.follows if event.seat == one.seat)
        return [line for line in lines if line][:MOST_LINES]

    def turning_point(self, point: TurningPoint) -> ReviewedMoment:
        name, change = self.sentences.name(point.seat), self.percent(abs(point.change))
        if point.by_luck:
            text = self.words("review-turn-luck", name=name, change=change, way="less" if point.change < 0 else "more")
        else:
            choice = self.label(point.number, self.review.judged[point.number].choice)
            text = self.words("review-turn-choice", name=name, change=change, choice=choice)
        return ReviewedMoment(point.number, point.seat, round(point.change, 3), point.by_luck, text)

    def accuracy(self, name: str, found: Accuracy) -> AccuracyInfo:
        value = None if found.value is None else round(found.value)
        text = self.words("review-nothing-at-stake") if value is None else self.words.number(value, 0)
        return AccuracyInfo(name, found.choices, value, text)

    def seat(self, seat: int) -> SeatReview:
        account = self.review.account(seat)
        return SeatReview(
            seat, self.accuracy("", account.accuracy),
            [self.accuracy(self.words(f"review-phase-{phase}"), found) for phase, found in account.phases.items()],
            {verdict: account.verdicts.get(verdict, 0) for verdict in VERDICTS},
            round(account.lost, 3), round(account.luck, 3), round(account.luck_error, 3),
            self.words("review-luck", luck=self.change(account.luck), error=self.percent(2 * account.luck_error)),
        )  # fmt: skip

    def phases(self) -> list[str]:
        return [self.words(f"review-phase-{phase}") for phase in foresight_of(self.review.record.game).phases]

    def choices(self) -> list[ReviewedChoice]:
        return [self.choice(self.review.judged[number]) for number in sorted(self.review.judged)]

    def turning_points(self) -> list[ReviewedMoment]:
        return [self.turning_point(point) for point in self.review.turning_points()]
