"""The one thread that writes: it takes all that waits, has it committed at once, and tells each.

While a commit is on its way to the disk the next wishes gather, so the more there is to do, the
more each commit does. What is in the wishes, and how they are carried out, is not its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from riverboat.store.errors import StoreFailed

Wish = TypeVar("Wish")

WISHES_AT_ONCE: Final = 512
WEIGHT_AT_ONCE: Final = 16 << 20
"""Bytes: whatever waits, a transaction is not much larger."""


class _Waiting(Generic[Wish]):
    """A wish, and who waits for it."""

    __slots__ = ("answer", "loop", "weight", "wish")

    def __init__(self, wish: Wish, weight: int) -> None:
        self.wish, self.weight = wish, weight
        self.loop = asyncio.get_running_loop()
        self.answer: asyncio.Future[object] = self.loop.create_future()


class Writer(Generic[Wish]):
    """Carries out wishes in the order in which they came, many in one go.

    *carry_out* returns, for each wish, what came of it; an exception is raised where it is waited
    for. If it raises one itself, all of them have failed.
    """

    def __init__(self, carry_out: Callable[[Sequence[Wish]], Sequence[object]]) -> None:
        self._carry_out = carry_out
        self._queue: SimpleQueue[_Waiting[Wish] | None] = SimpleQueue()
        # Whoever leaves without closing is not kept: what waits was not promised to anybody.
        self._thread = Thread(target=self._run, name="riverboat store", daemon=True)
        self._is_closing = False
        self._thread.start()

    async def ask(self, wish: Wish, weight: int = 0) -> object:
        """Have a wish carried out, and wait for it.

        It is carried out even if the one who waits is cancelled.
        """
        if self._is_closing:
            raise StoreFailed("the store is closed")
        waiting = _Waiting(wish, weight)
        self._queue.put(waiting)
        return await waiting.answer

    async def close(self) -> None:
        """Carry out what waits, and end the thread."""
        if not self._is_closing:
            self._is_closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group, is_last = self._next_group()
            if group:
                _tell(group, self._outcomes([waiting.wish for waiting in group]))

    def _next_group(self) -> tuple[list[_Waiting[Wish]], bool]:
        """Wait for a wish, and take what came with it; and whether it was the last."""
        group: list[_Waiting[Wish]] = []
        weight = 0
        next_one = self._queue.get()
        while next_one is not None:
            group.append(next_one)
            weight += next_one.weight
            if len(group) >= WISHES_AT_ONCE or weight >= WEIGHT_AT_ONCE:
                return group, False
            try:
                next_one = self._queue.get_nowait()
            except Empty:
                return group, False
        return group, True

    def _outcomes(self, wishes: list[Wish]) -> Sequence[object]:
        try:
            return self._carry_out(wishes)
        except StoreFailed as failed:
            return [_again(failed) for _ in wishes]
        except Exception as error:
            # The thread must outlive a mistake of ours, and those who wait must hear of it.
            mistake = StoreFailed(f"the store made a mistake: {type(error).__name__}: {error}")
            mistake.__cause__ = error
            return [_again(mistake) for _ in wishes]


def _again(failed: StoreFailed) -> StoreFailed:
    """The same failure once more: raised in many tasks, one exception would mix their traces."""
    one = type(failed)(str(failed), perhaps_stored=failed.perhaps_stored)
    one.__cause__ = failed.__cause__
    return one


def _tell(group: Sequence[_Waiting[Wish]], outcomes: Sequence[object]) -> None:
    told: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[object], object]]] = {}
    for waiting, outcome in zip(group, outcomes, strict=True):
        told.setdefault(waiting.loop, []).append((waiting.answer, outcome))
    for loop, answers in told.items():
        with suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            loop.call_soon_threadsafe(_resolve, answers)


def _resolve(answers: list[tuple[asyncio.Future[object], object]]) -> None:
    for answer, outcome in answers:
        if answer.done():
            continue  # whoever waited was cancelled
        if isinstance(outcome, Exception):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)
