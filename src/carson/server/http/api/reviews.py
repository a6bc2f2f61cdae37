"""The review of a finished game: how each choice was, and the same positions once more, to choose better."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from carson.core.game import SPECTATOR, Game
from carson.server.bots.reviews import Kept
from carson.server.bots.turns import Asking
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked, Context
from carson.server.http.protocol import LONGEST_CHOICE, ChoiceAgain, OtherChoice
from carson.table.live_table import LiveTable
from carson.table.review.telling import ReviewedChoice, ReviewInfo, Telling
from carson.table.shown.table_sentences import Wording, asked_in_words

COSTS = 5  # requests: what a process thinks about for a good part of a second

ChoiceNumber = Annotated[int, Parameter(ge=1, le=1_000_000, description="Of a choice in the record, from 1.")]
AndThen = Annotated[
    str, Parameter(max_length=LONGEST_CHOICE, description="Show the game after this choice, and not before it.")
]


@get("", responses=problems(403, 404, 409, 422))
async def show_review(context: Asked, table: str) -> ReviewInfo:
    """A finished game gone through again: chances to win, turning points, each choice from good to blunder, luck, accuracy.

    It is worked out while somebody asks, when no bot has to think: ask again until it is `complete`. What is known already
    comes at once.
    """
    live, kept = await reviewed(context, table)
    review, language = kept.review.so_far(), context.language
    return await context.hub.in_thread(
        lambda: Telling(review, Wording(live, language).sentences, kept.labels[language]).all()
    )


@get("/{number:int}", responses=problems(403, 404, 409, 422))
async def show_choice_again(context: Asked, table: str, number: ChoiceNumber, after: AndThen = "") -> ChoiceAgain:
    """The game before a choice, with all that could be chosen; or right after any of those, before anything follows."""
    live, kept = await reviewed(context, table)

    def shown() -> ChoiceAgain:
        game, seat, *_ = kept.review.step(number)
        if after:
            game = kept.review.after(number, after)
            return ChoiceAgain(
                number, seat, {**game.public_view()}, {**game.own_view(SPECTATOR), **game.secrets(seat), "seat": seat}
            )
        return ChoiceAgain(number, seat, {**game.public_view()}, own_again(live, game, seat, context.language))

    return await context.hub.in_thread(shown)


@post("/{number:int}", status_code=200, responses=problems(403, 404, 409, 422))
async def judge_choice(context: Asked, table: str, number: ChoiceNumber, data: OtherChoice) -> ReviewedChoice:
    """What is to be said of any other choice there: to learn from one's mistakes."""
    live, kept = await reviewed(context, table)
    kept.review.after(number, data.choice)  # which refuses what cannot be chosen
    context.spend(COSTS)
    with context.held():
        judged = await context.hub.reviews.another(kept, Asking(context.mark, table), number, data.choice)

    def told() -> ReviewedChoice:
        return Telling(kept.review, Wording(live, context.language).sentences, kept.labels[context.language]).choice(
            judged, True
        )

    return await context.hub.in_thread(told)


async def reviewed(context: Context, table: str) -> tuple[LiveTable, Kept]:
    live = await context.room(table).read(context.caller.finished)
    return live, await context.hub.reviews.of(live, context.mark)


def own_again(live: LiveTable, game: Game, seat: int, language: str) -> dict[str, object]:
    legal = game.legal(seat)
    asked = asked_in_words(Wording(live, language).sentences, game, seat, legal, explain=True)
    return {**game.seat_view(seat, legal), **asked}


REVIEW_ROUTER = Router(
    "/tables/{table:str}/review", tags=["Insight"], route_handlers=[show_review, show_choice_again, judge_choice]
)
