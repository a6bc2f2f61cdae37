"""Tables as clients may see them: lists, the table itself, and the news for a seat."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from carson.core.chance import commitment
from carson.core.game import SPECTATOR
from carson.core.title import Phrase
from carson.games import GAMES, entry_of, title_of
from carson.table import actions, orders, results
from carson.table.agreement import Agreement, agreement_of
from carson.table.journal import Seat, Table
from carson.table.live_table import (
    CHAT,
    CHOICE,
    NOBODY,
    OPEN,
    ORDER,
    OVER,
    REMATCH,
    RUNNING,
    UNDO,
    LiveTable,
    who_know_more_of,
)
from carson.table.shown.scenes import Staged
from carson.table.shown.table_sentences import Wording, about_choices

HERE_SECONDS: Final = 25.0  # somebody who was seen by any process so recently is here
MOST_MESSAGES: Final = 500  # in one piece of news; most games have fewer
MOST_EVENTS: Final = 1000  # in its messages, unless the first has more: each takes time to put into words

IN_GAME: Final = {CHOICE, UNDO, CHAT, ORDER}  # entries that change nothing in what is known about the table
BESIDE_GAME: Final = {CHAT, REMATCH}  # entries that change nothing in the game

State = Literal["open", "running", "over"]
STATES: Final[dict[str, State]] = {OPEN: "open", RUNNING: "running", OVER: "over"}
SeatKind = Literal["person", "bot", "open"]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str
    """Empty for somebody without one: Player 2, Speler 2, as the reader's language says."""
    bot: str | None = None
    """The bot that plays here now; at a person's seat it stands in."""
    account: bool = False
    """Whether the person has an account."""
    here: bool = False
    """Whether the person is connected."""
    resigned: bool = False
    agreed: bool = True
    """False for somebody who is asked to play again and has not said yes."""


@dataclass(frozen=True, slots=True)
class TableSummary:
    """A table in a list."""

    id: str
    game: str
    state: State
    public: bool
    seats: list[SeatInfo]
    created: float
    changed: float
    number: int
    config: dict[str, object]
    played: list[Phrase]
    """What is played, in a few phrases."""


@dataclass(frozen=True, slots=True)
class DifferenceInfo:
    """Where the rules of this version leave what was played: after how many choices, and in what."""

    choices: int
    what: str


@dataclass(frozen=True, slots=True)
class TableInfo:
    """All about a table but the game itself."""

    id: str
    game: str
    state: State
    public: bool
    seats: list[SeatInfo]
    created: float
    number: int
    config: dict[str, object]
    played: list[Phrase]
    """What is played, in a few phrases."""
    secrets: bool
    """Whether somebody else could see on a player's screen what he should not."""
    box: Mapping[str, object]
    """What everybody may know of the game and never changes: in the card game all `cards` of its deck."""
    agreement: Agreement
    commitment: str
    """A hash of the seed of all dice and draws, known before the first one; `seed` is known when the game is over."""
    seed: str | None
    result: dict[str, object] | None
    rematch: str | None
    """The table where they play again."""
    can_rise: bool
    """Whether a bot here could be stronger when they play again."""
    origin: dict[str, object] | None
    """The finished game that this one was taken from, and after how many choices; or that it came from a file."""
    differs: DifferenceInfo | None
    version: str


def summary(table: Table) -> TableSummary:
    seats = [seat_info(seat) for seat in table.seats]
    return TableSummary(
        table.id,
        table.game,
        STATES[table.state],
        table.public,
        seats,
        table.created,
        table.changed,
        table.number,
        dict(table.config),
        played(table),
    )


def played(table: Table) -> list[Phrase]:
    return title_of(table.game).in_brief(table.config) if table.game in GAMES else []


def seat_info(seat: Seat, live: LiveTable | None = None, here: bool = False) -> SeatInfo:
    kind: SeatKind = "open" if seat.free else "person" if seat.token is not None else "bot"
    bot = live.bot_of(seat.seat) if live is not None else seat.bot
    resigned = live is not None and seat.seat in live.resigned
    agreed = live is None or seat.seat not in live.undecided
    return SeatInfo(seat.seat, kind, seat.name, bot, seat.account is not None, here, resigned, agreed)


def here(live: LiveTable, connected: Collection[int], now: float) -> list[int]:
    """The seats of those who are connected to this process, or were to any a moment ago."""
    return [seat.seat for seat in live.table.seats if seat.seat in connected or (seat.seen or 0.0) > now - HERE_SECONDS]


def table_info(live: LiveTable, connected: Collection[int], now: float) -> TableInfo:
    """What everybody at a table knows about it."""
    present, difference = here(live, connected, now), live.difference
    return _info(
        live.table,
        STATES[live.state],
        live.number,
        [seat_info(seat, live, seat.seat in present) for seat in live.table.seats],
        live.title.has_secrets(live.table.config),
        live.game.box(),
        live.agreement,
        results.result(live) if live.state == OVER else None,
        live.rematch or None,
        None if difference is None else DifferenceInfo(difference.number, difference.what),
    )


def kept_info(table: Table) -> TableInfo:
    """What is kept of a table that today's rules cannot set up."""
    state, seats = STATES[table.state], [seat_info(seat) for seat in table.seats]
    result = dict(table.result) if table.state == OVER and table.result is not None else None
    return _info(
        table, state, table.number, seats, False, {}, agreement_of(table), result, None, DifferenceInfo(0, "config")
    )


def _info(
    table: Table, state: State, number: int, seats: list[SeatInfo], secrets: bool, box: Mapping[str, object],
    agreement: Agreement, result: dict[str, object] | None, rematch: str | None, differs: DifferenceInfo | None,
) -> TableInfo:  # fmt: skip
    return TableInfo(
        id=table.id,
        game=table.game,
        state=state,
        public=table.public,
        seats=seats,
        created=table.created,
        number=number,
        config=dict(table.config),
        played=played(table),
        secrets=secrets,
        box=box,
        agreement=agreement,
        commitment=commitment(table.seed),
        seed=table.seed if state == OVER else None,
        result=result,
        rematch=rematch,
        can_rise=can_rise(table),
        origin=origin(table),
        differs=differs,
        version=table.version,
    )


def can_rise(table: Table) -> bool:
    if table.game not in GAMES:
        return False
    entry = entry_of(table.game)
    return any(seat.bot is not None and entry.stronger(seat.bot) != seat.bot for seat in table.seats)


def origin(table: Table) -> dict[str, object] | None:
    found = table.settings.get("origin")
    return found if isinstance(found, dict) else None


class Edition:
    """What a table tells after an entry: what is the same for everybody is made once."""

    def __init__(self, live: LiveTable, connected: Collection[int], now: float) -> None:
        self.live = live
        self.connected = connected
        self.now = now
        self._messages: dict[tuple[int, int, str, bool], object] = {}
        self._knowing: dict[int, set[int]] = {}  # by the last entry that is known: who learns more than the others
        self._kinds_since: dict[int, set[str]] = {}
        self._staged: Staged | None = None

    def shared(self, part: object) -> object:
        """What several clients are told, before it is handed out: a server writes it here, once for all of them."""
        return part

    def page_end(self, since: int) -> int:
        """The number of the last message that is told in one piece with those after `since`."""
        moments, events = self.live.moments, 0
        if since + 1 == len(moments):  # as a rule
            return len(moments)
        for number in range(since, min(since + MOST_MESSAGES, len(moments))):
            events += len(moments[number].events)
            if events > MOST_EVENTS and number > since:
                return number
        return min(since + MOST_MESSAGES, len(moments))

    def values(
        self, seat: int, since: int, explain: bool, whole: bool, language: str = "", scenes: bool = False
    ) -> dict[str, object]:
        """The news for a seat that has seen entries up to a number; `whole`: even if nothing happened since.

        What happened, and how things are now; with `more`, only what happened, and the client asks on from `number`.
        In a language they have sentences besides; without one there are none. With `scenes` a client that knows the view
        before the last message is told what changed, scene by scene, and not the whole view again.
        """
        live, until = self.live, self.page_end(since)
        wording = Wording(live, language) if language else None
        in_scenes = scenes and not whole and wording is not None and since + 1 == live.number and live.before is not None
        told: dict[str, object] = {
            "number": until, "seat": seat, "messages": self._told(seat, since, until, wording, in_scenes),
        }  # fmt: skip
        if until < live.number:
            return {**told, "more": True, "table": self.table}
        kinds = self._kinds(since)
        if whole or live.state == OVER or not kinds <= IN_GAME:
            told["table"] = self.table
        if live.started and (whole or not kinds <= BESIDE_GAME):
            if not in_scenes:
                told["view"] = self.public
            told["own"] = own_view(live, seat, explain, wording)
        if live.clock is not None:
            told["clock"] = [
                round(live.clock.remaining(other, live.waiting_persons, self.now), 1) for other in range(live.seats)
            ]
        return told

    def _kinds(self, since: int) -> set[str]:
        """Of the entries after a number."""
        if since not in self._kinds_since:
            self._kinds_since[since] = {moment.entry.kind for moment in self.live.moments[since:]}
        return self._kinds_since[since]

    def _told(self, seat: int, since: int, until: int, wording: Wording | None, in_scenes: bool) -> object:
        """What happened. It is made once for all players who know no more of it than everybody."""
        live = self.live
        if since not in self._knowing:
            self._knowing[since] = {SPECTATOR}.union(*map(who_know_more_of, live.moments[since:until]))
        knows_more = seat in self._knowing[since]
        key = (seat if knows_more else NOBODY, since, wording.language if wording is not None else "", in_scenes)
        if key not in self._messages:
            messages = live.messages(seat, since, until)
            if wording is not None:
                wording.tell(messages, seat)
                if in_scenes:
                    messages[-1]["scenes"] = self._stage(wording).scenes_for(seat)
            self._messages[key] = self.shared(messages)
        return self._messages[key]

    def _stage(self, wording: Wording) -> Staged:
        """The last message in its scenes, which are the same in every language."""
        if self._staged is None:
            live = self.live
            assert live.before is not None
            self._staged = Staged(live.before, live.game, live.moments[-1], wording.all_lines(live.number))
        return self._staged

    @cached_property
    def table(self) -> object:
        return self.shared(table_info(self.live, self.connected, self.now))

    @cached_property
    def public(self) -> object:
        return self.shared(self.live.game.public_view())


def own_view(live: LiveTable, seat: int, explain: bool, wording: Wording | None = None) -> dict[str, object]:
    """What only this seat knows: its choices, with what each costs and brings if it wants to know, perhaps in words.

    All that is worked out once, however often it is asked for before something happens.
    """
    if seat == SPECTATOR:
        return live.game.own_view(seat)
    key = (seat, explain, wording.language if wording is not None else "")
    if key not in live.shown:
        live.shown[key] = _own_view(live, seat, explain, wording)
    return live.shown[key]


def _own_view(live: LiveTable, seat: int, explain: bool, wording: Wording | None) -> dict[str, object]:
    game = live.game
    may_choose = seat in live.waiting and seat not in live.away and seat not in live.answers
    own = game.seat_view(seat, live.legal(seat) if may_choose else [])
    own["undo"] = actions.can_undo(live, seat)
    own["asked"] = live.asked[seat]
    given = live.orders_of(seat)
    if given and (in_force := orders.in_force(game, seat, given)):
        own["orders"] = in_force
    playing = live.state == RUNNING and live.difference is None and seat not in live.away
    if playing and (may_choose or seat not in live.waiting) and (fitting := orders.fitting(game, seat, given)):
        own["fitting_orders"] = fitting
    if may_choose and wording is not None:
        own |= wording.choices(seat, explain)
    elif may_choose and explain:
        legal = live.legal(seat)
        own |= about_choices(game, seat, legal, [game.explain(seat, choice) for choice in legal])
    return own
