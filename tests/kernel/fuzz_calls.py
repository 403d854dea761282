"""Random valid calls of the extension, mutated afterwards by `fuzz_mutations`.

Each maker returns a call that its function must accept. Calls that play hands are in `fuzz_hands`.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from math import comb
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import HOLE_MASKS, masks
from riverboat.kernel.counting.holdem_preflop import (
    SHORT_LOWEST,
    full_deck_ranking,
    short_deck_ranking,
)
from riverboat.kernel.counting.omaha_preflop import find_omaha_low_cases
from riverboat.kernel.sampling.deal_layout import DealLayout, build_layout, build_layout_by_hand
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat

Rng: TypeAlias = np.random.Generator
ArgumentLimit: TypeAlias = tuple[int, slice, int]
"""An argument index, columns of its array, and the first number out of range there."""

ALL_COLUMNS = slice(None)
Array: TypeAlias = NDArray[Any]

MAX_BOARDS = 3_000
MAX_DEALS = 600


@dataclass
class FuzzCall:
    """A function and its arguments, before or after mutation."""

    name: str
    arguments: list[Any]
    output_indexes: tuple[int, ...] = ()
    """Indexes of the output arrays."""
    limits: tuple[ArgumentLimit, ...] = ()
    is_valid: bool = True
    """True if no argument was mutated."""
    has_overlap: bool = False
    """True if input and output share memory, so that the answer is undefined."""
    check_data: dict[str, Any] = field(default_factory=dict)
    """Additional data for the check."""


CallMaker: TypeAlias = Callable[[Rng], FuzzCall]


def choose(rng: Rng, *values: Any) -> Any:
    """Return one of the values, with equal probability."""
    return values[int(rng.integers(len(values)))]


def shuffled_deck(rng: Rng, lowest_card: int = 0) -> list[int]:
    """Return a shuffled deck, from the card *lowest_card* up."""
    return [card + lowest_card for card in rng.permutation(52 - lowest_card).tolist()]


def random_card_rows(rng: Rng, row_count: int, row_size: int, lowest_card: int = 0) -> Array:
    """Return rows of distinct cards."""
    cards = rng.random((row_count, 52 - lowest_card)).argsort(axis=1)[:, :row_size] + lowest_card
    return np.ascontiguousarray(cards, np.uint8)


def card_bytes(cards: list[int]) -> Array:
    return np.array(cards, np.uint8)


# Hands ranked -------------------------------------------------------------------------------------


def make_ranker_call_maker(
    name: str, min_size: int, max_size: int, lowest_card: int = 0
) -> CallMaker:
    """Return a maker of calls that rank rows or masks, in counts around block and vector sizes."""

    def make_call(rng: Rng) -> FuzzCall:
        row_count = int(choose(rng, 0, 1, 2, 17, 33, 64, 65, 70, 1100 if rng.random() < 0.1 else 5))
        hand_size = int(rng.integers(min_size, max_size + 1))
        cards = random_card_rows(rng, row_count, hand_size, lowest_card)
        if rng.random() < 0.4:
            cards = masks(cards) if row_count else np.empty(0, np.uint64)
        limits = ((0, ALL_COLUMNS, 52), (2, ALL_COLUMNS, max_size + 1))
        return FuzzCall(
            name,
            [cards, np.empty(row_count, np.uint16), hand_size],
            output_indexes=(1,),
            limits=limits,
        )

    return make_call


def make_omaha_call_maker(name: str) -> CallMaker:
    """Return a maker of calls that rank Omaha hands, each on its own board or all on one."""

    def make_call(rng: Rng) -> FuzzCall:
        row_count, hole_size = int(choose(rng, 0, 1, 2, 7, 40)), int(rng.integers(4, 7))
        board_size = int(rng.integers(3, 6))
        if rng.random() < 0.3:
            cards = card_bytes(shuffled_deck(rng))
            board = cards[:board_size].copy()
            hole = cards[board_size:][
                random_card_rows(rng, row_count, hole_size) % (52 - board_size)
            ]
        else:
            dealt_cards = random_card_rows(rng, row_count, hole_size + board_size)
            hole, board = dealt_cards[:, :hole_size].copy(), dealt_cards[:, hole_size:].copy()
        limits = ((0, ALL_COLUMNS, 52), (1, ALL_COLUMNS, 52))
        return FuzzCall(
            name, [hole, board, np.empty(row_count, np.uint16)], output_indexes=(2,), limits=limits
        )

    return make_call


def make_one_high_call(rng: Rng) -> FuzzCall:
    return FuzzCall("one_high", list(shuffled_deck(rng)[: int(rng.integers(5, 8))]))


def make_census_call(rng: Rng) -> FuzzCall:
    hand_size = int(rng.choice([5, 6, 7], p=[0.97, 0.02, 0.01]))
    return FuzzCall("census", [hand_size, np.ones(7463, np.uint32)], output_indexes=(1,))


# Boards counted -----------------------------------------------------------------------------------


def make_exact_holdem_call(rng: Rng) -> FuzzCall:
    ranking, lowest_rank = full_deck_ranking(), 0
    if rng.random() < 0.3:
        ranking, lowest_rank = (
            short_deck_ranking(trips_beat_straight=bool(rng.random() < 0.5)),
            SHORT_LOWEST,
        )
    cards, seat_count = (
        shuffled_deck(rng, 4 * lowest_rank),
        int(choose(rng, 2, 2, 2, 3, 4, 6, 9, 10)),
    )
    holes, stub = (
        card_bytes(cards[: 2 * seat_count]).reshape(seat_count, 2),
        cards[2 * seat_count :],
    )
    dead_cards = card_bytes(stub[: int(choose(rng, 0, 0, 1, 3, 10, len(stub) - 5))])
    outcome_counts = np.ones(1 << seat_count, np.int64)
    arguments = [
        holes,
        dead_cards,
        ranking.values_without_flush,
        ranking.flushes,
        lowest_rank,
        outcome_counts,
    ]
    limits = ((0, ALL_COLUMNS, 52), (1, ALL_COLUMNS, 52), (4, ALL_COLUMNS, 9))
    return FuzzCall("exact_holdem", arguments, output_indexes=(5,), limits=limits)


def make_exact_omaha_call(rng: Rng) -> FuzzCall:
    hole_size = int(rng.integers(4, 7))
    seat_count = min(int(choose(rng, 2, 2, 2, 3, 5, 10)), 47 // hole_size)
    cards = shuffled_deck(rng)
    holes, stub = (
        card_bytes(cards[: hole_size * seat_count]).reshape(seat_count, hole_size),
        cards[hole_size * seat_count :],
    )
    dead_cards = card_bytes(stub[: int(choose(rng, 0, 0, 1, 3, len(stub) - 5))])
    low_kinds, low_codes = np.zeros(1, np.uint16), np.zeros(6175, np.uint16)
    if rng.random() < 0.5:
        low_kinds, low_codes = find_omaha_low_cases(holes.tolist())
    outcome_counts = np.ones(len(low_kinds) << seat_count, np.int64)
    arguments = [holes, dead_cards, low_codes, len(low_kinds), outcome_counts]
    limits = (
        (0, ALL_COLUMNS, 52),
        (1, ALL_COLUMNS, 52),
        (2, ALL_COLUMNS, len(low_kinds)),
    )
    return FuzzCall("exact_omaha", arguments, output_indexes=(4,), limits=limits)


def make_exact_run_outs_call(rng: Rng) -> FuzzCall:
    ranking_code = int(rng.integers(3))
    cards, seat_count = (
        shuffled_deck(rng, 16 if ranking_code else 0),
        int(choose(rng, 2, 2, 3, 6, 10)),
    )
    board_size = int(rng.integers(6))
    holes, stub = (
        card_bytes(cards[: 2 * seat_count]).reshape(seat_count, 2),
        cards[2 * seat_count :],
    )
    board, live_cards = stub[:board_size], stub[board_size:]
    cards_to_come = 5 - board_size
    while comb(len(live_cards), cards_to_come) > MAX_BOARDS:
        live_cards = live_cards[:-1]
    outcome_counts = np.ones(1 << seat_count, np.int64)
    arguments = [holes, card_bytes(board), card_bytes(live_cards), ranking_code, outcome_counts]
    limits = ((0, ALL_COLUMNS, 52), (1, ALL_COLUMNS, 52), (2, ALL_COLUMNS, 52), (3, ALL_COLUMNS, 3))
    return FuzzCall("exact_run_outs", arguments, output_indexes=(4,), limits=limits)


def make_exact_matchups_call(rng: Rng) -> FuzzCall:
    row_count = int(rng.integers(5))
    hands = random_card_rows(rng, row_count, 4)
    for row in range(1, row_count):
        if rng.random() < 0.6:  # repeats the ranks of the previous row in other suits
            repeated_row = (hands[row - 1] & 0xFC) | rng.permutation(4).astype(np.uint8)
            hands[row] = repeated_row
    win_and_tie_counts = np.ones((row_count, 2), np.int64)
    return FuzzCall(
        "exact_matchups",
        [hands, win_and_tie_counts],
        output_indexes=(1,),
        limits=((0, ALL_COLUMNS, 52),),
    )


def make_sweep_call(rng: Rng) -> FuzzCall:
    board_size = int(rng.choice([3, 4, 5], p=[0.03, 0.22, 0.75]))
    dead_count = int(rng.choice([0, 1, 4, 40], p=[0.7, 0.1, 0.1, 0.1]))
    cards = shuffled_deck(rng)
    board, live_cards = (
        card_bytes(cards[:board_size]),
        card_bytes(sorted(cards[board_size + dead_count :])),
    )
    result_sums = np.ones((3, 1326))
    range_weights = [random_range_weights(rng, 0.02 if board_size == 3 else 1.0) for _ in range(2)]
    limits = ((0, ALL_COLUMNS, 52), (1, ALL_COLUMNS, 52))
    return FuzzCall(
        "sweep",
        [board, live_cards, *range_weights, result_sums],
        output_indexes=(4,),
        limits=limits,
    )


def random_range_weights(rng: Rng, max_share: float) -> Array:
    """Return random weights of few, some or most hands; they are fractions, 1 or 3."""
    share_in_range = float(choose(rng, 0.01, 0.3, 1.0)) * max_share
    has_weight = rng.random(1326) < share_in_range
    return np.asarray(
        np.where(has_weight, choose(rng, rng.random(1326), 1.0, 3.0), 0.0), np.float64
    )


# Deals sampled ------------------------------------------------------------------------------------


def _random_range_seat(rng: Rng, hand_count: int) -> SampledSeat:
    masks = rng.choice(HOLE_MASKS, hand_count, replace=False)
    return SampledSeat(masks=masks, weights=rng.random(hand_count) if rng.random() < 0.7 else None)


def _random_seats(rng: Rng, hole_size: int, deck_size: int) -> tuple[SampledSeat, ...]:
    """Return seats with unknown cards, and in hold'em some with a range."""
    max_seats = min(10, (deck_size - 5) // hole_size)
    seats = [SampledSeat(unknown=hole_size) for _ in range(int(rng.integers(2, max_seats + 1)))]
    if hole_size == 2 and deck_size == 52:
        for seat in range(int(rng.integers(1, 5))):
            seats[seat % len(seats)] = _random_range_seat(rng, int(choose(rng, 1, 2, 7, 60, 200)))
    return tuple(seats)


def _random_plan(rng: Rng, *, has_ranges: bool) -> DealPlan:
    """Return a plan with seats, known and dead cards; it is hold'em if ranges are required."""
    low_ranking: Any = None
    deck, hole_size, board_size = range(52), 2, 5
    ranking_names = ["short_deck", "short_deck_trips", "omaha", "ace_to_five", "deuce_to_seven"]
    ranking_names += ["badugi", "badugi_ace_high", "high"]
    ranking: Any = "high" if has_ranges else choose(rng, *ranking_names)
    match ranking:
        case "omaha":
            hole_size, low_ranking = (
                int(rng.integers(4, 7)),
                choose(rng, None, "omaha_eight_or_better"),
            )
        case "badugi" | "badugi_ace_high":
            hole_size, board_size = 4, 0
        case "short_deck" | "short_deck_trips":
            deck = range(16, 52)
        case "ace_to_five" | "deuce_to_seven":
            hole_size, board_size = int(rng.integers(5, 8)), 0
        case _:
            low_ranking = choose(rng, None, None, "eight_or_better")
            if not has_ranges:
                hole_size, board_size = 7, 0
    known_count = int(rng.integers(min(board_size, 5) + 1))
    cards = [card for card in shuffled_deck(rng) if card in deck]
    return DealPlan(
        seats=_random_seats(rng, hole_size, len(deck)),
        board=cards[:known_count],
        to_come=board_size - known_count,
        dead=cards[known_count : known_count + int(choose(rng, 0, 0, 2))],
        deck=deck,
        ranking=ranking,
        low=low_ranking,
    )


LAYOUT_COUNT = 48


@cache
def get_layout(layout_number: int) -> DealLayout:
    """Return the layout of a numbered plan, built once."""
    for attempt in range(100):
        rng = np.random.default_rng([77, layout_number, attempt])
        build_random_layout = build_layout_by_hand if layout_number % 4 else build_layout
        try:
            return build_random_layout(_random_plan(rng, has_ranges=layout_number % 2 == 0))
        except ValueError:  # clashing ranges, or too few cards
            continue
    raise AssertionError(f"no plan {layout_number} can be dealt")


def make_sample_call(rng: Rng) -> FuzzCall:
    layout = get_layout(int(rng.integers(LAYOUT_COUNT)))
    deal_count = int(choose(rng, 0, 1, 255, 256, 257, MAX_DEALS, int(rng.integers(MAX_DEALS))))
    ranking_count = 1 if layout.low is None else 2
    winner_totals = np.zeros(1 << layout.seats * ranking_count, np.int64)
    winners, drawn_hands = np.empty(0, np.uint32), np.empty((0, 0), np.uint32)
    if rng.random() < 0.5:
        winners, drawn_hands = (
            np.empty(deal_count, np.uint32),
            np.empty((len(layout.urns), deal_count), np.uint32),
        )
    seed, first_deal = (int(rng.integers(1 << 62)), int(choose(rng, 0, int(rng.integers(1 << 62)))))
    max_attempts = int(choose(rng, 1, 2, 50, 1000))
    arguments = [
        *layout.extension_arguments,
        winner_totals,
        winners,
        drawn_hands,
        seed,
        max_attempts,
        first_deal,
        deal_count,
    ]
    limits = (*_layout_limits(layout), (17, ALL_COLUMNS, deal_count))
    return FuzzCall(
        "sample",
        arguments,
        output_indexes=(11, 12, 13),
        limits=limits,
        check_data={"layout": layout},
    )


def _layout_limits(layout: DealLayout) -> tuple[ArgumentLimit, ...]:
    """Return the limits of rankings, cards, seats with the board, and urn contents."""
    limits: list[ArgumentLimit] = [
        (0, ALL_COLUMNS, 11),
        (1, ALL_COLUMNS, 10),
        (2, ALL_COLUMNS, 52),
        (3, ALL_COLUMNS, 52),
    ]
    limits += [(4, ALL_COLUMNS, layout.seats + 1), (5, ALL_COLUMNS, layout.seats + 1)]
    offset = 0
    for urn in layout.urns:
        card_count, entry_count = urn.deck_positions.shape
        entry_slice = slice(offset, offset + entry_count)
        offset += entry_count
        limits += [
            (6, slice(1), entry_count + 1),
            (6, slice(1, 2), card_count + 1),
            (7, entry_slice, 1),
        ]
        limits += [(8, entry_slice, entry_count), (10, ALL_COLUMNS, len(layout.live_cards))]
    return tuple(limits)


CALL_MAKERS: dict[str, CallMaker] = {
    "high": make_ranker_call_maker("high", 5, 7),
    "short_deck": make_ranker_call_maker("short_deck", 5, 7, 16),
    "short_deck_trips": make_ranker_call_maker("short_deck_trips", 5, 7, 16),
    "ace_to_five": make_ranker_call_maker("ace_to_five", 5, 7),
    "eight_or_better": make_ranker_call_maker("eight_or_better", 5, 7),
    "deuce_to_seven": make_ranker_call_maker("deuce_to_seven", 5, 7),
    "badugi": make_ranker_call_maker("badugi", 4, 5),
    "badugi_ace_high": make_ranker_call_maker("badugi_ace_high", 4, 5),
    "omaha": make_omaha_call_maker("omaha"),
    "omaha_low": make_omaha_call_maker("omaha_low"),
    "one_high": make_one_high_call,
    "census": make_census_call,
    "exact_holdem": make_exact_holdem_call,
    "exact_omaha": make_exact_omaha_call,
    "exact_run_outs": make_exact_run_outs_call,
    "exact_matchups": make_exact_matchups_call,
    "sweep": make_sweep_call,
    "sample": make_sample_call,
}


# Work, not an attack ------------------------------------------------------------------------------


def takes_too_long(call: FuzzCall) -> bool:
    """Return True if the extension would accept a call and run it for hours."""
    arguments = call.arguments
    try:
        match call.name:
            case "exact_run_outs":
                return comb(len(arguments[2]), max(5 - len(arguments[1]), 0)) > 50 * MAX_BOARDS
            case "sample":
                deal_count, max_attempts = int(arguments[17]), int(arguments[15])
                is_logged = deal_count == len(arguments[12]) <= 2 * MAX_DEALS
                return max_attempts > 2_000 or not (
                    deal_count <= 2 * MAX_DEALS or is_logged or _is_impossible(arguments)
                )
            case "hands_play":
                hand_count, stacks, has_no_log = (
                    int(arguments[9]),
                    arguments[10],
                    len(arguments[14]) == 0,
                )
                has_policy_table = (
                    arguments[4].size > 0
                )  # which may choose to raise by the least, and again
                return 300 < hand_count <= (1 << 62) // max(int(stacks.sum()), 1) or bool(
                    has_no_log and has_policy_table and stacks.max() > 1_000
                )
            case _:
                return False
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError):
        return False  # it will be refused


def _is_impossible(arguments: list[Any]) -> bool:
    """Return True if no deal is possible."""
    return len(arguments[6]) > 1 and bool(np.bitwise_and.reduce(arguments[9]) != 0)
