"""People who have an account: they log in and see their games and ratings. What else they do with it is in `own_account`."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from carson.core.refusal import Refusal
from carson.server.http.api.answers import problems
from carson.server.http.api.callers import COOKIE, cookie_of
from carson.server.http.api.context import Asked, Context
from carson.server.http.api.tables import PAGE, Before, Count, page, read_place
from carson.server.http.protocol import TablePage
from carson.server.http.protocol_people import AccountInfo, Credentials, RatingInfo
from carson.server.logs import log
from carson.server.people import devices
from carson.server.people.identity import LOGIN, hash_of, new_secret
from carson.server.people.passwords import hash_password, needs_rehash, refuse_guessable
from carson.server.people.ratings import shown
from carson.server.store import Account, RatingRow, Token
from carson.table.people.alike import in_one_script
from carson.table.people.names import person_name

LOGIN_SECONDS = 30 * 86_400
BEST = 100

AnyRequest = Request[object, object, State]


@post("/accounts", responses=problems(409, 422))
async def make_account(context: Asked, data: Credentials, request: AnyRequest) -> Response[AccountInfo]:
    """Make an account and log in. A name belongs to whoever takes it first, and so does what looks like it."""
    context.spend_password()
    hub, name = context.hub, in_one_script(person_name(data.name))
    refuse_guessable(data.password, name)
    hash = await hub.with_password(hash_password, data.password)
    account = await hub.in_thread(hub.store.add_account, name, hash, hub.now())
    if account is None:
        same = await hub.in_thread(hub.store.account_named, name)
        raise Refusal("name-taken", name=name) if same is not None else Refusal("name-alike", name=name)
    log("account-made", account=account.id)
    return await logged_in(context, account, request, 201)


@post("/sessions", responses=problems(), status_code=200)
async def log_in(context: Asked, data: Credentials, request: AnyRequest) -> Response[AccountInfo]:
    """Log in: the answer sets a cookie."""
    hub = context.hub
    account = await hub.in_thread(hub.store.account_named, data.name)
    proof = cookie_of(request, devices.COOKIE)
    known = proof if account is not None and devices.is_proof(proof, account.password) else ""
    good = await context.check_password(data.name, account, data.password, known)
    if account is None or not good:
        raise Refusal("wrong-password")
    if needs_rehash(account.password):
        hash = await hub.with_password(hash_password, data.password)
        if await hub.in_thread(hub.store.rehash_password, account, hash):
            account = replace(account, password=hash)
    return await logged_in(context, account, request, 200)


async def logged_in(context: Context, account: Account, request: AnyRequest, status: int) -> Response[AccountInfo]:
    """The account as it was when its password was checked: it may have another one, or be gone, by now."""
    hub, secret, now = context.hub, new_secret(LOGIN), context.hub.now()
    device = devices.hint(request.headers.get("user-agent", ""))
    token = Token(hash_of(secret), account.id, "login", device, now, now + LOGIN_SECONDS)
    if not await hub.in_thread(hub.store.add_token, account, token):
        raise Refusal("wrong-password")
    cookies = [cookie(request, COOKIE, "/", secret, LOGIN_SECONDS), device_cookie(request, account.password)]
    return Response(await account_info(context, account), status_code=status, cookies=cookies)


def device_cookie(request: AnyRequest, password_hash: str) -> Cookie:
    return cookie(request, devices.COOKIE, devices.PATH, devices.new_proof(password_hash), devices.SECONDS)


def cookie(request: AnyRequest, name: str, path: str, value: str, seconds: int) -> Cookie:
    """For this site's own requests alone, and out of the reach of scripts."""
    secure = request.url.scheme == "https"
    return Cookie(name, path, value, max_age=seconds, httponly=True, samesite="strict", secure=secure)


@delete("/sessions", responses=problems(), status_code=204)
async def log_out(context: Asked, request: AnyRequest) -> Response[None]:
    """Log out: the cookie is good for nothing after this."""
    secret = cookie_of(request)
    if secret:
        await context.hub.in_thread(context.hub.store.remove_token, hash_of(secret))
        await context.hub.end_lost_logins()
    return Response(None, status_code=204, cookies=[cookie(request, COOKIE, "/", "", 0)])


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
    route_handlers=[make_account, log_in, log_out, show_me, my_tables, best_of_pool],
)
