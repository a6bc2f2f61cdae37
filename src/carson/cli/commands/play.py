"""`carson play`: in the browser (`carson.cli.browsing`), or with --terminal in the terminal (`carson.cli.terminal.play`).

For the terminal it seats people and bots at a new or a saved game.
"""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterable
from contextlib import ExitStack, closing
from typing import Final

from carson.bots import MEASURED, Bot
from carson.bots.programs import bot_or_program, is_program
from carson.cli.bot_names import add_patience, face, known_bots, time_of
from carson.cli.complaint import Complaint
from carson.cli.configure import add_game_arguments, configure, seed_of
from carson.cli.files import STANDARD_INPUT, load_record, replayed
from carson.cli.output import Output
from carson.cli.parser import Parser, names
from carson.core.record import Play
from carson.games import GAMES, entry_of, seats_taken
from carson.lab.plans import bot_seed, config_for, fill_seats

LONGEST_NAME = 20
IN_BROWSER: Final = {
    "host": "ADDRESS",
    "port": "N",
    "database": "DATABASE",
}  # options of the server, which the terminal has not


def add_arguments(parser: Parser) -> None:
    add_game_arguments(parser)
    parser.add_argument("--terminal", action="store_true", help="command-play-terminal")
    parser.add_argument("--bots", type=names, metavar="LIST", help="command-play-bots")
    add_patience(parser)
    parser.add_argument("--name", type=person_names, metavar="NAME", help="command-play-name")
    parser.add_argument("--load", metavar="FILE", help="command-play-load")
    parser.add_argument("--ascii", action="store_true", help="command-ascii-option")
    for name, metavar in IN_BROWSER.items():
        parser.add_argument(f"--{name}", metavar=metavar, help=f"command-play-{name}")


def run(output: Output, options: Namespace) -> int:
    if options.terminal:
        return in_terminal(output, options)
    return in_browser(output, options)


def in_browser(output: Output, options: Namespace) -> int:
    from carson.cli.browsing import play, screen_of
    from carson.server.settings import Settings, variable

    entry_of(options.game)  # a game that there is not is refused
    _refuse(options, [name for name in vars(options) if name not in {"game", "terminal", "help", *IN_BROWSER}], "terminal")
    log = None if os.environ.get(variable("log")) else "quiet"  # whoever plays wants no line for each request
    most = None if os.environ.get(variable("most_bot_tables")) else 0  # whose computer it is decides
    settings = Settings.from_environment(
        host=options.host,
        port=options.port,
        database=options.database,
        log=log,
        most_bot_tables=most,
        forget_open_days=0,
        forget_uploads_days=0,
    )
    play(output, settings, screen_of(options.game))
    return 0


def _refuse(options: Namespace, names: Iterable[str], where: str) -> None:
    """Options that are for the other of the two."""
    for name in names:
        if getattr(options, name):
            raise Complaint(f"command-play-only-{where}", option=f"--{name.replace('_', '-')}")


def in_terminal(output: Output, options: Namespace) -> int:
    from carson.cli.terminal import play as terminal

    _refuse(options, IN_BROWSER, "browser")
    if options.load is None:
        play, bots = new_game(output, options)
    else:
        play, bots = saved_game(output, options)
    file = "" if options.load in (None, STANDARD_INPUT) else options.load
    with ExitStack() as held:
        for bot in bots.values():
            held.enter_context(closing(bot))
        return terminal.run(
            terminal.Sitting(play, bots, options.ascii, file=file, language=output.words.language), output.people
        )


def new_game(output: Output, options: Namespace) -> tuple[Play, dict[int, Bot]]:
    """People sit at the first seats; who begins is drawn anyway."""
    wanted = configure(output, options)
    title = wanted.title
    seed = seed_of(options)
    config = dict(config_for(wanted.configs, seed))
    people = options.name or [output.words("command-play-nobodys-name")]
    players = seats_taken(config, title.new(config, seed, quiet=True).players)
    if len(people) > players:
        raise Complaint("command-too-many-people", people=len(people), players=players)
    opponents = _opponents(options.bots, title.name, players - len(people), players)
    bots = {len(people) + index: name for index, name in enumerate(opponents)}
    play = Play(title, config, seed, [*people, *(f"{face(name)} {seat + 1}" for seat, name in bots.items())])
    return play, _made(options, bots, title.name, seed)


def saved_game(output: Output, options: Namespace) -> tuple[Play, dict[int, Bot]]:
    """Whoever is called after a bot and a seat is that bot, as `new_game` names them; the others are people.

    A program must be named again: no record starts one.
    """
    record = load_record(output, options.load)
    play = replayed(output, options.load, record)
    players = seats_taken(record.config, play.game.players)
    names = {seat: name.split()[0] for seat, name in enumerate(record.names[:players]) if name.strip()}
    programs = {face(name): name for name in options.bots or () if is_program(name)}
    known = {**programs, **{name: name for name in entry_of(record.game).bots}}
    bots = {seat: known[name] for seat, name in names.items() if name in known}
    if not record.names:  # the first seat against bots
        opponents = _opponents(options.bots, record.game, players - 1, players)
        bots = dict(enumerate(opponents, 1))
    return play, _made(options, bots, record.game, record.seed)


def _opponents(named: list[str] | None, game: str, seats: int, players: int) -> tuple[str, ...]:
    """A bot for each of so many seats; those who were named must have one."""
    wanted = [entry_of(game).default_bot] if named is None else named
    known_bots(wanted, game)
    if not seats:
        if named is not None:
            raise Complaint("command-no-seat-for-bots", players=players)
        return ()
    if len(wanted) > seats:
        raise Complaint("command-too-many-opponents", bots=len(wanted), players=players, seats=seats)
    return fill_seats(wanted, seats)


def _made(options: Namespace, bots: dict[int, str], game: str, seed: str) -> dict[int, Bot]:
    budget = time_of(options)
    return {
        seat: bot_or_program(name, bot_seed(seed, seat), game, budget if is_program(name) else MEASURED)
        for seat, name in bots.items()
    }


def person_names(text: str) -> list[str]:
    """Reads the names of people, who must be told apart from each other and from bots."""
    people = names(text)
    for name in people:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise Complaint("command-play-bad-name", name=name, longest=LONGEST_NAME)
        if any(name.split()[0] in game.bots for game in GAMES.values()) or people.count(name) > 1:
            raise Complaint("command-play-name-taken", name=name)
    return people
