"""Preflop match-ups of every hand against every other."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.kernel import HOLES
from riverboat.kernel import tier as tiers
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from riverboat.kernel.versus.preflop_matchups import (
    BOARDS,
    CLASS_OF,
    CLASSES,
    MATCHUPS,
    Matchups,
    preflop_range_results,
)


def only(*classes: str) -> NDArray[np.float64]:
    wanted = [number for number, name in enumerate(CLASSES) if name in classes]
    return np.isin(CLASS_OF, wanted).astype(np.float64)


pytestmark = pytest.mark.usefixtures("tier")

PAIRS = [f"{rank}{rank}" for rank in "23456789TJQKA"]
SUITED_ACES = [f"A{rank}s" for rank in "23456789TJQK"]
WIDE = only("QQ", *SUITED_ACES, "KQs", "KJs", "KQo", "QJo", "T9o")


def test_aces_against_a_random_hand_have_their_known_equity() -> None:
    assert Matchups().range_results(only("AA"), np.ones(1326)).equity(only("AA")) == pytest.approx(
        0.852037, abs=5e-7
    )


def test_ranges_before_the_flop_have_their_known_equity() -> None:
    first = only(*PAIRS, *SUITED_ACES, "KTo", "KJo", "KQo")
    second = only("QQ", "KK", "AA", "AKs", "AKo", "JTs")
    asked = Matchups()
    assert asked.range_results(first, second).equity(first) == pytest.approx(0.362355, abs=5e-7)
    assert asked.range_results(second, first).equity(second) == pytest.approx(
        1 - 0.362355, abs=5e-7
    )
    assert 0 < asked.computed_count < MATCHUPS / 50


def test_a_matchup_is_what_exact_equity_counts_in_either_seat() -> None:
    rng = np.random.default_rng(1)
    asked = Matchups()
    for _ in range(40):
        one, other = rng.choice(1326, 2, replace=False)
        if set(HOLES[one]) & set(HOLES[other]):
            continue
        exact = exact_holdem(HOLES[[one, other]])
        for seat, hand, against in ((0, one, other), (1, other, one)):
            weights = np.eye(1326)[[hand, against]]
            found = asked.range_results(*weights)
            assert found.wins[hand] == exact.won(seat)
            assert found.ties[hand] == exact.tied(seat)
            assert found.weight_met[hand] == found.weight_met.sum() == BOARDS


def test_hands_that_differ_in_suits_alone_are_one_matchup() -> None:
    asked = Matchups()
    asked.range_results(only("AKs"), only("QQ"))
    # The queens either share the suit of the ace and king or not.
    assert asked.computed_count == 2


def test_weights_multiply_what_a_hand_meets() -> None:
    queens, twice = only("QQ"), 2 * only("QQ") + only("JJ")
    one, more = (
        preflop_range_results(only("AKo"), queens),
        preflop_range_results(only("AKo"), twice),
    )
    jacks = preflop_range_results(only("AKo"), only("JJ"))
    np.testing.assert_array_equal(more.wins, 2 * one.wins + jacks.wins)
    np.testing.assert_array_equal(more.weight_met, 2 * one.weight_met + jacks.weight_met)


def test_hands_that_share_a_card_never_meet() -> None:
    found = preflop_range_results(only("AA"), only("AA"))
    assert set(found.weight_met[only("AA") > 0]) == {BOARDS}
    assert found.weight_met.sum() == 6 * BOARDS


def test_the_classes_are_a_grid_of_169() -> None:
    assert len(set(CLASSES)) == 169
    assert (CLASSES[0], CLASSES[1], CLASSES[13], CLASSES[168]) == ("AA", "AKs", "AKo", "22")
    for number, name in enumerate(CLASSES):
        expected = {"s": 4, "o": 12}.get(name[2:], 6)
        assert np.count_nonzero(np.equal(CLASS_OF, number)) == expected


def test_both_tiers_count_the_same_matchups() -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.HOW_TO_BUILD)
    found = []
    for name in tiers.TIERS:
        with tiers.use_tier(name):
            found.append(
                Matchups().range_results(only("T9s", "T9o", "55"), only("JTs", "A9o", "98s"))
            )
    np.testing.assert_array_equal(found[0].wins, found[1].wins)
    np.testing.assert_array_equal(found[0].ties, found[1].ties)


def test_progress_hears_how_many_are_worked_out_of_those_that_were_not_known() -> None:
    asked, heard = Matchups(), list[tuple[int, int]]()
    asked.range_results(only("AKo"), only("QQ"))
    before = asked.computed_count
    asked.range_results(only("AKo", *PAIRS), WIDE, lambda *each: heard.append(each))
    found = asked.computed_count - before
    assert len(heard) > 1
    assert [of for _, of in heard] == [found] * len(heard)
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert heard[-1] == (found, found)
    heard.clear()
    asked.range_results(only("QQ"), only("AKo"), lambda *each: heard.append(each))
    assert not heard


def test_who_stops_while_he_waits_keeps_what_is_found() -> None:
    def stop(done: int, every: int) -> None:
        raise KeyboardInterrupt

    asked = Matchups()
    first, second = only("AKo", *PAIRS), WIDE
    with pytest.raises(KeyboardInterrupt):
        asked.range_results(first, second, stop)
    kept, heard = asked.computed_count, list[tuple[int, int]]()
    assert kept > 0
    made = asked.range_results(first, second, lambda *each: heard.append(each))
    assert heard[-1] == (asked.computed_count - kept,) * 2
    np.testing.assert_array_equal(made.wins, Matchups().range_results(first, second).wins)


def test_what_is_known_can_be_kept_in_a_file(tmp_path: Path) -> None:
    asked = Matchups()
    before = asked.range_results(only("AKs"), only("QQ"))
    asked.save(tmp_path / "matchups.npz")
    kept = Matchups.load(tmp_path / "matchups.npz")
    assert kept.computed_count == asked.computed_count
    np.testing.assert_array_equal(kept.range_results(only("AKs"), only("QQ")).wins, before.wins)


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", wins=np.zeros(3))
    with pytest.raises(ValueError, match=r"other\.npz: not a file of match-ups"):
        Matchups.load(tmp_path / "other.npz")


def test_weights_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="second: a weight for each of the 1326 combinations"):
        preflop_range_results(np.ones(1326), np.ones(169))
