"""Play over HTTP and WebSocket: numbered news, choices, undo, chat, resigning; secrets and simultaneous play."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from tests.server.http.api.clients import Api, Follower, News, Party, kinds, people


def two(api: Api) -> tuple[Party, int, int]:
    """A game for two, whose turn it is, and the other."""
    party = api.open(changes={"players": 2}, seats=people("person", "person"), start=True)
    return party, *party.first()


# Choices.


def test_a_choice_is_answered_with_its_number(api: Api) -> None:
    party, first, second = two(api)
    number = party.info["number"]
    text = party.choices(first)[0]
    assert party.choose(first, text.upper(), number) == number + 1
    [message] = party.news(first, since=number)["messages"]
    assert (message["number"], message["kind"], message["seat"], message["text"]) == (number + 1, "choice", first, text)
    [message] = party.news(second, since=number)["messages"]
    assert "text" not in message
    assert message["events"]


def test_what_is_not_legal_is_refused_with_its_reason_and_changes_nothing(api: Api) -> None:
    party, first, second = two(api)
    taken = party.choices(first)[0]
    number = party.choose(first, taken)
    problem = party.refused("choices", second, {"choice": taken, "number": number})
    assert (problem["status"], problem["code"]) == (422, "owned")
    assert problem["ruling"].startswith("B")
    assert party.refused("choices", second, {"choice": "dance", "number": number})["code"] == "unknown-choice"
    assert party.refused("choices", first, {"choice": taken, "number": number})["status"] == 409
    assert party.refused("choices", None, {"choice": taken, "number": number})["status"] == 403
    assert api.refused("POST", f"{party.path}/choices", party.host, {"choice": taken, "number": number})["status"] == 403
    assert party.info["number"] == number
    why = api.get(f"{party.path}/why-not", party.token(second), choice=taken)
    assert (why["code"], why["ruling"]) == (problem["code"], problem["ruling"])
    assert api.get(f"{party.path}/why-not", party.token(second), choice=party.choices(second)[0]) is None
    parcel = taken.removeprefix("claim ")
    assert api.get(f"{party.path}/why-not", party.token(second), target=parcel)["code"] == why["code"]
    assert api.get(f"{party.path}/why-not", party.token(second), target="wages") is None  # which nobody asks about


def test_a_stale_number_is_refused(api: Api) -> None:
    party, first, second = two(api)
    number = party.info["number"]
    text = party.choices(first)[0]
    assert party.refused("choices", first, {"choice": text, "number": number - 1})["code"] == "stale-number"
    assert party.refused("choices", first, {"choice": text, "number": number + 1})["code"] == "stale-number"
    seen = party.choose(first, text, number)
    party.choose_any(second, seen)  # who claims twice
    problem = party.refused("choices", second, {"choice": party.choices(second)[0], "number": seen})
    assert (problem["status"], problem["code"], problem["values"]["last"]) == (409, "stale-number", seen + 1)


def test_of_several_clients_with_the_same_number_one_wins(api: Api) -> None:
    party, first, second = two(api)
    seen = party.choose_any(first)
    texts = party.choices(second)[:8]

    def choose(text: str) -> int:
        body = {"choice": text, "number": seen}
        return api.send("POST", f"{party.path}/choices", party.token(second), body).status_code

    with ThreadPoolExecutor(8) as pool:
        assert sorted(pool.map(choose, texts)) == [201] + [409] * 7
    assert party.info["number"] == seen + 1


# Taking back.


def test_a_choice_is_taken_back_until_another_chooses(api: Api) -> None:
    party, first, second = two(api)
    before = party.news(first)
    number = party.choose_any(first)
    assert party.news(first)["own"]["undo"] is True
    assert party.refused("undo", second, {"number": number})["code"] == "cannot-undo"
    assert party.refused("undo", first, {"number": number - 1})["code"] == "stale-number"
    undone = party.do("undo", first, {"number": number})
    after = party.news(first, since=number)
    assert (after["messages"][0]["kind"], after["messages"][0]["undone"]) == ("undo", number)
    assert after["view"] == before["view"]
    assert after["own"]["choices"] == before["own"]["choices"]
    number = party.choose_any(first, undone)
    number = party.choose_any(second, number)
    problem = party.refused("undo", first, {"number": number})
    assert (problem["status"], problem["code"]) == (409, "cannot-undo")


def test_a_secret_can_be_taken_back_until_it_is_revealed(api: Api) -> None:
    party = api.open("cards", changes={"players": 2}, seats=people("person", "person"), start=True)
    with party.follow(1) as other:
        number = party.choose(0, "bid 3")
        assert party.news(0)["own"]["bid"] == 3
        party.do("undo", 0, {"number": number})
        number = party.choose(0, "bid 8")
        other.catch_up(number)
        assert not any(message["events"] for message in other.messages if message["kind"] in ("choice", "undo"))
    number = party.choose(1, "bid 2")
    assert party.refused("undo", 1, {"number": number})["code"] == "cannot-undo"


# News.


def test_news_wait_until_something_happens(api: Api) -> None:
    party, first, second = two(api)
    number = party.info["number"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(party.news, second, number, 20)
        begun = monotonic()
        party.choose_any(first)
        assert kinds(waiting.result()["messages"]) == ["choice"]
        assert monotonic() - begun < 10
    assert party.news(second, since=number + 1, wait=1)["messages"] == []
    assert party.news(second, since=999)["messages"] == []


def some_play(party: Party, first: int, second: int) -> int:
    """Choices of both, an undo, and chat between."""
    number = party.choose_any(first)
    party.do("chat", second, {"text": "howdy"})
    party.do("undo", first, {"number": number})
    party.choose_any(first)
    party.choose_any(second)
    party.do("chat", first, {"text": "partner"})
    party.choose_any(second)
    return party.choose_any(first)


@pytest.mark.parametrize("over", ["socket", "http"])
@pytest.mark.parametrize("who", ["first", "second", "spectator"])
def test_a_client_that_comes_back_gets_exactly_what_it_missed(api: Api, over: str, who: str) -> None:
    party, first, second = two(api)
    place = {"first": first, "second": second, "spectator": None}[who]
    with party.follow(place) as steady:
        last = some_play(party, first, second)
        steady.catch_up(last)
        told = steady.messages
        assert [message["number"] for message in told] == list(range(1, last + 1))
        for since in range(last + 1):
            if over == "http":
                news = party.news(place, since)
            else:
                with party.follow(place, since) as again:
                    news = again.first
            assert news["messages"] == told[since:]
            assert news["number"] == last
            assert {**news["view"], **news["own"]} == steady.view


def test_a_client_that_breaks_off_and_one_that_does_not_are_told_the_same(api: Api) -> None:
    party, first, second = two(api)
    happenings: list[Callable[[], int]] = [
        lambda: party.choose_any(first),
        lambda: party.do("undo", first, {"number": party.info["number"]}),
        lambda: party.do("chat", first, {"text": "hm"}),
        lambda: party.choose_any(first),
        lambda: party.choose_any(second),
    ]
    with party.follow(second) as steady:
        broken: list[News] = []
        number = last = 0
        for happens in happenings:
            with party.follow(second, number) as again:
                broken += again.messages
                number = again.number
            last = happens()
        broken += party.news(second, number)["messages"]
        assert broken == steady.catch_up(last).messages


def test_the_socket_sends_every_message_once_in_its_order(api: Api) -> None:
    party = api.open(changes={"players": 3}, start=True)
    with party.follow(0) as person:
        for _ in range(8):
            while not person.view["choices"]:
                person.receive()
            kept = person.choose(person.view["choices"][0])
            assert kept["frame"] == "kept"
            person.catch_up(kept["number"])
        numbers = [message["number"] for message in person.messages]
        assert numbers == list(range(1, len(numbers) + 1))


def test_wishes_by_socket_are_answered_with_their_id(api: Api) -> None:
    party, first, second = two(api)
    with party.follow(first) as one, party.follow(second) as other:
        kept = one.choose(one.view["choices"][0])
        assert (kept["frame"], kept["number"]) == ("kept", party.info["number"])
        other.catch_up(kept["number"])
        problem = one.choose("claim e4")
        assert (problem["frame"], problem["code"], problem["status"]) == ("problem", "not-your-turn", 409)
        assert other.wish("undo", number=other.number)["code"] == "cannot-undo"
        assert one.wish("undo", number=one.number)["frame"] == "kept"
        assert other.wish("chat", text="again?")["frame"] == "kept"
        assert other.wish("return")["code"] == "not-away"
        assert one.wish("resign")["frame"] == "kept"
        other.catch_up(party.info["number"])
        assert kinds(other.messages)[3:7] == ["choice", "undo", "chat", "resign"]


def test_who_is_connected_is_shown(api: Api) -> None:
    party, first, _ = two(api)
    assert [seat["here"] for seat in party.info["seats"]] == [False, False]
    with party.follow(first):
        assert party.info["seats"][first]["here"] is True


# Chat.


def test_people_who_share_a_screen_are_all_connected(api: Api) -> None:
    """One socket for one seat, with the tokens of those beside him."""
    party = api.open(seats=people("person", "person", "person"), preset="first-game", changes={"players": 3}, start=True)
    with party.follow(0, beside=[f"{party.tokens[2]}x"]):  # a seat that was given to somebody else meanwhile
        assert [seat["here"] for seat in party.info["seats"]] == [True, False, False]
    with party.follow(0, beside=[party.tokens[2]]) as client:
        assert [seat["here"] for seat in party.info["seats"]] == [True, False, True]
        assert client.first["seat"] == 0


def test_chat_goes_to_everybody_and_can_be_read_later(api: Api) -> None:
    party, first, second = two(api)
    with party.follow(first) as other, party.follow() as spectator:
        number = party.do("chat", second, {"text": "Howdy, <b>partner</b> 🤠"})
        for client in (other, spectator):
            [message] = client.catch_up(number).messages[-1:]
            assert (message["kind"], message["seat"], message["text"]) == ("chat", second, "Howdy, <b>partner</b> 🤠")
    assert party.news(None)["messages"][-1]["text"] == "Howdy, <b>partner</b> 🤠"
    assert party.refused("chat", first, {"text": ""})["status"] == 400
    assert party.refused("chat", first, {"text": "x" * 501})["status"] == 400
    assert party.refused("chat", None, {"text": "x"})["code"] == "not-your-seat"


# Resigning.


def test_a_bot_plays_on_for_whoever_resigns_and_he_comes_last(api: Api) -> None:
    party = api.open("cards", changes={"players": 2}, seats=people("person", "person"), start=True)
    party.do("resign", 1)
    info = party.info
    assert (info["state"], info["seats"][1]["resigned"], info["seats"][1]["bot"]) == ("running", True, "marshal")
    assert party.refused("resign", 1)["code"] == "has-resigned"
    assert party.refused("return", 1)["code"] == "cannot-return"
    assert party.refused("choices", 1, {"choice": "bid 1", "number": info["number"]})["code"] == "bot-stands-in"
    del party.tokens[1]
    result = party.play()["table"]["result"]
    assert result["ranking"][-1] == 1
    assert 1 not in result["winners"]
    assert result["resigned"] == [1]


def test_when_all_have_resigned_the_game_is_over(api: Api) -> None:
    party, first, second = two(api)
    with party.follow(first) as other:
        party.do("resign", second)
        party.do("resign", first)
        table = [frame["table"] for frame in other.catch_up(party.info["number"]).frames if "table" in frame][-1]
    assert (table["state"], table["result"]["winners"]) == ("over", [])
    assert table["result"]["ranking"] == [first, second]
    assert table["seed"]
    assert party.refused("resign", first)["code"] == "game-over"
    assert party.choices(first) == []


# Simultaneous play.


def test_bids_are_secret_until_the_last_is_made(api: Api) -> None:
    party = api.open("cards", preset="friends", seats=people(*["person"] * 4), start=True)
    start = party.info["number"]
    others: list[Follower] = []
    try:
        others = [party.follow(seat) for seat in (1, 2, 3)]
        others.append(party.follow())
        last = party.choose(0, "bid 9", start)
        last = party.choose(2, "bid 1", start)
        last = party.choose(1, "bid 4", start)
        for client in others:
            told = [message for message in client.catch_up(last).messages if message["number"] > start]
            assert [(message["seat"], message["events"]) for message in told] == [(0, []), (2, []), (1, [])]
        assert party.news(0)["own"]["bid"] == 9
        assert "bid" not in party.news(3)["own"]
        last = party.choose(3, "bid 2", start)
        shown = json.dumps(others[-1].catch_up(last).messages[-1]["events"])
        assert all(str(bid) in shown for bid in (9, 1, 4, 2))
    finally:
        for client in others:
            client.socket.close()


def test_sheets_are_secret_until_the_last_is_filled_in(api: Api) -> None:
    party = api.open(changes={"players": 2, "variants": ["new-beginning"]}, seats=people("person", "person"), start=True)
    with party.follow(1) as other:
        while choices := party.choices(0):
            party.choose(0, choices[-1])
        sheet = party.news(0)["own"]["secrets"]["new-beginning"]["sheet"]
        assert sheet
        last = party.info["number"]
        told = other.catch_up(last).messages
        assert not any(message["events"] for message in told if message["kind"] == "choice")
        assert other.view["secrets"]["new-beginning"]["sheet"] != sheet
        while (choices := party.choices(1)) and choices[0].startswith(("sheet", "offer")):
            last = party.choose(1, choices[0])
        assert other.catch_up(last).messages[-1]["events"]


def test_duel_tiles_are_secret_until_all_lie_there(api: Api) -> None:
    def duel(news: News) -> bool:
        return bool(news["view"]["decision"]["name"] == "choose-duel-tile")

    asked: dict[int, list[str]] = {}
    for _ in range(10):  # a game may have no duel of two
        party = api.open(changes={"players": 3, "variants": ["might-is-right"]}, seats=people(*["person"] * 3), start=True)
        party.play(duel)
        asked = party.asked()
        if len(asked) == 2:
            break
    (one, own), (two, others) = asked.items()
    start = party.info["number"]
    with party.follow(two) as other, party.follow() as spectator:
        last = party.choose(one, own[0], start)
        for client in (other, spectator):
            message = client.catch_up(last).messages[-1]
            assert (message["number"], message["seat"], message["events"]) == (last, one, [])
        last = party.choose(two, others[0], start)
        assert "tiles-shown" in json.dumps(spectator.catch_up(last).messages[-1]["events"])


def test_kit_carson_lets_everybody_place_at_once(api: Api) -> None:
    """Each by a socket of his own, with what he had seen before the others placed."""
    party = api.open(changes={"players": 4, "variants": ["kit-carson"]}, seats=people(*["person"] * 4), start=True)

    def together(news: News) -> bool:
        return bool(news["view"]["decision"]["name"] == "place-together")

    party.play(together)
    spaces = ["place wages", "place gambling", "place ammunition", "place roads-1"]
    clients = [party.follow(seat) for seat in range(4)]
    try:
        start = clients[0].number
        for _ in range(2):  # all four at the same moment, and once more
            with ThreadPoolExecutor(4) as pool:
                answers = list(pool.map(lambda client, text: client.choose(text), clients, spaces))
            assert [answer["frame"] for answer in answers] == ["kept"] * 4, answers
            last = max(answer["number"] for answer in answers)
            for client in clients:
                client.catch_up(last)
            spaces = [*spaces[1:], spaces[0]]
        assert last == start + 8
        orders = [[message["seat"] for message in client.messages] for client in clients]
        assert orders.count(orders[0]) == 4
    finally:
        for client in clients:
            client.socket.close()


def test_kit_carson_bots_leave_people_time(api: Api) -> None:
    party = api.open(changes={"players": 2, "variants": ["kit-carson"]}, start=True)

    def together(news: News) -> bool:
        return bool(news["view"]["decision"]["name"] == "place-together")

    begun = party.play(together)
    with party.follow(0, begun["number"]) as person:
        placed: list[float] = []
        while len(placed) < 2:
            placed += [message["at"] for message in person.receive()["messages"] if message["kind"] == "choice"]
    assert placed[1] - placed[0] >= 1.0


# Explanations.


def test_choices_come_with_explanations_if_the_client_wants_them(api: Api) -> None:
    party, first, second = two(api)
    own = party.news(first, explain=True)["own"]
    assert len(own["explanations"]) == len(own["choices"]) > 0
    assert "explanations" not in party.news(first)["own"]
    assert "explanations" not in party.news(second, explain=True)["own"]
    with party.follow(first, explain=True) as client:
        assert len(client.view["explanations"]) == len(client.view["choices"])
