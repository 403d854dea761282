"""The one thread that writes: it takes all that waits, has it committed at once, and tells each.

While a commit is on its way to the disk the next wishes gather, so the more there is to do, the
more each commit does. What an event loop wishes in one of its turns is handed over together: a
commit costs far more than one wish more in it, and so does it to wake the thread. A loop that is
behind gathers over several turns, for as long as each brings new wishes and it is not too long.
What is in the wishes, and how they are carried out, is not its business.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, Generic, TypeVar

from riverboat.store.errors import StoreFailed
from riverboat.words.refusals import stores as s

Wish = TypeVar("Wish")

WISHES_AT_ONCE: Final = 512
WEIGHT_AT_ONCE: Final = 16 << 20
"""Bytes: whatever waits, a transaction is not much larger."""
GATHERS: Final = 0.02
"""Seconds for which a loop that is behind gathers at most. One that is not gathers for one turn."""
ENOUGH: Final = 32
"""Wishes that are handed over at once: more make a commit hardly cheaper, and a loop that waits for
all of them has nothing to do."""


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
        self._gathered: dict[asyncio.AbstractEventLoop, list[_Waiting[Wish]]] = {}
        """What each loop has wished in this turn."""
        self._queue: SimpleQueue[list[_Waiting[Wish]] | None] = SimpleQueue()
        # Whoever leaves without closing is not kept: what waits was not promised to anybody.
        self._thread = Thread(target=self._run, name="riverboat store", daemon=True)
        self._is_closing = False
        self._thread.start()

    async def ask(self, wish: Wish, weight: int = 0) -> object:
        """Have a wish carried out, and wait for it.

        It is carried out even if the one who waits is cancelled.
        """
        if self._is_closing:
            raise StoreFailed(s.StoreIsNotOpen(closed=True))
        waiting = _Waiting(wish, weight)
        if (gathered := self._gathered.get(waiting.loop)) is not None:
            gathered.append(waiting)
        else:
            self._gathered[waiting.loop] = [waiting]
            until = waiting.loop.time() + GATHERS
            waiting.loop.call_soon(self._hand_over_soon, waiting.loop, 0, until)
        return await waiting.answer

    def _hand_over_soon(self, loop: asyncio.AbstractEventLoop, before: int, until: float) -> None:
        """Hand over what was gathered, unless this turn has brought more: then the next may, too.

        A turn that has nothing else to do takes no time, so that nobody waits for it.
        """
        count = len(self._gathered.get(loop, ()))
        if before < count < ENOUGH and loop.time() < until:
            loop.call_soon(self._hand_over_soon, loop, count, until)
        else:
            self._hand_over(loop)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the thread what a loop has wished; what was wished before it closes, it has."""
        if gathered := self._gathered.pop(loop, None):
            self._queue.put(gathered)

    async def close(self) -> None:
        """Carry out what waits, and end the thread."""
        if not self._is_closing:
            self._is_closing = True
            for loop in list(self._gathered):
                self._hand_over(loop)
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        waiting: deque[_Waiting[Wish]] = deque()
        is_last = False
        while not is_last or waiting:
            is_last = self._wait_for(waiting) or is_last
            if group := _next_group(waiting):
                _tell(group, self._outcomes([each.wish for each in group]))

    def _wait_for(self, waiting: deque[_Waiting[Wish]]) -> bool:
        """Take all that was handed over; wait if that is nothing. Whether no more comes."""
        try:
            while (gathered := self._queue.get(block=not waiting)) is not None:
                waiting += gathered
        except Empty:
            return False
        return True

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


def _next_group(waiting: deque[_Waiting[Wish]]) -> list[_Waiting[Wish]]:
    """The wishes that are carried out together next."""
    group: list[_Waiting[Wish]] = []
    weight = 0
    while waiting and len(group) < WISHES_AT_ONCE and weight < WEIGHT_AT_ONCE:
        group.append(waiting.popleft())
        weight += group[-1].weight
    return group


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
