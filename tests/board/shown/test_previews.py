"""What choices cost and bring, in small positions whose numbers can be counted by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from carson.board.buildings.saloon import SALOON
from carson.board.game import BoardGame
from carson.board.map.contents import NOBODY
from carson.board.map.town import PARCEL_OF
from carson.board.round.building import house_places
from carson.board.shown.effects import Change, Effect, Odds, effect
from tests.rules.table import CENTRE_ROADS, choose, decision, position, start, with_sides

FULL_TRACK = "track: ranch mine saloon bank hotel church prison"


def two(step: str, *lines: str, **cells: str) -> BoardGame:
    """Two players, the Sheriff and the Banker unless told otherwise; roads lie around d5 and all tiles are for sale."""
    head = ("players: 2", "extra-buildings: city-hall school", CENTRE_ROADS, FULL_TRACK, f"next: {step}")
    return position("\n".join((*head, *lines)), **cells)


def of(game: BoardGame, text: str) -> Effect:
    """The effect of a legal choice of the player who has to choose; asking for it changes nothing."""
    choice = game.catalogue.find(text)
    seat = game.waiting[0]
    assert choice is not None
    assert choice.number in game.legal(seat), f"{text} is not legal"
    before = game.digest()
    found = effect(game, seat, choice.number)
    assert game.digest() == before
    return found


# Placing on the track.


@pytest.mark.parametrize(
    ("place", "brings"),
    [
        ("wages", ("money", 4)),
        ("ammunition", ("firepower", 3)),
        ("roads-3", ("roads", 3)),
        ("roads-1", ("roads", 1)),
        ("parcels-income", ("money", 6)),  # three parcels
        ("cowboys-income", ("money", 6)),  # two cowboys are left, and a revolver
        ("parcels-vp", ("points", 1)),
        ("buildings-vp", ("points", 2)),
        ("cowboys-vp", ("points", 1)),
    ],
)
def test_a_space_gives_what_it_would_give_now(place: str, brings: tuple[str, int]) -> None:
    game = two("place 1", a1="1:ra", a3="1:mi", a5="1:.")
    assert of(game, f"place {place}").brings == (brings,)


def test_another_cowboy_on_wages_earns_no_more_than_the_first() -> None:
    assert of(two("place 1", "cowboys: wages 1 1 2"), "place wages").brings == (("money", 4),)


def test_gambling_gives_two_to_twelve_dollars_and_seven_on_average() -> None:
    gamble = of(two("place 1"), "place gambling")
    assert (gamble.gain("money"), gamble.values["least"], gamble.values["most"]) == (7, 2, 12)


def test_a_victory_point_space_has_a_price_and_a_most() -> None:
    offer = of(two("place 1", "player 1: $14"), "place vp-4")
    assert (offer.price, offer.values["most"]) == (4, 3)


def test_a_building_space_has_its_tile_its_price_and_the_best_site() -> None:
    offer = of(two("place 1", d5="h", c4="1:.", c5="1:.", a1="1:."), "place building-5")
    assert (offer.price, offer.parts) == (5, (("space", 1, 5),))
    assert offer.values == {"kind": "saloon", "houses": 1, "site": "c4", "income": 10}  # its own House beside it too


@pytest.mark.ruling("B5.5")
def test_a_building_that_cannot_be_built_now_has_no_site() -> None:
    assert of(two("place 1", a1="1:."), "place building-5").values == {"kind": "saloon", "houses": 1}


@pytest.mark.ruling("B9.4")
def test_a_character_changes_the_price_of_a_tile() -> None:
    offer = of(two("place 1", "player 1: card 4Y"), "place building-5")
    assert (offer.price, offer.parts) == (3, (("space", 1, 5), ("character", 1, -2)))


@pytest.mark.ruling("B5.8")
def test_a_ranch_to_buy_brings_a_revolver() -> None:
    assert of(two("place 1", a1="1:."), "place building-3").brings == (("revolvers", 1),)


def test_passing_tells_the_position_on_the_pass_track() -> None:
    assert of(two("place 1", "passed: 2"), "pass").values == {"position": 2}


@pytest.mark.ruling("B9.2")
def test_the_white_cowboy_brings_the_same_and_leaves_the_firepower() -> None:
    game = two("place 1", "player 1: cowboys 3, white-cowboy, card 1Y")
    assert of(game, "place cowboys-income").gain("money") == 6
    assert of(game, "white cowboys-income").gain("money") == 8


# Placing in the town.


@pytest.mark.ruling("B5.4")
def test_land_has_its_price_with_parts() -> None:
    land = of(two("place 1", d5="h", e5="M", e6="M", d7="2:sa", a1="M"), "place d6")
    assert (land.price, land.costs) == (5, 0)
    assert land.parts == (("land", 1, 1), ("buildings", 1, 1), ("houses", 1, 1), ("mountains", 2, 1))


@pytest.mark.ruling("B6.4")
def test_an_attack_brings_half_of_the_income() -> None:
    attack = of(two("place 1", d5="h", d6="h", e6="h", d4="M", e5="2:sa"), "place e5")
    assert (attack.values["income"], attack.gain("money"), attack.values["owner"]) == (15, 7, 1)


def test_a_defender_keeps_the_half_that_an_attacker_would_take() -> None:
    defence = of(two("place 1", d5="h", d6="h", e5="1:sa"), "place e5")
    assert (defence.values["income"], defence.values["loot"], defence.brings) == (10, 5, ())


@pytest.mark.ruling("B7.3")
def test_city_hall_raises_the_incomes_of_whoever_holds_it() -> None:
    hall = of(two("place 1", d5="h", c5="ci", e5="1:sa", a1="1:ho", e6="2:ba"), "place c5")
    assert hall.changes == (Change("e5", "saloon", 0, 5, 10),)


# Duels.


@pytest.mark.ruling("B6.2")
def test_a_place_where_another_stands_comes_with_the_odds_of_the_duel() -> None:
    game = two("place 1", "cowboys: gambling 2", "player 2: cowboys 2")
    assert of(game, "place gambling").odds == Odds((0, 1), (3, 3), (Fraction(7, 12), Fraction(5, 12)), estimate=True)


def test_who_has_passed_wins_ties_and_will_not_change_the_odds() -> None:
    game = two("place 1", "cowboys: gambling 2", "player 2: cowboys 2", "passed: 2")
    assert of(game, "place gambling").odds == Odds((1, 0), (3, 3), (Fraction(7, 12), Fraction(5, 12)), estimate=False)


@pytest.mark.ruling("B4.4")
def test_nobody_fights_on_wages() -> None:
    assert of(two("place 1", "cowboys: wages 2"), "place wages").odds is None


@pytest.mark.ruling("B6.6")
def test_the_resident_of_city_hall_is_in_the_duel_for_it() -> None:
    odds = of(two("place 1", "resident: 2", d5="h", c5="ci"), "place c5").odds
    assert odds is not None
    assert odds.seats == (0, 1)


def test_a_duel_to_be_fought_has_everybodys_odds() -> None:
    game = two("resolve parcel-purchase", "cowboys: a1 1 2, h8 1 2", "pass-order: 2 1")
    assert of(game, "duel a1").odds == Odds((1, 0), (4, 4), (Fraction(7, 12), Fraction(5, 12)), estimate=False)


# Buying and building.


def test_a_parcel_to_buy_costs_its_price() -> None:
    buy = of(two("resolve parcel-purchase", "cowboys: d6 1", "player 1: $9", d5="h", e5="M"), "buy d6")
    assert (buy.costs, buy.brings, buy.values["left"]) == (3, (("parcels", 1),), 6)
    assert buy.parts == (("land", 1, 1), ("houses", 1, 1), ("mountains", 1, 1))


def test_a_tile_to_buy_costs_its_price_and_has_a_best_site() -> None:
    buy = of(two("resolve building-5", "cowboys: building-5 1", "player 1: $9", d5="h", c4="1:."), "buy saloon")
    assert (buy.costs, buy.brings) == (5, (("saloon", 1),))
    assert (buy.values["left"], buy.values["site"], buy.values["income"]) == (4, "c4", 10)


@pytest.mark.ruling("B7.2")
def test_a_building_has_the_income_it_would_have_there() -> None:
    game = two("resolve place-kept", "player 1: kept drugstore", d5="h", c6="1:ho", c5="1:.", a1="1:ra")
    build = of(game, "build drugstore c5")
    assert build.parts == (("houses", 3, 3), ("ranches", 1, 3))
    assert (build.values["income"], build.values["best"]) == (12, 15)  # 15 with its House beside it


def test_a_building_takes_open_land_from_a_ranch() -> None:
    build = of(two("resolve place-kept", "player 1: kept ranch", a1="1:.", b2="2:ra"), "build ranch a1")
    assert build.changes == (Change("b2", "ranch", 1, 8, 7),)
    assert build.brings == (("revolvers", 1),)


@pytest.mark.ruling("B5.8")
def test_a_prison_brings_its_revolvers_though_its_house_is_still_to_come() -> None:
    assert of(two("resolve place-kept", "player 1: kept prison", c5="1:."), "build prison c5").brings == (("revolvers", 2),)


def saloon_on_c5(*lines: str, **cells: str) -> BoardGame:
    """Player 1 has put a saloon on c5 and has to place its House; the centre's House stands on d5."""
    game = two("resolve place-kept", "player 1: kept saloon", *lines, d5="h", c5="1:.", **cells)
    choose(game, "1 build saloon c5")
    assert decision(game) == "1 place-house"
    return game


@pytest.mark.ruling("B7.1")
def test_a_house_changes_the_incomes_around_it() -> None:
    house = of(saloon_on_c5(b5="2:sa", d7="2:ra"), "house c6")
    assert house.changes == (
        Change("b5", "saloon", 1, 0, 5),
        Change("c5", "saloon", 0, 5, 10),
        Change("d7", "ranch", 1, 8, 7),
    )


@pytest.mark.ruling("B5.6")
def test_a_house_on_anothers_parcel_counts_for_him_and_needs_his_consent() -> None:
    house = of(saloon_on_c5(c6="2:.", b5="2:sa"), "house c6")
    assert house.values == {"content": "house", "asks": 1}
    assert house.changes == (Change("b5", "saloon", 1, 0, 5),)


def test_whoever_is_asked_for_consent_sees_what_it_changes() -> None:
    game = saloon_on_c5(c6="2:.", b5="2:sa")
    choose(game, "1 house c6")
    assert of(game, "agree").changes == (Change("b5", "saloon", 1, 0, 5),)


@pytest.mark.ruling("B5.14")
def test_consent_shows_its_stakes() -> None:
    game = saloon_on_c5(c6="2:.", b5="2:ra")
    choose(game, "1 house c6")
    before = {place: game.income(PARCEL_OF[place]) for place in ("c5", "b5")}
    agreed = game.after(1, game.catalogue.find("agree").number)  # type: ignore[union-attr]
    more = {place: agreed.income(PARCEL_OF[place]) - income for place, income in before.items()}
    assert of(game, "agree").values == {"builder": 0, "his": more["c5"], "own": more["b5"], "times": 4, "end": 2}
    assert more["b5"] < 0  # a free parcel less beside the ranch
    refusal = of(game, "refuse").values
    assert refusal["builder"] == 0
    assert refusal["times"] == 4
    assert refusal["places"] == sum(game.owner[place] == NOBODY for place in house_places(game, 0, SALOON))
    assert refusal["his"] == 5  # beside the saloon


@pytest.mark.ruling("B5.6")
def test_a_second_house_makes_a_townhouse() -> None:
    around = dict.fromkeys(("c4", "d4", "e4", "e5", "c6", "d6", "e6"), "M")
    game = saloon_on_c5(**around)
    house = of(game, "house d5")
    assert house.values == {"content": "townhouse"}
    assert house.changes == (Change("c5", "saloon", 0, 5, 10),)


def test_a_road_tells_the_parcels_that_it_connects() -> None:
    game = two("place 1")
    assert of(game, "road d6e").places == ("d7", "e7")


@pytest.mark.ruling("B5.9")
def test_city_hall_shows_whose_income_it_changes() -> None:
    game = next(
        game
        for number in range(500)
        if decision(game := start("big-box", f"seed {number}", players=2)).endswith("place-city-hall")
    )
    choice = game.legal(game.waiting[0])[0]
    hall = effect(game, game.waiting[0], choice)
    assert (hall.values["kind"], hall.brings, hall.costs) == ("city-hall", (), 0)


# Characters, money and points.


def test_a_free_parcel_shows_what_is_on_it_and_around_it() -> None:
    claim = of(position(f"players: 2\n{CENTRE_ROADS}\nnext: first-parcels", d5="h", c5="M", b5="M"), "claim c5")
    assert claim.parts == ()  # no price: it is for nothing
    assert claim.values == {"content": "mountain", "connected": 1}


@pytest.mark.parametrize(
    ("character", "brings"),
    [
        ("sheriff", (("white-cowboy", 1),)),
        ("banker", (("money", 9),)),
        ("chinese-worker", (("roads", 2),)),
        ("captain", ()),
        ("mercenary", (("firepower", 3),)),
    ],
)
def test_a_character_shows_what_it_gives_at_once(character: str, brings: tuple[tuple[str, int], ...]) -> None:
    assert of(two("choose"), f"take {character}").brings == brings


@pytest.mark.ruling("B1")
@pytest.mark.parametrize(("edition", "limit"), [("big-box", 25), ("first", 20)])
def test_a_character_shows_its_number_and_limit(edition: str, limit: int) -> None:
    take = of(position(f"edition: {edition}\nplayers: 2\nnext: choose"), "take captain")
    assert take.values == {"character": "captain", "side": "Y", "number": 6, "limit": limit}


@pytest.mark.parametrize(
    ("card", "character", "choice", "costs", "brings"),
    [
        ("6Y", "captain", "hire 2", 4, ("cowboys", 2)),
        ("6R", "captain", "arm 2", 9, ("revolvers", 2)),
        ("3Y", "grocer", "cash", 0, ("money", 8)),
        ("4R", "chinese-worker", "fetch 10", 5, ("church", 1)),
    ],
)
def test_a_character_sells_at_its_own_prices(
    card: str, character: str, choice: str, costs: int, brings: tuple[str, int]
) -> None:
    game = two("choose", with_sides(card))
    choose(game, f"{game.waiting[0] + 1} take {character}")
    sold = of(game, choice)
    assert (sold.costs, sold.brings) == (costs, (brings,))


@pytest.mark.ruling("B9.3")
def test_waiting_shows_what_the_card_would_give_now() -> None:
    game = two("choose", with_sides("3R"), "pass-order: 1 2", a1="1:h", a2="1:h", b1="2:h")
    choose(game, "1 take grocer")
    assert of(game, "wait").brings == (("points", 2),)


@pytest.mark.ruling("B7.5")
def test_doubling_shows_how_much_more_his_buildings_pay() -> None:
    game = two("resolve building-income", "player 1: card 3Y", "cowboys: a1 2", d5="h", e5="1:sa", a1="1:ho")
    assert of(game, "double saloon").brings == (("money", 5),)
    assert of(game, "double hotel").brings == (("money", 3),)  # $12, of which the attacker takes half, instead of $3


@pytest.mark.ruling("B8.2")
def test_giving_money_brings_a_point_for_each_full_ten_dollars() -> None:
    give = of(two("end-round", "player 1: $45, roads 0, card 1Y", "player 2: roads 0, $0"), "give 31")
    assert (give.costs, give.brings, give.values["left"]) == (31, (("points", 3),), 14)


def test_points_cost_their_price() -> None:
    bought = of(two("resolve vp-3", "cowboys: vp-3 1", "player 1: $10"), "points 3")
    assert (bought.costs, bought.brings, bought.values["left"]) == (9, (("points", 3),), 1)
