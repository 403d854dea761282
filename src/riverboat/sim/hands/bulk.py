"""Play one start many times, and sum up who won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import TypeAlias

from riverboat.bots.policy import Choose
from riverboat.engine import AnyFact, Game
from riverboat.sim.hands.step_by_step import StepByStep
from riverboat.sim.hands.summary import ChipTally, Summary

Policy: TypeAlias = Callable[[Random], Choose]
"""Makes a policy that draws from these random numbers, such as :func:`~riverboat.sim.uniform`."""

_BATCH = 1_000
"""Hands between two reports of progress."""


def run(
    game: Game,
    stacks: Sequence[int],
    hands: int,
    seed: int,
    *,
    button: int | None = None,
    policy: Policy | None = None,
    progress: Callable[[int], None] | None = None,
    watch: Callable[[list[AnyFact]], None] | None = None,
) -> Summary:
    """Play *hands* hands, each with fresh stacks, and sum up what each seat won.

    The same seed gives the same hands. The button stays where it is, on the last seat unless
    named, so that a seat is a position. *policy* plays for everybody (unless named: uniform),
    *progress* is told now and then how many more hands have been played, and *watch* is handed
    the facts of each hand.

    >>> from riverboat.engine import HouseRules, parse_game
    >>> game = parse_game("no-limit hold'em 1/2", HouseRules(showdown="all"))
    >>> summary = run(game, stacks=[200] * 6, hands=100, seed=1)
    >>> summary.hands, sum(summary.net)
    (100, 0)
    """
    if hands < 1:
        raise ValueError(f"at least one hand must be played, not {hands}")
    rng = Random(seed)
    table = StepByStep(game, stacks, button)
    choose = None if policy is None else policy(rng)
    tally = ChipTally(len(stacks))
    began = perf_counter()
    while tally.hands < hands:
        batch = min(_BATCH, hands - tally.hands)
        ends = []
        for _ in range(batch):
            log: list[AnyFact] = []
            ends.append(table.play(rng, log, choose))
            if watch is not None:
                watch(log)
        tally.add(stacks, ends)
        if progress is not None:
            progress(batch)
    return Summary(
        hands=hands,
        seconds=perf_counter() - began,
        big_blind=game.stakes.big_blind,
        net=tuple(tally.net),
        squares=tuple(tally.squares),
    )
