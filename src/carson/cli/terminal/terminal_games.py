"""The faces of all games, by the games' names."""

from __future__ import annotations

from typing import Any, Final

from carson.cli.terminal.board.face import BoardFace
from carson.cli.terminal.cards.face import CardsFace
from carson.cli.terminal.terminal_game import Face
from carson.core.refusal import Refusal

FACES: Final[dict[str, Face[Any]]] = {face.kind.name: face for face in (BoardFace(), CardsFace())}


def face_of(game: str) -> Face[Any]:
    if game not in FACES:
        raise Refusal("unknown-game", game=game, known=", ".join(FACES))
    return FACES[game]
