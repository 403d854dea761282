"""Parallel test runs: forks of the collecting process execute the collected tests.

Importing all tests and the package takes half a minute of CPU time. pytest-xdist repeats that in
every worker, and sends three reports per test between processes. Here a worker is a fork: it has
imported the tests already, takes the next block from a pipe, and sends one message per test.
``--workers=3`` starts three.

A block is a test file, or a part of a long one. A test that waits for a page, a clock or another
process leaves its core idle. One worker therefore starts with computing tests, one with browser
tests and one with other waiting tests; a worker without blocks of its kind takes others. One
Chromium serves all browser tests. Workers send every result to the parent process, which prints and
counts it as if it had run the test itself.

The summary names each test that used more CPU time than :data:`EXPENSIVE_SECONDS` and has no mark
of a slower run (``tests/schedule.py``): make it cheaper or mark it. ``--within 4000`` sets the
budget of all tests, in the time of a million additions. Workers measure this unit between tests, so
the result does not depend on the machine's speed. Exceeding the budget gives a warning with the
most expensive files, and exceeding it by far (:data:`MAX_BUDGET_RATIO`) a failure.
"""

from __future__ import annotations

import atexit
import os
import struct
import sys
import time
import warnings
from collections import Counter
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from statistics import median
from typing import Any, Literal

import pytest

from tests import forked
from tests.schedule import find_run_mark
from tests.thorough import THOROUGH, example_count

MAX_BLOCK_TESTS = example_count(60, 6)
"""Maximum number of tests in a block."""

MAX_BLOCK_TESTS_BY_FOLDER = {"browser": 3}
"""Maximum number of tests in a block for folders with slow tests."""

EXPENSIVE_SECONDS = 1.5
"""CPU seconds that an unmarked test should not exceed, including its programs.

Browsers and rooms do not count, because they serve many tests; ``--costs`` measures them.
"""

MAX_BUDGET_RATIO = 3
"""Multiple of the budget at which a run fails. Equal tests cost twice as much on a busy machine."""

LISTED_FILE_COUNT = 30
"""Number of expensive files that are listed when the tests exceed the budget."""

ADDITION_COUNT = 50_000
"""Additions per measurement, which take some milliseconds of CPU time."""

MEASUREMENT_INTERVAL_SECONDS = 2.0
"""Seconds between measurements."""

WAITING_FOLDERS = ("browser", "cluster", "service", "web", "store", "remote", "picture")
"""Folders whose tests wait, longest waits first."""

BROWSER_BLOCK, WAITING_BLOCK, COMPUTING_BLOCK = range(3)
"""Kinds of blocks."""

BLOCK_KIND_ORDERS = (
    (COMPUTING_BLOCK, WAITING_BLOCK, BROWSER_BLOCK),
    (BROWSER_BLOCK, WAITING_BLOCK, COMPUTING_BLOCK),
    (WAITING_BLOCK, BROWSER_BLOCK, COMPUTING_BLOCK),
)
"""Order of kinds per worker; the fourth worker uses the first order, and so on."""

BLOCK_NUMBER_FORMAT = struct.Struct("I")
FORK_CONTEXT = get_context("fork") if hasattr(os, "fork") else None

Duration = tuple[Literal["setup", "call", "teardown"], float, float]
"""A phase of a test, its start time and its duration."""


def pytest_addoption(parser: pytest.Parser) -> None:
    help_text = "run the tests in so many forks of the process that has collected them"
    parser.addoption("--workers", type=int, default=0, metavar="NUMBER", help=help_text)
    help_text = "warn when tests cost a processor more than so many times a million additions"
    parser.addoption("--within", type=float, default=0, metavar="MILLIONS", help=help_text)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.workers and getattr(config.option, "numprocesses", None):
        raise pytest.UsageError("--workers and -n are two ways to run tests on every core")
    if config.option.workers and not config.option.usepdb and FORK_CONTEXT:
        config.pluginmanager.register(WorkerLoop(config.option.workers), "riverboat-workers")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the tests with the longest waits first, so that all workers end together."""
    if config.option.workers:
        items.sort(key=lambda item: folder_rank(item.path))


class WorkerLoop:
    """Test loop of a session whose tests are run by workers."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.expensive_tests: list[tuple[float, str]] = []
        self.seconds = 0.0
        self.seconds_per_million_additions = 0.0
        self.seconds_by_file: Counter[str] = Counter()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        if session.testsfailed or session.config.option.collectonly:
            return None  # pytest reports it
        pool = WorkerPool(session)
        has_waiting_tests = any(
            folder_rank(item.path) < len(WAITING_FOLDERS) for item in session.items
        )
        if has_waiting_tests and not getattr(
            session.config.option, "costs", None
        ):  # rooms are measured apart
            forked.prepare_fork_server()
        try:
            pool.run_blocks(self.number)
        finally:
            pool.terminate_workers()
            self.expensive_tests, self.seconds, self.seconds_by_file = (
                pool.expensive_tests,
                pool.seconds,
                pool.seconds_by_file,
            )
            self.seconds_per_million_additions = (
                median(pool.addition_seconds) * 1_000_000 / ADDITION_COUNT
                if pool.addition_seconds
                else 0
            )
        if session.shouldfail:
            raise session.Failed(session.shouldfail)
        if session.shouldstop:
            raise session.Interrupted(session.shouldstop)
        assert pool.done_count == len(session.items), (
            f"{pool.done_count} of {len(session.items)} tests ran"
        )
        if self.total_cost > MAX_BUDGET_RATIO * (session.config.option.within or float("inf")):
            session.testsfailed += 1
        return True

    @property
    def total_cost(self) -> float:
        """Cost of all tests, in units of a million additions."""
        return (
            self.seconds / self.seconds_per_million_additions
            if self.seconds_per_million_additions
            else 0
        )

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print unmarked expensive tests, and the total cost."""
        if self.expensive_tests and not THOROUGH:
            limit = f"{EXPENSIVE_SECONDS:g} processor seconds"
            heading = f"these took more than {limit}, and carry no mark of a slower run:"
            terminalreporter.write_line(heading, yellow=True)
            for seconds, name in sorted(self.expensive_tests, reverse=True):
                terminalreporter.write_line(f"{seconds:9.1f} {name}", yellow=True)
        if budget := terminalreporter.config.option.within:
            cost_text = f"the tests cost {self.total_cost:.0f} million additions of {budget:.0f}"
            has_failed = self.total_cost > MAX_BUDGET_RATIO * budget
            warning_text = (
                "FAILED: far too much, "
                if has_failed
                else "too much, " * (self.total_cost > budget)
            )
            colour = {"red" if has_failed else "yellow": bool(warning_text)}
            terminalreporter.write_line(
                f"{warning_text}{cost_text}; {self.seconds:.0f} s here", **colour
            )
            for name, seconds in self.seconds_by_file.most_common(
                LISTED_FILE_COUNT if warning_text else 0
            ):
                terminalreporter.write_line(f"{seconds:9.1f} {name}", **colour)


def folder_rank(path: Path) -> int:
    """Return the index of a test's folder in ``WAITING_FOLDERS``, or its length."""
    return next(
        (index for index, folder in enumerate(WAITING_FOLDERS) if folder in path.parts),
        len(WAITING_FOLDERS),
    )


def block_kind(path: Path) -> int:
    """Return the kind of a test's folder."""
    folder = folder_rank(path)
    return (
        BROWSER_BLOCK
        if folder == 0
        else WAITING_BLOCK
        if folder < len(WAITING_FOLDERS)
        else COMPUTING_BLOCK
    )


def cpu_seconds(item: pytest.Item, next_item: pytest.Item | None) -> float:
    """Return the CPU seconds of this process, with child processes for tests that wait for them.

    A browser ends after a worker's last test and must not count towards it.
    """
    has_programs = block_kind(item.path) == WAITING_BLOCK and next_item is not None
    return sum(os.times()[: 4 if has_programs else 2])


def measure_additions() -> float:
    """Measure the CPU seconds of :data:`ADDITION_COUNT` additions."""
    started_at = time.process_time()
    total = 0
    for _ in range(ADDITION_COUNT):
        total += _
    return time.process_time() - started_at


def make_blocks(items: Sequence[pytest.Item]) -> list[range]:
    """Return ranges of consecutive tests of one file, in test order."""
    blocks: list[range] = []
    for index, item in enumerate(items):
        last_block = blocks[-1] if blocks else range(0)
        maximum = MAX_BLOCK_TESTS_BY_FOLDER.get(item.path.parent.name, MAX_BLOCK_TESTS)
        if last_block and len(last_block) < maximum and items[last_block.start].path == item.path:
            blocks[-1] = range(last_block.start, index + 1)
        else:
            blocks.append(range(index, index + 1))
    return blocks


# Parent process ----------------------------------------------------------------------------------


class Worker:
    """The parent's view of a worker."""

    def __init__(
        self,
        process: ForkProcess,
        line: Connection,
        remaining: Sequence[int],
        queues: Sequence[int],
    ) -> None:
        self.process, self.line, self.queues = process, line, queues
        self.remaining_numbers = list(remaining)
        """Tests taken and not started."""
        self.running_number: int | None = None
        """The running test."""


class WorkerPool:
    """The workers of a session, and the pipes that hold their blocks."""

    def __init__(self, session: pytest.Session) -> None:
        self.session, self.config = session, session.config
        self.blocks = make_blocks(session.items)
        self.workers: dict[Connection, Worker] = {}
        self.done_count = 0
        self.expensive_tests: list[tuple[float, str]] = []
        """Costs of unexpectedly expensive tests."""
        self.seconds = 0.0
        """CPU seconds of all tests."""
        self.seconds_by_file: Counter[str] = Counter()
        """CPU seconds of each file's tests."""
        self.addition_seconds: list[float] = []
        """Measured times of the additions."""
        block_kinds = [block_kind(session.items[block.start].path) for block in self.blocks]
        self.queues = [
            _open_block_queue(
                [index for index, kind in enumerate(block_kinds) if kind == block_kind_of_queue]
            )
            for block_kind_of_queue in (BROWSER_BLOCK, WAITING_BLOCK, COMPUTING_BLOCK)
        ]

    def run_blocks(self, worker_count: int) -> None:
        """Run every block, and replace workers that die."""
        for worker_index in range(worker_count):
            self.fork_worker(
                [],
                [
                    self.queues[kind]
                    for kind in BLOCK_KIND_ORDERS[worker_index % len(BLOCK_KIND_ORDERS)]
                ],
            )
        while self.workers and not (self.session.shouldfail or self.session.shouldstop):
            for connection in wait(list(self.workers)):
                assert isinstance(connection, Connection)
                self.receive_events(self.workers[connection])

    def terminate_workers(self) -> None:
        """Terminate all remaining workers."""
        for queue in self.queues:
            os.close(queue)
        for worker in self.workers.values():
            worker.process.terminate()
            worker.process.join()
            worker.line.close()

    def fork_worker(self, first_numbers: Sequence[int], queues: Sequence[int]) -> None:
        """Start a worker that begins with these tests and then takes blocks from these pipes."""
        assert FORK_CONTEXT
        capture: Any = self.config.pluginmanager.get_plugin("capturemanager")
        capture.read_global_capture()  # discard output printed so far
        receiver, sender = FORK_CONTEXT.Pipe(duplex=False)
        process = FORK_CONTEXT.Process(
            target=self.run_worker,
            args=(receiver, sender, first_numbers, queues),
        )
        sys.stdout.flush()
        with warnings.catch_warnings():  # library threads may exist
            warnings.simplefilter("ignore", DeprecationWarning)
            process.start()
        sender.close()
        self.workers[receiver] = Worker(process, receiver, first_numbers, queues)

    def receive_events(self, worker: Worker) -> None:
        """Process a worker's next events, or its end."""
        try:
            events = worker.line.recv()
        except (EOFError, ConnectionResetError):
            self.handle_worker_end(worker)
            return
        for event in events:
            self.handle_event(worker, *event)

    def handle_event(self, worker: Worker, name: str, index: int, event_data: Any) -> None:
        """Process one event of a worker."""
        hook = self.config.hook
        if name == "took":
            worker.remaining_numbers += self.blocks[index]
        elif name == "begins":
            worker.remaining_numbers.remove(index)
            worker.running_number = index
        elif name == "passed":
            self.report_passed(self.session.items[index], event_data)
        elif name == "report":
            report = hook.pytest_report_from_serializable(config=self.config, data=event_data)
            hook.pytest_runtest_logreport(report=report)
        elif name == "warning":
            hook.pytest_warning_recorded.call_historic(kwargs=event_data)
        elif name == "measured":
            self.addition_seconds.append(event_data)
        else:
            assert name == "ends", name
            worker.running_number = None
            self.done_count += 1
            self.seconds += event_data
            item = self.session.items[index]
            self.seconds_by_file[item.nodeid.partition("::")[0]] += event_data
            if event_data > EXPENSIVE_SECONDS and find_run_mark(item) is None:
                self.expensive_tests.append((event_data, item.nodeid))

    def report_passed(self, item: pytest.Item, phases: Sequence[Duration]) -> None:
        """Create the reports of a passed test.

        Reports of fixtures are only needed for ``--durations``.
        """
        for phase, started_at, seconds in phases:
            if phase != "call" and not self.config.option.durations:
                continue
            report_fields: dict[str, Any] = {
                "duration": seconds,
                "start": started_at,
                "stop": started_at + seconds,
            }
            report = pytest.TestReport(
                item.nodeid, item.location, {}, "passed", longrepr=None, when=phase, **report_fields
            )
            self.config.hook.pytest_runtest_logreport(report=report)

    def handle_worker_end(self, worker: Worker) -> None:
        """Handle the end of a worker; if it died, its running test has failed."""
        del self.workers[worker.line]
        worker.line.close()
        worker.process.join()
        if not worker.process.exitcode:
            return
        text = f"the worker that was at this test ended with {worker.process.exitcode}"
        assert worker.running_number is not None, text
        item = self.session.items[worker.running_number]
        report = pytest.TestReport(
            item.nodeid, item.location, {}, "failed", longrepr=text, when="call"
        )
        self.config.hook.pytest_runtest_logreport(report=report)
        self.done_count += 1
        self.fork_worker(worker.remaining_numbers, worker.queues)

    # Worker process ------------------------------------------------------------------------------

    def run_worker(
        self,
        connection: Connection,
        event_connection: Connection,
        first_numbers: Sequence[int],
        queues: Sequence[int],
    ) -> None:
        """Run as a worker until no block is left or the parent has ended."""
        atexit._clear()  # these handlers belong to the parent
        for parent_connection in (connection, *self.workers):
            parent_connection.close()
        events = EventBuffer(event_connection)
        sender = ResultSender(self.config, events)
        sender.disable_terminal()
        numbers = self.iter_numbers(events, first_numbers, queues)
        test_number = next(numbers, None)
        measured_at = 0.0
        try:
            while test_number is not None:
                if time.monotonic() - measured_at > MEASUREMENT_INTERVAL_SECONDS:
                    events.add("measured", test_number, measure_additions())
                    measured_at = time.monotonic()
                next_number = next(numbers, None)  # pytest needs the following test
                events.add("begins", test_number, None)
                events.send()  # before the test, which may end this process
                item = self.session.items[test_number]
                next_item = None if next_number is None else self.session.items[next_number]
                sender.number = test_number
                cpu_seconds_before = cpu_seconds(item, next_item)
                item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)
                sender.send_passed()
                events.add("ends", test_number, cpu_seconds(item, next_item) - cpu_seconds_before)
                test_number = next_number
        finally:
            events.send()
            atexit._run_exitfuncs()

    def iter_numbers(
        self, events: EventBuffer, first_numbers: Sequence[int], queues: Sequence[int]
    ) -> Iterator[int]:
        """Yield test numbers, block by block."""
        yield from first_numbers
        for queue in queues:
            while packed_block := os.read(queue, BLOCK_NUMBER_FORMAT.size):
                [block] = BLOCK_NUMBER_FORMAT.unpack(packed_block)
                events.add("took", block, None)
                yield from self.blocks[block]


def _open_block_queue(blocks: Sequence[int]) -> int:
    """Return the reading end of a pipe with these blocks, each read by one worker."""
    read_end, write_end = os.pipe()
    numbers = b"".join(BLOCK_NUMBER_FORMAT.pack(number) for number in blocks)
    assert len(numbers) <= 1 << 16, "more blocks than fit into a pipe"
    os.write(write_end, numbers)
    os.close(write_end)
    return read_end


class EventBuffer:
    """Events of a worker, sent to the parent process together: system calls are expensive."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.events: list[tuple[str, int, Any]] = []

    def add(self, name: str, number: int, data: Any) -> None:
        """Add an event of a test or a block."""
        self.events.append((name, number, data))

    def send(self) -> None:
        """Send all events."""
        if self.events:
            self.line.send(self.events)
            self.events = []


class ResultSender:
    """Plugin that adds test results to the events for the parent process."""

    def __init__(self, config: pytest.Config, events: EventBuffer) -> None:
        self.config, self.events = config, events
        self.number = 0
        self.passed: list[Duration] = []
        """Passed phases of this test that are not sent yet."""

    def disable_terminal(self) -> None:
        """Disable terminal output; captured output goes to a file of this process."""
        plugins = self.config.pluginmanager
        plugins.unregister(name="terminalreporter")
        capture: Any = plugins.get_plugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        plugins.register(self, "riverboat-telling")

    def send_passed(self) -> None:
        """Add the passed phases as one event."""
        if self.passed:
            self.events.add("passed", self.number, self.passed)
            self.passed = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        is_plain = report.passed and not (report.sections or report.user_properties)
        if is_plain and not hasattr(report, "wasxfail"):
            self.passed.append((report.when, report.start, report.duration))
            return
        self.send_passed()  # earlier phases first
        data = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.events.add("report", self.number, data)

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: object
    ) -> None:
        message = warning_message  # other attributes may not be picklable
        picklable_warning = warnings.WarningMessage(
            str(message.message),
            message.category,
            message.filename,
            message.lineno,
        )
        arguments = {"warning_message": picklable_warning, "when": when, "nodeid": nodeid}
        self.events.add("warning", self.number, arguments | {"location": location})
