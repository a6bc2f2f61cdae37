"""A New Beginning: everybody buys what he starts with, on a sheet that he fills in secretly, all at the same time (B10.7).

The sheets are a note, item by item and seat by seat; nobody sees another's until all are filled in. The prices are figures
of the printed components (`data.toml`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypedDict

from carson.board.configuration.figures import Figure
from carson.board.round.first_parcels import CLAIM_PARCEL
from carson.board.shown.effects import EFFECTS, Effect
from carson.board.state.choices import CATALOGUE
from carson.board.state.notes import add_note
from carson.board.state.steps import STEPS
from carson.board.state.things import MONEY, OWN_PROPERTY, POINTS, REVOLVERS, ROADS, TOLD_ELSEWHERE, cowboys_of
from carson.board.variants.variant import Fact, Variant, by_seat, padded
from carson.core.agenda import Decision, Frame, push
from carson.core.ledger import BANK
from carson.core.refusal import Refusal

if TYPE_CHECKING:
    from carson.board.game import BoardGame

# A sheet from top to bottom. Money for points comes first, so that what follows never costs more than there is.
ITEMS: Final = ("given", "cowboys", "revolvers", "roads", "parcels", "points", "sharpshooter", "bid")
GIVEN, COWBOYS, REVOLVER, ROAD, PARCEL, POINT, SHARPSHOOTER, BID = range(len(ITEMS))
OPEN: Final = -1  # an item that is not filled in yet

POINTS_GIVEN: Final = (0, 5, 10)
MOST: Final = 10  # of one item, whatever the prices are
MOST_BID: Final = 500  # more than any purse
CHOICES: Final = (
    CATALOGUE.add("sheet", [f"given {points}" for points in POINTS_GIVEN]),
    *(CATALOGUE.add("sheet", [f"{item} {count}" for count in range(MOST + 1)]) for item in ITEMS[COWBOYS:BID]),
    CATALOGUE.add("offer", [str(dollars) for dollars in range(MOST_BID)]),
)
END: Final = CHOICES[BID] + MOST_BID

SHEETS: Final = add_note("new-beginning")
SHARPSHOOTERS: Final = add_note("sharpshooters")  # the seats with that power
TILES: Final = 5  # that a sharpshooter draws where duels are fought with tiles


PURSE: Final = Figure(("new-beginning", "money"), 20, 200)
FIRST_COWBOYS: Final = Figure(("new-beginning", "cowboys"), 0, 10)
FOR_POINTS: Final = Figure(("new-beginning", "points-given"), 0, 200, count=2)  # dollars for 5 points given, and for 10
# By item what the first, the second, ... costs; of parcels so many that six players find room.
PRICES: Final = {
    **{item: Figure(("new-beginning", "prices", item), 0, 99, count=MOST, fewest=1) for item in ITEMS[COWBOYS:SHARPSHOOTER]},
    "parcels": Figure(("new-beginning", "prices", "parcels"), 0, 99, count=6, fewest=1),
    "sharpshooter": Figure(("new-beginning", "prices", "sharpshooter"), 0, 99),
}


SHOWN: Final = by_seat(*ITEMS)  # of each seat, when the sheets lie open

Sheet = dict[str, int]  # by item, as far as it is filled in


class NewBeginningView(TypedDict, total=False):
    sheets: list[Sheet]


class NewBeginningSecrets(TypedDict, total=False):
    sheet: Sheet
    item: str  # to be filled in next
    left: int


class NewBeginning(Variant):
    name = "new-beginning"
    figures = (PURSE, FIRST_COWBOYS, FOR_POINTS, *PRICES.values())
    numbers = (*(f"own-{item}" for item in ITEMS), "left", *SHOWN)

    def hand_out(self, game: BoardGame) -> None:
        """The purse and one cowboy; the sheet brings the rest."""
        data = game.rules.data
        for seat in range(game.players):
            game.move(MONEY, BANK, seat, data.number(PURSE), "setup")
            game.move(cowboys_of(seat), BANK, seat, min(data.number(FIRST_COWBOYS), data.cowboys_each), "setup")

    def first_order(self, game: BoardGame) -> None:
        """The sheets decide it."""

    def after_order(self, game: BoardGame) -> None:
        game.note(SHEETS, (OPEN,) * (len(ITEMS) * game.players))
        game.agenda.append((FILL_IN_SHEET, (1 << game.players) - 1))

    def first_parcels(self, game: BoardGame) -> None:
        """One each per turn: in reverse pass order, in pass order, in reverse again, until all have theirs."""
        parcels = [sheet_of(game, seat)[PARCEL] for seat in range(game.players)]
        orders = (game.pass_order[::-1], game.pass_order)
        turns = [(turn, seat) for turn in range(max(parcels)) for seat in orders[turn % 2]]
        push(game, *((CLAIM_PARCEL, seat) for turn, seat in turns if turn < parcels[seat]))

    def best_dice(self, game: BoardGame, seat: int) -> bool:
        return seat in game.notes.get(SHARPSHOOTERS, ())

    def tiles_drawn(self, game: BoardGame, seat: int) -> int:
        return TILES if self.best_dice(game, seat) else 0

    def seat_fact(self, game: BoardGame, seat: int, own: bool) -> Fact | None:
        return ("board-sharpshooter", {}) if self.best_dice(game, seat) else None

    def view(self, game: BoardGame) -> NewBeginningView:
        """All sheets when they lie open."""
        return {"sheets": [_written(game, seat) for seat in range(game.players)]} if are_open(game) else {}

    def secrets(self, game: BoardGame, seat: int) -> NewBeginningSecrets:
        """The sheet as far as it is filled in, what comes next, and what of the purse is left, until all lie open."""
        if are_open(game):
            return {}
        found: NewBeginningSecrets = {"sheet": _written(game, seat), "left": left(game, seat)}
        if OPEN in sheet_of(game, seat):
            found["item"] = ITEMS[next_item(game, seat)]
        return found

    def in_numbers(self, game: BoardGame, seats: Sequence[int]) -> Sequence[int]:
        """His sheet as far as it is filled in, one more than stands there, and what is left; or all of them, open."""
        if not are_open(game):
            own = seats[0]
            return padded([*(count + 1 for count in sheet_of(game, own)), left(game, own)], self.numbers)
        shown = [count for seat in seats for count in sheet_of(game, seat)]
        return [*(0,) * (len(ITEMS) + 1), *padded(shown, SHOWN)]

    def draw_hidden(self, game: BoardGame, seat: int) -> None:
        """Any sheet that can be paid for whoever is ready. How far the others are nobody knows: theirs are empty."""
        if are_open(game):
            return
        sheets: list[int] = []
        for other in range(game.players):
            sheet = sheet_of(game, other)
            if other != seat:
                sheet = (OPEN,) * len(ITEMS) if OPEN in sheet else any_sheet(game, other)
            sheets += sheet
        game.note(SHEETS, tuple(sheets))


def _written(game: BoardGame, seat: int) -> Sheet:
    return {name: count for name, count in zip(ITEMS, sheet_of(game, seat), strict=True) if count != OPEN}


def sheet_of(game: BoardGame, seat: int) -> tuple[int, ...]:
    """A seat's sheet; a position that tells of none has empty ones."""
    first = seat * len(ITEMS)
    sheet = game.notes.get(SHEETS, ())[first : first + len(ITEMS)]
    return sheet + (0,) * (len(ITEMS) - len(sheet))


def are_open(game: BoardGame) -> bool:
    """Whether the sheets lie on the table: when the last item of the last one is filled in they are opened at once."""
    return OPEN not in game.notes.get(SHEETS, ())


def next_item(game: BoardGame, seat: int) -> int:
    return sheet_of(game, seat).index(OPEN)


def cost(game: BoardGame, item: int, count: int) -> int:
    """What so many of an item cost; less than nothing for points given."""
    data = game.rules.data
    if item == GIVEN:
        return -(0, *data.numbers(FOR_POINTS))[POINTS_GIVEN.index(count)]
    return count if item == BID else sum(data.numbers(PRICES[ITEMS[item]])[:count])


def left(game: BoardGame, seat: int) -> int:
    """What of his purse a seat has not spent yet."""
    spent = sum(cost(game, item, count) for item, count in enumerate(sheet_of(game, seat)) if count != OPEN)
    return game.held[MONEY + seat] - spent


def most(game: BoardGame, seat: int, item: int) -> int:
    """As many of an item as there are prices, and pieces of his (B2.6)."""
    prices = len(game.rules.data.numbers(PRICES[ITEMS[item]]))
    if item == COWBOYS:
        return min(prices, game.held[cowboys_of(seat) + BANK])
    return min(prices, game.held[OWN_PROPERTY[seat]]) if item == PARCEL else prices


def any_sheet(game: BoardGame, seat: int) -> tuple[int, ...]:
    """A sheet drawn evenly from all that a seat could have filled in, as if they stood in a list, item by item."""
    money = game.held[MONEY + seat]
    counts = [POINTS_GIVEN, *(range(most(game, seat, item) + 1) for item in range(COWBOYS, BID))]
    prices = tuple(tuple(cost(game, item, count) for count in possible) for item, possible in enumerate(counts))
    number = game.draw(ways(prices, money))
    sheet = []
    for item, possible in enumerate(counts):
        for count, price in zip(possible, prices[item], strict=True):
            rest = ways(prices[item + 1 :], money - price)
            if number < rest:
                sheet.append(count)
                money -= price
                break
            number -= rest
    return (*sheet, number)


@lru_cache(maxsize=10_000)
def ways(prices: tuple[tuple[int, ...], ...], money: int) -> int:
    """How many ways there are to fill in the items with these prices, none, one, two and so on, and after them the bid."""
    if money < 0:
        return 0
    if not prices:
        return min(money, MOST_BID - 1) + 1
    return sum(ways(prices[1:], money - price) for price in prices[0])


def counted(item: int, choice: int) -> int:
    """How many of an item a choice means."""
    return POINTS_GIVEN[choice - CHOICES[GIVEN]] if item == GIVEN else choice - CHOICES[item]


class FillInSheet(Decision["BoardGame"]):
    """The next item of a sheet, everybody at his own pace: (bits of the seats whose sheets are not filled in)."""

    name = "fill-in-sheet"
    together = True
    secret = True

    def question(self, game: BoardGame, seat: int, frame: Frame) -> str:
        return f"{self.name}-{ITEMS[next_item(game, seat)]}"

    def legal(self, game: BoardGame, seat: int, frame: Frame) -> list[int]:
        item, money = next_item(game, seat), left(game, seat)
        if item == GIVEN:
            return [CHOICES[GIVEN] + index for index in range(len(POINTS_GIVEN))]
        if item == BID:
            return list(range(CHOICES[BID], CHOICES[BID] + min(money, MOST_BID - 1) + 1))
        return [CHOICES[item] + n for n in range(most(game, seat, item) + 1) if cost(game, item, n) <= money]

    def apply(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> None:
        item = next_item(game, seat)
        sheets = list(game.notes[SHEETS])
        sheets[seat * len(ITEMS) + item] = counted(item, choice)
        game.note(SHEETS, tuple(sheets))
        still = frame[1] & ~(1 << seat) if item == BID else frame[1]
        game.agenda.append((FILL_IN_SHEET, still) if still else (OPEN_SHEETS,))

    def refuse(self, game: BoardGame, seat: int, frame: Frame, choice: int) -> Refusal:
        item = next_item(game, seat)
        if not CHOICES[item] <= choice < (*CHOICES, END)[item + 1]:
            return super().refuse(game, seat, frame, choice)
        count = counted(item, choice)
        if item != BID and count > most(game, seat, item):
            return Refusal("sheet-most", "B10.7", most=most(game, seat, item))
        return Refusal("too-dear", "B10.7", price=cost(game, item, count), money=left(game, seat))


def open_sheets(game: BoardGame, frame: Frame) -> None:
    """All sheets are shown at the same time, and everybody gets what he chose; the bids make the first order."""
    everybody = range(game.players)
    sheets = [sheet_of(game, seat) for seat in everybody]
    for seat in everybody:
        spent = sum(cost(game, item, count) for item, count in enumerate(sheets[seat]))
        items = dict(zip(ITEMS, sheets[seat], strict=True))
        game.tell("sheet", seat=seat, **items, money=game.held[MONEY + seat] - spent)
    for seat in everybody:
        get(game, seat, sheets[seat])
    game.note(SHARPSHOOTERS, tuple(seat for seat in everybody if sheets[seat][SHARPSHOOTER]))
    bids = [sheet[BID] for sheet in sheets]
    highest = [seat for seat in everybody if bids[seat] == max(bids)]
    first = highest[game.draw(len(highest))] if len(highest) > 1 else highest[0]
    game.tell("first-bid", seat=first, bid=bids[first], tie=int(len(highest) > 1))
    others = [seat for seat in everybody if seat != first]
    game.pass_order = [first] + [others.pop(game.draw(len(others))) for _ in range(len(others))]
    game.tell("first-order", seats=list(game.pass_order))


def get(game: BoardGame, seat: int, sheet: tuple[int, ...]) -> None:
    """What a sheet costs and brings; points given may leave fewer than none (B8.4)."""
    game.move(POINTS, seat, BANK, sheet[GIVEN], SHEETS)
    game.gain_money(seat, -cost(game, GIVEN, sheet[GIVEN]), SHEETS)
    game.pay(seat, sum(cost(game, item, count) for item, count in enumerate(sheet) if item != GIVEN), SHEETS)
    game.move(cowboys_of(seat), BANK, seat, sheet[COWBOYS], SHEETS)
    game.move(REVOLVERS, BANK, seat, sheet[REVOLVER], SHEETS)
    game.move(ROADS, BANK, seat, sheet[ROAD], SHEETS)
    game.gain_points(seat, sheet[POINT], SHEETS)


def _filled_in(game: BoardGame, seat: int, choice: int) -> Effect:
    """Values: how many, and what is left to spend then."""
    item = next_item(game, seat)
    count = counted(item, choice)
    price = cost(game, item, count)
    return Effect(
        costs=max(0, price),
        brings=(("money", -price),) if price < 0 else (),
        values={"what": f"sheet-{ITEMS[item]}", "count": count, "left": left(game, seat) - price},
    )


EFFECTS["sheet"] = EFFECTS["offer"] = _filled_in
TOLD_ELSEWHERE.add(("*", "new-beginning"))

FILL_IN_SHEET: Final = STEPS.add(FillInSheet())
OPEN_SHEETS: Final = STEPS.task("open-sheets", open_sheets)
