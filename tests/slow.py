"""Which tests are slow: those that ``tests/slow.txt`` names, for all of them in one place.

``make test`` runs without them, ``make slow`` runs them alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from tests.thorough import THOROUGH

LIST = Path(__file__).with_name("slow.txt")


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Mark what is slow; a line that names no test is an error when all tests are there."""
    unused = {(file, name) for file, names in named().items() for name in names}
    for item in items:
        file, _, test = item.nodeid.partition("::")
        for name in named().get(file, ()):
            if is_named(test, name):
                item.add_marker("slow")
                unused.discard((file, name))
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    if whole and unused and not THOROUGH:  # a thorough run has other parameters
        lines = ", ".join(sorted("::".join(each) for each in unused))
        raise pytest.UsageError(f"{LIST.name} names tests that are not there: {lines}")


@cache
def named() -> dict[str, list[str]]:
    """What the list names, by file."""
    found: dict[str, list[str]] = {}
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            file, _, name = line.partition("::")
            found.setdefault(file, []).append(name)
    return found


def is_named(test: str, name: str) -> bool:
    """Whether a line means this test: by its name, by the test without its parameters, or all."""
    return name in ("*", test, test.partition("[")[0])
