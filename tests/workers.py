"""Tests on every core: what is collected once is run by forks of the process that collected it.

To read all tests, and the package under them, takes a processor half a minute. pytest-xdist lets
each of its workers do that, and sends three reports of each test from one process to another. Here
a worker is a fork: it has read the tests already, takes the next block from a pipe, and says in a
line that a test has passed. ``--workers=3`` asks for three.

A block is a file of tests, or a part of a long one. A test that waits for a page, a clock or
another process leaves its core idle: one worker begins with what computes, one with the pages and
one with what else waits, and who has no more of their kind takes of another. So one Chromium serves
all pages. Whatever becomes known of a test is told to the process that has forked, which prints,
counts and remembers as if it had run the test itself.

The summary names each test that took a processor longer than :data:`DEAR` and carries no mark of a
slower run (``tests/schedule.py``): make it cheaper or mark it. ``--within 4000`` says how much
all of them may cost, in the time of a million additions, which workers take now and then between
their tests: on a slow machine both take longer, and the answer is the same. More is a warning, and
much more (:data:`TOO_MUCH`) a failure, so that a suite does not grow unseen.
"""

from __future__ import annotations

import atexit
import os
import struct
import sys
import time
import warnings
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from statistics import median
from typing import Any, Literal

import pytest

from tests import forked
from tests.schedule import run_of
from tests.thorough import THOROUGH, many

LARGEST = many(60, 6)
"""The most tests in a block."""

SLOW = {"browser": 3}
"""The most where a test takes seconds, by its folder."""

DEAR = 1.5
"""The seconds of a processor that a test of every run should not take, its programs included.

Neither a browser nor a room counts: they serve many tests, and ``--costs`` counts them.
"""

TOO_MUCH = 1.5
"""How often what is meant to be enough may be spent before a run fails."""

ADDITIONS = 50_000
"""The additions of a measurement, which take a processor some milliseconds."""

EVERY = 2.0
"""The seconds from one measurement to the next."""

WAIT = ("browser", "cluster", "service", "web", "store", "remote", "picture")
"""The folders whose tests wait, those that do so longest first."""

PAGES, WAITS, COMPUTES = range(3)
"""The kinds of blocks."""

TURNS = ((COMPUTES, WAITS, PAGES), (PAGES, WAITS, COMPUTES), (WAITS, PAGES, COMPUTES))
"""In which order a worker goes through the kinds; the fourth as the first, and so on."""

NUMBER = struct.Struct("I")
FORK = get_context("fork") if hasattr(os, "fork") else None

Duration = tuple[Literal["setup", "call", "teardown"], float, float]
"""A part of a test, when it began, and for how long it went on."""


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "run the tests in so many forks of the process that has collected them"
    parser.addoption("--workers", type=int, default=0, metavar="NUMBER", help=words)
    words = "warn when tests cost a processor more than so many times a million additions"
    parser.addoption("--within", type=float, default=0, metavar="MILLIONS", help=words)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.workers and getattr(config.option, "numprocesses", None):
        raise pytest.UsageError("--workers and -n are two ways to run tests on every core")
    if config.option.workers and not config.option.usepdb and FORK:
        config.pluginmanager.register(Loop(config.option.workers), "riverboat-workers")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What waits longest comes first, or one of the workers would end long after the others."""
    if config.option.workers:
        items.sort(key=lambda item: rank(item.path))


class Loop:
    """How a session goes whose tests are run by others."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.dear: list[tuple[float, str]] = []
        self.seconds = 0.0
        self.million = 0.0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or session.config.option.collectonly:
            return None  # pytest itself knows what to say
        crowd = Crowd(session)
        waits = any(rank(item.path) < len(WAIT) for item in session.items)
        if waits and not getattr(session.config.option, "costs", None):  # it counts a room apart
            forked.prepare()
        try:
            crowd.run(self.number)
        finally:
            crowd.end()
            self.dear, self.seconds = crowd.dear, crowd.seconds
            self.million = median(crowd.measured) * 1_000_000 / ADDITIONS if crowd.measured else 0
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        assert crowd.done == len(session.items), f"{crowd.done} of {len(session.items)} tests ran"
        if self.spent > TOO_MUCH * (session.config.option.within or float("inf")):
            session.testsfailed += 1
        return True

    @property
    def spent(self) -> float:
        """What all tests cost, in the time of a million additions."""
        return self.seconds / self.million if self.million else 0

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name those that should be cheaper, or in a list, and what all cost."""
        if self.dear and not THOROUGH:
            words = f"took a processor longer than {DEAR:g} s, and carry no mark of a slower run:"
            terminalreporter.write_line(f"these {words}", yellow=True)
            for seconds, name in sorted(self.dear, reverse=True):
                terminalreporter.write_line(f"{seconds:9.1f} {name}", yellow=True)
        if enough := terminalreporter.config.option.within:
            words = f"the tests cost {self.spent:.0f} million additions of {enough:.0f}"
            failed = self.spent > TOO_MUCH * enough
            more = "FAILED: far too much, " if failed else "too much, " * (self.spent > enough)
            colour = {"red" if failed else "yellow": bool(more)}
            terminalreporter.write_line(f"{more}{words}; {self.seconds:.0f} s here", **colour)


def rank(path: Path) -> int:
    """The place of a test's folder among those whose tests wait, or behind them all."""
    return next((k for k, folder in enumerate(WAIT) if folder in path.parts), len(WAIT))


def kind(path: Path) -> int:
    """What a test's folder does."""
    folder = rank(path)
    return PAGES if folder == 0 else WAITS if folder < len(WAIT) else COMPUTES


def spent(item: pytest.Item, following: pytest.Item | None) -> float:
    """The seconds of a processor of this process, and of programs where tests wait for some.

    A browser ends after the last test of a worker, and is not that test's cost.
    """
    has_programs = kind(item.path) == WAITS and following is not None
    return sum(os.times()[: 4 if has_programs else 2])


def additions() -> float:
    """The seconds of a processor that :data:`ADDITIONS` take here and now."""
    before = time.process_time()
    total = 0
    for k in range(ADDITIONS):
        total += k
    return time.process_time() - before


def blocks(items: Sequence[pytest.Item]) -> list[range]:
    """Tests of one file that follow each other, in the order of the tests."""
    found: list[range] = []
    for k, item in enumerate(items):
        last = found[-1] if found else range(0)
        most = SLOW.get(item.path.parent.name, LARGEST)
        if last and len(last) < most and items[last.start].path == item.path:
            found[-1] = range(last.start, k + 1)
        else:
            found.append(range(k, k + 1))
    return found


# Whoever waits -----------------------------------------------------------------------------------


class Worker:
    """A worker, as it is known to the process that waits for it."""

    def __init__(
        self, process: ForkProcess, line: Connection, left: Sequence[int], queues: Sequence[int]
    ) -> None:
        self.process, self.line, self.queues = process, line, queues
        self.left = list(left)
        """What it has taken and not begun."""
        self.at: int | None = None
        """The test that it is at."""


class Crowd:
    """The workers of a session, and the pipes from which they take blocks."""

    def __init__(self, session: pytest.Session) -> None:
        self.session, self.config = session, session.config
        self.blocks = blocks(session.items)
        self.workers: dict[Connection, Worker] = {}
        self.done = 0
        self.dear: list[tuple[float, str]] = []
        """What a test took whose cost nobody expects."""
        self.seconds = 0.0
        """What all tests took."""
        self.measured: list[float] = []
        """What so many additions took, now and then."""
        kinds = [kind(session.items[block.start].path) for block in self.blocks]
        self.queues = [
            _queue([k for k, each in enumerate(kinds) if each == wanted])
            for wanted in (PAGES, WAITS, COMPUTES)
        ]

    def run(self, number: int) -> None:
        """Have every block run; whoever dies is followed by another."""
        for k in range(number):
            self.fork([], [self.queues[each] for each in TURNS[k % len(TURNS)]])
        while self.workers and not (self.session.shouldfail or self.session.shouldstop):
            for line in wait(list(self.workers)):
                assert isinstance(line, Connection)
                self.hear(self.workers[line])

    def end(self) -> None:
        """Nobody stays who has not ended."""
        for queue in self.queues:
            os.close(queue)
        for worker in self.workers.values():
            worker.process.terminate()
            worker.process.join()
            worker.line.close()

    def fork(self, first: Sequence[int], queues: Sequence[int]) -> None:
        """One more worker, which begins with these tests and empties these pipes one by one."""
        assert FORK
        capture: Any = self.config.pluginmanager.get_plugin("capturemanager")
        capture.read_global_capture()  # what was printed until now is nobody's output
        ours, theirs = FORK.Pipe(duplex=False)
        process = FORK.Process(target=self.work, args=(ours, theirs, first, queues))
        sys.stdout.flush()
        with warnings.catch_warnings():  # threads of libraries that wait for work may be there
            warnings.simplefilter("ignore", DeprecationWarning)
            process.start()
        theirs.close()
        self.workers[ours] = Worker(process, ours, first, queues)

    def hear(self, worker: Worker) -> None:
        """What a worker says next, or that it says nothing more."""
        try:
            what, number, rest = worker.line.recv()
        except (EOFError, ConnectionResetError):
            self.ended(worker)
            return
        hook = self.config.hook
        if what == "took":
            worker.left += self.blocks[number]
        elif what == "begins":
            worker.left.remove(number)
            worker.at = number
        elif what == "passed":
            self.passed(self.session.items[number], rest)
        elif what == "report":
            report = hook.pytest_report_from_serializable(config=self.config, data=rest)
            hook.pytest_runtest_logreport(report=report)
        elif what == "warning":
            hook.pytest_warning_recorded.call_historic(kwargs=rest)
        elif what == "measured":
            self.measured.append(rest)
        else:
            assert what == "ends", what
            worker.at = None
            self.done += 1
            self.seconds += rest
            item = self.session.items[number]
            if rest > DEAR and run_of(item) is None:
                self.dear.append((rest, item.nodeid))

    def passed(self, item: pytest.Item, parts: Sequence[Duration]) -> None:
        """The reports of a test of which there is nothing to tell but that it passed.

        Nobody looks at those of its fixtures, unless how long they took is asked for.
        """
        for when, start, seconds in parts:
            if when != "call" and not self.config.option.durations:
                continue
            told: dict[str, Any] = {"duration": seconds, "start": start, "stop": start + seconds}
            report = pytest.TestReport(
                item.nodeid, item.location, {}, "passed", longrepr=None, when=when, **told
            )
            self.config.hook.pytest_runtest_logreport(report=report)

    def ended(self, worker: Worker) -> None:
        """It is done; or it has died, which is the failure of the test that it was at."""
        del self.workers[worker.line]
        worker.line.close()
        worker.process.join()
        if not worker.process.exitcode:
            return
        said = f"the worker that was at this test ended with {worker.process.exitcode}"
        assert worker.at is not None, said
        item = self.session.items[worker.at]
        report = pytest.TestReport(
            item.nodeid, item.location, {}, "failed", longrepr=said, when="call"
        )
        self.config.hook.pytest_runtest_logreport(report=report)
        self.done += 1
        self.fork(worker.left, worker.queues)

    # Whoever works -------------------------------------------------------------------------------

    def work(
        self, heard: Connection, line: Connection, first: Sequence[int], queues: Sequence[int]
    ) -> None:
        """Be a worker until nothing is left to take, or nobody hears what is told."""
        atexit._clear()  # all of that is for the process that waits
        for end in (heard, *self.workers):
            end.close()
        telling = Telling(self.config, line)
        telling.instead_of_the_terminal()
        numbers = self.taken(line, first, queues)
        number = next(numbers, None)
        last = 0.0
        try:
            while number is not None:
                if time.monotonic() - last > EVERY:
                    line.send(("measured", number, additions()))
                    last = time.monotonic()
                following = next(numbers, None)  # pytest asks of each what comes after it
                line.send(("begins", number, None))
                item = self.session.items[number]
                after = None if following is None else self.session.items[following]
                telling.number = number
                before = spent(item, after)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
                telling.what_passed()
                line.send(("ends", number, spent(item, after) - before))
                number = following
        finally:
            atexit._run_exitfuncs()

    def taken(self, line: Connection, first: Sequence[int], queues: Sequence[int]) -> Iterator[int]:
        """The numbers of the tests, block by block."""
        yield from first
        for queue in queues:
            while number := os.read(queue, NUMBER.size):
                [block] = NUMBER.unpack(number)
                line.send(("took", block, None))
                yield from self.blocks[block]


def _queue(blocks: Sequence[int]) -> int:
    """The end of a pipe from which each of these blocks is read once, by whoever comes first."""
    queue, filling = os.pipe()
    numbers = b"".join(NUMBER.pack(k) for k in blocks)
    assert len(numbers) <= 1 << 16, "more blocks than fit into a pipe"
    os.write(filling, numbers)
    os.close(filling)
    return queue


class Telling:
    """Tells the process that waits what becomes known of a test."""

    def __init__(self, config: pytest.Config, line: Connection) -> None:
        self.config, self.line = config, line
        self.number = 0
        self.passed: list[Duration] = []
        """What went well in this test and was not told yet."""

    def instead_of_the_terminal(self) -> None:
        """Nobody else prints; and what a test prints goes to a file of this process."""
        plugins = self.config.pluginmanager
        plugins.unregister(name="terminalreporter")
        capture: Any = plugins.get_plugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        plugins.register(self, "riverboat-telling")

    def what_passed(self) -> None:
        """Tell in one line what went well."""
        if self.passed:
            self.line.send(("passed", self.number, self.passed))
            self.passed = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        plain = report.passed and not (report.sections or report.user_properties)
        if plain and not hasattr(report, "wasxfail"):
            self.passed.append((report.when, report.start, report.duration))
            return
        self.what_passed()  # first, as it was
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.line.send(("report", self.number, data))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: object
    ) -> None:
        said = warning_message  # whatever else it holds need not fit through a pipe
        plain = warnings.WarningMessage(
            str(said.message), said.category, said.filename, said.lineno
        )
        told = {"warning_message": plain, "when": when, "nodeid": nodeid}
        self.line.send(("warning", self.number, told | {"location": location}))
