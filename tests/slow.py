"""Which tests are slow, and which are long: those that two lists name, each in one place.

``make test`` runs without either. ``make slow`` runs what ``tests/slow.txt`` names, alone; what
``tests/long.txt`` names waits for ``make soak``, or for who runs the tests of its folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.thorough import THOROUGH

LISTS = {mark: Path(__file__).with_name(f"{mark}.txt") for mark in ("slow", "long")}


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Mark what is named; a line that names no test is an error when all tests are there."""
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    for mark, path in LISTS.items():
        unused = {(file, name) for file, names in named(mark).items() for name in names}
        for item in items:
            file, _, test = item.nodeid.partition("::")
            for name in named(mark).get(file, ()):
                if is_named(test, name):
                    item.add_marker(mark)
                    unused.discard((file, name))
        if whole and unused and not THOROUGH:  # a thorough run has other parameters
            lines = ", ".join(sorted("::".join(each) for each in unused))
            raise pytest.UsageError(f"{path.name} names tests that are not there: {lines}")


@cache
def named(mark: str) -> dict[str, list[str]]:
    """What a list names, by file."""
    found: dict[str, list[str]] = {}
    for line in LISTS[mark].read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            file, _, name = line.partition("::")
            found.setdefault(file, []).append(name)
    return found


def is_named(test: str, name: str) -> bool:
    """Whether a line means this test: by its name, by the test without its parameters, or all."""
    return name in ("*", test, test.partition("[")[0])
