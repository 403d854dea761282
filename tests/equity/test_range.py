"""The Range value: contents, dead cards, set operations and notation."""

from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from riverboat.cards import SHORT, STANDARD, Deck, card_names, parse_cards
from riverboat.equity import BadRange, Range, parse_range
from riverboat.equity.ranges.combos import HANDS, list_deck_combos
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES
from riverboat.kernel.card_masks import masks as masks_of

# What is in it ------------------------------------------------------------------------------------


def test_weights_follow_kernel_order() -> None:
    hand_range = parse_range("AsKd:0.25")
    assert hand_range.weights.shape == (1326,)
    assert hand_range.weights.dtype == np.float64
    [index] = np.flatnonzero(hand_range.weights)
    assert tuple(HOLES[index]) == tuple(sorted(parse_cards("AsKd")))
    assert hand_range.weights[index] == 0.25
    assert np.array_equal(hand_range.masks, HOLE_MASKS)


def test_range_arrays_are_read_only() -> None:
    hand_range = parse_range("AA")
    for array in (hand_range.weights, hand_range.masks, parse_range("AAxx", 4).masks):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_range_counts_combinations_and_weight() -> None:
    hand_range = parse_range("QQ+, AKs:0.5")
    assert len(hand_range) == 22
    assert hand_range.total == 20
    assert hand_range.percent == pytest.approx(100 * 20 / 1326)
    assert hand_range.hands() == {"AA": 1.0, "AKs": 0.5, "KK": 1.0, "QQ": 1.0}


def test_holding_lookup_ignores_card_order() -> None:
    hand_range = parse_range("AKs:0.5")
    assert (
        hand_range.weight("AhKh")
        == hand_range.weight("Kh Ah")
        == hand_range.weight(parse_cards("AhKh"))
        == 0.5
    )
    assert "AhKh" in hand_range
    assert "AhKd" not in hand_range
    assert parse_cards("KhAh") in hand_range
    with pytest.raises(ValueError, match="expected a holding of 2 cards: Ah has 1"):
        hand_range.weight("Ah")


def test_single_holding_is_exposed_as_only() -> None:
    assert card_names(parse_range("KdAs").only or ()) == "As Kd"
    assert card_names(parse_range("KdAsQhQs", 4).only or ()) == "As Kd Qs Qh"
    assert parse_range("AA").only is None
    assert parse_range("random").only is None


@pytest.mark.parametrize(
    "card_count, deck", [(2, STANDARD), (2, SHORT), (4, STANDARD), (6, STANDARD)]
)
def test_random_range_needs_no_enumeration(card_count: int, deck: Deck) -> None:
    hand_range = parse_range("random", card_count, deck)
    assert hand_range.everything
    assert len(hand_range) == hand_range.total == comb(len(deck.cards), card_count)
    assert hand_range.percent == 100
    assert not parse_range("A" * 2 + "x" * (card_count - 2), card_count, deck).everything


def test_range_is_built_from_weights() -> None:
    weights = np.zeros(1326)
    weights[-1] = 0.5
    hand_range = Range.of_weights(weights)
    weights[-1] = 0
    assert hand_range == parse_range("AsAh:0.5")


@pytest.mark.parametrize(
    "weights, deck, message",
    [
        (np.zeros(169), STANDARD, r"of shape \(1326,\), got \(169,\)"),
        (np.full(1326, 1.5), STANDARD, "weight 0 is 1.5"),
        (np.where(np.arange(1326) == 7, np.nan, 0), STANDARD, "weight 7 is nan"),
        (np.ones(1326), SHORT, "some of these combinations are not in a short deck"),
    ],
)
def test_invalid_weights_are_refused(
    weights: NDArray[np.float64], deck: Deck, message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Range.of_weights(weights, deck)


# What is left of it -------------------------------------------------------------------------------


def test_dead_cards_remove_combinations() -> None:
    hand_range = parse_range("AA, KK").without("As Kd")
    assert {card_names(cards) for cards in hand_range} == {
        "Ah Ad",
        "Ah Ac",
        "Ad Ac",
        "Ks Kh",
        "Ks Kc",
        "Kh Kc",
    }
    assert parse_range("QQ").without(parse_cards("As")) == parse_range("QQ")
    assert len(parse_range("AAxx", 4).without("As")) == 3 * comb(48, 2) + 1 * 48


def test_range_emptied_by_dead_cards_is_refused() -> None:
    with pytest.raises(
        BadRange, match="no combination left: all blocked by the dead cards As"
    ) as error:
        parse_range("AsKd, AsQ").without("As")
    assert error.value.text == "AsKd, AsQ"


def test_duplicate_dead_card_is_refused() -> None:
    with pytest.raises(ValueError, match="duplicate card ace of spades: As As"):
        parse_range("KK").without("As As")


def test_ranges_support_set_operations() -> None:
    pair_range, strong_range = parse_range("TT+"), parse_range("QQ+, AK:0.5")
    assert pair_range | strong_range == parse_range("TT+, AK:0.5")
    assert pair_range & strong_range == parse_range("QQ+")
    assert pair_range - strong_range == parse_range("TT, JJ")
    assert strong_range - parse_range("AK:0.25") == parse_range("QQ+, AK:0.25")
    assert len(pair_range - pair_range) == 0


def test_omaha_ranges_support_set_operations() -> None:
    aces_range, kings_range = parse_range("AAxx", 4), parse_range("KKxx:0.5", 4)
    assert len(aces_range & kings_range) == 36
    assert len(aces_range | kings_range) == 2 * 6961 - 36
    assert aces_range - parse_range("AAAx", 4) == parse_range("AAxx !AAAx", 4)


def test_ranges_of_different_games_cannot_be_combined() -> None:
    with pytest.raises(ValueError, match="cannot be combined with one of 4"):
        parse_range("AA") | parse_range("AAxx", 4)
    with pytest.raises(ValueError, match="short deck"):
        parse_range("AA") & parse_range("AA", deck=SHORT)


def test_equality_ignores_notation() -> None:
    equal_ranges = [
        parse_range("AA, KK"),
        parse_range("KK+"),
        parse_range("AA") | parse_range("KK"),
    ]
    assert len(set(equal_ranges)) == 1
    assert parse_range("AA") != parse_range("AA:0.5") != parse_range("KK:0.5")
    assert parse_range("AA**", 4) == parse_range("AAxx", 4)
    assert parse_range("AA") != "AA"


# How it is written --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, notation",
    [
        ("AA, KK, QQ, JJ, 77, 66, 55, 22", "JJ+, 77-55, 22"),
        ("AKs, AKo", "AK"),
        ("A2s+, AJo+, KTs, KTo", "A2s+, KT, AJo+"),
        ("A9s-A6s, A4s", "A9s-A6s, A4s"),
        ("JTs, T9s, 98s, 87s, 54s", "JTs-87s, 54s"),
        ("AKs, KQs, QJs", "AKs-QJs"),
        ("JTs, T9s", "JTs, T9s"),
        ("*", "random"),
        ("22+:0.5, 55", "55, 66+:0.5, 44-22:0.5"),
        ("*:0.125", "random:0.125"),
        ("AsKs, AhKh, AdKd, AcKc", "AKs"),
        ("KdAs", "AsKd"),
        ("AsK", "AsK"),
        ("AhXh, KhQh", "AhXh, KhQh"),
        ("random !AsX", "random, !AsX"),
        ("22+, AK !AsX !KdX", "22+, AK, !KdX, !AsX"),
        ("AA:0.1", "AA:0.1"),
        ("AA:0.000001", "AA:0.000001"),
    ],
)
def test_range_is_written_in_standard_notation(text: str, notation: str) -> None:
    assert str(parse_range(text)) == notation


def test_empty_range_prints_nothing() -> None:
    assert str(parse_range("AA") - parse_range("AA")) == "nothing"


weighted_hand_lists = st.lists(
    st.tuples(st.sampled_from(HANDS), st.sampled_from([1.0, 0.5, 0.25, 1 / 3])), min_size=1
)
dead_card_lists = st.lists(st.sampled_from(range(52)), max_size=4, unique=True)


@given(weighted_hand_lists, dead_card_lists)
def test_range_with_dead_cards_round_trips(
    weighted_hands: list[tuple[str, float]], dead_cards: list[int]
) -> None:
    hand_range = parse_range(", ".join(f"{hand}:{weight}" for hand, weight in weighted_hands))
    try:
        live_range = hand_range.without(dead_cards)
    except BadRange:
        assert all(set(cards) & set(dead_cards) for cards in hand_range)
    else:
        assert parse_range(str(live_range)) == live_range


@given(st.sampled_from([STANDARD, SHORT]), st.integers(0, 2**32 - 1), st.integers(1, 1326))
def test_arbitrary_weights_round_trip(deck: Deck, seed: int, count: int) -> None:
    rng = np.random.default_rng(seed)
    weights = np.zeros(1326)
    combo_indexes = rng.choice(np.flatnonzero(list_deck_combos(deck)), count)
    weights[combo_indexes] = rng.choice([1.0, 0.5, 1 / 3, rng.random()], count)
    hand_range = Range.of_weights(weights, deck)
    assert parse_range(str(hand_range), deck=deck) == hand_range


@given(st.integers(0, 2**32 - 1), st.integers(1, 60), st.integers(3, 6))
def test_multi_card_holdings_round_trip(seed: int, count: int, size: int) -> None:
    rng = np.random.default_rng(seed)
    holdings = rng.random((count, 52)).argsort(axis=1)[:, :size].astype(np.uint8)
    masks = np.unique(masks_of(holdings))
    weights = rng.choice([1.0, 0.5], len(masks))
    hand_range = Range.of_masks(size, masks, weights)
    assert parse_range(str(hand_range), size) == hand_range


def test_complete_ranks_are_written_without_suits() -> None:
    union_range = parse_range("AAKK", 4) | parse_range("AKQJds", 4) | parse_range("2s2h3s3h:0.5", 4)
    assert str(union_range) == "AAKK, AKQJds, 3s3h2s2h:0.5"
    assert parse_range(str(union_range), 4) == union_range
