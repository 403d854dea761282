"""The independent chip model: the value of tournament stacks in prizes.

The model uses chips only, and neither skill nor blinds nor seats (``finish_models`` documents its
finish probabilities). Values are in the unit of the prizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import inf, isfinite
from typing import Any, Final, Literal, Self, TypeAlias

import numpy as np

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.equity.tournament.finish_models import (
    FloatArray,
    enumerate_finishes,
    estimate_integration_steps,
    integrate_payouts,
    sample_payouts,
)
from riverboat.words import Refusal
from riverboat.words.argument_checks import require_whole_number
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import icm_stacks as w

IcmMethod: TypeAlias = Literal["counted", "integrated", "sampled"]

MAX_COUNTED_PLAYERS: Final = 12
"""Maximum number of players for enumeration of every set of them."""
MAX_INTEGRATION_STEPS: Final = 1e8
"""Maximum number of integration steps; beyond it finishes are sampled."""
DEFAULT_SAMPLES: Final = 100_000
_MAX_SAMPLED_FINISHES: Final = 50_000_000
"""Limit of players times finishes: about two seconds."""
DEFAULT_SEED: Final = 20_260_101
MAX_AMOUNT: Final = 10**15
MIN_AMOUNT: Final = 1e-9
"""Limits of stacks and prizes other than 0, beyond which sums lose digits."""


class IcmValues(tuple[float, ...]):
    """The value of each player's chips, and the method that computed it.

    >>> values = icm([5000, 3000, 2000], [50, 30, 20])
    >>> [round(value, 4) for value in values], values.method, values.exact
    ([38.3929, 32.75, 28.8571], 'counted', True)
    """

    method: IcmMethod
    """Method: ``counted``, ``integrated`` to 13 digits, or ``sampled``."""
    errors: tuple[float, ...]
    """The standard error of each value; 0 unless they are sampled."""
    samples: int
    """Random finishes that were drawn; 0 unless they are sampled."""

    def __new__(
        cls,
        values: Sequence[float],
        method: IcmMethod,
        errors: Sequence[float] = (),
        samples: int = 0,
    ) -> Self:
        self = super().__new__(cls, map(float, values))
        self.method, self.samples = method, samples
        self.errors = tuple(map(float, errors)) or (0.0,) * len(self)
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self), self.method, self.errors, self.samples

    @property
    def exact(self) -> bool:
        """True if the values are exact to the last digit of the prizes."""
        return self.method != "sampled"


@explain_keyword_errors
def icm(
    stacks: Sequence[float],
    prizes: Sequence[float],
    *,
    samples: int | None = None,
    seed: int = DEFAULT_SEED,
    progress: Callable[[int], None] | None = None,
) -> IcmValues:
    """Return the value of each stack by the independent chip model.

    Prizes are listed from first place down; there may be fewer prizes than players. The result is
    exact, unless that would take long (more than a thousand players and a hundred prizes) or
    *samples* sets a number of random finishes. The same *seed* gives the same result, and
    *progress* is called with the number of finishes drawn so far. Players without chips are out,
    and share the last prizes equally. Raises ``ValueError`` for impossible stacks or prizes, such
    as a stack above ``MAX_AMOUNT``.
    """
    check_stacks_and_prizes(stacks, prizes)
    seed = require_whole_number("seed", seed)
    if samples is not None and require_whole_number("samples", samples) < 2:
        raise BadStacks(w.SamplesTooFew(samples))
    chips, payouts = np.asarray(stacks, float), np.asarray(prizes, float)
    player_indexes = np.flatnonzero(chips > 0)
    player_payouts, bust_payouts = payouts[: len(player_indexes)], payouts[len(player_indexes) :]
    values = np.full(len(chips), bust_payouts.sum() / max(len(chips) - len(player_indexes), 1))
    if not len(player_payouts):
        return IcmValues([0.0] * len(chips), "counted")
    if samples is None and _choose_method(len(player_indexes), len(player_payouts)) != "sampled":
        values[player_indexes] = _compute_exact_payouts(
            chips[player_indexes], player_payouts[:, None]
        )[:, 0]
        return IcmValues(values.tolist(), _choose_method(len(player_indexes), len(player_payouts)))
    sample_count = samples or default_samples(len(chips))
    means, sampled_errors = sample_payouts(
        chips[player_indexes], player_payouts, sample_count, seed, progress
    )
    values[player_indexes], errors = means, np.zeros(len(chips))
    errors[player_indexes] = sampled_errors
    return IcmValues(values.tolist(), "sampled", errors.tolist(), sample_count)


def is_exact(players: int, prizes: int) -> bool:
    """Return True if the model is exact for these numbers of players with chips and of prizes."""
    return _choose_method(players, min(players, prizes)) != "sampled"


def default_samples(players: int) -> int:
    """Return the default number of random finishes, smaller for very many players."""
    return max(min(DEFAULT_SAMPLES, _MAX_SAMPLED_FINISHES // players), 1000)


def compute_finish_probabilities(
    stacks: Sequence[float], place_count: int | None = None
) -> tuple[tuple[float, ...], ...]:
    """Return each player's probabilities of finishing first, second ... down to *place_count*.

    >>> [round(chance, 4) for chance in compute_finish_probabilities([5000, 3000, 2000])[2]]
    [0.2, 0.2857, 0.5143]
    """
    paid_place_count = len(stacks) if place_count is None else place_count
    if not 1 <= paid_place_count <= len(stacks):
        raise BadStacks(w.FinishCountInvalid(len(stacks), paid_place_count))
    check_stacks_and_prizes(stacks, [1.0] * paid_place_count)
    chips = np.asarray(stacks, float)
    player_indexes = np.flatnonzero(chips > 0)
    certain_place_count, broke_count = (
        min(paid_place_count, len(player_indexes)),
        len(chips) - len(player_indexes),
    )
    if _choose_method(len(player_indexes), certain_place_count, certain_place_count) == "sampled":
        raise BadStacks(w.TooManyPlaces(paid_place_count, len(chips)))
    probabilities = np.zeros((len(chips), paid_place_count))
    probabilities[chips == 0, certain_place_count:] = 1 / max(broke_count, 1)
    probabilities[player_indexes, :certain_place_count] = _compute_exact_payouts(
        chips[player_indexes], np.eye(certain_place_count)
    )
    return tuple(map(tuple, probabilities.tolist()))


def _choose_method(player_count: int, paid_place_count: int, column_count: int = 1) -> IcmMethod:
    if player_count <= MAX_COUNTED_PLAYERS:
        return "counted"
    return (
        "integrated"
        if estimate_integration_steps(player_count, paid_place_count, column_count)
        <= MAX_INTEGRATION_STEPS
        else "sampled"
    )


def _compute_exact_payouts(chips: FloatArray, payouts: FloatArray) -> FloatArray:
    """Return the mean payouts of players who all have chips, (n, c)."""
    if _choose_method(len(chips), *payouts.shape) == "counted":
        values: FloatArray = enumerate_finishes(chips[None], len(payouts))[0] @ payouts
        return values
    return integrate_payouts(chips, payouts)


@dataclass(frozen=True, slots=True)
class Risk:
    """The risk of a player who plays for all their chips against another player."""

    value: float
    """Value of their chips before, in prizes."""
    value_if_won: float
    """Value of their chips if they win the shorter of the two stacks."""
    value_if_lost: float
    """Value of their chips if they lose the shorter of the two stacks."""

    @property
    def bubble_factor(self) -> float:
        """Cost of a lost chip divided by the gain of a won chip; 1 where chips are prizes.

        The factor is infinite if the player can only lose, and 1 if the player can neither win nor
        lose anything.
        """
        gain, loss = self.value_if_won - self.value, self.value - self.value_if_lost
        if gain > 1e-12 * max(abs(self.value), abs(self.value_if_won)):
            return loss / gain
        return inf if loss > 0 else 1.0

    @property
    def required_equity(self) -> float:
        """Equity, from 0.5 to 1, that a call for all chips needs in an otherwise empty pot."""
        bubble_factor = self.bubble_factor
        return bubble_factor / (1 + bubble_factor) if isfinite(bubble_factor) else 1.0

    @property
    def risk_premium(self) -> float:
        """The risk premium: the part of ``required_equity`` above one half."""
        return self.required_equity - 0.5


def compute_risk(stacks: Sequence[float], prizes: Sequence[float], hero: int, villain: int) -> Risk:
    """Return the risk for *hero* in playing for their stack against *villain*, numbered from 0.

    >>> bubble = compute_risk([4000, 3000, 2000, 1000], [50, 30, 20], 1, 0)
    >>> round(bubble.bubble_factor, 3), round(bubble.risk_premium, 3)
    (2.689, 0.229)
    """
    check_stacks_and_prizes(stacks, prizes)
    players_with_roles: tuple[tuple[int, Literal["hero", "villain"]], ...]
    players_with_roles = ((hero, "hero"), (villain, "villain"))
    for player, role in players_with_roles:
        if not 0 <= player < len(stacks):
            raise BadStacks(w.NoSuchPlayer(role, player, len(stacks) - 1))
        if stacks[player] <= 0:
            raise BadStacks(w.PlayerStackEmpty(player))
    if hero == villain:
        raise BadStacks(w.HeroVillainClash(hero))
    if _choose_method(len(stacks), len(prizes)) == "sampled":
        raise BadStacks(w.ExactIcmTooLarge("risk"))
    player_count = sum(stack > 0 for stack in stacks)  # eliminated players have the last places
    effective_stack = min(stacks[hero], stacks[villain])

    def compute_equity_after_winning(chips_won: float) -> float:
        other_stacks = (
            stack
            for player_index, stack in enumerate(stacks)
            if stack and player_index not in (hero, villain)
        )
        stacks_after = [stacks[hero] + chips_won, stacks[villain] - chips_won, *other_stacks]
        return icm(stacks_after, prizes[:player_count])[0]

    return Risk(
        compute_equity_after_winning(0),
        compute_equity_after_winning(effective_stack),
        compute_equity_after_winning(-effective_stack),
    )


class BadStacks(RefusalError):
    """An error: stacks or prizes are impossible in a tournament, deal or spot."""


def check_stacks_and_prizes(stacks: Sequence[float], prizes: Sequence[float]) -> None:
    """Raise ``ValueError`` unless the stacks and prizes are possible in one tournament."""
    named_amounts: tuple[tuple[w.StackOrPrize, Sequence[float]], ...] = (
        ("stack", stacks),
        ("prize", prizes),
    )
    for name, amounts in named_amounts:
        if not isinstance(amounts, Sequence | np.ndarray):
            raise TypeError(
                f"{name}s must be a list of numbers such as [50, 30, 20], got {amounts!r}"
            )
        for player_number, amount in enumerate(amounts, 1):
            if isinstance(amount, bool) or not isinstance(amount, int | float | np.number):
                raise TypeError(f"{name} {player_number} is {amount!r}: it must be a number")
            if reason := _find_amount_error(amount, name, player_number):
                raise BadStacks(reason)
    if len(stacks) < 2:
        raise BadStacks(w.TwoStacksRequired(len(stacks)))
    if not any(stacks):
        raise BadStacks(w.AllStacksEmpty())
    if not prizes:
        raise BadStacks(w.NoPrizes())
    if len(prizes) > len(stacks):
        raise BadStacks(w.MorePrizesThanPlayers(len(prizes), len(stacks)))
    for place, (higher, lower) in enumerate(pairwise(prizes), 1):
        if lower > higher:
            raise BadStacks(w.PrizesUnsorted(place + 1, f"{lower:,}", place, f"{higher:,}"))


def _find_amount_error(
    amount: float, amount_kind: w.StackOrPrize, item_number: int
) -> Refusal | None:
    """Return the reason why an amount is not a valid stack or prize, or ``None``."""
    if MAX_AMOUNT < amount < inf:  # a number that may have thousands of digits is not repeated
        return w.AmountTooLarge(amount_kind, item_number, f"{MAX_AMOUNT:,}")
    if amount < -MAX_AMOUNT:
        return w.AmountBelowZero(amount_kind, item_number, "")
    if not 0 <= amount < inf:
        return w.AmountBelowZero(amount_kind, item_number, str(amount))
    if 0 < amount < MIN_AMOUNT:
        return w.AmountTooSmall(amount_kind, item_number, str(amount), f"{MIN_AMOUNT:.9f}")
    return None
