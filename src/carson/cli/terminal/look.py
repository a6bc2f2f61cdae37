"""How things are drawn on one terminal: with which characters, with how many colours."""

from __future__ import annotations

from typing import Final

from rich.style import Style

# Six colours that stay apart with every kind of colour blindness (after Okabe and Ito), with the ink that reads on each;
# and the nearest of the few colours that an old terminal has.
INKS: Final = ("#ffffff", "#000000", "#ffffff", "#000000", "#000000", "#000000")
COLOURS: Final = ("#0067a8", "#e69f00", "#00795a", "#cc79a7", "#f0e442", "#56b4e9")
FEW_INKS: Final = ("white", "black", "black", "black", "black", "black")
FEW_COLOURS: Final = ("blue", "yellow", "green", "magenta", "white", "cyan")


class Look:
    """A style for each player's number and name, and whether all has to be ASCII."""

    def __init__(self, ascii: bool = False, few_colours: bool = False) -> None:
        self.ascii = ascii
        inks, grounds = (FEW_INKS, FEW_COLOURS) if few_colours else (INKS, COLOURS)
        self.players = tuple(Style(color=ink, bgcolor=ground, bold=True) for ink, ground in zip(inks, grounds, strict=True))
