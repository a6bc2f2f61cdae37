"""What every game promises, at every decision and at its end. Each check takes a moment of a walk and knows no game."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Final

import pytest

from carson.core.choices import Catalogue
from carson.core.game import SPECTATOR, Game
from carson.core.ledger import Things
from carson.core.record import Play, read_record, verify
from carson.core.refusal import Refusal
from carson.core.title import Title
from carson.games import GAMES
from carson.locales import Words
from carson.sentences.naming import Naming
from carson.sentences.sentences import sentences_of
from tests.conformance import imagining
from tests.conformance.kept import kept_is_what_would_be_made_anew
from tests.conformance.walk import Case, Check, Moment, random_choice, walk_with

ILLEGAL_CHOICES = 15  # tried at each decision


@cache
def naming(game: str) -> Naming:
    """The words of a game; a toy has those that belong to no game."""
    return sentences_of(game)(Words("en")) if game in GAMES else Naming(Words("en"))


@cache
def rulings() -> frozenset[str]:
    return frozenset(name.removeprefix("rule-").replace("-", ".") for name in Words("en").ids("rule-"))


@cache
def choices_by_verb(catalogue: Catalogue) -> dict[str, list[int]]:
    choices: dict[str, list[int]] = {}
    for choice in catalogue.choices:
        choices.setdefault(choice.verb, []).append(choice.number)
    return choices


def state_without_config(game: Game) -> dict[str, object]:
    """A position names the characters that were drawn where a configuration may have said `random`."""
    return {name: value for name, value in game.as_json().items() if name != "config"}


def as_bytes(value: object) -> bytes:
    return json.dumps(value).encode()


def somebody_chooses_freely(moment: Moment) -> None:
    """The seats that have to choose exist and have at least two choices: what is forced is not asked, unless in secret."""
    game = moment.game
    assert game.waiting
    assert len(set(game.waiting)) == len(game.waiting)
    for seat in game.waiting:
        assert 0 <= seat < game.players
        legal = game.legal(seat)
        assert len(legal) >= (1 if game.in_secret else 2)
        assert len(set(legal)) == len(legal)
        assert all(0 <= choice < len(moment.kind.catalogue) for choice in legal)
        assert set(game.side_choices(seat)) <= set(legal)


def texts_name_choices(moment: Moment) -> None:
    """Number, value and text of every legal choice convert into each other; case and spaces do not matter."""
    catalogue = moment.kind.catalogue
    for seat in moment.game.waiting:
        for number in moment.game.legal(seat):
            text = catalogue.text(number)
            found = catalogue.find(text)
            assert found == catalogue[number]
            assert found is not None
            assert (found.number, str(found)) == (number, text)
            assert catalogue.find(f"  {text.upper().replace(' ', '   ')} ") == found


def copies_live_alone(moment: Moment) -> None:
    """A copy is the same game; whatever happens to it leaves the original as it was."""
    game = moment.game
    before, events = game.digest(), list(game.events or [])
    copy = game.copy()
    assert copy == game
    assert copy.waiting == game.waiting
    assert [copy.legal(seat) for seat in copy.waiting] == [game.legal(seat) for seat in game.waiting]
    loud = game.copy(quiet=False)
    assert loud.events == events
    for other in (copy, loud, game.copy(seed="another future")):
        random = Random(moment.number)
        other.choose(moment.seat, moment.choice)
        for _ in range(5):
            if not other.over:
                seat = random.choice(other.waiting)
                other.choose(seat, random_choice(moment.kind, other, seat, random))
    assert game.digest() == before
    assert game.events == events
    assert copy.events is None


def json_holds_everything(moment: Moment) -> None:
    """A game written as JSON and read back is the same game, with the same choices and the same future."""
    game = moment.game
    again = moment.kind.from_json(json.loads(json.dumps(game.as_json())))
    assert again == game
    _same_future(moment, again)
    assert again.digest() == _after(moment).digest()


def positions_hold_everything(moment: Moment) -> None:
    """A game written as a position and read back is the same game, with the same choices and the same future."""
    game, kind = moment.game, moment.kind
    text = kind.position(game)
    again = kind.from_position(text)
    assert state_without_config(again) == state_without_config(game)
    assert kind.position(again) == text
    assert kind.from_position(kind.position(again)) == again
    _same_future(moment, again)
    assert state_without_config(again) == state_without_config(_after(moment))


def _same_future(moment: Moment, again: Game) -> None:
    assert again.waiting == moment.game.waiting
    for seat in again.waiting:
        assert again.legal(seat) == moment.game.legal(seat)
    again.choose(moment.seat, moment.choice)


def _after(moment: Moment) -> Game:
    copy = moment.game.copy()
    copy.choose(moment.seat, moment.choice)
    return copy


def written_states_stay(moment: Moment) -> None:
    """What `as_json` and `view` gave is a value of its own: a later choice does not change it."""
    copy = moment.game.copy()
    state, view = copy.as_json(), copy.view(moment.seat)
    before = as_bytes(state), as_bytes(view)
    copy.choose(moment.seat, moment.choice)
    assert (as_bytes(state), as_bytes(view)) == before


def views_are_values_of_their_own(moment: Moment) -> None:
    """Whoever gets a view may do with it what he likes: the game does not notice."""
    game = moment.game
    before = game.digest()
    _spoil(game.view(moment.seat))
    assert game.digest() == before
    assert game.legal(moment.seat)


def _spoil(value: object) -> None:
    if isinstance(value, dict):
        for part in value.values():
            _spoil(part)
        value.clear()
    elif isinstance(value, list):
        for part in value:
            _spoil(part)
        value.clear()


def illegal_choices_leave_no_trace(moment: Moment) -> None:
    """An illegal choice is refused, with a ruling that exists if it names one, and changes nothing."""
    game, catalogue = moment.game, moment.kind.catalogue
    before, events = game.digest(), len(game.events or [])
    random = Random(str(moment))
    numbers = [random.choice(choices) for choices in choices_by_verb(catalogue).values()]
    numbers += random.choices(range(len(catalogue)), k=ILLEGAL_CHOICES)
    for seat in game.waiting:
        legal = set(game.legal(seat))
        for choice in numbers:
            if choice not in legal:
                refusal_of(moment, seat, choice)
    for seat in {-1, *range(game.players + 1)} - set(game.waiting):
        assert refusal_of(moment, seat, moment.choice).code == "not-your-turn"
    assert game.digest() == before
    assert len(game.events or []) == events


def refusal_of(moment: Moment, seat: int, choice: int) -> Refusal:
    """The refusal that a choice meets."""
    asked = f"seat {seat} chooses number {choice}"
    if 0 <= choice < len(moment.kind.catalogue):
        asked += f" ({moment.kind.catalogue.text(choice)})"
    try:
        moment.game.choose(seat, choice)
    except Refusal as error:
        refusal = error
    except Exception as error:
        raise AssertionError(f"{asked}: {type(error).__name__} instead of a refusal: {error}") from error
    else:
        raise AssertionError(f"{asked}: accepted, though it is not among the legal choices")
    assert not refusal.ruling or refusal.ruling in rulings(), f"{asked}: no ruling for the refusal {refusal}"
    assert json.loads(json.dumps(refusal.as_json())) == refusal.as_json()
    return refusal


def numbers_beside_the_catalogue_are_refused(moment: Moment) -> None:
    """A number that is no choice at all is refused like any other."""
    for seat in moment.game.waiting:
        for choice in (-1, -len(moment.kind.catalogue), len(moment.kind.catalogue), 10**9):
            refusal_of(moment, seat, choice)


def refusals_have_words(moment: Moment) -> None:
    """Whatever is refused, there are words to say why, and all their values are given."""
    random = Random(str(moment))
    for seat in moment.game.waiting:
        legal = set(moment.game.legal(seat))
        for choices in choices_by_verb(moment.kind.catalogue).values():
            choice = random.choice(choices)
            if choice not in legal:
                refusal = refusal_of(moment, seat, choice)
                words = naming(moment.kind.name)
                assert words.words.has(f"refusal-{refusal.code}")
                assert words.refusal(refusal).strip()


def ledger_is_conserved(moment: Moment) -> None:
    """No choice makes anything countable out of nothing or loses it."""
    game = moment.game
    copy = game.copy()
    copy.choose(moment.seat, moment.choice)
    things: Things = game.things
    assert things.totals(copy.held) == things.totals(game.held)


def moves_explain_the_ledger(moment: Moment) -> None:
    """The `move` events of a choice, added up, are what changed in the ledger."""
    game = moment.game
    copy = game.copy(quiet=False)
    assert copy.events is not None
    since = len(copy.events)
    copy.choose(moment.seat, moment.choice)
    expected = list(game.held)
    for event in copy.events[since:]:
        if event.kind == "move":
            thing, source, target, count = (event.values[name] for name in ("thing", "source", "target", "count"))
            assert isinstance(source, int)
            assert isinstance(target, int)
            assert isinstance(count, int)
            offset = game.things.names.index(str(thing)) * (len(game.held) // len(game.things.names))
            expected[offset + source] -= count
            expected[offset + target] += count
            assert count > 0
            assert event.values["reason"]
    assert copy.held == expected


def all_that_is_sent(game: Game, seat: int) -> bytes:
    """What a seat can learn: what everybody gets, what only it gets, and its events."""
    return as_bytes([game.public_view(), game.own_view(seat), [event.as_json() for event in game.events_for(seat)]])


def explained(game: Game, seat: int) -> bytes:
    """What a seat that has to choose is told about its choices."""
    return as_bytes([game.explain(seat, choice) for choice in game.legal(seat)] if seat in game.waiting else [])


def views_hide_chance(moment: Moment) -> None:
    """The chance to come changes no byte of what anybody sees."""
    game = moment.game
    other = game.copy(seed="another secret", quiet=False)
    other.draws += 7
    for seat in moment.watchers:
        sent = all_that_is_sent(game, seat)
        assert all_that_is_sent(other, seat) == sent
        assert game.key.hex().encode() not in sent
        assert explained(other, seat) == explained(game, seat)


def views_are_json(moment: Moment) -> None:
    """A view comes back from JSON as it went in, and lists exactly the choices of those who have to choose.

    It is what everybody gets and, under other keys, what only the seat gets; a spectator has nothing of his own.
    """
    game = moment.game
    public = game.public_view()
    assert public["waiting"] == list(game.waiting)
    for seat in moment.watchers:
        view, own = game.view(seat), game.own_view(seat)
        assert json.loads(json.dumps(view)) == view == {**public, **own}
        assert set(public).isdisjoint(own)
        if seat == SPECTATOR:
            assert own == {"seat": None}
            continue
        choices = game.legal(seat) if seat in game.waiting else []
        assert own["seat"] == seat
        assert own["choices"] == [moment.kind.catalogue.text(choice) for choice in choices]


def answers_stay_secret(moment: Moment) -> None:
    """While others still have to answer the same question, nobody but the seat itself learns what it chose."""
    game = moment.game
    if len(game.waiting) < 2 or game.in_the_open:
        return
    seen: dict[int, set[bytes]] = {}
    for choice in game.legal(moment.seat):
        copy = game.copy(quiet=False)
        copy.choose(moment.seat, choice)
        if not set(copy.waiting) < set(game.waiting):
            continue  # it was the last answer
        for seat in {*range(game.players), SPECTATOR} - {moment.seat}:
            seen.setdefault(seat, set()).add(all_that_is_sent(copy, seat))
    assert all(len(views) == 1 for views in seen.values())


def explanations_stay_secret(moment: Moment) -> None:
    """While others still have to answer the same question, what they are told about theirs does not depend on this one."""
    game = moment.game
    if len(game.waiting) < 2 or game.in_the_open:
        return
    legal = game.legal(moment.seat)
    told: dict[int, set[bytes]] = {}
    for choice in {legal[0], legal[len(legal) // 2], legal[-1]}:
        copy = game.copy()
        copy.choose(moment.seat, choice)
        if set(copy.waiting) < set(game.waiting):
            for seat in copy.waiting:
                told.setdefault(seat, set()).add(explained(copy, seat))
    assert all(len(explanations) == 1 for explanations in told.values())


def explanations_are_json(moment: Moment) -> None:
    """Every legal choice is explained, ready for JSON, and the game does not notice."""
    game = moment.game
    before, events = game.digest(), len(game.events or [])
    for seat in game.waiting:
        for choice in game.legal(seat):
            explanation = game.explain(seat, choice)
            assert json.loads(json.dumps(explanation)) == explanation
            _spoil(explanation)
    assert game.digest() == before
    assert len(game.events or []) == events


def the_end_is_an_end(kind: Title, game: Game) -> None:
    """Nobody chooses any more; there is a ranking by points; the finished game can still be written and looked at."""
    assert game.over
    assert game.waiting == ()
    assert sorted(game.ranking()) == list(range(game.players))
    points = game.points()
    assert len(points) == game.players
    assert [points[seat] for seat in game.ranking()] == sorted(points, reverse=True)
    for seat in range(game.players):
        with pytest.raises(Refusal, match="game-over"):
            game.choose(seat, 0)
        assert game.view(seat)["over"] is True
    assert kind.from_json(json.loads(json.dumps(game.as_json()))) == game
    assert state_without_config(kind.from_position(kind.position(game))) == state_without_config(game)


def records_replay(play: Play) -> None:
    """A record read from its text is the same record, replays to the same game and verifies."""
    record = play.record
    again = read_record(record.as_text())
    assert again == record
    assert again.as_text() == record.as_text()
    assert verify(play.title, again) is None
    replayed = Play.of(play.title, again)
    assert replayed.game == play.game
    assert replayed.game.events == play.game.events
    assert replayed.record == record


# Each check of a moment, and how often it looks: dear ones at fewer decisions (see `walk`).
CHECKS: Final[dict[Check, int]] = {
    somebody_chooses_freely: 1,
    texts_name_choices: 1,
    copies_live_alone: 1,
    json_holds_everything: 1,
    positions_hold_everything: 2,
    written_states_stay: 6,
    views_are_values_of_their_own: 6,
    illegal_choices_leave_no_trace: 1,
    numbers_beside_the_catalogue_are_refused: 3,
    refusals_have_words: 3,
    ledger_is_conserved: 1,
    moves_explain_the_ledger: 1,
    views_hide_chance: 10,
    views_are_json: 10,
    answers_stay_secret: 1,
    explanations_stay_secret: 3,
    explanations_are_json: 10,
    kept_is_what_would_be_made_anew: 1,
    **imagining.CHECKS,
}


def all_hold(case: Case, stride: int = 1, follow: Check = somebody_chooses_freely) -> Game:
    """All checks on one walk through a game, each at every so many of its decisions, and one that looks at all of them."""
    game = walk_with(case, {check: every * stride for check, every in CHECKS.items()} | {follow: 1})
    the_end_is_an_end(case.kind, game)
    return game
