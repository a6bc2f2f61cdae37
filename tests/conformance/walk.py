"""Games to walk through, decision by decision, whatever game it is: everything comes from the registry.

A case is one configuration with a seed; its choices are random, or those of a record.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from random import Random

from carson.core.game import SPECTATOR, Game
from carson.core.record import Record
from carson.core.refusal import Refusal
from carson.core.title import Title

MOST_CHOICES = 2000  # no game of sane players comes near
MOST_PLAYERS = 9
RARE = 1
SHARE = 3  # one of so many checks looks at the first of what is usual
STRIDE = 17  # where a slow test looks at every decision


@dataclass(frozen=True)
class Case:
    """One game to walk through."""

    kind: Title
    label: str
    config: Mapping[str, object]
    seed: str
    choices: tuple[tuple[int, str], ...] | None = None  # of a record; None: random ones
    stride: int = 1  # looks only at so many of its decisions, to save time
    usual: frozenset[str] = frozenset()  # verbs that many other cases have too, which are looked at there as well

    def __str__(self) -> str:
        return f"{self.kind.name} {self.label}, seed {self.seed}"

    def new(self, quiet: bool = False) -> Game:
        return self.kind.new(self.config, self.seed, quiet)


@dataclass(frozen=True)
class Moment:
    """A decision of a game that is being walked through, and the choice that will be made next."""

    case: Case
    game: Game
    number: int  # how many choices were made before
    seat: int
    choice: int

    @property
    def kind(self) -> Title:
        return self.case.kind

    @property
    def watchers(self) -> tuple[int, ...]:
        """Who chooses, somebody else, and a spectator."""
        players = self.game.players
        return self.seat, (self.seat + 1 + self.number % (players - 1)) % players, SPECTATOR

    def __str__(self) -> str:
        return f"{self.case}, move {self.number + 1}: {self.seat + 1} {self.kind.catalogue.text(self.choice)}"


Check = Callable[[Moment], None]


def cases_of(kind: Title, seeds: Mapping[str, int]) -> Iterator[Case]:
    """Each preset with each number of players it takes, for each seed with its stride; and its variants."""
    for preset in kind.presets:
        configs = [config_of(kind, preset, players=players) for players in range(1, MOST_PLAYERS + 1)]
        playable = [config for config in configs if config is not None]
        for config in playable:
            for seed, stride in seeds.items():
                yield Case(kind, f"{preset} {config['players']} players", config, seed, stride=stride)
        yield from _variants_of(kind, preset, [config["players"] for config in playable])


def _variants_of(kind: Title, preset: str, counts: list[object]) -> Iterator[Case]:
    """A preset with each variant by itself and with all of them, each with another number of players."""
    variants = [[variant] for variant in kind.variants] + ([list(kind.variants)] if len(kind.variants) > 1 else [])
    for number, names in enumerate(variants):
        players = counts[number % len(counts)]
        config = config_of(kind, preset, players=players, variants=names)
        if config is not None:
            yield Case(kind, f"{preset} {' '.join(names)} {players} players", config, "variant", stride=STRIDE)


def config_of(kind: Title, preset: str, **changes: object) -> dict[str, object] | None:
    """A preset with changes, if it can be played so."""
    try:
        return kind.preset(preset, **changes)
    except Refusal:
        return None


def case_of(kind: Title, label: str, record: Record) -> Case:
    """The game of a record."""
    return Case(kind, label, record.config, record.seed, tuple(record.choices), stride=STRIDE)


def walk(case: Case, check: Check | None = None, every: int = 1) -> Game:
    """Play a game to its end, with one check at every so many decisions, or none."""
    return walk_with(case, {} if check is None else {check: every})


def walk_with(case: Case, checks: Mapping[Check, int]) -> Game:
    """Play a game to its end and look at its decisions before they are made; a failure says which one it was.

    Each check looks at every so many decisions, and at those whose verb is still rare; if it is usual, some of them do.
    """
    game = case.new()
    random = Random(f"choices of {case}")
    verbs: Counter[str] = Counter()
    for number in range(MOST_CHOICES):
        if game.over:
            return game
        seat, choice = _next_choice(case, game, number, random)
        moment = Moment(case, game, number, seat, choice)
        verb = case.kind.catalogue[choice].verb
        verbs[verb] += 1
        share = SHARE if verb in case.usual else 1
        try:
            for at, (check, every) in enumerate(checks.items()):
                if number % every == 0 or (verbs[verb] <= RARE and (at + number) % share == 0):
                    check(moment)
            game.choose(seat, choice)
        except Exception as error:
            error.add_note(str(moment))
            raise
    raise AssertionError(f"{case}: no end after {MOST_CHOICES} choices")


def _next_choice(case: Case, game: Game, number: int, random: Random) -> tuple[int, int]:
    if case.choices is None:
        seat = random.choice(game.waiting)
        return seat, random_choice(case.kind, game, seat, random)
    seat, text = case.choices[number]
    chosen = case.kind.catalogue.find(text)
    assert chosen is not None, f"{case}, move {number + 1}: {text} is in no catalogue"
    return seat, chosen.number


def random_choice(kind: Title, game: Game, seat: int, random: Random) -> int:
    """Any legal choice, or one of any legal verb, so that what is rare among the choices happens too."""
    legal = game.legal(seat)
    if random.random() < 0.5:
        return random.choice(legal)
    verbs = list(dict.fromkeys(kind.catalogue[choice].verb for choice in legal))
    verb = random.choice(verbs)
    return random.choice([choice for choice in legal if kind.catalogue[choice].verb == verb])
