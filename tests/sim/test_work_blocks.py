"""Work blocks run locally, in processes and by executors, with equal results."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path
from signal import SIGKILL
from typing import ParamSpec, TypeVar

import pytest

from riverboat.engine import BadGame, HouseRules, parse_game
from riverboat.sim import match, run
from riverboat.sim.executors import open_executor
from riverboat.sim.hands.bulk_hands import BLOCK_HANDS
from riverboat.sim.matches.match import BLOCK_DECKS as DECKS
from riverboat.sim.work_blocks import MAX_BLOCKS_IN_FLIGHT, MAX_TRIES, run_blocks
from tests.schedule import run_in

P = ParamSpec("P")
T = TypeVar("T")


def compute_square(block: int) -> int:
    return block * block


def kill_worker_once(folder: Path, block: int) -> int:
    """Kill the worker that plays block 3 for the first time."""
    marker_file = folder / "died"
    if block == 3 and not marker_file.exists():
        marker_file.touch()
        os.kill(os.getpid(), SIGKILL)
    return compute_square(block)


class FailingExecutor(ThreadPoolExecutor):
    """An executor whose workers die after a number of blocks, like a broken process pool."""

    def __init__(self, blocks: int) -> None:
        super().__init__(1)
        self.remaining_blocks = blocks

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.remaining_blocks -= 1
        if self.remaining_blocks < 0:
            raise BrokenExecutor("a worker was killed")
        return super().submit(fn, *args, **kwargs)


SQUARES = [compute_square(block) for block in range(8)]


@run_in("slow", "20")
@run_in("landing", "1")
@pytest.mark.parametrize("jobs", [1, 2, 20])
def test_results_are_ordered_for_any_process_count(jobs: int) -> None:
    assert list(run_blocks(compute_square, 8, jobs=jobs)) == SQUARES


@run_in("slow", "False")
@pytest.mark.parametrize("fork", [True, False])
def test_block_of_killed_worker_is_retried(tmp_path: Path, fork: bool) -> None:
    run_task = partial(kill_worker_once, tmp_path)
    assert list(run_blocks(run_task, 8, jobs=2, fork=fork)) == SQUARES
    assert (tmp_path / "died").exists()


def test_broken_executor_is_replaced() -> None:
    created_executors: list[Executor] = []

    def make_executor() -> Executor:
        created_executors.append(FailingExecutor(3))
        return created_executors[-1]

    assert list(run_blocks(compute_square, 8, executor=make_executor)) == SQUARES
    assert len(created_executors) == 3


def test_lost_block_is_reported_if_executor_cannot_be_replaced() -> None:
    with pytest.raises(BadGame, match=r"block 3 lost: its worker died once"):
        list(run_blocks(compute_square, 8, executor=FailingExecutor(3)))
    executor_counter = count()

    def make_executor() -> Executor:
        next(executor_counter)
        return FailingExecutor(0)

    with pytest.raises(BadGame, match=rf"block 0 lost: its worker died {MAX_TRIES} times"):
        list(run_blocks(compute_square, 8, executor=make_executor))
    assert next(executor_counter) == MAX_TRIES


def test_blocks_beyond_in_flight_limit_complete() -> None:
    with ThreadPoolExecutor(2) as pool:
        results = run_blocks(compute_square, MAX_BLOCKS_IN_FLIGHT + 100, executor=pool)
        assert next(results) == 0
        assert sum(results) == sum(map(compute_square, range(MAX_BLOCKS_IN_FLIGHT + 100)))


def test_invalid_executor_is_refused() -> None:
    with pytest.raises(
        BadGame, match="int isn’t an executor with submit, or a function returning one"
    ):
        list(run_blocks(compute_square, 2, executor=int))  # type: ignore[arg-type]


def test_unknown_executor_lists_available_names() -> None:
    with (
        pytest.raises(BadGame, match="unknown executor dusk; choose from process, loky, dask"),
        open_executor("dusk"),
    ):
        pass


# Executors --------------------------------------------------------------------------------------


@pytest.fixture(params=["process", "loky", "dask", "ray"])
def executor_name(request: pytest.FixtureRequest) -> str:
    library = {"dask": "distributed"}.get(request.param, request.param)
    if library != "process":
        pytest.importorskip(library, reason=f"pip install 'riverboat[{request.param}]'")
    return str(request.param)


@run_in("landing", "dask", "ray")
def test_seed_gives_same_result_on_every_executor(executor_name: str) -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    hand_count = 2 * BLOCK_HANDS + 5
    with open_executor(executor_name, 2) as executor:
        summary = run(game, [200] * 3, hand_count, 7, executor=executor, jobs=2)
        match_result = match("caller", "random", hands=DECKS + 3, seed=7, executor=executor, jobs=2)
    expected_summary = run(game, [200] * 3, hand_count, 7)
    assert (summary.net, summary.squares) == (expected_summary.net, expected_summary.squares)
    assert match_result == match("caller", "random", hands=DECKS + 3, seed=7)
