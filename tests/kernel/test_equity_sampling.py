"""Monte Carlo equity: outcomes of seeded deals in all games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Any, get_args

import numpy as np
import pytest

from riverboat import ranking
from riverboat.cards import Card
from riverboat.kernel import tier as tiers
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES, masks
from riverboat.kernel.evaluation.kernel_rankings import LowName, RankingName
from riverboat.kernel.runout_outcomes import LOW_SHIFT, Outcomes
from riverboat.kernel.sampling import contested_cards, deal_blocks, hand_drawing, winner_counts
from riverboat.kernel.sampling.deal_blocks import build_deal_block
from riverboat.kernel.sampling.deal_layout import build_layout
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from riverboat.kernel.sampling.hand_drawing import RangesClash
from riverboat.kernel.sampling.joint_ranges import NoPossibleDeal
from riverboat.kernel.sampling.monte_carlo import sample, sample_by_hand
from riverboat.kernel.sampling.sample_sums import POT_UNITS, SampleSums
from tests.schedule import run_in
from tests.thorough import example_count


def parse_card_numbers(text: str) -> list[int]:
    """Parse `AhKd` into card numbers."""
    card_names = zip(text[::2], text[1::2], strict=True)
    return [4 * "23456789TJQKA".index(rank) + "cdhs".index(suit) for rank, suit in card_names]


def known_seat(text: str, unknown_count: int = 0) -> SampledSeat:
    return SampledSeat(known=parse_card_numbers(text), unknown=unknown_count)


def range_seat(*hands: str, weights: Sequence[float] | None = None) -> SampledSeat:
    weight_array = None if weights is None else np.array(weights)
    return SampledSeat(
        masks=masks([parse_card_numbers(hand) for hand in hands]), weights=weight_array
    )


def random_range_seat(hand_count: int, seed: int) -> SampledSeat:
    rng = np.random.default_rng(seed)
    return SampledSeat(
        masks=rng.choice(HOLE_MASKS, hand_count, replace=False), weights=rng.random(hand_count)
    )


def pairs_of_rank_or_higher(rank: str) -> list[tuple[int, int]]:
    """Return all pairs of this rank or higher."""
    lowest_rank = "23456789TJQKA".index(rank)
    return [
        pair
        for pair_rank in range(lowest_rank, 13)
        for pair in combinations(range(4 * pair_rank, 4 * pair_rank + 4), 2)
    ]


def rank_seat(ranks: str) -> SampledSeat:
    """Return a seat with all hands that have one card of each rank."""
    cards_by_rank = [range(4 * rank, 4 * rank + 4) for rank in map("23456789TJQKA".index, ranks)]
    return SampledSeat(masks=masks(list(product(*cards_by_rank))))


def ace_deuce_seat() -> SampledSeat:
    """Return a seat with all hands of an ace, a deuce and two cards from six to king."""
    other_pairs = [*combinations(range(16, 48), 2)]
    hands = [
        (*ace_and_deuce, *other_pair)
        for ace_and_deuce in product(range(4), range(48, 52))
        for other_pair in other_pairs
    ]
    return SampledSeat(masks=masks(hands))


HIGH_PAIRS_SEAT = SampledSeat(masks=masks(pairs_of_rank_or_higher("T")))
WEIGHTED_HIGH_PAIRS_SEAT = SampledSeat(masks=HIGH_PAIRS_SEAT.masks, weights=np.linspace(0, 3, 30))

(
    TWO_UNKNOWN_CARDS_SEAT,
    FOUR_UNKNOWN_CARDS_SEAT,
    FIVE_UNKNOWN_CARDS_SEAT,
    SIX_UNKNOWN_CARDS_SEAT,
    SEVEN_UNKNOWN_CARDS_SEAT,
) = (SampledSeat(unknown=size) for size in (2, 4, 5, 6, 7))
SHORT_DECK_CARDS = range(16, 52)

PLANS_BY_GAME: dict[str, DealPlan] = {
    "hold'em": DealPlan(seats=(known_seat("AhKd"), known_seat("QsQc")), to_come=5),
    "hold'em, ten at the table": DealPlan(seats=(TWO_UNKNOWN_CARDS_SEAT,) * 10, to_come=5),
    "hold'em, ranges": DealPlan(
        seats=(
            random_range_seat(40, 1),
            TWO_UNKNOWN_CARDS_SEAT,
            random_range_seat(900, 2),
            random_range_seat(7, 3),
        ),
        to_come=5,
    ),
    "hold'em on the turn": DealPlan(
        seats=(
            known_seat("AhKd"),
            range_seat("QsQc", "7h7d", "AcKc", weights=(1, 2, 0.5)),
            TWO_UNKNOWN_CARDS_SEAT,
        ),
        board=parse_card_numbers("Qh7c2dKh"),
        to_come=1,
        dead=parse_card_numbers("AsKs"),
    ),
    "hold'em, all cards out": DealPlan(
        seats=(range_seat("AhKd", "2h2d"), known_seat("QsQc")),
        board=parse_card_numbers("Qh7c2dKhKc"),
    ),
    "short deck": DealPlan(
        seats=(known_seat("AhKh"), TWO_UNKNOWN_CARDS_SEAT, TWO_UNKNOWN_CARDS_SEAT),
        to_come=5,
        deck=SHORT_DECK_CARDS,
        ranking="short_deck",
    ),
    "short deck, trips first": DealPlan(
        seats=(TWO_UNKNOWN_CARDS_SEAT, TWO_UNKNOWN_CARDS_SEAT),
        to_come=5,
        deck=SHORT_DECK_CARDS,
        ranking="short_deck_trips",
    ),
    "omaha": DealPlan(
        seats=(known_seat("AhKdQsJs"), FOUR_UNKNOWN_CARDS_SEAT, FOUR_UNKNOWN_CARDS_SEAT),
        to_come=5,
        ranking="omaha",
    ),
    "omaha, five cards": DealPlan(
        seats=(known_seat("AhKdQs", unknown_count=2), FIVE_UNKNOWN_CARDS_SEAT),
        to_come=5,
        ranking="omaha",
    ),
    "omaha, six cards": DealPlan(
        seats=(SIX_UNKNOWN_CARDS_SEAT, SIX_UNKNOWN_CARDS_SEAT, SIX_UNKNOWN_CARDS_SEAT),
        to_come=2,
        board=parse_card_numbers("AhTh9h"),
        ranking="omaha",
    ),
    "omaha hi-lo": DealPlan(
        seats=(known_seat("AhKd2s3s"), range_seat("9c9d8h7h", "Ac2c4d5d"), FOUR_UNKNOWN_CARDS_SEAT),
        to_come=5,
        ranking="omaha",
        low="omaha_eight_or_better",
    ),
    "courchevel hi-lo": DealPlan(
        seats=(FIVE_UNKNOWN_CARDS_SEAT,) * 3,
        board=parse_card_numbers("5h"),
        to_come=4,
        ranking="omaha",
        low="omaha_eight_or_better",
    ),
    "seven-card stud": DealPlan(
        seats=(
            known_seat("AhKd2s", unknown_count=4),
            known_seat("9c", unknown_count=6),
            SEVEN_UNKNOWN_CARDS_SEAT,
        )
    ),
    "stud hi-lo, seven at the table": DealPlan(
        seats=(SEVEN_UNKNOWN_CARDS_SEAT,) * 7, low="eight_or_better"
    ),
    "stud that ran out of cards": DealPlan(seats=(SIX_UNKNOWN_CARDS_SEAT,) * 8, to_come=1),
    "razz": DealPlan(
        seats=(known_seat("Ah2d", unknown_count=5), known_seat("Kc", unknown_count=6)),
        ranking="ace_to_five",
    ),
    "five-card draw": DealPlan(
        seats=(known_seat("AhAd7s", unknown_count=2), FIVE_UNKNOWN_CARDS_SEAT),
        dead=parse_card_numbers("2c3c"),
    ),
    "2-7": DealPlan(
        seats=(
            known_seat("7h5d4s3s", unknown_count=1),
            FIVE_UNKNOWN_CARDS_SEAT,
            FIVE_UNKNOWN_CARDS_SEAT,
        ),
        ranking="deuce_to_seven",
    ),
    "2-7 of seven cards": DealPlan(
        seats=(SEVEN_UNKNOWN_CARDS_SEAT, SEVEN_UNKNOWN_CARDS_SEAT), ranking="deuce_to_seven"
    ),
    "badugi": DealPlan(
        seats=(
            known_seat("Ah5d4s", unknown_count=1),
            FOUR_UNKNOWN_CARDS_SEAT,
            FOUR_UNKNOWN_CARDS_SEAT,
        ),
        ranking="badugi",
    ),
    "hold'em, nine pairs from tens up": DealPlan(seats=(HIGH_PAIRS_SEAT,) * 9, to_come=5),
    "hold'em, pairs that weigh more the higher they are": DealPlan(
        seats=(TWO_UNKNOWN_CARDS_SEAT, *(WEIGHTED_HIGH_PAIRS_SEAT,) * 6, known_seat("2c2d")),
        to_come=5,
        dead=parse_card_numbers("TcTdJc"),
    ),
    "omaha, the same four ranks four times": DealPlan(
        seats=(rank_seat("AKQJ"),) * 4, to_come=5, ranking="omaha"
    ),
    "omaha hi-lo, some with an ace and a deuce": DealPlan(
        seats=(ace_deuce_seat(),) * 4,
        board=parse_card_numbers("3h4h5d"),
        to_come=2,
        ranking="omaha",
        low="omaha_eight_or_better",
    ),
    "badugi, the same four ranks four times": DealPlan(
        seats=(rank_seat("A234"),) * 4, ranking="badugi"
    ),
    "badugi, ace high": DealPlan(seats=(FOUR_UNKNOWN_CARDS_SEAT,) * 4, ranking="badugi_ace_high"),
}

RANKINGS: dict[RankingName | LowName, ranking.Ranking] = {
    "high": ranking.HIGH,
    "short_deck": ranking.SHORT_DECK,
    "short_deck_trips": ranking.SHORT_DECK_TRIPS,
    "omaha": ranking.OMAHA,
    "ace_to_five": ranking.ACE_TO_FIVE,
    "deuce_to_seven": ranking.DEUCE_TO_SEVEN,
    "badugi": ranking.BADUGI,
    "badugi_ace_high": ranking.BADUGI_ACE_HIGH,
    "eight_or_better": ranking.EIGHT_OR_BETTER,
    "omaha_eight_or_better": ranking.OMAHA_EIGHT_OR_BETTER,
}


def winner_bits(hand_ranking: ranking.Ranking, hands: list[list[Card]], board: list[Card]) -> int:
    """Return the winning seats as bits, by `riverboat.ranking`; 0 if no hand qualifies."""
    values = [hand_ranking.ranker_for_board(board)(hand) for hand in hands]
    best_value = max(values)
    if best_value == ranking.NO_LOW:
        return 0
    return sum(1 << seat for seat, value in enumerate(values) if value == best_value)


def expected_outcomes(plan: DealPlan, seed: int, deal_count: int) -> dict[int, int]:
    """Count the outcomes of a seed's deals, ranked by `riverboat.ranking`."""
    winner_counts: Counter[int] = Counter()
    *hands, board = build_deal_block(build_layout(plan), seed, 0, deal_count).cards()
    for deal_number in range(deal_count):
        board_cards = [Card(card) for card in board[:, deal_number].tolist()]
        hole_cards = [[Card(card) for card in hand[:, deal_number].tolist()] for hand in hands]
        high = winner_bits(RANKINGS[plan.ranking], hole_cards, board_cards)
        low = winner_bits(RANKINGS[plan.low], hole_cards, board_cards) if plan.low else 0
        winner_counts[high | low << LOW_SHIFT] += 1
    return dict(winner_counts)


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", PLANS_BY_GAME)
def test_sampled_outcomes_match_ranking(game: str, tier: str) -> None:
    plan = PLANS_BY_GAME[game]
    assert sample(plan, 3, 0, 400).outcomes.as_dict() == expected_outcomes(plan, 3, 400)


needs_both_tiers = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)


@run_in("slow", keep_every=4)
@needs_both_tiers
@pytest.mark.parametrize("game", PLANS_BY_GAME)
@pytest.mark.parametrize("count", [1, 255, 257, 20_011])
def test_both_tiers_give_same_counts(game: str, count: int) -> None:
    tier_results = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier):
            tier_results.append(
                sample(PLANS_BY_GAME[game], 2**64 - 1, 2**62, count).outcomes.as_dict()
            )
    assert tier_results[0] == tier_results[1]


def change_array(argument_name: str, edit: Any) -> list[Any]:
    """Return the extension's arguments for a plan, with one array changed."""
    arrays = list(build_layout(PLANS_BY_GAME["hold'em on the turn"]).extension_arguments)
    argument_names = "seats ranking live known known_by owners urns cut other masks places".split()
    arrays[argument_names.index(argument_name)] = edit(arrays[argument_names.index(argument_name)])
    return arrays


EMPTY_LOG_ARRAYS = np.zeros(0, np.uint32), np.zeros((0, 0), np.uint32)


@needs_both_tiers
@pytest.mark.parametrize(
    "name, edit",
    [
        ("seats", lambda _: 1),
        ("seats", lambda _: 11),
        ("ranking", lambda old: old + 10),
        ("ranking", lambda old: old + 3),
        ("ranking", lambda old: np.zeros(3, np.int64)),
        ("ranking", lambda old: old.astype(np.int32)),
        ("live", lambda old: old + 40),
        ("live", lambda old: np.zeros(53, np.uint8)),
        ("live", lambda old: old[:1]),
        ("known", lambda old: old + 40),
        ("known", lambda old: old[1:]),
        ("known_by", lambda old: old + 3),
        ("known_by", lambda old: old * 0),
        ("owners", lambda old: old + 9),
        ("owners", lambda old: old[:1]),
        ("owners", lambda old: np.zeros(60, np.uint8)),
        ("urns", lambda old: old.reshape(-1)),
        ("urns", lambda old: old * 0),
        ("urns", lambda old: old * 2),
        ("urns", lambda old: np.ones((11, 2), np.int64)),
        ("urns", lambda old: np.array([[2**62, 2]])),
        ("urns", lambda old: np.array([[2, 2**62]])),
        ("cut", lambda old: old[:-1]),
        ("cut", lambda old: old[::2]),
        ("other", lambda old: old + 100),
        ("other", lambda old: old[:-1]),
        ("masks", lambda old: old[:-1]),
        ("places", lambda old: old[:-1]),
        ("places", lambda old: old + 50),
    ],
)
def test_extension_refuses_inconsistent_plan_arrays(name: str, edit: Any) -> None:
    changed_arrays = change_array(name, edit)
    with pytest.raises((TypeError, ValueError)):
        tiers.fast.sample(*changed_arrays, np.zeros(8, np.int64), *EMPTY_LOG_ARRAYS, 1, 100, 0, 10)
    valid_arrays = change_array(name, lambda old: old)
    for invalid_counts in (
        np.zeros(7, np.int64),
        np.zeros(8, np.uint16),
        np.zeros(16, np.int64)[::2],
    ):
        with pytest.raises((TypeError, ValueError)):
            tiers.fast.sample(*valid_arrays, invalid_counts, *EMPTY_LOG_ARRAYS, 1, 100, 0, 10)
    winners, drawn_hands = np.zeros(9, np.uint32), np.zeros((2, 10), np.uint32)
    with pytest.raises(ValueError, match="winners and picked"):
        tiers.fast.sample(*valid_arrays, np.zeros(8, np.int64), winners, drawn_hands, 1, 100, 0, 10)


def test_games_cover_every_ranking() -> None:
    rankings = {plan.ranking for plan in PLANS_BY_GAME.values()} | {
        plan.low for plan in PLANS_BY_GAME.values()
    }
    assert rankings - {None} == {*get_args(RankingName), *get_args(LowName)}


@pytest.mark.parametrize("game", PLANS_BY_GAME)
def test_deals_have_distinct_allowed_cards(game: str) -> None:
    plan = PLANS_BY_GAME[game]
    *hands, board = build_deal_block(build_layout(plan), 4, 0, 2_000).cards()
    for seat, hand in zip(plan.seats, hands, strict=True):
        assert len(hand) == seat.size
        assert all(
            row[0] == card and not np.ptp(row) for row, card in zip(hand, seat.known, strict=False)
        )
    dealt_cards = np.sort(np.concatenate([*hands, board]), axis=0)
    assert (np.diff(dealt_cards.astype(int), axis=0) > 0).all()
    assert np.isin(dealt_cards, plan.deck).all()
    assert not np.isin(dealt_cards, plan.dead).any()


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("game", PLANS_BY_GAME)
def test_result_is_independent_of_threads_and_blocks(
    game: str, tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = PLANS_BY_GAME[game]
    sample_sums = sample(plan, 5, 10, 3_000)
    assert sample(plan, 5, 10, 3_000, threads=3) == sample_sums
    assert sample(plan, 5, 1_010, 2_000) + sample(plan, 5, 10, 1_000) == sample_sums
    monkeypatch.setattr(winner_counts, "BLOCK_DEALS", 701)
    monkeypatch.setattr(deal_blocks, "MAX_REDRAWS_PER_BLOCK", 7)
    assert sample(plan, 5, 10, 3_000) == sample_sums


@pytest.mark.parametrize(
    "plan, equity",
    [
        (PLANS_BY_GAME["hold'em"], (730_541 + 5_854 / 2) / 1_712_304),
        (
            DealPlan(seats=(known_seat("AsKs"), known_seat("QhQd")), to_come=5),
            (787_966 + 6_732 / 2) / 1_712_304,
        ),
        (DealPlan(seats=(known_seat("AsAh"), TWO_UNKNOWN_CARDS_SEAT), to_come=5), 0.852037),
        (
            DealPlan(
                seats=(known_seat("AhKdQsJs"), known_seat("9c9d8h7h")), to_come=5, ranking="omaha"
            ),
            (612_867 + (1_086_008 - 612_867 - 473_141) / 2) / 1_086_008,
        ),
        (
            DealPlan(
                seats=(known_seat("AhKd2s3s"), known_seat("9c9d8h7h")),
                to_come=5,
                ranking="omaha",
                low="omaha_eight_or_better",
            ),
            0.585171,
        ),
    ],
)
def test_sampled_equity_agrees_with_exact_within_error(
    plan: DealPlan, equity: float, tier: str
) -> None:
    sample_sums = sample(plan, 11, 0, 400_000)
    assert abs(sample_sums.equity(0) - equity) < 3 * sample_sums.standard_error(0)
    assert 0.0004 < sample_sums.standard_error(0) < 0.0008
    assert sum(sample_sums.winnings) == sample_sums.deal_count * POT_UNITS


def test_players_with_unknown_cards_have_equal_equity() -> None:
    sample_sums = sample(DealPlan(seats=(TWO_UNKNOWN_CARDS_SEAT,) * 6, to_come=5), 12, 0, 300_000)
    for seat in range(6):
        assert abs(sample_sums.equity(seat) - 1 / 6) < 4 * sample_sums.standard_error(seat)


def test_full_range_equals_unknown_cards() -> None:
    full_range_seat = SampledSeat(masks=HOLE_MASKS, weights=np.full(1326, 0.3))
    aces_seat = known_seat("AsAh")
    assert sample(DealPlan(seats=(aces_seat, full_range_seat), to_come=5), 1, 0, 5_000) == sample(
        DealPlan(seats=(aces_seat, TWO_UNKNOWN_CARDS_SEAT), to_come=5), 1, 0, 5_000
    )


def test_zero_weight_hands_are_never_dealt() -> None:
    weights = np.zeros(1326)
    weights[[0, 700]] = 1, 2
    plan = DealPlan(
        seats=(SampledSeat(masks=HOLE_MASKS, weights=weights), TWO_UNKNOWN_CARDS_SEAT), to_come=5
    )
    hand, *_ = build_deal_block(build_layout(plan), 1, 0, 3_000).masks()
    dealt_counts = Counter(hand.tolist())
    assert set(dealt_counts) == {int(masks(HOLES[0])), int(masks(HOLES[700]))}


def test_seed_and_offset_change_deals() -> None:
    plan = PLANS_BY_GAME["hold'em, ten at the table"]
    assert sample(plan, 1, 0, 5_000) != sample(plan, 2, 0, 5_000)
    assert sample(plan, 1, 0, 5_000) != sample(plan, 1, 5_000, 5_000)


GAMES_WITH_RANGES = [
    name
    for name, plan in PLANS_BY_GAME.items()
    if any(seat.masks is not None for seat in plan.seats)
]


@run_in("slow", keep_every=4)
@pytest.mark.parametrize("game", GAMES_WITH_RANGES)
def test_results_by_hand_sum_to_seat_results(game: str, tier: str) -> None:
    plan, deal_count = PLANS_BY_GAME[game], example_count(4_000, 40_000)
    by_hand = sample_by_hand(plan, 6, 100, deal_count)
    assert by_hand.sums == sample(plan, 6, 100, deal_count)
    range_sizes = {
        seat_index: len(seat.masks)
        for seat_index, seat in enumerate(plan.seats)
        if seat.masks is not None
    }
    assert {seat: len(hands.winnings) for seat, hands in by_hand.hands.items()} == range_sizes
    for seat, hands in by_hand.hands.items():
        assert hands.deals.sum() == deal_count
        assert hands.winnings.sum() == by_hand.sums.winnings[seat]
    second_by_hand = sample_by_hand(plan, 6, 100, deal_count, threads=3)
    assert second_by_hand.sums == by_hand.sums
    for seat, hands in second_by_hand.hands.items():
        assert (hands.deals == by_hand.hands[seat].deals).all()
        assert (hands.winnings == by_hand.hands[seat].winnings).all()


def test_range_hand_has_its_standalone_equity(tier: str) -> None:
    ace_pair, king_pair, queen_pair = "AsAh", "KsKh", "QsQh"
    sampled_seat = range_seat(king_pair, queen_pair, ace_pair, weights=(3, 0, 1))
    hands = sample_by_hand(
        DealPlan(seats=(TWO_UNKNOWN_CARDS_SEAT, sampled_seat), to_come=5), 7, 0, 200_000
    ).hands[1]
    assert hands.deals[1] == 0
    assert np.isnan(hands.equities[1])
    assert abs(hands.deals[0] / 200_000 - 0.75) < 0.004
    assert abs(hands.equities[0] - 0.823958) < 0.004
    assert abs(hands.equities[2] - 0.852037) < 0.006


def test_both_tiers_give_same_results_by_hand() -> None:
    full_range = SampledSeat(masks=HOLE_MASKS)
    plan = DealPlan(
        seats=(random_range_seat(300, 8), full_range, random_range_seat(200, 9)), to_come=5
    )
    tier_results = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier):
            tier_results.append(sample_by_hand(plan, 8, 0, 30_000).hands)
    for seat in range(3):
        first_sums, *other_hand_sums = (result[seat] for result in tier_results)
        assert (first_sums.deals > 0).sum() > 190
        assert all((first_sums.deals == other_sums.deals).all() for other_sums in other_hand_sums)
        assert all(
            (first_sums.winnings == other_sums.winnings).all() for other_sums in other_hand_sums
        )


def test_pot_shares_are_exact_units() -> None:
    # Seat 1 wins alone, scoops, or ties the high half and wins the low; the other two tie.
    winner_codes = [0b001, 0b001 | 0b001 << 16, 0b011 | 0b001 << 16, 0b110]
    sums = SampleSums(3, Outcomes.from_codes(winner_codes, [10, 4, 2, 6]))
    assert sums.pots_won == [14, 0, 0]
    assert sums.pots_tied == [2, 8, 6]
    assert sums.scoops == [4, 0, 0]
    assert sums.low_deal_count == 6
    assert sums.high_winnings == [
        POT_UNITS * 10 + POT_UNITS // 2 * 4 + POT_UNITS // 4 * 2,
        POT_UNITS // 2 * 7,
        POT_UNITS * 3,
    ]
    assert sums.low_winnings == [POT_UNITS // 2 * 6, 0, 0]
    assert sums.winnings == [
        high + low for high, low in zip(sums.high_winnings, sums.low_winnings, strict=True)
    ]
    assert sums.squared_winnings[2] == 6 * (POT_UNITS // 2) ** 2
    with pytest.raises(ValueError, match="3 seats and of 2"):
        sums + SampleSums(2, sums.outcomes)


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"seats": (TWO_UNKNOWN_CARDS_SEAT,)}, "2 to 10 seats can be sampled, not 1"),
        ({"seats": (TWO_UNKNOWN_CARDS_SEAT,) * 11}, "2 to 10 seats can be sampled, not 11"),
        ({"dead": [50]}, "card 50 is in seat 0 and again in the dead cards"),
        ({"board": [7, 7, 8], "to_come": 2}, "card 7 is in the board and again in the board"),
        ({"board": [52], "to_come": 4}, "the board: 52 is no card of the deck"),
        ({"deck": range(16, 52), "dead": [3]}, "the dead cards: 3 is no card of the deck"),
        ({"deck": range(60)}, r"a deck holds cards 0 to 51, not \[52, "),
        ({"to_come": -1}, "a board cannot have -1 cards to come"),
        ({"to_come": 6}, "seat 0 ends with 2 cards and a board of 6; high ranks 5 to 7 in all"),
        ({"ranking": "omaha", "to_come": 3}, "omaha needs a board of 5 in the end, not 3"),
        ({"ranking": "short_deck"}, "short_deck ranks cards from the sixes up"),
        ({"ranking": "lowball"}, "a ranking is one of high, .*, not 'lowball'"),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(unknown=-2))},
            "seat 1 cannot be dealt -2 unknown cards",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(weights=np.ones(2)))},
            "seat 1 has weights without combinations",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(masks=np.ones((2, 2), np.uint64)))},
            r"uint64 .* shape \(2, 2\)",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(masks=np.array([3, 7], np.uint64)))},
            "seat 1: .* of one size",
        ),
        (
            {
                "seats": (
                    TWO_UNKNOWN_CARDS_SEAT,
                    SampledSeat(masks=np.array([1 << 14 | 1], np.uint64)),
                )
            },
            "seat 1: .* no card",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(masks=HOLE_MASKS, weights=np.ones(3)))},
            r"seat 1: 1326 combinations, weights \(3,\)",
        ),
        (
            {
                "seats": (
                    TWO_UNKNOWN_CARDS_SEAT,
                    SampledSeat(masks=HOLE_MASKS, weights=np.full(1326, -1.0)),
                )
            },
            "seat 1: a weight is a number from 0 up",
        ),
    ],
)
def test_invalid_plan_is_refused(changes: dict[str, Any], message: str) -> None:
    plan = DealPlan(seats=(known_seat("AsAh"), TWO_UNKNOWN_CARDS_SEAT), to_come=5)
    with pytest.raises(ValueError, match=message):
        replace(plan, **changes)


@pytest.mark.parametrize(
    "plan, message",
    [
        (
            DealPlan(seats=(known_seat("AsAh"), range_seat("AsKs", "AhKh")), to_come=5),
            "seat 1: no combination is left",
        ),
        (
            DealPlan(
                seats=(range_seat("AsKs"), TWO_UNKNOWN_CARDS_SEAT, range_seat("AsKh", "KsQs")),
                to_come=5,
            ),
            "the ranges of seats 0 and 2 clash",
        ),
        (DealPlan(seats=(SEVEN_UNKNOWN_CARDS_SEAT,) * 8), "56 cards are to come, and 52 are left"),
    ],
)
def test_plan_without_possible_deal_is_refused(plan: DealPlan, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        sample(plan, 1, 0, 100)


SEQUENTIAL_GAMES = {
    "hold'em, nine pairs from tens up",
    "hold'em, pairs that weigh more the higher they are",
    "omaha, the same four ranks four times",
    "omaha hi-lo, some with an ace and a deuce",
    "badugi, the same four ranks four times",
}


def test_only_often_clashing_ranges_are_drawn_sequentially() -> None:
    drawings = {game: build_layout(plan).drawing for game, plan in PLANS_BY_GAME.items()}
    assert {
        game for game, drawing in drawings.items() if drawing.sequential_drawing
    } == SEQUENTIAL_GAMES
    assert all(drawing.draws_per_deal < 8 for drawing in drawings.values())


def test_equal_ranges_win_equally_in_sequential_drawing(tier: str) -> None:
    plan = DealPlan(
        seats=(*(HIGH_PAIRS_SEAT,) * 4, known_seat("2c2d"), *(HIGH_PAIRS_SEAT,) * 4), to_come=5
    )
    sums = sample(plan, 13, 0, 60_000)
    range_seats = [seat for seat in range(9) if seat != 4]
    mean_equity = sum(map(sums.equity, range_seats)) / 8
    for seat in range_seats:
        assert abs(sums.equity(seat) - mean_equity) < 4 * sums.standard_error(seat)


@run_in("slow", "numpy")
@run_in("landing", "c")
def test_sequential_drawing_equals_independent_drawing(
    tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ranges = [SampledSeat(masks=masks(pairs_of_rank_or_higher(rank))) for rank in "9TTJQ"]
    weighted = random_range_seat(500, 4)
    sample_sums = sample(
        DealPlan(seats=(*ranges, weighted, TWO_UNKNOWN_CARDS_SEAT), to_come=5), 14, 0, 200_000
    )
    monkeypatch.setattr(hand_drawing, "MAX_INDEPENDENT_DRAWS", 0)
    plan = DealPlan(seats=(*ranges, weighted, TWO_UNKNOWN_CARDS_SEAT), to_come=5)
    assert build_layout(plan).drawing.sequential_drawing
    sequential_sums = sample(plan, 15, 0, 200_000)
    for seat in range(7):
        standard_error = (
            sample_sums.standard_error(seat) ** 2 + sequential_sums.standard_error(seat) ** 2
        ) ** 0.5
        assert abs(sample_sums.equity(seat) - sequential_sums.equity(seat)) < 4 * standard_error


def any_two_seat(card_count: int) -> SampledSeat:
    """Return a seat with all two-card hands of the top *card_count* cards."""
    return SampledSeat(masks=masks([*combinations(range(52 - card_count, 52), 2)]))


@pytest.mark.parametrize(
    "seats",
    [
        (SampledSeat(masks=masks(pairs_of_rank_or_higher("A"))),) * 3,
        (SampledSeat(masks=masks(pairs_of_rank_or_higher("J"))),) * 9,
        (any_two_seat(8),) * 5,
        (any_two_seat(19),) * 10,
        (
            TWO_UNKNOWN_CARDS_SEAT,
            random_range_seat(600, 5),
            *(SampledSeat(masks=masks(pairs_of_rank_or_higher("Q"))),) * 7,
        ),
    ],
    ids=["aces, three", "jacks or better, nine", "five of 8 cards", "ten of 19", "queens, seven"],
)
def test_impossible_ranges_are_refused_without_drawing(
    seats: tuple[SampledSeat, ...], tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hand_drawing, "MAX_TRIAL_DRAWS", 0)  # refuse without drawing any deal
    with pytest.raises(NoPossibleDeal, match="no deal is possible"):
        sample(DealPlan(seats=seats, to_come=5), 1, 0, 1)


def test_undetermined_ranges_report_failed_draws(
    tier: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contested_cards, "MAX_OPTIONS", 0)
    monkeypatch.setattr(hand_drawing, "MAX_TRIAL_DRAWS", 8_192)
    with pytest.raises(RangesClash, match="so often that 8,192 draws in a row found no deal"):
        sample(
            DealPlan(
                seats=(SampledSeat(masks=masks(pairs_of_rank_or_higher("9"))),) * 10, to_come=5
            ),
            1,
            0,
            1,
        )


def test_contested_card_sets_respect_memory_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    for memory_limit in (0, 1_000, 30_000, 1 << 20):
        monkeypatch.setattr(contested_cards, "MAX_SET_PAIRS", memory_limit)
        plan = DealPlan(seats=(HIGH_PAIRS_SEAT,) * 7, to_come=5)
        hand_drawing = build_layout(plan).drawing
        set_counts = (
            [len(draw.group_of_option) for draw in hand_drawing.sequential_drawing.seat_draws]
            if hand_drawing.sequential_drawing
            else [0]
        )
        assert max(set_counts) <= memory_limit
        *hands, _ = build_deal_block(build_layout(plan), 1, 0, 500).masks()
        assert int(np.bitwise_or.reduce(hands).min()).bit_count() == 14


def test_too_many_redraws_abort_deal(tier: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal_blocks, "MAX_ATTEMPTS", 2)
    plan = DealPlan(seats=(SampledSeat(masks=masks(pairs_of_rank_or_higher("2"))),) * 6, to_come=5)
    with pytest.raises(RangesClash, match="deal 1: in 2 draws the ranges always held"):
        sample(plan, 1, 0, 1_000)


@pytest.mark.parametrize(
    "arguments, message",
    [
        ((-1, 0, 10), "a seed is 64 bits"),
        ((1 << 64, 0, 10), "a seed is 64 bits"),
        ((1, -1, 10), "deals are numbered from 0"),
        ((1, 0, 0), "at least one"),
    ],
)
def test_invalid_sampling_arguments_are_refused(
    arguments: tuple[int, int, int], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        sample(PLANS_BY_GAME["hold'em"], *arguments)
    with pytest.raises(ValueError, match="threads: 1 to 1024 are expected, got 0"):
        sample(PLANS_BY_GAME["hold'em"], 1, 0, 10, threads=0)


@pytest.mark.parametrize("arguments", [(1.0, 0, 10), (1, 0.0, 10), (1, 0, 10.0), ("1", 0, 10)])
def test_sampling_arguments_must_be_integers(arguments: tuple[Any, Any, Any]) -> None:
    for sampler in (sample, sample_by_hand):
        with pytest.raises(TypeError, match=f"{sampler.__name__}: a whole number is expected"):
            sampler(PLANS_BY_GAME["hold'em"], *arguments)
    integers = np.uint64(1), np.int8(0), np.array(10)
    sample_sums = sample(PLANS_BY_GAME["hold'em"], *integers, threads=np.int64(2))  # type: ignore[arg-type]
    assert sample_sums == sample(PLANS_BY_GAME["hold'em"], 1, 0, 10)


@pytest.mark.parametrize(
    "changes, message",
    [
        ({"to_come": 5.0}, "to_come: a whole number is expected"),
        ({"board": ["As"]}, "the board: a whole number is expected"),
        ({"dead": [1.0]}, "the dead cards: a whole number is expected"),
        ({"deck": [1.0, 2.0]}, "deck: a whole number is expected"),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(unknown=2.0))},  # type: ignore[arg-type]
            "seat 1: unknown: a whole number",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(masks=[3, 5]))},  # type: ignore[arg-type]
            "seat 1: .* uint64 masks, got list",
        ),
        (
            {"seats": (TWO_UNKNOWN_CARDS_SEAT, SampledSeat(masks=HOLE_MASKS, weights=[1] * 1326))},  # type: ignore[arg-type]
            "seat 1: weights are an array of numbers, got list",
        ),
    ],
)
def test_non_integer_plan_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        replace(DealPlan(seats=(known_seat("AsAh"), TWO_UNKNOWN_CARDS_SEAT), to_come=5), **changes)
