"""The settings of a server from its environment, their refusals, and the example file that lists them."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from carson.cli import TRACEBACK
from carson.core.refusal import Refusal
from carson.locales import Words
from carson.server.settings import OTHERS, Settings, database_setting, default_bot_processes, default_database, variable

EXAMPLE = Path(__file__).parents[2] / "deploy" / "carson.env.example"
COMPUTED = {"database": default_database, "bot_processes": default_bot_processes}


def refused(**environ: str) -> str:
    """The sentence that refuses an environment."""
    with pytest.raises(Refusal) as caught:
        Settings.from_environment(environ)
    return Words()(f"refusal-{caught.value.code}", **caught.value.values)


def test_an_empty_environment_has_the_defaults() -> None:
    assert Settings.from_environment({}) == Settings()


def test_every_setting_can_be_set() -> None:
    environ = {
        "CARSON_HOST": "0.0.0.0",
        "CARSON_PORT": "80",
        "CARSON_DATABASE": "postgresql://carson@db/carson",
        "CARSON_BOT_PROCESSES": "3",
        "CARSON_COMMAND_BOTS": "pete=/bin/cat -n, ann = node",
        "CARSON_ORIGINS": "https://games.example.org, HTTPS://Other.example:443/ ,http://[::1]:5173",
        "CARSON_PROXIES": "10.0.0.0/8,fd00::1",
        "CARSON_METRICS_TOKEN": "a-token-of-our-own",
        "CARSON_LOG": "json",
        "CARSON_RATE": "2.5",
        "CARSON_MOST_TABLES": "0",
        "CARSON_MOST_BOT_TABLES": "3",
        "CARSON_MOST_CONNECTIONS": "7",
        "CARSON_IDLE_SECONDS": "60",
        "CARSON_FORGET_OPEN_DAYS": "7",
        "CARSON_FORGET_UPLOADS_DAYS": "90",
    }
    settings = Settings.from_environment(environ)
    assert set(environ) == {variable(field.name) for field in fields(Settings)}
    assert settings == Settings(
        host="0.0.0.0",
        port=80,
        database="postgresql://carson@db/carson",
        bot_processes=3,
        command_bots=(("pete", "/bin/cat -n"), ("ann", "node")),
        origins=("https://games.example.org", "https://other.example", "http://[::1]:5173"),
        proxies=("10.0.0.0/8", "fd00::1"),
        metrics_token="a-token-of-our-own",
        log="json",
        rate=2.5,
        most_tables=0,
        most_bot_tables=3,
        most_connections=7,
        idle_seconds=60.0,
        forget_open_days=7,
        forget_uploads_days=90,
    )
    assert settings.burst == 12.5


def test_an_empty_value_is_the_default() -> None:
    assert Settings.from_environment({"CARSON_PORT": "", "CARSON_ORIGINS": " "}) == Settings()


def test_the_command_line_comes_before_the_environment() -> None:
    settings = Settings.from_environment(
        {"CARSON_PORT": "80", "CARSON_HOST": "::"}, port=0, host=None, proxies=("10.0.0.1",)
    )
    assert (settings.port, settings.host, settings.proxies) == (0, "::", ("10.0.0.1",))


def test_variables_of_others_are_left_alone() -> None:
    assert Settings.from_environment({TRACEBACK: "1", "PATH": "/bin", "CARSONS_PORT": "x"}) == Settings()
    assert TRACEBACK in OTHERS


@pytest.mark.parametrize("text", ["http", "-1", "65536", "1.5", "٣", "1" * 5000])
def test_a_port_that_is_none(text: str) -> None:
    sentence = refused(CARSON_PORT=text)
    assert sentence.startswith("CARSON_PORT cannot be “")
    assert sentence.endswith("”: it takes a whole number from 0 to 65535.")


def test_wrong_values_are_told_in_a_sentence() -> None:
    assert refused(CARSON_RATE="nan") == "CARSON_RATE cannot be “nan”: it takes a number from 0 to 10000."
    assert refused(CARSON_IDLE_SECONDS="-1") == "CARSON_IDLE_SECONDS cannot be “-1”: it takes a number from 0 to 86400."
    assert refused(CARSON_LOG="xml") == "CARSON_LOG cannot be “xml”: it takes one of auto, text, json, quiet."
    assert "CARSON_PROXIES cannot have “proxy.local”" in refused(CARSON_PROXIES="127.0.0.1,proxy.local")
    assert refused(CARSON_PORTS="1").startswith("There is no setting CARSON_PORTS: the settings are CARSON_BOT_PROCESSES, ")


@pytest.mark.parametrize(
    "text", ["pete", "pete=", "=cat", "Pete=cat", "greedy=cat", "cmd:cat=cat", "pete=/no/such/program", "pete='"]
)
def test_a_program_that_cannot_be_a_bot(text: str) -> None:
    assert f"CARSON_COMMAND_BOTS cannot have “{text}”" in refused(CARSON_COMMAND_BOTS=text)


def test_two_programs_have_two_names() -> None:
    assert "CARSON_COMMAND_BOTS cannot have “ann=true”" in refused(CARSON_COMMAND_BOTS="ann=cat,ann=true")


@pytest.mark.parametrize(
    "text", ["*", "games.example.org", "https://", "ftp://a", "https://a/b", "https://u@a", "http://a:x"]
)
def test_an_origin_that_is_none(text: str) -> None:
    assert f"CARSON_ORIGINS cannot have “{text}”" in refused(CARSON_ORIGINS=text)


def test_the_refusal_of_a_token_does_not_show_it() -> None:
    assert refused(CARSON_METRICS_TOKEN="short") == (
        "CARSON_METRICS_TOKEN is too short: it takes at least 16 characters that nobody can guess."
    )


def test_settings_can_be_shown_without_the_token() -> None:
    assert "a-token-of-our-own" not in repr(Settings(metrics_token="a-token-of-our-own"))


def test_an_override_that_is_no_setting_is_a_mistake_of_ours() -> None:
    with pytest.raises(TypeError, match="no setting prot"):
        Settings.from_environment({}, prot=1)


def test_where_the_database_is() -> None:
    environ = {"CARSON_DATABASE": "from-environment.db"}
    assert database_setting("option.db", environ) == "option.db"
    assert database_setting(None, environ) == "from-environment.db"
    assert database_setting(None, {}) == default_database()
    assert Path(default_database()).name == "carson.db"


def test_the_example_file_has_every_setting_with_its_default() -> None:
    listed = dict(re.findall(r"^#(CARSON_\w+)=(.*)$", EXAMPLE.read_text(encoding="utf-8"), re.MULTILINE))
    assert list(listed) == [variable(field.name) for field in fields(Settings)]
    default = Settings()
    for field in fields(Settings):
        if field.name in COMPUTED:
            assert listed[variable(field.name)] == "", "computed: the file says how"
            continue
        value = getattr(default, field.name)
        shown = ",".join(value) if isinstance(value, tuple) else f"{value:g}" if isinstance(value, float) else str(value)
        assert listed[variable(field.name)] == shown


def test_the_example_file_can_be_used_as_it_is() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == []
    environ = dict(line.removeprefix("#").split("=", 1) for line in lines if line.startswith("#CARSON_"))
    assert Settings.from_environment(environ) == Settings()
