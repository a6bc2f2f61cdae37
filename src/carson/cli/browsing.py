"""`carson play` in the browser: serves on this machine, or finds that it is served already, and opens the page."""

from __future__ import annotations

import json
import os
import sys
import webbrowser
from typing import Final
from urllib.request import urlopen

from carson.cli.output import Output
from carson.server.settings import Settings

SCREENS: Final = {"board": "/", "cards": "/new/cards"}  # where each game begins
PATIENCE: Final = 2.0  # seconds for a server that may be there


def play(output: Output, settings: Settings, screen: str) -> None:
    """Until Ctrl-C. If the game is served already, its page is opened and that is all."""
    address = f"http://{'127.0.0.1' if settings.host in ('', '0.0.0.0', '::') else settings.host}:{settings.port}"
    if settings.port and is_served(address):
        output.say("command-play-served", address=address)
        show(address + screen)
        return
    from carson.server.serving import serve  # takes a while

    def ready(served: str) -> None:
        own = served.replace("0.0.0.0", "127.0.0.1").replace("[::]", "[::1]")
        output.say("command-play-ready", address=own)
        show(own + screen)

    serve(settings, ready)


def is_served(address: str) -> bool:
    """Whether a server of ours answers there."""
    try:
        with urlopen(f"{address}/api/v1/games", timeout=PATIENCE) as answer:
            return any(game["name"] in SCREENS for game in json.load(answer))
    except (OSError, ValueError, LookupError, TypeError):
        return False


def show(address: str) -> None:
    """In the user's browser, if there is a screen for one: one of text would take over the terminal."""
    screen = sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    if screen:
        webbrowser.open(address)
