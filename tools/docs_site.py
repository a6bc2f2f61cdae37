"""What `make docs` adds to the pages in docs/: the README and its kin, and the pages made from docstrings.

Links lead to the same places as in the repository. What is not on the site, such as a test, stays as text with its path.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Final

from markdown import Extension, Markdown  # type: ignore[import-untyped]
from markdown.preprocessors import Preprocessor  # type: ignore[import-untyped]
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
LINK: Final = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)#\s]+)(#[^)\s]*)?\)")

# Documents outside of docs/, by their address on the site; the README is its first page.
BESIDE: Final = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changelog.md": "CHANGELOG.md"}

# Pages made of docstrings: a title, a sentence, and whose they are.
REFERENCE: Final = {
    "reference/carson.md": (
        "The front door",
        "`import carson` gives these names: a game as texts and plain values.",
        ["carson.match.new", "carson.match.load", "carson.match.play", "carson.match.Match", "carson.core.refusal.Refusal"],
    ),
    "reference/engine.md": (
        "The engine",
        "What both games share, for those who write bots, tools or a game of their own.",
        [
            "carson.core.game.Game", "carson.core.title.Title", "carson.core.choices.Catalogue",
            "carson.core.choices.Choice", "carson.core.agenda.Decision", "carson.core.record.Record",
            "carson.core.record.Play", "carson.core.record.verify", "carson.bots.bot.Bot", "carson.bots.bot.Considered",
        ],
    ),
    "reference/board.md": (
        "Pieces of the board game",
        "The hooks that a character, a building or a variant may answer; each has a file of its own.",
        [
            "carson.board.characters.character.Character", "carson.board.buildings.building.Building",
            "carson.board.variants.variant.Variant",
        ],
    ),
}  # fmt: skip


class Examples(Preprocessor):  # type: ignore[misc]
    """Lines that begin with >>> are a session, not a quotation."""

    def run(self, lines: list[str]) -> list[str]:
        found: list[str] = []
        fence = inside = False
        for line in [*lines, ""]:
            fence ^= line.lstrip().startswith("```")
            if line.startswith(">>> ") and not inside and not fence:
                inside = True
                found.append("```pycon")
            elif inside and not line.strip():
                inside = False
                found.append("```")
            found.append(line)
        return found


class WithExamples(Extension):  # type: ignore[misc]
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802  (Markdown's name)
        md.preprocessors.register(Examples(md), "examples", 100)  # before the fences are read


def on_config(config: MkDocsConfig) -> None:
    config.markdown_extensions.append(WithExamples())


def on_files(files: Files, config: MkDocsConfig) -> None:
    for address, name in BESIDE.items():
        files.append(File.generated(config, address, content=(ROOT / name).read_text(encoding="utf-8")))
    for address, (title, sentence, names) in REFERENCE.items():
        parts = "".join(f"\n::: {name}\n" for name in names)
        files.append(File.generated(config, address, content=f"# {title}\n\n{sentence}\n{parts}"))


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links as the site has them."""
    address = page.file.src_uri
    home = posixpath.dirname(BESIDE.get(address, f"docs/{address}"))

    def changed(match: re.Match[str]) -> str:
        text, target, anchor = match[1], match[2], match[3] or ""
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            return match[0]
        there = posixpath.normpath(posixpath.join(home, target))
        on_site = site_address(there, files)
        if on_site is None:
            return f'<span title="{there}">{text}</span>'
        return f"[{text}]({posixpath.relpath(on_site, posixpath.dirname(address) or '.')}{anchor})"

    return re.sub(r"(!\[[^\]]*\]\()docs/", r"\1", LINK.sub(changed, markdown)) if "](" in markdown else markdown


def site_address(path: str, files: Files) -> str | None:
    """Where a file of the repository is on the site, if it is there."""
    for address, name in BESIDE.items():
        if path == name:
            return address
    for candidate in (path, f"{path}/README.md"):
        address = candidate.removeprefix("docs/")
        if candidate != address and files.get_file_from_path(address) is not None:
            return address
    return None
