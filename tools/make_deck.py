"""Makes the card game's deck, src/carson/cards/deck.toml: the pictures, the backs, and the priorities by simulation.

    .venv/bin/python tools/make_deck.py            writes it
    .venv/bin/python tools/make_deck.py --check    says whether it is what would be written
    .venv/bin/python tools/make_deck.py --figures SEED    says what players score with it, in games with this seed

Nothing is read from the file that is there, and all chance comes from a fixed seed, so that it comes out the same every
time, until the greedy bot plays otherwise. docs/deck.md tells how it is done.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).parents[1]))  # for the modules beside this one, in the other processes too

from carson.cards.characters import CHARACTER_NAMES
from carson.cards.deck import CARD_NAMES, CARDS, DEFAULT, ERA_CARDS, ERA_NAMES, PLAYER_SIGNS, SKULL, TERRAIN_CARDS, Deck
from carson.cards.kinds import SIGNS
from tools import deck_composition, deck_scale, deck_worth

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "carson" / "cards" / "deck.toml"
EQUAL = (5,) * CARDS  # priorities to begin with

# Games of four bots from which the worth of the cards is found: first with equal priorities, then with better ones.
FIRST_GAMES = 30
GAMES = 150
GAMES_PER_TASK = 5

HEADING = """\
# The deck of the card game: 96 terrain cards, 21 characters and their priorities (C5.1).
#
# It is ours, not the publisher's: known is only how many parcels of each kind an era has, and that a mine's card and a
# prison's card have priority 7. Made by tools/make_deck.py (docs/deck.md tells how), so do not change it by hand: a file
# of your own may replace each list.
#
# A terrain card is its upper row, its lower row and its priority. Signs of the parcels:
#   . empty  H House  T Townhouse  M mountain  R ranch  m mine  D drugstore  B bank  S saloon  h hotel
#   G general store  C church  b blacksmith  c City Hall  P prison  O outlaws
"""

CHARACTERS_HEADING = """\
# The priority, the signs on the back from the strongest to the weakest, and whether the back shows a skull.
"""

STANDING = """\
# Where it comes from: known (printed in the rulebook) or ours. How many parcels of each kind an era has is known.
[standing]
terrain = "ours"
characters = "ours"
"""


def composition() -> Deck:
    """All cards, with equal priorities."""
    terrain, backs = tuple(deck_composition.terrain()), tuple(deck_composition.backs())
    return Deck(terrain, EQUAL, backs, frozenset(deck_composition.skulls()), {})


def text(deck: Deck) -> str:
    """The file."""
    lines = [HEADING, "[terrain]"]
    for number, era in enumerate(ERA_NAMES):
        lines.append(f"{era} = [")
        for card in range(number * ERA_CARDS, (number + 1) * ERA_CARDS):
            upper_left, upper_right, lower_left, lower_right = (SIGNS[kind] for kind in deck.terrain[card])
            lines.append(f'    "{upper_left}{upper_right} {lower_left}{lower_right} {deck.priority[card]}",')
        lines.append("]")
    lines += ["", CHARACTERS_HEADING + "[characters]"]
    for character, name in enumerate(CHARACTER_NAMES):
        back = [PLAYER_SIGNS[sign] for sign in deck.backs[character]] + [SKULL] * (character in deck.skulls)
        lines.append(f'{name} = "{deck.priority[TERRAIN_CARDS + character]} {" ".join(back)}"')
    return "\n".join([*lines, "", STANDING])


class Workshop:
    """Several processes that play games, and what is told meanwhile."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool
        self.started = monotonic()

    def tell(self, message: str) -> None:
        print(f"{monotonic() - self.started:4.0f} s  {message}", file=sys.stderr, flush=True)

    def worths(self, deck: Deck, games: int) -> list[float]:
        """What each card is worth, from so many games with this deck."""
        findings = deck_worth.Findings()
        seeds = [f"worth {number}" for number in range(games)]
        for found in self.pool.map(partial(deck_worth.play, deck), seeds, chunksize=GAMES_PER_TASK):
            findings.merge(found)
        self.tell(
            f"worth of the cards from {games} games: a drawn one brought {findings.drawn.mean_of_all():.1f} on average"
        )
        return [findings.worth(card) for card in range(CARDS)]

    def play(self, games: Iterable[deck_scale.Game]) -> list[deck_scale.Game]:
        return list(self.pool.map(deck_scale.play, games, chunksize=GAMES_PER_TASK))

    def deck(self) -> tuple[Deck, list[float]]:
        """The deck, and what its cards are worth."""
        deck = composition()
        self.tell("pictures and backs are drawn")
        first = deck_scale.Search(deck, self.worths(deck, FIRST_GAMES), self.play, self.tell)
        worths = self.worths(first.deck_with(deck_scale.WORTH_LEVEL), GAMES)
        return deck_scale.Search(deck, worths, self.play, self.tell).find(), worths

    def figures(self, deck: Deck, games: int, seed: str) -> None:
        """Print what each kind of player scores at several tables."""
        for levels in deck_scale.TABLES:
            count = games if levels in deck_scale.SOLO else games // 2  # several bots tell more in a game
            print(deck_scale.told(self.play(deck_scale.table(deck, levels, count, f"{seed} {levels}"))), flush=True)


def print_worths(deck: Deck, worths: Sequence[float]) -> None:
    """All cards, the best first."""
    for card in sorted(range(CARDS), key=lambda card: -worths[card]):
        picture = "".join(SIGNS[kind] for kind in deck.terrain[card]) if card < TERRAIN_CARDS else ""
        print(f"{CARD_NAMES[card]:15} {picture:5} {worths[card]:5.1f} {deck.priority[card]}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="make_deck.py", description="Make the card game's deck (some minutes).")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; status 1 if the file is not what would be written"
    )
    parser.add_argument("--worths", action="store_true", help="print what each card is worth, too")
    parser.add_argument(
        "--figures", metavar="SEED", help="make nothing, but print what players score with the deck as it is"
    )
    parser.add_argument("--games", type=int, default=400, help="for the figures (default: 400; with several bots half)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="processes (default: one for each core)")
    options = parser.parse_args(arguments)
    with ProcessPoolExecutor(options.workers, get_context("spawn")) as pool:
        if options.figures is not None:
            Workshop(pool).figures(DEFAULT, options.games, options.figures)
            return 0
        deck, worths = Workshop(pool).deck()
    if options.worths:
        print_worths(deck, worths)
    if not options.check:
        FILE.write_text(text(deck), encoding="utf-8", newline="\n")
        print(f"wrote {FILE.relative_to(ROOT)}")
        return 0
    same = FILE.read_text(encoding="utf-8") == text(deck)
    print(f"{FILE.relative_to(ROOT)} is {'' if same else 'not '}what the tool makes")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
