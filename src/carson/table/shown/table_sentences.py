"""A table in one language, for a client that asks for it: what happened, what is asked, what can be chosen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from carson.core.events import Event
from carson.core.game import Game
from carson.games import LEVELS
from carson.sentences.naming import names_at_table
from carson.sentences.sentences import Sentences, sentences_of
from carson.table.live_table import START, LiveTable, Message
from carson.table.shown.languages import words
from carson.table.story.story import chronicle_of


class Wording:
    """The sentences of a table. All of its players have their names, virtual ones too."""

    def __init__(self, live: LiveTable, language: str) -> None:
        self.live = live
        self.language = language
        spoken = words(language)
        names = names_at_table(spoken, live.table.config, live.names)
        self.sentences: Sentences[Game] = sentences_of(live.table.game)(spoken, names)
        self.sentences.draws = False  # a client draws better
        self.begins = chronicle_of(live.table.game).begins

    def tell(self, messages: Sequence[Message], seat: int) -> None:
        """Each message gets the lines of what happened in the game, as far as this seat may know it, and whose each is.

        `heading` is the line with which a round begins.
        """
        for message in messages:
            number = message["number"]
            assert isinstance(number, int)
            told = self._lines(number, seat)
            greetings = self._greetings() if message["kind"] == START else []
            if told or greetings:
                message["lines"] = [line for _, line in told] + [line for _, line in greetings]
                message["whose"] = [event.seat for event, _ in told] + [seat for seat, _ in greetings]
            begins = [index for index, (event, _) in enumerate(told) if event.kind in self.begins]
            if begins:
                message["heading"] = begins[0]

    def _greetings(self) -> list[tuple[int, str]]:
        """What the bots say when a game starts, those who have manners: who, and the line. Nobody repeats another."""
        spoken, seats = self.sentences.words, self.live.table.seats
        levels = [(seat.seat, seat.bot) for seat in seats if seat.bot in LEVELS]
        said = [bot for _, bot in levels]
        ids = ["greeting-too" if bot in said[:index] else f"greeting-{bot}" for index, bot in enumerate(said)]
        return [(seat, spoken(id, name=self.sentences.name(seat))) for (seat, _), id in zip(levels, ids, strict=True)]

    def _lines(self, number: int, seat: int) -> list[tuple[Event, str]]:
        """What is told, and the lines; made once: names do not change while a game runs."""
        told = zip(self.live.moments[number - 1].events, self.all_lines(number), strict=True)
        return [(event, line) for event, line in told if line is not None and event.visible_to(seat)]

    def all_lines(self, number: int) -> list[str | None]:
        """A line for each event of a message, whoever may know it; nothing is said of some."""
        events = self.live.moments[number - 1].events
        if not events:
            return []
        key = (self.language, number)
        if key not in self.live.told:
            self.live.told[key] = [self.sentences.event(self.live.game, event) for event in events]
        return self.live.told[key]

    def choices(self, seat: int, explain: bool) -> dict[str, object]:
        """What a seat that may choose is asked, a label for each of its choices, and perhaps all else about them."""
        return asked_in_words(self.sentences, self.live.game, seat, self.live.legal(seat), explain)


def asked_in_words(
    sentences: Sentences[Game], game: Game, seat: int, legal: Sequence[int], explain: bool
) -> dict[str, object]:
    """What a seat that may choose is asked, a label for each of its choices, and perhaps all else about them."""
    question = sentences.question(game, seat)
    if not explain:
        return {"question": question, "labels": [sentences.choice(game, seat, choice) for choice in legal]}
    pairs = [sentences.explained_choice(game, seat, choice) for choice in legal]
    labels, explanations = [label for label, _ in pairs], [explanation for _, explanation in pairs]
    return {"question": question, "labels": labels, **about_choices(game, seat, legal, explanations)}


def about_choices(
    game: Game, seat: int, legal: Sequence[int], explanations: Sequence[Mapping[str, object]]
) -> dict[str, object]:
    """For each legal choice what it costs and brings, what on the table it points at, and what would appear there."""
    explained = list(zip(legal, explanations, strict=True))
    return {
        "explanations": explanations,
        "targets": [game.catalogue[choice].target for choice in legal],
        "previews": [game.preview(seat, choice, explanation) for choice, explanation in explained],
    }
