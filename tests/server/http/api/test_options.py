"""What fits together, over HTTP: for each thing that could be switched in a wish, whether it could be played then."""

from __future__ import annotations

from time import process_time
from typing import Any

from carson.server.http.api import games
from tests.server.http.api.clients import Api

MOST_SECONDS = 0.1  # five times what it takes at most


def options(api: Api, game: str = "board", language: str = "", **wish: object) -> Any:
    return api.post(f"/games/{game}/options", body=wish, language=language)


def problems(fits: dict[str, Any]) -> dict[str, str]:
    return {name: problem["code"] for name, problem in fits.items() if problem is not None}


def test_everything_fits_a_first_game_but_the_cowboy_who_needs_horses(api: Api) -> None:
    found = options(api, preset="first-game")
    assert found["config"] == api.post("/games/board/check", body={"preset": "first-game"})["config"]
    assert found["problem"] is None
    assert list(found["players"]) == ["2", "3", "4", "5", "6"]
    assert list(found["editions"]) == ["first", "big-box"]
    assert list(found["variants"]) == ["new-beginning", "river", "might-is-right", "kit-carson", "outlaws", "horses"]
    assert list(found["extras"]) == ["losers-choice"]
    whats = "players editions variants extras combinations buildings".split()
    assert [problems(found[what]) for what in whats] == [{}] * len(whats)
    assert problems(found["characters"]) == {"15Y": "side-not-offered"}
    assert problems(options(api, changes={"variants": ["horses"]})["characters"]) == {}
    assert found["virtual"] == found["levels"] == {}


def test_what_the_first_edition_lacks_is_told_with_the_reason(api: Api) -> None:
    found = options(api, preset="first-edition")
    assert problems(found["players"]) == {"6": "player-count"}
    assert problems(found["variants"]) == dict.fromkeys(("new-beginning", "outlaws", "horses"), "variant-not-in-edition")
    assert set(problems(found["buildings"]).values()) == {"building-not-in-edition"}
    assert len(problems(found["combinations"])) == 5
    assert {code for code in found["characters"] if code not in problems(found["characters"])} == {
        f"{number}{side}" for number in range(1, 8) for side in "YR"
    }
    problem = found["variants"]["horses"]
    assert problem["detail"] == "The first edition has no variant “Horses”; leave it out or play the Big Box. (rule B1)"
    assert (problem["status"], problem["ruling"]) == (422, "B1")


def test_a_wish_that_cannot_be_played_shows_what_would_help(api: Api) -> None:
    found = options(api, preset="first-edition", changes={"players": 6})
    assert found["config"] is None
    assert found["problem"]["code"] == "player-count"
    assert problems(found["editions"]) == {"first": "player-count"}
    assert problems(found["players"]) == {"6": "player-count"}


def test_half_a_list_of_characters_can_be_filled_up(api: Api) -> None:
    found = options(api, changes={"characters": ["1R", "9Y"]})
    assert found["problem"]["code"] == "character-count"
    assert problems(found["characters"]) == {"15Y": "side-not-offered"}
    assert problems(found["combinations"]) == {}


def test_a_switch_says_what_it_changes(api: Api) -> None:
    found = options(api, changes={"variants": ["river"], "river": ["a1", "b1", "b2"]})
    assert found["changes"]["variants"]["river"] == {"variants": [], "river": []}
    assert found["variants"]["river"] is None
    assert found["changes"]["characters"]["9R"]["characters"] == ["9R", *(f"{number}Y" for number in range(1, 7))]
    for what, switches in found["changes"].items():
        assert list(switches) == list(found[what])


def test_an_own_river_is_drawn_parcel_after_parcel(api: Api) -> None:
    course: list[str] = []
    for parcel in ("a1", "b1", "b2"):
        found = options(api, changes={"variants": ["river"], "river": course})
        course = found["changes"]["river"][parcel]["river"]
    assert course == ["a1", "b1", "b2"]
    assert problems(found["river"])["b2"] == "river-inland"
    assert found["river"]["c1"] is None
    assert found["problem"]["code"] == "river-length"
    assert options(api)["river"] == {}


def test_the_card_game_has_players_and_virtual_ones(api: Api) -> None:
    found = options(api, "cards", preset="solo", changes={"players": 2})
    assert found["config"]["virtual"] == ["beginner"] * 2
    assert problems(found["players"]) == {}
    assert problems(found["virtual"]) == dict.fromkeys(("0", "1", "5"), "participant-count")
    assert found["levels"] == {"beginner": None, "advanced": None, "expert": None}
    assert found["variants"] == found["characters"] == {}


def test_of_a_wish_that_cannot_be_read_nothing_can_be_switched(api: Api) -> None:
    for wish in ({"preset": "gold"}, {"changes": {"variants": 7}}, {"changes": {"data": {"start": {"money": -1}}}}):
        found = options(api, **wish)
        assert found["problem"]["detail"]
        assert not any(found[name] for name in found if name != "problem")
    assert api.refused("POST", "/games/chess/options", body={})["code"] == "unknown-game"
    assert api.refused("POST", "/games/board/options", body={"presets": ""})["code"] == "bad-request"


def test_a_language_that_there_is_none_of_is_english(api: Api) -> None:
    assert options(api, "cards", "tlh", changes={"players": 9}) == options(api, "cards", changes={"players": 9})


def test_it_is_quick() -> None:
    begun = process_time()
    for _ in range(10):
        games.options("board", "first-edition", {}, "en")
    assert (process_time() - begun) / 10 < MOST_SECONDS


def test_games_tell_their_characters_and_which_go_well_together(api: Api) -> None:
    board, cards = api.get("/games")
    assert len(board["characters"]) == 38
    assert board["character_names"]["18R"] == "lawyer"
    assert list(board["combinations"]) == ["quiet", "prosper", "home-owner", "gold-rush", "settling-scores"]
    for name, codes in board["combinations"].items():
        assert api.post("/games/board/check", body={"preset": name})["config"]["characters"] == codes
    assert (cards["characters"], cards["combinations"]) == ([], {})
