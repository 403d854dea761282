"""Long work in blocks with a seed each, executed by any number of workers.

The division into blocks does not depend on the workers, so a seed gives the same result in one
process, in eight, and on a cluster. Any object with ``submit`` can execute them: the executors of
the standard library and of loky, a client of Dask, and those that ``riverboat.sim.executors``
opens.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_all_start_methods, get_context
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

from riverboat.engine import BadGame
from riverboat.words.refusals.simulations import ExecutorInvalid, WorkBlockLost

Result = TypeVar("Result")
Result_co = TypeVar("Result_co", covariant=True)

MAX_BLOCKS_IN_FLIGHT: Final = 512
"""Blocks submitted at a time: enough for any cluster, with bounded memory."""
MAX_TRIES: Final = 3
"""Maximum number of attempts for a block whose worker dies."""


class ResultFuture(Protocol[Result_co]):
    """A future result, such as ``concurrent.futures.Future``."""

    def result(self) -> Result_co:
        """Wait for the result and return it."""
        ...


class Executor(Protocol):
    """An object that executes blocks in other processes or on other machines."""

    def submit(self, function: Callable[[int], Result], block: int, /) -> ResultFuture[Result]:
        """Start ``function(block)``, and return a future of its result."""
        ...


AnyExecutor: TypeAlias = Executor | Callable[[], Executor]
"""An executor, or a factory that replaces one broken by a worker's death."""


def run_blocks(
    play_block: Callable[[int], Result],
    block_count: int,
    *,
    jobs: int = 1,
    executor: AnyExecutor | None = None,
    fork: bool = False,
    in_flight: int = MAX_BLOCKS_IN_FLIGHT,
) -> Iterator[Result]:
    """Yield the results of blocks 0 to *block_count* - 1, in order.

    Blocks are played in this process, in *jobs* processes, or by an *executor*, which stays open.
    With *fork* processes inherit objects that cannot be pickled, such as the functions of a
    notebook, if the system allows it. At most *in_flight* blocks are submitted at a time, to limit
    the memory of large results. A block whose worker died is retried; ``BadGame`` is raised if that
    fails.
    """
    if executor is None and (jobs == 1 or block_count == 1):
        yield from map(play_block, range(block_count))
        return
    pool_context = (
        _open_process_pool(play_block, min(jobs, block_count), fork)
        if executor is None
        else _open_external_pool(play_block, executor)
    )
    with pool_context as pool:
        yield from _iter_results_in_order(pool, block_count, in_flight)


class WorkerPool(Generic[Result]):
    """A pool of workers that execute blocks, and that replaces dead workers."""

    def __init__(self, play_block: Callable[[int], Result], executor: AnyExecutor) -> None:
        self._play_block = play_block
        self.futures: deque[ResultFuture[Result]] = deque()
        if not callable(executor) and not hasattr(executor, "submit"):
            raise BadGame(ExecutorInvalid(repr(executor)))
        if isinstance(executor, type) or not hasattr(executor, "submit"):
            self._make_executor: Callable[[], Executor] | None = executor
            self.executor: Executor = executor()
        else:
            self._make_executor, self.executor = None, executor
        if not hasattr(self.executor, "submit"):
            raise BadGame(ExecutorInvalid(type(self.executor).__name__))

    def submit(self, blocks: range) -> BrokenExecutor | None:
        """Submit blocks, and return the error that prevented some of them, or ``None``."""
        try:
            for block_number in blocks:
                self.futures.append(self.executor.submit(self._play_block, block_number))
        except BrokenExecutor as error:
            return error
        return None

    def replace_executor(self) -> bool:
        """Replace the broken executor, if possible, and discard its work."""
        self.futures.clear()
        if self._make_executor is not None:
            self.executor = self._make_executor()
        return self._make_executor is not None


def _iter_results_in_order(
    pool: WorkerPool[Result], block_count: int, in_flight: int
) -> Iterator[Result]:
    first_block, failure_count = 0, 0
    while first_block < block_count:
        submit_error = pool.submit(
            range(first_block + len(pool.futures), min(first_block + in_flight, block_count))
        )
        if pool.futures:
            try:
                block_result = pool.futures[0].result()
            except BrokenExecutor as error:
                submit_error = error
            else:
                pool.futures.popleft()
                first_block, failure_count = first_block + 1, 0
                yield block_result
                continue
        failure_count += 1
        if failure_count == MAX_TRIES or not pool.replace_executor():
            raise BadGame(WorkBlockLost(first_block, failure_count)) from submit_error


@contextmanager
def _open_external_pool(
    play_block: Callable[[int], Result], executor: AnyExecutor
) -> Iterator[WorkerPool[Result]]:
    yield WorkerPool(play_block, executor)


@contextmanager
def _open_process_pool(
    play_block: Callable[[int], Result], jobs: int, uses_fork: bool
) -> Iterator[WorkerPool[Result]]:
    start_method = "fork" if uses_fork and "fork" in get_all_start_methods() else "spawn"
    open_pools: list[ProcessPoolExecutor] = []

    def create_pool() -> ProcessPoolExecutor:
        open_pools.append(
            ProcessPoolExecutor(jobs, get_context(start_method), _init_worker, (play_block,))
        )
        return open_pools[-1]

    try:
        yield WorkerPool(cast(Callable[[int], Result], _run_in_worker), create_pool)
    finally:
        for open_pool in open_pools:
            open_pool.shutdown(cancel_futures=True)


_worker_function: list[Callable[[int], object]] = []


def _init_worker(play_block: Callable[[int], object]) -> None:
    _worker_function[:] = [play_block]


def _run_in_worker(block_number: int) -> object:
    return _worker_function[0](block_number)
