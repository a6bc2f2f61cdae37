"""What the environments share: whose turn it is where several decide at once, what a game was worth, what is missing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from carson.core.game import Game
from carson.core.title import Title
from carson.games import title_of
from carson.lab.simulate import whose_move

Worth = Callable[[Game], list[float]]  # of a finished game, by seat


class Turns:
    """One seat after the other, where the game asks several at once.

    In secret they answer by seat, and nobody sees what the others have answered; in the open whoever chose the longest ago.
    """

    def __init__(self) -> None:
        self._made = 0
        self._last: dict[int, int] = {}

    def copy(self) -> Turns:
        """The same, to go on by itself."""
        other = Turns()
        other._made, other._last = self._made, dict(self._last)
        return other

    def next(self, game: Game) -> int:
        """The seat that has to choose now; the game waits for somebody."""
        if len(game.waiting) == 1:
            return game.waiting[0]
        return whose_move(game, {seat: self._last.get(seat, -1) for seat in game.waiting})

    def made(self, seat: int) -> None:
        """A seat has chosen."""
        self._made += 1
        self._last[seat] = self._made


def win_or_lose(game: Game) -> list[float]:
    """1 to the winner, shared if several win, and what makes a sum of 0 to the others; virtual players count too."""
    winners, others = game.winners(), game.players - 1
    shares = [game.players / len(winners) - 1 if seat in winners else -1.0 for seat in range(game.players)]
    return [share / others for share in shares]


def points_ahead(game: Game) -> list[float]:
    """How many points a seat has more than the best of the others; less than 0 for those that are behind."""
    points = game.points()
    return [float(own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


def config_of(game: str, preset: str, changes: Mapping[str, object]) -> tuple[Title, dict[str, object]]:
    """What is to be played: a preset of a game, the first if none is named, with fields changed."""
    title = title_of(game)
    return title, title.preset(preset or title.presets[0], **changes)


def needs(module: str, extra: str) -> str:
    """What to say where a library is missing."""
    return f"{module} needs libraries that are not installed here: pip install 'carson-city[{extra}]' brings them"
