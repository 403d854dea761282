"""Configuration and fixtures of all tests."""

import gc
import importlib.util
import os
import signal
import sys
from pathlib import Path

# Tests run on every core already. Threads of a matrix product would wait for each other busily.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.charmap import intervals_from_codec

from tests.thorough import FIRST_SEED, THOROUGH, example_count

ROOT = Path(__file__).resolve().parent.parent

pytest_plugins = ["tests.schedule", "tests.workers", "tests.costs", "tests.skips"]

# Some machines keep no compiled modules. Each program that a test starts would compile the whole
# package again, and each worker all tests: together that is half of the time of a run.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# The same examples on every run, so that a red build is red for its author too. Deadlines and
# the check for slow draws are off because a slow machine is no bug. A thorough run looks for new
# examples.
settings.register_profile(
    "riverboat",
    derandomize=not THOROUGH,
    deadline=None,
    max_examples=example_count(20, 2_000),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("riverboat")

# Rewrite the assertions of the case runner as in tests. This must happen before any test module is
# imported, because tests in other folders play cases, too.
_CASE_RUNNER_MODULES = """
    checks floor.floor_moments card_cases mixed_game_cases case_player table_cases table_case_player
"""
pytest.register_assert_rewrite(*[f"tests.rules.{name}" for name in _CASE_RUNNER_MODULES.split()])

# httpx looks for sniffio at each request to an application in this process. Python searches all
# folders for a module that is not installed, which costs more than many a request.
if importlib.util.find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # refuses the import at once

# Terminal output is English, whatever the locale of the machine.
os.environ["RIVERBOAT_LANG"] = "en"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Seed Hypothesis with the first seed of a thorough run."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # A run in the background ignores SIGINT; the programs it starts must not.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if THOROUGH and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = FIRST_SEED


def pytest_collection_finish(session: pytest.Session) -> None:
    """Freeze the objects created so far, so that the garbage collector skips them.

    A large run also builds Hypothesis's character tables for ASCII and UTF-8 first, so that each
    worker need not do it.
    """
    if len(session.items) > 1_000:
        for codec in ("ascii", "utf-8"):
            intervals_from_codec(codec)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the first seed of a thorough run, which reproduces its hands."""
    if THOROUGH:
        terminalreporter.write_line(f"to draw the same again: RIVERBOAT_SEED={FIRST_SEED}")


HOW_TO_FIND_CORPORA = """\
no real hands at {folder}: set RIVERBOAT_CORPORA to a folder that holds them. The public data \
sets are the PHH files, Pluribus among them, of uoftcprg/pokerkit; the dealer logs of the \
Annual Computer Poker Competition, University of Alberta; and the home games of \
DrkYoda/PokerNow-OpenHandHistory-Converter."""


@pytest.fixture(scope="session")
def corpora() -> Path:
    """Return the folder of real hand histories, or skip with a hint where to get them."""
    corpora_path = os.environ.get("RIVERBOAT_CORPORA")
    folder = Path(corpora_path) if corpora_path else ROOT.parent / "shared" / "corpora"
    if not folder.is_dir():
        pytest.skip(HOW_TO_FIND_CORPORA.format(folder=folder))
    return folder
