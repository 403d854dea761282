"""Sampled deals follow the exact joint distribution of ranges, known and unknown cards."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from operator import or_

import numpy as np
import pytest

from riverboat.kernel.card_masks import masks
from riverboat.kernel.sampling import hand_drawing, joint_ranges
from riverboat.kernel.sampling.alias_tables import FULL_CUT, build_alias_table
from riverboat.kernel.sampling.deal_blocks import build_deal_block
from riverboat.kernel.sampling.deal_layout import build_layout
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from tests.kernel.chi_square import chi_square_z_score
from tests.schedule import run_in

DEALS = 150_000
Hands = tuple[int, ...]


def range_seat(*hands: Sequence[int], weights: Sequence[float] | None = None) -> SampledSeat:
    weighted = None if weights is None else np.array(weights)
    return SampledSeat(masks=masks([list(hand) for hand in hands]), weights=weighted)


def deal_probabilities(plan: DealPlan) -> dict[Hands, float]:
    """Return the probability of each deal, by enumeration."""
    likely: dict[Hands, float] = {}
    known_boards = [*(seat.known for seat in plan.seats), plan.board]
    fixed = [int(masks(list(cards))) if cards else 0 for cards in known_boards]
    gone_total = sum(fixed) | (int(masks(plan.dead)) if plan.dead else 0)
    for hands, weight in _enumerate_ranges(list(plan.seats), gone_total):
        held_gone_total = gone_total
        for hand in hands:
            held_gone_total |= hand
        free = [
            card for card in plan.deck if not held_gone_total >> (16 * (card & 3) + (card >> 2)) & 1
        ]
        sizes = [*(seat.unknown for seat in plan.seats), plan.to_come]
        for unknown in _enumerate_unknown(free, sizes):
            deal = tuple(map(or_, map(or_, (*hands, 0), unknown), fixed))
            likely[deal] = likely.get(deal, 0) + weight
    return likely


def _enumerate_ranges(seats: list[SampledSeat], held: int) -> Iterator[tuple[Hands, float]]:
    if not seats:
        yield (), 1.0
        return
    seat, *rest = seats
    hands = [0] if seat.masks is None else seat.masks.tolist()
    weights = [1.0] * len(hands) if seat.weights is None else seat.weights.tolist()
    for hand, weight in zip(hands, weights, strict=True):
        if not hand & held and weight:
            for others, more in _enumerate_ranges(rest, held | hand):
                yield (hand, *others), weight * more


def _enumerate_unknown(free: list[int], sizes: list[int]) -> Iterator[Hands]:
    if not sizes:
        yield ()
        return
    for cards in combinations(free, sizes[0]):
        remaining_cards = [card for card in free if card not in cards]
        for others in _enumerate_unknown(remaining_cards, sizes[1:]):
            yield (int(masks(list(cards))) if cards else 0, *others)


def sample_deals(plan: DealPlan, count: int = DEALS, seed: int = 1) -> Counter[Hands]:
    held_masks = build_deal_block(build_layout(plan), seed, 0, count).masks()
    spread = [np.broadcast_to(hand, count).tolist() for hand in held_masks]
    return Counter(zip(*spread, strict=True))


def assert_distribution_is_exact(plan: DealPlan) -> None:
    likely = deal_probabilities(plan)
    counted = sample_deals(plan)
    assert set(counted) <= set(likely)
    chances = list(likely.values())
    assert abs(chi_square_z_score(np.array([counted[deal] for deal in likely]), chances)) < 4


PAIRS = range_seat((0, 1), (0, 2), (4, 5), (1, 6), weights=(1, 0.5, 3, 0.25))
OTHERS = range_seat((0, 4), (1, 2), (5, 9), (2, 8), (8, 9), weights=(1, 2, 0.4, 1, 0))

FLOP = (49, 50, 51)


def small_deck(cards: int) -> tuple[int, ...]:
    """Return *cards* cards from the deuce of clubs up, and a flop."""
    return (*range(cards), *FLOP)


PLANS = {
    "two ranges that clash": DealPlan(
        seats=(PAIRS, OTHERS), deck=small_deck(12), board=FLOP, to_come=2
    ),
    "three ranges, one twice": DealPlan(
        seats=(PAIRS, OTHERS, PAIRS), deck=small_deck(11), board=FLOP, to_come=1
    ),
    "a range, unknown cards and a known hand": DealPlan(
        seats=(PAIRS, SampledSeat(unknown=2), SampledSeat(known=(10, 11))),
        deck=small_deck(12),
        board=FLOP,
        to_come=2,
    ),
    "only unknown cards": DealPlan(
        seats=(SampledSeat(unknown=2), SampledSeat(unknown=2)),
        deck=small_deck(8),
        board=FLOP,
        to_come=2,
    ),
    "dead cards": DealPlan(
        seats=(PAIRS, range_seat((4, 6), (8, 9), (9, 12))),
        deck=small_deck(13),
        board=FLOP,
        dead=(3, 7),
        to_come=2,
    ),
    "stud: known, ranged and unknown in one hand": DealPlan(
        seats=(
            replace(PAIRS, known=(10, 49, 50), unknown=1),
            replace(OTHERS, known=(11, 51), unknown=2),
        ),
        deck=small_deck(12),
    ),
    "ranges of one card": DealPlan(
        seats=(
            replace(range_seat((0,), (1,)), known=(48,)),
            range_seat((1,), (2,)),
            range_seat((0,), (2,), (5,)),
        ),
        deck=(*small_deck(7), 48),
        board=FLOP,
        to_come=2,
    ),
}


def test_alias_table_reproduces_weights() -> None:
    weights = np.random.default_rng(1).random(500) ** 3
    table = build_alias_table(weights)
    chances = np.bincount(np.arange(500), table.thresholds)
    chances += np.bincount(table.aliases, FULL_CUT - table.thresholds.astype(np.float64), 500)
    assert np.abs(chances / FULL_CUT / 500 - weights / weights.sum()).max() < 1e-11


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("name", PLANS)
def test_deals_follow_joint_distribution(name: str) -> None:
    assert_distribution_is_exact(PLANS[name])


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("name", PLANS)
def test_deals_follow_joint_distribution_without_merged_ranges(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    assert_distribution_is_exact(replace(PLANS[name]))


IN_TURN = [name for name, plan in PLANS.items() if sum(s.masks is not None for s in plan.seats) > 1]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("name", IN_TURN)
@pytest.mark.parametrize("shared", [1, 2, 3, 9])
def test_deals_follow_joint_distribution_with_sequential_draws(
    name: str, shared: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_INDEPENDENT_DRAWS", 0)
    monkeypatch.setattr(hand_drawing, "CONTESTED_CARDS_STEP", shared)
    monkeypatch.setattr(hand_drawing, "MAX_SEQUENTIAL_DRAWS", float("inf"))  # never fall back
    plan = replace(PLANS[name])
    assert build_layout(plan).drawing.contested
    assert_distribution_is_exact(plan)


def test_hand_blocking_all_others_is_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_INDEPENDENT_DRAWS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_SEQUENTIAL_DRAWS", 0)  # draw all sequentially
    sampled_seat, other = (
        range_seat((0, 1), (2, 3), (4, 5)),
        range_seat((0, 2), (4, 6), weights=(3, 1)),
    )
    plan = DealPlan(
        seats=(sampled_seat, other, range_seat((1, 6), (5, 2))),
        deck=small_deck(9),
        board=FLOP,
        to_come=2,
    )
    counted = Counter(hands[:3] for hands in sample_deals(plan).elements())
    right = [((4, 5), (0, 2), (1, 6)), ((0, 1), (4, 6), (5, 2))]
    assert set(counted) == {tuple(int(masks(hand)) for hand in hands) for hands in right}
    assert build_layout(plan).drawing.draws_per_deal == 1
