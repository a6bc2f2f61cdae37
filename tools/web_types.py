"""Writes web/src/protocol.d.ts, the types of what browser and server say to each other, from the server's own types.

What a view consists of is the engine's; what a variant adds to it is the variant's own.

python -m tools.web_types
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final, NotRequired, TypedDict, get_type_hints, is_typeddict

from msgspec.json import schema_components

from carson.board.game import BoardGame
from carson.board.shown import view_types as board_types
from carson.board.variants import VARIANTS
from carson.cards.shown import view_types as cards_types
from carson.core.game import Preview
from carson.server.http.api.schema import BODIES, any_json, bodies
from tools.page import WEB, npm

TYPES: Final = WEB / "src" / "protocol.d.ts"


def types() -> str:
    """What the file should be."""
    shown = [*views(board_types), *variant_types(), *views(cards_types), Preview]
    _, schemas = schema_components(shown, schema_hook=any_json, ref_template="#/components/schemas/{name}")
    schemas = {**bodies(BODIES), **schemas}
    schema = {"openapi": "3.1.0", "info": {"title": "", "version": ""}, "paths": {}, "components": {"schemas": schemas}}
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "protocol.d.ts"
        source.write_text(json.dumps(schema), "utf-8")
        command = [*npm(), "exec", "--", "openapi-typescript", str(source), "--output", str(target)]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return target.read_text("utf-8")


def views(module: ModuleType) -> list[type]:
    return [kind for kind in vars(module).values() if is_typeddict(kind)]


def variant_types() -> list[type]:
    """What the board game's variants add to its view and to a seat's secrets, by their names."""
    found: list[type] = []
    for name, hook in (("BoardVariants", "view"), ("BoardSecrets", "secrets")):
        hooks = {variant.name: getattr(type(variant), hook) for variant in VARIANTS.values()}
        shown = {variant: get_type_hints(hook, None, {"BoardGame": BoardGame})["return"] for variant, hook in hooks.items()}
        parts = {variant: NotRequired[kind] for variant, kind in shown.items() if is_typeddict(kind)}
        found.append(TypedDict(name, parts))  # type: ignore[operator]
    return found


if __name__ == "__main__":
    TYPES.write_text(types(), "utf-8")
