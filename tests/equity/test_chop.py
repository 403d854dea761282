"""Tournament deals: the whole prize money is divided, to the unit."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverboat.equity.tournament.final_table_deals import (
    DealTerms,
    TournamentDeal,
    apportion,
    chip_chop,
    even_chop,
    icm_chop,
    pure_chip_chop,
)
from tests.thorough import many

Chop = Callable[..., TournamentDeal]
CHOPS = (icm_chop, chip_chop, pure_chip_chop, even_chop)
STACKS, PRIZES = [5000, 3000, 2000], [500, 300, 200]


def test_an_icm_deal_rounds_what_the_chips_are_worth() -> None:
    assert icm_chop(STACKS, PRIZES).shares == (384, 327, 289)  # 383.93, 327.50, 288.57


def test_a_chip_chop_gives_the_smallest_prize_to_each_first() -> None:
    assert chip_chop(STACKS, PRIZES).shares == (400, 320, 280)


def test_with_fewer_prizes_than_players_a_chip_chop_is_by_chips_alone() -> None:
    assert chip_chop(STACKS, [600, 400]) == pure_chip_chop(STACKS, [600, 400])


def test_by_chips_alone_a_leader_may_take_more_than_first_prize() -> None:
    assert pure_chip_chop([8000, 1000, 1000], PRIZES).shares == (800, 100, 100)


def test_an_odd_unit_of_an_even_deal_goes_to_the_largest_stacks() -> None:
    assert even_chop([2, 9, 5], [101]).shares == (33, 34, 34)


def test_of_equal_stacks_the_earlier_player_gets_the_odd_unit() -> None:
    for chop in CHOPS:
        assert chop([10, 10, 10], [100]).shares == (34, 33, 33)


def test_what_is_saved_is_not_divided() -> None:
    deal = chip_chop(STACKS, PRIZES, DealTerms(reserved_prizes=(100, 20)))
    assert deal == TournamentDeal((340, 284, 256), (100, 20))  # 200 each, and 280 by chips
    assert deal.total == 1000


def test_a_deal_may_leave_everything_to_play_for() -> None:
    assert icm_chop(STACKS, PRIZES, DealTerms(reserved_prizes=(500, 300, 200))).shares == (0, 0, 0)


def test_shares_are_rounded_to_the_unit_and_the_leader_takes_what_is_smaller() -> None:
    assert icm_chop(STACKS, [503, 300, 200], DealTerms(rounding_unit=25)).shares == (378, 325, 300)


@settings(deadline=None, max_examples=many(40, 2_000))
@given(st.lists(st.integers(0, 10**7), min_size=2, max_size=9).filter(any), st.data())
@pytest.mark.parametrize("chop", CHOPS)
def test_no_money_is_lost_or_made(chop: Chop, stacks: list[int], data: st.DataObject) -> None:
    drawn = st.lists(st.integers(0, 10**9), min_size=1, max_size=len(stacks))
    prizes = sorted(data.draw(drawn), reverse=True)
    saved = tuple(prize // data.draw(st.integers(1, 4)) for prize in prizes[:2])
    deal = chop(
        stacks,
        prizes,
        DealTerms(rounding_unit=data.draw(st.integers(1, 500)), reserved_prizes=saved),
    )
    assert deal.total == sum(prizes)
    assert min(deal.shares) >= 0


@given(st.integers(0, 10**12), st.lists(st.integers(1, 10**6), min_size=1, max_size=20))
def test_no_share_is_off_by_a_whole_unit(total: int, weights: list[int]) -> None:
    parts = apportion(total, [Fraction(weight) for weight in weights])
    assert sum(parts) == total
    for part, weight in zip(parts, weights, strict=True):
        assert abs(part - Fraction(total * weight, sum(weights))) < 1


@pytest.mark.parametrize(
    "terms, why",
    [
        (DealTerms(rounding_unit=0), "the unit is 0"),
        (DealTerms(reserved_prizes=(501,)), "501 cannot be saved of prize 1: it is 500"),
        (DealTerms(reserved_prizes=(-1,)), "cannot be saved"),
        (DealTerms(reserved_prizes=(1, 1, 1, 1)), "4 amounts are saved, but only 3 prizes"),
    ],
)
def test_terms_that_cannot_be_kept_are_refused(terms: DealTerms, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        icm_chop(STACKS, PRIZES, terms)


def test_money_is_whole() -> None:
    with pytest.raises(TypeError, match=r"prize 2 is 0\.5: chips and money must be whole numbers"):
        even_chop([1, 2], [1, 0.5])  # type: ignore[list-item]


def test_a_deal_of_no_tournament_is_refused() -> None:
    with pytest.raises(ValueError, match="nobody has chips"):
        even_chop([0, 0], [10])
