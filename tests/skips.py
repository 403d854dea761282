"""Runs without skipped tests: ``RIVERBOAT_SKIPS=none``.

``make everything`` installs every extra and every program that a test needs. A test that is still
skipped fails the run, unless ``tests/skips.txt`` allows it with a reason.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

LIST = Path(__file__).with_name("skips.txt")


class AllowedSkip(NamedTuple):
    """The start of a skip message, and the reason why the skip is allowed."""

    said: str
    reason: str


def allowed_skips(text: str) -> list[AllowedSkip]:
    """Parse lines of the form ``skip message | reason``."""
    found = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            said, bar, reason = (part.strip() for part in line.partition("|"))
            if not (said and bar and reason):
                raise pytest.UsageError(f"{LIST.name}: no reason stands in {line!r}")
            found.append(AllowedSkip(said, reason))
    return found


class NoSkips:
    """Collect skipped tests, and fail the session for each that is not allowed."""

    def __init__(self, allowed: list[AllowedSkip]) -> None:
        self.allowed = allowed
        self.found: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._note(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A whole module may be skipped while it is imported."""
        self._note(report)

    def _note(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if not report.skipped or hasattr(report, "wasxfail"):
            return
        longrepr = report.longrepr
        said = longrepr[2] if isinstance(longrepr, tuple) else str(longrepr)
        said = said.removeprefix("Skipped: ")
        if not any(said.startswith(each.said) for each in self.allowed):
            self.found.append((report.nodeid, said))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.found and session.exitstatus in (0, None):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for nodeid, said in self.found:
            words = f"FAILED: no test may be skipped here: {nodeid}: {said}"
            terminalreporter.write_line(words, red=True)


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    if os.environ.get("RIVERBOAT_SKIPS") == "none" and not is_worker:
        allowed = allowed_skips(LIST.read_text(encoding="utf-8"))
        config.pluginmanager.register(NoSkips(allowed), "riverboat-skips")
