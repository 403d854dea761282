"""pokerkit's own test suite, if it is installed, run with riverboat in its place."""

from __future__ import annotations

import importlib.metadata
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.schedule import run_in

pytest.importorskip("pokerkit")

ROOT = Path(__file__).parents[2]
POKERKIT_VERSION = f"pokerkit-{importlib.metadata.version('pokerkit')}"
IS_INTEROP_ENABLED = bool(os.environ.get("RIVERBOAT_INTEROP"))
"""True to run the tests that take minutes: `make interop`."""

requires_interop = pytest.mark.skipif(not IS_INTEROP_ENABLED, reason="takes minutes: make interop")


OPENSPIEL_PROFILE: Final = "pokerkit-0.7.3"
"""The version that OpenSpiel's tests expect; eight of them fail with 0.7.7 itself."""


def run_as_pokerkit(*arguments: str, profile: str = POKERKIT_VERSION) -> str:
    """Run with riverboat in place of pokerkit; return the output."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.compat.as_pokerkit", *arguments]
    env = {**os.environ, "RIVERBOAT_PROFILE": profile}
    process = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=1800
    )
    return process.stdout + process.stderr


def count_passed_tests(output: str) -> int:
    """Return the number of tests that ran; all must have passed."""
    match = re.search(r"^Ran (\d+) tests? in", output, re.MULTILINE)
    assert match, output[-2000:]
    assert re.search(r"^OK", output, re.MULTILINE), output[-6000:]
    return int(match[1])


@run_in("slow", "modules1-25", "modules2-90")
@run_in("landing", "modules3-9")
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "modules, min_tests",
    [
        (("test_games", "test_utilities", "test_rules", "test_notation"), 10),
        (("test_state", "test_papers"), 25),
        pytest.param(
            ("test_wsop.test_2023_43_5", "test_wsop.test_2023_54_4"), 90, marks=requires_interop
        ),
        pytest.param(("test_lookups", "test_analysis"), 9, marks=requires_interop),
    ],
)
def test_pokerkit_test_suite_passes(modules: tuple[str, ...], min_tests: int) -> None:
    module_names = [f"pokerkit.tests.{module_name}" for module_name in modules]
    assert count_passed_tests(run_as_pokerkit("unittest", *module_names)) >= min_tests


@requires_interop
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    "module, test_count", [("pokerkit_wrapper_test", 83), ("repeated_pokerkit_test", 42)]
)
def test_openspiel_wrapper_tests_pass(module: str, test_count: int) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make interop")
    test_output = run_as_pokerkit(f"open_spiel.python.games.{module}", profile=OPENSPIEL_PROFILE)
    assert count_passed_tests(test_output) == test_count


@requires_interop
@pytest.mark.timeout(1800)
def test_openspiel_playthroughs_match_pokerkit() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: make interop")
    command = [sys.executable, "-W", "ignore", "-m", "tests.compat.playthroughs"]
    pokerkit_process = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=900
    )
    riverboat_text = run_as_pokerkit("tests.compat.playthroughs")
    assert pokerkit_process.stdout.count("\n# State 0\n") == 16
    assert riverboat_text.startswith(pokerkit_process.stdout)
