"""Settings for all tests: which process runs what; the same examples in every run; helpers explain their assertions too."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from carson.core.compiled import is_compiled

os.environ["CARSON_LANGUAGE"] = "en"  # whatever the machine speaks

# In the background a shell has Ctrl-C ignored, in the tests and in everything they start; some of them press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest.register_assert_rewrite("tests.conformance.checks")

# "steady" is the same in every run; HYPOTHESIS_PROFILE=explore looks further, at other examples each time.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=50, database=None, print_blob=False)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# What takes long is not what is left at the end.
FIRST = ("tests/web/", "tests/server/", "tests/deploy/", "tests/test_", "tests/conformance/")
ONE_BY_ONE = "tests/conformance/"  # its tests share nothing, and together they are longer than any other file


# What the compiled engine cannot do by its nature, each with the reason; all other tests of the engine pass with it.
PLAIN_ONLY = {
    "tests/games/test_choice_counts.py::test_a_rule_that_forbids_what_nobody_chose_is_seen": "it replaces a method, which "
    "compiled code does not look up again",
}


class ByFile(LoadScopeScheduling):  # type: ignore[misc]
    """The tests of a file stay together, whoever runs them, because they share a server, a browser or a game.

    `--dist loadgroup` would be the usual way, but the pytest of today lets no group through (pytest-dev/pytest-xdist#1386).
    """

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if nodeid.startswith(ONE_BY_ONE) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: object) -> ByFile:
    config.option.loadscopereorder = False  # the order is that of the collection
    return ByFile(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if is_compiled():
        for item in items:
            if item.nodeid in PLAIN_ONLY:
                item.add_marker(pytest.mark.skip(PLAIN_ONLY[item.nodeid]))
    items.sort(key=lambda item: next((at for at, start in enumerate(FIRST) if item.nodeid.startswith(start)), len(FIRST)))
