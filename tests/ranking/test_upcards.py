"""Upcards: highest and lowest boards, and the bring-in card."""

from collections import Counter
from itertools import pairwise

import pytest

from riverboat.cards import STANDARD, UNKNOWN, parse_card, parse_cards
from riverboat.ranking.upcard_ranking import high_upcards_value, low_upcards_value, upcard_key
from tests.ranking import high_oracle

# rule: BYND-62
HIGH_UPCARDS_BEST_FIRST = [
    *("As Ah Ad Ac", "2s 2h 2d 2c", "As Ah Ad Ks", "As Ah Ad Qs", "2s 2h 2d 3s"),
    *("As Ah Ks Kh", "As Ah 2s 2h", "3s 3h 2s 2h", "As Ah Kd Qd", "As Ah 3s 2d", "2s 2h 4d 3d"),
    *("As Kh Qd Jc", "As Ks Qs Ts", "As 4h 3d 2c", "Ks Qs Js Ts", "Ks Qs Js 9s", "5s 4s 3s 2s"),
]


def test_high_upcards_compare_by_pairs_then_high_cards() -> None:
    values = [high_upcards_value(parse_cards(cards)) for cards in HIGH_UPCARDS_BEST_FIRST]
    assert all(higher > lower for higher, lower in pairwise(values))


@pytest.mark.parametrize(
    "higher, lower",
    [("As", "Ks"), ("2s 2d", "As Ks"), ("3s 3d", "2s 2d"), ("2s 2d 2h", "As Ad Ks")],
)
def test_few_high_upcards_compare(higher: str, lower: str) -> None:
    assert high_upcards_value(parse_cards(higher)) > high_upcards_value(parse_cards(lower))


def test_suits_straights_and_flushes_do_not_count() -> None:
    assert high_upcards_value(parse_cards("9s 8s 7s 6s")) == high_upcards_value(
        parse_cards("9h 8d 7c 6s")
    )
    assert high_upcards_value(parse_cards("As 4h 3d 2c")) > high_upcards_value(
        parse_cards("Ks Qs Js Ts")
    )
    assert low_upcards_value(parse_cards("4s 3s 2s As"), is_ace_low=True) == low_upcards_value(
        parse_cards("4h 3d 2c As"), is_ace_low=True
    )


@pytest.mark.parametrize(
    "ace_low, lowest_first",
    [
        (True, ["4s 3s 2s As", "5s 3h 2d Ac", "8s 7s 6s 5s", "Ks 3s 2s As", "As Ad 3s 2s"]),
        (True, ["As Ad Ks Qs", "2s 2d 3s As", "Ks Kd 2h As", "2s 2h As Ad", "As Ah Ad 2s"]),
        (True, ["As", "2s", "Qs", "Ks"]),
        (True, ["2s As", "8s 7s", "As Ad", "2s 2d"]),
        (False, ["5s 4s 3s 2s", "6s 4s 3s 2s", "As 4s 3s 2s", "2s 2d 4s 3s", "As Ad 3s 2s"]),
        (False, ["2s", "Ks", "As"]),
    ],
)
def test_low_upcards_compare_by_pairs_then_high_cards(
    ace_low: bool, lowest_first: list[str]
) -> None:
    values = [low_upcards_value(parse_cards(cards), ace_low) for cards in lowest_first]
    assert all(lower > higher for lower, higher in pairwise(values))


@pytest.mark.parametrize("count", range(1, 8))
def test_upcard_values_match_plain_comparison(count: int) -> None:
    def group_ranks(cards: tuple[int, ...], shift: int) -> tuple[list[int], list[int]]:
        count_by_rank = Counter((card // 4 + shift) % 13 for card in cards)
        sorted_groups = sorted(
            ((rank_count, rank) for rank, rank_count in count_by_rank.items()), reverse=True
        )
        return [rank_count for rank_count, _ in sorted_groups], [rank for _, rank in sorted_groups]

    def find_best_groups(
        cards: tuple[int, ...], shift: int, low: bool
    ) -> tuple[list[int], list[int]]:
        group_keys = [
            group_ranks(cards_of_five, shift)
            for cards_of_five in high_oracle.fives_in_holdem(cards, ())
        ] or [group_ranks(cards, shift)]
        return min(group_keys) if low else max(group_keys)

    upcard_hands = [
        cards for cards, _ in high_oracle.random_deals(STANDARD.cards[24:], count, 0, 60)
    ]
    for better, worse in pairwise(upcard_hands):
        high_keys = find_best_groups(better, 0, low=False), find_best_groups(worse, 0, low=False)
        assert (high_keys[0] > high_keys[1]) == (
            high_upcards_value(better) > high_upcards_value(worse)
        )
        assert (high_keys[0] == high_keys[1]) == (
            high_upcards_value(better) == high_upcards_value(worse)
        )
        for ace_low in (True, False):
            low_keys = (
                find_best_groups(better, int(ace_low), low=True),
                find_best_groups(worse, int(ace_low), low=True),
            )
            assert (low_keys[0] < low_keys[1]) == (
                low_upcards_value(better, ace_low) > low_upcards_value(worse, ace_low)
            )
            assert (low_keys[0] == low_keys[1]) == (
                low_upcards_value(better, ace_low) == low_upcards_value(worse, ace_low)
            )


def test_deuce_of_clubs_is_lowest_high_game_upcard() -> None:
    # rule: BRNG-02, BRNG-03
    sorted_cards = sorted(STANDARD.cards, key=lambda card: upcard_key(card, is_ace_low=False))
    assert sorted_cards[:5] == list(parse_cards("2c 2d 2h 2s 3c"))
    assert sorted_cards[-1] == parse_card("As")


def test_king_of_spades_is_highest_razz_upcard() -> None:
    # rule: BYND-64
    sorted_cards = sorted(STANDARD.cards, key=lambda card: upcard_key(card, is_ace_low=True))
    assert sorted_cards[:5] == list(parse_cards("Ac Ad Ah As 2c"))
    assert sorted_cards[-5:] == list(parse_cards("Qs Kc Kd Kh Ks"))


@pytest.mark.parametrize("cards", [(), (UNKNOWN,), (40, UNKNOWN), tuple(range(8))])
def test_invalid_upcards_are_refused(cards: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"unknown card|one to seven upcards"):
        high_upcards_value(cards)
    with pytest.raises(ValueError, match=r"unknown card|one to seven upcards"):
        low_upcards_value(cards, is_ace_low=True)


def test_unknown_upcard_has_no_key() -> None:
    with pytest.raises(ValueError, match="unknown card"):
        upcard_key(UNKNOWN, is_ace_low=True)
