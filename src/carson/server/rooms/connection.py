"""A client that follows a table: what it knows, and the frames that are still to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from typing import Final

from carson.table.live_table import LiveTable

MOST_UNSENT: Final = 64  # frames for a client that does not read them; it can come back for what it missed
TAKEN_SECONDS: Final = 10.0  # for a client to take a page of what it missed


def later(_: Sequence[bytes]) -> bool:
    """Where no frame can be handed over at once."""
    return False


class Connection:
    def __init__(
        self,
        seat: int,
        since: int,
        explain: bool,
        language: str = "",
        beside: Collection[int] = (),
        stays: Callable[[LiveTable], bool] = lambda _: True,
        login: str = "",
        hand_over: Callable[[Sequence[bytes]], bool] = later,
        scenes: bool = False,
    ) -> None:
        self.seat = seat
        self.present = {seat, *beside}  # those who sit at the same screen are as much here as he
        self.stays = stays  # whether the seat is still his, or he may still watch
        self.since = since
        self.explain = explain
        self.language = language  # none: it gets no sentences
        self.scenes = scenes  # whether it shows what happens scene by scene, and keeps the view that it has
        self.login = login  # the hash of the login or personal token that it came with, if it did
        self.unsent: asyncio.Queue[bytes | None] = asyncio.Queue()  # None: the client is too slow, or the server closes
        self.closed = False
        self._hand_over = hand_over  # frames to the client at once, if it takes them
        self._held: list[bytes] | None = None  # frames that go out together
        self._taken = asyncio.Event()  # set while nothing is to be sent, or nothing more will be
        self._taken.set()

    def send(self, frame: bytes) -> None:
        """At once if the client takes it and nothing else waits for it."""
        if self._held is not None:
            self._held.append(frame)
        else:
            self._send([frame])

    def hold(self) -> None:
        """What is sent from now on goes out in one piece when it is released, before anything else can happen."""
        self._held = []

    def release(self) -> None:
        frames, self._held = self._held, None
        if frames:
            self._send(frames)

    def _send(self, frames: Sequence[bytes]) -> None:
        if self.closed or (self._taken.is_set() and self._hand_over(frames)):
            return
        for frame in frames:
            self.send_in_turn(frame)

    def send_in_turn(self, frame: bytes) -> None:
        """For long ones: whoever has more of them waits until this one is taken."""
        if self.closed:
            return
        if self.unsent.qsize() >= MOST_UNSENT:
            self.close()
        else:
            self.unsent.put_nowait(frame)
            self._taken.clear()

    def was_sent(self) -> None:
        """The frame that was unsent for longest."""
        if self.unsent.empty():
            self._taken.set()

    async def taken(self) -> None:
        """When the client has everything that was to be sent, or is sent away. One that takes nothing for long is left."""
        try:
            await asyncio.wait_for(self._taken.wait(), TAKEN_SECONDS)
        except TimeoutError:
            self.close()

    def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.unsent.put_nowait(None)
            self._taken.set()
