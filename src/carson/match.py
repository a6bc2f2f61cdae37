"""The front door for programs: a match is a game being played, in texts and plain values.

It adds no rule and no number of its own; `Match.state` is the engine's game for whoever wants more.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from carson.bots import Bot, ask, make_bot
from carson.core.game import SPECTATOR, Game
from carson.core.record import Play, Record, read_record
from carson.core.refusal import Refusal
from carson.core.title import Title
from carson.games import first_game, title_of, titles

Bots = str | Sequence[str | Bot] | Mapping[int, str | Bot]


class Match:
    """A game being played: `carson.new` and `carson.load` make one.

    Seats count from 0; only refusals count players from 1, as people do.

    >>> game = new("board", players=2, seed=1)
    >>> game.waiting
    (1,)
    >>> game.choices()[:3]
    ['claim a1', 'claim b1', 'claim c1']
    >>> game.choose("claim e4")
    >>> game.history
    [(1, 'claim e4')]
    """

    def __init__(self, title: Title, playing: Play | Game) -> None:
        self.title = title
        self._playing = playing
        self._made: list[tuple[int, str]] = []  # without a record, the choices since then

    @property
    def state(self) -> Game:
        """The engine's game, as the rules know it. Change it with `choose` alone."""
        return self._playing.game if isinstance(self._playing, Play) else self._playing

    # Who is asked what.

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to choose; several may be asked at once, and nobody when it is over."""
        return self.state.waiting

    @property
    def over(self) -> bool:
        return self.state.over

    def choices(self, seat: int | None = None) -> list[str]:
        """The legal choices of a seat, or of the only one that is asked; none if it is not asked.

        >>> new("cards", players=2, seed=1).choices(seat=1)
        ['bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5', 'bid 6', 'bid 7', 'bid 8', 'bid 9']
        """
        if self.over:
            return []
        seat = self._asked(seat)
        return [self.title.catalogue.text(choice) for choice in self.state.legal(seat)] if seat in self.waiting else []

    def choose(self, choice: str, seat: int | None = None) -> None:
        """Make a choice. One that is not legal is refused with the reason, and changes nothing.

        >>> game = new("board", players=2, seed=1)
        >>> game.choose("claim e4")
        >>> game.choose("claim e4")
        Traceback (most recent call last):
        carson.core.refusal.Refusal: owned (place e4, owner 2) [B3.3]

        The seat may be left out when only one is asked.

        >>> new("cards", players=2, seed=1).choose("bid 3")
        Traceback (most recent call last):
        carson.core.refusal.Refusal: several-asked (seats 0, 1)
        """
        self._choose(self._asked(seat), self._number(choice))

    def explain(self, choice: str, seat: int | None = None) -> Mapping[str, object]:
        """What a legal choice costs and brings, as far as the seat that has to choose can know. Any other is refused."""
        seat, number = self._asked(seat), self._number(choice)
        self.state.check(seat, number)
        return self.state.explain(seat, number)

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice of a seat, or the last of all: to the last die, draw or secret, not further.

        >>> game = new("board", players=2, seed=1)
        >>> game.choose("claim e4")
        >>> game.undo()
        >>> game.history
        []
        """
        if not isinstance(self._playing, Play) or not self.history:
            raise Refusal("cannot-undo")
        self._playing.undo(self.history[-1][0] if seat is None else seat)

    # How it stands.

    def view(self, seat: int | None = None) -> dict[str, object]:
        """All that a seat may know, or that everybody may: plain values, ready for JSON.

        >>> new("cards", players=2, seed=1).view()["round"]
        1
        """
        return self.state.view(SPECTATOR if seat is None else seat)

    def points(self) -> list[int]:
        """Victory points by seat, now."""
        return self.state.points()

    def ranking(self) -> list[int]:
        """The seats, the first first."""
        return self.state.ranking()

    def winners(self) -> list[int]:
        """The seats that have won: one, unless equals share the win; none before the end."""
        return self.state.winners() if self.over else []

    # What is kept of it.

    @property
    def history(self) -> list[tuple[int, str]]:
        """The choices so far, each with its seat; of a game from a position or a copy, those since then."""
        return list(self.record.choices if isinstance(self._playing, Play) else self._made)

    @property
    def record(self) -> Record:
        """What is saved of it: configuration, seed and choices. A game from a position and a copy have none."""
        if not isinstance(self._playing, Play):
            raise Refusal("no-record")
        return self._playing.record

    def position(self) -> str:
        """The position as text, which `load` opens: everything about it, secrets and chance too, but not how it came about.

        >>> game = new("board", players=2, seed=1)
        >>> load(game.position()) == game
        True
        """
        return self.title.position(self.state)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, or the position where there is no record. What is there and no such file stays."""
        from carson.cli.terminal.saving import save_position, save_record

        if isinstance(self._playing, Play):
            save_record(self.record, Path(path))
        else:
            save_position(self.title, self.state, Path(path))

    def copy(self, seed: str | int | None = None) -> Match:
        """Another game that stands as this one does, to try things out; with a seed, with another future.

        It has no record and takes nothing back.

        >>> game = new("board", players=2, seed=1)
        >>> other = game.copy()
        >>> other.choose("claim e4")
        >>> other == game
        False
        """
        return Match(self.title, self.state.copy(None if seed is None else str(seed), quiet=False))

    def imagined(self, seat: int, seed: str | int) -> Match:
        """A copy for whoever may know no more than this seat: all that it cannot know is drawn anew, evenly.

        >>> game = new("cards", players=2, seed=1)
        >>> game.choose("bid 3", seat=1)
        >>> game.imagined(seat=0, seed=7).view(seat=0) == game.view(seat=0)
        True
        """
        return Match(self.title, self.state.imagined(seat, str(seed)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Where it stands, in a line."""
        state = self.state
        points = f"points {', '.join(map(str, self.points()))}"
        if self.over:
            return f"<{self.title.name}, over; {points}>"
        seats = f"seat {self.waiting[0]} has" if len(self.waiting) == 1 else f"seats {_listed(self.waiting)} have"
        count = f" ({len(self.choices())} choices)" if len(self.waiting) == 1 else ""
        number = state.public_view().get("round")
        round = "" if number is None else f", round {number}"
        return f"<{self.title.name}{round}: {seats} to {state.steps.name(state.agenda[-1])}{count}; {points}>"

    def __str__(self) -> str:
        """The position drawn as the terminal shows it, in the same language, without colours."""
        from carson.cli.output import Sheet
        from carson.cli.terminal.terminal_game import terminal_of

        sheet = Sheet(self.title.name)
        names = self.record.names if isinstance(self._playing, Play) else []
        terminal_of(self.title.name).show(sheet, self.state, names, False)
        return sheet.text.rstrip("\n")

    # Texts and numbers.

    def _asked(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.over:
            raise Refusal("game-over")
        if len(self.waiting) > 1:
            raise Refusal("several-asked", seats=_listed(self.waiting))
        return self.waiting[0]

    def _number(self, text: str) -> int:
        choice = self.title.catalogue.find(text)
        if choice is None:
            raise Refusal("unknown-choice", text=text[:60])
        return choice.number

    def _choose(self, seat: int, choice: int) -> None:
        if isinstance(self._playing, Play):
            self._playing.choose(seat, choice)
        else:
            self._playing.choose(seat, choice)
            self._made.append((seat, self.title.catalogue.text(choice)))


def new(
    game: str = first_game(), preset: str = "", seed: str | int | None = None, names: Sequence[str] = (), **changes: object
) -> Match:
    """A game at its first decision: a preset with fields of its configuration changed (see docs/records.md).

    The same seed gives the same game; without one it is drawn.

    >>> new("board", "big-box", players=3, variants=["river", "horses"], seed="carson")
    <board, round 0: seat 1 has to claim-parcel (60 choices); points 0, 0, 0>
    >>> new("board", players=9)
    Traceback (most recent call last):
    carson.core.refusal.Refusal: player-count (players 9, most 6, edition big-box) [B1]
    """
    title = title_of(game)
    config = title.preset(preset or title.presets[0], **changes)
    return Match(title, Play(title, config, secrets.token_hex(4) if seed is None else str(seed), list(names)))


def load(source: str | Path, until: int | None = None) -> Match:
    """A game from a record or a position: a file, or the text itself. Of a record perhaps only the first choices.

    >>> game = new("board", players=2, seed=1)
    >>> game.choose("claim e4")
    >>> load(game.record.as_text()) == game
    True
    >>> load(game.record.as_text(), until=0).history
    []
    """
    is_text = isinstance(source, str) and ("\n" in source or source.lstrip().startswith("{"))
    text = str(source) if is_text else Path(source).read_text(encoding="utf-8-sig")
    first = next(iter(text.splitlines()), "").strip()
    for title in titles():
        if first == title.header:
            return Match(title, title.from_position(text))
    if not text.lstrip().startswith("{"):
        raise Refusal("not-a-game")
    record = read_record(text)
    title = title_of(record.game)
    return Match(title, Play.of(title, record, until))


def play(match: Match, bots: Bots, seed: str | int = 0) -> Match:
    """Let bots choose until the game is over, or until a seat without one is asked; gives the same match back.

    `bots` is the name of one for every seat, or a name or a `Bot` for each seat that has one. The seed is the bots' own;
    they get what their seat may know, and nothing else.

    >>> game = new("board", players=2, seed=1)
    >>> len(play(game, ["greedy", "random"]).winners())
    1
    >>> game = new("cards", players=2, seed=1)
    >>> play(game, {1: "greedy"}).waiting
    (0,)
    """
    from carson.lab.simulate import whose_move

    players = _seated(match, bots, f"{seed}/{len(match.history)}")
    last = dict.fromkeys(range(match.state.players), -1)
    last.update((seat, number) for number, (seat, _) in enumerate(match.history))
    count = len(match.history)
    while not match.over:
        state = match.state
        seat = whose_move(state, last)
        if not state.in_the_open:  # nobody sees what the others choose: those who think longer keep no bot waiting
            seat = next((bot for bot in state.waiting if bot in players), seat)
        if seat not in players:
            break
        match._choose(seat, ask(players[seat], state, seat))
        last[seat] = count
        count += 1
    return match


def _seated(match: Match, bots: Bots, seed: str) -> dict[int, Bot]:
    """The bots by seat; those that are named are made here."""
    from carson.lab.plans import bot_seed

    seats = range(match.state.players)
    if isinstance(bots, str):
        bots = dict.fromkeys(seats, bots)
    named = bots if isinstance(bots, Mapping) else dict(enumerate(bots))
    if any(seat not in seats for seat in named):
        raise ValueError(f"bots for the seats {_listed(named)}, where there are {_listed(seats)}")
    return {
        seat: make_bot(bot, bot_seed(seed, seat), match.title.name) if isinstance(bot, str) else bot
        for seat, bot in named.items()
    }


def _listed(seats: Iterable[int]) -> str:
    return ", ".join(map(str, seats))
