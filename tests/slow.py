"""Which tests are not in every run: those that three lists name, each in one place.

``make test`` runs without them. ``tests/landing.txt`` is what CI looks at right after it (``make
landing``), ``tests/slow.txt`` what is looked at each night and before a release (``make slow``),
and what ``tests/long.txt`` names waits for ``make soak``, or for who runs the tests of its folder.

A line names a test with one of its parameters, with all of them, or thinned: all but every fifth,
in the order of their names. ``*`` is a whole file. A test is in one list at most: in the one that
names it most exactly, and of two that do so alike in the one that is run less often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.thorough import THOROUGH

ROOT = Path(__file__).resolve().parents[1]
LISTS = {mark: Path(__file__).with_name(f"{mark}.txt") for mark in ("long", "slow", "landing")}
"""The lists by their marks, the one that is run least often first."""

THINNED = re.compile(r"(.+) but every (\d+)(?:nd|rd|th)")


class Line(NamedTuple):
    """What a line of a list means, without its file."""

    name: str
    stays: int = 0
    """Of its members each so many-th stays in every run; 0 when none does."""

    def means(self, test: str) -> bool:
        """Whether it is this test: by its name, by the test without its parameters, or all."""
        return self.name in ("*", test, test.partition("[")[0])

    @property
    def exactness(self) -> int:
        """How exactly it says what is meant: with a parameter, whole, or thinned."""
        return 2 if self.name.endswith("]") else 0 if self.stays else 1


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Mark what is named; a line that names no test is an error when all tests are there."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("::")[0], []).append(item)
    unused = set()
    for mark, file, line in lines():
        there = [item for item in tests.get(file, ()) if line.means(name_of(item))]
        free = [item for item in there if not any(map(item.get_closest_marker, LISTS))]
        for item in thinned(free, line.stays):
            item.add_marker(mark)
        absent = (ROOT / file).is_file() and file not in tests  # its module lacks a library
        if not absent and (not there or (line.stays and len(free) <= 1)):
            unused.add(f"{LISTS[mark].name}: {file}::{line.name}")
    whole = config.args_source == pytest.Config.ArgsSource.TESTPATHS
    if whole and unused and not THOROUGH:  # a thorough run has other parameters
        raise pytest.UsageError(f"lists name tests that are not there: {', '.join(sorted(unused))}")


def name_of(item: pytest.Item) -> str:
    """A test without its file."""
    return item.nodeid.partition("::")[2]


def thinned(items: Sequence[pytest.Item], stays: int) -> list[pytest.Item]:
    """All of these but every so many-th by name, beginning with the first; or all."""
    ordered = sorted(items, key=name_of)
    return [item for k, item in enumerate(ordered) if not stays or k % stays]


def lines() -> Iterator[tuple[str, str, Line]]:
    """What all lists name, the most exact lines first: its mark, its file, and the line."""
    every = [
        (mark, file, line)
        for mark in LISTS
        for file, found in named(mark).items()
        for line in found
    ]
    return iter(sorted(every, key=lambda each: -each[2].exactness))


@cache
def named(mark: str) -> dict[str, list[Line]]:
    """What a list names, by file."""
    found: dict[str, list[Line]] = {}
    for text in LISTS[mark].read_text(encoding="utf-8").splitlines():
        if text and not text.startswith("#"):
            file, _, name = text.partition("::")
            found.setdefault(file, []).append(read(name))
    return found


def read(name: str) -> Line:
    """A line without its file."""
    if thin := THINNED.fullmatch(name):
        return Line(thin[1], int(thin[2]))
    return Line(name)
