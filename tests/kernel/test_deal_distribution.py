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
from riverboat.kernel.sampling.alias_tables import FULL_THRESHOLD, build_alias_table
from riverboat.kernel.sampling.deal_blocks import build_deal_block
from riverboat.kernel.sampling.deal_layout import build_layout
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from tests.kernel.chi_square import chi_square_z_score
from tests.schedule import run_in

DEAL_COUNT = 150_000
DealMasks = tuple[int, ...]


def range_seat(*hands: Sequence[int], weights: Sequence[float] | None = None) -> SampledSeat:
    weight_array = None if weights is None else np.array(weights)
    return SampledSeat(masks=masks([list(hand) for hand in hands]), weights=weight_array)


def deal_probabilities(plan: DealPlan) -> dict[DealMasks, float]:
    """Return the probability of each deal, by enumeration."""
    probabilities: dict[DealMasks, float] = {}
    known_cards = [*(seat.known for seat in plan.seats), plan.board]
    fixed_cards = [int(masks(list(cards))) if cards else 0 for cards in known_cards]
    known_mask = sum(fixed_cards) | (int(masks(plan.dead)) if plan.dead else 0)
    for hands, weight in _enumerate_ranges(list(plan.seats), known_mask):
        dealt_mask = known_mask
        for hand in hands:
            dealt_mask |= hand
        free_cards = [
            card for card in plan.deck if not dealt_mask >> (16 * (card & 3) + (card >> 2)) & 1
        ]
        unknown_counts = [*(seat.unknown for seat in plan.seats), plan.to_come]
        for unknown_hands in _enumerate_unknown(free_cards, unknown_counts):
            deal = tuple(map(or_, map(or_, (*hands, 0), unknown_hands), fixed_cards))
            probabilities[deal] = probabilities.get(deal, 0) + weight
    return probabilities


def _enumerate_ranges(
    seats: list[SampledSeat], dealt_mask: int
) -> Iterator[tuple[DealMasks, float]]:
    if not seats:
        yield (), 1.0
        return
    seat, *later_seats = seats
    hands = [0] if seat.masks is None else seat.masks.tolist()
    weights = [1.0] * len(hands) if seat.weights is None else seat.weights.tolist()
    for hand, weight in zip(hands, weights, strict=True):
        if not hand & dealt_mask and weight:
            for later_hands, later_weight in _enumerate_ranges(later_seats, dealt_mask | hand):
                yield (hand, *later_hands), weight * later_weight


def _enumerate_unknown(free_cards: list[int], sizes: list[int]) -> Iterator[DealMasks]:
    if not sizes:
        yield ()
        return
    for cards in combinations(free_cards, sizes[0]):
        remaining_cards = [card for card in free_cards if card not in cards]
        for later_cards in _enumerate_unknown(remaining_cards, sizes[1:]):
            yield (int(masks(list(cards))) if cards else 0, *later_cards)


def sample_deals(plan: DealPlan, count: int = DEAL_COUNT, seed: int = 1) -> Counter[DealMasks]:
    range_masks = build_deal_block(build_layout(plan), seed, 0, count).masks()
    hands_by_seat = [np.broadcast_to(hand, count).tolist() for hand in range_masks]
    return Counter(zip(*hands_by_seat, strict=True))


def assert_distribution_is_exact(plan: DealPlan) -> None:
    probabilities = deal_probabilities(plan)
    deal_counts = sample_deals(plan)
    assert set(deal_counts) <= set(probabilities)
    chances = list(probabilities.values())
    assert (
        abs(chi_square_z_score(np.array([deal_counts[deal] for deal in probabilities]), chances))
        < 4
    )


FIRST_RANGE_SEAT = range_seat((0, 1), (0, 2), (4, 5), (1, 6), weights=(1, 0.5, 3, 0.25))
SECOND_RANGE_SEAT = range_seat((0, 4), (1, 2), (5, 9), (2, 8), (8, 9), weights=(1, 2, 0.4, 1, 0))

FLOP_CARDS = (49, 50, 51)


def small_deck(card_count: int) -> tuple[int, ...]:
    """Return *card_count* cards from the deuce of clubs up, and a flop."""
    return (*range(card_count), *FLOP_CARDS)


PLANS_BY_NAME = {
    "two ranges that clash": DealPlan(
        seats=(FIRST_RANGE_SEAT, SECOND_RANGE_SEAT),
        deck=small_deck(12),
        board=FLOP_CARDS,
        to_come=2,
    ),
    "three ranges, one twice": DealPlan(
        seats=(FIRST_RANGE_SEAT, SECOND_RANGE_SEAT, FIRST_RANGE_SEAT),
        deck=small_deck(11),
        board=FLOP_CARDS,
        to_come=1,
    ),
    "a range, unknown cards and a known hand": DealPlan(
        seats=(FIRST_RANGE_SEAT, SampledSeat(unknown=2), SampledSeat(known=(10, 11))),
        deck=small_deck(12),
        board=FLOP_CARDS,
        to_come=2,
    ),
    "only unknown cards": DealPlan(
        seats=(SampledSeat(unknown=2), SampledSeat(unknown=2)),
        deck=small_deck(8),
        board=FLOP_CARDS,
        to_come=2,
    ),
    "dead cards": DealPlan(
        seats=(FIRST_RANGE_SEAT, range_seat((4, 6), (8, 9), (9, 12))),
        deck=small_deck(13),
        board=FLOP_CARDS,
        dead=(3, 7),
        to_come=2,
    ),
    "stud: known, ranged and unknown in one hand": DealPlan(
        seats=(
            replace(FIRST_RANGE_SEAT, known=(10, 49, 50), unknown=1),
            replace(SECOND_RANGE_SEAT, known=(11, 51), unknown=2),
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
        board=FLOP_CARDS,
        to_come=2,
    ),
}


def test_alias_table_reproduces_weights() -> None:
    weights = np.random.default_rng(1).random(500) ** 3
    alias_table = build_alias_table(weights)
    chances = np.bincount(np.arange(500), alias_table.thresholds)
    chances += np.bincount(
        alias_table.aliases, FULL_THRESHOLD - alias_table.thresholds.astype(np.float64), 500
    )
    assert np.abs(chances / FULL_THRESHOLD / 500 - weights / weights.sum()).max() < 1e-11


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("name", PLANS_BY_NAME)
def test_deals_follow_joint_distribution(name: str) -> None:
    assert_distribution_is_exact(PLANS_BY_NAME[name])


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("name", PLANS_BY_NAME)
def test_deals_follow_joint_distribution_without_merged_ranges(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    assert_distribution_is_exact(replace(PLANS_BY_NAME[name]))


SEQUENTIAL_PLAN_NAMES = [
    name
    for name, plan in PLANS_BY_NAME.items()
    if sum(seat.masks is not None for seat in plan.seats) > 1
]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("name", SEQUENTIAL_PLAN_NAMES)
@pytest.mark.parametrize("shared_cards", [1, 2, 3, 9])
def test_deals_follow_joint_distribution_with_sequential_draws(
    name: str, shared_cards: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_INDEPENDENT_DRAWS", 0)
    monkeypatch.setattr(hand_drawing, "CONTESTED_CARDS_STEP", shared_cards)
    monkeypatch.setattr(hand_drawing, "MAX_SEQUENTIAL_DRAWS", float("inf"))  # never fall back
    plan = replace(PLANS_BY_NAME[name])
    assert build_layout(plan).drawing.sequential_drawing
    assert_distribution_is_exact(plan)


def test_hand_blocking_all_others_is_never_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joint_ranges, "MAX_MERGED_PAIRS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_INDEPENDENT_DRAWS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_SEQUENTIAL_DRAWS", 0)  # draw all sequentially
    sampled_seat, blocked_seat = (
        range_seat((0, 1), (2, 3), (4, 5)),
        range_seat((0, 2), (4, 6), weights=(3, 1)),
    )
    plan = DealPlan(
        seats=(sampled_seat, blocked_seat, range_seat((1, 6), (5, 2))),
        deck=small_deck(9),
        board=FLOP_CARDS,
        to_come=2,
    )
    deal_counts = Counter(hands[:3] for hands in sample_deals(plan).elements())
    possible_deals = [((4, 5), (0, 2), (1, 6)), ((0, 1), (4, 6), (5, 2))]
    assert set(deal_counts) == {
        tuple(int(masks(hand)) for hand in hands) for hands in possible_deals
    }
    assert build_layout(plan).drawing.draws_per_deal == 1
