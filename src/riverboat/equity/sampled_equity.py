"""Sampled equity: random deals, until the error is small enough or the caller stops it.

Deals are numbered. With the same seed, a deal with a given number has the same cards in Python and
in C, and with any number of threads. Deals are sampled in blocks of a fixed size, so that a run
that stops at an error always stops at the same deal. If ranges conflict so often that valid deals
are rare, a block is sampled in parts, so that progress is reported and cancellation checked often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count as numbers
from time import perf_counter
from typing import Final

import numpy as np
from msgspec import Struct

from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import EquityQuestion, PlayerHolding
from riverboat.equity.results.outcome_counts import OutcomesByHand
from riverboat.equity.results.player_figures import NORMAL_QUANTILE_95, compute_confidence_interval
from riverboat.equity.weighted_hands import build_no_deal_error, list_possible_hands
from riverboat.kernel import tier
from riverboat.kernel.sampling import hand_drawing
from riverboat.kernel.sampling.deal_layout import build_layout
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from riverboat.kernel.sampling.hand_drawing import RangesClash
from riverboat.kernel.sampling.joint_ranges import NoPossibleDeal
from riverboat.kernel.sampling.monte_carlo import sample, sample_by_hand
from riverboat.kernel.sampling.sample_sums import POT_UNITS, SampleSums
from riverboat.words.refusals.ranges import RangesBlocked

FIRST_BLOCK_DEALS: Final = 1 << 14
"""Deals of the first block, which is the minimum for an error estimate."""
BLOCK_DEALS: Final = 1 << 16
"""Deals of every other block."""
MAX_DRAWS_PER_BLOCK: Final = 1 << 19
"""Maximum draws from ranges without a check for cancellation, a fraction of a second.

A block that may need more draws is sampled in parts.
"""


class SamplingLimits(Struct, frozen=True):
    """Stopping rules: half width of the 95 % interval, seconds, and number of deals."""

    error: float | None = None
    seconds: float | None = None
    deals: int | None = None


def make_deal_plan(question: EquityQuestion) -> DealPlan:
    """Return the query as a deal plan for Monte Carlo sampling."""
    game = question.game
    return DealPlan(
        seats=tuple(_build_sampled_seat(question, player) for player in question.players),
        board=question.board,
        to_come=question.cards_to_come,
        dead=question.dead,
        deck=game.deck.cards,
        ranking=game.ranking,
        low=game.low,
    )


def _build_sampled_seat(question: EquityQuestion, player: PlayerHolding) -> SampledSeat:
    if player.holding_range is None:
        return SampledSeat(known=player.cards, unknown=player.unknown)
    hands = list_possible_hands(question, player)
    return SampledSeat(masks=hands.masks, weights=hands.weights)


def estimate_seconds(question: EquityQuestion, limits: SamplingLimits) -> float:
    """Return the estimated seconds of sampling, in one thread."""
    deals = limits.deals or float("inf")
    if limits.error:
        deals = min(deals, (NORMAL_QUANTILE_95 * 0.5 / limits.error) ** 2)
    seconds = deals * len(question.players) * _compute_seconds_per_hand(question)
    return min(seconds, limits.seconds or float("inf"))


def _compute_seconds_per_hand(question: EquityQuestion) -> float:
    has_c_kernel, game = tier.is_c(), question.game
    if game.is_omaha:
        seconds = (45e-9 if has_c_kernel else 170e-9) * game.cards / 4
    elif game.board:
        seconds = 9e-9 if has_c_kernel else 45e-9
    else:
        seconds = 30e-9 if has_c_kernel else 130e-9
    return seconds * (2 if game.low else 1)


def sample_until(
    question: EquityQuestion,
    limits: SamplingLimits,
    seed: int,
    threads: int,
    should_continue: Callable[[SampleSums], bool],
) -> tuple[SampleSums, str]:
    """Sample until a limit, or until *should_continue* is False; return sums and stop reason."""
    deal_plan = make_deal_plan(question)
    try:
        draws_per_deal = build_layout(
            deal_plan
        ).drawing.draws_per_deal  # a plan that no deal fits is refused here
    except NoPossibleDeal:
        raise build_no_deal_error(question) from None
    except RangesClash:
        raise _build_no_deal_found_error(question) from None
    max_block_deals = max(1, int(MAX_DRAWS_PER_BLOCK / draws_per_deal))
    started_at = perf_counter()
    sums: SampleSums | None = None
    for first_deal, block_deal_count in _iter_blocks(limits.deals):
        for block_start in range(first_deal, first_deal + block_deal_count, max_block_deals):
            try:
                block_sums = sample(
                    deal_plan,
                    seed,
                    block_start,
                    min(max_block_deals, first_deal + block_deal_count - block_start),
                    threads=threads,
                )
            except RangesClash:
                raise _build_no_deal_found_error(question) from None
            sums = block_sums if sums is None else sums + block_sums
            if not should_continue(sums):
                return sums, "asked to"
            is_block_complete = sums.deal_count == first_deal + block_deal_count
            if (
                is_block_complete
                and limits.error is not None
                and _compute_max_half_width(sums) <= limits.error
            ):
                return sums, "the error is small enough"
            if limits.seconds is not None and perf_counter() - started_at >= limits.seconds:
                return sums, "the time is over"
    assert sums is not None
    return sums, "all deals are done"


def _build_no_deal_found_error(question: EquityQuestion) -> BadEquity:
    """Return the error for ranges of which no deal was found, though one may exist."""
    players_text = " / ".join(player.source_text for player in question.players)
    return BadEquity(
        "", players_text, 0, RangesBlocked(f"{hand_drawing.MAX_TRIAL_DRAWS:,}"), len(players_text)
    )


def _iter_blocks(max_deals: int | None) -> Iterator[tuple[int, int]]:
    """Yield the number of the first deal and the number of deals of each block."""
    first_deal = 0
    for block_index in numbers():
        deal_count = BLOCK_DEALS if block_index else FIRST_BLOCK_DEALS
        if max_deals is not None:
            deal_count = min(deal_count, max_deals - first_deal)
        if deal_count <= 0:
            return
        yield first_deal, deal_count
        first_deal += deal_count


def _compute_max_half_width(sums: SampleSums) -> float:
    """Return half the width of the widest confidence interval of all players."""
    interval_ends = [
        compute_confidence_interval(sums.equity(seat), sums.standard_error(seat), sums.deal_count)
        for seat in range(sums.seats)
    ]
    return max((high - low) / 2 for low, high in interval_ends)


def sample_outcomes_by_hand(
    question: EquityQuestion, seat: int, deal_count: int, seed: int, threads: int
) -> OutcomesByHand:
    """Return the outcomes of each hand of a player in *deal_count* sampled deals.

    Unknown cards are listed as hands first, if they are few enough.
    """
    deal_plan = make_deal_plan(question)
    hands = list_possible_hands(question, question.players[seat])
    seats = list(deal_plan.seats)
    seats[seat] = SampledSeat(masks=hands.masks, weights=hands.weights)
    hand_plan = DealPlan(
        seats=tuple(seats),
        board=deal_plan.board,
        to_come=deal_plan.to_come,
        dead=(*deal_plan.dead,),
        deck=deal_plan.deck,
        ranking=deal_plan.ranking,
        low=deal_plan.low,
    )
    try:
        hand_sums = sample_by_hand(hand_plan, seed, 0, deal_count, threads=threads).hands[seat]
    except RangesClash:
        raise _build_no_deal_found_error(question) from None
    missing_values = np.full(len(hands), np.nan)
    return OutcomesByHand(
        hands,
        hand_sums.deals.astype(np.float64),
        missing_values,
        missing_values,
        hand_sums.winnings / POT_UNITS,
    )
