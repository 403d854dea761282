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

LISTED_TESTS = 25
"""Number of entries printed per list."""


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "write down what each test costs a processor, with its browsers and rooms"
    parser.addoption("--costs", metavar="FILE", help=words)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.costs:
        config.pluginmanager.register(Costs(Path(config.option.costs)), "riverboat-costs")


class Costs:
    """Records the cost of each test and prints the most expensive ones."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        group = _group(os.getpid())
        cpu_seconds_before = _cpu_seconds(group)
        result = yield
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{_cpu_seconds(group) - cpu_seconds_before:.3f} {item.nodeid}\n")
        return result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = [line.split(" ", 1) for line in self.path.read_text(encoding="utf-8").splitlines()]
        tests = [(name, float(seconds)) for seconds, name in lines]
        write_line = terminalreporter.write_line
        group_names: dict[str, Callable[[str], str]] = {
            "folders": _folder,
            "files": _file,
            "tests": str,
        }
        for kind, group_name in group_names.items():
            cost_by_group: dict[str, float] = {}
            for name, seconds in tests:
                cost_by_group[group_name(name)] = cost_by_group.get(group_name(name), 0) + seconds
            write_line(f"dearest {kind}, in seconds of a processor:")
            for name in sorted(cost_by_group, key=cost_by_group.__getitem__, reverse=True)[
                :LISTED_TESTS
            ]:
                write_line(f"{cost_by_group[name]:9.1f} {name}")
        write_line(f"{sum(seconds for _, seconds in tests):9.1f} all tests")


def _file(name: str) -> str:
    return name.split("::")[0]


def _folder(name: str) -> str:
    return "/".join(_file(name).split("/")[:-1])


@cache
def _group(process: int) -> Path:
    """Create a control group for this process and its children."""
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    top = next(
        (Path(mount_point) for _, mount_point, kind, *_ in mounts if kind == "cgroup2"), None
    )
    if top is None:
        raise pytest.UsageError("--costs needs control groups: Linux with cgroup2")
    for old in top.glob("riverboat-*"):
        with suppress(OSError):  # the group is in use
            old.rmdir()
    group = top / f"riverboat-{process}"
    group.mkdir(exist_ok=True)
    (group / "cgroup.procs").write_text(str(process))
    atexit.register(_remove_group, group, top)
    return group


def _remove_group(group: Path, top: Path) -> None:
    (top / "cgroup.procs").write_text(str(os.getpid()))
    with suppress(OSError):  # still in use: the next run removes it
        group.rmdir()


def _cpu_seconds(group: Path) -> float:
    """Return the CPU seconds used by the group."""
    line = (group / "cpu.stat").read_text().split()
    return int(line[line.index("usage_usec") + 1]) / 1e6
