"""Tests of the marks that assign a test to a run."""

from __future__ import annotations

import pytest

from tests.schedule import MAKE_TEST_MARK_EXPRESSION, RUN_MARKS

pytest_plugins = ["pytester"]

TEST_MODULE_CODE = """
import pytest
from tests.schedule import run_in

def test_plain(): ...

@pytest.mark.slow
@run_in("landing", "b")
@run_in("long", "c")
@pytest.mark.parametrize("size", "abc")
def test_walk(size): ...

@run_in("long", "2")
@run_in("slow", keep_every=2)
@pytest.mark.parametrize("seed", range(6))
def test_drawn(seed): ...
"""


@pytest.fixture
def collected(pytester: pytest.Pytester) -> pytest.Pytester:
    """Return a folder with one test file, whose runs load the schedule and nothing else."""
    pytester.makepyfile(test_a=TEST_MODULE_CODE)
    marks = "".join(f"\n    {mark}: a run" for mark in (*RUN_MARKS, "run_in"))
    pytester.makeini(f"[pytest]\nmarkers ={marks}")
    return pytester


def collect_test_names(pytester: pytest.Pytester, *args: str) -> list[str]:
    """Return the names of the tests that a run with these arguments selects."""
    result = pytester.runpytest_inprocess("-p", "tests.schedule", "--collect-only", "-q", *args)
    return [line.partition("::")[2] for line in result.outlines if "::" in line]


def test_plain_pytest_leaves_out_every_marked_test(collected: pytest.Pytester) -> None:
    unmarked_tests = ["test_plain", "test_drawn[0]", "test_drawn[3]", "test_drawn[5]"]
    assert collect_test_names(collected) == unmarked_tests
    assert collect_test_names(collected, "-m", MAKE_TEST_MARK_EXPRESSION) == unmarked_tests


@pytest.mark.parametrize(
    "run, names",
    [
        ("landing", ["test_walk[b]"]),
        ("slow", ["test_walk[a]", "test_drawn[1]", "test_drawn[4]"]),
        ("long", ["test_walk[c]", "test_drawn[2]"]),
    ],
)
def test_each_test_belongs_to_one_run(
    collected: pytest.Pytester, run: str, names: list[str]
) -> None:
    assert collect_test_names(collected, "-m", run) == names


def test_all_runs_option_and_test_names_select_marked_tests(collected: pytest.Pytester) -> None:
    assert len(collect_test_names(collected, "--all-runs")) == 10
    assert collect_test_names(collected, "test_a.py::test_walk[a]") == ["test_walk[a]"]


@pytest.mark.parametrize("mark", ['run_in("slow", "d")', 'run_in("slow", keep_every=2)'])
def test_mark_matching_no_parameter_is_usage_error(pytester: pytest.Pytester, mark: str) -> None:
    pytester.makepyfile(f"from tests.schedule import run_in\n\n@{mark}\ndef test_one(): ...")
    pytester.makeini("[pytest]\nmarkers =\n    run_in: a run\n    slow: a run")
    result = pytester.runpytest_inprocess("-p", "tests.schedule", "--collect-only")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
