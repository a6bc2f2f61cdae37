"""The command itself: help, version, closed pipes, Ctrl-C, and what is wrong with a command line."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from carson import __version__, cli
from carson.cli import COMMANDS
from carson.cli.commands import rules
from tests.cli.command import COMMAND, Command, run_process


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"], ["help"]])
def test_help_lists_the_commands(carson: Command, arguments: list[str]) -> None:
    result = carson(*arguments)
    assert (result.status, result.err) == (0, "")
    listed = [line.split()[0] for line in result.out.splitlines() if line.startswith("  ")]
    assert listed == list(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(carson: Command, command: str) -> None:
    result = carson(command, "--help")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith(f"Usage: carson {command} ")
    assert f"  carson {command}" in result.out.partition("Examples:")[2]
    assert "command-" not in result.out
    assert carson("help", command) == carson(command, "-h") == result


def test_version(carson: Command) -> None:
    assert carson("--version").out == f"carson {__version__}\n"


def test_an_unknown_command_is_told_the_known_ones(carson: Command) -> None:
    sentence = carson("simulat").complaint()
    assert "“simulat”" in sentence
    assert ", ".join(COMMANDS) in sentence


def test_help_for_an_unknown_command_too(carson: Command) -> None:
    assert "“zeppelin”" in carson("help", "zeppelin").complaint()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate --game 3", "“carson simulate” has no option --game: its options are --help, --preset, --players, "),
        ("simulate -n 3", "“carson simulate” has no option -n: "),
        ("simulate board chess", "“carson simulate” does not know what to do with “chess”: see “carson simulate --help”."),
        ("simulate --games", "The option --games needs a value after it: --games N."),
        ("simulate --games --json", "The option --games needs a value after it: --games N."),
        ("simulate --json=yes", "The option --json takes no value: write --json alone."),
        ("simulate --games many", "--games cannot be “many”: it takes a whole number from 1 up."),
        ("simulate --games 0", "--games cannot be “0”: it takes a whole number from 1 up."),
        ("simulate --games 1.5", "--games cannot be “1.5”: it takes a whole number from 1 up."),
        ("simulate --games -5", "--games cannot be “-5”: it takes a whole number from 1 up."),
        ("simulate --games=", "--games cannot be “”: it takes a whole number from 1 up."),
        ("simulate --workers 1000", "--workers cannot be “1000”: it takes a whole number from 1 to 60."),
        ("replay", "“carson replay” needs FILE: see “carson replay --help”."),
        ("verify", "“carson verify” needs FILE: see “carson verify --help”."),
        ("show --json", "“carson show” needs FILE: see “carson show --help”."),
        ("--json", "There is no command “--json”: "),
    ],
)
def test_a_wrong_command_line_is_one_sentence(carson: Command, arguments: str, sentence: str) -> None:
    assert carson(*arguments.split()).complaint().startswith(sentence)


def test_options_and_arguments_may_come_in_any_order(carson: Command) -> None:
    assert carson("simulate", "--games", "1", "board", "--seed", "x", "--json").status == 0


def test_the_installed_command_is_main() -> None:
    result = run_process("--version")
    assert (result.status, result.out) == (0, f"carson {__version__}\n")


def test_the_exit_status_reaches_the_shell() -> None:
    assert "“simulat”" in run_process("simulat").complaint()


PIPE_CLOSED = "Whoever read this output has stopped reading; the rest is left out."


@pytest.mark.parametrize("arguments", [["rules", "B"], ["rules", "a", "--json"], ["--help"], ["simulate", "--help"]])
def test_a_closed_pipe_is_one_sentence(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as nobody_reads:
        done = subprocess.run([*COMMAND, *arguments], stdout=nobody_reads, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr.decode().splitlines() == [PIPE_CLOSED]


def test_a_reader_who_has_read_enough() -> None:
    command = subprocess.Popen([*COMMAND, "rules", "the"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert command.stdout is not None
    assert command.stderr is not None
    with command.stdout, command.stderr:
        assert command.stdout.readline().startswith(b"B1")
        command.stdout.close()
        assert command.stderr.read().decode().splitlines() == [PIPE_CLOSED]
    assert command.wait() == 2


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")
@pytest.mark.parametrize(
    ("arguments", "status"),
    [("rules >&-", 0), ("presets --json >&-", 0), ("zeppelin 2>&-", 2), ("show - <&-", 2), ("play --terminal <&-", 0)],
)
def test_a_standard_stream_that_is_not_there(arguments: str, status: int) -> None:
    command = ["/bin/sh", "-c", f'"$0" -m carson {arguments}', sys.executable]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert b"Traceback" not in done.stderr
    assert b"The program failed" not in done.stderr
    assert done.returncode == status


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_is_one_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "rules"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert b"No space left" in done.stderr


def _hear_ctrl_c() -> None:
    """A shell's background job ignores Ctrl-C, and so would the command that is started from it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="needs the signals and terminals of POSIX")
@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_a_simulation_with_a_sentence(workers: int) -> None:
    terminal, stderr = os.openpty()  # so that the progress bar shows when the games have begun
    arguments = ("simulate", "--games", "1000000", "--workers", str(workers), "--json")
    command = subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=stderr, start_new_session=True, preexec_fn=_hear_ctrl_c
    )
    os.close(stderr)
    assert command.stdout is not None
    shown = b""
    while b"/1000000" not in shown:
        shown += os.read(terminal, 1024)
    os.killpg(command.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
    shown += _rest(terminal)
    with command.stdout:
        assert command.stdout.read() == b""
    assert command.wait() == 2
    assert b"Interrupted." in shown
    assert b"Traceback" not in shown


def _rest(terminal: int) -> bytes:
    """What is still shown, until all who could write have ended."""
    shown = b""
    try:
        while chunk := os.read(terminal, 1024):
            shown += chunk
    except OSError:
        pass  # how Linux says that nobody has the other end open
    os.close(terminal)
    return shown


def test_ctrl_c_inside_any_command(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules, "run", interrupt)
    before = signal.getsignal(signal.SIGINT)
    try:
        assert carson("rules").complaint() == "Interrupted."
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_mistake_of_the_program_is_one_sentence_too(carson: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> int:
        raise IndexError("list index\nout of range")

    monkeypatch.setattr(rules, "run", fail)
    result = carson("rules")
    assert result.status == 2
    assert result.err.startswith("The program failed (IndexError: list index out of range)")
    assert result.err.count("\n") == 1
    monkeypatch.setenv(cli.TRACEBACK, "1")
    with pytest.raises(IndexError):
        carson("rules")


def test_output_that_the_terminal_cannot_encode_does_not_end_the_command() -> None:
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "rules"], capture_output=True, env=surroundings, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_starting_loads_only_what_a_command_needs() -> None:
    code = "import sys; from carson.cli import main; main(['--version']); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "carson.cli" in loaded
    assert not {"rich", "fluent", "argparse", "carson.board", "carson.lab"} & set(loaded)
