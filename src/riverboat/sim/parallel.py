"""A session cut into several, each in a process of its own, with seeds of their own.

The parts are separate tables with the same players and rules. So many hands cut into so many parts
always come to the same; other parts are other cards.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from typing import Final

from msgspec.structs import replace

from riverboat.sim.results import Played, together
from riverboat.sim.sessions import Plan, play_session

_EVERY: Final = 20
"""Hands between two reports of a process."""


def parts(plan: Plan, jobs: int) -> list[Plan]:
    """The session in so many parts, as equal as can be."""
    shares = [plan.hands // jobs + (k < plan.hands % jobs) for k in range(jobs)]
    return [
        replace(plan, hands=hands, seed=None if plan.seed is None else f"{plan.seed}, part {k}")
        for k, hands in enumerate(shares, 1)
        if hands
    ]


def play_sessions(plan: Plan, jobs: int, watch: Callable[[int], None]) -> Played:
    """Play the parts side by side; *watch* is told how many hands have been played in all."""
    context = get_context("spawn")
    count: Synchronized[int] = context.Value("q", 0)
    shares = parts(plan, jobs)
    with ProcessPoolExecutor(jobs, context, _begin, (count,)) as pool:
        order = [pool.submit(_play, share) for share in shares]
        waiting = set(order)
        while waiting:
            _, waiting = wait(waiting, timeout=0.2)
            watch(count.value)
        return together(future.result() for future in order)


# In the other process ---------------------------------------------------------------------------


_counts: list[Synchronized[int]] = []


def _begin(count: Synchronized[int]) -> None:
    _counts.append(count)


def _play(plan: Plan) -> Played:
    played = 0

    def watch() -> None:
        nonlocal played
        played += 1
        if played % _EVERY == 0:
            _report(_EVERY)

    result = play_session(plan, watch)
    _report(played % _EVERY)
    return result


def _report(hands: int) -> None:
    for count in _counts:
        with count.get_lock():
            count.value += hands
