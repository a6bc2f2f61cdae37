"""Writing a record to a file: whole or not at all, and never over a file of another kind."""

from __future__ import annotations

import os
from pathlib import Path

from carson.core.record import Record, read_record
from carson.core.refusal import Refusal


def save_record(record: Record, path: Path) -> None:
    """Refuses to replace what is not a record. What the system cannot do is its own OSError, and nothing was changed."""
    if path.exists() and not _is_record(path):
        raise Refusal("not-a-record")
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(record.as_text())
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def _is_record(path: Path) -> bool:
    try:
        read_record(path.read_text(encoding="utf-8"))
    except (Refusal, UnicodeDecodeError):
        return False
    return True
