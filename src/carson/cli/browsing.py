"""`carson play` in the browser: serves on this machine, or finds that it is served already, and opens the page."""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from socket import AF_INET, SOCK_DGRAM, socket
from typing import Final
from urllib.request import urlopen

from carson.cli.output import Output
from carson.games import GAMES, first_game
from carson.server.settings import Settings

EVERYWHERE: Final = ("", "0.0.0.0", "::")  # hosts that mean all addresses of this machine
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for examples, which nobody has
PATIENCE: Final = 2.0  # seconds for a server that may be there


def play(output: Output, settings: Settings, screen: str) -> None:
    """Until Ctrl-C. If the game is served already, its page is opened and that is all."""
    address = address_for(settings.host, settings.port)
    if settings.port and is_served(address):
        output.say("command-play-served", address=address)
        show(address + screen)
        return
    from carson.server.http.serving import serve  # takes a while

    def ready(served: str) -> None:
        address = address_for(settings.host, int(served.rpartition(":")[2]))
        output.say("command-play-ready", address=address)
        show(address + screen)

    serve(settings, ready)


def screen_of(game: str) -> str:
    """Where a game begins: the first one on the page's first screen."""
    return "/" if game == first_game() else f"/new/{game}"


def address_for(host: str, port: int) -> str:
    """Where other devices find the game too, if it is for them, so that a link from this browser leads them there."""
    found = address_in_network() if host in EVERYWHERE else host
    return f"http://[{found}]:{port}" if ":" in found else f"http://{found}:{port}"


def address_in_network() -> str:
    """This machine's own; without a network the one that only itself knows."""
    with socket(AF_INET, SOCK_DGRAM) as asking:
        try:
            asking.connect(ELSEWHERE)  # sends nothing: the system only chooses the way there
        except OSError:
            return "127.0.0.1"
        return str(asking.getsockname()[0])


def is_served(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urlopen(f"{address}/api/v1/games", timeout=PATIENCE) as answer:
            return any(game["name"] in GAMES for game in json.load(answer))
    except (OSError, ValueError, LookupError, TypeError):
        return False


def show(address: str) -> None:
    """In the user's browser, if there is a screen for one: one of text would take over the terminal."""
    screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if screen:
        webbrowser.open(address)
