"""The characters, a file each, both sides in it."""

from __future__ import annotations

from typing import Final

from carson.board.characters.banker import BankerRed, BankerYellow
from carson.board.characters.captain import CaptainRed, CaptainYellow
from carson.board.characters.character import Character
from carson.board.characters.chinese_worker import ChineseWorkerRed, ChineseWorkerYellow
from carson.board.characters.grocer import GrocerRed, GrocerYellow
from carson.board.characters.mercenary import MercenaryRed, MercenaryYellow
from carson.board.characters.settler import SettlerRed, SettlerYellow
from carson.board.characters.sheriff import SheriffRed, SheriffYellow
from carson.board.choices import CATALOGUE

CHARACTERS: Final[dict[str, Character]] = {
    side.code: side
    for side in (
        SheriffYellow(), SheriffRed(), BankerYellow(), BankerRed(), GrocerYellow(), GrocerRed(), ChineseWorkerYellow(),
        ChineseWorkerRed(), SettlerYellow(), SettlerRed(), CaptainYellow(), CaptainRed(), MercenaryYellow(), MercenaryRed(),
    )
}  # fmt: skip

NUMBERS: Final = sorted({character.number for character in CHARACTERS.values()})
NAMES: Final = {character.number: character.name for character in CHARACTERS.values()}
TAKE: Final = CATALOGUE.add("take", [NAMES[number] for number in NUMBERS])
TAKE_OF: Final = {number: TAKE + index for index, number in enumerate(NUMBERS)}
