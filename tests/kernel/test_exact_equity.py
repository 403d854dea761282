"""Exact equity of fixed hands: known counts, and enumeration of every board."""

from itertools import chain, combinations
from random import Random
from typing import Any

import numpy as np
import pytest

from riverboat.cards import parse_cards
from riverboat.kernel import tier as tiers
from riverboat.kernel.counting.exact_outcomes import Deck, exact_holdem, exact_omaha
from riverboat.kernel.counting.holdem_preflop import SHORT_LOWEST
from riverboat.kernel.counting.runouts import (
    count_holdem_runouts,
    count_omaha_runouts,
    count_short_deck_runouts,
    index_combinations,
)
from riverboat.kernel.runout_outcomes import LOW_SHIFT, Outcomes
from riverboat.ranking import HIGH, NO_LOW, OMAHA, OMAHA_EIGHT_OR_BETTER, SHORT_DECK_TRIPS, Ranking
from tests.schedule import run_in

pytestmark = pytest.mark.usefixtures("tier")

Deal = tuple[list[list[int]], list[int], list[int]]


def parse_hands(text: str) -> list[list[int]]:
    return [[int(card) for card in parse_cards(hand)] for hand in text.split()]


def parse_card_list(text: str) -> list[int]:
    return [int(card) for card in parse_cards(text)]


@pytest.mark.parametrize(
    "text, wins, losses, ties",
    [
        ("AhKd QsQc", 730_541, 975_909, 5_854),
        ("AsKs QhQd", 787_966, 917_606, 6_732),
        ("7c2d 7d2c", 12_653, 12_653, 1_686_998),
    ],
)
def test_preflop_matchups_have_known_counts(text: str, wins: int, losses: int, ties: int) -> None:
    assert exact_holdem(parse_hands(text)).as_dict() == {1: wins, 2: losses, 3: ties}


def test_omaha_matchup_has_known_counts() -> None:
    outcomes = exact_omaha(parse_hands("AhKdQsJs 9c9d8h7h"))
    assert (outcomes.won(0), outcomes.won(1), outcomes.total) == (612_867, 473_141, 1_086_008)
    assert outcomes.tied(0) == 1_086_008 - 612_867 - 473_141


def test_omaha_hi_lo_matchup_has_known_equity() -> None:
    outcomes = exact_omaha(parse_hands("AhKd2s3s 9c9d8h7h"), low=True)
    assert outcomes.total == 1_086_008
    assert outcomes.equities(2)[0] == pytest.approx(0.585171, abs=5e-7)
    assert outcomes.equities(2).sum() == pytest.approx(1)


def random_deal(
    rng: Random, deck: list[int], seat_count: int, hole_size: int, board_size: int, live_count: int
) -> Deal:
    """Return hands, a board, and enough dead cards to leave *live_count* cards."""
    shuffled_deck = rng.sample(deck, len(deck))
    holes = [[shuffled_deck.pop() for _ in range(hole_size)] for _ in range(seat_count)]
    dealt_cards = [shuffled_deck.pop() for _ in range(board_size)]
    return holes, dealt_cards, shuffled_deck[live_count:]


def live_cards_after(deal: Deal, deck: list[int]) -> np.ndarray[tuple[int], np.dtype[np.uint8]]:
    holes, board, dead = deal
    known_cards = {*board, *dead, *(card for hole in holes for card in hole)}
    return np.array([card for card in deck if card not in known_cards], np.uint8)


FULL_DECK = list(range(52))
SHORT_DECK = list(range(4 * SHORT_LOWEST, 52))


@pytest.mark.parametrize("seats", range(2, 11))
def test_holdem_rank_count_equals_board_enumeration(seats: int) -> None:
    rng = Random(seats)
    for _ in range(3):
        deal = random_deal(rng, FULL_DECK, seats, 2, 0, live_count=22)
        all_runout_outcomes = count_holdem_runouts(
            np.array(deal[0], np.uint8), [], live_cards_after(deal, FULL_DECK)
        )
        assert exact_holdem(*deal) == all_runout_outcomes


@pytest.mark.parametrize("text", ["AhKh QhJh", "AhKh QhJh ThTs 9h2c", "AhAd AsAc", "2c3d 2d3c"])
def test_hands_sharing_suits_and_ranks_are_counted_correctly(text: str) -> None:
    holes = parse_hands(text)
    dead = [card for card in range(52) if card % 4 != 2 and card not in {*chain(*holes)}][::2]
    live_cards = live_cards_after((holes, [], dead), FULL_DECK)
    assert exact_holdem(holes, (), dead) == count_holdem_runouts(
        np.array(holes, np.uint8), [], live_cards
    )


def test_full_deck_rank_count_equals_board_enumeration() -> None:
    holes = parse_hands("AsKs QsQd 9h8s")
    live_cards = live_cards_after((holes, [], []), FULL_DECK)
    outcomes = exact_holdem(holes)
    assert outcomes == count_holdem_runouts(np.array(holes, np.uint8), [], live_cards)
    assert outcomes.total == 1_370_754


@pytest.mark.parametrize("deck", ["short", "short trips"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_short_deck_rank_count_equals_board_enumeration(deck: Deck, seats: int) -> None:
    deal = random_deal(Random(seats), SHORT_DECK, seats, 2, 0, live_count=24)
    enumerated_outcomes = count_short_deck_runouts(
        np.array(deal[0], np.uint8),
        [],
        live_cards_after(deal, SHORT_DECK),
        trips_beat_straight=deck == "short trips",
    )
    assert exact_holdem(*deal, deck=deck) == enumerated_outcomes


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_omaha_rank_count_equals_board_enumeration(size: int, seats: int, low: bool) -> None:
    deal = random_deal(Random(size * seats), FULL_DECK, seats, size, 0, live_count=18)
    enumerated_outcomes = count_omaha_runouts(
        np.array(deal[0], np.uint8), [], live_cards_after(deal, FULL_DECK), low=low
    )
    assert exact_omaha(*deal, low=low) == enumerated_outcomes


def winner_bits(ranking: Ranking, holes: list[list[int]], board: list[int]) -> int:
    """Return the winning seats as bits, ranked by the engine; 0 if no hand qualifies."""
    rank = ranking.ranker_for_board(board)
    values = [rank(hole) for hole in holes]
    if max(values) == NO_LOW:
        return 0
    return sum(1 << seat for seat, value in enumerate(values) if value == max(values))


@pytest.mark.parametrize("board", [3, 4, 5])
def test_holdem_run_outs_match_engine_winners(board: int) -> None:
    rng = Random(board)
    for seats in (2, 3, 10):
        holes, board_cards, dead = deal = random_deal(
            rng, FULL_DECK, seats, 2, board, live_count=14
        )
        winner_codes = [
            winner_bits(HIGH, holes, board_cards + list(runout))
            for runout in combinations(live_cards_after(deal, FULL_DECK).tolist(), 5 - board)
        ]
        assert exact_holdem(holes, board_cards, dead) == Outcomes.from_codes(
            winner_codes, [1] * len(winner_codes)
        )


def test_short_deck_run_outs_match_engine_winners() -> None:
    holes, board_cards, dead = deal = random_deal(Random(6), SHORT_DECK, 3, 2, 3, live_count=20)
    winner_codes = [
        winner_bits(SHORT_DECK_TRIPS, holes, board_cards + list(runout))
        for runout in combinations(live_cards_after(deal, SHORT_DECK).tolist(), 2)
    ]
    outcomes = exact_holdem(holes, board_cards, dead, deck="short trips")
    assert outcomes == Outcomes.from_codes(winner_codes, [1] * len(winner_codes))


@pytest.mark.parametrize("size", [4, 5, 6])
@pytest.mark.parametrize("board", [1, 3, 4, 5])
def test_omaha_run_outs_match_engine_winners(size: int, board: int) -> None:
    holes, board_cards, dead = deal = random_deal(
        Random(size + board), FULL_DECK, 3, size, board, live_count=9
    )
    winner_codes = [
        winner_bits(OMAHA, holes, full_board)
        | winner_bits(OMAHA_EIGHT_OR_BETTER, holes, full_board) << LOW_SHIFT
        for runout in combinations(live_cards_after(deal, FULL_DECK).tolist(), 5 - board)
        for full_board in [board_cards + list(runout)]
    ]
    outcomes = exact_omaha(holes, board_cards, dead, low=True)
    assert outcomes == Outcomes.from_codes(winner_codes, [1] * len(winner_codes))


def test_one_card_board_equals_sum_over_second_cards() -> None:
    holes, first_card = parse_hands("AhKdQsJs2c 9c9d8h7h3d"), parse_card_list("Td")
    outcomes_by_card = [
        exact_omaha(holes, [*first_card, second_card])
        for second_card in live_cards_after((holes, first_card, []), FULL_DECK).tolist()
    ]
    outcomes = exact_omaha(holes, first_card)
    summed_outcomes = sum(outcomes_by_card[1:], outcomes_by_card[0])
    assert {
        code: 4 * count for code, count in outcomes.as_dict().items()
    } == summed_outcomes.as_dict()


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("seats", range(2, 11))
def test_both_tiers_count_same_boards(seats: int) -> None:
    if len(tiers.TIERS) < 2:
        pytest.skip(tiers.BUILD_HINT)
    rng = Random(100 + seats)
    for live_count in (12, 30):
        hole_sizes = [size for size in (4, 5, 6) if seats * size <= 40]
        holdem_deal = random_deal(rng, FULL_DECK, seats, 2, 0, live_count)
        short_deck_deal = random_deal(rng, SHORT_DECK, seats, 2, 0, min(live_count, 16))
        flop_deal = random_deal(rng, FULL_DECK, seats, 2, 3, live_count)
        omaha_deals = [
            random_deal(rng, FULL_DECK, seats, size, 0, live_count) for size in hole_sizes
        ]
        outcomes = []
        for tier_name in tiers.TIERS:
            with tiers.use_tier(tier_name):
                outcomes.append(
                    [
                        exact_holdem(*holdem_deal),
                        exact_holdem(*flop_deal),
                        exact_holdem(*short_deck_deal, deck="short"),
                    ]
                    + [exact_omaha(*deal, low=low) for deal in omaha_deals for low in (False, True)]
                )
        assert outcomes[0] == outcomes[1]


def test_pot_shares_sum_to_one() -> None:
    outcomes = exact_omaha(
        parse_hands("AhKd2s3s 9c9d8h7h Ac2cTd4s"), parse_card_list("5h6dJc"), low=True
    )
    assert outcomes.equities(3).sum() == pytest.approx(1)
    assert outcomes.low_shares(3).sum() == pytest.approx(1 - outcomes.high_shares(3).sum())
    assert all(outcomes.won(seat) + outcomes.tied(seat) <= outcomes.total for seat in range(3))


def test_added_outcomes_merge_codes() -> None:
    summed_outcomes = Outcomes.from_codes([1, 2], [3, 4]) + Outcomes.from_codes(
        [2, 3, 2], [5, 6, 1]
    )
    assert summed_outcomes.as_dict() == {1: 3, 2: 10, 3: 6}
    assert summed_outcomes.total == 19


def test_index_combinations_match_itertools() -> None:
    for pick_count in range(5):
        assert index_combinations(9, pick_count).tolist() == [
            list(combination) for combination in combinations(range(9), pick_count)
        ]


@pytest.mark.parametrize(
    "holes, board, dead, message",
    [
        ([[0, 1]], [], [], "2 to 10 hands are expected, got 1"),
        (
            [[2 * hand_index, 2 * hand_index + 1] for hand_index in range(11)],
            [],
            [],
            "2 to 10 hands are expected",
        ),
        ([[0, 1], [2, 52]], [], [], "holes: 52 is no card"),
        ([[0, 1], [2, 1]], [], [], "holes: card 1, 2d, is there twice"),
        ([[0, 1], [2, 3]], [4, 5, 1], [], "board: card 1, 2d, is there twice"),
        ([[0, 1], [2, 3]], [4, 5, 6], [6], "dead: card 6, 3h, is there twice"),
        ([[0, 1], [2, 3]], [4, 5, 6, 7, 8, 9], [], "up to 5 cards are expected, got 6"),
        ([[0, 1, 2], [3, 4, 5]], [], [], r"\(seats, 2\) whole numbers"),
        ([[0, 1], [2, 3]], [], list(range(4, 48)), "only 4 cards are left, and the board needs 5"),
    ],
)
def test_impossible_deal_is_refused(
    holes: list[list[int]], board: list[int], dead: list[int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        exact_holdem(holes, board, dead)


def test_low_card_is_refused_in_short_deck() -> None:
    with pytest.raises(ValueError, match="holes: 5d is not in the deck of this game"):
        exact_holdem(parse_hands("AsKs 5d6d"), deck="short")


def test_board_accepts_any_integer_array() -> None:
    holes, board, dead = parse_hands("AhKd QsQc"), parse_card_list("2h7d9c"), parse_card_list("3h")
    for dtype in (np.uint8, np.int32, np.int64):
        arrays: list[Any] = [np.array(board, dtype), np.array(dead, dtype)]
        assert exact_holdem(holes, *arrays) == exact_holdem(holes, board, dead)


def test_fractional_board_card_is_refused() -> None:
    board: Any = (2.5, 21, 28)
    with pytest.raises(TypeError, match="board: a whole number is expected, got"):
        exact_holdem(parse_hands("AhKd QsQc"), board)
