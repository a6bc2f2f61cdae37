"""The story of a game in figures: its record is played again, and somebody watches."""

from __future__ import annotations

from carson.board.game import BoardGame
from carson.cards.game import CardGame
from carson.core.game import Game
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.games import title_of
from carson.table.story.board_chronicle import BoardChronicle
from carson.table.story.cards_chronicle import CardsChronicle
from carson.table.story.chronicle import Luck, Story, watch

__all__ = ["Luck", "Story", "story_of"]


def story_of(record: Record) -> Story:
    """The story as far as the record goes. A choice that is not legal is refused."""
    kind = title_of(record.game)
    game = kind.new(record.config, record.seed)
    chronicle = chronicle_of(game)
    watch(game, chronicle.happened)
    for seat, text in record.choices:
        choice = kind.catalogue.find(text)
        if choice is None:
            raise Refusal("unknown-choice", text=text[:60])
        game.choose(seat, choice.number)
    return chronicle.story()


def chronicle_of(game: Game) -> BoardChronicle | CardsChronicle:
    """Whoever knows what to write down of a game."""
    if isinstance(game, BoardGame):
        return BoardChronicle(game)
    assert isinstance(game, CardGame)
    return CardsChronicle(game)
