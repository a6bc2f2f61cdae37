"""The lines of docs/hosting.md that somebody copies: each indented block, by the section that it stands in."""

from __future__ import annotations

import re
from textwrap import dedent

from tests.deploy.box import ROOT

HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def recipes() -> dict[str, list[str]]:
    found = {}
    for section in HOSTING.split("\n## ")[1:]:
        title, _, text = section.partition("\n")
        found[title] = [dedent(block) for block in re.findall(r"(?<=\n\n)(?: {4}.+\n)+", "\n" + text)]
    return {title: blocks for title, blocks in found.items() if blocks}


def recipe(title: str, number: int = 0) -> str:
    return recipes()[title][number]
