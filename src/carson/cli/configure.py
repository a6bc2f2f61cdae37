"""The options that say what is played, shared by `play` and `simulate`, and the configuration they make.

Each game adds its own options; one that is not the chosen game's is refused.
"""

from __future__ import annotations

import secrets
from argparse import Namespace
from dataclasses import dataclass

from carson.cli.complaint import Complaint
from carson.cli.output import Output
from carson.cli.parser import Parser, number, seed
from carson.cli.terminal.terminal_game import terminal_games, terminal_of
from carson.core.title import Title
from carson.games import GAMES, first_game, title_of

MOST_SEATS = 99  # a limit against slips; the game's own is told by its refusal


@dataclass(frozen=True)
class Wanted:
    """What is to be played. Of several configurations one is drawn for each game (`lab.plans.config_for`)."""

    title: Title
    preset: str
    configs: list[dict[str, object]]


def add_game_arguments(parser: Parser) -> None:
    parser.values["games"] = ", ".join(GAMES)
    parser.add_argument("game", nargs="?", default=first_game(), metavar="GAME", help="command-game-argument")
    parser.add_argument("--preset", metavar="NAME", help="command-preset-option")
    parser.add_argument("--players", type=seats, metavar="N", help="command-players-option")
    parser.add_argument("--seed", type=seed, metavar="TEXT", help="command-seed-option")
    for name, game in terminal_games().items():
        parser.add_options(f"game-{name}.options", game.options)


def seats(text: str) -> int:
    """Reads a number of players; that nobody cannot play is the game's own refusal."""
    return 0 if text == "0" else number("--players", 1, MOST_SEATS)(text)


def configure(output: Output, options: Namespace) -> Wanted:
    """What the options ask for. What cannot be played is refused with the reason."""
    if options.game is None:
        options.game = first_game()
    title, game = title_of(options.game), terminal_of(options.game)
    output.game = options.game
    _refuse_options_of_others(output, options)
    preset = title.presets[0] if options.preset is None else str(options.preset)
    changes = {} if options.players is None else {"players": options.players}
    return Wanted(title, preset, game.configs(output, options, preset, changes))


def _refuse_options_of_others(output: Output, options: Namespace) -> None:
    for name, game in terminal_games().items():
        for option in game.options if name != options.game else ():
            if getattr(options, option.value) is not None:
                own = output.naming().list([known.name for known in terminal_of(options.game).options], last="list-and")
                other, chosen = (output.words(f"game-{game}") for game in (name, options.game))
                raise Complaint("command-other-games-option", option=option.name, other=other, game=chosen, options=own)


def refuse_game_options(options: Namespace, with_option: str) -> None:
    """For an option that leaves nothing to be said about what is played, but which game."""
    if options.game is not None:
        title_of(options.game)
    asked = {"--preset": options.preset, "--players": options.players}
    for game in terminal_games().values():
        asked |= {option.name: getattr(options, option.value) for option in game.options}
    for name, value in asked.items():
        if value is not None:
            raise Complaint("command-not-together", option=name, other=with_option)


def seed_of(options: Namespace) -> str:
    """The seed asked for, or a new one."""
    return secrets.token_hex(4) if options.seed is None else str(options.seed)
