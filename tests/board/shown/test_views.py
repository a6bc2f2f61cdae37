"""What a seat sees of a board game: everything that lies open, numbers with their parts, and only its own choices."""

from __future__ import annotations

import json

import pytest

from carson.board.shown.position import HEADER, read_position
from carson.board.state.choices import PASS
from carson.board.state.steps import STEPS
from carson.board.title import BOARD
from carson.bots import ask, make_bot
from carson.core.events import Event, Value
from carson.core.game import SPECTATOR

POSITION = """carson-city position 1
players: 3
extra-buildings: city-hall
round: 2
town:
  8  .    .    .    .    .    .    .    .
  7  .    .    .    .    .    .    .    .
  6  .    .    .    .    .    .    .    .
  5  .    .    .    h    1:ra .    .    .
  4  .    .    .    1:sa h    2:M  .    .
  3  .    .    .    .    .    ci   .    .
  2  .    .    .    .    .    .    .    .
  1  .    .    .    .    .    .    .    .
roads: d5n d5e d5s d5w
track: ranch mine saloon - hotel ranch mine
pass-order: 2 1 3
player 1: $20, vp 3, cowboys 4, revolvers 2, roads 1, card 3Y, kept bank, ammunition
player 2: card 7Y
player 3: card 1Y
cowboys: wages 1 1 2, d4 2, gambling 3+white-cowboy
resident: 1
next: place 1
"""


class Seen:
    """A view, with its parts at hand."""

    def __init__(self, seat: int, text: str = POSITION) -> None:
        self.values = json.loads(json.dumps(read_position(text).view(seat)))
        self.town = {parcel["name"]: parcel for parcel in self.values["town"]}
        self.spaces = {space["name"]: space for space in self.values["spaces"]}
        self.players = self.values["players"]


def test_the_seat_that_is_asked_sees_its_choices() -> None:
    choices = Seen(0).values["choices"]
    assert "pass" in choices
    assert "place d4" in choices
    assert "road c5n" in choices


def test_others_and_spectators_see_who_is_asked_what_but_no_choices() -> None:
    for seat in (1, 2, SPECTATOR):
        values = Seen(seat).values
        assert values.get("choices", []) == []
        assert values["waiting"] == [0]
        assert values["decision"]["name"] == "place-cowboy"


def test_everybody_sees_the_same_and_besides_his_seat_and_his_choices() -> None:
    game = read_position(POSITION)
    for seat in range(3):
        own = game.own_view(seat)
        assert set(own) == {"seat", "choices"}
        assert game.view(seat) == {**game.public_view(), **own}
    assert game.view(SPECTATOR) == {**game.public_view(), "seat": None}


def test_a_finished_game_asks_nothing() -> None:
    values = Seen(0, "carson-city position 1\nnext: final-scoring\n").values
    assert (values["over"], values["waiting"], values["decision"], values["choices"]) == (True, [], None, [])


def test_a_player_is_seen_with_all_that_lies_before_him() -> None:
    player = Seen(1).players[0]
    assert player["money"] == 20
    assert player["points"] == 3
    assert player["cowboys"] == 4
    assert player["cowboys_left"] == 10 - 4 - 3  # two on Wages, one in City Hall
    assert player["revolvers"] == 2
    assert player["roads"] == 1
    assert (player["parcels"], player["property"]) == (2, 10)
    assert (player["character"], player["limit"]) == ("grocer", 60)
    assert player["kept"] == ["bank"]
    assert player["pieces"] == {"ammunition": 1}


def test_firepower_is_seen_with_its_parts() -> None:
    one, two, _ = Seen(2).players
    assert one["firepower"] == {"total": 9, "parts": [["revolvers", 2, 1], ["cowboys", 4, 1], ["ammunition", 1, 3]]}
    assert [reason for reason, _, _ in two["firepower"]["parts"]] == ["revolvers", "cowboys", "character"]


def test_an_unowned_parcel_is_seen_with_its_price_in_parts() -> None:
    price = Seen(0).town["d3"]["price"]
    assert price == {"total": 3, "parts": [["land", 1, 1], ["buildings", 1, 1], ["houses", 1, 1]]}


def test_an_owned_parcel_and_city_halls_have_no_price() -> None:
    town = Seen(0).town
    assert ["price" in town[name] for name in ("d3", "d4", "f4", "f3")] == [True, False, False, False]


def test_what_a_parcel_has_none_of_is_left_out() -> None:
    assert Seen(0).town["a1"] == {"name": "a1", "price": {"total": 1, "parts": [["land", 1, 1]]}}
    assert Seen(0).town["f4"] == {"name": "f4", "owner": 1, "content": "mountain"}
    assert Seen(0).town["d5"]["connected"] is True


def test_a_building_is_seen_with_its_income_in_parts() -> None:
    saloon = Seen(0).town["d4"]
    assert (saloon["owner"], saloon["content"]) == (0, "saloon")
    # Two Houses, the ranch's one; City Hall's level.
    assert saloon["income"] == {"total": 20, "parts": [["houses", 3, 5], ["city-hall", 1, 5]]}


def test_cowboys_are_seen_where_they_stand_with_what_is_with_them() -> None:
    seen = Seen(0)
    assert seen.spaces["wages"]["cowboys"] == [{"seat": 0, "count": 2}, {"seat": 1, "count": 1}]
    assert "cowboys" not in seen.spaces["ammunition"]
    assert seen.town["d4"]["cowboys"] == [{"seat": 1, "count": 1}]
    assert seen.spaces["gambling"]["cowboys"] == [{"seat": 2, "count": 1, "tokens": ["white-cowboy"]}]


@pytest.mark.ruling("B4.7")
def test_spaces_that_sell_points_say_what_one_costs() -> None:
    prices = {name: space["price"] for name, space in Seen(0).spaces.items() if "price" in space}
    assert prices == {"vp-5": 5, "vp-4": 4, "vp-3": 3, "vp-2": 2}


def test_closed_spaces_are_seen_as_closed() -> None:
    closed = [name for name, space in Seen(0).spaces.items() if not space["open"]]
    # Somebody has the ammunition; no tile on the $6 space; the cheapest points are gone in round 2.
    assert closed == ["ammunition", "building-6", "vp-2"]


def test_the_track_is_seen_from_the_cheapest_space_on() -> None:
    track = [(space["price"], space.get("kind")) for space in Seen(0).values["track"]]
    assert track == [(3, "ranch"), (4, "mine"), (5, "saloon"), (6, None), (8, "hotel"), (10, "ranch"), (12, "mine")]


def test_what_is_left_in_the_bag_is_seen_but_not_its_order() -> None:
    bag = Seen(0).values["bag"]
    assert (bag["ranch"], bag["mine"], bag["bank"], bag["saloon"]) == (3, 4, 3, 1)
    assert "city-hall" not in bag


def test_the_characters_are_seen_with_who_has_taken_them() -> None:
    characters = {character["name"]: character for character in Seen(0).values["characters"]}
    assert [characters[name]["taken_by"] for name in ("sheriff", "grocer", "mercenary")] == [2, 0, 1]
    assert "taken_by" not in characters["banker"]
    assert (characters["banker"]["number"], characters["banker"]["side"], characters["banker"]["limit"]) == (2, "Y", 120)


def test_the_step_that_is_resolved_is_seen() -> None:
    game = BOARD.new(BOARD.preset("first-game", players=2), "step")
    bots = [make_bot("greedy", seat, "board") for seat in range(2)]
    steps = []
    while game.round < 2:
        steps.append((STEPS.name(game.agenda[-1]), game.view(0)["step"]))
        seat = game.waiting[0]
        game.choose(seat, ask(bots[seat], game, seat))
    assert {step for name, step in steps if name == "place-cowboy"} == {None}
    sold_at = {step for name, step in steps if name == "buy-building"}
    assert sold_at
    assert all(str(step).startswith("building-") for step in sold_at)


def test_the_resident_of_city_hall_is_seen() -> None:
    assert Seen(0).values["resident"] == 0
    assert Seen(0, "carson-city position 1\n").values["resident"] is None


def test_random_characters_are_seen_as_drawn() -> None:
    game = BOARD.new(BOARD.preset("big-box", players=2), "drawn")
    characters = game.view(0)["characters"]
    assert isinstance(characters, list)
    assert [f"{character['number']}{character['side']}" for character in characters] == [
        side.faced(game).code for side in game.sides
    ]


def test_a_player_is_seen_with_all_cowboys_that_are_his_own_however_many_there_are() -> None:
    """Ten in the printed game; a data file may say otherwise."""
    for each in (10, 12):
        figures = {"supply": {"cowboys": each}} if each != 10 else {}
        game = BOARD.new(BOARD.preset("first-game", players=2, data=figures), "cowboys")
        player = game.public_view()["players"][0]
        assert (player["cowboys"], player["cowboys_left"], player["cowboys_all"]) == (3, each - 3, 3)
    player = Seen(1).players[0]
    assert player["cowboys_all"] == 4 + 3  # at home, two on Wages, one in City Hall


def test_where_a_round_is_its_steps_and_what_comes_next() -> None:
    values = Seen(0).values
    assert (values["phase"], values["step"], values["next_step"], values["rounds"]) == ("placing", None, None, 4)
    assert len(values["steps"]) == 24
    assert values["steps"].index("buildings-vp") < values["steps"].index("cowboys-vp")
    lines = "cowboys: building-3 1, gambling 3\nnext: resolve building-3\n"
    values = Seen(0, POSITION.partition("cowboys: ")[0] + lines).values
    assert (values["phase"], values["step"], values["next_step"]) == ("actions", "building-3", "place-kept")
    values = Seen(0, POSITION.partition("cowboys: ")[0].replace(", kept bank", "") + lines).values
    assert values["next_step"] == "gambling"


@pytest.mark.ruling("B4.2")
@pytest.mark.parametrize(
    ("lines", "order", "numbers"),
    [
        ("next: place 1", "plays", [2, 3, 1]),
        ("cowboys: gambling 3\nnext: resolve gambling", "passed", [2, 1, 3]),
    ],
)
def test_a_player_is_seen_in_the_order_that_counts_for_him_now(lines: str, order: str, numbers: list[int]) -> None:
    values = Seen(0, POSITION.partition("cowboys: ")[0] + lines).values
    assert values["places"] == [{"order": order, "number": number} for number in numbers]


def test_who_has_no_card_yet_is_seen_in_the_order_of_choosing() -> None:
    game = read_position(f"{HEADER}\nplayers: 3\nround: 2\npass-order: 2 1 3\nnext: choose\n")
    assert game.public_view()["places"] == [{"order": "chooses", "number": number} for number in (2, 1, 3)]


def test_who_has_passed_is_seen_in_the_order_of_passing() -> None:
    game = read_position(POSITION)
    seat = game.waiting[0]
    game.choose(seat, PASS)
    assert game.public_view()["places"][seat] == {"order": "passed", "number": 1}


def test_the_first_edition_counts_cowboys_before_buildings() -> None:
    steps = Seen(0, "carson-city position 1\nedition: first\nplayers: 2\nnext: choose\n").values["steps"]
    assert steps.index("cowboys-vp") < steps.index("buildings-vp")


def test_the_box_says_whether_nothing_is_added_to_the_plain_game() -> None:
    cast = ["1R", *(f"{number}Y" for number in range(2, 8))]
    changes: list[dict[str, object]] = [{}, {"variants": ["horses"]}, {"extra_buildings": ["school"]}, {"characters": cast}]
    boxes = [BOARD.new(BOARD.preset("first-game", **changed), "").box() for changed in changes]
    assert [box["plain"] for box in boxes] == [True, False, False, False]


def test_the_box_has_the_ruling_of_each_step() -> None:
    rulings = BOARD.new(BOARD.preset("big-box"), "").box()["rulings"]
    assert list(rulings) == Seen(0).values["steps"]
    steps = ("wages", "building-12", "parcel-purchase", "vp-5", "gambling")
    assert [rulings[step] for step in steps] == ["B4.4", "B5.5", "B5.3", "B4.7", "B5.1"]


def test_a_fight_with_dice_is_told_with_the_chances_there_were() -> None:
    """Ties go to the earlier passer: 26 of 36 with one firepower more."""
    values: dict[str, Value] = {"place": "gambling", "seats": [0, 2], "rolls": [1, 5], "firepower": [3, 2], "totals": [4, 7]}
    assert read_position(POSITION).event_view(Event("duel", values))["chances"] == [[13, 18], [5, 18]]
    alone: dict[str, Value] = {"seats": [0], "rolls": [34], "firepower": [0], "strength": 7}
    assert read_position(POSITION).event_view(Event("outlaw-stays", alone))["chances"] == [[7, 12]]
    tiles = POSITION.replace("players: 3", "players: 3\nvariants: might-is-right")
    assert "chances" not in read_position(tiles).event_view(Event("duel", values))


def test_what_is_done_to_a_view_no_other_shows() -> None:
    """Views share what does not change; whoever gets one may take it apart."""
    game = read_position(POSITION)
    before, spoiled = json.dumps(game.view(0)), game.view(0)
    for part in ("steps", "roads", "characters", "town", "spaces", "players"):
        found = spoiled[part]
        assert isinstance(found, list)
        for one in found:
            if isinstance(one, dict):
                one.clear()
        found.clear()
    assert json.dumps(game.view(0)) == before


def test_what_happened_on_a_building_space_comes_with_the_tile_that_lay_there() -> None:
    game = read_position(POSITION)
    placed = Event("place", {"seat": 0, "place": "building-3", "piece": "cowboy"}, lies="mine")
    assert game.event_view(placed) == placed.as_json() | {"lies": "mine"}
