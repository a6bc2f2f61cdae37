"""Answers to questions about the town: why something costs or pays so much, who wins a duel, where roads can go."""

from __future__ import annotations

from carson.board.buildings import KIND_NAMES
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_NAMES, PLACE_OF, PLACES, SPACE_NAMES
from carson.board.map.contents import BUILDING, CONTENT_NAMES, NOBODY
from carson.board.map.town import PARCEL_OF
from carson.board.shown.effects import Odds, effect
from carson.board.shown.previews import duel_odds
from carson.board.state.choices import PLACE
from carson.cli.terminal.answers import Answers, Unanswerable
from carson.cli.terminal.board.menu import BoardMenu
from carson.cli.terminal.menu import as_number
from carson.core.sums import Part
from carson.sentences.board_sentences import BoardSentences


class BoardAnswers(Answers[BoardGame]):
    """What the commands that change nothing say, as lines."""

    commands = ("why", "odds", "rule", "roads")
    menu: BoardMenu | None
    sentences: BoardSentences

    # why

    def why(self, about: str) -> list[str]:
        """The parts of a parcel's price or income, of what a numbered choice brings, or of a player's firepower; or what a
        space of the track, a kind of building or a character does.
        """
        name = about.lower()
        if name in PARCEL_OF:
            return [self._parcel(PARCEL_OF[name], name)]
        if self.menu is not None and (number := as_number(name)) is not None:
            return self._choice(self.menu, number)
        if (described := self._described(name)) is not None:
            return [described]
        who = about.partition(" ")[2] if name.startswith("firepower") else about
        seat = self.player(who.strip()) if who or name else None
        if seat is None:
            raise Unanswerable(self.words("board-why-what"))
        parts = self.sentences.parts(self.game.firepower_parts(seat), dollars=False)
        return [self.words("board-why-firepower", player=self.sentences.name(seat), parts=parts)]

    def _described(self, asked: str) -> str | None:
        """What a space, a kind of building or a character in play does, asked for by its id or its name."""
        sentences = self.sentences
        for id in SPACE_NAMES:
            if asked in (id, sentences.place(id).lower()):
                return self.words("play-about", name=sentences.place(id), about=sentences.about_space(id))
        for id in KIND_NAMES:
            if asked in (id, sentences.kind(id).lower()):
                return self.words("play-about", name=sentences.kind(id), about=sentences.about_building(id))
        for card in self.game.sides:
            if asked in (card.name, sentences.character(card.name).lower()):
                name = sentences.words(
                    "event-characters.one", character=sentences.character(card.name), side=sentences.side(card.side)
                )
                return self.words("play-about", name=name, about=sentences.about_character(card.name, card.side))
        return None

    def _parcel(self, parcel: int, name: str) -> str:
        game, owner = self.game, self.game.owner[parcel]
        kind = self.sentences.kind(CONTENT_NAMES[game.contents[parcel]])
        if game.can_be_claimed(parcel):
            return self.words("board-why-price", place=name, parts=self.sentences.parts(self._price(parcel)))
        if owner == NOBODY:
            return self.words("board-why-nobody", place=name, kind=kind)
        player = self.sentences.name(owner)
        if game.contents[parcel] < BUILDING:
            return self.words("board-why-no-income", place=name, kind=kind, player=player)
        parts = self.sentences.parts(game.income_parts(parcel))
        return self.words("board-why-income", place=name, kind=kind, player=player, parts=parts)

    def _price(self, parcel: int) -> list[Part]:
        """What the player who asks would pay, his card counted."""
        parts = self.game.price_parts(parcel)
        if self.game.card[self.seat] >= 0:
            less = self.game.price_for(self.seat, parcel) - sum(count * each for _, count, each in parts)
            parts += [("character", 1, less)] if less else []
        return parts

    def _choice(self, menu: BoardMenu, number: int) -> list[str]:
        choice = self.numbered(menu, number)
        promise = effect(self.game, self.seat, choice)
        lines = [self.sentences.choice(self.game, self.seat, choice)]
        if promise.parts:
            lines.append(self.sentences.parts(promise.parts, dollars=promise.parts_of != "firepower"))
        if promise.odds is not None:
            lines.append(self._odds(self.game.catalogue[choice].words[0], promise.odds))
        return lines

    # odds

    def odds(self, about: str) -> list[str]:
        """The duels that stand on the board, or the one that going to a place would bring."""
        name = about.lower()
        if not name:
            duels = [(place, duel_odds(self.game, place, self.seat)) for place in range(PLACES)]
            lines = [self._odds(PLACE_NAMES[place], odds) for place, odds in duels if odds is not None]
            return lines or [self.words("board-odds-none")]
        if self.menu is not None and (number := as_number(name)) is not None:
            choice = self.menu.choice(number)
            name = name if choice is None else " ".join(self.game.catalogue[choice].words)
        if name not in PLACE_OF:
            raise Unanswerable(self.words("board-odds-where"))
        going = PLACE + PLACE_OF[name]
        if self.menu is not None and going in self.menu.legal:
            odds = effect(self.game, self.seat, going).odds
        else:
            odds = duel_odds(self.game, PLACE_OF[name], self.seat)
            if odds is None and self.menu is not None and self.game.places:
                raise self.game.refuse(self.seat, going)
        return [self.words("board-odds-alone", place=self.sentences.place(name)) if odds is None else self._odds(name, odds)]

    def _odds(self, place: str, odds: Odds) -> str:
        chances = [
            self.words(
                "board-odds-one",
                player=self.sentences.name(seat),
                firepower=firepower,
                percent=self.words.number(float(100 * chance), 1),
                exact=str(chance),
            )
            for seat, firepower, chance in zip(odds.seats, odds.firepower, odds.chances, strict=True)
        ]
        id = "board-odds-estimate" if odds.estimate else "board-odds"
        return self.words(id, place=self.sentences.place(place), chances=", ".join(chances))

    # roads

    def roads(self, about: str) -> list[str]:
        """Where a road can go, and which parcels it would connect."""
        if self.menu is None or not self.menu.roads:
            raise Unanswerable(self.words("board-roads-none"))
        connecting, others = [], []
        for choice in self.menu.roads:
            side = self.game.catalogue[choice].words[0]
            places = effect(self.game, self.seat, choice).places
            if places:
                connecting.append(self.words("board-roads-one", side=side, places=" ".join(places)))
            else:
                others.append(side)
        lines = [self.words("board-roads-connecting", roads=", ".join(connecting))] if connecting else []
        return lines + ([self.words("board-roads-others", roads=", ".join(others))] if others else [])
