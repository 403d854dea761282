"""Prize tables: decreasing whole amounts that sum to the pool."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.prizes.prize_shares import prizes_by_shares
from riverboat.tourney.prizes.prize_table import PrizeRequest, prize_table
from riverboat.tourney.prizes.prize_ties import tied_prizes

MILLION = 1_000_000
TOP_PRIZES = (
    10 * MILLION,
    6 * MILLION,
    4 * MILLION,
    3 * MILLION,
    2_500_000,
    2 * MILLION,
    1_500_000,
    1_250_000,
    MILLION,
    800_000,
    800_000,
)


def test_large_event_prizes_sum_to_pool() -> None:
    prizes = prize_table(94_041_600, PrizeRequest(paid=1_517, min_prize=15_000, top=TOP_PRIZES))
    assert len(prizes) == 1_517
    assert sum(prizes) == 94_041_600 == 10_112 * 9_300
    assert prizes[:11] == TOP_PRIZES
    assert prizes[-1] == 15_000
    assert list(prizes) == sorted(prizes, reverse=True)
    uneven_prizes = [prize for prize in set(prizes) if prize % 1_000]
    assert len(uneven_prizes) <= 1, f"only one prize takes the odd units, not {uneven_prizes}"


@given(st.data())
def test_random_prize_table_decreases_and_sums_to_pool(data: st.DataObject) -> None:
    paid_places = data.draw(st.integers(1, 300))
    unit = data.draw(st.sampled_from([1, 5, 100]))
    min_prize = data.draw(st.integers(1, 500)) * unit
    pool = min_prize * paid_places + data.draw(st.integers(0, min_prize * paid_places * 9))
    prizes = prize_table(pool, PrizeRequest(paid=paid_places, min_prize=min_prize, unit=unit))
    assert sum(prizes) == pool
    assert len(prizes) == paid_places
    assert list(prizes) == sorted(prizes, reverse=True)
    assert all(prize % unit == 0 for prize in prizes[1:])


@pytest.mark.parametrize(
    "prize_request, message",
    [
        (PrizeRequest(paid=0, min_prize=1), "at least one place must be paid (TRNY-62)"),
        (
            PrizeRequest(paid=3, min_prize=400),
            "these prizes total 1200, the pool is 1000 (TRNY-61)",
        ),
        (
            PrizeRequest(paid=3, min_prize=10, top=(300, 400)),
            "place 2 can’t get 400: the place above gets 300 (TRNY-62)",
        ),
        (
            PrizeRequest(paid=1, min_prize=1, top=(300, 200)),
            "prizes for 2 places, 1 place paid (TRNY-62)",
        ),
        (
            PrizeRequest(paid=2, min_prize=10, top=(500, 200)),
            "these prizes leave 300 of the pool: raise them, or set fewer fixed prizes (TRNY-62)",
        ),
    ],
)
def test_impossible_prize_requests_are_refused(prize_request: PrizeRequest, message: str) -> None:
    with pytest.raises(BadEvent) as error:
        prize_table(1_000, prize_request)
    assert str(error.value) == message


def test_increasing_shares_are_refused() -> None:
    with pytest.raises(BadEvent, match="place 2 can’t get 60"):
        prizes_by_shares(1_000, [50, 60])


def list_prize_tiers(prizes: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the tiers of equal prizes: first place and size."""
    tiers: list[tuple[int, int]] = []
    for place, prize in enumerate(prizes, 1):
        if place > 1 and prizes[place - 2] == prize:
            tiers[-1] = (tiers[-1][0], tiers[-1][1] + 1)
        else:
            tiers.append((place, 1))
    return tiers


@pytest.mark.parametrize("price", [1, 10, 20, 55, 100, 250])
def test_last_places_share_one_prize_tier(price: int) -> None:
    """Rounding must not split the last place from its tier."""
    for entry_count in [*range(20, 400, 7), *range(400, 5_000, 250)]:
        max_paid_places = max(entry_count * 15 // 100, 1)
        prizes = prize_table(
            entry_count * price,
            PrizeRequest(paid=max_paid_places, min_prize=max(price * 3 // 2, 1)),
        )
        first_place, tier_size = list_prize_tiers(prizes)[-1]
        assert 2 * tier_size >= first_place // 8, (entry_count, price, first_place, tier_size)
        assert list(prizes) == sorted(prizes, reverse=True)
        assert prizes[-1] == max(price * 3 // 2, 1) or max_paid_places == 1


def test_tied_players_are_paid_below_one_unit() -> None:
    """Rounding to units must not leave tied players without a prize."""
    for unit in (1, 5, 50, 500):
        for tied_count in range(1, 9):
            tied_prize = tied_prizes((1_000, 500, 50), 3, tied_count, unit)
            assert tied_prize.prize_each > 0
            assert tied_prize.prize_each * tied_count + tied_prize.remainder == 50
