"""Somebody deletes his account: bots take his seats where a game is running, and his name goes everywhere else."""

from __future__ import annotations

from carson.core.refusal import Refusal
from carson.server.people.identity import SEAT, hash_of, new_secret
from carson.server.rooms.hub import Hub
from carson.server.store import Account, Sitting
from carson.server.store.no_answer import NOT_READY
from carson.table import actions
from carson.table.live_table import OPEN, RUNNING


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
    propose = actions.leave if sitting.state == OPEN else actions.resign
    try:
        await hub.room(sitting.table).write(propose(sitting.seat))
    except Refusal as refusal:
        if refusal.code == NOT_READY:
            raise
