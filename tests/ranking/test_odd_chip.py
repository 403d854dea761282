"""Sort keys that award the odd chip among tied players in stud."""

import pytest

from riverboat.cards import STANDARD, parse_card, parse_cards
from riverboat.ranking import (
    ACE_TO_FIVE,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    Ranking,
)
from riverboat.ranking.stud_odd_chip import high_suit_key, roberts_rules_key
from riverboat.ranking.upcard_ranking import upcard_key
from tests.ranking import high_oracle, low_oracle

WHEEL_STRENGTHS = ((4, [3]), (8, [3]))
"""Oracle strengths of the straights with a low ace."""


@pytest.mark.parametrize(
    "ranking, hole, board, card",
    [
        (HIGH, "Ah Kd Qs Js 9s 2s 2d", "", "Ah"),
        (HIGH, "9h 9d Ks Kd 7c 3h 2d", "", "Ks"),
        (HIGH, "2s 2d 2h As Kd 9c 7c", "", "As"),
        # Two cards of the highest rank, of which the straight needs one: the better suit plays.
        (HIGH, "Ac Ah Kd Qs Js Td 2s", "", "Ah"),
        # The flush needs the king of diamonds, not the king of spades.
        (HIGH, "Kd Qd 9d 7d 2d Ks As", "", "Kd"),
        (HIGH, "Kd Qd 9d 7d 2d Ks Ac", "", "Kd"),
        # The ace of a wheel is its lowest card.
        (HIGH, "As 2d 3c 4h 5c 9h 9d", "", "5c"),
        (HIGH, "As 2s 3s 4s 5s 9h 9d", "", "5s"),
        (HIGH, "As Kd Qc Jh Tc 9h 9d", "", "As"),
        (HIGH, "5c 2d 3c 4h 6c 9h 9d", "", "6c"),
        # A board card may be the highest playing card.
        (HIGH, "2s 2d 5h 5c 9h 7d", "As", "As"),
        (ACE_TO_FIVE, "As 8d 7c 4h 2c Kh Kd", "", "8d"),
        (ACE_TO_FIVE, "As 8d 7c 4h 2c 8s Kd", "", "8s"),
        (ACE_TO_FIVE, "As 8d 7c 4h 2c Kh", "8h", "8h"),
        (ACE_TO_FIVE, "As Ad 4c 4h 4s 3h 2d", "", "4s"),
        (EIGHT_OR_BETTER, "As Ad 8c 5h 3s 2h Kd", "", "8c"),
        (DEUCE_TO_SEVEN, "As 5d 4c 3h 2s", "", "As"),
        # Both sevens make a seven-five low, but the seven of spades would make a flush.
        (DEUCE_TO_SEVEN, "7s 7h 5s 4s 3s 2s Kd", "", "7h"),
        (DEUCE_TO_SEVEN, "7s 7h 5s 4s 3s 2d Kd", "", "7s"),
    ],
)
def test_odd_chip_key_uses_highest_playing_card(
    ranking: Ranking, hole: str, board: str, card: str
) -> None:
    is_ace_low = ranking.ace_low or card in ("5c", "5s")  # the wheels
    odd_chip_key = high_suit_key(ranking, parse_cards(hole), parse_cards(board))
    assert odd_chip_key // 52**4 == upcard_key(parse_card(card), is_ace_low)


def test_better_suit_wins_odd_chip() -> None:
    spade_hand, heart_hand = (
        parse_cards("As Kd Qh Jc 9c 4d 3d"),
        parse_cards("Ah Kh Qd Js 9s 4c 3c"),
    )
    assert HIGH.ranker_for_board(())(spade_hand) == HIGH.ranker_for_board(())(heart_hand)
    assert high_suit_key(HIGH, spade_hand) > high_suit_key(HIGH, heart_hand)


def test_odd_chip_key_is_highest_of_all_best_fives() -> None:
    for deck in (STANDARD.cards, STANDARD.cards[:24], STANDARD.cards[32:] + STANDARD.cards[:16]):
        for hole, _ in high_oracle.random_deals(deck, 7, 0, 60):
            five_card_hands = list(high_oracle.fives_in_holdem(hole, ()))
            best_strength = high_oracle.best_five(five_card_hands)
            playing_cards = {
                card
                for five_cards in five_card_hands
                if high_oracle.rank_five(five_cards) == best_strength
                for card in five_cards
            }
            best_key = max(
                upcard_key(card, is_ace_low=best_strength in WHEEL_STRENGTHS)
                for card in playing_cards
            )
            assert high_suit_key(HIGH, hole) // 52**4 == best_key
            for ranking, rank_low, ace_low in (
                (DEUCE_TO_SEVEN, low_oracle.rank_deuce_to_seven, False),
                (ACE_TO_FIVE, low_oracle.rank_ace_to_five, True),
            ):
                best_low = low_oracle.best_low(five_card_hands, rank_low)
                playing_cards = {
                    card
                    for five_cards in five_card_hands
                    if rank_low(five_cards) == best_low
                    for card in five_cards
                }
                best_key = max(upcard_key(card, ace_low) for card in playing_cards)
                assert high_suit_key(ranking, hole) // 52**4 == best_key


def test_odd_chip_key_requires_qualifying_low() -> None:
    with pytest.raises(ValueError, match="does not qualify"):
        high_suit_key(EIGHT_OR_BETTER, parse_cards("As Kd Qh Jc 9c 4d 3d"))


def test_roberts_rules_key_counts_every_card() -> None:
    # rule: BYND-03
    heart_ace_hand, spade_ace_hand = (
        parse_cards("Ah Kd Qh Jc 9c 4d 3d"),
        parse_cards("Ad Kc Qd Js 9s As 3c"),
    )
    assert roberts_rules_key(spade_ace_hand, is_low=False, is_ace_low=False) > roberts_rules_key(
        heart_ace_hand, is_low=False, is_ace_low=False
    )


@pytest.mark.parametrize(
    "winner, loser, ace_low",
    [("Ac Kd Qs", "Ad 2s 3s", True), ("2c As Kd", "2d 3c 4c", False), ("Ac 2d", "2c 3c", True)],
)
def test_roberts_rules_lowest_card_wins_low_odd_chip(
    winner: str, loser: str, ace_low: bool
) -> None:
    odd_chip_keys = [
        roberts_rules_key(parse_cards(cards), is_low=True, is_ace_low=ace_low)
        for cards in (winner, loser)
    ]
    assert odd_chip_keys[0] > odd_chip_keys[1] >= 0


def test_shared_highest_card_is_broken_by_next_card() -> None:
    board = parse_cards("As")
    spade_hand, heart_hand = parse_cards("Ks Qd Jh 9c 3d 2c"), parse_cards("Kh Qs Jd 9s 4d 2d")
    assert HIGH.ranker_for_board(board)(spade_hand) == HIGH.ranker_for_board(board)(heart_hand)
    assert high_suit_key(HIGH, spade_hand, board) > high_suit_key(HIGH, heart_hand, board)
