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

WINDOW: Final = 512
"""Blocks that are handed out at a time: work for any cluster, and little to remember."""
TRIES: Final = 3
"""How often a block is played whose worker dies on the way."""


class Coming(Protocol[Result_co]):
    """A result that comes, such as ``concurrent.futures.Future``."""

    def result(self) -> Result_co:
        """Wait for it."""
        ...


class Executor(Protocol):
    """Anything that plays blocks elsewhere."""

    def submit(self, fn: Callable[[int], Result], block: int, /) -> Coming[Result]:
        """Begin ``fn(block)``."""
        ...


AnyExecutor: TypeAlias = Executor | Callable[[], Executor]
"""An executor; or what makes one, and is asked for another when a worker's death has broken it."""


def in_blocks(
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
    workers = _own(play, min(jobs, count), fork) if executor is None else _given(play, executor)
    with workers as crew:
        yield from _in_order(crew, count)


class Crew(Generic[Result]):
    """Who plays: they are given blocks, and replaced when one of them has died."""

    def __init__(self, work: Callable[[int], Result], executor: AnyExecutor) -> None:
        self._work = work
        self.coming: deque[Coming[Result]] = deque()
        if not callable(executor) and not hasattr(executor, "submit"):
            raise BadGame(NoExecutor(repr(executor)))
        if isinstance(executor, type) or not hasattr(executor, "submit"):
            self._make: Callable[[], Executor] | None = executor
            self.executor: Executor = executor()
        else:
            self._make, self.executor = None, executor
        if not hasattr(self.executor, "submit"):
            raise BadGame(NoExecutor(type(self.executor).__name__))

    def hand_out(self, blocks: range) -> BrokenExecutor | None:
        """Begin these; why not all of them could be begun."""
        try:
            for block in blocks:
                self.coming.append(self.executor.submit(self._work, block))
        except BrokenExecutor as why:
            return why
        return None

    def replace(self) -> bool:
        """Take another executor for the broken one, and forget what that has; if there is any."""
        self.coming.clear()
        if self._make is not None:
            self.executor = self._make()
        return self._make is not None


def _in_order(crew: Crew[Result], count: int) -> Iterator[Result]:
    first, lost = 0, 0
    while first < count:
        broken = crew.hand_out(range(first + len(crew.coming), min(first + WINDOW, count)))
        if crew.coming:
            try:
                result = crew.coming[0].result()
            except BrokenExecutor as why:
                broken = why
            else:
                crew.coming.popleft()
                first, lost = first + 1, 0
                yield result
                continue
        lost += 1
        if lost == TRIES or not crew.replace():
            raise BadGame(BlockWasLost(first, lost)) from broken


@contextmanager
def _given(play: Callable[[int], Result], executor: AnyExecutor) -> Iterator[Crew[Result]]:
    yield Crew(play, executor)


@contextmanager
def _own(play: Callable[[int], Result], jobs: int, fork: bool) -> Iterator[Crew[Result]]:
    how = "fork" if fork and "fork" in get_all_start_methods() else "spawn"
    pools: list[ProcessPoolExecutor] = []

    def pool() -> ProcessPoolExecutor:
        pools.append(ProcessPoolExecutor(jobs, get_context(how), _begin, (play,)))
        return pools[-1]

    try:
        yield Crew(cast(Callable[[int], Result], _of_this_process), pool)
    finally:
        for each in pools:
            each.shutdown(cancel_futures=True)


# In another process -----------------------------------------------------------------------------

_plays: list[Callable[[int], object]] = []


def _begin(play: Callable[[int], object]) -> None:
    _plays[:] = [play]


def _of_this_process(block: int) -> object:
    return _plays[0](block)
