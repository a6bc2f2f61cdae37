"""Writes web/src/protocol.d.ts, the types of what browser and server say to each other, from the server's own types.

python -m tools.web_types
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from carson.server.http.api.schema import BODIES, bodies
from tools.page import WEB, npm

TYPES: Final = WEB / "src" / "protocol.d.ts"


def types() -> str:
    """What the file should be."""
    schema = {
        "openapi": "3.1.0",
        "info": {"title": "", "version": ""},
        "paths": {},
        "components": {"schemas": bodies(BODIES)},
    }
    with TemporaryDirectory() as folder:
        source, target = Path(folder) / "openapi.json", Path(folder) / "protocol.d.ts"
        source.write_text(json.dumps(schema), "utf-8")
        command = [*npm(), "exec", "--", "openapi-typescript", str(source), "--output", str(target)]
        subprocess.run(command, cwd=WEB, check=True, capture_output=True)
        return target.read_text("utf-8")


if __name__ == "__main__":
    TYPES.write_text(types(), "utf-8")
