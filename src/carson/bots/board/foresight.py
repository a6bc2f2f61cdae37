"""The futures of the board game, played out to the end of the round; what is expected of a choice is its first sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from carson.board.game import BoardGame
from carson.board.round.choosing import TAKE_CHARACTER
from carson.board.round.placing import is_placing
from carson.board.state.choices import AGREE, REFUSE
from carson.bots.board.first_sight import PLAIN_SIGHT
from carson.bots.board.greedy import Weighed, by_habit, explained
from carson.bots.board.levels import candidates, outlook_on
from carson.bots.board.playout import Outlook, Playout
from carson.bots.board.value import shipped
from carson.bots.board.worth import parts
from carson.bots.bot import Considered, told
from carson.bots.foresight import Chances, Foresight
from carson.core.events import Event
from carson.core.game import Game

WIDTH: Final = 6  # choices that are tried, besides the one that was made


class BoardForesight(Foresight):
    phases = ("start", "characters", "cowboys", "actions")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._weighed: dict[int, Weighed] = {}
        self._outlooks: dict[int | None, Outlook] = {}

    @staticmethod
    def phase(game: Game) -> str:
        assert isinstance(game, BoardGame)
        frame = game.agenda[-1]
        if not game.round:
            return "start"
        if frame[0] == TAKE_CHARACTER:
            return "characters"
        return "cowboys" if is_placing(frame) else "actions"

    def candidates(self, game: Game, seat: int, made: int) -> Mapping[int, float]:
        assert isinstance(game, BoardGame)
        options = PLAIN_SIGHT.options(game, seat)
        if made not in options:
            if made in game.beside:  # a road that is laid by the way: it is judged with what it is laid for
                return {}
            options = [*options, made]
        known = by_habit(game, options)
        if known is not None:  # dice, which futures tell about, or the items of a secret sheet
            others = [option for option in options if option not in (known, made)][: WIDTH - 2]
            return dict.fromkeys((known, made, *others), 0.0)
        looks = candidates(game, seat, options, PLAIN_SIGHT)
        self._weighed = {one.choice: one for one in looks}
        point = shipped().logit_of_a_point(game)
        if looks[0].choice in (AGREE, REFUSE):  # first sight refuses nearly every House
            point = 0.0
        if is_placing(game.agenda[-1]) and game.round:
            self._outlooks[None] = outlook_on(game, seat, looks)
        chosen = [one.choice for one in looks[:WIDTH]]
        if made in self._weighed and made not in chosen:
            chosen.append(made)
        found = {choice: point * (self._weighed[choice].value - looks[0].value) for choice in chosen}
        found.setdefault(made, min(found.values()))  # of many amounts only some are weighed
        return found

    def chances(self, game: Game, view: int, seat: int, choice: int, number: int) -> Chances:
        assert isinstance(game, BoardGame)
        return self._after(game, game.imagined(view, self.future_seed(number)), seat, choice, number)

    def course(self, game: Game, seat: int, choice: int, number: int) -> list[Event]:
        assert isinstance(game, BoardGame)
        future = game.imagined(seat, self.future_seed(number))
        heard: list[Event] = []
        future.events = heard
        self._after(game, future, seat, choice, number)
        return heard

    def _after(self, game: BoardGame, future: BoardGame, seat: int, choice: int, number: int) -> Chances:
        future.apply(seat, choice)
        return self._played_out(future, self._outlooks.setdefault(None if game.round else choice, Outlook()), number)

    def standing(self, game: Game, view: int, number: int, before: Game) -> Chances | None:
        assert isinstance(game, BoardGame)
        if game.round > max(before.round, 1):
            return shipped().prospect(game).chances
        return self._played_out(
            game.imagined(view, self.future_seed(number)), self._outlooks.setdefault(None, Outlook()), number
        )

    def _played_out(self, future: BoardGame, outlook: Outlook, number: int) -> Chances:
        Playout(future, outlook, Random(number)).run()
        return shipped().prospect(future).chances

    def reasons(self, game: Game, seat: int, choices: Sequence[int]) -> list[Considered]:
        assert isinstance(game, BoardGame)
        start = next(
            (parts(one.before, seat, PLAIN_SIGHT.taste) for one in self._weighed.values() if one.before is not None), {}
        )
        return [
            explained(self._weighed[choice], seat, start, PLAIN_SIGHT.taste)
            if choice in self._weighed
            else Considered(choice, 0.0, told({game.catalogue[choice].verb: 0.0}, least=0.0))
            for choice in choices
        ]
