"""A New Beginning: the secret sheets, their prices, the bid, the parcels and the sharpshooter (B10.7)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from random import Random

import pytest

from carson.board.configuration.data import DEFAULT, parse
from carson.board.game import BoardGame
from carson.board.state.things import MONEY
from carson.board.variants.new_beginning import OPEN, sheet_of
from carson.board.variants.river import COURSE
from carson.bots import ask, make_bot
from carson.core.game import SPECTATOR
from carson.core.record import Play
from carson.core.refusal import Refusal
from carson.locales import Words
from tests.evenness import assert_drawn_evenly
from tests.rules.table import (
    KIND,
    answers,
    choose,
    cowboys,
    decision,
    money,
    points,
    position,
    property_tiles,
    reason,
    refused,
    revolvers,
    roads,
    settle_all,
    start,
    told,
    totals,
    waiting,
    with_rolls,
)

pytestmark = pytest.mark.ruling("B10.7")

ITEMS = ("given", "cowboys", "revolvers", "roads", "parcels", "points", "sharpshooter", "bid")
USUAL = {"cowboys": 2, "revolvers": 1, "roads": 1, "parcels": 2}


def begin(seed: str = "sheets", players: int = 3, **changes: object) -> BoardGame:
    return start("first-game", seed, **{"players": players, "variants": ["new-beginning"], **changes})


def lines_of(seat: int, sheet: dict[str, int]) -> list[str]:
    """The choices that fill in a sheet; what it does not name is none."""
    filled = [(item, sheet.get(item, 0)) for item in ITEMS]
    return [f"{seat} offer {count}" if item == "bid" else f"{seat} sheet {item} {count}" for item, count in filled]


def fill_in(game: BoardGame, seat: int, **sheet: int) -> None:
    choose(game, *lines_of(seat, sheet))


def begun(*sheets: dict[str, int], seed: str = "sheets", **changes: object) -> BoardGame:
    """A game whose sheets are all filled in."""
    game = begin(seed, len(sheets), **changes)
    for seat, sheet in enumerate(sheets, 1):
        fill_in(game, seat, **sheet)
    return game


def asked(game: BoardGame, seat: int) -> list[str]:
    """What a seat may choose."""
    return [game.catalogue.text(choice) for choice in game.legal(seat - 1)]


def seen(game: BoardGame, seat: int) -> bytes:
    """All that a seat (from 1) or a spectator knows: view and events."""
    who = seat if seat == SPECTATOR else seat - 1
    return json.dumps([game.view(who), [event.as_json() for event in game.events_for(who)]]).encode()


# The start.


def test_everybody_starts_with_fifty_dollars_and_one_cowboy() -> None:
    game = begin(players=4)
    for seat in range(1, 5):
        assert (money(game, seat), cowboys(game, seat), revolvers(game, seat), roads(game, seat)) == (50, 1, 0, 0)
        assert (property_tiles(game, seat), points(game, seat)) == (12, 0)


def test_all_fill_in_at_the_same_time() -> None:
    game = begin(players=4)
    assert waiting(game) == [1, 2, 3, 4]
    assert decision(game).endswith("fill-in-sheet")
    choose(game, "3 sheet given 0", "1 sheet given 5", "3 sheet cowboys 1")
    assert waiting(game) == [1, 2, 3, 4]
    assert asked(game, 2) == ["sheet given 0", "sheet given 5", "sheet given 10"]
    assert asked(game, 3)[0] == "sheet revolvers 0"


def test_the_usual_start_costs_thirty_five_dollars() -> None:
    game = begun(USUAL, {})
    assert (money(game, 1), cowboys(game, 1), revolvers(game, 1), roads(game, 1)) == (15, 3, 1, 1)
    assert (money(game, 2), cowboys(game, 2), revolvers(game, 2), roads(game, 2)) == (50, 1, 0, 0)


@pytest.mark.parametrize(
    ("sheet", "left"),
    [
        ({"cowboys": 1}, 45), ({"cowboys": 2}, 39), ({"cowboys": 3}, 32), ({"cowboys": 4}, 24),
        ({"revolvers": 1}, 44), ({"revolvers": 2}, 37), ({"revolvers": 3}, 29),
        ({"roads": 1}, 48), ({"roads": 5}, 40),
        ({"parcels": 1}, 43), ({"parcels": 2}, 34), ({"parcels": 3}, 23),
        ({"points": 1}, 46), ({"points": 5}, 30),
        ({"sharpshooter": 1}, 38), ({"given": 5}, 62), ({"given": 10}, 72), ({"bid": 50}, 0),
        ({"given": 10, "cowboys": 4, "parcels": 3, "bid": 19}, 0),
    ],
)  # fmt: skip
def test_what_is_left_of_the_purse(sheet: dict[str, int], left: int) -> None:
    game = begun(sheet, {})
    assert money(game, 1) == left
    assert points(game, 1) == sheet.get("points", 0) - sheet.get("given", 0)


def test_an_item_has_as_many_as_there_are_prices() -> None:
    game = begin()
    counts = {}
    for item in ITEMS[:-1]:
        counts[item] = len(asked(game, 1)) - 1
        choose(game, f"1 sheet {item} 0")
    assert counts == {
        "given": 2, "cowboys": 4, "revolvers": 3, "roads": 5, "parcels": 3, "points": 5, "sharpshooter": 1,
    }  # fmt: skip
    assert asked(game, 1) == [f"offer {dollars}" for dollars in range(51)]


@pytest.mark.ruling("B8.4")
def test_points_given_may_leave_fewer_than_none() -> None:
    game = begun({"given": 10}, {"given": 5, "points": 2})
    assert [points(game, seat) for seat in (1, 2)] == [-10, -3]
    assert game.points() == [-10, -3]


def test_the_first_edition_has_no_sheets() -> None:
    with pytest.raises(Refusal, match="variant-not-in-edition"):
        start("first-edition", variants=["new-beginning"])


def test_prices_of_the_users_own() -> None:
    data = parse("[new-beginning]\nmoney = 40\ncowboys = 2\n[new-beginning.prices]\nrevolvers = [1, 2, 3, 4]\n")
    game = begun({"revolvers": 4}, {}, data=data.changes)
    assert (money(game, 1), cowboys(game, 1), revolvers(game, 1)) == (30, 2, 4)


# The purse.


def test_nobody_spends_more_than_he_has() -> None:
    game = begin()
    choose(game, "1 sheet given 0", "1 sheet cowboys 4", "1 sheet revolvers 2")
    assert asked(game, 1) == [f"sheet roads {count}" for count in range(6)]
    choose(game, "1 sheet roads 4")  # $3 left
    assert asked(game, 1) == ["sheet parcels 0"]
    assert reason(game, "1 sheet parcels 1") == ("too-dear", "B10.7")
    assert refused(game, "1 sheet parcels 2").values == {"price": 16, "money": 3}
    choose(game, "1 sheet parcels 0", "1 sheet points 0", "1 sheet sharpshooter 0")
    assert asked(game, 1) == ["offer 0", "offer 1", "offer 2", "offer 3"]
    assert refused(game, "1 offer 4").values == {"price": 4, "money": 3}


def test_money_for_points_can_be_spent_on_the_same_sheet() -> None:
    game = begin()
    choose(game, "1 sheet given 10", "1 sheet cowboys 4", "1 sheet revolvers 3", "1 sheet roads 5")
    assert asked(game, 1) == ["sheet parcels 0", "sheet parcels 1"]


def test_more_than_there_are_prices_is_refused() -> None:
    game = begin()
    choose(game, "1 sheet given 0")
    assert refused(game, "1 sheet cowboys 5").values == {"most": 4}
    assert reason(game, "1 sheet cowboys 5") == ("sheet-most", "B10.7")


@pytest.mark.parametrize("line", ["1 sheet roads 1", "1 sheet given 0", "1 offer 3", "1 pass", "1 claim a1"])
def test_another_item_is_not_what_is_asked(line: str) -> None:
    game = begin()
    choose(game, "1 sheet given 0")
    assert refused(game, line).code == "not-asked"


@pytest.mark.ruling("B2.6")
def test_no_more_cowboys_and_parcels_than_there_are_pieces() -> None:
    data = parse("[supply]\ncowboys = 3\n[start]\nproperty = 2\n")
    game = begin(data=data.changes)
    choose(game, "1 sheet given 0")
    assert asked(game, 1) == ["sheet cowboys 0", "sheet cowboys 1", "sheet cowboys 2"]
    assert refused(game, "1 sheet cowboys 3").values == {"most": 2}
    choose(game, "1 sheet cowboys 0", "1 sheet revolvers 0", "1 sheet roads 0")
    assert asked(game, 1) == ["sheet parcels 0", "sheet parcels 1", "sheet parcels 2"]


# Secrets.


def test_an_answer_is_asked_even_if_there_is_but_one() -> None:
    """Otherwise the others would see that the purse is empty."""
    game = begin()
    choose(game, "1 sheet given 0", "1 sheet cowboys 4", "1 sheet revolvers 2", "1 sheet roads 5")
    assert asked(game, 1) == ["sheet parcels 0"]
    assert 1 in waiting(game)


def test_no_byte_of_a_sheet_shows_before_all_are_filled_in() -> None:
    """Whatever A writes, item by item, B, C and a spectator see the same; A himself sees what he wrote."""
    sheets = [
        {}, USUAL, {"given": 10, "cowboys": 4}, {"bid": 50}, {"sharpshooter": 1, "points": 5}, {"roads": 5, "parcels": 3}
    ]  # fmt: skip
    for items in range(1, len(ITEMS) + 1):
        others: set[tuple[bytes, ...]] = set()
        own: set[bytes] = set()
        for sheet in sheets:
            game = begin()
            fill_in(game, 3, cowboys=1, bid=4)
            choose(game, "2 sheet given 0", *lines_of(1, sheet)[:items])
            others.add((seen(game, 2), seen(game, 3), seen(game, SPECTATOR)))
            own.add(seen(game, 1))
        assert len(others) == 1
        assert len(own) == len({tuple(lines_of(1, sheet)[:items]) for sheet in sheets})


def test_nothing_of_a_sheet_is_told_or_moved_while_somebody_still_writes() -> None:
    game = begin()
    held, events = list(game.held), len(game.events or [])
    fill_in(game, 1, **USUAL)
    fill_in(game, 2, given=5, bid=9)
    assert waiting(game) == [3]
    assert (game.held, len(game.events or [])) == (held, events)
    assert game.view(0)["decision"] == {"name": "fill-in-sheet", "values": {}}


def test_everybody_sees_his_own_sheet_and_all_of_them_in_the_end() -> None:
    game = begin(players=2)
    choose(game, "1 sheet given 5", "1 sheet cowboys 1")
    assert own_sheet(game, 1)["sheet"] == {"given": 5, "cowboys": 1}
    assert own_sheet(game, 1)["item"] == "revolvers"
    assert own_sheet(game, 2) == {"sheet": {}, "item": "given", "left": game.held[MONEY + 1]}
    assert sheets_seen(game, 1) == sheets_seen(game, SPECTATOR) == []
    choose(game, *lines_of(1, {"given": 5, "cowboys": 1})[2:])
    assert "item" not in own_sheet(game, 1)
    fill_in(game, 2, bid=3)
    filled = dict.fromkeys(ITEMS, 0)
    for seat in (1, 2, SPECTATOR):
        assert sheets_seen(game, seat) == [filled | {"given": 5, "cowboys": 1}, filled | {"bid": 3}]
    assert "secrets" not in game.view(0)


def sheets_seen(game: BoardGame, seat: int) -> object:
    variants = game.view(seat if seat == SPECTATOR else seat - 1)["variants"]
    assert isinstance(variants, dict)
    return variants["new-beginning"].get("sheets", [])


def own_sheet(game: BoardGame, seat: int) -> dict[str, object]:
    secrets = game.view(seat - 1)["secrets"]
    assert isinstance(secrets, dict)
    found = secrets["new-beginning"]
    assert isinstance(found, dict)
    return found


def test_all_sheets_are_told_together() -> None:
    game = begun({**USUAL, "bid": 3}, {"given": 5, "sharpshooter": 1})
    first, second = told(game, "sheet")
    assert first == {
        "seat": 0, "given": 0, "cowboys": 2, "revolvers": 1, "roads": 1, "parcels": 2, "points": 0, "sharpshooter": 0,
        "bid": 3, "money": 12,
    }  # fmt: skip
    assert (second["seat"], second["given"], second["sharpshooter"], second["money"]) == (1, 5, 1, 50)


def test_the_order_in_which_they_write_changes_nothing() -> None:
    sheets = [USUAL, {"given": 10, "points": 2, "bid": 7}, {"parcels": 3, "bid": 7}]
    ends = set()
    for number in range(20):
        game = begin("order")
        todo = [lines_of(seat, sheet) for seat, sheet in enumerate(sheets, 1)]
        random = Random(number)
        while lines := [lines for lines in todo if lines]:
            choose(game, random.choice(lines).pop(0))
        ends.add(game.digest())
    assert len(ends) == 1


def test_what_was_revealed_cannot_be_taken_back() -> None:
    play = Play(KIND, KIND.preset("first-game", players=2, variants=["new-beginning"]), "undo")
    for line in lines_of(1, {}):
        play.choose(0, line.partition(" ")[2])
    assert play.can_undo(0)
    for line in lines_of(2, {"bid": 1}):
        play.choose(1, line.partition(" ")[2])
    assert not play.can_undo(1)


# The bid.


def order(game: BoardGame) -> list[int]:
    return [seat + 1 for seat in game.pass_order]


def test_the_highest_bidder_is_first_and_all_bidders_pay() -> None:
    game = begun({"bid": 4}, {"bid": 9}, {"bid": 8})
    assert order(game)[0] == 2
    assert [money(game, seat) for seat in (1, 2, 3)] == [46, 41, 42]
    assert told(game, "first-bid") == [{"seat": 1, "bid": 9, "tie": 0}]
    assert told(game, "first-order") == [{"seats": game.pass_order}]


def test_the_others_stand_behind_in_random_order() -> None:
    orders = Counter(tuple(order(begun({}, {"bid": 1}, {}, {}, seed=f"order {n}"))) for n in range(300))
    assert {first for first, *_ in orders} == {2}
    assert len(orders) == 6
    assert min(orders.values()) > 25


def test_the_other_bids_count_nothing_for_the_order_behind() -> None:
    orders = {tuple(order(begun({"bid": 1}, {"bid": 5}, {"bid": 4}, seed=f"order {n}"))) for n in range(40)}
    assert orders == {(2, 1, 3), (2, 3, 1)}


def test_a_tie_is_settled_by_the_die() -> None:
    games = [begun({"bid": 5}, {"bid": 4}, {"bid": 5}, seed=f"tie {n}") for n in range(60)]
    firsts = Counter(order(game)[0] for game in games)
    assert set(firsts) == {1, 3}
    assert min(firsts.values()) > 15
    assert {values["tie"] for game in games for values in told(game, "first-bid")} == {1}
    assert all(money(game, 1) == money(game, 3) == 45 for game in games)


def test_when_nobody_bids_all_is_random() -> None:
    orders = {tuple(order(begun({}, {}, {}, seed=f"none {n}"))) for n in range(120)}
    assert len(orders) == 6


# What follows.


@pytest.mark.parametrize(
    ("parcels", "turns"),
    [
        ([2, 2, 2], "321123"),
        ([3, 1, 2], "321131"),
        ([0, 3, 0], "222"),
        ([1, 0, 3], "3133"),
        ([3, 3, 3], "321123321"),
    ],
)
def test_parcels_are_placed_in_reverse_order_in_order_and_in_reverse_again(parcels: list[int], turns: str) -> None:
    """The numbers are positions on the pass track."""
    game = begun(*({"parcels": count, "bid": 5 - seat} for seat, count in enumerate(parcels)), seed=seed_in_order(parcels))
    assert order(game) == [1, 2, 3]
    free = iter(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
    done = ""
    while decision(game).endswith("claim-parcel"):
        done += str(waiting(game)[0])
        choose(game, f"{waiting(game)[0]} claim {next(free)}")
    assert done == turns
    assert [game.parcels_of(seat) for seat in range(3)] == parcels
    assert game.round == 1


def seed_in_order(parcels: list[int]) -> str:
    """A seed with which the seats are in their own order."""
    sheets = [{"parcels": count, "bid": 5 - seat} for seat, count in enumerate(parcels)]
    return next(seed for seed in map(str, range(50)) if order(begun(*sheets, seed=seed)) == [1, 2, 3])


def test_without_parcels_the_first_round_begins() -> None:
    game = begun({}, {})
    assert decision(game).endswith("take-character")
    assert property_tiles(game, 1) == 12


@pytest.mark.ruling("B3.4", "B5.9")
def test_city_hall_drawn_in_setup_waits_for_the_new_first_player() -> None:
    for number in range(200):
        game = begin(f"hall {number}", extra_buildings=["city-hall"])
        assert told(game, "city-hall-drawn") == []
        for seat in (1, 2, 3):
            fill_in(game, seat, parcels=1, bid=seat)
        if decision(game) == "3 place-city-hall":
            choose(game, f"3 {sorted(answers(game))[0]}")
            assert decision(game).endswith("claim-parcel")
            return
        assert told(game, "city-hall-drawn") == []
    raise AssertionError("City Hall is never drawn")


# The sharpshooter.

DUEL = "players: 2\nvariants: new-beginning\npass-order: 1 2\ncowboys: ammunition 1 2\nnext: resolve ammunition"


@pytest.mark.ruling("B6.8")
def test_a_sharpshooter_rolls_two_dice_and_the_better_counts() -> None:
    game = with_rolls(f"{DUEL}\nnotes sharpshooters: 1", [4, 36])
    assert told(game, "duel")[0]["winner"] == 1
    game = with_rolls(f"{DUEL}\nnotes sharpshooters: 1", [6, 15])
    assert told(game, "duel")[0]["winner"] == 0


@pytest.mark.ruling("B6.8")
def test_who_is_none_rolls_one() -> None:
    for number in range(30):
        rolls = told(position(f"{DUEL}\nseed: {number}"), "duel")[0]["rolls"]
        assert isinstance(rolls, list)
        assert all(isinstance(roll, int) and roll <= 6 for roll in rolls)


@pytest.mark.ruling("B6.8")
def test_with_dynamite_he_rolls_three_and_leaves_out_the_lowest() -> None:
    lines = DUEL.replace("1 2\nnext", "1+dynamite 2\nnext") + "\nnotes sharpshooters: 0"
    game = with_rolls(lines, [244, 6])  # 8 against 6
    assert told(game, "duel")[0]["winner"] == 0


def test_the_sheet_makes_a_sharpshooter_for_the_whole_game() -> None:
    game = begun({"sharpshooter": 1}, {})
    assert game.notes["sharpshooters"] == (0,)
    settle_all(game, until="nothing")
    assert game.over
    assert game.notes["sharpshooters"] == (0,)


# With other variants.


@pytest.mark.ruling("B10.3")
def test_with_might_is_right_the_purse_is_65_less_the_tiles() -> None:
    variants = ["new-beginning", "might-is-right"]
    game = begin("might", 4, variants=variants)
    totals_dealt = [values["total"] for values in told(game, "tiles-dealt")]
    assert len(totals_dealt) == 4
    assert sum(int(str(total)) for total in totals_dealt) == 60
    assert [money(game, seat) for seat in range(1, 5)] == [65 - int(str(total)) for total in totals_dealt]
    two = begin("might", 2, variants=variants)
    assert [money(two, seat) for seat in (1, 2)] == [50, 50]


@pytest.mark.ruling("B10.3")
def test_with_might_is_right_a_sharpshooter_draws_five_tiles() -> None:
    lines = (
        "players: 2", "variants: new-beginning might-is-right", "notes sharpshooters: 0", "notes tiles-1: 3",
        "notes tiles-2: 0", "notes tiles-pile: 0 1 1 2 2 4 4 5 5", "cowboys: ammunition 1 2", "next: resolve ammunition",
    )  # fmt: skip
    game = position("\n".join(lines))
    assert {values["seat"]: values["count"] for values in told(game, "tiles-drawn")} == {0: 5, 1: 3}


@pytest.mark.ruling("B10.3")
@pytest.mark.parametrize(("answer", "tiles"), [("discard", 5), ("hold", 2)])
def test_with_might_is_right_a_sharpshooter_may_throw_away_his_last_two(answer: str, tiles: int) -> None:
    lines = (
        "players: 2", "variants: new-beginning might-is-right", "notes sharpshooters: 0", "notes tiles-1: 0 3 5",
        "notes tiles-2: 1 2 4", "notes tiles-pile: 0 1 2 4 5", "cowboys: ammunition 1 2", "next: resolve ammunition",
    )  # fmt: skip
    game = position("\n".join(lines))
    choose(game, "1 tile 5", "2 tile 1")
    assert decision(game) == "1 discard-tiles"
    choose(game, f"1 {answer}")
    assert len(game.notes["tiles-1"]) == tiles
    assert len(game.notes["tiles-2"]) == 2


@pytest.mark.ruling("B10.1")
def test_with_the_river_no_parcel_is_under_water() -> None:
    game = begun({"parcels": 3}, {}, variants=["new-beginning", "river"])
    assert decision(game) == "1 claim-parcel"
    assert len(answers(game)) == 64 - len(DEFAULT.numbers(COURSE))


# Written and read.


def test_a_game_survives_copy_json_and_position_at_every_item() -> None:
    game = begin()
    random = Random("items")
    while decision(game).endswith("fill-in-sheet"):
        for again in (
            game.copy(),
            KIND.from_json(json.loads(json.dumps(game.as_json()))),
            KIND.from_position(KIND.position(game)),
        ):
            assert again == game
            assert again.waiting == game.waiting
            assert [again.legal(seat) for seat in again.waiting] == [game.legal(seat) for seat in game.waiting]
        seat = random.choice(game.waiting)
        game.choose(seat, random.choice(game.legal(seat)))


def test_a_copy_writes_on_its_own_sheet() -> None:
    game = begin()
    copy = game.copy()
    fill_in(copy, 1, **USUAL)
    assert own_sheet(game, 1)["sheet"] == {}


# What a seat imagines.


def sheets_for(purse: int) -> list[tuple[int, ...]]:
    """All that can be filled in with so much money, by the choices that the game offers."""
    empty = begin(players=2)
    empty.held[MONEY + 1] = purse
    games, sheets = [empty], []
    while games:
        game = games.pop()
        for choice in game.legal(1):
            copy = game.copy()
            copy.apply(1, choice)
            sheet = sheet_of(copy, 1)
            if OPEN in sheet:
                games.append(copy)
            else:
                sheets.append(sheet)
    return sheets


def test_a_sheet_that_is_filled_in_is_drawn_evenly_from_all_that_could_be() -> None:
    purse = 0
    game = begin(players=2)
    game.held[MONEY + 1] = purse
    fill_in(game, 2)
    possible = sheets_for(purse)
    assert len(set(possible)) == len(possible) > 50
    imagined = [game.imagined(0, str(seed)) for seed in range(20 * len(possible))]
    assert_drawn_evenly([sheet_of(other, 1) for other in imagined], possible)


def test_what_others_have_filled_in_is_in_nobodys_imagined_game() -> None:
    thrifty, rich = begin(), begin()
    fill_in(thrifty, 2)
    fill_in(rich, 2, given=10, cowboys=4)
    choose(rich, "3 sheet given 5")
    assert thrifty.imagined(0, "same") == rich.imagined(0, "same")
    assert sheet_of(rich.imagined(0, "same"), 2) == (OPEN,) * len(ITEMS)
    assert sheet_of(rich.imagined(2, "same"), 2) == sheet_of(rich, 2)


def test_sheets_that_lie_open_stay() -> None:
    game = begun(USUAL, {"parcels": 2, "bid": 3})
    assert game.imagined(0, "another").notes == game.notes


@pytest.mark.parametrize("notes", ["1 2 3", " ".join(["7"] * 16), "-1"])
def test_a_position_with_notes_that_are_no_sheets_is_refused(notes: str) -> None:
    with pytest.raises(Refusal, match="bad-position"):
        position(f"players: 2\nvariants: new-beginning\nnotes new-beginning: {notes}\nagenda: fill-in-sheet 3")


def test_a_position_without_sheets_can_be_looked_at() -> None:
    assert position("players: 2\nvariants: new-beginning").view(0)["variants"]


def test_every_item_has_words() -> None:
    words = Words()
    for item, prefix in product(ITEMS, ("question-fill-in-sheet", "choice-sheet")):
        assert words.has(f"{prefix}-{item}")


def test_greedy_buys_the_usual_start_while_somebody_else_still_writes() -> None:
    game = begin()
    bot = make_bot("greedy", 1, "board")
    for seat in (0, 2):
        for _ in ITEMS:
            game.choose(seat, ask(bot, game, seat))
    assert waiting(game) == [2]
    fill_in(game, 2)
    assert [(money(game, seat), cowboys(game, seat), revolvers(game, seat)) for seat in (1, 3)] == [(15, 3, 1)] * 2


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_games_end_with_everything_where_it_belongs(players: int) -> None:
    random = Random(players)
    for number in range(50):
        preset = random.choice(["first-game", "big-box"])
        game = start(preset, f"beginning {number}", players=players, variants=["new-beginning"])
        before = totals(game)
        while not game.over:
            seat = random.choice(game.waiting)
            game.choose(seat, random.choice(game.legal(seat)))
            assert min(money(game, other + 1) for other in range(players)) >= 0
        assert totals(game) == before
