"""Many hands are many tables: blocks of hands with a seed each, side by side or in turn.

How the hands are cut does not depend on who plays them, so one seed comes to the same result with
one process and with eight. The blocks are separate tables with the same players and rules: at each
of them everybody begins with the chips that they sit down with.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from typing import Final

from msgspec.structs import replace

from riverboat.sim.sessions.results import SessionResult, together
from riverboat.sim.sessions.sessions import SessionPlan, play_session

BLOCK: Final = 500
"""Hands of one table, where nobody says how many: a long evening and a night."""
_EVERY: Final = 20
"""Hands between two reports of a process."""

Watch = Callable[[int], None]
"""Is told how many hands have been played in all."""


def blocks(plan: SessionPlan, size: int = BLOCK) -> list[SessionPlan]:
    """The tables at which so many hands are played; without re-buys one, until somebody has it all.

    The first block has the seed of the plan itself, so that hands that fit at one table are those
    of ``play_session``.
    """
    if not plan.rebuys and not plan.anew:
        return [plan]
    whole, rest = divmod(plan.hands, size)
    shares = [size] * whole + [rest] * bool(rest)
    return [replace(plan, hands=hands, seed=_seed(plan.seed, k)) for k, hands in enumerate(shares)]


def _seed(seed: int | str | None, block: int) -> int | str | None:
    return seed if seed is None or not block else f"{seed}, block {block}"


def play_blocks(plan: SessionPlan, watch: Watch, jobs: int = 1, size: int = BLOCK) -> SessionResult:
    """Play all of them in so many processes: the result is the same for any number."""
    shares = blocks(plan, size)
    return _in_turn(shares, watch) if jobs == 1 else _side_by_side(shares, jobs, watch)


def _in_turn(shares: list[SessionPlan], watch: Watch) -> SessionResult:
    count = 0

    def one() -> None:
        nonlocal count
        count += 1
        if count % _EVERY == 0:
            watch(count)

    return together(play_session(share, one) for share in shares)


def _side_by_side(shares: list[SessionPlan], jobs: int, watch: Watch) -> SessionResult:
    context = get_context("spawn")
    count: Synchronized[int] = context.Value("q", 0)
    with ProcessPoolExecutor(min(jobs, len(shares)), context, _begin, (count,)) as pool:
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


def _play(plan: SessionPlan) -> SessionResult:
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
