"""Badugi: frequencies of all four-card hands, and larger hands compared with every subset."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest

from riverboat.cards import STANDARD, card_names, parse_cards
from riverboat.ranking import BADUGI, BADUGI_ACE_HIGH, BADUGI_IN_HAND, Badugi, Category, rank
from riverboat.ranking.holding_value import find_category_index
from tests.ranking import high_oracle, low_oracle
from tests.schedule import run_in

FOR_BOTH_RANKINGS = pytest.mark.parametrize(
    "ranking, ace_low", [(BADUGI, True), (BADUGI_ACE_HIGH, False)], ids=["ace low", "ace high"]
)

HAND_AND_VALUE_COUNTS = {
    "four-card badugi": (17_160, 715),
    "three-card badugi": (154_440, 286),
    "two-card badugi": (96_252, 78),
    "one-card badugi": (2_873, 13),
}
"""Number of hands and of distinct values by category."""


@run_in("landing", "ace low")
@FOR_BOTH_RANKINGS
def test_four_card_hands_match_badugi_frequencies(ranking: Badugi, ace_low: bool) -> None:
    value_counts = Counter(map(ranking.ranker_for_board(()), combinations(range(52), 4)))
    hand_counts: Counter[str] = Counter()
    for value, count in value_counts.items():
        hand_counts[ranking.category(value).value] += count
    value_counts_by_category = Counter(ranking.category(value).value for value in value_counts)
    assert {
        name: (hand_counts[name], value_counts_by_category[name]) for name in hand_counts
    } == HAND_AND_VALUE_COUNTS
    assert value_counts.total() == comb(52, 4)
    assert len(value_counts) == 1_092
    assert len(set(map(ranking.describe, value_counts))) == 1_092, "the same words mean a tie"


@FOR_BOTH_RANKINGS
def test_badugi_values_follow_oracle_order(ranking: Badugi, ace_low: bool) -> None:
    # Each rank has its own suit; the remaining cards share the suit of the first.
    oracle_by_value: dict[int, tuple[int, list[int]]] = {}
    for size in (1, 2, 3, 4):
        for ranks in combinations(range(13), size):
            cards = [4 * rank + suit for suit, rank in enumerate(ranks)]
            other_cards = [
                card for card in range(4 * ranks[0], 4 * ranks[0] + 4) if card not in cards
            ]
            hole = (cards + other_cards)[:4]
            oracle_by_value.setdefault(
                ranking.ranker_for_board(())(hole), low_oracle.rank_badugi(hole, ace_low)
            )
    oracle_ranks = [oracle_by_value[value] for value in sorted(oracle_by_value, reverse=True)]
    assert all(better < worse for better, worse in pairwise(oracle_ranks))


@FOR_BOTH_RANKINGS
@pytest.mark.parametrize("hole_cards", [4, 5])
def test_best_badugi_matches_oracle(ranking: Badugi, ace_low: bool, hole_cards: int) -> None:
    oracle_by_value: dict[int, tuple[int, list[int]]] = {}
    for deck in (STANDARD.cards, STANDARD.cards[:16], STANDARD.cards[36:]):
        for hole, _ in high_oracle.random_deals(deck, hole_cards, 0, 400):
            oracle_rank = low_oracle.rank_badugi(hole, ace_low)
            value = ranking.ranker_for_board(())(hole)
            assert oracle_by_value.setdefault(value, oracle_rank) == oracle_rank
            playing_cards = ranking.best_five(hole)
            assert set(playing_cards) <= set(hole)
            assert len(playing_cards) == 4 - oracle_rank[0]
            assert low_oracle.rank_badugi(playing_cards, ace_low) == oracle_rank
    oracle_ranks = [oracle_by_value[value] for value in sorted(oracle_by_value, reverse=True)]
    assert all(better < worse for better, worse in pairwise(oracle_ranks))


# Values are stored in logs: lines may be added, but never changed.
@pytest.mark.parametrize(
    "ranking, cards, value, english, playing",
    [
        (BADUGI, "As 2h 3d 4c", 0x39ABC0, "four-card badugi, four-three-deuce-ace", "4c 3d 2h As"),
        (BADUGI, "7s 5h 3d Ac", 0x368AC0, "four-card badugi, seven-five-three-ace", "7s 5h 3d Ac"),
        (BADUGI, "Ks Qh Jd Tc", 0x301230, "four-card badugi, king-queen-jack-ten", "Ks Qh Jd Tc"),
        (BADUGI, "As 2h 3d 4d", 0x2ABC00, "three-card badugi, three-deuce-ace", "3d 2h As"),
        (BADUGI, "Ks Kh Qd Jc", 0x201200, "three-card badugi, king-queen-jack", "Ks Qd Jc"),
        (BADUGI, "As Ah 2d 2h", 0x1BC000, "two-card badugi, deuce-ace", "2d As"),
        (BADUGI, "Ks 9s 5s 4s", 0x090000, "one-card badugi, four", "4s"),
        (BADUGI, "As Ah Ad Ac", 0x0C0000, "one-card badugi, ace", "As"),
        (
            *(BADUGI, "Ks 2s Ah 3d 5c", 0x38ABC0),
            *("four-card badugi, five-three-deuce-ace", "5c 3d 2s Ah"),
        ),
        (
            *(BADUGI_ACE_HIGH, "5s 4h 3d 2c", 0x39ABC0),
            *("four-card badugi, five-four-three-deuce", "5s 4h 3d 2c"),
        ),
        (
            *(BADUGI_ACE_HIGH, "As 2h 3d 4c", 0x30ABC0),
            *("four-card badugi, ace-four-three-deuce", "As 4c 3d 2h"),
        ),
        (
            *(BADUGI_ACE_HIGH, "As Ah 3d 4d 5s", 0x209B00),
            *("three-card badugi, ace-five-three", "Ah 5s 3d"),
        ),
    ],
)
def test_badugis_have_expected_value_and_description(
    ranking: Badugi, cards: str, value: int, english: str, playing: str
) -> None:
    badugi = rank(ranking, cards)
    assert badugi.value == value
    assert str(badugi) == english
    assert card_names(badugi.cards) == playing


def test_more_cards_beat_fewer() -> None:
    assert rank(BADUGI, "Ks Qh Jd Tc") > rank(BADUGI, "As 2h 3d 3c")
    assert rank(BADUGI, "Ks Qh Jd Jc") > rank(BADUGI, "As Ah 2d 2s")
    assert rank(BADUGI, "Ks Qh Jd Tc").category is Category.FOUR_CARD_BADUGI


@pytest.mark.parametrize("cards", ["As 2h 3d", "As 2h 3d 4c 5s 6s 7s 8s", ""])
def test_badugi_requires_four_to_seven_cards(cards: str) -> None:
    count = len(parse_cards(cards))
    message = f"a badugi is made of four to seven hole cards, got {count}"
    with pytest.raises(ValueError, match=message):
        rank(BADUGI, cards)


def test_badugi_has_no_board_but_drawmaha_has() -> None:
    with pytest.raises(ValueError, match="badugi cannot have the board 5s 6s"):
        rank(BADUGI, "As 2h 3d 4c", "5s 6s")
    in_hand_badugi = rank(BADUGI_IN_HAND, "As 2h 3d 4c Kc", "5s 6s 7s")
    assert in_hand_badugi.value == rank(BADUGI, "As 2h 3d 4c Kc").value
    assert card_names(in_hand_badugi.cards) == "4c 3d 2h As"


def test_badugi_of_seven_is_best_of_four_card_subsets() -> None:
    rng, deck = Random(7), list(range(52))
    for ranking in (BADUGI, BADUGI_ACE_HIGH):
        for _ in range(150):
            cards = rng.sample(deck, rng.choice((6, 7)))
            subset_values = [
                ranking.ranker_for_board()(subset) for subset in combinations(cards, 4)
            ]
            assert ranking.ranker_for_board()(cards) == max(subset_values)
            # the community card of stud is one of them
            assert ranking.ranker_for_board(cards[-1:])(cards[:-1]) == max(subset_values)
            best_cards = ranking.best_five(cards[:-1], cards[-1:])
            assert len(best_cards) == find_category_index(max(subset_values)) + 1


@pytest.mark.parametrize("ranking", [BADUGI, BADUGI_ACE_HIGH, BADUGI_IN_HAND])
@pytest.mark.parametrize(
    "cards", ["As 2h 3d ??", "As As 2h ??", "?? ?? As 2h", "?? ?? ?? ??", "As 2h 3d 4c ??", "??"]
)
def test_unknown_card_in_badugi_is_refused(ranking: Badugi, cards: str) -> None:
    with pytest.raises(ValueError, match="an unknown card cannot be ranked"):
        ranking.ranker_for_board(())(parse_cards(cards))
