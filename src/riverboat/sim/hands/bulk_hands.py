"""Bulk runs: a starting state played many times, with summed results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Final, TypeAlias

from msgspec import Struct

from riverboat.bots.betting_policy import BettingPolicy
from riverboat.engine import AnyFact, Game
from riverboat.sim.hands.hand_simulator import HandSimulator
from riverboat.sim.hands.run_summary import ChipTally, Summary
from riverboat.sim.work_blocks import AnyExecutor, run_blocks

PolicyFactory: TypeAlias = Callable[[Random], BettingPolicy]
"""Make a policy from random numbers, such as ``betting_policy.make_uniform_policy``."""

BLOCK_HANDS: Final = 1_000
"""Hands in a block, which has its own random numbers and one progress report."""


class _RunPlan(Struct, frozen=True):
    """The parameters of a run, shared by all blocks."""

    game: Game
    stacks: tuple[int, ...]
    hands: int
    seed: int
    button: int | None
    policy: PolicyFactory | None
    on_log: Callable[[list[AnyFact]], None] | None


def run(
    game: Game,
    stacks: Sequence[int],
    hands: int,
    seed: int,
    *,
    button: int | None = None,
    policy: PolicyFactory | None = None,
    progress: Callable[[int], None] | None = None,
    on_log: Callable[[list[AnyFact]], None] | None = None,
    jobs: int = 1,
    executor: AnyExecutor | None = None,
) -> Summary:
    """Play *hands* hands, all from one starting state, and return the summed results of each seat.

    A seed gives the same hands with any number of processes (*jobs*), and with an *executor*
    of Dask, loky or another library. The button stays where it is, on the last seat unless
    given, so that a seat is a position. *policy* plays all seats (default: uniform), *progress* is
    called from time to time with the number of hands played since the last call, and *on_log* is
    called with the facts of each hand, in the process that played it.

    >>> from riverboat.engine import HouseRules, parse_game
    >>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    >>> summary = run(game, stacks=[200] * 6, hands=100, seed=1)
    >>> summary.hands, sum(summary.net)
    (100, 0)
    """
    for name, value in (("hands", hands), ("jobs", jobs)):
        if value < 1:
            raise ValueError(f"{name}: expected at least 1, got {value}")
    run_plan = _RunPlan(game, tuple(stacks), hands, seed, button, policy, on_log)
    tally = ChipTally(len(stacks))
    started_at = perf_counter()
    block_count = -(-hands // BLOCK_HANDS)
    for block_tally in run_blocks(
        partial(_play_block, run_plan), block_count, jobs=jobs, executor=executor, fork=True
    ):
        tally.merge(block_tally)
        if progress is not None:
            progress(block_tally.hands)
    return Summary(
        hands=hands,
        seconds=perf_counter() - started_at,
        big_blind=game.stakes.big_blind,
        net=tuple(tally.net),
        squares=tuple(tally.squared_sums),
    )


def _play_block(plan: _RunPlan, block_number: int) -> ChipTally:
    """Play the hands of one block; the first block uses the seed itself."""
    rng = Random(f"{plan.seed}, block {block_number}" if block_number else plan.seed)
    simulator = HandSimulator(plan.game, plan.stacks, plan.button)
    betting_policy = None if plan.policy is None else plan.policy(rng)
    final_stacks = []
    for _ in range(min(BLOCK_HANDS, plan.hands - block_number * BLOCK_HANDS)):
        log: list[AnyFact] = []
        final_stacks.append(simulator.play(rng, log, betting_policy))
        if plan.on_log is not None:
            plan.on_log(log)
    tally = ChipTally(len(plan.stacks))
    tally.add(plan.stacks, final_stacks)
    return tally
