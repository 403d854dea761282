"""A line of a list of slow tests says what is meant; that it names a test, a whole run tells."""

import pytest

from tests.slow import LISTS, is_named, named


@pytest.mark.parametrize(
    "test, name, slow",
    [
        ("test_a[size0]", "test_a", True),
        ("test_a[size0]", "test_a[size0]", True),
        ("test_a[size0]", "test_a[size1]", False),
        ("test_ab", "test_a", False),
        ("TestA::runTest", "*", True),
    ],
)
def test_a_line_names_a_test_with_all_its_parameters_or_one(
    test: str, name: str, slow: bool
) -> None:
    assert is_named(test, name) == slow


@pytest.mark.parametrize("mark", LISTS)
def test_every_file_is_there_and_no_line_stands_twice(mark: str) -> None:
    root = LISTS[mark].parents[1]
    assert named(mark)
    assert all((root / file).is_file() for file in named(mark))
    assert all(len(names) == len(set(names)) for names in named(mark).values())


def test_no_line_stands_in_both_lists() -> None:
    slow, long = (
        {(file, name) for file, names in named(mark).items() for name in names} for mark in LISTS
    )
    assert not slow & long
