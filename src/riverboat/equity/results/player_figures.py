"""Figures of a result: each player's equity and win frequency, and those of each combination."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.cards import Cards
from riverboat.equity.results.outcome_counts import OutcomeCounts, OutcomesByHand, split_pot_shares
from riverboat.kernel.card_masks import cards_of
from riverboat.kernel.runout_outcomes import LOW_SHIFT

CONFIDENCE_LEVEL: Final = 0.95
"""Confidence level of the intervals."""

NORMAL_QUANTILE_95: Final = 1.959963984540054
"""Standard errors on either side of a 95 % interval."""


class PlayerEquity(Struct, frozen=True):
    """One player's share of the pot and win frequency, all from 0 to 1.

    ``win`` is the frequency of winning the whole pot, and ``tie`` that of winning a part of it.
    ``high`` and ``low`` are the shares won by the high hand and by the low hand; they add up to
    ``equity``. ``scoop`` is the frequency of winning both halves of a pot with a low hand.
    ``interval`` contains the equity with 95 % confidence; in an exact result both ends equal the
    equity. ``won``, ``tied`` and ``lost`` are numbers of boards or deals (see ``Equity.unit``); in
    an exact result they are weighted if ranges have weights.
    """

    name: str
    equity: float
    win: float
    tie: float
    high: float
    low: float
    scoop: float
    standard_error: float
    interval: tuple[float, float]
    won: float
    tied: float
    lost: float


class Combination(Struct, frozen=True):
    """One combination of a player: its equity and its probability, both from 0 to 1.

    Only exact results have ``win`` and ``tie``.
    """

    cards: Cards
    equity: float
    share: float
    win: float | None = None
    tie: float | None = None


def build_player_equity(
    name: str, seat: int, outcome_counts: OutcomeCounts, *, is_exact: bool
) -> PlayerEquity:
    """Return the figures of the player in a seat, out of all boards or deals."""
    deals = sum(outcome_counts.values())
    won_weight = tied_weight = lost_weight = scoop_weight = 0.0
    high_total = low_total = square_sum = 0.0
    scoop_code = 1 << seat | 1 << seat + LOW_SHIFT
    for code, count in outcome_counts.items():
        high_share, low_share = split_pot_shares(code, seat)
        pot_share = high_share + low_share
        if pot_share == 1:
            won_weight += count
            scoop_weight += count if code == scoop_code else 0
        elif pot_share:
            tied_weight += count
        else:
            lost_weight += count
        high_total += count * high_share
        low_total += count * low_share
        square_sum += count * pot_share * pot_share
    mean = (high_total + low_total) / deals
    standard_error = 0.0
    if not is_exact:
        standard_error = (max(0.0, square_sum / deals - mean * mean) / max(1, deals - 1)) ** 0.5
    return PlayerEquity(
        name=name,
        equity=mean,
        win=won_weight / deals,
        tie=tied_weight / deals,
        high=high_total / deals,
        low=low_total / deals,
        scoop=scoop_weight / deals,
        standard_error=standard_error,
        interval=(mean, mean)
        if is_exact
        else compute_confidence_interval(mean, standard_error, int(deals)),
        won=to_integer_if_whole(won_weight),
        tied=to_integer_if_whole(tied_weight),
        lost=to_integer_if_whole(lost_weight),
    )


def compute_confidence_interval(
    mean: float, standard_error: float, deals: int
) -> tuple[float, float]:
    """Return the ends of the 95 % interval; Wilson's interval if all deals had one result.

    >>> compute_confidence_interval(0.5, 0.01, 2500)[0] < 0.4805
    True
    """
    if standard_error == 0 and mean in (0.0, 1.0):
        zero_variance_width = (
            NORMAL_QUANTILE_95
            * NORMAL_QUANTILE_95
            / (deals + NORMAL_QUANTILE_95 * NORMAL_QUANTILE_95)
        )
        return (0.0, zero_variance_width) if mean == 0 else (1 - zero_variance_width, 1.0)
    if deals < 2:
        return 0.0, 1.0
    return max(0.0, mean - NORMAL_QUANTILE_95 * standard_error), min(
        1.0, mean + NORMAL_QUANTILE_95 * standard_error
    )


def to_integer_if_whole(number: float) -> float:
    """Return a number of boards as an integer if it is whole, else unchanged."""
    return int(number) if float(number).is_integer() else number


def sort_combinations(outcomes: OutcomesByHand, *, is_exact: bool) -> list[Combination]:
    """Return the combinations of a player that were dealt, the best first."""
    total_weight = float(outcomes.dealt.sum())
    combinations = [
        Combination(
            cards=cards_of(mask)[::-1],
            equity=pot_share / frequency,
            share=frequency / total_weight,
            win=won_weight / frequency if is_exact else None,
            tie=tied_weight / frequency if is_exact else None,
        )
        for mask, frequency, won_weight, tied_weight, pot_share in zip(
            outcomes.hands.masks.tolist(),
            *(
                outcome_column.tolist()
                for outcome_column in (outcomes.dealt, outcomes.won, outcomes.tied, outcomes.shares)
            ),
            strict=True,
        )
        if frequency
    ]
    return sorted(combinations, key=lambda combination: (-combination.equity, combination.cards))
