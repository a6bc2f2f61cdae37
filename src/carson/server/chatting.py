"""What people say at a table: it can be shown as it is, and there is an end to it."""

from __future__ import annotations

from typing import Final

from carson.core.refusal import Refusal
from carson.server import proposals
from carson.server.identity import shown_text
from carson.server.live_table import CHAT, LiveTable
from carson.server.proposals import Proposal, Propose

MOST_CHATS: Final = 1000  # at a table: whoever comes gets all of them


def chat(seat: int, text: str) -> Propose:
    """Somebody says something to everybody."""

    def propose(live: LiveTable, at: float) -> Proposal:
        if sum(moment.entry.kind == CHAT for moment in live.moments) >= MOST_CHATS:
            raise Refusal("chat-full", most=MOST_CHATS)
        return proposals.chat(seat, shown_text(text))(live, at)

    return propose
