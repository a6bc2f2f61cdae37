"""The Doctor/Undertaker (14): losers of duels move on for $3, or pay $2 or a victory point."""

from __future__ import annotations

import pytest

from carson.board.characters.doctor import step_of
from carson.board.game import BoardGame
from carson.board.map.action_track import PLACE_OF
from tests.board.characters.casts import cast
from tests.board.variants.brawl import brawl
from tests.rules.table import (
    KIND,
    answers,
    choose,
    cowboys,
    decision,
    duels,
    gains,
    money,
    options,
    owned,
    points,
    position,
    reason,
    roads,
    settle_all,
    standing,
    start,
    told,
    totals,
    waiting,
)

CARDS = "characters: 2Y 4Y 5Y 6Y 7Y 8Y"


def resolving(step: str, cowboys: str, lines: str = "", side: str = "14Y", /, **cells: str) -> BoardGame:
    """Player 3 has the Doctor (or Undertaker); player 1 is strong and passed first, so that he wins every duel.

    A line `player N: ...` adds to what that player has.
    """
    players = {1: "revolvers 20, roads 0, $40", 2: "roads 0, $20", 3: f"roads 0, $20, card {side}", 4: "roads 0, $20"}
    others = []
    for line in lines.splitlines():
        if line.startswith("player "):
            players[int(line[7])] += "," + line[9:]
        else:
            others.append(line)
    text = [f"players: 4\n{CARDS} {side}\npass-order: 1 2 3 4\ncowboys: {cowboys}\nnext: resolve {step}", *others]
    return position("\n".join(text + [f"player {seat}: {has}" for seat, has in players.items()]), **cells)


def treatable(game: BoardGame) -> set[str]:
    """Where the beaten cowboy may go on to."""
    return {text.split()[1] for text in options(game) if text.startswith("treat ")}


# The side is chosen with the card.


@pytest.mark.ruling("B9.13")
@pytest.mark.parametrize(("answer", "side", "limit"), [("doctor", "Y", 60), ("undertaker", "R", 90)])
def test_the_side_is_chosen_with_the_card(answer: str, side: str, limit: int) -> None:
    game = position(f"players: 2\n{CARDS} 14YR\nnext: choose")
    choose(game, "1 take doctor")
    assert decision(game) == "1 doctor-or-undertaker"
    choose(game, f"1 side {answer}")
    assert game.side(0).side == side
    assert game.limit[0] == limit
    assert decision(game) == "2 take-character"


@pytest.mark.ruling("B9.13")
def test_after_the_round_the_next_may_choose_the_other_side() -> None:
    game = position(f"players: 2\n{CARDS} 14Y\nplayer 1: card 14Y, $0, roads 0\nplayer 2: $0, roads 0\nnext: end-round")
    assert decision(game).endswith("take-character")
    assert [side.code for side in game.sides][-1] == "14YR"
    seat = waiting(game)[0]
    choose(game, f"{seat} take doctor", f"{seat} side undertaker")
    assert game.side(seat - 1).code == "14R"


@pytest.mark.ruling("B9.1", "B9.13")
def test_with_the_red_paperboy_the_limit_of_the_chosen_side_is_less_5() -> None:
    game = position("players: 2\ncharacters: 0R 2Y 3Y 4Y 5Y 6Y 7Y 14YR\nnext: choose")
    choose(game, "1 take paperboy", "1 take doctor", "1 side undertaker")
    assert game.limit[0] == 85


# The Doctor.


@pytest.mark.ruling("B9.13")
def test_doctor_a_loser_may_go_on_to_an_empty_place_for_3_dollars() -> None:
    game = resolving("ammunition", "ammunition 1 2")
    before = totals(game)
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 treat d4")
    assert standing(game, "d4") == [2]
    assert (money(game, 2), money(game, 3)) == (20 - 3, 20 + 3)
    assert totals(game) == before


@pytest.mark.ruling("B9.13")
def test_doctor_the_cowboy_comes_from_his_players_supply_and_acts_where_he_went() -> None:
    game = resolving("ammunition", "ammunition 1 2, d4 1")
    before = cowboys(game, 2)
    choose(game, "2 treat roads-3")
    assert decision(game) == "1 buy-parcels"
    assert cowboys(game, 2) == before - 1
    assert roads(game, 2) == 3


@pytest.mark.ruling("B9.13", "B4.1")
def test_doctor_a_loser_may_take_his_cowboy_home() -> None:
    game = resolving("ammunition", "ammunition 1 2")
    before = cowboys(game, 2)
    choose(game, "2 decline")
    assert (cowboys(game, 2), money(game, 2), money(game, 3)) == (before, 20, 20)


@pytest.mark.ruling("B9.13")
def test_doctor_without_3_dollars_there_is_no_treatment() -> None:
    game = position(
        f"players: 2\n{CARDS} 14Y\npass-order: 1 2\ncowboys: ammunition 1 2, vp-5 1\n"
        "player 1: revolvers 20, roads 0, card 14Y\nplayer 2: $2, roads 0\nnext: resolve ammunition"
    )
    assert not decision(game).endswith("treat-cowboy")
    assert duels(game) == [("ammunition", 1)]


@pytest.mark.ruling("B9.13")
def test_doctor_his_own_cowboy_goes_first_and_for_nothing() -> None:
    game = resolving("ammunition", "ammunition 1 2 3 4", "player 3: $0")
    assert decision(game) == "3 treat-cowboy"
    choose(game, "3 treat vp-5")
    assert money(game, 3) == 0
    assert decision(game) == "2 treat-cowboy"
    assert "vp-5" not in treatable(game)
    choose(game, "2 treat vp-4")
    assert decision(game) == "4 treat-cowboy"
    assert not treatable(game) & {"vp-5", "vp-4"}


@pytest.mark.ruling("B9.13")
def test_doctor_who_won_the_duel_is_not_asked() -> None:
    game = resolving("ammunition", "ammunition 1 2 3")
    assert decision(game) == "3 treat-cowboy"
    choose(game, "3 decline")
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 decline")
    assert not decision(game).endswith("treat-cowboy")


@pytest.mark.ruling("B9.13")
def test_doctor_only_where_no_cowboy_stands() -> None:
    game = resolving("ammunition", "ammunition 1 2, gambling 4, roads-1 4, d4 4")
    assert not treatable(game) & {"gambling", "roads-1", "d4"}
    assert {"roads-3", "d5", "cowboys-income"} <= treatable(game)
    assert reason(game, "2 treat gambling") == ("cowboy-there", "B9.13")
    assert reason(game, "2 treat roads-1") == ("cowboy-there", "B9.13")
    assert reason(game, "2 treat d4") == ("cowboy-there", "B9.13")


@pytest.mark.ruling("B9.13", "B5.1")
def test_doctor_only_where_the_step_is_not_over() -> None:
    game = resolving("gambling", "gambling 1 2", "track: ranch mine saloon - hotel ranch mine", a1="1:ra")
    assert treatable(game) == {"a1", "parcels-vp", "buildings-vp", "cowboys-vp", "vp-5", "vp-4", "vp-3", "vp-2"}
    for place in ("wages", "ammunition", "roads-1", "building-3", "parcels-income", "d4", "gambling"):
        assert reason(game, f"2 treat {place}") == ("step-over", "B9.13")


@pytest.mark.ruling("B9.13", "B4.5", "B4.7")
def test_doctor_only_where_he_could_place() -> None:
    game = resolving(
        "ammunition", "ammunition 1 2", "round: 2\ntrack: ranch - saloon - - - -",
        a1="4:ra", h1="4:pr", d4="4:ch", d5="4:ho", g1="2:ho", g3="2:.",
    )  # fmt: skip
    allowed = treatable(game)
    assert {"a1", "g1", "b1", "building-3", "building-5", "vp-3"} <= allowed
    assert not allowed & {"h1", "d4", "d5", "g3", "building-4", "building-12", "vp-2"}
    assert reason(game, "2 treat h1") == ("cannot-be-attacked", "B4.6")
    assert reason(game, "2 treat d5") == ("church-protects", "B4.6")
    assert reason(game, "2 treat g3") == ("nothing-to-defend", "B4.10")
    assert reason(game, "2 treat vp-2") == ("space-closed", "B4.7")
    assert reason(game, "2 treat building-4") == ("space-closed", "B4.5")


@pytest.mark.ruling("B9.13", "B9.2")
def test_doctor_the_red_sheriff_goes_to_nobodys_building() -> None:
    game = position(
        "players: 3\ncharacters: 1R 3Y 4Y 5Y 6Y 7Y 14Y\npass-order: 1 2 3\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20\nplayer 2: card 1R\nplayer 3: card 14Y\nnext: resolve ammunition",
        a1="1:ra", b1="2:ra",
    )  # fmt: skip
    assert "b1" in treatable(game)
    assert "a1" not in treatable(game)
    assert reason(game, "2 treat a1") == ("sheriff-starts-no-fight", "B9.2")


@pytest.mark.ruling("B9.13", "B9.14")
def test_doctor_the_yellow_heroes_attack_nobody() -> None:
    game = position(
        "players: 3\ncharacters: 16Y 3Y 4Y 5Y 6Y 7Y 14Y\npass-order: 1 2 3\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20\nplayer 2: card 16Y\nplayer 3: card 14Y\nnext: resolve ammunition",
        a1="1:ra", b1="2:ra",
    )  # fmt: skip
    assert "b1" in treatable(game)
    assert "a1" not in treatable(game)


@pytest.mark.ruling("B9.13", "B9.2")
def test_doctor_the_white_cowboy_is_no_part_of_it() -> None:
    """Player 2 has the white cowboy still at home; what he may move on is the beaten cowboy alone."""
    game = position(
        "players: 3\ncharacters: 1Y 3Y 4Y 5Y 6Y 7Y 14Y\npass-order: 1 2 3\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20\nplayer 2: card 1Y, white-cowboy, roads 0\nplayer 3: card 14Y\nnext: resolve ammunition"
    )
    assert {text.split()[0] for text in options(game)} == {"treat", "decline"}


@pytest.mark.ruling("B9.13")
def test_doctor_not_where_a_duel_was_fought_this_round() -> None:
    """The winner of the duel for d4 has bought or declined; the loser of the next duel cannot go there."""
    game = resolving("parcel-purchase", "d4 1 2, e5 1 4")
    choose(game, "1 duel d4", "2 decline")
    assert decision(game) == "1 buy-parcels"
    choose(game, "1 decline")
    assert decision(game) == "4 treat-cowboy"
    assert standing(game, "d4") == []
    assert "d4" not in treatable(game)
    assert reason(game, "4 treat d4") == ("fought-for", "B9.13")
    assert "d5" in treatable(game)


@pytest.mark.ruling("B9.13")
def test_doctor_what_was_fought_for_is_forgotten_in_the_next_round() -> None:
    game = resolving("vp-2", "vp-2 1 2", "player 1: $0, revolvers 20")
    settle_all(game)
    assert game.round == 2
    assert game.notes["fought"] == ()


# The Doctor's patients act in the steps that come.


@pytest.mark.ruling("B9.13", "B5.3")
def test_doctor_a_parcel_reached_during_the_duels_for_parcels_is_still_bought() -> None:
    game = resolving("parcel-purchase", "d4 1 2")
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 treat e5")
    choose(game, "1 buy d4")
    assert decision(game) == "2 buy-parcels"
    assert answers(game) == {"decline", "buy e5"}
    choose(game, "2 buy e5")
    assert owned(game, 2) == {"e5"}


@pytest.mark.ruling("B9.13", "B5.3")
def test_doctor_it_is_bought_with_his_other_parcels_in_pass_order() -> None:
    game = resolving("parcel-purchase", "d4 1 4, a1 4, h8 2")
    choose(game, "4 treat e5", "1 decline", "2 decline")
    assert decision(game) == "4 buy-parcels"
    assert answers(game) == {"decline", "buy a1", "buy e5"}


@pytest.mark.ruling("B9.13", "B5.3")
def test_doctor_a_parcel_reached_before_parcel_purchase_is_bought() -> None:
    game = resolving("ammunition", "ammunition 1 2")
    choose(game, "2 treat e5", "2 buy e5")
    assert owned(game, 2) == {"e5"}


@pytest.mark.ruling("B9.13", "B5.12")
def test_doctor_while_further_duels_for_parcels_are_to_be_fought() -> None:
    game = resolving("parcel-purchase", "d4 1 2, e5 1 4")
    choose(game, "1 duel d4", "2 treat a1", "1 buy d4", "4 treat b2", "1 buy e5")
    assert duels(game) == [("d4", 1), ("e5", 1)]
    choose(game, "2 buy a1", "4 buy b2")
    assert (owned(game, 2), owned(game, 4)) == ({"a1"}, {"b2"})


@pytest.mark.ruling("B9.13")
def test_doctor_a_building_space_is_still_to_come() -> None:
    game = resolving("building-12", "building-12 1 2", "track: ranch - - - - - mine", a1="2:.")
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 treat building-3", "1 decline")
    assert decision(game) == "2 buy-building"


@pytest.mark.ruling("B9.13", "B6.3", "B6.4")
def test_doctor_in_building_income_another_building_can_still_be_attacked() -> None:
    game = resolving("building-income", "a1 1 2", a1="4:ho", h8="4:ho", d4="1:ho")
    assert decision(game) == "2 treat-cowboy"
    assert {"h8", "d4", "parcels-vp"} <= treatable(game)
    assert "a1" not in treatable(game)
    choose(game, "2 treat h8")
    assert gains(game, "money", 2, "attack") == [3]
    assert gains(game, "money", 1, "attack") == [3]


@pytest.mark.ruling("B9.13", "B6.6")
def test_doctor_in_building_income_city_hall_can_still_be_taken() -> None:
    game = resolving("building-income", "a1 1 2", "extra-buildings: city-hall", a1="4:ho", e5="ci")
    choose(game, "2 treat e5")
    assert game.resident == 1
    assert standing(game, "e5") == [2]


@pytest.mark.ruling("B9.13", "B6.6", "B4.11")
def test_doctor_not_to_city_hall_where_its_resident_stands() -> None:
    game = resolving("building-income", "a1 1 2", "extra-buildings: city-hall\nresident: 4", a1="4:ho", e5="ci")
    assert "e5" not in treatable(game)


@pytest.mark.ruling("B9.13", "B6.6")
def test_doctor_the_resident_who_lost_city_hall_may_be_treated_too() -> None:
    game = resolving("building-income", "e5 1", "extra-buildings: city-hall\nresident: 2", e5="ci")
    assert game.resident == 0
    assert decision(game) == "2 treat-cowboy"
    choose(game, "2 treat vp-2")
    assert decision(game) == "2 buy-points"


@pytest.mark.ruling("B9.13")
def test_doctor_a_treated_cowboy_may_lose_again() -> None:
    """Nobody can join him where he goes, but he may be beaten over what comes to him: an outlaw."""
    game = position(
        f"players: 3\n{CARDS} 14Y\nvariants: outlaws\nround: 2\nnotes outlaws: 13 0\nblocked: d4\npass-order: 1 2 3\n"
        "cowboys: ammunition 1 2\nplayer 1: revolvers 20, roads 0\nplayer 2: revolvers 0, cowboys 0, roads 0\n"
        "player 3: card 14Y, roads 0\nnext: resolve ammunition"
    )
    choose(game, "2 treat d4")
    assert (decision(game), money(game, 2)) == ("2 treat-cowboy", 12)
    assert "d4" not in treatable(game)


@pytest.mark.ruling("B9.13", "B10.5")
def test_doctor_a_cowboy_treated_in_building_income_fights_the_outlaw_to_whom_he_goes() -> None:
    game = position(
        f"players: 3\n{CARDS} 14Y\nvariants: outlaws\nround: 2\nnotes outlaws: 8 0\nblocked: d4\npass-order: 1 2 3\n"
        "cowboys: a1 1 2\nplayer 1: revolvers 40, roads 0\nplayer 2: revolvers 20, roads 0\n"
        "player 3: card 14Y, roads 0, $15\nnext: resolve building-income",
        a1="3:ho",
    )  # fmt: skip
    choose(game, "2 treat d4")
    assert game.blocked == ()
    assert points(game, 2) == 2
    assert gains(game, "money", 3, "doctor") == [3, 3]  # the treatment, and the outlaw


@pytest.mark.ruling("B9.13", "B10.5")
def test_doctor_beaten_by_that_outlaw_he_fights_the_next_one_too() -> None:
    game = position(
        f"players: 3\n{CARDS} 14Y\nvariants: outlaws\nround: 2\nnotes outlaws: 13 0\nblocked: d4 h8\npass-order: 1 2 3\n"
        "cowboys: a1 1 2\nplayer 1: revolvers 40, roads 0\nplayer 2: revolvers 0, cowboys 0, roads 0, $15\n"
        "player 3: card 14Y, roads 0\nnext: resolve building-income",
        a1="3:ho",
    )  # fmt: skip
    choose(game, "2 treat d4", "2 treat h8")
    assert (decision(game), money(game, 2)) == ("2 treat-cowboy", 9)
    assert game.blocked != ()


@pytest.mark.ruling("B9.13")
def test_doctor_the_question_survives_copy_json_and_position() -> None:
    game = resolving("parcel-purchase", "d4 1 2, e5 1 4")
    choose(game, "1 duel d4", "2 decline", "1 decline")
    for again in (game.copy(), KIND.from_json(game.as_json()), KIND.from_position(KIND.position(game))):
        assert isinstance(again, BoardGame)
        assert answers(again) == answers(game)
        choose(again, "4 treat a1", "1 decline", "4 buy a1")
        assert owned(again, 4) == {"a1"}


# The Undertaker.


@pytest.mark.ruling("B9.13")
def test_undertaker_a_loser_pays_2_dollars_or_loses_a_point() -> None:
    game = resolving("ammunition", "ammunition 1 2", "", "14R")
    assert (decision(game), answers(game)) == ("2 funeral", {"bury money", "bury points"})
    choose(game, "2 bury money")
    assert (money(game, 2), money(game, 3), points(game, 2)) == (18, 22, 0)


@pytest.mark.ruling("B9.13", "B8.4")
def test_undertaker_points_may_go_below_zero() -> None:
    game = resolving("ammunition", "ammunition 1 2", "", "14R")
    before = totals(game)
    choose(game, "2 bury points")
    assert (money(game, 2), money(game, 3), points(game, 2)) == (20, 20, -1)
    assert totals(game) == before


@pytest.mark.ruling("B9.13", "B2.9")
def test_undertaker_without_2_dollars_it_is_the_point() -> None:
    game = position(
        f"players: 2\n{CARDS} 14R\npass-order: 1 2\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20, roads 0, card 14R\nplayer 2: $1, roads 0\nnext: resolve ammunition"
    )
    assert (points(game, 2), money(game, 2)) == (-1, 1)
    assert told(game, "buried")[0]["what"] == "points"


@pytest.mark.ruling("B9.13")
def test_undertaker_the_losers_choose_in_pass_order_and_he_himself_pays_nothing() -> None:
    game = resolving("ammunition", "ammunition 1 2 3 4", "", "14R")
    assert decision(game) == "2 funeral"
    choose(game, "2 bury points")
    assert decision(game) == "4 funeral"
    choose(game, "4 bury money")
    assert (money(game, 3), points(game, 3)) == (22, 0)


@pytest.mark.ruling("B9.13", "B9.2")
def test_undertaker_the_red_sheriff_gets_his_3_points_and_pays_too() -> None:
    game = position(
        "players: 3\ncharacters: 1R 3Y 4Y 5Y 6Y 7Y 14R\npass-order: 1 2 3\ncowboys: ammunition 1 2\n"
        "player 1: revolvers 20, roads 0\nplayer 2: card 1R, roads 0\nplayer 3: card 14R, roads 0\nnext: resolve ammunition"
    )
    assert points(game, 2) == 3
    choose(game, "2 bury points")
    assert points(game, 2) == 2


@pytest.mark.ruling("B9.13", "B6.7")
def test_sent_home_by_a_church_is_no_lost_duel() -> None:
    for side in ("14Y", "14R"):
        game = position(
            f"players: 4\n{CARDS} {side}\npass-order: 1 2 3 4\ncowboys: d4 2\nroads: d5n d5e d5s d5w\n"
            f"player 1: roads 0\nplayer 2: roads 0\nplayer 3: roads 0, card {side}\nplayer 4: kept church, roads 0\n"
            "next: resolve place-kept",
            d4="4:ho", e5="4:.", d5="h",
        )  # fmt: skip
        choose(game, "4 build church e5", "4 house c5")
        assert standing(game, "d4") == []
        assert not decision(game).endswith(("treat-cowboy", "funeral"))


@pytest.mark.ruling("B9.13", "B10.5")
def test_an_outlaw_beaten_by_anybody_is_worth_2_dollars_to_the_undertaker() -> None:
    game = position(
        f"players: 3\n{CARDS} 14R\nvariants: outlaws\nround: 2\nnotes outlaws: 8 0\nblocked: d4\npass-order: 1 2 3\n"
        "cowboys: d4 1\nplayer 1: revolvers 20, roads 0\nplayer 2: roads 0\nplayer 3: card 14R, roads 0\n"
        "next: resolve building-income"
    )
    assert gains(game, "money", 3, "undertaker") == [2]


@pytest.mark.ruling("B9.13")
@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end(players: int) -> None:
    for number in range(8):
        variants = [["outlaws"], ["outlaws", "might-is-right"], []][number % 3]
        characters = cast("14YR", "1R", "16Y", "9R", "11Y")
        game = start(seed=f"doctor {number}", players=players, variants=variants, characters=characters)
        brawl(game, str(number))


def test_a_place_has_a_step_of_its_own() -> None:
    game = position("players: 2\nextra-buildings: city-hall\nblocked: h8", a1="1:ra", e5="ci")
    steps = {name: step_of(game, place) for name, place in PLACE_OF.items()}
    assert all(step in game.rules.sequence for step in steps.values())
    assert steps["a1"] == steps["e5"] == steps["h8"] != steps["d4"]
