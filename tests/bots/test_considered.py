"""What the greedy bots would consider, and why: it is what they choose by, it adds up, and it tells no secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from carson.board.game import BoardGame
from carson.board.variants.might_is_right import HANDS, PILE
from carson.bots import Bot, ask, ask_why, make_bot
from carson.bots.board.first_sight import TASTE
from carson.bots.board.worth import GREEDYS, evaluate, parts
from carson.bots.bot import Considered
from carson.cards.game import CardGame
from carson.core.game import Game
from carson.games import title_of
from carson.locales import Words
from tests.bots.table import new_game
from tests.rules.table import CENTRE_ROADS, choose, position

ROUNDING = 0.06  # reasons of less than half a hundredth are not told


def games() -> list[tuple[str, dict[str, object]]]:
    board, cards = title_of("board"), title_of("cards")
    everything = [*board.variants, *board.extras]
    return [
        ("board", board.preset("first-game", players=3)),
        ("board", board.preset("first-edition", players=2)),
        ("board", board.preset("big-box", players=3, variants=everything)),
        ("board", board.preset("gold-rush", players=4, variants=["outlaws", "horses"])),
        ("cards", cards.preset("solo")),
        ("cards", cards.preset("friends", players=3)),
    ]


def played(game: Game, bots: list[Bot], every: int) -> Iterator[tuple[int, int]]:
    """Whenever a seat has been asked so many times: the seat, and what its bot chooses."""
    count = 0
    while not game.over:
        seat = game.waiting[0]
        choice = ask(bots[seat], game, seat)
        count += 1
        if count % every == 0:
            yield seat, choice
        game.choose(seat, choice)


def bots_for(game: Game) -> list[Bot]:
    return [make_bot("greedy", seat, game.name) for seat in range(game.players)]


def considered_in(game: Game) -> list[Considered]:
    return ask_why(make_bot("greedy", 1, game.name), game, game.waiting[0])


def reasons(game: Game, choice: str) -> dict[str, float]:
    [found] = [one for one in considered_in(game) if game.catalogue.text(one.choice) == choice]
    return dict(found.reasons)


@pytest.mark.parametrize(("name", "config"), games())
def test_the_best_is_what_it_chooses_and_the_reasons_add_up(name: str, config: dict[str, object]) -> None:
    game = title_of(name).new(config, "considered")
    words = Words()
    for seat, choice in played(game, bots_for(game), every=7):
        before = game.digest()
        found = ask_why(make_bot("greedy", seat, name), game, seat)
        assert game.digest() == before
        assert found[0].choice == choice
        assert len({one.choice for one in found}) == len(found)
        assert {one.choice for one in found} <= set(game.legal(seat))
        worths = [one.worth for one in found]
        assert worths == pytest.approx(sorted(worths, reverse=True))
        for one in found:
            assert sum(points for _, points in one.reasons) == pytest.approx(one.worth, abs=ROUNDING)
            sizes = [abs(points) for _, points in one.reasons]
            assert sizes == sorted(sizes, reverse=True)
            assert all(words(f"hint-{code}", way=way) for code, _ in one.reasons for way in ("more", "less"))


@pytest.mark.parametrize(("name", "config"), [case for case in games() if case[0] == "board"])
def test_the_parts_of_a_position_add_up_to_what_it_is_worth(name: str, config: dict[str, object]) -> None:
    game = title_of(name).new(config, "parts")
    assert isinstance(game, BoardGame)
    for _ in played(game, bots_for(game), every=3):
        for seat in range(game.players):
            for taste in (GREEDYS, TASTE):
                assert sum(parts(game, seat, taste).values()) == pytest.approx(evaluate(game, seat, taste))


def test_a_bot_that_weighs_nothing_has_nothing_to_tell() -> None:
    game = new_game("first-game", 2, "random")
    assert ask_why(make_bot("random", 1, "board"), game, game.waiting[0]) == []


# Why, in plain positions.


def test_a_building_is_built_for_its_income() -> None:
    game = position(f"{CENTRE_ROADS}\nplayer 1: roads 0, kept saloon\nnext: resolve place-kept", d5="h", f6="h", e6="1:.")
    why = reasons(game, "build saloon e6")
    assert why["income"] > 0
    assert why["end"] == 2  # a parcel with something on it (B8.3)
    assert why["tiles"] < 0
    assert why["parcels"] < 0


@pytest.mark.ruling("B8.2")
def test_money_is_given_for_points() -> None:
    game = position("round: 2\nplayer 1: $28, roads 0, card 1Y\nnext: end-round")
    why = reasons(game, "give 10")
    assert why["points"] == 1
    assert why["money"] < 0


def test_a_duel_may_be_lost_and_others_may_come() -> None:
    lines = """
        players: 2
        player 1: $0, cowboys 3
        player 2: cowboys 0, revolvers {}
        cowboys: parcels-income 2
        turn-order: 1 2
        next: place 1
        """
    weak, strong = (position(lines.format(revolvers), d5="1:.", e5="1:.", e6="1:.") for revolvers in (1, 5))
    assert reasons(strong, "place parcels-income")["duel"] < reasons(weak, "place parcels-income").get("duel", 0) <= 0
    assert reasons(weak, "place gambling")["others"] < 0
    assert "others" not in reasons(weak, "place wages")
    assert reasons(weak, "pass") == {"tempo": pytest.approx(0.1)}


def test_what_a_space_gives_is_said_by_the_choice_alone() -> None:
    game = position("players: 2\nplayer 1: cowboys 3, $0\nplayer 2: cowboys 0\nturn-order: 1 2\nnext: place 1")
    facts = {game.catalogue.text(one.choice): one.facts for one in considered_in(game)}
    assert [facts[f"place {space}"]["money"] for space in ("wages", "cowboys-income")] == [{}, {}]
    assert facts["place ammunition"]["firepower"] == {}


def test_what_helps_a_rival_counts_against_it() -> None:
    lines = f"players: 2\n{CENTRE_ROADS}\nplayer 1: roads 0, kept hotel\nnext: resolve place-kept"
    game = position(lines, d5="h", c4="2:sa", e4="1:.")
    choose(game, "1 build hotel e4")
    assert reasons(game, "house d4")["rivals"] < 0
    assert "rivals" not in reasons(game, "house e6")


def test_what_is_done_by_habit_is_said_to_be() -> None:
    game = new_game("big-box", 2, "sheets", ["new-beginning"])
    [only] = considered_in(game)
    assert only.reasons == (("sheet", 0.0),)


# What it may not know.


@pytest.mark.ruling("B10.3")
def test_the_duel_tiles_of_others_change_nothing() -> None:
    game = new_game("first-game", 3, "tiles", ["might-is-right"])
    assert isinstance(game, BoardGame)
    changed = 0
    for seat, _ in played(game, bots_for(game), every=2):
        other = game.copy()
        for rival in range(3):
            if rival != seat:
                hand, pile = other.notes.get(HANDS[rival], ()), other.notes.get(PILE, ())
                count = min(len(hand), len(pile))
                other.note(HANDS[rival], tuple(sorted(pile[:count] + hand[count:])))
                other.note(PILE, tuple(sorted(hand[:count] + pile[count:])))
        changed += other.digest() != game.digest()
        assert ask_why(make_bot("greedy", 1, "board"), other, seat) == ask_why(make_bot("greedy", 1, "board"), game, seat)
    assert changed > 20


@pytest.mark.ruling("C2.3")
def test_the_bids_of_others_and_the_name_of_the_top_character_change_nothing() -> None:
    cards = title_of("cards")
    game = cards.new(cards.preset("friends"), "bids")
    assert isinstance(game, CardGame)
    changed = 0
    for seat, _ in played(game, bots_for(game), every=1):
        other = game.copy(seed="another future")
        if not game.revealed:
            other.bids = [
                min(game.bids_left(rival)) if rival != seat and bid else bid for rival, bid in enumerate(game.bids)
            ]
            changed += other.bids != game.bids
        same_back = [c for c in game.unseen if game.top >= 0 and game.deck.backs[c] == game.deck.backs[game.top]]
        if same_back:
            other.top, other.unseen = same_back[0], [c for c in (*game.unseen, game.top) if c != same_back[0]]
        assert ask_why(make_bot("greedy", 1, "cards"), other, seat) == ask_why(make_bot("greedy", 1, "cards"), game, seat)
        if game.era == 2:
            break
    assert changed > 10


def test_what_the_dice_will_show_changes_nothing() -> None:
    game = new_game("big-box", 3, "future")
    for seat, _ in played(game, bots_for(game), every=5):
        other = game.copy(seed="another future")
        assert ask_why(make_bot("greedy", 1, "board"), other, seat) == ask_why(make_bot("greedy", 1, "board"), game, seat)
