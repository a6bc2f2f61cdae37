"""What a table tells, as JSON: whatever several clients are told is written once."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Raw
from msgspec.json import encode

from carson.table.live_table import LiveTable
from carson.table.shown.descriptions import Edition


class WrittenEdition(Edition):
    """An edition whose shared parts are JSON already."""

    def __init__(self, live: LiveTable, connected: Collection[int], now: float) -> None:
        super().__init__(live, connected, now)
        self._written: dict[tuple[int, int, bool, bool, str, bool], bytes] = {}

    def shared(self, part: object) -> Raw:
        return Raw(encode(part))

    def news(self, seat: int, since: int, explain: bool, whole: bool, language: str = "", scenes: bool = False) -> bytes:
        """A frame of the WebSocket with the news for a seat (`values`)."""
        key = (seat, since, explain, whole, language, scenes)
        if key not in self._written:
            self._written[key] = encode({"frame": "news", **self.values(*key)})
        return self._written[key]
