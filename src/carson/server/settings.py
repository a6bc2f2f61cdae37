"""What whoever runs a server can set: each setting is an environment variable with a default that suits one machine.

A wrong value, or a variable that is none of ours, is refused in one sentence before anything starts.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from math import isfinite
from pathlib import Path
from typing import Final, Self
from urllib.parse import urlsplit

from platformdirs import user_data_dir

from carson.bots.programs import can_be_run
from carson.core.refusal import Refusal
from carson.games import GAMES

PREFIX: Final = "CARSON_"
# Ours too, but of the `carson` command and of the tests.
OTHERS: Final = {"CARSON_LANGUAGE", "CARSON_TRACEBACK", "CARSON_ROTATION", "CARSON_SOAK_SECONDS"}
LOGS: Final = ("auto", "text", "json", "quiet")
BURST_SECONDS: Final = 5  # a client may use this many seconds of its rate at once
MOST_DAYS: Final = 36_500
SHORTEST_TOKEN: Final = 16
PORTS: Final = {"http": 80, "https": 443}

Given = str | int | float | Sequence[str] | None


def default_database() -> str:
    return str(Path(user_data_dir("carson-city", appauthor=False)) / "carson.db")


def default_bot_processes() -> int:
    """One core stays free for the server itself."""
    return max(1, (os.cpu_count() or 1) - 1)


def variable(name: str) -> str:
    """`bot_processes` is set by CARSON_BOT_PROCESSES."""
    return PREFIX + name.upper()


def database_setting(option: str | None, environ: Mapping[str, str] = os.environ) -> str:
    """Where the tables are: as the command line says, else as the environment says, else in the user's data folder."""
    return option or environ.get(variable("database")) or default_database()


@dataclass(frozen=True, slots=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 1858  # 0: any that is free
    database: str = field(default_factory=default_database)  # the path of an SQLite file, or postgresql://...
    bot_processes: int = field(default_factory=default_bot_processes)
    command_bots: tuple[tuple[str, str], ...] = ()  # programs that may be bots: the name that people see, and the command
    origins: tuple[str, ...] = ()  # pages of other sites that may use the server, as a browser names them
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For and X-Forwarded-Proto are believed
    metrics_token: str = field(default="", repr=False)  # without it there is no /metrics
    log: str = "auto"  # text at a terminal, json elsewhere; quiet: only what is amiss, as text
    rate: float = 50.0  # requests and messages a second of one client; 0: any number
    most_tables: int = 60  # that one client may open in an hour; 0: any number
    most_bot_tables: int = 10  # of one client with nobody but bots, at a time; 0: any number
    most_connections: int = 100  # that one client may hold; 0: any number
    idle_seconds: float = 60.0  # after which a table that nobody looks at leaves the memory
    forget_open_days: int = 30  # after which a table that never started is deleted; 0: never
    forget_uploads_days: int = 0  # after which the record of a game that a guest uploaded is deleted; 0: never

    @property
    def shown_database(self) -> str:
        """Without its password."""
        return re.sub(r"(://[^:/@]*:).*(?=@)", r"\1***", self.database)

    @property
    def programs(self) -> dict[str, str]:
        """The commands of programs that may be bots, by their names."""
        return dict(self.command_bots)

    @property
    def burst(self) -> float:
        """How many requests a client may make at once."""
        return max(1.0, self.rate * BURST_SECONDS)

    @classmethod
    def from_environment(cls, environ: Mapping[str, str] = os.environ, **overrides: Given) -> Self:
        """The settings of an environment; what the command line gives (not None) comes before it."""
        known = [one.name for one in fields(cls)]
        if unknown := set(overrides) - set(known):
            raise TypeError(f"there is no setting {', '.join(sorted(unknown))}")
        _refuse_strangers(environ, known)
        default = cls()
        asked = _Asked(environ, overrides)
        return cls(
            host=asked.text("host", default.host),
            port=asked.whole("port", default.port, least=0, most=65535),
            database=asked.text("database", default.database),
            bot_processes=asked.whole("bot_processes", default.bot_processes, least=1, most=256),
            command_bots=_programs(asked.several("command_bots", ())),
            origins=tuple(map(_origin, asked.several("origins", default.origins))),
            proxies=tuple(map(_network, asked.several("proxies", default.proxies))),
            metrics_token=_token(asked.text("metrics_token", default.metrics_token)),
            log=asked.one_of("log", default.log, LOGS),
            rate=asked.number("rate", default.rate, most=10_000),
            most_tables=asked.whole("most_tables", default.most_tables, least=0, most=1_000_000),
            most_bot_tables=asked.whole("most_bot_tables", default.most_bot_tables, least=0, most=1_000_000),
            most_connections=asked.whole("most_connections", default.most_connections, least=0, most=1_000_000),
            idle_seconds=asked.number("idle_seconds", default.idle_seconds, most=86_400),
            forget_open_days=asked.whole("forget_open_days", default.forget_open_days, least=0, most=MOST_DAYS),
            forget_uploads_days=asked.whole("forget_uploads_days", default.forget_uploads_days, least=0, most=MOST_DAYS),
        )


class _Asked:
    """What is set, as texts; a setting that is left out or empty has its default."""

    def __init__(self, environ: Mapping[str, str], overrides: Mapping[str, Given]) -> None:
        self._environ = environ
        self._overrides = overrides

    def text(self, name: str, default: str) -> str:
        given = self._overrides.get(name)
        if given is None:
            given = self._environ.get(variable(name), "")
        return (str(given) if isinstance(given, str | int | float) else ",".join(given)).strip() or default

    def whole(self, name: str, default: int, least: int, most: int) -> int:
        text = self.text(name, str(default))
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else -1
        if not least <= number <= most:
            raise Refusal("setting-whole-number", variable=variable(name), text=text, least=least, most=most)
        return number

    def number(self, name: str, default: float, most: int) -> float:
        text = self.text(name, str(default))
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not (isfinite(number) and 0 <= number <= most):
            raise Refusal("setting-number", variable=variable(name), text=text, most=most)
        return number

    def one_of(self, name: str, default: str, known: Sequence[str]) -> str:
        text = self.text(name, default)
        if text not in known:
            raise Refusal("setting-word", variable=variable(name), text=text, known=", ".join(known))
        return text

    def several(self, name: str, default: Sequence[str]) -> list[str]:
        parts = self.text(name, ",".join(default)).split(",")
        return [part.strip() for part in parts if part.strip()]


def _refuse_strangers(environ: Mapping[str, str], known: Sequence[str]) -> None:
    """A misspelt variable would change nothing without a word."""
    ours = {variable(name) for name in known}
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in ours | OTHERS:
            raise Refusal("setting-unknown", variable=name, known=", ".join(sorted(ours)))


def _programs(texts: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Each `NAME=COMMAND`: a name that no bot of ours has, and a command that can be run here."""
    taken = {bot for entry in GAMES.values() for bot in entry.bots}
    found: dict[str, str] = {}
    for text in texts:
        name, _, command = (part.strip() for part in text.partition("="))
        if not re.fullmatch("[a-z][a-z0-9-]{0,19}", name) or name in taken | set(found) or not can_be_run(command):
            raise Refusal("setting-program", variable=variable("command_bots"), text=text)
        found[name] = command
    return tuple(found.items())


def _origin(text: str) -> str:
    """As browsers write it: scheme and host in small letters, the port only if it is not the usual one."""
    wrong = Refusal("setting-origin", variable=variable("origins"), text=text)
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    rest = parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None
    if parts.scheme not in PORTS or not parts.hostname or rest:
        raise wrong
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, PORTS[parts.scheme]) else "")


def _network(text: str) -> str:
    """An address, or a network such as 10.0.0.0/8."""
    try:
        ip_network(text)
    except ValueError:
        raise Refusal("setting-address", variable=variable("proxies"), text=text) from None
    return text


def _token(text: str) -> str:
    """A short one could be guessed. The refusal does not repeat it."""
    if text and len(text) < SHORTEST_TOKEN:
        raise Refusal("setting-short-token", variable=variable("metrics_token"), least=SHORTEST_TOKEN)
    return text
