"""The server speaks the language of whoever asks: in news, in problems, over HTTP and WebSocket."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.changed_package import package_with
from tests.server.http.api.clients import Api, Follower, Party, people
from tests.server.service import UNLIMITED, Service

ESPERANTO = """\
event-claim = { $player } prenas { $place }.
question-claim-parcel = { $player }, elektu parcelon.
choice-claim = Prenu { $place }
refusal-owned = { $place } apartenas al { $player }.
refusal-no-address = Tie estas nenio.
refusal-no-table = Ne estas tablo { $table }.
refusal-foreign-origin = Ne de alia retejo.
refusal-not-your-turn = Ne estas via vico.
"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server of the same program with a language more, which has words for a few things only."""
    folder = tmp_path_factory.mktemp("language")
    environ = package_with(folder, {"locales/eo/some.ftl": ESPERANTO})
    with Service(str(folder / "carson.db"), folder, UNLIMITED | environ) as service:
        yield service
    assert "Traceback" not in service.log


@pytest.fixture
def party(api: Api) -> Party:
    ann_and_bob = [{"kind": "person", "name": name} for name in ("Ann", "Bob")]
    return api.open(changes={"players": 2}, seats=ann_and_bob, start=True)


def name(seat: int) -> str:
    return ("Ann", "Bob")[seat]


def test_news_have_sentences_in_the_language_that_is_asked_for(party: Party) -> None:
    first, second = party.first()
    own = party.news(first, language="eo")["own"]
    assert own["question"] == f"{name(first)}, elektu parcelon."
    assert len(own["labels"]) == len(own["choices"])
    claims = [(choice, label) for choice, label in zip(own["choices"], own["labels"], strict=True) if "claim" in choice]
    assert claims == [(f"claim {place}", f"Prenu {place}") for place in (choice.split()[1] for choice, _ in claims)]
    number = party.choose(first, "claim a1")
    for language, line in [
        ("eo", "prenas a1."),
        ("en", "takes parcel a1."),
        ("EO-xx", "prenas a1."),
        ("qq", "takes parcel a1."),
    ]:
        [message] = party.news(second, since=number - 1, language=language)["messages"]
        assert message["lines"] == [f"{name(first)} {line}"]
        assert message["events"]
    [message] = party.news(second, since=number - 1)["messages"]
    assert "lines" not in message
    assert not {"question", "labels"} & party.news(second)["own"].keys()


def test_a_header_alone_brings_no_sentences(api: Api, party: Party) -> None:
    response = api.http.get(f"{party.path}/news", headers={"accept-language": "eo"})
    assert response.content == api.http.get(f"{party.path}/news").content


def test_each_connection_has_a_language_of_its_own(party: Party) -> None:
    first, second = party.first()
    with (
        party.follow(first, language="eo", explain=True) as one,
        party.follow(second, language="en") as other,
        party.follow(second) as plain,
    ):
        assert one.first["own"]["question"] == f"{name(first)}, elektu parcelon."
        assert len(one.view["labels"]) == len(one.view["choices"]) == len(one.view["explanations"])
        number = one.choose("claim a1")["number"]
        assert one.messages[-1]["lines"] == [f"{name(first)} prenas a1."]
        assert other.catch_up(number).messages[-1]["lines"] == [f"{name(first)} takes parcel a1."]
        assert "lines" not in plain.catch_up(number).messages[-1]
        assert not {"question", "labels"} & plain.view.keys()
        assert other.view["question"].startswith(f"{name(second)}, choose a parcel")


def test_problems_of_a_connection_are_in_its_language(api: Api, party: Party) -> None:
    first, second = party.first()
    with party.follow(first, language="eo") as one, party.follow(second) as other:
        number = one.choose("claim a1")["number"]
        assert one.choose("claim b1")["detail"] == "Ne estas via vico."
        other.catch_up(number)
        assert other.choose("claim a1")["detail"].startswith(f"a1 belongs to {name(first)}")
    with party.follow(second, language="eo") as other:
        assert other.choose("claim a1")["detail"].startswith(f"a1 apartenas al {name(first)}.")
    with Follower(api.service, "nowhere", language="eo") as lost:
        assert lost.first["detail"] == "Ne estas tablo nowhere."
        assert lost.socket.close_code in (None, 4400)


def test_problems_of_a_request_are_in_the_language_that_is_asked_for(api: Api, party: Party) -> None:
    first, second = party.first()
    number = party.choose(first, "claim a1")
    body, token = {"choice": "claim a1", "number": number}, party.token(second)
    owned = f"a1 apartenas al {name(first)}."
    assert api.refused("POST", f"{party.path}/choices", token, body, language="eo")["detail"].startswith(owned)
    assert api.get(f"{party.path}/why-not", token, choice="claim a1", language="eo")["detail"].startswith(owned)
    assert api.get(f"{party.path}/why-not", token, choice="claim a1")["detail"].startswith("a1 belongs to")
    assert api.refused("GET", "/tables/nowhere", language="eo")["detail"] == "Ne estas tablo nowhere."
    assert api.refused("GET", "/nothing", language="eo")["detail"] == "Tie estas nenio."
    assert api.refused("GET", "/nothing", language="qq")["detail"] == "There is nothing at this address."


@pytest.mark.parametrize(
    ("accepted", "language", "detail"),
    [
        ("eo", "", "Tie estas nenio."),
        ("qq, eo-EO;q=0.5, en;q=0.4", "", "Tie estas nenio."),
        ("en, eo;q=0.9", "", "There is nothing at this address."),
        ("eo", "en", "There is nothing at this address."),
        ("qq", "", "There is nothing at this address."),
    ],
)
def test_a_browser_need_not_say_it(api: Api, accepted: str, language: str, detail: str) -> None:
    response = api.http.get("/nothing", params={"language": language}, headers={"accept-language": accepted})
    assert response.json()["detail"] == detail


def test_what_is_refused_at_the_door_is_in_the_language_too(api: Api, party: Party) -> None:
    headers = {"origin": "https://elsewhere.example", "accept-language": "eo"}
    response = api.http.post("/tables", json={"game": "board"}, headers=headers)
    assert (response.status_code, response.json()["detail"]) == (403, "Ne de alia retejo.")
    response = api.http.post("/tables?language=en", json={"game": "board"}, headers=headers)
    assert response.json()["detail"].startswith("A page of another site")


def test_english_fills_the_gaps(api: Api, party: Party) -> None:
    assert party.news(0, language="eo")["messages"][2]["lines"] == party.news(0, language="en")["messages"][2]["lines"]
    assert api.refused("GET", "/me", language="eo")["detail"].startswith("Nobody is known")


@pytest.mark.parametrize("language", ["", "en", "nl-BE", "../../etc", "e" * 1900, "\u0000", "🤠"])
def test_any_language_may_be_asked_for(api: Api, party: Party, language: str) -> None:
    assert api.get("/games", language=language)
    news = party.news(0, language=language)
    assert ("lines" in news["messages"][2]) == bool(language)
    with party.follow(0, language=language) as client:
        assert json.dumps(client.first["messages"]) == json.dumps(news["messages"])


def test_a_game_is_played_in_words(api: Api) -> None:
    party = api.open("cards", changes={"players": 2}, seats=people("person", "bot"), start=True)
    with party.follow(0, language="en", explain=True) as person:
        while person.view["waiting"]:
            own = person.view
            if not own["choices"]:
                person.receive()
                continue
            assert own["question"]
            assert len(own["labels"]) == len(own["choices"]) == len(own["explanations"])
            person.catch_up(person.choose(own["choices"][0])["number"])
        assert any("lines" in message for message in person.messages)
        assert party.news(0, language="en")["messages"] == person.messages
