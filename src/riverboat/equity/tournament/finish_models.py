"""Finish probabilities of players by their chips, computed in three ways.

The model is that of Malmuth and Harville: the winner is drawn with a probability in proportion to
chips, the runner-up is drawn among the remaining players in proportion to theirs, and so on.

Enumeration adds up all sets of players that may take the first places; it is exact, and fast for up
to a dozen players. Integration uses an equivalent model: each player has a clock that rings after a
random time, at a rate proportional to their chips, and the players finish in the order in which the
clocks ring. This gives one integral over time, with about 13 digits, and is fast for hundreds of
players. Sampling draws the times of these clocks at random.

All stacks must be positive; the caller handles players without chips. Payouts have a row for each
paid place, and one or more columns; the identity matrix gives the probability of each place.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

FloatArray: TypeAlias = NDArray[np.float64]

ACCURACY: Final = 1e-13
"""Relative accuracy: the integral is refined until it changes by less than this share of the
largest payout.
"""

_MIN_TIME: Final = 1e-17
"""Lower limit of time, in mean waiting times; earlier clocks are neglected."""
_MAX_TIME: Final = 45.0
"""Upper limit of time, in mean waiting times; longer waits occur once in 10^19."""
_MAX_REFINEMENTS: Final = 8
"""Maximum number of times that the step is halved."""
_MAX_BLOCK_SIZE: Final = 1_500_000
"""Numbers held at once in the longest arrays."""


def enumerate_finishes(chips: FloatArray, paid_place_count: int) -> FloatArray:
    """Return the probability of each paid place: chips (B, n) of B tables to (B, n, paid).

    All stacks together take n * 2^n steps.
    """
    table_count, player_count = chips.shape
    player_sets = np.arange(1 << player_count)
    set_sizes = sum((player_sets >> player) & 1 for player in range(player_count))
    chips_left = _compute_chips_outside_sets(chips)
    set_probabilities = np.zeros((len(player_sets), table_count))
    set_probabilities[0] = 1.0
    place_probabilities = np.zeros((table_count, player_count, paid_place_count))
    for place in range(paid_place_count):
        smaller_sets = player_sets[set_sizes == place]
        set_probabilities[smaller_sets] /= chips_left[smaller_sets]
        for player in range(player_count):
            sets_without = smaller_sets[(smaller_sets >> player) & 1 == 0]
            finish_probability = set_probabilities[sets_without] * chips[:, player]
            place_probabilities[:, player, place] = finish_probability.sum(axis=0)
            set_probabilities[sets_without | 1 << player] += finish_probability
    return place_probabilities


def _compute_chips_outside_sets(chips: FloatArray) -> FloatArray:
    """Return, for each set of players, the chips of all players outside the set.

    Chips are added and never subtracted, so that no digit is lost.
    """
    table_count, player_count = chips.shape
    chips_left = np.zeros((1 << player_count, table_count))
    for player in range(player_count):
        half_size = 1 << player
        chips_left[half_size : 2 * half_size] = chips_left[:half_size]
        chips_left[:half_size] += chips[:, player]
    return chips_left


def integrate_payouts(chips: FloatArray, payouts: FloatArray) -> FloatArray:
    """Return each player's expected payouts, with shape (players, columns).

    *chips* has shape (players,). *payouts* has a row for each paid place, and one or more columns
    that are computed together. In the model each player leaves at a random time, and the integral
    goes over that time. Its scale is logarithmic: equal steps then need few points for all digits.
    """
    rates = chips / chips.sum()
    first_time, last_time = log(_MIN_TIME), log(_MAX_TIME / rates.min())
    time_step = 0.5
    times = np.arange(first_time, last_time, time_step)
    integral = time_step * _sum_integrand(np.exp(times), rates, payouts)
    largest_payout = np.abs(payouts).max(initial=0.0)
    for _ in range(_MAX_REFINEMENTS):
        midpoints = times + time_step / 2
        previous_integral, integral = (
            integral,
            (integral + time_step * _sum_integrand(np.exp(midpoints), rates, payouts)) / 2,
        )
        times, time_step = np.sort(np.concatenate((times, midpoints))), time_step / 2
        if np.abs(integral - previous_integral).max() <= ACCURACY * largest_payout:
            break
    return integral


def estimate_integration_steps(
    player_count: int, paid_place_count: int, column_count: int = 1
) -> float:
    """Return the approximate number of steps of the integral."""
    return 600.0 * player_count * paid_place_count * column_count


def _sum_integrand(times: FloatArray, rates: FloatArray, payouts: FloatArray) -> FloatArray:
    """Return the sum of the integrand, per unit of log time, over *times*."""
    times_per_block = max(1, _MAX_BLOCK_SIZE // (len(rates) * payouts.size))
    integral = np.zeros((len(rates), payouts.shape[1]))
    for start in range(0, len(times), times_per_block):
        integral += _compute_integrand_block(times[start : start + times_per_block], rates, payouts)
    return integral


def _compute_integrand_block(
    times: FloatArray, rates: FloatArray, payouts: FloatArray
) -> FloatArray:
    """Return each player's sum of the integrand over these times, for each payout column.

    A forward pass counts the players earlier in the list whose clocks have rung. A backward pass
    computes the payouts of the place, given the players later in the list.
    """
    player_count, paid_place_count = len(rates), len(payouts)
    waiting_probabilities = np.exp(-np.outer(rates, times))
    finish_probabilities = -np.expm1(-np.outer(rates, times))
    integrand = np.empty((player_count, len(times), *payouts.shape))
    integrand[-1] = payouts
    for player in range(player_count - 1, 0, -1):
        integrand[player - 1] = waiting_probabilities[player][:, None, None] * integrand[player]
        integrand[player - 1][:, :-1] += (
            finish_probabilities[player][:, None, None] * integrand[player][:, 1:]
        )
    integral = np.empty((player_count, payouts.shape[1]))
    finished_before = np.zeros((len(times), paid_place_count))
    finished_before[:, 0] = 1.0
    for player in range(player_count):
        finish_density = (rates[player] * times * waiting_probabilities[player])[
            :, None
        ] * finished_before
        integral[player] = np.einsum("tk,tkc->c", finish_density, integrand[player])
        finished_after = waiting_probabilities[player][:, None] * finished_before
        finished_after[:, 1:] += finish_probabilities[player][:, None] * finished_before[:, :-1]
        finished_before = finished_after
    return integral


class SampledPayouts(NamedTuple):
    """Mean payouts and their standard errors, (n,) each."""

    means: FloatArray
    errors: FloatArray


def sample_payouts(
    chips: FloatArray,
    prizes: FloatArray,
    samples: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
) -> SampledPayouts:
    """Return each player's mean payout over *samples* random finishes.

    *progress* is called with the number of finishes drawn so far.
    """
    player_count, paid_place_count = len(chips), len(prizes)
    rng = np.random.Generator(np.random.PCG64(seed))
    block_size = max(1, min(samples, _MAX_BLOCK_SIZE // player_count))
    payout_sums, squared_sums = np.zeros(player_count), np.zeros(player_count)
    for start in range(0, samples, block_size):
        sample_count = min(block_size, samples - start)
        finish_times = rng.standard_exponential((sample_count, player_count)) / chips
        paid_players = (
            np.argpartition(finish_times, paid_place_count - 1, axis=1)[:, :paid_place_count]
            if paid_place_count < player_count
            else None
        )
        finish_order = _sort_by_finish_time(finish_times, paid_players)[:, :paid_place_count]
        payouts = np.broadcast_to(prizes, finish_order.shape).ravel()
        payout_sums += np.bincount(finish_order.ravel(), payouts, player_count)
        squared_sums += np.bincount(finish_order.ravel(), payouts**2, player_count)
        if progress is not None:
            progress(start + sample_count)
    means = payout_sums / samples
    variance = np.maximum(squared_sums / samples - means**2, 0.0)
    return SampledPayouts(means, np.sqrt(variance / max(samples - 1, 1)))


def _sort_by_finish_time(
    finish_times: FloatArray, paid_players: NDArray[np.intp] | None
) -> NDArray[np.intp]:
    """Return the players by finish time, or only *paid_players* in that order."""
    if paid_players is None:
        return np.argsort(finish_times, axis=1)
    paid_order = np.argsort(np.take_along_axis(finish_times, paid_players, axis=1), axis=1)
    return np.take_along_axis(paid_players, paid_order, axis=1)
