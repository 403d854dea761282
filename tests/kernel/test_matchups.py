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


def class_weights(*classes: str) -> NDArray[np.float64]:
    wanted_numbers = [number for number, name in enumerate(CLASSES) if name in classes]
    return np.isin(CLASS_OF, wanted_numbers).astype(np.float64)


pytestmark = pytest.mark.usefixtures("tier")

PAIRS = [f"{rank}{rank}" for rank in "23456789TJQKA"]
SUITED_ACES = [f"A{rank}s" for rank in "23456789TJQK"]
WIDE = class_weights("QQ", *SUITED_ACES, "KQs", "KJs", "KQo", "QJo", "T9o")


def test_aces_have_known_equity_against_random_hand() -> None:
    assert Matchups().range_results(class_weights("AA"), np.ones(1326)).equity(
        class_weights("AA")
    ) == pytest.approx(0.852037, abs=5e-7)


def test_preflop_ranges_have_known_equity() -> None:
    first = class_weights(*PAIRS, *SUITED_ACES, "KTo", "KJo", "KQo")
    second = class_weights("QQ", "KK", "AA", "AKs", "AKo", "JTs")
    matchups = Matchups()
    assert matchups.range_results(first, second).equity(first) == pytest.approx(0.362355, abs=5e-7)
    assert matchups.range_results(second, first).equity(second) == pytest.approx(
        1 - 0.362355, abs=5e-7
    )
    assert 0 < matchups.computed_count < MATCHUPS / 50


def test_matchup_equals_exact_count_in_either_seat() -> None:
    rng = np.random.default_rng(1)
    matchups = Matchups()
    for _ in range(40):
        one, other = rng.choice(1326, 2, replace=False)
        if set(HOLES[one]) & set(HOLES[other]):
            continue
        exact = exact_holdem(HOLES[[one, other]])
        for seat, hand, against in ((0, one, other), (1, other, one)):
            weights = np.eye(1326)[[hand, against]]
            range_results = matchups.range_results(*weights)
            assert range_results.wins[hand] == exact.won(seat)
            assert range_results.ties[hand] == exact.tied(seat)
            assert range_results.weight_met[hand] == range_results.weight_met.sum() == BOARDS


def test_suit_equivalent_hands_share_one_matchup() -> None:
    matchups = Matchups()
    matchups.range_results(class_weights("AKs"), class_weights("QQ"))
    # The queens either share the suit of the ace and king or not.
    assert matchups.computed_count == 2


def test_weights_multiply_results() -> None:
    queens, twice = class_weights("QQ"), 2 * class_weights("QQ") + class_weights("JJ")
    range_results, more = (
        preflop_range_results(class_weights("AKo"), queens),
        preflop_range_results(class_weights("AKo"), twice),
    )
    jacks = preflop_range_results(class_weights("AKo"), class_weights("JJ"))
    np.testing.assert_array_equal(more.wins, 2 * range_results.wins + jacks.wins)
    np.testing.assert_array_equal(more.weight_met, 2 * range_results.weight_met + jacks.weight_met)


def test_hands_sharing_a_card_are_excluded() -> None:
    range_results = preflop_range_results(class_weights("AA"), class_weights("AA"))
    assert set(range_results.weight_met[class_weights("AA") > 0]) == {BOARDS}
    assert range_results.weight_met.sum() == 6 * BOARDS


def test_there_are_169_hand_classes() -> None:
    assert len(set(CLASSES)) == 169
    assert (CLASSES[0], CLASSES[1], CLASSES[13], CLASSES[168]) == ("AA", "AKs", "AKo", "22")
    for number, name in enumerate(CLASSES):
        expected = {"s": 4, "o": 12}.get(name[2:], 6)
        assert np.count_nonzero(np.equal(CLASS_OF, number)) == expected


def test_both_tiers_count_same_matchups() -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.HOW_TO_BUILD)
    range_results = []
    for name in tiers.TIERS:
        with tiers.use_tier(name):
            range_results.append(
                Matchups().range_results(
                    class_weights("T9s", "T9o", "55"), class_weights("JTs", "A9o", "98s")
                )
            )
    np.testing.assert_array_equal(range_results[0].wins, range_results[1].wins)
    np.testing.assert_array_equal(range_results[0].ties, range_results[1].ties)


def test_progress_counts_only_uncached_matchups() -> None:
    matchups, received = Matchups(), list[tuple[int, int]]()
    matchups.range_results(class_weights("AKo"), class_weights("QQ"))
    before = matchups.computed_count
    matchups.range_results(
        class_weights("AKo", *PAIRS), WIDE, lambda *progress: received.append(progress)
    )
    found = matchups.computed_count - before
    assert len(received) > 1
    assert [of for _, of in received] == [found] * len(received)
    assert [finished for finished, _ in received] == sorted({finished for finished, _ in received})
    assert received[-1] == (found, found)
    received.clear()
    matchups.range_results(
        class_weights("QQ"), class_weights("AKo"), lambda *progress: received.append(progress)
    )
    assert not received


def test_interrupted_computation_keeps_results() -> None:
    def stop(finished: int, every: int) -> None:
        raise KeyboardInterrupt

    matchups = Matchups()
    first, second = class_weights("AKo", *PAIRS), WIDE
    with pytest.raises(KeyboardInterrupt):
        matchups.range_results(first, second, stop)
    kept, received = matchups.computed_count, list[tuple[int, int]]()
    assert kept > 0
    range_results = matchups.range_results(
        first, second, lambda *progress: received.append(progress)
    )
    assert received[-1] == (matchups.computed_count - kept,) * 2
    np.testing.assert_array_equal(range_results.wins, Matchups().range_results(first, second).wins)


def test_matchups_round_trip_through_file(tmp_path: Path) -> None:
    matchups = Matchups()
    range_results_before = matchups.range_results(class_weights("AKs"), class_weights("QQ"))
    matchups.save(tmp_path / "matchups.npz")
    kept_matchups = Matchups.load(tmp_path / "matchups.npz")
    assert kept_matchups.computed_count == matchups.computed_count
    np.testing.assert_array_equal(
        kept_matchups.range_results(class_weights("AKs"), class_weights("QQ")).wins,
        range_results_before.wins,
    )


def test_unrelated_file_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", wins=np.zeros(3))
    with pytest.raises(ValueError, match=r"other\.npz: not a file of match-ups"):
        Matchups.load(tmp_path / "other.npz")


def test_weights_of_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="second: a weight for each of the 1326 combinations"):
        preflop_range_results(np.ones(1326), np.ones(169))
