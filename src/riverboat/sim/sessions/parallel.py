"""Many hands are many tables: blocks of hands with a seed each, side by side or in turn.

The blocks are separate tables with the same players and rules: at each of them everybody begins
with the chips that they sit down with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from riverboat.bots import Style, player_of
from riverboat.bots.opponent import Opponent
from riverboat.sim.blocks import AnyExecutor, in_blocks
from riverboat.sim.memory import fresh, refuse_change, state_of
from riverboat.sim.sessions.results import SessionResult, together
from riverboat.sim.sessions.sessions import SessionPlan, own_bots, play_by

BLOCK: Final = 500
"""Hands of one table, where nobody says how many: a long evening and a night."""
_EVERY: Final = 20
"""Hands between two reports, where they are played here."""

Watch = Callable[[int], None]
"""Is told how many hands have been played in all."""


def blocks(plan: SessionPlan, size: int = BLOCK) -> list[SessionPlan]:
    """The tables at which so many hands are played; without re-buys one, until somebody has it all.

    The first block has the seed of the plan itself, so that hands that fit at one table are those
    of ``play_session``.
    """
    return [_share(plan, size, k) for k in range(_count(plan, size))]


def _count(plan: SessionPlan, size: int) -> int:
    return -(-plan.hands // size) if plan.rebuys or plan.anew else 1


def _share(plan: SessionPlan, size: int, block: int) -> SessionPlan:
    if not plan.rebuys and not plan.anew:
        return plan
    hands = min(size, plan.hands - block * size)
    return replace(plan, hands=hands, seed=_seed(plan.seed, block))


def _seed(seed: int | str | None, block: int) -> int | str | None:
    return seed if seed is None or not block else f"{seed}, block {block}"


def play_blocks(
    plan: SessionPlan,
    watch: Watch,
    jobs: int = 1,
    size: int = BLOCK,
    executor: AnyExecutor | None = None,
) -> SessionResult:
    """Play all of them, here, in so many processes or by an executor: the result is the same.

    A bot keeps its state through all blocks that are played here; elsewhere one that changes is
    refused. With ``plan.memory`` "block" each block has copies of the bots as they were handed in.
    Progress is told by hands where they are played here, and by blocks where they are not.
    """
    if executor is None and jobs == 1:
        return _in_turn(plan, blocks(plan, size), watch)
    play, count = partial(_block, plan, size), _count(plan, size)
    return together(_told(in_blocks(play, count, jobs=jobs, executor=executor), watch))


def _block(plan: SessionPlan, size: int, block: int) -> SessionResult:
    """Play a block by copies of the bots, and refuse those that change."""
    bots = {name: fresh(each) for name, each in plan.bots.items()}
    before = {
        name: state_of(player_of(each, Random(0)))
        for name, each in bots.items()
        if not isinstance(each, (str, Style, Opponent))
    }
    result = play_by(_share(plan, size, block), bots)
    played = result.bots
    if plan.memory == "match" and _count(plan, size) > 1:
        for name, state in before.items():
            refuse_change(name, state, state_of(played[name]))
    return result.with_bots({})


def _told(results: Iterator[SessionResult], watch: Watch) -> Iterator[SessionResult]:
    played = 0
    for result in results:
        played += result.hands
        watch(played)
        yield result


def _in_turn(plan: SessionPlan, shares: list[SessionPlan], watch: Watch) -> SessionResult:
    count, kept = 0, own_bots(plan.bots)

    def one() -> None:
        nonlocal count
        count += 1
        if count % _EVERY == 0:
            watch(count)

    if plan.memory == "match":
        return together(play_by(share, kept, one) for share in shares)
    for_blocks = ({name: fresh(each) for name, each in plan.bots.items()} for _ in shares)
    whole = together(play_by(*each, one) for each in zip(shares, for_blocks, strict=True))
    return whole.with_bots({})
