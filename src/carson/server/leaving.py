"""Somebody deletes his account: bots take his seats where a game is running, and his name goes everywhere else."""

from __future__ import annotations

from carson.core.refusal import Refusal
from carson.server import proposals
from carson.server.answering import NOT_READY
from carson.server.hub import Hub
from carson.server.identity import SEAT, hash_of, new_secret
from carson.server.live_table import OPEN, RUNNING
from carson.server.store import Account, Sitting


async def leave_for_good(hub: Hub, account: Account, name: str) -> None:
    """The account goes last: if the server dies on the way, its owner logs in and deletes it again."""
    store = hub.store
    if not await hub.in_thread(store.remove_tokens, account):  # nobody sits down for it from now on
        raise Refusal("not-the-password")  # it was a moment ago
    left: set[Sitting] = set()
    while sittings := set(await hub.in_thread(store.sittings_of, account.id, OPEN, RUNNING)) - left:
        for sitting in sittings:
            await _leave(hub, sitting)
        left |= sittings
    tables = await hub.in_thread(store.delete_account, account.id, name, hash_of(new_secret(SEAT)))
    hub.read_again(tables)
    await hub.end_lost_logins()


async def _leave(hub: Hub, sitting: Sitting) -> None:
    """Get up before the game, or let a bot play on; nothing can be done at a table that is over meanwhile, or unplayable."""
    propose = proposals.leave if sitting.state == OPEN else proposals.resign
    try:
        await hub.room(sitting.table).write(propose(sitting.seat))
    except Refusal as refusal:
        if refusal.code == NOT_READY:
            raise
