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


def square(block: int) -> int:
    return block * block


def dies_once(folder: Path, block: int) -> int:
    """Kill the worker that plays block 3 for the first time."""
    note = folder / "died"
    if block == 3 and not note.exists():
        note.touch()
        os.kill(os.getpid(), SIGKILL)
    return square(block)


class Broken(ThreadPoolExecutor):
    """An executor whose workers die after a number of blocks, like a broken process pool."""

    def __init__(self, blocks: int) -> None:
        super().__init__(1)
        self.left = blocks

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        self.left -= 1
        if self.left < 0:
            raise BrokenExecutor("a worker was killed")
        return super().submit(fn, *args, **kwargs)


SQUARES = [square(block) for block in range(8)]


@run_in("slow", "20")
@run_in("landing", "1")
@pytest.mark.parametrize("jobs", [1, 2, 20])
def test_results_come_in_order_from_any_number_of_processes(jobs: int) -> None:
    assert list(run_blocks(square, 8, jobs=jobs)) == SQUARES


@run_in("slow", "False")
@pytest.mark.parametrize("fork", [True, False])
def test_a_block_whose_worker_was_killed_is_played_again(tmp_path: Path, fork: bool) -> None:
    play = partial(dies_once, tmp_path)
    assert list(run_blocks(play, 8, jobs=2, fork=fork)) == SQUARES
    assert (tmp_path / "died").exists()


def test_another_executor_is_made_when_one_has_broken() -> None:
    made: list[Executor] = []

    def make() -> Executor:
        made.append(Broken(3))
        return made[-1]

    assert list(run_blocks(square, 8, executor=make)) == SQUARES
    assert len(made) == 3


def test_whoever_cannot_be_replaced_is_told_of() -> None:
    with pytest.raises(BadGame, match=r"block 3 was lost.*a function that makes an executor"):
        list(run_blocks(square, 8, executor=Broken(3)))
    made = count()

    def make() -> Executor:
        next(made)
        return Broken(0)

    with pytest.raises(BadGame, match=rf"block 0 was lost.*\({MAX_TRIES}\)"):
        list(run_blocks(square, 8, executor=make))
    assert next(made) == MAX_TRIES


def test_more_blocks_than_are_handed_out_at_once() -> None:
    with ThreadPoolExecutor(2) as pool:
        results = run_blocks(square, MAX_BLOCKS_IN_FLIGHT + 100, executor=pool)
        assert next(results) == 0
        assert sum(results) == sum(map(square, range(MAX_BLOCKS_IN_FLIGHT + 100)))


def test_what_plays_no_blocks_is_refused() -> None:
    with pytest.raises(BadGame, match="int plays no blocks: an executor with submit"):
        list(run_blocks(square, 2, executor=int))  # type: ignore[arg-type]


def test_a_name_that_is_none_is_answered_with_all() -> None:
    with (
        pytest.raises(BadGame, match="no executor dusk; there are process, loky, dask"),
        open_executor("dusk"),
    ):
        pass


# Executors --------------------------------------------------------------------------------------


@pytest.fixture(params=["process", "loky", "dask", "ray"])
def name(request: pytest.FixtureRequest) -> str:
    library = {"dask": "distributed"}.get(request.param, request.param)
    if library != "process":
        pytest.importorskip(library, reason=f"pip install 'riverboat[{request.param}]'")
    return str(request.param)


@run_in("landing", "dask", "ray")
def test_a_seed_comes_to_the_same_result_everywhere(name: str) -> None:
    game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    hands = 2 * BLOCK_HANDS + 5
    with open_executor(name, 2) as executor:
        there = run(game, [200] * 3, hands, 7, executor=executor, jobs=2)
        bots = match("caller", "random", hands=DECKS + 3, seed=7, executor=executor, jobs=2)
    here = run(game, [200] * 3, hands, 7)
    assert (there.net, there.squares) == (here.net, here.squares)
    assert bots == match("caller", "random", hands=DECKS + 3, seed=7)
