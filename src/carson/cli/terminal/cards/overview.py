"""A position for people to read: the cards on offer, the participants, the cities and every score with its parts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from carson.cards.configuration.deck import CARD_NAMES, TERRAIN_CARDS
from carson.cards.game import CardGame
from carson.cards.map.contents import BUILDINGS, KIND_NAMES
from carson.cards.map.field import PARCEL_NAMES, parcels_in
from carson.cards.round.rounds import ROUNDS
from carson.cards.round.scoring import building_parts, score, score_parts
from carson.cli.output import Output
from carson.cli.terminal.cards.city_picture import TO_ASCII, CityPicture
from carson.cli.terminal.cards.panel import Panel
from carson.cli.terminal.lines import in_ascii
from carson.cli.terminal.look import Look
from carson.core.sums import total
from carson.sentences.cards_sentences import CardsSentences
from carson.sentences.naming import names_at_table


def show_position(output: Output, game: CardGame, names: Sequence[str], ascii: bool) -> None:
    """The offer, the participants, what is asked; then each city with its buildings, and each score."""
    sentences = CardsSentences(output.words, names_at_table(output.words, game.config.as_json(), names))
    look = Look(ascii, few_colours=output.people.color_system == "standard")
    panel = Panel(sentences, look)
    if game.offer:
        output.print(_offer(output, game, sentences, look))
        output.print()
    output.print(_players(output, game, panel))
    output.print(panel.ties(game, output.people.width))
    for seat in game.waiting:
        output.print(sentences.question(game, seat))
    picture = CityPicture(output.words, look)
    for seat in range(game.config.players):
        output.print()
        output.print(Text(output.words("cards-city-of", player=sentences.name(seat)), style="bold"))
        for line in picture.alone(game, seat):
            output.print(line)
        buildings = _buildings(output, game, seat, sentences)
        if buildings.row_count:
            output.print(buildings)
    output.print()
    output.print(_scores(output, game, sentences))


def _table(output: Output, title: str, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, title=title, title_justify="left", title_style="bold")
    for heading in headings:
        table.add_column(output.words(f"cards-column-{heading}"), justify="right" if heading in _NUMBERS else "left")
    return table


_NUMBERS = ("points", "priority")


def _plain(text: str, look: Look) -> str:
    """A text as this terminal can show it."""
    return in_ascii(text.translate(TO_ASCII)) if look.ascii else text


def _offer(output: Output, game: CardGame, sentences: CardsSentences, look: Look) -> Table:
    table = _table(output, output.words("cards-offer"), "card", "priority", "picture", "contents")
    for card in game.offer:
        priority = str(game.deck.priority[card])
        if card < TERRAIN_CARDS:
            terrain = game.deck.terrain[card]
            picture = _plain(sentences.picture(terrain), look)
            table.add_row(CARD_NAMES[card], priority, picture, sentences.contents(terrain))
        else:
            name = CARD_NAMES[card]
            table.add_row(sentences.character(name), priority, "", output.words(f"cards-character-{name}.short"))
    return table


def _players(output: Output, game: CardGame, panel: Panel) -> Table:
    if game.over:
        title = output.words("command-position-over")
    else:
        era = output.words(f"cards-era-{game.era}") if game.era else ""
        title = output.words("cards-position", era=era, round=game.round, rounds=ROUNDS)
    table = _table(output, title, "player", "sign", "points", "bids", "bid", "has")
    for seat in game.ranking() if game.over else range(game.players):
        has = panel.sentences.list(panel.facts(game, seat))
        name = Text().append(f" {seat + 1} ", panel.look.players[seat]).append(f" {panel.sentences.name(seat)}")
        left = _plain(panel.left(game, seat), panel.look)
        table.add_row(name, panel.sentences.sign(seat), str(score(game, seat)), left, panel.bid(game, seat), has)
    return table


def _buildings(output: Output, game: CardGame, seat: int, sentences: CardsSentences) -> Table:
    table = _table(output, "", "parcel", "building", "points", "parts")
    city = game.cities[seat]
    places = sorted((parcel, kind) for kind in BUILDINGS for parcel in parcels_in(city.parcels[kind]))
    for parcel, kind in places:
        parts = building_parts(city, parcel, kind)
        sum = sentences.sum(parts, dollars=False)
        table.add_row(PARCEL_NAMES[parcel], sentences.kind(KIND_NAMES[kind]), str(total(parts)), sum)
    return table


def _scores(output: Output, game: CardGame, sentences: CardsSentences) -> Table:
    table = _table(output, output.words("cards-scores"), "player", "points", "parts")
    for seat in game.ranking():
        parts = score_parts(game, seat)
        lines = sentences.score_lines(parts)
        table.add_row(sentences.name(seat), str(total(parts)), "\n".join(lines))
    return table
