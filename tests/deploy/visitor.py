"""Somebody who comes by, for tests: looks at the page, starts a game and plays in it, as the page does; then tries it as the
page of another site. `python -m tests.deploy.visitor ADDRESS [CERTIFICATE]`.
"""

from __future__ import annotations

import json
import re
import ssl
import sys
from contextlib import suppress
from time import monotonic, sleep

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

API = "/api/v1"
PATIENCE = 60.0
FOREIGN = {"origin": "https://elsewhere.example"}
WISH = {"game": "board", "preset": "first-game", "seats": [{"kind": "person"}, *[{"kind": "bot", "bot": "random"}] * 3]}


def visit(address: str, authority: str = "") -> None:
    """The address is as it stands in the browser; the authority is a file with the certificate that vouches for it."""
    trust = ssl.create_default_context(cafile=authority) if authority else None
    with httpx.Client(base_url=address, verify=trust or True, timeout=30, trust_env=False) as client:
        client.headers["origin"] = address
        wait_until_ready(client)
        look_at_the_page(client)
        play(client, address, trust)
        assert client.post(f"{API}/tables", json=WISH, headers=FOREIGN).status_code == 403
        account = client.post(f"{API}/accounts", json={"name": "Visitor", "password": "a long way from home"})
        if account.status_code == 409:  # was here before
            account = client.post(f"{API}/sessions", json={"name": "Visitor", "password": "a long way from home"})
        assert account.is_success, account.text
        assert ("secure" in account.headers["set-cookie"].lower()) == address.startswith("https:")


def wait_until_ready(client: httpx.Client) -> None:
    """A server that was just started needs a moment, and so does a proxy that finds it there."""
    until = monotonic() + PATIENCE
    while monotonic() < until:
        with suppress(httpx.TransportError):
            if client.get("/readyz").status_code == 200:
                return
        sleep(0.2)
    raise AssertionError(f"nobody is ready at {client.base_url}")


def look_at_the_page(client: httpx.Client) -> None:
    page = client.get("/")
    assert page.status_code == 200, page.text
    assert page.headers["content-type"].startswith("text/html")
    scripts = re.findall(r'<script[^>]* src="([^"]+)"', page.text)
    assert scripts
    for script in scripts:
        answer = client.get(script)
        assert answer.status_code == 200
        assert "javascript" in answer.headers["content-type"]
        assert len(answer.content) > 10_000


def play(client: httpx.Client, address: str, trust: ssl.SSLContext | None) -> None:
    """Until the first choice is kept."""
    opened = client.post(f"{API}/tables", json={**WISH, "start": True})
    assert opened.status_code == 201, opened.text
    made = opened.json()
    socket_address = f"{address.replace('http', 'ws', 1)}{API}/tables/{made['table']['id']}/socket"
    with connect(socket_address, ssl=trust, additional_headers={"origin": address}, max_size=None, proxy=None) as socket:
        socket.send(json.dumps({"do": "hello", "token": made["tokens"][0]["token"]}))
        while True:
            frame = json.loads(socket.recv(timeout=PATIENCE))
            assert frame["frame"] in ("news", "kept", "here"), frame
            if frame["frame"] == "kept":
                break
            if frame["frame"] == "news" and frame["own"]["choices"]:
                choice = {"do": "choose", "id": 1, "number": frame["number"], "choice": frame["own"]["choices"][0]}
                socket.send(json.dumps(choice))
    with pytest.raises(InvalidStatus) as refused:
        connect(socket_address, ssl=trust, additional_headers=FOREIGN, proxy=None).close()
    assert refused.value.response.status_code == 403


if __name__ == "__main__":
    visit(*sys.argv[1:])
