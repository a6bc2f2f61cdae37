"""What stands beside the city: the cards on offer and the participants."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.round.rounds import choosing_order
from carson.cards.round.scoring import score
from carson.cards.shown.chances import tie_order
from carson.cards.shown.previews import best_gain
from carson.cli.terminal.cards.city_picture import drawn, ground
from carson.cli.terminal.lines import DIM, PLAIN, STRONG, cropped, shortened
from carson.cli.terminal.look import Look
from carson.sentences.cards_sentences import CardsSentences
from carson.sentences.naming import Values

WIDTH: Final = 52
SMALL_WIDTH: Final = 43
LABEL: Final = 9  # columns before the cards
NAME: Final = 12
SIGN: Final = 9
SCORE: Final = 4


class Panel:
    """The lines of a game's panel, for a player who looks at it."""

    def __init__(self, sentences: CardsSentences, look: Look) -> None:
        self.sentences = sentences
        self.words = sentences.words
        self.look = look
        self.dot = self.words("play-dot")
        self.mark = ">" if look.ascii else "▶"

    # The cards.

    def to_lay(self, game: CardGame, card: int | None) -> list[Text]:
        """The card that has to be laid, as it will lie."""
        if card is None:
            return []
        first, second, third, fourth = game.deck.terrain[card]
        label = self.words("cards-to-lay", card=CARD_NAMES[card])
        upper = Text().append_text(self._row(first, second)).append("  ").append(label, STRONG)
        return [upper, self._row(third, fourth)]

    def market(self, game: CardGame, seat: int) -> list[Text]:
        """The character in a line, the terrain cards side by side with their priorities and what they bring now."""
        lines = [Text(self.words("cards-market-head"), DIM)]
        if not game.offer:
            return [Text(self.words("cards-market-empty"), DIM)]
        for card in game.offer:
            if card >= TERRAIN_CARDS:
                lines += self._character(game, seat, card)
        terrain = [card for card in game.offer if card < TERRAIN_CARDS]
        if not terrain:
            return lines
        width = min(9, (WIDTH - LABEL) // len(terrain))
        names, upper, lower = (Text(" " * LABEL) for _ in range(3))
        priorities = Text(shortened(self.words("cards-market-priority"), LABEL), DIM)
        gains = Text(shortened(self.words("cards-market-gain"), LABEL), DIM)
        for card in terrain:
            first, second, third, fourth = game.deck.terrain[card]
            names.append(f"{CARD_NAMES[card]:<{width}}", STRONG)
            upper.append_text(self._row(first, second)).append(" " * (width - 5))
            lower.append_text(self._row(third, fourth)).append(" " * (width - 5))
            priorities.append(f"{game.deck.priority[card]:<{width}}", PLAIN)
            gains.append(f"{self.gain(game, seat, card):<{width}}", STRONG)
        return [*lines, names, upper, lower, priorities, gains]

    def _row(self, left: int, right: int) -> Text:
        row = Text().append(f"{drawn(left, self.words, self.look):<3}", ground(left))
        return row.append(f"{drawn(right, self.words, self.look):<2}", ground(right))

    def _character(self, game: CardGame, seat: int, card: int) -> list[Text]:
        """A character's name, priority and gain; what it does."""
        name = CARD_NAMES[card]
        values: Values = {"priority": game.deck.priority[card], "gain": self.gain(game, seat, card)}
        head = Text().append(self.sentences.character(name), STRONG).append("  ")
        about = Text(self.words(f"cards-character-{name}.short"))
        return [head.append(self.words("cards-market-character", **values), DIM), about]

    def gain(self, game: CardGame, seat: int, card: int) -> str:
        """What a card on offer would bring now, with its sign."""
        points = best_gain(game, seat, card)
        return self.words("cards-market-nowhere") if points is None else f"{points:+d}" if points else "0"

    def small_market(self, game: CardGame, seat: int) -> list[Text]:
        """A line for each card: priority and gain, a picture, what it is."""
        lines = [Text(self.words("cards-market-small"), DIM)]
        for card in game.offer:
            line = Text(f"{game.deck.priority[card]:>2}").append(f"{self.gain(game, seat, card):>4}  ", STRONG)
            if card >= TERRAIN_CARDS:
                line.append(self.sentences.character(CARD_NAMES[card]), STRONG).append(": ")
                line.append(self.words(f"cards-character-{CARD_NAMES[card]}.short"))
            else:
                first, second, third, fourth = game.deck.terrain[card]
                line.append(f"{CARD_NAMES[card]:<6}", STRONG).append_text(self._row(first, second)).append(" ")
                line.append_text(self._row(third, fourth)).append(" ").append(
                    self.sentences.contents(game.deck.terrain[card])
                )
            lines.append(cropped(line, SMALL_WIDTH))
        return lines if game.offer else [Text(self.words("cards-market-empty"), DIM)]

    # The participants.

    def players(self, game: CardGame, extra: int = 2) -> list[Text]:
        """Two lines for each participant, and up to so many more for his characters; then how equal bids go."""
        lines = [Text(self.words("cards-players-head"), DIM)]
        for seat in range(game.players):
            lines += [self._player(game, seat), *self._more(game, seat, extra)]
        return [*lines, self.ties(game, WIDTH)]

    def _player(self, game: CardGame, seat: int) -> Text:
        line = self._name(game, seat, NAME).append(shortened(self.sentences.sign(seat), SIGN))
        return line.append(f"{score(game, seat):>{SCORE}}", STRONG).append("  ").append(self.bid(game, seat), STRONG)

    def _name(self, game: CardGame, seat: int, width: int) -> Text:
        turn = seat in game.waiting
        line = Text().append(self.mark if turn else " ", STRONG).append(f"{seat + 1}", self.look.players[seat])
        return line.append(" " + shortened(self.sentences.name(seat), width), STRONG if turn else PLAIN)

    def bid(self, game: CardGame, seat: int) -> str:
        """This round's bid as everybody may see it, and when this participant chooses."""
        if game.revealed and game.bids[seat]:
            bid, boost = game.bids[seat], game.boosts[seat]
            order = choosing_order(game)
            if seat not in order:
                return self.words("cards-bid-idle", bid=bid)
            return self.words("cards-bid", bid=bid, boost=boost, total=bid + boost, place=order.index(seat) + 1)
        if game.idle >> seat & 1:
            return self.words("cards-bid-none")
        if game.in_secret and not game.is_virtual(seat) and seat not in game.waiting:
            return self.words("cards-bid-hidden")
        return self.words("cards-bid-boosted", boost=game.boosts[seat]) if game.boosts[seat] else ""

    def left(self, game: CardGame, seat: int, joint: str = " ") -> str:
        """The bids that somebody has left, each in its place."""
        bids = [str(bid) if game.hands[seat] >> bid & 1 else self.dot * len(str(bid)) for bid in game.bids_of(seat)]
        return joint.join(bid for bid in bids if len(bid) == 1) + "".join(f" {bid}" for bid in bids if len(bid) > 1)

    def facts(self, game: CardGame, seat: int) -> list[str]:
        """A virtual player's level and cards, or somebody's characters, the used ones in brackets."""
        if game.is_virtual(seat):
            level = self.words(f"cards-level-{game.config.virtual[seat - game.config.players]}")
            return [level, self.words("cards-cards", count=len(game.cards_of(seat)))]
        return [self.held(game, character) for character in game.characters_of(seat)]

    def held(self, game: CardGame, character: int) -> str:
        name = self.sentences.character(CHARACTER_NAMES[character])
        return self.words("cards-turned", character=name) if game.turned >> character & 1 else name

    def _more(self, game: CardGame, seat: int, extra: int) -> list[Text]:
        room = WIDTH - 3
        rows = [f"{self.left(game, seat)}  "]
        for fact in self.facts(game, seat):
            joint = "" if rows[-1].endswith("  ") else ", "
            if cell_len(rows[-1] + joint + fact) <= room or len(rows) > extra:
                rows[-1] += joint + fact
            else:
                rows.append("  " + fact)
        return [cropped(Text("   " + row.rstrip(), DIM), WIDTH) for row in rows]

    def small_players(self, game: CardGame) -> list[Text]:
        """A line for each participant."""
        lines = []
        for seat in range(game.players):
            line = self._name(game, seat, NAME - 1).append(f"{score(game, seat):>{SCORE}}", STRONG)
            line.append(" ").append(self.left(game, seat, joint=""), DIM).append(" " + self.bid(game, seat), STRONG)
            lines.append(cropped(line, SMALL_WIDTH))
        return [*lines, self.ties(game, SMALL_WIDTH)]

    def ties(self, game: CardGame, width: int) -> Text:
        """Whose sign stands higher on the back that lies open; by their numbers alone if there is little room."""
        seats = tie_order(game)
        order = [self.words("cards-tie", number=seat + 1, sign=self.sentences.sign(seat)) for seat in seats]
        text = self.words("cards-ties", order=self.sentences.list(order))
        if cell_len(text) > width:
            text = self.words("cards-ties.short", order=" ".join(str(seat + 1) for seat in seats))
        return Text(text, DIM)
