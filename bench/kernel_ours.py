"""The contenders of riverboat: its kernel in both tiers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

import numpy as np

from bench import kernel_tasks as tasks
from bench.contest import SEED
from bench.kernel_contest import Contender, timed_run
from bench.kernel_tasks import (
    HANDS,
    SEVEN_CARD_HAND_COUNT,
    Task,
    cards_of,
    omaha_deals,
    random_hands,
)
from riverboat import kernel
from riverboat.kernel import high, masks, omaha, tier
from riverboat.kernel.counting.exact_outcomes import exact_holdem, exact_omaha
from riverboat.kernel.evaluation.high_evaluation import one_high
from riverboat.kernel.playouts import PlayoutSums
from riverboat.kernel.sampling.deal_plan import DealPlan
from riverboat.kernel.sampling.monte_carlo import sample
from riverboat.kernel.tier import Tier
from riverboat.kernel.versus.preflop_matchups import Matchups
from riverboat.kernel.versus.range_sweep import COMBINATIONS, sweep
from riverboat.sim.vector import play_hands

DEAL_COUNT = 1 << 19
"""Sampled deals per call."""
C_HAND_COUNT = 20_000
"""Hands played per call."""


OWN_TIERS: dict[str, Tier] = {"riverboat, C": "c", "riverboat, NumPy": "numpy"}
"""The tiers by their contender names."""


def contenders(task: Task) -> Iterator[Contender]:
    """Yield the built tiers that do this task, the fastest first."""
    for name, tier_name in OWN_TIERS.items():
        make_contender = C_ONLY_TASKS.get(task) if tier_name == "c" else None
        make_contender = make_contender or TASKS_OF_BOTH_TIERS.get(task)
        if tier_name in tier.TIERS and make_contender is not None:
            yield _pin_to_tier(tier_name, name, make_contender())


def _pin_to_tier(tier_name: Tier, name: str, contender: Contender) -> Contender:
    """Return a contender whose runs are computed in this tier."""

    def run(repeats: int) -> float:
        with tier.use_tier(tier_name):
            return contender.run(repeats)

    def agrees() -> bool:
        with tier.use_tier(tier_name):
            return contender.agrees()

    is_long = contender.is_long and tier_name != "c"
    return replace(contender, name=name, run=run, agrees=agrees, is_long=is_long)


def _make_own_contender(
    work: Callable[[], object], agrees: Callable[[], bool], units: float = 1
) -> Contender:
    return Contender("", timed_run(work), agrees, units)


def seven_bytes() -> Contender:
    cards, values = random_hands(7), np.empty(HANDS, np.uint16)
    return _make_own_contender(
        lambda: high(cards, values), lambda: np.array_equal(high(cards), tasks.hand_values()), HANDS
    )


def seven_masks() -> Contender:
    hand_masks, values = masks(random_hands(7)), np.empty(HANDS, np.uint16)
    return _make_own_contender(
        lambda: high(hand_masks, values),
        lambda: np.array_equal(high(hand_masks), tasks.hand_values()),
        HANDS,
    )


def seven_in_sequence() -> Contender:
    """Count the hands of each value in sequence, as the census tests do."""
    counts = np.empty(7_463, np.uint32)

    def work() -> None:
        tier.fast.census(7, counts)

    def agrees() -> bool:
        work()
        return tasks.SEVEN_IN_SEQUENCE.agrees(tasks.pair_share(counts))

    return _make_own_contender(work, agrees, SEVEN_CARD_HAND_COUNT)


def one_hand_in_c() -> Contender:
    return _make_one_hand_contender(kernel.one_high if tier.TIER == "c" else one_high)


def one_hand() -> Contender:
    return _make_one_hand_contender(one_high)


def _make_one_hand_contender(rank_hand: Callable[..., int]) -> Contender:
    hands = [tuple(hand) for hand in random_hands(7)[: tasks.SINGLE_CALL_COUNT].tolist()]

    def work() -> None:
        for hand in hands:
            rank_hand(*hand)

    def agrees() -> bool:
        values = [rank_hand(*hand) for hand in hands]
        return np.array_equal(values, tasks.hand_values()[: tasks.SINGLE_CALL_COUNT])

    return _make_own_contender(work, agrees, len(hands))


def holdem_exact() -> Contender:
    hands = [cards_of(hand) for hand in tasks.HOLDEM_MATCHUP]
    return _make_own_contender(
        lambda: exact_holdem(hands),
        lambda: tasks.HOLDEM_EXACT.agrees(float(exact_holdem(hands).equities(2)[0])),
    )


def holdem_flop() -> Contender:
    hands, flop = [cards_of(hand) for hand in tasks.HOLDEM_MATCHUP], cards_of(tasks.FLOP_CARDS)
    return _make_own_contender(
        lambda: exact_holdem(hands, flop),
        lambda: tasks.HOLDEM_FLOP.agrees(float(exact_holdem(hands, flop).equities(2)[0])),
    )


def random_flop() -> Contender:
    flop, all_weights = cards_of(tasks.FLOP_CARDS), np.ones(COMBINATIONS)
    return _make_own_contender(
        lambda: sweep(flop, all_weights, all_weights),
        lambda: tasks.RANDOM_FLOP.agrees(sweep(flop, all_weights, all_weights).equity(all_weights)),
    )


def matchups() -> Contender:
    """Compute all matchups of starting hands anew in each run."""
    hands = [cards_of(hand) for hand in tasks.HOLDEM_MATCHUP]
    (ace_king_index, queens_index) = [
        max(hand) * (max(hand) - 1) // 2 + min(hand) for hand in hands
    ]

    def agrees() -> bool:
        hero_weights, villain_weights = np.zeros((2, COMBINATIONS))
        hero_weights[ace_king_index] = villain_weights[queens_index] = 1
        return tasks.MATCHUPS.agrees(
            Matchups().range_results(hero_weights, villain_weights).equity(hero_weights)
        )

    return replace(_make_own_contender(lambda: Matchups().matrix(), agrees), is_long=True)


def omaha_exact() -> Contender:
    return _make_omaha_contender(tasks.OMAHA_EXACT, tasks.OMAHA_MATCHUP, low=False)


def omaha_hi_lo_exact() -> Contender:
    return _make_omaha_contender(tasks.OMAHA_HI_LO_EXACT, tasks.OMAHA_HI_LO_MATCHUP, low=True)


def _make_omaha_contender(task: Task, hand_texts: Sequence[str], *, low: bool) -> Contender:
    hands = [cards_of(hand) for hand in hand_texts]
    return _make_own_contender(
        lambda: exact_omaha(hands, low=low),
        lambda: task.agrees(float(exact_omaha(hands, low=low).equities(2)[0])),
    )


def omaha_hands() -> Contender:
    deals, values = omaha_deals(), np.empty(HANDS, np.uint16)
    return _make_own_contender(
        lambda: omaha(*deals, values),
        lambda: np.array_equal(omaha(*deals), tasks.omaha_values()),
        HANDS,
    )


def sample_two() -> Contender:
    return _make_sampling_contender(tasks.SAMPLE_TWO, tasks.two_hand_plan())


def sample_six() -> Contender:
    return _make_sampling_contender(tasks.SAMPLE_SIX, tasks.six_hand_plan())


def _make_sampling_contender(task: Task, plan: DealPlan) -> Contender:
    return _make_own_contender(
        lambda: sample(plan, SEED, 0, DEAL_COUNT),
        lambda: task.agrees(sample(plan, SEED, 0, DEAL_COUNT).equity(0)),
        DEAL_COUNT,
    )


def playouts() -> Contender:
    return _make_playout_contender(tasks.PLAYED_COUNT)


def playouts_in_c() -> Contender:
    return _make_playout_contender(C_HAND_COUNT)


def _make_playout_contender(hand_count: int) -> Contender:
    """Play hands in which each kind of decision, and each raise size, is equally likely."""

    def play(count: int) -> PlayoutSums:
        return play_hands(tasks.playout_game(), tasks.STACKS, count, SEED)

    return _make_own_contender(
        lambda: play(hand_count),
        lambda: play(tasks.PLAYED_COUNT) == tasks.reference_playouts(),
        hand_count,
    )


ContenderFactory = Callable[[], Contender]

C_ONLY_TASKS: dict[Task, ContenderFactory] = {
    tasks.SEVEN_IN_SEQUENCE: seven_in_sequence,
    tasks.ONE_HAND: one_hand_in_c,
    tasks.PLAYOUTS: playouts_in_c,
}
TASKS_OF_BOTH_TIERS: dict[Task, ContenderFactory] = {
    tasks.SEVEN_BYTES: seven_bytes,
    tasks.SEVEN_MASKS: seven_masks,
    tasks.ONE_HAND: one_hand,
    tasks.HOLDEM_EXACT: holdem_exact,
    tasks.HOLDEM_FLOP: holdem_flop,
    tasks.RANDOM_FLOP: random_flop,
    tasks.MATCHUPS: matchups,
    tasks.OMAHA_EXACT: omaha_exact,
    tasks.OMAHA_HI_LO_EXACT: omaha_hi_lo_exact,
    tasks.OMAHA_HANDS: omaha_hands,
    tasks.SAMPLE_TWO: sample_two,
    tasks.SAMPLE_SIX: sample_six,
    tasks.PLAYOUTS: playouts,
}
