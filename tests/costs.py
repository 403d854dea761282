"""CPU time of each test, including all programs that it starts.

``--costs FILE`` writes one line per test and prints the most expensive folders, files and tests.
Wall time is misleading on a busy machine and for tests that wait for a page. Each process that runs
tests has its own control group (Linux, as root), so browsers, rooms and killed processes count
completely.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

LISTED_COST_COUNT = 25
"""Number of entries printed per list."""


def pytest_addoption(parser: pytest.Parser) -> None:
    help_text = "write down what each test costs a processor, with its browsers and rooms"
    parser.addoption("--costs", metavar="FILE", help=help_text)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.costs:
        config.pluginmanager.register(CostRecorder(Path(config.option.costs)), "riverboat-costs")


class CostRecorder:
    """Plugin that records the cost of each test and prints the most expensive ones."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        group = _create_group(os.getpid())
        cpu_seconds_before = _cpu_seconds(group)
        result = yield
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{_cpu_seconds(group) - cpu_seconds_before:.3f} {item.nodeid}\n")
        return result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = [line.split(" ", 1) for line in self.path.read_text(encoding="utf-8").splitlines()]
        test_costs = [(name, float(seconds)) for seconds, name in lines]
        write_line = terminalreporter.write_line
        group_functions: dict[str, Callable[[str], str]] = {
            "folders": _folder_of,
            "files": _file_of,
            "tests": str,
        }
        for group_kind, group_of in group_functions.items():
            cost_by_group: dict[str, float] = {}
            for name, seconds in test_costs:
                cost_by_group[group_of(name)] = cost_by_group.get(group_of(name), 0) + seconds
            write_line(f"dearest {group_kind}, in seconds of a processor:")
            for name in sorted(cost_by_group, key=cost_by_group.__getitem__, reverse=True)[
                :LISTED_COST_COUNT
            ]:
                write_line(f"{cost_by_group[name]:9.1f} {name}")
        write_line(f"{sum(seconds for _, seconds in test_costs):9.1f} all tests")


def _file_of(name: str) -> str:
    return name.split("::")[0]


def _folder_of(name: str) -> str:
    return "/".join(_file_of(name).split("/")[:-1])


@cache
def _create_group(process_id: int) -> Path:
    """Create a control group for this process and its children."""
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    root_group = next(
        (Path(mount_point) for _, mount_point, filesystem, *_ in mounts if filesystem == "cgroup2"),
        None,
    )
    if root_group is None:
        raise pytest.UsageError("--costs needs control groups: Linux with cgroup2")
    for old_group in root_group.glob("riverboat-*"):
        with suppress(OSError):  # the group is in use
            old_group.rmdir()
    group = root_group / f"riverboat-{process_id}"
    group.mkdir(exist_ok=True)
    (group / "cgroup.procs").write_text(str(process_id))
    atexit.register(_remove_group, group, root_group)
    return group


def _remove_group(group: Path, root_group: Path) -> None:
    (root_group / "cgroup.procs").write_text(str(os.getpid()))
    with suppress(OSError):  # still in use: the next run removes it
        group.rmdir()


def _cpu_seconds(group: Path) -> float:
    """Return the CPU seconds used by the group."""
    line = (group / "cpu.stat").read_text().split()
    return int(line[line.index("usage_usec") + 1]) / 1e6
