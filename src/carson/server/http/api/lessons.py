"""Lessons: what there is to learn, a table in a lesson's position, and whether its goal is met there."""

from __future__ import annotations

from typing import Final

from litestar import Router, get, post

from carson.core.refusal import Refusal
from carson.server.http.api.answers import problems
from carson.server.http.api.context import Asked
from carson.server.http.api.tables import keep, opener
from carson.server.http.protocol import LessonInfo, LessonVerdict, LessonWish, SeatToken, TableMade
from carson.server.people.identity import HOST, SEAT, hash_of, new_secret, new_table_id
from carson.table.journal import Seat
from carson.table.lessons.judging import in_words, judge
from carson.table.lessons.lesson import Lesson
from carson.table.lessons.shelf import lesson_of, lessons_of
from carson.table.live_table import LiveTable
from carson.table.new_tables import in_position
from carson.table.people.names import person_name
from carson.table.shown.languages import words

COST: Final = 0.2  # of a table: it is kept for a day, and whoever learns opens many


@get("/{game:str}", responses=problems(404), sync_to_thread=False)
def list_lessons(context: Asked, game: str) -> list[LessonInfo]:
    """A game's lessons in the order in which they teach it, in the language that is asked for."""
    say = words(context.language)
    return [
        LessonInfo(lesson.name, *(say(f"{lesson.words}{part}") for part in ("", ".about", ".goal")))
        for lesson in lessons_of(game)
    ]


@post("/{game:str}/{name:str}", responses=problems(404, 422))
async def open_lesson(context: Asked, game: str, name: str, data: LessonWish) -> TableMade:
    """A private table in the lesson's position, for one person: it has no clock, is in no list, and is kept for a day."""
    lesson, now = lesson_of(game, name), context.hub.now()
    host, token = new_secret(HOST), new_secret(SEAT)
    learner = Seat(lesson.seat, person_name(data.name) if data.name else "", token=hash_of(token), joined=now)
    origin = {"lesson": lesson.name}
    opening = in_position(new_table_id(), game, lesson.position, learner, now, origin, opener(context, host))
    return await keep(context, opening, host, [SeatToken(lesson.seat, token)], COST)


@get("/lesson", responses=problems(403, 404, 409))
async def show_verdict(context: Asked, table: str) -> LessonVerdict:
    """Whether the goal of the table's lesson is met, and if it cannot be any more, why not."""

    def verdict(live: LiveTable) -> LessonVerdict:
        context.caller.must_be_let_in(live.table, live.state)
        lesson = lesson_at(live)
        choices = [text for seat, text in live.play.record.choices if seat == lesson.seat]
        found = judge(lesson, live.game, choices)
        return LessonVerdict(found.state, in_words(lesson, found, live.game, words(context.language)), live.number)

    return await context.room(table).read(verdict)


def lesson_at(live: LiveTable) -> Lesson:
    origin = live.table.settings.get("origin")
    name = origin.get("lesson") if isinstance(origin, dict) else None
    if not isinstance(name, str):
        raise Refusal("no-lesson", name=live.table.id)
    return lesson_of(live.table.game, name)


LESSONS_ROUTER = Router("/lessons", tags=["Lessons"], route_handlers=[list_lessons, open_lesson])
LESSON_ROUTER = Router("/tables/{table:str}", tags=["Lessons"], route_handlers=[show_verdict])
