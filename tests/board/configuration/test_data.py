"""The figures of the components: the package's own, a file of the user's, a record's changes (B11.1)."""

import json
import pickle
from collections import Counter
from time import process_time

import pytest

from carson.board.buildings import KIND_NAMES
from carson.board.configuration.data import DEFAULT, EDITIONS, GIVEN, STANDINGS, Data, from_changes, parse
from carson.board.configuration.figures import Figure, Numbers
from carson.board.map.town import PARCEL_NAMES
from carson.board.variants.new_beginning import FIRST_COWBOYS, FOR_POINTS, PRICES, PURSE
from carson.board.variants.river import COURSE, MOUNTAINS
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.sentences.board_sentences import BoardSentences

pytestmark = pytest.mark.ruling("B11.1")


def by_kind(numbers: tuple[int, ...]) -> dict[str, int]:
    return {kind: number for kind, number in zip(KIND_NAMES, numbers, strict=True) if number}


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        parse(text)
    assert caught.value.code == "bad-data"
    assert caught.value.ruling == "B11.1"
    return caught.value


class TestThePackagesOwnFigures:
    def test_tiles(self) -> None:
        base = {"ranch": 6, "mine": 6, "drugstore": 4, "bank": 4, "saloon": 3, "hotel": 3, "church": 2, "prison": 2}
        new = {"general-store": 2, "school": 2, "blacksmith": 2, "city-hall": 1, "station": 1}
        assert by_kind(DEFAULT.tiles["first"]) == base
        assert by_kind(DEFAULT.tiles["big-box"]) == base | new

    @pytest.mark.parametrize(("edition", "total"), [("first", 30), ("big-box", 38)])
    def test_tiles_in_all(self, edition: str, total: int) -> None:
        assert sum(DEFAULT.tiles[edition]) == total

    def test_highest_incomes(self) -> None:
        assert by_kind(DEFAULT.highest["first"]) == {"drugstore": 21, "bank": 21, "saloon": 35}
        assert by_kind(DEFAULT.highest["big-box"]) == {
            "drugstore": 33, "bank": 45, "saloon": 55, "general-store": 33, "blacksmith": 40,
        }  # fmt: skip

    def test_what_a_player_has(self) -> None:
        assert DEFAULT.start_money == 15
        assert DEFAULT.start_roads == 1
        assert DEFAULT.start_revolvers == 1
        assert DEFAULT.start_cowboys == 3
        assert DEFAULT.start_property == 12
        assert DEFAULT.cowboys_each == 10

    def test_rounds_and_points(self) -> None:
        assert DEFAULT.new_cowboys == (4, 5, 5)
        assert DEFAULT.dollars_per_point == 6
        assert DEFAULT.parcel_points == 2
        assert DEFAULT.dollars_given_per_point == 10

    def test_the_printed_river(self) -> None:
        course = "d8 d7 d6 e6 e5 e4 d4 d3 d2 d1".split()
        assert [PARCEL_NAMES[parcel] for parcel in DEFAULT.numbers(COURSE)] == course
        assert DEFAULT.number(MOUNTAINS) == 6

    def test_a_new_beginning(self) -> None:
        assert (DEFAULT.number(PURSE), DEFAULT.number(FIRST_COWBOYS)) == (50, 1)
        assert DEFAULT.numbers(FOR_POINTS) == (12, 22)
        assert {item: DEFAULT.numbers(prices) for item, prices in PRICES.items()} == {
            "cowboys": (5, 6, 7, 8), "revolvers": (6, 7, 8), "roads": (2,) * 5, "parcels": (7, 9, 11), "points": (4,) * 5,
            "sharpshooter": (12,),
        }  # fmt: skip

    def test_the_usual_start_costs_what_the_sheet_leaves_of_its_money(self) -> None:
        """Three cowboys, a revolver, a road and two parcels cost $35, and $15 are left."""
        bought = {"cowboys": DEFAULT.start_cowboys - DEFAULT.number(FIRST_COWBOYS), "revolvers": 1, "roads": 1, "parcels": 2}
        costs = sum(sum(DEFAULT.numbers(PRICES[item])[:count]) for item, count in bought.items())
        assert DEFAULT.number(PURSE) - costs == DEFAULT.start_money

    def test_what_is_ours_is_marked_so(self) -> None:
        ours = {field for field, standing in DEFAULT.standing.items() if standing == "ours"}
        assert {"river.course", "new-beginning.points-given", "new-beginning.prices.cowboys"} <= ours
        assert not {"river.mountains", "new-beginning.money", "new-beginning.cowboys"} & ours

    def test_nothing_is_changed(self) -> None:
        assert DEFAULT.changes == {}

    def test_every_figure_has_a_standing(self) -> None:
        figures = Counter(field.partition(".")[0] for field in DEFAULT.standing)
        assert figures == {
            "tiles": 2 * 13, "highest": 3 + 5, "start": 5, "supply": 1, "rounds": 1, "points": 3, "river": 2,
            "new-beginning": 3 + 6, "outlaws": 1, "hats": 5,
        }  # fmt: skip
        assert set(DEFAULT.standing.values()) <= set(STANDINGS)
        inferred = {field for field, standing in DEFAULT.standing.items() if standing == "inferred"}
        assert inferred == {"highest.first.drugstore", "highest.first.bank", "highest.first.saloon"}


class TestAFileOfTheUsers:
    @pytest.mark.parametrize("text", ["", "# nothing but a comment\n", "[tiles.big-box]\n", "[start]\nmoney = 15\n"])
    def test_that_changes_nothing(self, text: str) -> None:
        assert parse(text) == DEFAULT

    def test_replacing_one_figure_keeps_the_rest(self) -> None:
        data = parse("[tiles.big-box]\nranch = 7\n")
        assert by_kind(data.tiles["big-box"]) == by_kind(DEFAULT.tiles["big-box"]) | {"ranch": 7}
        assert data.tiles["first"] == DEFAULT.tiles["first"]
        assert data.highest == DEFAULT.highest
        assert data.start_money == DEFAULT.start_money
        assert data.changes == {"tiles": {"big-box": {"ranch": 7}}}

    @pytest.mark.parametrize(
        ("text", "name", "value"),
        [
            ("[start]\nmoney = 0", "start_money", 0),
            ("[start]\nroads = 2", "start_roads", 2),
            ("[start]\nrevolvers = 0", "start_revolvers", 0),
            ("[start]\ncowboys = 10", "start_cowboys", 10),
            ("[start]\nproperty = 64", "start_property", 64),
            ("[supply]\ncowboys = 3", "cowboys_each", 3),
            ("[rounds]\nnew-cowboys = [0, 10, 3]", "new_cowboys", (0, 10, 3)),
            ("[points]\ndollars-per-point = 5", "dollars_per_point", 5),
            ("[points]\nparcel = 3", "parcel_points", 3),
            ("[points]\ndollars-given-per-point = 7", "dollars_given_per_point", 7),
        ],
    )
    def test_each_figure_can_be_replaced(self, text: str, name: str, value: object) -> None:
        assert getattr(parse(text), name) == value

    @pytest.mark.parametrize(
        ("text", "figure", "value"),
        [
            ('[river]\ncourse = ["a1", "b1", "c1"]', COURSE, (0, 1, 2)),
            ("[river]\nmountains = 0", MOUNTAINS, (0,)),
            ("[new-beginning]\nmoney = 60", PURSE, (60,)),
            ("[new-beginning]\ncowboys = 0", FIRST_COWBOYS, (0,)),
            ("[new-beginning]\npoints-given = [0, 200]", FOR_POINTS, (0, 200)),
        ],
    )
    def test_each_figure_of_a_variant_can_be_replaced(self, text: str, figure: Figure, value: Numbers) -> None:
        assert parse(text).numbers(figure) == value

    def test_an_item_of_the_sheet_can_have_more_prices_or_fewer(self) -> None:
        data = parse("[new-beginning.prices]\ncowboys = [4]\nroads = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]\nsharpshooter = 9")
        assert data.numbers(PRICES["cowboys"]) == (4,)
        assert data.numbers(PRICES["roads"]) == (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)
        assert data.numbers(PRICES["sharpshooter"]) == (9,)
        assert data.numbers(PRICES["parcels"]) == DEFAULT.numbers(PRICES["parcels"])

    @pytest.mark.parametrize("kind", ["general-store", "blacksmith"])
    def test_the_first_edition_can_be_given_a_maximum_that_it_lacks(self, kind: str) -> None:
        data = parse(f"[highest.first]\n{kind} = 24")
        assert by_kind(data.highest["first"]) == by_kind(DEFAULT.highest["first"]) | {kind: 24}
        assert data.standing[f"highest.first.{kind}"] == GIVEN

    def test_a_replaced_figure_stands_as_the_users(self) -> None:
        data = parse('[highest.first]\nbank = 24\n[standing]\nhighest.first = "known"\n')
        assert data.standing == dict(DEFAULT.standing) | {"highest.first.bank": GIVEN}

    def test_a_second_file_on_top_of_the_first(self) -> None:
        first = parse("[start]\nmoney = 20\nroads = 2")
        second = parse("[start]\nmoney = 15\nrevolvers = 2", first)
        assert second.changes == {"start": {"roads": 2, "revolvers": 2}}

    def test_what_the_file_must_fit_comes_from_the_base(self) -> None:
        base = parse("[supply]\ncowboys = 12")
        assert parse("[start]\ncowboys = 12", base).start_cowboys == 12

    def test_that_an_editor_marked_or_saved_for_windows(self) -> None:
        assert parse("\ufeff[start]\r\nmoney = 20\r\n").start_money == 20


class TestARecordsChanges:
    DATA = parse(
        "start.money = 20\nrounds.new-cowboys = [4, 4, 4]\nriver.course = ['a1', 'b1', 'c1']\n"
        "new-beginning.prices.roads = [3]\n[highest.first]\nbank = 24\nblacksmith = 30"
    )

    def test_round_trip(self) -> None:
        assert from_changes(self.DATA.changes) == self.DATA

    def test_round_trip_through_json(self) -> None:
        assert from_changes(json.loads(json.dumps(self.DATA.changes))) == self.DATA

    def test_only_differences_are_kept(self) -> None:
        assert from_changes({"start": {"money": 15, "roads": 2}}).changes == {"start": {"roads": 2}}

    def test_no_changes(self) -> None:
        assert from_changes({}) == DEFAULT

    def test_the_same_checks_without_lines(self) -> None:
        with pytest.raises(Refusal) as caught:
            from_changes({"start": {"money": 201}})
        assert caught.value.values == {
            "problem": "out-of-range", "field": "start.money", "line": 0, "found": 201, "least": 0, "most": 200,
        }  # fmt: skip
        assert in_english(caught.value) == "start.money: 201 is outside the range; write a number from 0 to 200."


@pytest.mark.parametrize("data", [DEFAULT, TestARecordsChanges.DATA])
def test_figures_can_be_sent_to_another_process(data: Data) -> None:
    assert pickle.loads(pickle.dumps(data)) == data


def in_english(refusal: Refusal) -> str:
    return Words("en")(f"data-{refusal.values['problem']}", **refusal.values)


RANGES = [
    ("tiles.first.ranch", 2, 20),
    ("tiles.big-box.ranch", 2, 20),
    ("tiles.big-box.mine", 2, 20),
    ("tiles.big-box.saloon", 0, 20),
    ("tiles.first.school", 0, 20),
    ("tiles.big-box.city-hall", 0, 1),
    ("tiles.big-box.station", 0, 1),
    ("highest.first.bank", 1, 999),
    ("highest.big-box.blacksmith", 1, 999),
    ("start.money", 0, 200),
    ("start.roads", 0, 20),
    ("start.revolvers", 0, 20),
    ("start.property", 2, 64),
    ("points.dollars-per-point", 1, 999),
    ("points.parcel", 0, 20),
    ("points.dollars-given-per-point", 1, 999),
    ("river.mountains", 0, 9),
    ("new-beginning.money", 20, 200),
    ("new-beginning.cowboys", 0, 10),
    ("new-beginning.prices.sharpshooter", 0, 99),
]


@pytest.mark.parametrize(("field", "least", "most"), RANGES)
class TestRanges:
    def test_the_ends_are_in(self, field: str, least: int, most: int) -> None:
        parse(f"{field} = {least}")
        parse(f"{field} = {most}")

    def test_beyond_is_refused(self, field: str, least: int, most: int) -> None:
        for number in (least - 1, most + 1):
            assert refused(f"\n\n{field} = {number}").values == {
                "problem": "out-of-range", "field": field, "line": 3, "found": number, "least": least, "most": most,
            }  # fmt: skip


class TestWhatIsRefused:
    """Each problem with the field and the line."""

    @pytest.mark.parametrize(
        ("problem", "field", "line", "text"),
        [
            ("unknown-table", "tile", 1, "[tile.first]\nranch = 6"),
            ("unknown-table", "tiles.bigbox", 2, "[tiles.first]\n[tiles.bigbox]\nranch = 6"),
            ("unknown-field", "tiles.big-box.ranche", 3, "[tiles.big-box]\nmine = 6\nranche = 6"),
            ("unknown-field", "highest.first.hotel", 2, "[highest.first]\nhotel = 6"),
            ("unknown-field", "money", 1, "money = 20"),
            ("unknown-field", "start.money", 1, '"start.money" = 20'),
            ("not-a-table", "start", 2, "\nstart = 15"),
            ("not-a-table", "tiles.first", 2, "[tiles]\nfirst = 30"),
            ("not-a-table", "start", 1, "[[start]]\nmoney = 15"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = '15'"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = 15.0"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = true"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = [15]"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = { first = 15 }"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = 2026-11-01"),
            ("not-a-number", "start.money", 2, "[start]\nmoney = nan"),
            ("out-of-range", "start.money", 2, "[start]\nmoney = 0x" + "f" * 5000),
            ("not-a-list", "rounds.new-cowboys", 2, "[rounds]\nnew-cowboys = 4"),
            ("wrong-length", "rounds.new-cowboys", 2, "[rounds]\nnew-cowboys = [4, 5]"),
            ("wrong-length", "rounds.new-cowboys", 2, "[rounds]\nnew-cowboys = [4, 5, 5, 5]"),
            ("not-a-number", "rounds.new-cowboys", 2, "[rounds]\nnew-cowboys = [4, false, 5]"),
            ("out-of-range", "rounds.new-cowboys", 2, "[rounds]\nnew-cowboys = [4, 5, 11]"),
            ("not-a-list", "river.course", 2, "[river]\ncourse = 'a1 b1 c1'"),
            ("wrong-length", "river.course", 2, "[river]\ncourse = ['a1', 'b1']"),
            ("wrong-length", "river.course", 2, f"[river]\ncourse = {['a1'] * 16}"),
            ("not-a-parcel", "river.course", 2, "[river]\ncourse = ['a1', 'b1', 'c9']"),
            ("not-a-parcel", "river.course", 2, "[river]\ncourse = ['a1', 2, 'c1']"),
            ("wrong-length", "new-beginning.points-given", 2, "[new-beginning]\npoints-given = [12]"),
            ("wrong-length", "new-beginning.prices.parcels", 2, "[new-beginning.prices]\nparcels = []"),
            ("wrong-length", "new-beginning.prices.parcels", 2, f"[new-beginning.prices]\nparcels = {[7] * 7}"),
            ("out-of-range", "new-beginning.prices.roads", 2, "[new-beginning.prices]\nroads = [2, 100]"),
            ("unknown-field", "new-beginning.prices.horses", 2, "[new-beginning.prices]\nhorses = [2]"),
            ("out-of-range", "start.cowboys", 2, "[start]\ncowboys = 0"),
            ("out-of-range", "start.cowboys", 2, "[start]\ncowboys = 11"),
            ("out-of-range", "supply.cowboys", 2, "[supply]\ncowboys = 2"),
            ("out-of-range", "supply.cowboys", 2, "[supply]\ncowboys = 21"),
            ("unknown-standing", "standing.start.money", 2, "[standing]\nstart.money = 'sure'"),
            ("unknown-standing", "standing.start", 2, "[standing]\nstart = 1"),
            ("unknown-standing", "standing.start.money", 2, "[standing]\nstart.money.dollars = 'known'"),
            ("unknown-field", "standing.strat", 2, "[standing]\nstrat = 'known'"),
            ("not-a-table", "standing", 1, "standing = 'known'"),
            ("not-toml", "", 2, "[start]\nmoney 15"),
            ("not-toml", "", 3, "[start]\nmoney = 15\nmoney = 16"),
            ("not-toml", "", 2, "[rounds]\nnew-cowboys = [4, 5, 5\n\n"),
            ("not-toml", "", 0, "start.money = " + "9" * 5000),
            ("not-toml", "", 0, "a = " + "[" * 5000 + "]" * 5000),
        ],
    )
    def test_is_told_with_its_place(self, problem: str, field: str, line: int, text: str) -> None:
        refusal = refused(text)
        assert refusal.values["problem"] == problem
        assert refusal.values["field"] == field
        assert refusal.values["line"] == line
        sentence = in_english(refusal)
        assert field in sentence
        assert not line or sentence.startswith(f"Line {line},")
        assert str(refusal).startswith("bad-data (")

    def test_of_a_name_as_long_as_a_book_only_the_beginning_is_compared(self) -> None:
        begun = process_time()
        with pytest.raises(Refusal) as caught:
            from_changes({"tiles" + 60_000 * "x": 1})
        assert caught.value.values["nearest"] == "tiles"
        assert process_time() - begun < 0.05

    def test_the_nearest_field(self) -> None:
        values = refused("[tiles.big-box]\ngeneral_store = 2").values
        assert values["nearest"] == "tiles.big-box.general-store"
        assert values["known"] == ", ".join(KIND_NAMES)

    @pytest.mark.parametrize(
        ("text", "nearest"),
        [
            ("[tile.first]", "tiles"),
            ("[tiles.Big-Box]", "tiles.big-box"),
            ("[tiles.sixth]", "tiles.first"),
            ("[big-box]\nranch = 6", "tiles.big-box"),
            ("money = 20", "start.money"),
            ("[standings]\nstart = 'known'", "standing"),
            ("[standing]\nstart.mony = 'known'", "standing.start.money"),
        ],
    )
    def test_the_nearest_name(self, text: str, nearest: str) -> None:
        assert refused(text).values["nearest"] == nearest

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_too_few_tiles_for_the_track(self, edition: str) -> None:
        """The other five kinds do not help: they can be left out of a game (B1.2)."""
        few = "ranch = 2\nmine = 2\ndrugstore = 1\nbank = 0\nsaloon = 0\nhotel = 0\nchurch = 0\nschool = 20\n"
        assert refused(f"\n[tiles.{edition}]\n{few}prison = 1").values == {
            "problem": "too-few-tiles", "field": f"tiles.{edition}", "line": 2, "found": 6, "least": 7,
        }  # fmt: skip
        assert sum(parse(f"[tiles.{edition}]\n{few}prison = 2").tiles[edition][:8]) == 7

    def test_cowboys_at_the_start_against_those_there_are(self) -> None:
        start = refused("[supply]\ncowboys = 5\n[start]\ncowboys = 6").values
        assert (start["field"], start["line"], start["found"], start["most"]) == ("start.cowboys", 4, 6, 5)
        supply = refused("[supply]\ncowboys = 2").values
        assert (supply["field"], supply["line"], supply["found"], supply["least"]) == ("supply.cowboys", 2, 2, 3)

    @pytest.mark.ruling("B10.2")
    @pytest.mark.parametrize(
        ("course", "parcel", "why"),
        [
            (["a1", "b1", "d1"], "d1", "In the course of the river d1 does not touch b1 by a side"),
            (["a1", "b1", "a1"], "a1", "The course of the river comes to a1 twice"),
            (["a2", "b2", "c2"], "c2", "The course of the river ends at c2, inside the map"),
        ],
    )
    def test_a_river_that_does_not_run(self, course: list[str], parcel: str, why: str) -> None:
        refusal = refused(f"[start]\nmoney = 20\n[river]\ncourse = {course}")
        assert refusal.values == {"problem": "bad-value", "field": "river.course", "line": 4}
        assert BoardSentences(Words("en")).refusal(refusal).startswith(f"Line 4, river.course: {why}")

    def test_what_is_not_toml_is_shown_with_tomllibs_reason(self) -> None:
        values = refused("[start]\nmoney 15").values
        assert values["found"] == "money 15"
        assert "=" in str(values["reason"])
        assert "line" not in str(values["reason"])


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (1, "start.money = 999"),
        (1, "start = { roads = 1, money = 999 }"),
        (4, "# [start]\n# money = 1\n[start]\nmoney = 999"),
        (3, "[start] # money\n\n  money = 999 # dollars"),
        (8, "[rounds]\nnew-cowboys = [\n  4, # money = 999\n  5,\n  5,\n]\n[start]\nmoney = 999"),
        (2, "[rounds]\nnew-cowboys = [\n  4,\n  5,\n  999,\n]"),
        (2, "[ 'start' ]\n\"money\" = 999"),
        (3, "[start]\r\nroads = 1\r\nmoney = 999\r\n"),
    ],
)
def test_the_line_is_found_however_the_field_is_written(line: int, text: str) -> None:
    assert refused(text).values["line"] == line


def test_every_standing_has_words() -> None:
    words = Words("en")
    assert all(words(f"data-standing-{standing}") for standing in (*STANDINGS, GIVEN))
