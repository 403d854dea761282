"""Schedule of the tests: the mark of a test assigns it to a run.

=============  ======================================================================
no mark        ``make test``, and plain ``pytest``
``landing``    ``make landing``, which CI runs right after ``make test``
``slow``       ``make slow``, each night and before a release
``long``       ``make soak``, and runs that name the test
=============  ======================================================================

A mark on a test applies to all its parameters. :func:`run_in` marks some of them: those with the
given ids, or all except every n-th, which stays in ``make test``. A parameter that is named by its
id follows that mark and no other; of two marks that apply equally, the less frequent run wins.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.thorough import THOROUGH

RUN_MARKS = ("long", "slow", "landing")
"""Marks of the tests that ``make test`` leaves out, the least frequent run first."""

MAKE_TEST_MARK_EXPRESSION = " and ".join(f"not {run}" for run in RUN_MARKS)
"""Mark expression of ``make test`` and of plain ``pytest``."""


def run_in(run: str, *ids: str, keep_every: int = 0) -> pytest.MarkDecorator:
    """Mark some parameters of a test: those with the given ids, or all except every n-th.

    Thinning counts the parameters that have no other mark, in the order of their names.
    """
    assert run in RUN_MARKS, f"no such run: {run}"
    assert bool(ids) != bool(keep_every), "name ids or how many to keep"
    return pytest.mark.run_in(run, ids=ids, keep_every=keep_every)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all-runs", action="store_true", help="run tests of every mark")


@pytest.hookimpl(tryfirst=True)  # before pytest selects by marks
def pytest_collection_modifyitems(config: pytest.Config, items: Sequence[pytest.Item]) -> None:
    """Resolve :func:`run_in`, and leave marked tests out of a run that names no marks or tests."""
    is_whole_test = not THOROUGH and not any("[" in arg for arg in config.args)
    items_by_test: dict[str, list[pytest.Item]] = {}
    for item in items:
        items_by_test.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for test_items in items_by_test.values():
        assign_run(test_items, is_whole_test)
    includes_all_runs = (
        THOROUGH or config.option.all_runs or any("::" in arg for arg in config.args)
    )
    if not config.option.markexpr and not includes_all_runs:
        config.option.markexpr = MAKE_TEST_MARK_EXPRESSION


def assign_run(items: Sequence[pytest.Item], is_whole: bool) -> None:
    """Mark the parameters of one test; an id without a parameter is an error if all are there."""
    marks = sorted(items[0].iter_markers("run_in"), key=lambda mark: RUN_MARKS.index(mark.args[0]))
    assigned_items: set[pytest.Item] = set()
    for mark in marks:
        for parameter_id in mark.kwargs["ids"]:
            matching_items = [item for item in items if item.nodeid.endswith(f"[{parameter_id}]")]
            if not matching_items and is_whole:
                raise pytest.UsageError(
                    f"{items[0].nodeid}: no parameter has the id {parameter_id}"
                )
            _set_run([item for item in matching_items if item not in assigned_items], mark.args[0])
            assigned_items.update(matching_items)
    for mark in marks:
        if step := mark.kwargs["keep_every"]:
            unassigned_items = sorted(
                (item for item in items if find_run_mark(item) is None), key=_nodeid
            )
            if len(unassigned_items) <= 1 and is_whole:
                raise pytest.UsageError(f"{items[0].nodeid}: {mark.args[0]} thins nothing")
            _set_run(
                [item for index, item in enumerate(unassigned_items) if index % step], mark.args[0]
            )


def find_run_mark(item: pytest.Item) -> str | None:
    """Return the mark of the run that a test belongs to; None for ``make test``."""
    return next((run for run in RUN_MARKS if item.get_closest_marker(run)), None)


def _set_run(items: Sequence[pytest.Item], run: str) -> None:
    """Replace the mark of a whole test by the mark of its parameter."""
    for item in items:
        item.own_markers[:] = [mark for mark in item.own_markers if mark.name not in RUN_MARKS]
        item.add_marker(run)


def _nodeid(item: pytest.Item) -> str:
    """Return the key by which the parameters of a test are ordered."""
    return item.nodeid
