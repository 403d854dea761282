"""What every test may ask for."""

import gc
import os
import signal
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.thorough import FIRST, THOROUGH, many

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
    max_examples=many(20, 2_000),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("riverboat")

# The assertions of the runner of cases explain themselves as those of a test do. Said here, before
# any test has been read, because tests elsewhere play cases too.
_RUNNER = "checks floor.moments holdings mixes playing table_cases table_playing"
pytest.register_assert_rewrite(*[f"tests.rules.{name}" for name in _RUNNER.split()])

# What a terminal says is read in English, wherever the tests run.
os.environ["RIVERBOAT_LANG"] = "en"


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """A thorough run tells one number, and Hypothesis begins there too."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # Begun in the background, a run ignores an interrupt. The programs that it starts do not.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if THOROUGH and config.option.hypothesis_seed is None:
        config.option.hypothesis_seed = FIRST


def pytest_collection_finish() -> None:
    """What is there by now stays until the end: nobody need look through it for rubbish."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The first seed of a thorough run: with it the same hands are drawn again."""
    if THOROUGH:
        terminalreporter.write_line(f"to draw the same again: RIVERBOAT_SEED={FIRST}")


HOW_TO_FIND_CORPORA = """\
no real hands at {folder}: set RIVERBOAT_CORPORA to a folder that holds them. The public data \
sets are the PHH files, Pluribus among them, of uoftcprg/pokerkit; the dealer logs of the \
Annual Computer Poker Competition, University of Alberta; and the home games of \
DrkYoda/PokerNow-OpenHandHistory-Converter."""


@pytest.fixture(scope="session")
def corpora() -> Path:
    """The folder of real hands that no one here wrote, or a skip that says where to get them."""
    named = os.environ.get("RIVERBOAT_CORPORA")
    folder = Path(named) if named else ROOT.parent / "shared" / "corpora"
    if not folder.is_dir():
        pytest.skip(HOW_TO_FIND_CORPORA.format(folder=folder))
    return folder
