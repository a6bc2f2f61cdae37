"""Checks and measures a deck of the card game. Ours are frozen; docs/deck.md tells how they were made.

    .venv/bin/python tools/make_deck.py --check            says whether today's keeps its rules and is what its name says
    .venv/bin/python tools/make_deck.py --figures SEED     what players score with it and which cards they leave
    .venv/bin/python tools/make_deck.py --worths SEED      what each card is worth to an average city

Each of them takes another deck's file (`--deck FILE`), for whoever wants to make a new one.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the modules beside this one, in the other processes too

from carson.cards.configuration.deck import CARD_NAMES, CARD_OF, CARDS, SHIPPED, TERRAIN_CARDS, Deck, parse
from carson.cards.map.contents import SIGNS
from tools import deck_rules, deck_tables, deck_worth

FILE = Path(__file__).parents[1] / "src" / "carson" / "cards" / "configuration" / "decks" / f"{SHIPPED[-1]}.toml"

WORTH_GAMES = 150
GAMES_PER_TASK = 5
LEAST_WANTED = 16  # cards that are printed


def check(deck: Deck, name: str) -> list[str]:
    """What is wrong with a deck in the file of this name."""
    other = [] if name == deck.digest else [f"its digest is {deck.digest}, not {name}"]
    return other + deck_rules.breaches(deck)


def picture(deck: Deck, card: int) -> str:
    return "".join(SIGNS[kind] for kind in deck.terrain[card]) if card < TERRAIN_CARDS else ""


def print_figures(pool: ProcessPoolExecutor, deck: Deck, games: int, seed: str) -> None:
    """What each kind of player scores at several tables, and which cards four greedy bots leave most often."""
    played: list[deck_tables.Game] = []
    for levels in deck_tables.TABLES:
        count = games if levels in deck_tables.SOLO else games // 2  # several bots tell more in a game
        wanted = deck_tables.table(deck, levels, count, f"{seed} {levels}")
        played = list(pool.map(deck_tables.play, wanted, chunksize=GAMES_PER_TASK))
        print(deck_tables.told(played), flush=True)
    for name, (taken, revealed) in list(deck_tables.taken(played).items())[:LEAST_WANTED]:
        card = CARD_OF[name]
        print(f"{name:6} {picture(deck, card):5} priority {deck.priority[card]}: taken {taken} of {revealed} times")


def print_worths(pool: ProcessPoolExecutor, deck: Deck, seed: str) -> None:
    """All cards, the best first."""
    findings = deck_worth.Findings()
    seeds = [f"{seed} {number}" for number in range(WORTH_GAMES)]
    for found in pool.map(partial(deck_worth.play, deck), seeds, chunksize=GAMES_PER_TASK):
        findings.merge(found)
    for card in sorted(range(CARDS), key=lambda card: -findings.worth(card)):
        print(f"{CARD_NAMES[card]:15} {picture(deck, card):5} {findings.worth(card):5.1f} {deck.priority[card]}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make_deck.py", description="Check and measure a deck of the card game.")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--check", action="store_true", help="status 1 if it breaks a rule or is not what its name says")
    wanted.add_argument("--figures", metavar="SEED", help="what players score, and the cards they leave (some minutes)")
    wanted.add_argument("--worths", metavar="SEED", help="what each card is worth (some minutes)")
    parser.add_argument("--deck", metavar="FILE", type=Path, default=FILE, help="default: today's deck")
    parser.add_argument("--games", type=int, default=400, help="for the figures (default: 400; with several bots half)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    options = parser.parse_args(arguments)
    deck = parse(options.deck.read_text(encoding="utf-8"))
    if options.check:
        wrong = check(deck, options.deck.stem)
        print("\n".join(wrong or [f"{deck.digest} keeps all rules"]))
        return 1 if wrong else 0
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        if options.figures is not None:
            print_figures(pool, deck, options.games, options.figures)
        else:
            print_worths(pool, deck, options.worths)
    return 0


if __name__ == "__main__":
    sys.exit(main())
