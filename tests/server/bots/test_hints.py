"""A hint is the best bot's thoughts in the place of a seat that is asked: in words, and without anybody's secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.json import encode

from carson.bots import make_bot
from carson.core.refusal import Refusal
from carson.games import GAMES, title_of
from carson.server.bots import hints
from carson.server.bots.hints import MOST, SEED
from carson.server.bots.turns import Asking
from carson.server.bots.worker import Thought, considered
from carson.server.rooms.hub import Hub
from carson.server.settings import Settings
from carson.server.store import Store, database_url
from carson.table import actions
from carson.table.agreement import Agreement
from carson.table.live_table import LiveTable
from tests.table.at_table import asked, choices, choose, play, started, write
from tests.table.test_descriptions import SECRETS, decision_is


def thoughts(live: LiveTable, seat: int) -> list[Thought]:
    position = live.game.copy(seed=str(SEED))
    return considered(position.name, json.dumps(position.as_json()), "greedy", seat, SEED, MOST)


def told(live: LiveTable, seat: int) -> bytes:
    return encode(hints.hint(live, live.game.copy(seed=str(SEED)), seat, thoughts(live, seat), "en"))


@pytest.mark.parametrize(("game", "preset", "changes", "decision"), SECRETS)
def test_a_secret_of_another_changes_no_byte(game: str, preset: str, changes: dict[str, object], decision: str) -> None:
    before = play(started(game, preset, changes), decision_is(decision))
    seat, *others = before.waiting
    first, *_, last = choices(before, seat)
    hints = []
    for secret in (first, last):
        live = LiveTable(before.table, [moment.entry for moment in before.moments])
        choose(live, seat, secret)
        hints.append([told(live, other) for other in others])
    assert hints[0] == hints[1]


def test_a_hint_is_what_the_bot_would_do_in_words() -> None:
    live = play(started("board", players=3), asked("place-cowboy", 1))
    [seat] = live.waiting
    position = live.game.copy(seed=str(SEED))
    found = thoughts(live, seat)
    best = make_bot("greedy", SEED, "board").choose(position, seat)
    assert found[0][0] == position.catalogue.text(best)
    assert len(found) == MOST
    hint = hints.hint(live, position, seat, found, "en")
    assert [choice.choice for choice in hint.choices] == [text for text, _, _ in found]
    assert all(choice.label and choice.reasons for choice in hint.choices)
    assert {reason.text for choice in hint.choices for reason in choice.reasons} >= {"a cowboy less who could work later"}


# How often it thinks.


def with_hub(tmp_path: Path, scene: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(database_url(str(tmp_path / "carson.db")))
        async with Hub(store, Settings(bot_processes=1)) as hub:
            await scene(hub)
        store.close()

    asyncio.run(run())


def test_for_one_question_it_thinks_once(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        _, first = hints.ask(hub, Asking(), live, 0)
        _, second = hints.ask(hub, Asking(), live, 0)
        assert first is second
        assert await first == thoughts(live, 0)
        assert hints.ask(hub, Asking(), live, 0)[1] is first
        choose(live, 0, "bid 1")
        assert hints.ask(hub, Asking(), live, 0)[1] is not first

    with_hub(tmp_path, scene)


def test_where_thinking_failed_it_is_tried_again(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        _, first = hints.ask(hub, Asking(), live, 0)
        first.cancel()
        await asyncio.wait([first])
        _, second = hints.ask(hub, Asking(), live, 0)
        assert await second == thoughts(live, 0)

    with_hub(tmp_path, scene)


def test_where_nobody_can_think_now_is_told(tmp_path: Path) -> None:
    live = started("cards", "solo")

    async def scene(hub: Hub) -> None:
        await hub._thinkers.close()
        with pytest.raises(Refusal, match="no-hint-now"):
            await hints.ask(hub, Asking(), live, 0)[1]

    with_hub(tmp_path, scene)


# Who may ask.


def refused(live: LiveTable, seat: int, tmp_path: Path) -> str:
    found = []

    async def scene(hub: Hub) -> None:
        with pytest.raises(Refusal) as caught:
            hints.ask(hub, Asking(), live, seat)
        found.append(caught.value.code)

    with_hub(tmp_path, scene)
    return found[0]


def test_who_is_not_asked_gets_none(tmp_path: Path) -> None:
    live = started("board", players=2)
    [asked] = live.waiting
    assert refused(live, 1 - asked, tmp_path) == "not-your-turn"
    write(live, actions.take_over(asked, live.number, False))
    assert refused(live, asked, tmp_path) == "bot-stands-in"


def test_who_agreed_to_play_without_gets_none(tmp_path: Path) -> None:
    live = started("cards", "solo", agreement=Agreement(hints=False))
    assert refused(live, 0, tmp_path) == "no-hints"


def test_after_the_end_there_is_none(tmp_path: Path) -> None:
    assert refused(play(started("cards", "solo")), 0, tmp_path) == "game-over"


def test_every_game_has_a_bot_that_considers() -> None:
    for name in ("board", "cards"):
        kind = title_of(name)
        game = kind.new(kind.preset(kind.presets[0]), "hint")
        assert make_bot(GAMES[name].default_bot, 1, name).considered(game, game.waiting[0])
