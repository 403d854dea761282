"""Skipped tests: ``--record-skips FILE`` and ``RIVERBOAT_SKIPS=none``.

``make test`` records the tests that lack an extra or a program. ``make everything`` installs all
extras and programs and runs these tests. One that is still skipped fails the run, unless
``tests/skips.txt`` allows it with a reason.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import pytest

ALLOWED_SKIPS_FILE = Path(__file__).with_name("skips.txt")


class AllowedSkip(NamedTuple):
    """The start of a skip message, and the reason why the skip is allowed."""

    message: str
    reason: str


def allowed_skips(text: str) -> list[AllowedSkip]:
    """Parse lines of the form ``skip message | reason``."""
    allowed_skips = []
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            message, separator, reason = (field_text.strip() for field_text in line.partition("|"))
            if not (message and separator and reason):
                raise pytest.UsageError(f"{ALLOWED_SKIPS_FILE.name}: no reason stands in {line!r}")
            allowed_skips.append(AllowedSkip(message, reason))
    return allowed_skips


class Skips:
    """Plugin that collects the skips that are not allowed, and records or fails them."""

    def __init__(
        self, allowed: list[AllowedSkip], record_path: Path | None, *, fails_run: bool
    ) -> None:
        self.allowed = allowed
        self.record_path = record_path
        self.fails_run = fails_run
        self.disallowed: list[tuple[str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._record_skip(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Record modules that were skipped while they were imported."""
        self._record_skip(report)

    def _record_skip(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if not report.skipped or hasattr(report, "wasxfail"):
            return
        longrepr = report.longrepr
        text = longrepr[2] if isinstance(longrepr, tuple) else str(longrepr)
        text = text.removeprefix("Skipped: ")
        if not any(text.startswith(skip.message) for skip in self.allowed):
            self.disallowed.append((report.nodeid, text))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.record_path is not None:
            self.record_path.parent.mkdir(parents=True, exist_ok=True)
            lines = sorted({f"{nodeid}\n" for nodeid, _ in self.disallowed})
            self.record_path.write_text("".join(lines), encoding="utf-8")
        if self.fails_run and self.disallowed and session.exitstatus in (0, None):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for nodeid, text in self.disallowed if self.fails_run else ():
            failure_text = f"FAILED: no test may be skipped here: {nodeid}: {text}"
            terminalreporter.write_line(failure_text, red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--record-skips",
        type=Path,
        help="write the ids of skipped tests to this file: pytest @FILE runs them",
    )


def pytest_configure(config: pytest.Config) -> None:
    is_worker = hasattr(config, "workerinput")
    record_path: Path | None = config.getoption("--record-skips")
    fails_run = os.environ.get("RIVERBOAT_SKIPS") == "none"
    if (fails_run or record_path is not None) and not is_worker:
        allowed = allowed_skips(ALLOWED_SKIPS_FILE.read_text(encoding="utf-8"))
        config.pluginmanager.register(
            Skips(allowed, record_path, fails_run=fails_run), "riverboat-skips"
        )
