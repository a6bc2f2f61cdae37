"""What somebody does with his own account: password, logins, tokens for programs, all that is kept about him, and the end.

All of it needs a login. A personal token is for programs that play: whoever finds one can take over no account with it.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Request, Response, Router, delete, get, post, put
from litestar.datastructures import State
from litestar.params import Parameter

from carson.core.refusal import Refusal
from carson.server.http.api.answers import problems
from carson.server.http.api.callers import COOKIE
from carson.server.http.api.context import Asked, Context
from carson.server.http.api.people.people import account_info, cookie, device_cookie
from carson.server.http.protocol_people import (
    AccountInfo,
    Confirmation,
    Export,
    ExportedChat,
    ExportedSeat,
    ExportedTable,
    NewPassword,
    NewToken,
    SessionInfo,
    TokenInfo,
)
from carson.server.logs import log
from carson.server.people import deleted_accounts
from carson.server.people.identity import PERSONAL, hash_of, new_secret
from carson.server.people.passwords import hash_password, refuse_guessable
from carson.server.rooms.hub import Hub
from carson.server.store import Account, Token
from carson.table.people.names import shown_text
from carson.table.shown.languages import words

MOST_TOKENS = 20
EXPORT_COST = 50  # requests: it reads all that somebody ever said

AnyRequest = Request[object, object, State]
Id = Annotated[str, Parameter(max_length=64)]


@put("/me/password", responses=problems(403, 422), status_code=204)
async def change_password(context: Asked, data: NewPassword, request: AnyRequest) -> Response[None]:
    """Another password: all other logins and all personal tokens end with it."""
    account, token = context.caller.must_have_login()
    hub = context.hub
    await must_know_password(context, account, token, data.old)
    refuse_guessable(data.new, account.name)
    hash = await hub.with_password(hash_password, data.new)
    if not await hub.in_thread(hub.store.change_password, account, hash, token.hash):
        raise Refusal("not-the-password")  # it was a moment ago
    await hub.end_lost_logins()
    log("password-changed", account=account.id)
    return Response(None, status_code=204, cookies=[device_cookie(request, hash)])


async def must_know_password(context: Context, account: Account, token: Token, password: str) -> None:
    """A login that somebody left open is not enough; and what is guessed there costs nobody else his tries."""
    if not await context.check_password(account.name, account, password, token.hash):
        raise Refusal("not-the-password")


# Logins.


@get("/me/sessions", responses=problems(403))
async def list_sessions(context: Asked) -> list[SessionInfo]:
    """Where you are logged in, the first login first."""
    account, token = context.caller.must_have_login()
    return sessions(await context.hub.in_thread(living_tokens, context.hub, account), token)


@delete("/me/sessions/{id:str}", responses=problems(403, 404), status_code=204)
async def end_session(context: Asked, id: Id) -> None:
    """Log out somewhere else."""
    await end(context, "login", id, Refusal("no-session"))


def sessions(tokens: list[Token], current: Token) -> list[SessionInfo]:
    return [
        SessionInfo(token_id(token), token.label, token.created, token.used, token.hash == current.hash)
        for token in tokens
        if token.kind == "login"
    ]


# Personal tokens.


@get("/me/tokens", responses=problems(403))
async def list_tokens(context: Asked) -> list[TokenInfo]:
    """Your personal tokens, without themselves."""
    account, _ = context.caller.must_have_login()
    return personal(await context.hub.in_thread(living_tokens, context.hub, account))


@post("/me/tokens", responses=problems(403, 422))
async def make_token(context: Asked, data: NewToken) -> TokenInfo:
    """A token with which a program acts for you: `Authorization: Bearer pat_...`. It is shown once."""
    account, login = context.caller.must_have_login()
    store = context.hub.store
    if len(personal(await context.hub.in_thread(living_tokens, context.hub, account))) >= MOST_TOKENS:
        raise Refusal("too-many-tokens", most=MOST_TOKENS)
    secret = new_secret(PERSONAL)
    token = Token(hash_of(secret), account.id, "personal", shown_text(data.label), context.hub.now())
    if not await context.hub.in_thread(store.add_token, account, token, login.hash):
        raise Refusal("not-logged-in")
    return token_info(token, secret)


@delete("/me/tokens/{id:str}", responses=problems(403, 404), status_code=204)
async def remove_token(context: Asked, id: Id) -> None:
    """A token is good for nothing after this."""
    await end(context, "personal", id, Refusal("no-token"))


def personal(tokens: list[Token]) -> list[TokenInfo]:
    return [token_info(token) for token in tokens if token.kind == "personal"]


def token_info(token: Token, secret: str | None = None) -> TokenInfo:
    return TokenInfo(token_id(token), token.label, token.created, token.used, secret)


def token_id(token: Token) -> str:
    """The beginning of its hash names a token; nobody can find it by that."""
    return token.hash[:12]


def living_tokens(hub: Hub, account: Account) -> list[Token]:
    now = hub.now()
    return [token for token in hub.store.tokens_of(account.id) if token.expires is None or token.expires > now]


async def end(context: Context, kind: str, id: str, missing: Refusal) -> None:
    account, _ = context.caller.must_have_login()
    hub = context.hub
    for token in await hub.in_thread(living_tokens, hub, account):
        if token.kind == kind and token_id(token) == id:
            await hub.in_thread(hub.store.remove_token, token.hash, account.id)
            await hub.end_lost_logins()
            return
    raise missing


# Everything.


@get("/me/export", responses=problems(403))
async def export(context: Asked) -> Response[Export]:
    """All that is kept about you, as a file."""
    account, token = context.caller.must_have_login()
    context.spend(EXPORT_COST)
    info = await account_info(context, account)
    found = await context.hub.in_thread(exported, context.hub, account, token, info)
    return Response(found, headers={"content-disposition": 'attachment; filename="carson-account.json"'})


def exported(hub: Hub, account: Account, current: Token, info: AccountInfo) -> Export:
    store, tokens = hub.store, living_tokens(hub, account)
    seats = [
        ExportedSeat(one.table, one.game, one.state, one.seat, one.joined)
        for one in store.sittings_of(account.id, "open", "running", "over")
    ]
    chat = [ExportedChat(one.table, one.number, one.at, one.text) for one in store.said_by(account.id)]
    tables = [
        ExportedTable(one.table, one.game, one.state, one.created, one.uploaded) for one in store.opened_by(account.id)
    ]
    return Export(info, sessions(tokens, current), personal(tokens), seats, tables, chat)


@post("/me/delete", responses=problems(403), status_code=204)
async def delete_account(context: Asked, data: Confirmation, request: AnyRequest) -> Response[None]:
    """The end of your account: games stay without your name, and bots play on for you where one is running."""
    account, token = context.caller.must_have_login()
    await must_know_password(context, account, token, data.password)
    await deleted_accounts.leave_for_good(context.hub, account, words(context.language)("person-gone"))
    log("account-deleted", account=account.id)
    return Response(None, status_code=204, cookies=[cookie(request, COOKIE, "/", "", 0)])


OWN_ACCOUNT_ROUTER = Router(
    "/",
    tags=["Your account"],
    route_handlers=[
        change_password, list_sessions, end_session, list_tokens, make_token, remove_token, export, delete_account,
    ],
)  # fmt: skip
