"""Answers to questions about the table: what scores how much and why, how bids stand, what is still to come."""

from __future__ import annotations

from carson.cards.configuration.characters import CHARACTER_NAMES
from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.contents import EMPTY, KIND_NAMES, KINDS, OUTLAWS
from carson.cards.map.field import PARCEL_NAMES, PARCEL_OF
from carson.cards.round.rounds import ROUNDS, cards_revealed
from carson.cards.round.scoring import OUTLAW_POINTS, building_parts, score_parts
from carson.cards.shown.chances import mean_place, place_chances
from carson.cards.shown.previews import Gain, best_places, by_source, gain
from carson.cards.state.choices import BID, PLACE
from carson.cards.state.places import IN_PILE
from carson.cli.terminal.answers import Answers, Drawing, Unanswerable
from carson.cli.terminal.cards.city_picture import CityPicture
from carson.cli.terminal.cards.menu import CardsMenu
from carson.cli.terminal.look import Look
from carson.cli.terminal.menu import as_number
from carson.core.sums import Part, total
from carson.sentences.cards_sentences import CardsSentences
from carson.sentences.naming import Values, percent

FEW_PLACES = 5  # of a card, when somebody asks about it


class CardsAnswers(Answers[CardGame]):
    """What the commands that change nothing say, as lines."""

    commands = ("why", "city", "score", "bids", "cards", "rule")
    menu: CardsMenu | None
    sentences: CardsSentences

    # why

    def why(self, about: str) -> list[str]:
        """The parts of what a numbered choice, a place or a parcel brings; what a card, a kind or a character is; or a
        participant's score.
        """
        name = about.lower()
        if self.menu is not None and (number := as_number(name)) is not None:
            return self._choice(self.numbered(self.menu, number))
        place = name.removeprefix("place ")
        if place in PARCEL_OF:
            return self._parcel(PARCEL_OF[place])
        if CARD_OF.get(name, TERRAIN_CARDS) < TERRAIN_CARDS:
            return self._terrain(CARD_OF[name])
        if (described := self._described(name)) is not None:
            return [described]
        seat = self.player(about) if about else None
        if seat is None:
            raise Unanswerable(self.words("cards-why-what"))
        return self._sheet(seat)

    def _choice(self, choice: int) -> list[str]:
        game, seat = self.game, self.seat
        if choice not in game.legal(seat):
            raise game.refuse(seat, choice)
        verb = game.catalogue[choice].verb
        if verb == "bid" and not game.idle >> seat & 1:
            return [self.words("cards-why-bid", chances=self._chances(choice - BID))]
        lines = [self.sentences.choice(game, seat, choice)]
        if verb == "use":
            return [*lines, self.words(f"cards-character-{CHARACTER_NAMES[game.agenda[-1][2]]}.about")]
        brought = gain(game, seat, choice)
        return lines if brought is None else [*lines, *self._gain(brought)]

    def _gain(self, brought: Gain) -> list[str]:
        """Each source that would score more or less."""
        lines = [
            self.words(
                "cards-why-change",
                part=self.sentences.reason(source), before=before, after=after, gain=self.sentences.more(after - before),
            )
            for source, before, after in brought.changes()
        ]  # fmt: skip
        return lines or [self.words("cards-why-no-change")]

    def _parcel(self, parcel: int) -> list[str]:
        """The card that could be laid there, and what lies there now."""
        lines = []
        if self.menu is not None and self.menu.card_to_place() is not None:
            if parcel in self.menu.places():
                lines = self._choice(PLACE + parcel)
            elif self.game.cities[self.seat].kind_at(parcel) is None:
                raise self.game.refuse(self.seat, PLACE + parcel)
        if self.seat < self.game.config.players:
            lines += self._what_lies_at(parcel, nothing=not lines)
        return lines

    def _what_lies_at(self, parcel: int, nothing: bool) -> list[str]:
        """What a parcel scores; if there is nothing else to say about it, also that it scores nothing."""
        city = self.game.cities[self.seat]
        kind, place = city.kind_at(parcel), PARCEL_NAMES[parcel]
        if kind is None:
            return [self.words("cards-why-no-parcel", place=place)] if nothing else []
        name = self.sentences.kind(KIND_NAMES[kind])
        parts: list[Part] = building_parts(city, parcel, kind)
        if kind == OUTLAWS and not self.game.outlaws_tamed(self.seat):
            parts = [(KIND_NAMES[OUTLAWS], 1, OUTLAW_POINTS)]
        if not parts and not nothing:
            return []
        if not parts:
            about = self.words(f"cards-kind-{KIND_NAMES[kind]}.about")
            return [self.words("cards-why-scoreless", place=place, kind=name, about=about)]
        sum = self.sentences.sum(parts, dollars=False)
        return [self.words("cards-why-parcel", place=place, kind=name, sum=sum, points=total(parts))]

    def _terrain(self, card: int) -> list[str]:
        """What is on a terrain card, and the best places for it."""
        game = self.game
        values: Values = {
            "priority": game.deck.priority[card],
            "picture": self.sentences.picture(game.deck.terrain[card]).rstrip(),
        }
        lines = [self.words("cards-why-card", card=self.sentences.card_in_full(game.deck, card), **values)]
        if card not in game.offer or self.seat >= game.config.players:
            return lines
        places = [
            self.words("cards-why-place", place=PARCEL_NAMES[corner], gain=self.sentences.more(points))
            for corner, points in best_places(game, self.seat, card)[:FEW_PLACES]
        ]
        if not places:
            return [*lines, self.words("cards-why-nowhere")]
        return [*lines, self.words("cards-why-places", places=self.sentences.list(places))]

    def _described(self, asked: str) -> str | None:
        """What a kind of parcel or a character does, asked for by its id or its name."""
        for what, ids in (("kind", KIND_NAMES), ("character", CHARACTER_NAMES)):
            for id in ids:
                name = self.words(f"cards-{what}-{id}")
                if asked in (id, name.lower(), self.words(f"cards-drawn-{id}").lower() if what == "kind" else id):
                    return self.words("play-about", name=name, about=self.words(f"cards-{what}-{id}.about"))
        return None

    # city and score

    def _seat(self, about: str, id: str) -> int:
        seat = self.player(about)
        if seat is None:
            raise Unanswerable(self.words(id, most=self.game.players))
        return seat

    def city(self, about: str) -> list[str]:
        """Somebody's city, his characters and what he could not place; of a virtual player his cards."""
        game, seat = self.game, self._seat(about, "cards-city-whose")
        if game.is_virtual(seat):
            return [self._taken(seat)]
        picture = [line.plain for line in CityPicture(self.words, Look()).alone(game, seat)]
        lines = [self.words("cards-city-of", player=self.sentences.name(seat)), *picture]
        return Drawing([*lines, self._taken(seat)])

    def score(self, about: str) -> list[str]:
        """A score sheet, line by line, and everybody's score in short."""
        seat = self._seat(about, "cards-score-whose")
        note = [] if self.game.is_virtual(seat) else [self.words("cards-parts-note")]
        return [*self._sheet(seat), *note, "", *map(self._short, self.game.ranking())]

    def _sheet(self, seat: int) -> list[str]:
        parts = score_parts(self.game, seat)
        head = self.words("cards-sheet", player=self.sentences.name(seat), points=total(parts))
        if self.game.is_virtual(seat):
            return [head, self._taken(seat)]
        return [head, *(f"  {line}" for line in self.sentences.score_lines(parts))]

    def _short(self, seat: int) -> str:
        parts = score_parts(self.game, seat)
        sources = [
            self.words("cards-source", part=self.sentences.reason(source), points=points)
            for source, points in by_source(parts).items()
        ]
        values: Values = {"player": self.sentences.name(seat), "points": total(parts)}
        if not sources:
            return self.words("cards-sheet-empty", **values)
        return self.words("cards-sheet-short", **values, sources=f" {self.words('play-dot')} ".join(sources))

    # bids

    def bids(self, about: str) -> list[str]:
        """What everybody can still play, and the chances of one's own bids."""
        game = self.game
        lines = []
        for seat in range(game.players):
            left = game.bids_left(seat)
            values: Values = {"player": self.sentences.name(seat), "bids": " ".join(map(str, left)), "count": len(left)}
            how = ".virtual" if game.is_virtual(seat) else ""
            lines.append(self.words(f"cards-bids-of{how}" if left else "cards-bids-of.none", **values))
        if game.over or game.revealed or game.idle >> self.seat & 1:
            return lines
        rules = "cards-bids-chances-people" if game.config.players > 1 else "cards-bids-chances"
        return [*lines, self.words(rules), *(f"  {self._chances(bid)}" for bid in reversed(game.bids_left(self.seat)))]

    def _chances(self, bid: int) -> str:
        """The chance to choose first, second and so on."""
        chances = place_chances(self.game, self.seat, bid)
        shown = [self.words("cards-chance", place=place, percent=percent(chance)) for place, chance in enumerate(chances, 1)]
        mean = self.words.number(float(mean_place(chances)), 2)
        return self.words("cards-chances", bid=bid, chances=self.sentences.list(shown), mean=mean)

    # cards

    def cards(self, about: str) -> list[str]:
        """What is still in the piles, and what everybody has taken."""
        game, sentences = self.game, self.sentences
        lines = []
        if game.pile:
            count = cards_revealed(game)
            counts = [sum(game.deck.terrain[card].count(kind) for card in game.pile) for kind in KINDS]
            kinds = [sentences.kinds_in_words(kind, counts[kind]) for kind in KINDS if counts[kind] and kind != EMPTY]
            coming = min(len(game.pile), count * (ROUNDS - game.round))
            lines.append(
                self.words("cards-pile", count=len(game.pile), coming=coming, kinds=sentences.list(kinds, last="list-and"))
            )
        unseen = [CHARACTER_NAMES[c] for c in game.deck.characters if game.holder[c] == IN_PILE and c not in game.under]
        if unseen:
            named = sentences.list(map(sentences.character, unseen))
            lines.append(self.words("cards-pile-characters", count=len(unseen), characters=named))
        if game.under:
            named = sentences.list(sentences.character(CHARACTER_NAMES[character]) for character in game.under)
            lines.append(self.words("cards-pile-under", characters=named))
        return [*lines, *(self._taken(seat) for seat in range(game.players))]

    def _taken(self, seat: int) -> str:
        """Somebody's cards in a line."""
        game, sentences = self.game, self.sentences
        player = sentences.name(seat)
        if game.is_virtual(seat):
            cards = sorted(game.cards_of(seat), key=lambda card: -game.deck.priority[card])
            if not cards:
                return self.words("cards-taken-nothing", player=player)
            shown = [
                self.words(
                    "cards-taken-one", card=sentences.card_in_full(game.deck, card), priority=game.deck.priority[card]
                )
                for card in cards
            ]
            points = sum(game.deck.priority[card] for card in cards)
            return self.words("cards-taken-virtual", player=player, cards=sentences.list(shown), points=points)
        characters = [self._held(character) for character in game.characters_of(seat)]
        laid = [CARD_NAMES[card] for card, _ in game.cities[seat].laid]
        how = "" if characters and laid else ".characters" if characters else ".cards" if laid else ".nothing"
        values: Values = {"player": player, "characters": sentences.list(characters), "cards": sentences.list(laid)}
        line = self.words(f"cards-taken{how}", **values)
        aside = sentences.list(CARD_NAMES[card] for card in game.aside[seat])
        return self.words("cards-taken-aside", line=line, aside=aside) if aside else line

    def _held(self, character: int) -> str:
        name = self.sentences.character(CHARACTER_NAMES[character])
        return self.words("cards-turned", character=name) if self.game.turned >> character & 1 else name
