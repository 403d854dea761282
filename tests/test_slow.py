"""A line of a list of slow tests says what is meant; that it names a test, a whole run tells."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests.slow import LISTS, Line, named, pytest_collection_modifyitems, read


@pytest.mark.parametrize(
    "test, name, slow",
    [
        ("test_a[size0]", "test_a", True),
        ("test_a[size0]", "test_a[size0]", True),
        ("test_a[size0]", "test_a[size1]", False),
        ("test_a[size0]", "test_a but every 2nd", True),
        ("test_ab", "test_a", False),
        ("TestA::runTest", "*", True),
    ],
)
def test_a_line_names_a_test_with_all_its_parameters_or_one(
    test: str, name: str, slow: bool
) -> None:
    assert read(name).means(test) == slow


@pytest.mark.parametrize(
    "text, line",
    [
        ("test_a", Line("test_a")),
        ("test_a but every 3rd", Line("test_a", 3)),
        ("test_a but every 12th", Line("test_a", 12)),
        ("test_a[all but every one]", Line("test_a[all but every one]")),
    ],
)
def test_a_line_may_leave_some_where_they_are(text: str, line: Line) -> None:
    assert read(text) == line


@pytest.mark.parametrize("mark", LISTS)
def test_every_file_is_there_and_no_line_stands_twice(mark: str) -> None:
    root = LISTS[mark].parents[1]
    assert named(mark)
    assert all((root / file).is_file() for file in named(mark))
    for lines in named(mark).values():
        names = [line.name for line in lines]
        assert len(names) == len(set(names))


def test_no_line_stands_in_two_lists() -> None:
    every = [
        (file, line) for mark in LISTS for file, found in named(mark).items() for line in found
    ]
    assert len(every) == len(set(every))


class Item:
    """As much of a test as is asked of it."""

    def __init__(self, nodeid: str) -> None:
        self.nodeid = nodeid
        self.marks: list[str] = []

    def add_marker(self, mark: str) -> None:
        self.marks.append(mark)

    def get_closest_marker(self, mark: str) -> str | None:
        return mark if mark in self.marks else None


def marked(monkeypatch: pytest.MonkeyPatch, texts: dict[str, list[str]]) -> dict[str, list[str]]:
    """What the lists make of ten tests of one file, when all tests are there."""
    lists = {mark: {"a.py": [read(name) for name in texts.get(mark, ())]} for mark in LISTS}
    monkeypatch.setattr("tests.slow.named", lists.__getitem__)
    tests = ["plain", *(f"drawn[{k}]" for k in range(6)), *(f"walk[{k}]" for k in "abc")]
    items: Any = [Item(f"a.py::{test}") for test in tests]
    config: Any = SimpleNamespace(args_source=pytest.Config.ArgsSource.TESTPATHS)
    pytest_collection_modifyitems(config, items)
    return {item.nodeid.removeprefix("a.py::"): item.marks for item in items}


def test_each_test_is_in_one_list_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "landing": ["walk[b]"],
        "slow": ["walk", "drawn but every 2nd"],
        "long": ["walk[c]", "drawn[2]"],
    }
    marks = marked(monkeypatch, texts)
    assert marks == {
        "plain": [],
        "drawn[0]": [],  # of those that no list names more exactly, every second stays
        "drawn[1]": ["slow"],
        "drawn[2]": ["long"],
        "drawn[3]": [],
        "drawn[4]": ["slow"],
        "drawn[5]": [],
        "walk[a]": ["slow"],
        "walk[b]": ["landing"],
        "walk[c]": ["long"],
    }


@pytest.mark.parametrize("name", ["gone", "plain[0]", "plain but every 2nd"])
def test_a_line_that_leaves_nothing_out_is_an_error(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    with pytest.raises(pytest.UsageError, match=r"tests that are not there: slow.txt: a.py::"):
        marked(monkeypatch, {"slow": [name]})
