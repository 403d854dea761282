"""What each test costs: the seconds of a processor, with all the programs that it starts.

``--costs FILE`` writes a line a test, and ends with the dearest folders, files and tests. Time on
the clock says little where a machine does other things too, and where a test waits for a page.
Each process that runs tests has a control group of its own (Linux, as root), so that a browser, a
room and whatever was killed count from their first moment to their last.
"""

from __future__ import annotations

import atexit
import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import pytest

MOST = 25
"""How many of each are told."""


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "write down what each test costs a processor, with its browsers and rooms"
    parser.addoption("--costs", metavar="FILE", help=words)


def pytest_configure(config: pytest.Config) -> None:
    if config.option.costs:
        config.pluginmanager.register(Costs(Path(config.option.costs)), "riverboat-costs")


class Costs:
    """Writes what each test costs, and tells the dearest at the end."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        group = _group(os.getpid())
        before = _spent(group)
        result = yield
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{_spent(group) - before:.3f} {item.nodeid}\n")
        return result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        lines = [line.split(" ", 1) for line in self.path.read_text(encoding="utf-8").splitlines()]
        tests = [(name, float(seconds)) for seconds, name in lines]
        say = terminalreporter.write_line
        kinds: dict[str, Callable[[str], str]] = {"folders": _folder, "files": _file, "tests": str}
        for kind, part in kinds.items():
            sums: dict[str, float] = {}
            for name, seconds in tests:
                sums[part(name)] = sums.get(part(name), 0) + seconds
            say(f"dearest {kind}, in seconds of a processor:")
            for name in sorted(sums, key=sums.__getitem__, reverse=True)[:MOST]:
                say(f"{sums[name]:9.1f} {name}")
        say(f"{sum(seconds for _, seconds in tests):9.1f} all tests")


def _file(name: str) -> str:
    return name.split("::")[0]


def _folder(name: str) -> str:
    return "/".join(_file(name).split("/")[:-1])


@cache
def _group(process: int) -> Path:
    """A control group of this process and of those that it starts."""
    mounts = [line.split() for line in Path("/proc/self/mounts").read_text().splitlines()]
    top = next((Path(where) for _, where, kind, *_ in mounts if kind == "cgroup2"), None)
    if top is None:
        raise pytest.UsageError("--costs needs control groups: Linux with cgroup2")
    for old in top.glob("riverboat-*"):
        with suppress(OSError):  # somebody is in it
            old.rmdir()
    group = top / f"riverboat-{process}"
    group.mkdir(exist_ok=True)
    (group / "cgroup.procs").write_text(str(process))
    atexit.register(_gone, group, top)
    return group


def _gone(group: Path, top: Path) -> None:
    (top / "cgroup.procs").write_text(str(os.getpid()))
    with suppress(OSError):  # somebody is still in it: the next run takes it away
        group.rmdir()


def _spent(group: Path) -> float:
    """The seconds that this group has used."""
    line = (group / "cpu.stat").read_text().split()
    return int(line[line.index("usage_usec") + 1]) / 1e6
