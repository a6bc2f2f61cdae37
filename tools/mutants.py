"""Changes the rules in small ways, one at a time, and says which changes no test notices.

    .venv/bin/python -m tools.mutants src/carson/board/round/duels.py --sample 40

The tests are collected once and run in forks of that process, in which the code of one function has been replaced; of all
tests only those that call the function are run, until one fails. What came of it: docs/mutants.md.
"""

from __future__ import annotations

import argparse
import ast
import copy
import gc
import os
import pickle
import random
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import CodeType, FrameType, FunctionType

import pytest

ROOT = Path(__file__).parents[1]
TESTS = (  # the first that fails is named, so the readable ones come before
    "tests/rules",
    "tests/board",
    "tests/cards",
    "tests/games/test_choice_counts.py",
    "tests/games/test_recorded_games.py::test_a_recorded_game_replays_strictly",
)
CPU_SECONDS = 20  # for one change: a game that goes on for ever counts as noticed
MEMORY = 4 << 30

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.And: ast.Or, ast.Or: ast.And,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.Break: ast.Continue, ast.Continue: ast.Break,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A change of one line of one function."""

    file: str
    line: int
    function: str  # with its class, as Python names it
    before: str
    after: str
    code: CodeType

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: `{self.before}` -> `{self.after}`"


def mutants_of(path: Path) -> list[Mutant]:
    """Every change of a file that there is, by line."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for name, function in functions(tree):
        for number, statement in enumerate(statements(function)):
            count = len(list(changes(statement)))
            for which in range(count):
                changed = copy.deepcopy(tree)
                there = next(node for other, node in functions(changed) if other == name)
                target = list(statements(there))[number]
                before = told(target)
                after = list(changes(target))[which](target)
                code = code_of(compile(ast.fix_missing_locations(changed), str(path), "exec", dont_inherit=True), name)
                file = path.resolve().relative_to(ROOT).as_posix()
                found.append(Mutant(file, statement.lineno, name, before, after, code))
    return found


def functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    """Those of the module and of its classes; what is inside of one belongs to it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{part.name}", part) for part in node.body if isinstance(part, ast.FunctionDef))


def statements(function: ast.FunctionDef) -> Iterator[ast.stmt]:
    """All of a function, those inside of others too."""
    for node in ast.walk(ast.Module(function.body, [])):
        if isinstance(node, ast.stmt) and not isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
            yield node


def changes(statement: ast.stmt) -> Iterator[Callable[[ast.stmt], str]]:
    """What can be done to a statement, apart from the statements inside of it: each does it and tells the new text."""
    for number, node in enumerate(own_nodes(statement)):
        for change in node_changes(node):

            def apply(target: ast.stmt, number: int = number, change: Callable[[ast.AST], None] = change) -> str:
                change(own_nodes(target)[number])
                return told(target)

            yield apply


def own_nodes(statement: ast.stmt) -> list[ast.AST]:
    found: list[ast.AST] = [statement]
    for node in found:
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.stmt | ast.arguments | ast.JoinedStr) and not (
                isinstance(statement, ast.AnnAssign) and child is statement.annotation
            ):
                found.append(child)
    return found


def node_changes(node: ast.AST) -> Iterator[Callable[[ast.AST], None]]:
    for field, value in ast.iter_fields(node):
        for index, part in enumerate(value if isinstance(value, list) else [value]):
            if type(part) in SWAPPED and not isinstance(part, ast.stmt):
                yield partial(swap, field=field, index=index)
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda target: setattr(target, "value", other_number(target))
    if isinstance(node, ast.If | ast.While | ast.IfExp) and not isinstance(node.test, ast.Compare | ast.BoolOp):
        yield lambda target: setattr(target, "test", opposite(target.test))  # type: ignore[attr-defined]
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        yield lambda target: setattr(target, "value", ast.Constant(None))


def swap(target: ast.AST, field: str, index: int) -> None:
    value = getattr(target, field)
    if isinstance(value, list):
        value[index] = SWAPPED[type(value[index])]()
    else:
        setattr(target, field, SWAPPED[type(value)]())


def other_number(node: ast.AST) -> int:
    assert isinstance(node, ast.Constant)
    return not node.value if isinstance(node.value, bool) else int(node.value) + 1  # type: ignore[arg-type]


def opposite(test: ast.expr) -> ast.expr:
    return test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)


def told(statement: ast.stmt) -> str:
    return ast.unparse(statement).partition("\n")[0]


def code_of(code: CodeType, name: str) -> CodeType:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            if part.co_qualname == name:
                return part
            if name.startswith(f"{part.co_qualname}."):
                return code_of(part, name)
    raise LookupError(name)


class Trial:
    """Instead of running the tests once, runs those that concern each mutant, in forks."""

    def __init__(self, mutants: Sequence[Mutant]) -> None:
        self.mutants = mutants
        self.files = {str(ROOT / mutant.file): mutant.file for mutant in mutants}
        self.results: list[tuple[Mutant, str]] = []  # and the first test that failed

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = session.items
        calls = forked(partial(self.calls, items))
        assert isinstance(calls, dict), "the tests fail without any change"
        for number, mutant in enumerate(self.mutants, 1):
            concerned = [item for item in items if (mutant.file, mutant.function) in calls[item.nodeid]]
            noticed = forked(partial(first_failure, mutant, concerned), CPU_SECONDS) if concerned else "not called"
            result = "endless" if noticed is None else str(noticed)
            self.results.append((mutant, result))
            print(f"{number}/{len(self.mutants)} {mutant}  {result or 'SURVIVED'}", file=sys.__stderr__, flush=True)
        return True

    def calls(self, items: Sequence[pytest.Item]) -> dict[str, set[tuple[str, str]]] | None:
        """Which functions of the files each test calls; None if one fails."""
        found: dict[str, set[tuple[str, str]]] = {}
        for item in items:
            called = found[item.nodeid] = set()

            def note(frame: FrameType, event: str, arg: object, called: set[tuple[str, str]] = called) -> None:
                if event == "call" and (file := self.files.get(frame.f_code.co_filename)):
                    called.add((file, frame.f_code.co_qualname.partition(".<locals>")[0]))

            sys.setprofile(note)
            failed = run(item)
            sys.setprofile(None)
            if failed:
                return None
        return found


def first_failure(mutant: Mutant, items: Sequence[pytest.Item]) -> str:
    """The first of the tests that fails with a mutant in the place of its function."""
    places = [
        thing
        for thing in gc.get_objects()
        if isinstance(thing, FunctionType)
        and thing.__code__.co_qualname == mutant.function
        and Path(thing.__code__.co_filename) == ROOT / mutant.file
    ]
    assert places, mutant
    for place in places:
        place.__code__ = mutant.code
    return next((item.nodeid for item in items if run(item)), "")


def run(item: pytest.Item) -> bool:
    """Whether a test fails."""
    failed = item.session.testsfailed
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    return item.session.testsfailed > failed


def forked(work: Callable[[], object], seconds: int = 0) -> object:
    """What a function gives in a fork of this process; None if it takes longer, or ends by a signal."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        status = 1
        try:
            os.close(reading)
            signal.signal(signal.SIGVTALRM, signal.SIG_DFL)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(work(), pipe)
            status = 0
        finally:
            os._exit(status)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return None
    return pickle.loads(answer)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--sample", type=int, default=40, help="at most so many changes of each file")
    parser.add_argument("--seed", type=int, default=1, help="another seed gives another sample")
    parser.add_argument("--tests", nargs="+", default=TESTS)
    options = parser.parse_args(arguments)
    chosen: list[Mutant] = []
    for path in options.files:
        there = mutants_of(path)
        sample = random.Random(options.seed).sample(there, min(options.sample, len(there)))
        chosen += sorted(sample, key=lambda mutant: mutant.line)
    trial = Trial(chosen)
    quiet = ["-p", "no:cacheprovider", "-n", "0", *options.tests]
    with open(os.devnull, "w") as nowhere, redirect_stdout(nowhere):
        pytest.main(quiet, plugins=[trial])
    report(trial.results)
    return 0


def report(results: Sequence[tuple[Mutant, str]]) -> None:
    """A line of a table for each file, then those that nobody noticed."""
    for file in dict.fromkeys(mutant.file for mutant, _ in results):
        ends = [result for mutant, result in results if mutant.file == file]
        games = sum(result.startswith("tests/games") for result in ends)
        survived, idle = ends.count(""), ends.count("not called")
        print(f"| `{file}` | {len(ends)} | {len(ends) - games - survived - idle} | {games} | {survived} | {idle} |")
    for mutant, result in results:
        if result in ("", "not called"):
            print(f"- {mutant}{' (no test calls it)' if result else ''}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
