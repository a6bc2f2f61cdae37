"""What stands beside the town: the players and the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carson.board.buildings import KINDS
from carson.board.game import BoardGame
from carson.board.map.action_track import BUILDING_3, BUILDING_12, OPEN_TO_ALL, PLACE_OF, PRICES, WAGES, slot_of
from carson.board.map.contents import CONTENT_NAMES, EMPTY
from carson.board.round.placing import is_open
from carson.board.round.rounds import current_step, step_name
from carson.board.shown.effects import Effect, effect
from carson.board.state.choices import PLACE
from carson.board.state.kinds import tiles_of
from carson.board.state.things import MONEY, OWN_COWBOYS, PIECES, POINTS, REVOLVERS, ROADS
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.board.town_picture import cowboys, signs
from carson.cli.terminal.lines import DIM, PLAIN, STRONG, beside, cropped, shortened
from carson.cli.terminal.look import Look
from carson.core.agenda import seats_in
from carson.core.ledger import SEATS
from carson.sentences.board_sentences import BoardSentences

WIDTH: Final = 48
NAME: Final = 8  # columns for a player's name
COUNT: Final = 5  # columns for each number of a player
STEP: Final = 23  # columns for a step of the track; one more in the right half
CROWD: Final = 8  # from here on cowboys are only counted
ROOMY: Final = 4  # players


class Panel:
    """The lines of a game's panel, WIDTH wide."""

    def __init__(self, sentences: BoardSentences, look: Look) -> None:
        self.sentences = sentences
        self.words = sentences.words
        self.look = look
        self.dot = self.words("play-dot")
        self.mark = ">" if look.ascii else "▶"

    def players(self, game: BoardGame, viewer: int | None) -> list[Text]:
        """Two lines for each player under one head; with up to four players there is room for a third.

        The secrets of the viewer are shown with the rest.
        """
        lines = [Text(self.words("board-players-head"), DIM)]
        for seat in range(game.players):
            room = 2 if game.players <= ROOMY else 1
            lines += [self._player(game, seat), *self._player_more(game, viewer, seat, room)]
        return lines

    def _player(self, game: BoardGame, seat: int) -> Text:
        held = game.held
        turn = seat in game.waiting
        limit = f"/{game.limit[seat]}" if game.card[seat] >= 0 else ""
        counts = (
            held[OWN_COWBOYS[seat]], held[REVOLVERS + seat], game.firepower(seat), held[ROADS + seat], game.parcels_of(seat)
        )  # fmt: skip
        line = Text().append(self.mark if turn else " ", STRONG).append(f"{seat + 1}", self.look.players[seat])
        line.append(" " + shortened(self.sentences.name(seat), NAME), STRONG if turn else PLAIN)
        line.append(f"{held[POINTS + seat]:>3}{'$' + str(held[MONEY + seat]):>5}", STRONG)
        return line.append(f"{limit:<4}" + "".join(f"{count:>{COUNT}}" for count in counts))

    def _player_more(self, game: BoardGame, viewer: int | None, seat: int, room: int) -> list[Text]:
        """What else there is to know, in so many lines; where that is too much without the colour of the card's side."""
        card = []
        if game.card[seat] >= 0:
            side = game.side(seat)
            name = self.sentences.character(side.name)
            card = [f"{name} ({self.sentences.side(side.side)})", f"{name} {side.side}"]
        facts = self._facts(game, viewer, seat)
        rows = self._rows([*card[:1], *facts])
        if len(rows) > room:
            rows = self._rows([*card[1:], *facts])
        if len(rows) > room:
            rows = [*rows[: room - 1], f" {self.dot} ".join(rows[room - 1 :])]
        rows += [""] * (room - len(rows))
        return [Text("   " + shortened(row, WIDTH - 3), DIM) for row in rows]

    def _rows(self, facts: Sequence[str]) -> list[str]:
        """Facts in as few lines as they need; none is broken."""
        rows: list[str] = []
        for fact in facts:
            if rows and cell_len(rows[-1]) + len(fact) + 3 <= WIDTH - 3:
                rows[-1] += f" {self.dot} {fact}"
            else:
                rows.append(fact)
        return rows

    def _facts(self, game: BoardGame, viewer: int | None, seat: int) -> list[str]:
        """What a player has besides his card, what he cannot do without first."""
        words = self.words
        told = [variant.seat_fact(game, seat, own=viewer == seat) for variant in game.rules.variants]
        facts = [words(fact[0], **fact[1]) for fact in told if fact]
        for name, (thing, _) in PIECES.items():
            if game.held[thing + seat] and words.has(f"board-has-{name}"):
                facts.append(words(f"board-has-{name}", count=game.held[thing + seat]))
        kept = [words(f"sign-{CONTENT_NAMES[kind]}") for kind in KINDS for _ in range(game.held[tiles_of(kind) + seat])]
        if kept:
            facts.append(words("board-keeps", tiles=" ".join(kept)))
        if seat in game.turn_order:
            facts.append(words("board-turn", number=game.turn_order.index(seat) + 1))
        if seat in game.passed:
            facts.append(words("board-passed", number=game.passed.index(seat) + 1))
        elif not game.places:
            facts.append(words("board-pass-order", number=game.pass_order.index(seat) + 1))
        return facts

    def track(self, game: BoardGame, menu: BoardMenu | None) -> list[Text]:
        """The steps of a round in two columns, with prices, tiles, who stands there and, while placing, their numbers."""
        names = [step_name(frame) for frame in game.rules.sequence]
        now = current_step(game)
        at = -1 if now is None else names.index(now)
        half = (len(names) + 1) // 2
        steps = [self._step(game, menu, name, index - at, STEP + index // half) for index, name in enumerate(names)]
        return [Text(self.words("board-track-head"), DIM), *beside(steps[:half], steps[half:], STEP + 1)]

    def _step(self, game: BoardGame, menu: BoardMenu | None, name: str, late: int, width: int) -> Text:
        """One step, so many after the one that is being resolved; for a placement its number and what it brings."""
        place = PLACE_OF.get(name)
        number = self.mark if late == 0 else ""
        promise = None
        if menu is not None and place is not None and PLACE + place in menu.spaces:
            number = str(menu.number_of(PLACE + place))
            promise = effect(game, menu.seat, PLACE + place)
        standing = Text() if place is None else self._standing(game, place)
        style = STRONG if late == 0 else DIM if late < 0 or place is None or not is_open(game, place) else PLAIN
        line = Text().append(f"{number:>2} ", STRONG)
        room = width - len(line) - len(standing) - 1
        return line.append(self._label(game, name, promise, room) + " ", style).append_text(standing)

    def _label(self, game: BoardGame, name: str, promise: Effect | None, room: int) -> str:
        """The tile that is sold with its price, or the step's name with what it brings."""
        place = PLACE_OF.get(name, -1)
        if BUILDING_12 <= place <= BUILDING_3:
            printed, kind = PRICES[slot_of(place)], game.track[slot_of(place)]
            price = printed if promise is None or promise.price is None else promise.price
            tile = self.words("board-no-tile") if kind == EMPTY else self.sentences.kind(CONTENT_NAMES[kind])
            return shortened(self.words("board-tile", printed=printed, less=printed - price, price=price, tile=tile), room)
        gains = promise.brings if promise is not None else ()
        brings = "".join(" " + self.words("board-brings", thing=thing, count=count) for thing, count in gains)
        label = self.step(name, "brief")
        return shortened(cropped(Text(label), room - len(brings)).plain + brings, room)

    def _standing(self, game: BoardGame, place: int) -> Text:
        """The players' numbers, each as often as he has cowboys there; of a crowd only how many they are."""
        seats: Sequence[int] = seats_in(game.standing[place])
        if place in OPEN_TO_ALL:
            first = 0 if place == WAGES else SEATS
            seats = [seat for seat in range(game.players) for _ in range(game.crew[first + seat])]
        text = Text(signs(self.look).cowboys if seats else "")
        if len(seats) >= CROWD:
            return text.append(self.words("board-crowd", count=len(seats)))
        return text.append_text(cowboys(game, place, seats, self.look, PLAIN))

    def phase(self, game: BoardGame) -> str:
        step = current_step(game)
        if step is not None:
            return self.step(step)
        if not game.round:
            return self.words("board-phase-setup")
        if game.over:
            return self.words("board-phase-over")
        if game.places:
            return self.words("board-phase-placing")
        return self.words("board-phase-characters" if not game.turn_order else "board-phase-end")

    def step(self, name: str, how: str = "") -> str:
        """A step of the track: a space, or one of the three that have none; briefly where a language has a long name."""
        id = f"place-{name}" if name in PLACE_OF else f"board-step-{name}"
        return self.words(f"{id}.{how}" if self.words.has(f"{id}.{how}") else id)
