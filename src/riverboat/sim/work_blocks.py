"""Long work in blocks: so many hands each, with a seed of its own, wherever they are played.

How hands are cut into blocks never depends on who plays them, so one seed comes to one result in
one process, in eight, and on a cluster. Whoever has ``submit`` can play them: the executors of the
standard library and of loky, a client of Dask, and what ``riverboat.sim.executors`` opens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

from riverboat.engine import BadGame
from riverboat.words.refusals.simulations import BlockWasLost, NoExecutor

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

MAX_BLOCKS_IN_FLIGHT: Final = 512
"""Blocks that are handed out at a time: work for any cluster, and little to remember."""
MAX_TRIES: Final = 3
"""How often a block is played whose worker dies on the way."""


class ResultFuture(Protocol[Result_co]):
    """A result that comes, such as ``concurrent.futures.Future``."""

    def result(self) -> Result_co:
        """Wait for it."""
        ...


class Executor(Protocol):
    """Anything that plays blocks elsewhere."""

    def submit(self, fn: Callable[[int], Result], block: int, /) -> ResultFuture[Result]:
        """Begin ``fn(block)``."""
        ...


AnyExecutor: TypeAlias = Executor | Callable[[], Executor]
"""An executor; or what makes one, and is asked for another when a worker's death has broken it."""


def run_blocks(
    play: Callable[[int], Result],
    count: int,
    *,
    jobs: int = 1,
    executor: AnyExecutor | None = None,
    fork: bool = False,
) -> Iterator[Result]:
    """The results of blocks 0 to *count* - 1, in order, each as soon as those before it are there.

    They are played here, by so many processes, or by an *executor*, which stays open. With *fork*
    processes have what cannot be pickled, such as the functions of a notebook, where the system
    allows it. A block whose worker died is played again; ``BadGame`` says so if that is in vain.
    """
    if executor is None and (jobs == 1 or count == 1):
        yield from map(play, range(count))
        return
    workers = (
        _process_crew(play, min(jobs, count), fork)
        if executor is None
        else _external_crew(play, executor)
    )
    with workers as crew:
        yield from _results_in_order(crew, count)


class WorkerCrew(Generic[Result]):
    """Who plays: they are given blocks, and replaced when one of them has died."""

    def __init__(self, work: Callable[[int], Result], executor: AnyExecutor) -> None:
        self._work = work
        self.futures: deque[ResultFuture[Result]] = deque()
        if not callable(executor) and not hasattr(executor, "submit"):
            raise BadGame(NoExecutor(repr(executor)))
        if isinstance(executor, type) or not hasattr(executor, "submit"):
            self._make_executor: Callable[[], Executor] | None = executor
            self.executor: Executor = executor()
        else:
            self._make_executor, self.executor = None, executor
        if not hasattr(self.executor, "submit"):
            raise BadGame(NoExecutor(type(self.executor).__name__))

    def submit(self, blocks: range) -> BrokenExecutor | None:
        """Begin these; why not all of them could be begun."""
        try:
            for block in blocks:
                self.futures.append(self.executor.submit(self._work, block))
        except BrokenExecutor as why:
            return why
        return None

    def replace_executor(self) -> bool:
        """Take another executor for the broken one, and forget what that has; if there is any."""
        self.futures.clear()
        if self._make_executor is not None:
            self.executor = self._make_executor()
        return self._make_executor is not None


def _results_in_order(crew: WorkerCrew[Result], count: int) -> Iterator[Result]:
    first, lost = 0, 0
    while first < count:
        broken = crew.submit(
            range(first + len(crew.futures), min(first + MAX_BLOCKS_IN_FLIGHT, count))
        )
        if crew.futures:
            try:
                result = crew.futures[0].result()
            except BrokenExecutor as why:
                broken = why
            else:
                crew.futures.popleft()
                first, lost = first + 1, 0
                yield result
                continue
        lost += 1
        if lost == MAX_TRIES or not crew.replace_executor():
            raise BadGame(BlockWasLost(first, lost)) from broken


@contextmanager
def _external_crew(
    play: Callable[[int], Result], executor: AnyExecutor
) -> Iterator[WorkerCrew[Result]]:
    yield WorkerCrew(play, executor)


@contextmanager
def _process_crew(
    play: Callable[[int], Result], jobs: int, fork: bool
) -> Iterator[WorkerCrew[Result]]:
    how = "fork" if fork and "fork" in get_all_start_methods() else "spawn"
    pools: list[ProcessPoolExecutor] = []

    def pool() -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(jobs, get_context(how), _init_worker, (play,)))
        return pools[-1]

    try:
        yield WorkerCrew(cast(Callable[[int], Result], _run_in_worker), pool)
    finally:
        for each in pools:
            each.shutdown(cancel_futures=True)


# In another process -----------------------------------------------------------------------------

_worker_function: list[Callable[[int], object]] = []


def _init_worker(play: Callable[[int], object]) -> None:
    _worker_function[:] = [play]


def _run_in_worker(block: int) -> object:
    return _worker_function[0](block)
