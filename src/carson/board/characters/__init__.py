"""The characters, a file each, both sides in it."""

from __future__ import annotations

from typing import Final

from carson.board.characters.auctioneer import AuctioneerRed, AuctioneerYellow
from carson.board.characters.banker import BankerRed, BankerYellow
from carson.board.characters.captain import CaptainRed, CaptainYellow
from carson.board.characters.character import Character
from carson.board.characters.chinese_worker import ChineseWorkerRed, ChineseWorkerYellow
from carson.board.characters.cowboy import COWBOY_YELLOW, CowboyRed
from carson.board.characters.doctor import DOCTOR, DOCTOR_OR_UNDERTAKER, UNDERTAKER
from carson.board.characters.father_christmas import FatherChristmasRed, FatherChristmasYellow
from carson.board.characters.governor import GovernorRed, GovernorYellow
from carson.board.characters.grocer import GrocerRed, GrocerYellow
from carson.board.characters.gunsmith import GunsmithRed, GunsmithYellow
from carson.board.characters.heroes import HeroesRed, HeroesYellow
from carson.board.characters.indian import IndianRed, IndianYellow
from carson.board.characters.lawyer import Editor, Lawyer
from carson.board.characters.mercenary import MercenaryRed, MercenaryYellow
from carson.board.characters.paperboy import PaperboyRed, PaperboyYellow
from carson.board.characters.prospector import PROSPECTOR_RED, ProspectorYellow
from carson.board.characters.settler import SettlerRed, SettlerYellow
from carson.board.characters.sheriff import SheriffRed, SheriffYellow
from carson.board.characters.singer import SingerRed, SingerYellow
from carson.board.characters.teacher import TEACHER_RED, TEACHER_YELLOW, Teacher
from carson.board.state.choices import CATALOGUE, TAKE_OF
from carson.core.choices import ITSELF

CHARACTERS: Final[dict[str, Character]] = {
    side.code: side
    for side in (
        PaperboyYellow(), PaperboyRed(), IndianYellow(), IndianRed(), GovernorYellow(), GovernorRed(), Teacher(),
        TEACHER_YELLOW, TEACHER_RED, Lawyer(), Editor(), FatherChristmasYellow(), FatherChristmasRed(),
        SheriffYellow(), SheriffRed(), BankerYellow(), BankerRed(), GrocerYellow(), GrocerRed(), ChineseWorkerYellow(),
        ChineseWorkerRed(), SettlerYellow(), SettlerRed(), CaptainYellow(), CaptainRed(), MercenaryYellow(), MercenaryRed(),
        ProspectorYellow(), PROSPECTOR_RED, GunsmithYellow(), GunsmithRed(), SingerYellow(), SingerRed(), COWBOY_YELLOW,
        CowboyRed(), HeroesYellow(), HeroesRed(), AuctioneerYellow(), AuctioneerRed(), DOCTOR_OR_UNDERTAKER, DOCTOR,
        UNDERTAKER,
    )
}  # fmt: skip

NUMBERS: Final = sorted({character.number for character in CHARACTERS.values()})
NAMES: Final = {character.number: character.name for character in CHARACTERS.values()}
TAKE_OF.update({number: CATALOGUE.add("take", [NAMES[number]], ITSELF) for number in NUMBERS})
