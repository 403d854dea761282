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
    wanted = [number for number, name in enumerate(CLASSES) if name in classes]
    return np.isin(CLASS_OF, wanted).astype(np.float64)


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
    asked = Matchups()
    assert asked.range_results(first, second).equity(first) == pytest.approx(0.362355, abs=5e-7)
    assert asked.range_results(second, first).equity(second) == pytest.approx(
        1 - 0.362355, abs=5e-7
    )
    assert 0 < asked.computed_count < MATCHUPS / 50


def test_matchup_equals_exact_count_in_either_seat() -> None:
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


def test_suit_equivalent_hands_share_one_matchup() -> None:
    asked = Matchups()
    asked.range_results(class_weights("AKs"), class_weights("QQ"))
    # The queens either share the suit of the ace and king or not.
    assert asked.computed_count == 2


def test_weights_multiply_results() -> None:
    queens, twice = class_weights("QQ"), 2 * class_weights("QQ") + class_weights("JJ")
    one, more = (
        preflop_range_results(class_weights("AKo"), queens),
        preflop_range_results(class_weights("AKo"), twice),
    )
    jacks = preflop_range_results(class_weights("AKo"), class_weights("JJ"))
    np.testing.assert_array_equal(more.wins, 2 * one.wins + jacks.wins)
    np.testing.assert_array_equal(more.weight_met, 2 * one.weight_met + jacks.weight_met)


def test_hands_sharing_a_card_are_excluded() -> None:
    found = preflop_range_results(class_weights("AA"), class_weights("AA"))
    assert set(found.weight_met[class_weights("AA") > 0]) == {BOARDS}
    assert found.weight_met.sum() == 6 * BOARDS


def test_there_are_169_hand_classes() -> None:
    assert len(set(CLASSES)) == 169
    assert (CLASSES[0], CLASSES[1], CLASSES[13], CLASSES[168]) == ("AA", "AKs", "AKo", "22")
    for number, name in enumerate(CLASSES):
        expected = {"s": 4, "o": 12}.get(name[2:], 6)
        assert np.count_nonzero(np.equal(CLASS_OF, number)) == expected


def test_both_tiers_count_same_matchups() -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.HOW_TO_BUILD)
    found = []
    for name in tiers.TIERS:
        with tiers.use_tier(name):
            found.append(
                Matchups().range_results(
                    class_weights("T9s", "T9o", "55"), class_weights("JTs", "A9o", "98s")
                )
            )
    np.testing.assert_array_equal(found[0].wins, found[1].wins)
    np.testing.assert_array_equal(found[0].ties, found[1].ties)


def test_progress_counts_only_uncached_matchups() -> None:
    asked, heard = Matchups(), list[tuple[int, int]]()
    asked.range_results(class_weights("AKo"), class_weights("QQ"))
    before = asked.computed_count
    asked.range_results(class_weights("AKo", *PAIRS), WIDE, lambda *each: heard.append(each))
    found = asked.computed_count - before
    assert len(heard) > 1
    assert [of for _, of in heard] == [found] * len(heard)
    assert [done for done, _ in heard] == sorted({done for done, _ in heard})
    assert heard[-1] == (found, found)
    heard.clear()
    asked.range_results(class_weights("QQ"), class_weights("AKo"), lambda *each: heard.append(each))
    assert not heard


def test_interrupted_computation_keeps_results() -> None:
    def stop(done: int, every: int) -> None:
        raise KeyboardInterrupt

    asked = Matchups()
    first, second = class_weights("AKo", *PAIRS), WIDE
    with pytest.raises(KeyboardInterrupt):
        asked.range_results(first, second, stop)
    kept, heard = asked.computed_count, list[tuple[int, int]]()
    assert kept > 0
    made = asked.range_results(first, second, lambda *each: heard.append(each))
    assert heard[-1] == (asked.computed_count - kept,) * 2
    np.testing.assert_array_equal(made.wins, Matchups().range_results(first, second).wins)


def test_matchups_round_trip_through_file(tmp_path: Path) -> None:
    asked = Matchups()
    before = asked.range_results(class_weights("AKs"), class_weights("QQ"))
    asked.save(tmp_path / "matchups.npz")
    kept = Matchups.load(tmp_path / "matchups.npz")
    assert kept.computed_count == asked.computed_count
    np.testing.assert_array_equal(
        kept.range_results(class_weights("AKs"), class_weights("QQ")).wins, before.wins
    )


def test_unrelated_file_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", wins=np.zeros(3))
    with pytest.raises(ValueError, match=r"other\.npz: not a file of match-ups"):
        Matchups.load(tmp_path / "other.npz")


def test_weights_of_wrong_length_are_refused() -> None:
    with pytest.raises(ValueError, match="second: a weight for each of the 1326 combinations"):
        preflop_range_results(np.ones(1326), np.ones(169))
