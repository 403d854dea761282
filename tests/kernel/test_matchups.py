"""Preflop match-ups of every hand against every other."""

from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.kernel import HOLES
from riverboat.kernel import tier as tiers
from riverboat.kernel.counting.exact_outcomes import exact_holdem
from riverboat.kernel.versus.preflop_matchups import (
    BOARD_COUNT,
    CLASS_OF,
    CLASSES,
    MATCHUP_COUNT,
    Matchups,
    preflop_range_results,
)


def class_weights(*class_names: str) -> NDArray[np.float64]:
    class_numbers = [
        class_number for class_number, class_name in enumerate(CLASSES) if class_name in class_names
    ]
    return np.isin(CLASS_OF, class_numbers).astype(np.float64)


pytestmark = pytest.mark.usefixtures("tier")

PAIRS = [f"{rank}{rank}" for rank in "23456789TJQKA"]
SUITED_ACES = [f"A{rank}s" for rank in "23456789TJQK"]
WIDE_RANGE = class_weights("QQ", *SUITED_ACES, "KQs", "KJs", "KQo", "QJo", "T9o")


def test_aces_have_known_equity_against_random_hand() -> None:
    assert Matchups().range_results(class_weights("AA"), np.ones(1326)).equity(
        class_weights("AA")
    ) == pytest.approx(0.852037, abs=5e-7)


def test_preflop_ranges_have_known_equity() -> None:
    hero_weights = class_weights(*PAIRS, *SUITED_ACES, "KTo", "KJo", "KQo")
    villain_weights = class_weights("QQ", "KK", "AA", "AKs", "AKo", "JTs")
    matchups = Matchups()
    assert matchups.range_results(hero_weights, villain_weights).equity(
        hero_weights
    ) == pytest.approx(0.362355, abs=5e-7)
    assert matchups.range_results(villain_weights, hero_weights).equity(
        villain_weights
    ) == pytest.approx(1 - 0.362355, abs=5e-7)
    assert 0 < matchups.computed_count < MATCHUP_COUNT / 50


def test_matchup_equals_exact_count_in_either_seat() -> None:
    rng = np.random.default_rng(1)
    matchups = Matchups()
    for _ in range(40):
        first_hand, second_hand = rng.choice(1326, 2, replace=False)
        if set(HOLES[first_hand]) & set(HOLES[second_hand]):
            continue
        expected = exact_holdem(HOLES[[first_hand, second_hand]])
        for seat, hand, opponent_hand in (
            (0, first_hand, second_hand),
            (1, second_hand, first_hand),
        ):
            weights = np.eye(1326)[[hand, opponent_hand]]
            range_results = matchups.range_results(*weights)
            assert range_results.wins[hand] == expected.won(seat)
            assert range_results.ties[hand] == expected.tied(seat)
            assert range_results.weight_met[hand] == range_results.weight_met.sum() == BOARD_COUNT


def test_suit_equivalent_hands_share_one_matchup() -> None:
    matchups = Matchups()
    matchups.range_results(class_weights("AKs"), class_weights("QQ"))
    # The queens either share the suit of the ace and king or not.
    assert matchups.computed_count == 2


def test_weights_multiply_results() -> None:
    queens_weights, doubled_weights = (
        class_weights("QQ"),
        2 * class_weights("QQ") + class_weights("JJ"),
    )
    range_results, doubled_results = (
        preflop_range_results(class_weights("AKo"), queens_weights),
        preflop_range_results(class_weights("AKo"), doubled_weights),
    )
    jacks_results = preflop_range_results(class_weights("AKo"), class_weights("JJ"))
    np.testing.assert_array_equal(doubled_results.wins, 2 * range_results.wins + jacks_results.wins)
    np.testing.assert_array_equal(
        doubled_results.weight_met, 2 * range_results.weight_met + jacks_results.weight_met
    )


def test_hands_sharing_a_card_are_excluded() -> None:
    range_results = preflop_range_results(class_weights("AA"), class_weights("AA"))
    assert set(range_results.weight_met[class_weights("AA") > 0]) == {BOARD_COUNT}
    assert range_results.weight_met.sum() == 6 * BOARD_COUNT


def test_there_are_169_hand_classes() -> None:
    assert len(set(CLASSES)) == 169
    assert (CLASSES[0], CLASSES[1], CLASSES[13], CLASSES[168]) == ("AA", "AKs", "AKo", "22")
    for class_number, class_name in enumerate(CLASSES):
        expected = {"s": 4, "o": 12}.get(class_name[2:], 6)
        assert np.count_nonzero(np.equal(CLASS_OF, class_number)) == expected


def test_both_tiers_count_same_matchups() -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.BUILD_HINT)
    range_results = []
    for tier_name in tiers.TIERS:
        with tiers.use_tier(tier_name):
            range_results.append(
                Matchups().range_results(
                    class_weights("T9s", "T9o", "55"), class_weights("JTs", "A9o", "98s")
                )
            )
    np.testing.assert_array_equal(range_results[0].wins, range_results[1].wins)
    np.testing.assert_array_equal(range_results[0].ties, range_results[1].ties)


def test_progress_counts_only_uncached_matchups() -> None:
    matchups, progress_reports = Matchups(), list[tuple[int, int]]()
    matchups.range_results(class_weights("AKo"), class_weights("QQ"))
    count_before = matchups.computed_count
    matchups.range_results(
        class_weights("AKo", *PAIRS),
        WIDE_RANGE,
        lambda *progress: progress_reports.append(progress),
    )
    new_count = matchups.computed_count - count_before
    assert len(progress_reports) > 1
    assert [total for _, total in progress_reports] == [new_count] * len(progress_reports)
    assert [done for done, _ in progress_reports] == sorted({done for done, _ in progress_reports})
    assert progress_reports[-1] == (new_count, new_count)
    progress_reports.clear()
    matchups.range_results(
        class_weights("QQ"),
        class_weights("AKo"),
        lambda *progress: progress_reports.append(progress),
    )
    assert not progress_reports


def test_interrupted_computation_keeps_results() -> None:
    def interrupt(finished: int, total: int) -> None:
        raise KeyboardInterrupt

    matchups = Matchups()
    hero_weights, villain_weights = class_weights("AKo", *PAIRS), WIDE_RANGE
    with pytest.raises(KeyboardInterrupt):
        matchups.range_results(hero_weights, villain_weights, interrupt)
    kept_count, progress_reports = matchups.computed_count, list[tuple[int, int]]()
    assert kept_count > 0
    range_results = matchups.range_results(
        hero_weights, villain_weights, lambda *progress: progress_reports.append(progress)
    )
    assert progress_reports[-1] == (matchups.computed_count - kept_count,) * 2
    np.testing.assert_array_equal(
        range_results.wins, Matchups().range_results(hero_weights, villain_weights).wins
    )


def test_matchups_round_trip_through_file(tmp_path: Path) -> None:
    matchups = Matchups()
    range_results_before = matchups.range_results(class_weights("AKs"), class_weights("QQ"))
    matchups.save(tmp_path / "matchups.npz")
    loaded_matchups = Matchups.load(tmp_path / "matchups.npz")
    assert loaded_matchups.computed_count == matchups.computed_count
    np.testing.assert_array_equal(
        loaded_matchups.range_results(class_weights("AKs"), class_weights("QQ")).wins,
        range_results_before.wins,
    )


def test_unrelated_file_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", wins=np.zeros(3))
    with pytest.raises(ValueError, match=r"other\.npz: not a file of match-ups"):
        Matchups.load(tmp_path / "other.npz")


def test_weights_of_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="second: a weight for each of the 1326 combinations"):
        preflop_range_results(np.ones(1326), np.ones(169))
