"""A meter of the processor time that a request uses, step by step, on the shared event loop.

A coroutine runs in steps between its awaits. ``metered`` measures each step on the clock of the
thread, so that neither waiting nor other tasks count, and charges it as soon as it ends. A long
request is therefore charged while it runs. ``WorkerPool`` charges work in threads.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from time import thread_time
from typing import Any, Final, Generic, TypeVar

Result = TypeVar("Result")


class CostMeter:
    """Processor time used by one request, and the budgets that pay for it."""

    __slots__ = ("_payers", "longest_step", "loop_seconds", "worker_seconds")

    def __init__(self) -> None:
        self.loop_seconds = 0.0
        self.longest_step = 0.0
        """Longest step of the request on the event loop, in seconds."""
        self.worker_seconds = 0.0
        self._payers: list[Callable[[float], None]] = []

    def charge_to(
        self, charge_payer: Callable[[float], None], *, includes_past: bool = False
    ) -> None:
        """Charge a budget from now on; with *includes_past*, also for the time used already."""
        self._payers.append(charge_payer)
        if includes_past:
            charge_payer(self.loop_seconds + self.worker_seconds)

    def add_step(self, seconds: float) -> None:
        """Charge a step on the event loop."""
        self.loop_seconds += seconds
        self.longest_step = max(self.longest_step, seconds)
        for charge_payer in self._payers:
            charge_payer(seconds)

    def add_work(self, seconds: float) -> None:
        """Charge work done in a thread."""
        self.worker_seconds += seconds
        for charge_payer in self._payers:
            charge_payer(seconds)


current_meter: Final[ContextVar[CostMeter | None]] = ContextVar("current_meter", default=None)
"""The meter of the current request; tasks that a request starts inherit it."""


class metered(Awaitable[Result], Generic[Result]):  # noqa: N801 - reads like a function
    """Await a coroutine and charge each of its steps to a meter."""

    __slots__ = ("_awaitable", "_meter")

    def __init__(self, awaitable: Awaitable[Result], meter: CostMeter) -> None:
        self._awaitable, self._meter = awaitable, meter

    def __await__(self) -> Generator[Any, Any, Result]:
        coroutine_steps = self._awaitable.__await__()
        add_step = self._meter.add_step
        run_next_step: Callable[[], Any] = coroutine_steps.__next__
        while True:
            started_at = thread_time()
            try:
                awaited_future = run_next_step()
            except StopIteration as finished:
                return finished.value  # type: ignore[no-any-return]
            finally:
                add_step(thread_time() - started_at)
            try:
                yield awaited_future
            except BaseException as error:
                # Thrown in, such as a cancellation: forward it.
                run_next_step = _make_throwing_step(coroutine_steps, error)
            else:
                run_next_step = coroutine_steps.__next__


def _make_throwing_step(
    coroutine_steps: Generator[Any, Any, Any], error: BaseException
) -> Callable[[], Any]:
    return lambda: coroutine_steps.throw(error)
