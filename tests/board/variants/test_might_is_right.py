"""Might is Right: duels are fought with tiles from secret hands instead of dice."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from carson.board.game import BoardGame
from carson.board.shown.effects import effect
from carson.board.variants.might_is_right import HANDS, LAID, PILE
from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from tests.board.characters.casts import cast, survives
from tests.board.variants.brawl import brawl
from tests.conformance import checks
from tests.conformance.walk import Case, Moment, walk
from tests.evenness import assert_drawn_by_weight, assert_drawn_evenly
from tests.rules.table import (
    KIND,
    answers,
    choose,
    decision,
    duels,
    money,
    position,
    reason,
    start,
    told,
    waiting,
)

ON = ["might-is-right"]


def hand(game: BoardGame, seat: int) -> list[int]:
    return list(game.notes.get(HANDS[seat - 1], ()))


def pile(game: BoardGame) -> list[int]:
    return list(game.notes.get(PILE, ()))


def all_tiles(game: BoardGame) -> Counter[int]:
    """Every tile in play, wherever it is."""
    tiles = Counter(pile(game))
    for seat in range(game.players):
        tiles.update(game.notes.get(HANDS[seat], ()))
        tiles.update(game.notes.get(LAID[seat], ()))
    return tiles


def duel(*hands: str, lines: str = "", at: str = "ammunition 1 2") -> BoardGame:
    """A duel of players 1 and 2, who passed in this order, with these hands; a third player looks on."""
    notes = "\n".join(f"notes tiles-{seat}: {tiles}" for seat, tiles in enumerate(hands, 1))
    return position(
        f"players: 3\nvariants: might-is-right\npass-order: 1 2 3\ncowboys: {at}\n{notes}\n"
        f"player 1: roads 0\nplayer 2: roads 0\nplayer 3: roads 0\n{lines}\nnext: resolve ammunition"
    )


# The deal.


@pytest.mark.ruling("B10.3", "B1")
@pytest.mark.parametrize("preset", ["first-game", "first-edition"])
def test_two_players_have_a_set_each_and_15_dollars(preset: str) -> None:
    game = start(preset, players=2, variants=ON)
    assert (hand(game, 1), hand(game, 2)) == ([0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5])
    assert (money(game, 1), money(game, 2)) == (15, 15)


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize(("players", "each", "sets"), [(3, 6, 3), (4, 6, 4), (5, 6, 5), (6, 5, 5)])
def test_as_many_sets_as_players_are_mixed_and_dealt(players: int, each: int, sets: int) -> None:
    game = start(players=players, variants=ON)
    assert all(len(hand(game, seat)) == each for seat in range(1, players + 1))
    assert all_tiles(game) == Counter(dict.fromkeys(range(6), sets))
    assert pile(game) == []


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_money_at_the_start_is_30_less_the_sum_of_the_tiles(players: int) -> None:
    for seed in range(5):
        game = start(seed=str(seed), players=players, variants=ON)
        for seat in range(1, players + 1):
            assert money(game, seat) == 30 - sum(hand(game, seat))


@pytest.mark.ruling("B10.3")
def test_totals_are_announced_and_the_tiles_are_not() -> None:
    game = start(players=3, variants=ON)
    assert [values["total"] for values in told(game, "tiles-dealt")] == [sum(hand(game, seat)) for seat in (1, 2, 3)]
    assert all(set(values) == {"seat", "count", "total"} for values in told(game, "tiles-dealt"))


@pytest.mark.ruling("B10.3")
def test_tiles_are_dealt_before_everything_else() -> None:
    game = start(players=3, variants=ON)
    kinds = [event.kind for event in game.events or []]
    assert kinds.index("tiles-dealt") < min(kinds.index("characters"), kinds.index("centre"))


@pytest.mark.ruling("B10.3", "B10.7")
def test_with_a_new_beginning_the_purse_is_65_less_the_sum_of_the_tiles() -> None:
    game = start(players=3, variants=["might-is-right", "new-beginning"])
    for seat in (1, 2, 3):
        assert money(game, seat) == 65 - sum(hand(game, seat))


# A duel.


@pytest.mark.ruling("B10.3")
def test_everybody_chooses_a_tile_at_the_same_time() -> None:
    game = duel("0 3 3 5", "1 2")
    assert (decision(game), waiting(game)) == ("1 choose-duel-tile", [1, 2])
    assert [game.catalogue.text(choice) for choice in game.legal(0)] == ["tile 5", "tile 3", "tile 0"]
    assert [game.catalogue.text(choice) for choice in game.legal(1)] == ["tile 2", "tile 1"]


@pytest.mark.ruling("B10.3", "B6.2")
def test_the_tile_takes_the_place_of_the_die() -> None:
    game = duel("0 3 5", "1 2 5", lines="seed: any")
    choose(game, "2 tile 5", "1 tile 3")
    assert duels(game) == [("ammunition", 2)]
    assert told(game, "duel")[0]["rolls"] == [3, 5]
    assert told(game, "duel")[0]["totals"] == [3 + 4, 5 + 4]


@pytest.mark.ruling("B10.3", "B6.2")
def test_a_tie_goes_to_the_earlier_passer() -> None:
    game = duel("0 5", "1 5")
    choose(game, "2 tile 5", "1 tile 5")
    assert duels(game) == [("ammunition", 1)]


@pytest.mark.ruling("B10.3")
def test_what_was_laid_is_shown_when_all_have_laid() -> None:
    game = duel("0 3 5", "1 2")
    choose(game, "1 tile 3")
    assert told(game, "tiles-shown") == []
    choose(game, "2 tile 2")
    assert told(game, "tiles-shown") == [{"place": "ammunition", "seats": [0, 1], "rolls": [3, 2]}]


@pytest.mark.ruling("B10.3")
def test_a_tile_that_he_does_not_have_is_refused() -> None:
    game = duel("0 3 5", "1 2")
    assert reason(game, "1 tile 4") == ("tile-not-yours", "B10.3")
    assert reason(game, "1 tile 5 3") == ("tiles-to-lay", "B10.3")
    assert reason(game, "1 pass") == ("not-asked", "")
    assert reason(game, "3 tile 1") == ("not-your-turn", "")


@pytest.mark.ruling("B10.3", "B2.9")
def test_the_last_tile_is_laid_without_asking() -> None:
    game = duel("4", "1 2", "0")
    assert waiting(game) == [2]


@pytest.mark.ruling("B10.3")
def test_used_tiles_go_to_the_pile() -> None:
    game = duel("0 3 5", "1 2", "0 0", lines="notes tiles-pile: 4")
    before = all_tiles(game)
    choose(game, "1 tile 3", "2 tile 2")
    assert (hand(game, 1), hand(game, 2)) == ([0, 5], [1])
    assert pile(game) == [2, 3, 4]
    assert all_tiles(game) == before


@pytest.mark.ruling("B10.3")
def test_who_has_none_left_draws_three_of_the_pile_after_the_duel() -> None:
    game = duel("4", "1 2", "0", lines="notes tiles-pile: 5 5 5 5 5")
    choose(game, "2 tile 1")
    assert len(hand(game, 1)) == 3
    assert len(pile(game)) == 5 + 2 - 3
    assert told(game, "tiles-drawn") == [{"seat": 0, "count": 3}]


@pytest.mark.ruling("B10.3")
def test_a_used_tile_can_be_drawn_again_at_once() -> None:
    game = duel("4", "1 2", "0")
    choose(game, "2 tile 1")
    assert hand(game, 1) == [1, 4]
    assert pile(game) == []


@pytest.mark.ruling("B10.3")
def test_they_draw_in_pass_order_and_the_last_gets_what_is_left() -> None:
    game = duel("4", "1", "0", lines="notes tiles-pile: 3 3")
    assert (len(hand(game, 1)), len(hand(game, 2))) == (3, 1)


@pytest.mark.ruling("B10.3")
def test_who_was_not_in_the_duel_draws_too_if_he_has_none() -> None:
    game = duel("4 4", "1 1", "", lines="notes tiles-pile: 3 3")
    choose(game, "1 tile 4", "2 tile 1")
    assert len(hand(game, 3)) == 3


@pytest.mark.ruling("B10.3")
def test_with_no_tile_he_plays_0() -> None:
    game = position(
        "players: 2\nvariants: might-is-right\npass-order: 1 2\ncowboys: ammunition 1 2\nnotes tiles-2: 2 3\n"
        "player 1: roads 0\nplayer 2: roads 0\nnext: resolve ammunition"
    )
    choose(game, "2 tile 2")
    assert told(game, "duel")[0]["rolls"] == [0, 2]
    assert hand(game, 1) == [2]


@pytest.mark.ruling("B10.3", "B9.8")
def test_with_dynamite_two_tiles() -> None:
    game = duel("2 5 5", "1 5", "0", at="roads-3 1+dynamite 2")
    assert {game.catalogue.text(choice) for choice in game.legal(0)} == {"tile 5 2", "tile 5 5"}
    assert reason(game, "1 tile 5") == ("tiles-to-lay", "B10.3")
    choose(game, "1 tile 5 5", "2 tile 5")
    assert told(game, "duel")[0]["rolls"] == [55, 5]
    assert told(game, "duel")[0]["totals"] == [10 + 4, 5 + 4]
    assert hand(game, 1) == [2]
    assert pile(game) == [5, 5, 5]


@pytest.mark.ruling("B10.3", "B9.8")
def test_with_dynamite_and_a_zero_both_tiles_count() -> None:
    game = duel("0 4 4", "1 5", at="roads-3 1+dynamite 2")
    choose(game, "1 tile 4 0", "2 tile 5")
    assert told(game, "duel")[0]["totals"] == [4 + 4, 5 + 4]


@pytest.mark.ruling("B10.3", "B9.8")
@pytest.mark.parametrize("tiles", ["5", "4 5"])
def test_with_dynamite_and_no_more_than_two_tiles_there_is_no_choice(tiles: str) -> None:
    game = duel(tiles, "1 5", at="roads-3 1+dynamite 2")
    assert waiting(game) == [2]


def gunsmiths_duel() -> BoardGame:
    """Player 2 has the red Gunsmith."""
    return position(
        "players: 3\ncharacters: 1Y 2Y 3Y 4Y 5Y 6Y 10R\nvariants: might-is-right\n"
        "pass-order: 1 2 3\ncowboys: roads-3 1 2 3\n"
        "notes tiles-1: 0 5\nnotes tiles-2: 1 5\nnotes tiles-3: 2 5\n"
        "player 1: roads 0\nplayer 2: card 10R, roads 0\nplayer 3: roads 0\nnext: resolve roads-3"
    )


@pytest.mark.ruling("B10.3", "B9.9")
def test_the_red_gunsmith_chooses_after_seeing_the_others_tiles() -> None:
    game = gunsmiths_duel()
    assert waiting(game) == [1, 3]
    choose(game, "3 tile 5", "1 tile 0")
    assert waiting(game) == [2]
    assert told(game, "tiles-shown") == [{"place": "roads-3", "seats": [0, 2], "rolls": [0, 5]}]
    assert tiles_on_table(game)["laid"] == [[0], [], [5]]
    choose(game, "2 tile 5")
    assert duels(game) == [("roads-3", 2)]  # he passed before player 3
    assert told(game, "duel")[0]["rolls"] == [0, 5, 5]


@pytest.mark.ruling("B10.3", "B10.5")
def test_outlaws_are_fought_with_tiles() -> None:
    game = position(
        "players: 2\nvariants: might-is-right outlaws\nround: 2\nnotes outlaws: 10 0\nblocked: d4\npass-order: 1 2\n"
        "cowboys: d4 1\nnotes tiles-1: 1 5\nplayer 1: revolvers 5, cowboys 0, roads 0\nplayer 2: roads 0\n"
        "next: resolve building-income"
    )
    assert decision(game) == "1 choose-duel-tile"
    choose(game, "1 tile 5")
    assert game.blocked == ()


@pytest.mark.ruling("B10.3")
def test_gambling_keeps_its_dice() -> None:
    game = duel("0 1", "0 1", at="gambling 1")
    assert told(game, "gamble")


# The sharpshooter of A New Beginning.


def sharpshooter(tiles: str, lines: str = "") -> BoardGame:
    return position(
        "players: 2\nvariants: might-is-right new-beginning\npass-order: 1 2\ncowboys: ammunition 1 2\n"
        f"notes sharpshooters: 0\nnotes tiles-1: {tiles}\nnotes tiles-2: 1 1 1 1\n{lines}\n"
        "player 1: roads 0\nplayer 2: roads 0\nnext: resolve ammunition"
    )


@pytest.mark.ruling("B10.3", "B10.7", "B6.8")
def test_a_sharpshooter_lays_one_tile_and_draws_five() -> None:
    game = sharpshooter("5", "notes tiles-pile: 0 0 0 0 0 0")
    choose(game, "2 tile 1")
    assert told(game, "duel")[0]["rolls"] == [5, 1]
    assert len(hand(game, 1)) == 5


@pytest.mark.ruling("B10.3", "B10.7")
def test_a_sharpshooter_may_throw_his_last_two_tiles_away() -> None:
    game = sharpshooter("0 0 5", "notes tiles-pile: 3 3 3 3 3 3")
    choose(game, "1 tile 5", "2 tile 1")
    assert (decision(game), answers(game)) == ("1 discard-tiles", {"hold", "discard"})
    choose(game, "1 discard")
    assert len(hand(game, 1)) == 5
    assert told(game, "tiles-discarded") == [{"seat": 0, "count": 2}]


@pytest.mark.ruling("B10.3", "B10.7")
def test_a_sharpshooter_may_keep_them() -> None:
    game = sharpshooter("0 0 5")
    choose(game, "1 tile 5", "2 tile 1", "1 hold")
    assert hand(game, 1) == [0, 0]


@pytest.mark.ruling("B10.3", "B10.7")
def test_a_sharpshooter_with_three_tiles_left_is_not_asked() -> None:
    game = sharpshooter("0 0 0 5")
    choose(game, "1 tile 5", "2 tile 1")
    assert not decision(game).endswith("discard-tiles")


# Secrets.


def seen_by(game: BoardGame, seat: int, what: str) -> object:
    """What of the tiles a seat sees: of `variants`, which everybody sees, or of its own `secrets`."""
    found = game.view(seat - 1)[what]
    assert isinstance(found, dict)
    return found["might-is-right"]


def tiles_on_table(game: BoardGame) -> dict[str, object]:
    view = seen_by(game, SPECTATOR + 1, "variants")
    assert isinstance(view, dict)
    return view


@pytest.mark.ruling("B10.3")
def test_a_seat_sees_its_own_tiles_and_how_many_the_others_have() -> None:
    game = duel("0 3 5", "1 2", "4 4 4 4", lines="notes tiles-pile: 1 1 2")
    assert tiles_on_table(game) == {"counts": [3, 2, 4], "laid": [[], [], []], "pile": 3}
    assert seen_by(game, 1, "secrets") == {"tiles": [0, 3, 5]}
    assert seen_by(game, 2, "secrets") == {"tiles": [1, 2]}
    assert "secrets" not in game.view(SPECTATOR)


@pytest.mark.ruling("B10.3")
def test_who_has_laid_sees_his_own_tile_alone() -> None:
    game = duel("0 3 5", "1 2")
    choose(game, "1 tile 3")
    assert seen_by(game, 1, "secrets") == {"tiles": [0, 5], "laid": [3]}
    assert seen_by(game, 2, "secrets") == {"tiles": [1, 2]}
    assert tiles_on_table(game) == {"counts": [2, 2, 0], "laid": [[], [], []], "pile": 0}


def seen(game: BoardGame, seat: int) -> bytes:
    """Everything that a seat has seen and sees."""
    return json.dumps([game.view(seat - 1), [event.as_json() for event in game.events_for(seat - 1)]]).encode()


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize("other", ["1 3 5", "3 4 4", "3 3 3"])
@pytest.mark.parametrize("first", [1, 2])
def test_another_hand_of_one_player_changes_no_byte_that_others_see(other: str, first: int) -> None:
    """Not even that all his tiles are the same: he is asked as if he had a choice."""
    one, two = (duel(tiles, "1 2 5", "0", lines="seed: same") for tiles in ("0 3 5", other))
    lines = ["1 tile 3", "2 tile 2"] if first == 1 else ["2 tile 2", "1 tile 3"]
    for line in ("", *lines):
        for game in (one, two):
            if line:
                choose(game, line)
        for seat in (2, 3, SPECTATOR + 1):
            assert seen(one, seat) == seen(two, seat)


@pytest.mark.ruling("B10.3")
def test_what_is_drawn_is_secret() -> None:
    """The same draw from two piles: what others see does not tell which tiles lie in them."""
    one, two = (
        duel("4", "1 2", "0", lines=f"seed: same\nnotes tiles-pile: {tiles}") for tiles in ("0 0 0 0 0", "5 5 5 5 5")
    )
    for game in (one, two):
        choose(game, "2 tile 1")
    assert hand(one, 1) != hand(two, 1)
    for seat in (2, 3, SPECTATOR + 1):
        assert seen(one, seat) == seen(two, seat)


@pytest.mark.ruling("B10.3")
def test_what_has_been_shown_cannot_be_taken_back() -> None:
    """Otherwise the last to lay could look at the others' tiles and choose again."""
    play = Play(KIND, KIND.preset("first-game", players=2, variants=ON), "undo")
    play.game = duel("0 3 5", "1 2 5")
    play.choose(0, "tile 3")
    play.choose(1, "tile 5")
    assert not play.can_undo(1)


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize("players", [2, 3, pytest.param(6, marks=pytest.mark.slow)])
def test_games_keep_their_secrets_at_every_decision(players: int) -> None:
    """Another's hand, exchanged for one of the same size, changes no byte of a view or of an explanation."""
    config = KIND.preset("first-game", players=players, variants=ON, characters=cast("10R", "14YR"))

    def check(moment: Moment) -> None:
        game = moment.game
        assert isinstance(game, BoardGame)
        checks.answers_stay_secret(moment)
        for seat in range(players):
            other = game.copy(quiet=False)
            for rival in range(players):
                if rival != seat:
                    other.note(HANDS[rival], tuple((tile + 1) % 6 for tile in game.notes[HANDS[rival]]))
            other.note(PILE, tuple(5 - tile for tile in other.notes.get(PILE, ())))
            assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
            assert checks.explained(other, seat) == checks.explained(game, seat)

    walk(Case(KIND, f"might is right {players} players", config, "secrets"), check)


# What a seat imagines.


@pytest.mark.ruling("B10.3")
def test_hands_of_others_and_the_pile_are_mixed_and_dealt_again() -> None:
    game = duel("3 5", "0 1", lines="notes tiles-pile: 1 2")
    imagined = [game.imagined(0, str(seed)) for seed in range(900)]
    assert all(hand(other, 1) == [3, 5] and all_tiles(other) == all_tiles(game) for other in imagined)
    pairs: dict[tuple[int, ...], int] = {(0, 1): 2, (0, 2): 1, (1, 1): 1, (1, 2): 2}  # of 0 1 1 2
    assert_drawn_by_weight([tuple(hand(other, 2)) for other in imagined], pairs)


@pytest.mark.ruling("B10.3")
def test_a_tile_that_lies_face_down_may_be_any_other_that_one_does_not_have() -> None:
    games = [duel("0 4 5", "0 1 2 3") for _ in range(2)]
    choose(games[0], "2 tile 0")
    choose(games[1], "2 tile 3")
    assert games[0].imagined(0, "same") == games[1].imagined(0, "same")
    assert games[0].imagined(1, "same") != games[1].imagined(1, "same")
    imagined = [games[0].imagined(0, str(seed)) for seed in range(400)]
    assert_drawn_evenly([other.notes[LAID[1]] for other in imagined], [(0,), (1,), (2,), (3,)])


@pytest.mark.ruling("B10.3")
def test_what_was_laid_and_shown_stays() -> None:
    game = gunsmiths_duel()
    choose(game, "3 tile 5", "1 tile 0")
    for seat in range(3):
        imagined = game.imagined(seat, "another")
        assert tiles_on_table(imagined)["laid"] == [[0], [], [5]]


@pytest.mark.ruling("B10.3")
def test_what_another_may_lay_follows_from_the_hand_that_is_imagined() -> None:
    game = duel("0 1 2", "3 4 5")
    choose(game, "1 tile 0")
    imagined = [game.imagined(0, str(seed)) for seed in range(20)]
    for other in imagined:
        assert [other.catalogue.text(choice) for choice in other.legal(1)] == [
            f"tile {tile}" for tile in hand(other, 2)[::-1]
        ]


# Whole games.


@pytest.mark.ruling("B10.3")
def test_the_question_survives_copy_json_and_position() -> None:
    game = duel("0 3 5", "1 2")
    choose(game, "1 tile 3")
    survives(game)


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_tile_in_its_place(players: int) -> None:
    for number in range(8):
        characters = cast("10R", "9R", "14YR", "12R" if number % 2 else "12Y")
        game = start(seed=f"tiles {number}", players=players, variants=ON, characters=characters)
        before = all_tiles(game)
        brawl(game, str(number))
        assert all_tiles(game) == before
        assert told(game, "tiles-shown")


def test_a_position_with_tiles_that_there_are_not_is_refused() -> None:
    with pytest.raises(Refusal, match="bad-position"):
        duel("6", "1")


@pytest.mark.ruling("B10.3")
def test_odds_are_estimates_since_there_are_no_dice() -> None:
    game = position("players: 2\nvariants: might-is-right\ncowboys: d4 2, e5 1 2, f6 1 2\nnext: resolve parcel-purchase")
    choice = game.catalogue.find("duel e5")
    assert choice is not None
    odds = effect(game, game.waiting[0], choice.number).odds
    assert odds is not None
    assert odds.estimate


def test_the_first_edition_has_it() -> None:
    assert KIND.preset("first-edition", players=5, variants=ON)["variants"] == ON
    with pytest.raises(Refusal, match="variant-twice"):
        KIND.preset("first-edition", variants=[*ON, *ON])
