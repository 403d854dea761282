"""Session blocks: a long session split into tables with a seed each, played in parallel.

The blocks are separate tables with the same players and rules: at each of them all players
begin with their starting stacks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from riverboat.bots import Style, make_player
from riverboat.bots.opponent import Opponent
from riverboat.sim.bot_memory import capture_bot_state, copy_for_block, raise_if_changed
from riverboat.sim.sessions.session_results import SessionResult, merge_results
from riverboat.sim.sessions.simulated_sessions import SessionPlan, copy_bots, play_with_bots
from riverboat.sim.work_blocks import AnyExecutor, run_blocks

BLOCK_HANDS: Final = 500
"""Default number of hands at one table."""
_HANDS_PER_REPORT: Final = 20
"""Hands between two progress reports of a local run."""

ProgressCallback = Callable[[int], None]
"""Handle a progress report: the total number of hands played."""


def split_session(plan: SessionPlan, size: int = BLOCK_HANDS) -> list[SessionPlan]:
    """Split a session into tables of *size* hands; a session without re-buys is one table.

    Without re-buys play ends when one player has all chips. The first block has the seed of the
    plan itself, so a session that fits at one table equals ``play_session``.
    """
    return [
        _build_block_plan(plan, size, block_number)
        for block_number in range(_count_blocks(plan, size))
    ]


def _count_blocks(plan: SessionPlan, block_hands: int) -> int:
    return -(-plan.hands // block_hands) if plan.rebuys or plan.resets_stacks else 1


def _build_block_plan(plan: SessionPlan, block_hands: int, block_number: int) -> SessionPlan:
    if not plan.rebuys and not plan.resets_stacks:
        return plan
    hands = min(block_hands, plan.hands - block_number * block_hands)
    return replace(plan, hands=hands, seed=_find_block_seed(plan.seed, block_number))


def _find_block_seed(seed: int | str | None, block_number: int) -> int | str | None:
    return seed if seed is None or not block_number else f"{seed}, block {block_number}"


def play_blocks(
    plan: SessionPlan,
    on_progress: ProgressCallback,
    jobs: int = 1,
    size: int = BLOCK_HANDS,
    executor: AnyExecutor | None = None,
) -> SessionResult:
    """Play all blocks in this process, in *jobs* processes or by an executor.

    The results are identical. In this process, a bot retains its state through all blocks; in other
    processes, a bot that changes is refused. With ``plan.memory`` "block" each block has copies of
    the original bots. Progress is reported by hands in this process, otherwise by blocks.
    """
    if executor is None and jobs == 1:
        return _play_in_turn(plan, split_session(plan, size), on_progress)
    play_block, block_count = partial(_play_block, plan, size), _count_blocks(plan, size)
    return merge_results(
        _report_progress(
            run_blocks(play_block, block_count, jobs=jobs, executor=executor), on_progress
        )
    )


def _play_block(plan: SessionPlan, block_hands: int, block_number: int) -> SessionResult:
    """Play a block by copies of the bots, and refuse those that change."""
    bots = {name: copy_for_block(bot) for name, bot in plan.bots.items()}
    states_before = {
        name: capture_bot_state(make_player(bot, Random(0)))
        for name, bot in bots.items()
        if not isinstance(bot, (str, Style, Opponent))
    }
    session_result = play_with_bots(_build_block_plan(plan, block_hands, block_number), bots)
    played_bots = session_result.bots
    if plan.memory == "match" and _count_blocks(plan, block_hands) > 1:
        for name, state_before in states_before.items():
            raise_if_changed(name, state_before, capture_bot_state(played_bots[name]))
    return session_result.with_bots({})


def _report_progress(
    block_results: Iterator[SessionResult], on_progress: ProgressCallback
) -> Iterator[SessionResult]:
    played_hands = 0
    for block_result in block_results:
        played_hands += block_result.hands
        on_progress(played_hands)
        yield block_result


def _play_in_turn(
    plan: SessionPlan, block_plans: list[SessionPlan], on_progress: ProgressCallback
) -> SessionResult:
    hand_count, session_bots = 0, copy_bots(plan.bots)

    def count_hand() -> None:
        nonlocal hand_count
        hand_count += 1
        if hand_count % _HANDS_PER_REPORT == 0:
            on_progress(hand_count)

    if plan.memory == "match":
        return merge_results(
            play_with_bots(block_plan, session_bots, count_hand) for block_plan in block_plans
        )
    bots_by_block = (
        {name: copy_for_block(bot) for name, bot in plan.bots.items()} for _ in block_plans
    )
    total_result = merge_results(
        play_with_bots(*plan_and_bots, count_hand)
        for plan_and_bots in zip(block_plans, bots_by_block, strict=True)
    )
    return total_result.with_bots({})
