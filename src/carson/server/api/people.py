"""People who have an account: they log in, see their games and ratings, and make tokens for their programs."""

from __future__ import annotations

from time import time
from typing import Annotated

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from carson.core.refusal import Refusal
from carson.server.api.answers import problems
from carson.server.api.callers import COOKIE
from carson.server.api.context import Asked, Context
from carson.server.api.tables import PAGE, Before, Count, page, read_place
from carson.server.identity import LOGIN, PERSONAL, hash_of, new_secret, person_name, shown_text
from carson.server.logs import log
from carson.server.passwords import check_password, hash_password, needs_rehash
from carson.server.protocol import AccountInfo, Credentials, NewToken, RatingInfo, TablePage, TokenInfo
from carson.server.ratings import shown
from carson.server.store import Account, RatingRow, Token

LOGIN_SECONDS = 30 * 86_400
MOST_TOKENS = 20
BEST = 100


@post("/accounts", responses=problems(409, 422))
async def make_account(context: Asked, data: Credentials, request: Request[object, object, State]) -> Response[AccountInfo]:
    """Make an account and log in. A name belongs to whoever takes it first."""
    context.spend_password()
    hub = context.hub
    name, hash = person_name(data.name), await hub.with_password(hash_password, data.password)
    account = await hub.in_thread(hub.store.add_account, name, hash, time())
    if account is None:
        raise Refusal("name-taken", name=name)
    log("account-made", account=account.id)
    return await logged_in(context, account, request, 201)


@post("/sessions", responses=problems(), status_code=200)
async def log_in(context: Asked, data: Credentials, request: Request[object, object, State]) -> Response[AccountInfo]:
    """Log in: the answer sets a cookie."""
    context.spend_password()
    hub = context.hub
    account = await hub.in_thread(hub.store.account_named, data.name)
    good = await hub.with_password(check_password, account.password if account is not None else None, data.password)
    if account is None or not good:
        raise Refusal("wrong-password")
    if needs_rehash(account.password):
        await hub.in_thread(hub.store.set_password, account.id, await hub.with_password(hash_password, data.password))
    return await logged_in(context, account, request, 200)


async def logged_in(
    context: Context, account: Account, request: Request[object, object, State], status: int
) -> Response[AccountInfo]:
    hub, secret, now = context.hub, new_secret(LOGIN), time()
    await hub.in_thread(hub.store.add_token, Token(hash_of(secret), account.id, "login", "", now, now + LOGIN_SECONDS))
    cookie = Cookie(
        COOKIE, "/", secret, max_age=LOGIN_SECONDS, httponly=True, samesite="strict", secure=request.url.scheme == "https"
    )
    return Response(await account_info(context, account), status_code=status, cookies=[cookie])


@delete("/sessions", responses=problems(), status_code=204)
async def log_out(context: Asked, request: Request[object, object, State]) -> Response[None]:
    """Log out: the cookie is good for nothing after this."""
    secret = request.cookies.get(COOKIE)
    if secret:
        await context.hub.in_thread(context.hub.store.remove_token, hash_of(secret))
    return Response(None, status_code=204, cookies=[Cookie(COOKIE, "/", "", max_age=0, httponly=True, samesite="strict")])


@get("/me", responses=problems())
async def show_me(context: Asked) -> AccountInfo:
    """The account that asks, with its ratings."""
    return await account_info(context, context.caller.must_have_account())


async def account_info(context: Context, account: Account) -> AccountInfo:
    rows = await context.hub.in_thread(context.hub.store.ratings_of, f"account:{account.id}")
    return AccountInfo(account.name, account.created, [rating_info(row, account.name) for row in rows])


@get("/me/tables", responses=problems(422))
async def my_tables(context: Asked, count: Count = PAGE, before: Before = None) -> TablePage:
    """Your tables, those you sat down at last first."""
    account = context.caller.must_have_account()
    tables = await context.hub.in_thread(context.hub.store.tables_of, account.id, count, read_place(before))
    return page(tables, count, tables[-1].place_for(account.id) if tables else None)


@get("/me/tokens", responses=problems())
async def list_tokens(context: Asked) -> list[TokenInfo]:
    """Your personal tokens, without themselves."""
    account = context.caller.must_have_account()
    return [token_info(token) for token in await context.hub.in_thread(personal_tokens, context, account)]


@post("/me/tokens", responses=problems(422))
async def make_token(context: Asked, data: NewToken) -> TokenInfo:
    """A token with which a program acts for you: `Authorization: Bearer pat_...`. It is shown once."""
    account = context.caller.must_have_account()
    if len(await context.hub.in_thread(personal_tokens, context, account)) >= MOST_TOKENS:
        raise Refusal("too-many-tokens", most=MOST_TOKENS)
    secret = new_secret(PERSONAL)
    token = Token(hash_of(secret), account.id, "personal", shown_text(data.label), time())
    await context.hub.in_thread(context.hub.store.add_token, token)
    return token_info(token, secret)


@delete("/me/tokens/{id:str}", responses=problems(404), status_code=204)
async def remove_token(context: Asked, id: Annotated[str, Parameter(max_length=64)]) -> None:
    """A token is good for nothing after this."""
    account = context.caller.must_have_account()
    for token in await context.hub.in_thread(personal_tokens, context, account):
        if token_info(token).id == id:
            await context.hub.in_thread(context.hub.store.remove_token, token.hash, account.id)
            return
    raise Refusal("no-token")


def personal_tokens(context: Context, account: Account) -> list[Token]:
    return [token for token in context.hub.store.tokens_of(account.id) if token.kind == "personal"]


def token_info(token: Token, secret: str | None = None) -> TokenInfo:
    """The beginning of its hash names a token; nobody can find it by that."""
    return TokenInfo(token.hash[:12], token.label, token.created, secret)


@get("/ratings/{pool:str}", responses=problems())
async def best_of_pool(context: Asked, pool: Annotated[str, Parameter(max_length=24)]) -> list[RatingInfo]:
    """The best players of a pool such as `board-4`, bots among them."""
    return await context.hub.in_thread(best, context, pool)


def best(context: Context, pool: str) -> list[RatingInfo]:
    rows = context.hub.store.ratings(pool, BEST)
    accounts = {int(who) for kind, _, who in (row.player.partition(":") for row in rows) if kind == "account"}
    names = {f"account:{id}": name for id, name in context.hub.store.account_names(accounts).items()}
    names |= {row.player: row.player.removeprefix("bot:") for row in rows if row.player.startswith("bot:")}
    return [rating_info(row, names.get(row.player, "?")) for row in rows]


def rating_info(row: RatingRow, name: str) -> RatingInfo:
    return RatingInfo(row.pool, name, row.player.startswith("bot:"), round(shown(row.mu, row.sigma), 1), row.games)


PEOPLE_ROUTER = Router(
    "/",
    tags=["People"],
    route_handlers=[
        make_account, log_in, log_out, show_me, my_tables, list_tokens, make_token, remove_token, best_of_pool,
    ],
)  # fmt: skip
