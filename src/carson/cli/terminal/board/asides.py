"""What the variants in play add to the screen: facts about a player, about the round, and lines for the whole table.

Everything is read from what the player who looks may know (`Variant.view`, and his own `Variant.secrets`), so that no secret
can be shown by mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from carson.board.game import BoardGame
from carson.sentences.board_sentences import BoardSentences

View = Mapping[str, Any]


def seat_facts(game: BoardGame, viewer: int | None, seat: int, sentences: BoardSentences) -> list[str]:
    """About one player; his own secrets only if it is he who looks, and nobody looks over his shoulder."""
    words = sentences.words
    facts = [words("board-sharpshooter")] if any(variant.best_dice(game, seat) for variant in game.rules.variants) else []
    for variant in game.rules.variants:
        if variant.name in SEAT_FACTS:
            own = variant.secrets(game, seat) if viewer == seat else {}
            facts += SEAT_FACTS[variant.name](variant.view(game), own, seat, sentences)
    return facts


def round_facts(game: BoardGame, sentences: BoardSentences) -> list[str]:
    """For the title."""
    return [fact for name, view in _views(game, ROUND_FACTS) for fact in ROUND_FACTS[name](view, sentences)]


def table_lines(game: BoardGame, sentences: BoardSentences) -> list[str]:
    """A line for all players, between the town and the log."""
    return [TABLE_LINES[name](view, sentences) for name, view in _views(game, TABLE_LINES)]


def _views(game: BoardGame, of: dict[str, Any]) -> list[tuple[str, View]]:
    return [(variant.name, variant.view(game)) for variant in game.rules.variants if variant.name in of]


def _tiles(view: View, own: View, seat: int, sentences: BoardSentences) -> list[str]:
    if own:
        return [sentences.words("board-own-tiles", tiles=" ".join(map(str, sorted(own["tiles"]))) or "0")]
    return [sentences.words("board-tiles", count=view["counts"][seat])]


def _outlaws(view: View, sentences: BoardSentences) -> list[str]:
    if not view["places"]:
        return []
    return [sentences.words("board-outlaws", strength=view["strength"], points=view["points"])]


def _horses(view: View, sentences: BoardSentences) -> str:
    used = [enclosure - 1 for enclosure in view["used"]]
    players = []
    for seat, player in enumerate(view["players"], 1):
        inside = [f"{player['horses'][at]}{'+' if player['cowboys'][at] else ''}" for at in used]
        gap = " " if max(player["horses"]) > 9 else ""
        players.append(f"{seat}: {player['in_hand']}|{gap.join(inside)}")
    return sentences.words("board-horses", players="  ".join(players))


SEAT_FACTS: Final[dict[str, Callable[[View, View, int, BoardSentences], list[str]]]] = {"might-is-right": _tiles}
ROUND_FACTS: Final[dict[str, Callable[[View, BoardSentences], list[str]]]] = {"outlaws": _outlaws}
TABLE_LINES: Final[dict[str, Callable[[View, BoardSentences], str]]] = {"horses": _horses}
