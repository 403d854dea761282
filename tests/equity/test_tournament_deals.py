"""Tournament deals: the whole prize money is divided, to the unit."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverboat.equity.tournament.final_table_deals import (
    DealTerms,
    TournamentDeal,
    apportion_total,
    chip_chop,
    even_chop,
    icm_chop,
    pure_chip_chop,
)
from tests.thorough import example_count

ChopFunction = Callable[..., TournamentDeal]
CHOP_FUNCTIONS = (icm_chop, chip_chop, pure_chip_chop, even_chop)
STACKS, PRIZES = [5000, 3000, 2000], [500, 300, 200]


def test_icm_deal_rounds_icm_values() -> None:
    assert icm_chop(STACKS, PRIZES).shares == (384, 327, 289)  # 383.93, 327.50, 288.57


def test_chip_chop_gives_each_player_smallest_prize_first() -> None:
    assert chip_chop(STACKS, PRIZES).shares == (400, 320, 280)


def test_chip_chop_with_too_few_prizes_is_pure() -> None:
    assert chip_chop(STACKS, [600, 400]) == pure_chip_chop(STACKS, [600, 400])


def test_pure_chip_chop_can_exceed_first_prize() -> None:
    assert pure_chip_chop([8000, 1000, 1000], PRIZES).shares == (800, 100, 100)


def test_even_deal_gives_odd_units_to_largest_stacks() -> None:
    assert even_chop([2, 9, 5], [101]).shares == (33, 34, 34)


def test_odd_unit_goes_to_earlier_of_equal_stacks() -> None:
    for chop in CHOP_FUNCTIONS:
        assert chop([10, 10, 10], [100]).shares == (34, 33, 33)


def test_reserved_prizes_are_not_divided() -> None:
    deal = chip_chop(STACKS, PRIZES, DealTerms(reserved_prizes=(100, 20)))
    assert deal == TournamentDeal((340, 284, 256), (100, 20))  # 200 each, and 280 by chips
    assert deal.total == 1000


def test_deal_can_reserve_all_prizes() -> None:
    assert icm_chop(STACKS, PRIZES, DealTerms(reserved_prizes=(500, 300, 200))).shares == (0, 0, 0)


def test_shares_are_rounded_and_leader_takes_remainder() -> None:
    assert icm_chop(STACKS, [503, 300, 200], DealTerms(rounding_unit=25)).shares == (378, 325, 300)


@settings(deadline=None, max_examples=example_count(40, 2_000))
@given(st.lists(st.integers(0, 10**7), min_size=2, max_size=9).filter(any), st.data())
@pytest.mark.parametrize("chop", CHOP_FUNCTIONS)
def test_deals_conserve_money(chop: ChopFunction, stacks: list[int], data: st.DataObject) -> None:
    prize_lists = st.lists(st.integers(0, 10**9), min_size=1, max_size=len(stacks))
    prizes = sorted(data.draw(prize_lists), reverse=True)
    reserved_prizes = tuple(prize // data.draw(st.integers(1, 4)) for prize in prizes[:2])
    deal = chop(
        stacks,
        prizes,
        DealTerms(rounding_unit=data.draw(st.integers(1, 500)), reserved_prizes=reserved_prizes),
    )
    assert deal.total == sum(prizes)
    assert min(deal.shares) >= 0


@given(st.integers(0, 10**12), st.lists(st.integers(1, 10**6), min_size=1, max_size=20))
def test_apportioned_share_is_within_one_unit(total: int, weights: list[int]) -> None:
    shares = apportion_total(total, [Fraction(weight) for weight in weights])
    assert sum(shares) == total
    for share, weight in zip(shares, weights, strict=True):
        assert abs(share - Fraction(total * weight, sum(weights))) < 1


@pytest.mark.parametrize(
    "terms, message",
    [
        (DealTerms(rounding_unit=0), "the unit is 0"),
        (DealTerms(reserved_prizes=(501,)), "prize 1 is 500: can’t set 501 aside"),
        (DealTerms(reserved_prizes=(-1,)), "prize 1 is 500: can’t set -1 aside"),
        (
            DealTerms(reserved_prizes=(1, 1, 1, 1)),
            "can’t set 4 amounts aside: only 3 prizes are left",
        ),
    ],
)
def test_impossible_deal_terms_are_refused(terms: DealTerms, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        icm_chop(STACKS, PRIZES, terms)


def test_fractional_prize_is_refused() -> None:
    with pytest.raises(TypeError, match=r"prize 2 is 0\.5: chips and money must be whole numbers"):
        even_chop([1, 2], [1, 0.5])  # type: ignore[list-item]


def test_deal_without_chips_is_refused() -> None:
    with pytest.raises(ValueError, match="no chips: at least one stack must be above 0"):
        even_chop([0, 0], [10])
