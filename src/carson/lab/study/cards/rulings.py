"""The moments of each ruling in the card game, as `rulings.py` reads them."""

from __future__ import annotations

from typing import Final

MOMENTS: Final = {
    "C2.1": "event skull",
    "C2.2": "event use",
    "C2.3": "event bids",
    "C2.4": "mark tie",
    "C2.5": "mark taken-by-virtual",
    "C2.6": "event take",
    "C2.7": "event use character=governor|lawyer|chinese-worker",
    "C2.8": "event left-over",
    "C3.2": "event place",
    "C3.4": "event sell",
    "C4.4": "mark outlaws-scored",
    "C4.8": "mark end-tied",
    "C4.10": "event take card=editor; event find character=editor",
    "C4.11": "event find",
    "P59": "event aside",
    "P62": "event use character=governor|lawyer|chinese-worker",
    "P63": "event use character=lawyer",
    "P66": "event find",
    "P67": "mark end-tied",
}
