"""Settings for all tests: Hypothesis finds the same examples in every run, and helpers explain their assertions too."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

os.environ["CARSON_LANGUAGE"] = "en"  # whatever the machine speaks

# In the background a shell has Ctrl-C ignored, in the tests and in everything they start; some of them press it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

pytest.register_assert_rewrite("tests.conformance.checks")

# "steady" is the same in every run; HYPOTHESIS_PROFILE=explore looks further, at other examples each time.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=50, database=None, print_blob=False)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
