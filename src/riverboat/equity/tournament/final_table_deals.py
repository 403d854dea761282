"""Deals at a final table: the remaining prizes divided among the players, to the last unit.

Amounts are whole numbers of the unit of the prizes, such as cents or dollars. Shares are rounded
by the method of the largest remainders, so that they add up to the prizes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from riverboat.equity.tournament.icm_model import BadStacks, check_stacks_and_prizes, icm
from riverboat.words.refusals import icm_stacks as w

Shares: TypeAlias = tuple[Fraction, ...]


@dataclass(frozen=True, slots=True)
class DealTerms:
    """Terms of a deal: the rounding unit, and prizes that are reserved for further play."""

    rounding_unit: int = 1
    """Unit of the shares, such as 5 if the house has no smaller chip."""
    reserved_prizes: tuple[int, ...] = ()
    """Prizes left to play for: the winner's first, then the runner-up's."""


DEFAULT_TERMS: Final = DealTerms()


@dataclass(frozen=True, slots=True)
class TournamentDeal:
    """The amount that each player is paid now, and the prizes left to play for."""

    shares: tuple[int, ...]
    """Amount of each player."""
    saved: tuple[int, ...] = ()
    """Reserved prizes, first place first."""

    @property
    def total(self) -> int:
        """The sum of all shares and reserved prizes."""
        return sum(self.shares) + sum(self.saved)


def icm_chop(
    stacks: Sequence[int], prizes: Sequence[int], terms: DealTerms = DEFAULT_TERMS
) -> TournamentDeal:
    """Return a deal in which each player gets their chips' value by the independent chip model.

    >>> icm_chop([5000, 3000, 2000], [500, 300, 200])
    TournamentDeal(shares=(384, 327, 289), saved=())
    >>> terms = DealTerms(rounding_unit=5, reserved_prizes=(50,))
    >>> icm_chop([5000, 3000, 2000], [500, 300, 200], terms)
    TournamentDeal(shares=(360, 310, 280), saved=(50,))
    """
    return _make_deal(stacks, prizes, terms, _compute_icm_shares)


def chip_chop(
    stacks: Sequence[int], prizes: Sequence[int], terms: DealTerms = DEFAULT_TERMS
) -> TournamentDeal:
    """Return a deal that pays each player the smallest prize, and divides the rest by chips.

    With fewer prizes than players, the smallest prize is 0.

    >>> chip_chop([5000, 3000, 2000], [500, 300, 200])
    TournamentDeal(shares=(400, 320, 280), saved=())
    """
    return _make_deal(stacks, prizes, terms, _compute_chip_chop_shares)


def pure_chip_chop(
    stacks: Sequence[int], prizes: Sequence[int], terms: DealTerms = DEFAULT_TERMS
) -> TournamentDeal:
    """Divide all the money by chips: a chip leader may get more than first prize.

    >>> pure_chip_chop([7000, 2000, 1000], [500, 300, 200])
    TournamentDeal(shares=(700, 200, 100), saved=())
    """
    return _make_deal(stacks, prizes, terms, _compute_chip_shares)


def even_chop(
    stacks: Sequence[int], prizes: Sequence[int], terms: DealTerms = DEFAULT_TERMS
) -> TournamentDeal:
    """Return a deal in equal shares; odd units go to the largest stacks.

    >>> even_chop([2000, 3000, 5000], [500, 300, 200])
    TournamentDeal(shares=(333, 333, 334), saved=())
    """
    return _make_deal(stacks, prizes, terms, _compute_even_shares)


def apportion_total(total: int, shares: Sequence[Fraction], unit: int = 1) -> tuple[int, ...]:
    """Divide a total by shares, in whole units; the largest remainders get one unit more.

    Of equal remainders, the larger share is rounded up first, then the earlier one. An amount that
    is less than a whole unit goes to the largest share.

    >>> apportion_total(100, [Fraction(1), Fraction(1), Fraction(1)])
    (34, 33, 33)
    """
    share_sum = sum(shares)
    unit_total, odd_chips = divmod(total, unit)
    exact_shares = [unit_total * share / share_sum for share in shares]
    unit_counts = [int(exact_share) for exact_share in exact_shares]
    players_by_remainder = sorted(
        range(len(exact_shares)),
        key=lambda index: (unit_counts[index] - exact_shares[index], -exact_shares[index]),
    )
    for player in players_by_remainder[: unit_total - sum(unit_counts)]:
        unit_counts[player] += 1
    payouts = [unit * unit_count for unit_count in unit_counts]
    payouts[max(range(len(exact_shares)), key=lambda index: exact_shares[index])] += odd_chips
    return tuple(payouts)


_Division: TypeAlias = Callable[[Sequence[int], Sequence[int]], Shares]


def _compute_icm_shares(stacks: Sequence[int], prizes: Sequence[int]) -> Shares:
    prizes_by_size = sorted(
        filter(None, prizes), reverse=True
    )  # a saved first prize may leave less than the second
    values = icm(stacks, prizes_by_size)
    if not values.exact:
        raise BadStacks(w.ExactIcmTooLarge("deal"))
    return tuple(map(Fraction, values))


def _compute_chip_chop_shares(stacks: Sequence[int], prizes: Sequence[int]) -> Shares:
    smallest_prize = min(prizes) if len(prizes) == len(stacks) else 0
    surplus_total, chip_total = sum(prizes) - smallest_prize * len(stacks), sum(stacks)
    return tuple(smallest_prize + Fraction(surplus_total * stack, chip_total) for stack in stacks)


def _compute_chip_shares(stacks: Sequence[int], _prizes: Sequence[int]) -> Shares:
    return tuple(map(Fraction, stacks))


def _compute_even_shares(stacks: Sequence[int], _prizes: Sequence[int]) -> Shares:
    return (Fraction(1),) * len(stacks)


def _make_deal(
    stacks: Sequence[int], prizes: Sequence[int], terms: DealTerms, divide_prizes: _Division
) -> TournamentDeal:
    """Check the deal, subtract the reserved prizes, and divide the remaining money."""
    check_stacks_and_prizes(stacks, prizes)
    _require_integers("stack", stacks)
    _require_integers("prize", prizes)
    _require_integers("saved amount", terms.reserved_prizes)
    if terms.rounding_unit < 1:
        raise BadStacks(w.IcmUnitTooSmall(terms.rounding_unit))
    if len(terms.reserved_prizes) > len(prizes):
        raise BadStacks(w.ReservesOverPrizes(len(terms.reserved_prizes), len(prizes)))
    reserved_prizes = (*terms.reserved_prizes, *(0,) * (len(prizes) - len(terms.reserved_prizes)))
    for place, (prize, reserved_prize) in enumerate(zip(prizes, reserved_prizes, strict=True), 1):
        if not 0 <= reserved_prize <= prize:
            raise BadStacks(w.PrizeReserveTooLarge(f"{reserved_prize:,}", place, f"{prize:,}"))
    shared_prizes = [
        prize - reserved_prize
        for prize, reserved_prize in zip(prizes, reserved_prizes, strict=True)
    ]
    shared_total = sum(shared_prizes)
    if not shared_total:
        return TournamentDeal((0,) * len(stacks), terms.reserved_prizes)
    return TournamentDeal(
        _round_shares(
            shared_total, divide_prizes(stacks, shared_prizes), stacks, terms.rounding_unit
        ),
        terms.reserved_prizes,
    )


def _round_shares(
    total: int, exact_shares: Shares, stacks: Sequence[int], unit: int
) -> tuple[int, ...]:
    """Return rounded shares that add up to *total*; of equal shares, larger stacks come first."""
    players_by_stack = sorted(range(len(stacks)), key=lambda player: -stacks[player])
    rounded_shares = apportion_total(
        total, [exact_shares[player] for player in players_by_stack], unit
    )
    share_by_player = dict(zip(players_by_stack, rounded_shares, strict=True))
    return tuple(share_by_player[player] for player in range(len(stacks)))


def _require_integers(name: str, amounts: Sequence[int]) -> None:
    for number, amount in enumerate(amounts, 1):
        if not isinstance(amount, int):
            raise TypeError(f"{name} {number} is {amount!r}: chips and money must be whole numbers")
