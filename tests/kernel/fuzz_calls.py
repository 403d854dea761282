"""Random valid calls of the extension, mutated afterwards by `fuzz_bends`.

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
from riverboat.kernel.counting.holdem_preflop import SHORT_LOWEST, full_deck_order, short_deck_order
from riverboat.kernel.counting.omaha_preflop import omaha_lows
from riverboat.kernel.sampling.deal_layout import DealLayout, build_layout, build_layout_by_hand
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat

Rng: TypeAlias = np.random.Generator
Limit: TypeAlias = tuple[int, slice, int]
"""An argument index, columns of its array, and the first number out of range there."""

ALL = slice(None)
Array: TypeAlias = NDArray[Any]

MOST_BOARDS = 3_000
MOST_DEALS = 600


@dataclass
class Call:
    """A function and its arguments, before or after mutation."""

    name: str
    arguments: list[Any]
    writes: tuple[int, ...] = ()
    """Indexes of the output arrays."""
    limits: tuple[Limit, ...] = ()
    honest: bool = True
    """True if no argument was mutated."""
    overlapping: bool = False
    """True if input and output share memory, so that the answer is undefined."""
    told: dict[str, Any] = field(default_factory=dict)
    """Additional data for the check."""


Maker: TypeAlias = Callable[[Rng], Call]


def choose(rng: Rng, *things: Any) -> Any:
    """Return one of the values, with equal probability."""
    return things[int(rng.integers(len(things)))]


def shuffled_deck(rng: Rng, lowest: int = 0) -> list[int]:
    """Return a shuffled deck, from the card *lowest* up."""
    return [card + lowest for card in rng.permutation(52 - lowest).tolist()]


def rows_of_cards(rng: Rng, rows: int, size: int, lowest: int = 0) -> Array:
    """Return rows of distinct cards."""
    order = rng.random((rows, 52 - lowest)).argsort(axis=1)[:, :size] + lowest
    return np.ascontiguousarray(order, np.uint8)


def bytes_of(cards: list[int]) -> Array:
    return np.array(cards, np.uint8)


# Hands ranked -------------------------------------------------------------------------------------


def ranker(name: str, minimum: int, maximum: int, lowest: int = 0) -> Maker:
    """Return a maker of calls that rank rows or masks, in sizes around a block and a vector."""

    def make(rng: Rng) -> Call:
        rows = int(choose(rng, 0, 1, 2, 17, 33, 64, 65, 70, 1100 if rng.random() < 0.1 else 5))
        size = int(rng.integers(minimum, maximum + 1))
        cards = rows_of_cards(rng, rows, size, lowest)
        if rng.random() < 0.4:
            cards = masks(cards) if rows else np.empty(0, np.uint64)
        limits = ((0, ALL, 52), (2, ALL, maximum + 1))
        return Call(name, [cards, np.empty(rows, np.uint16), size], writes=(1,), limits=limits)

    return make


def omaha_ranker(name: str) -> Maker:
    """Return a maker of calls that rank Omaha hands, each on its own board or all on one."""

    def make(rng: Rng) -> Call:
        rows, held = int(choose(rng, 0, 1, 2, 7, 40)), int(rng.integers(4, 7))
        shared = int(rng.integers(3, 6))
        if rng.random() < 0.3:
            cards = bytes_of(shuffled_deck(rng))
            board = cards[:shared].copy()
            hole = cards[shared:][rows_of_cards(rng, rows, held) % (52 - shared)]
        else:
            deals = rows_of_cards(rng, rows, held + shared)
            hole, board = deals[:, :held].copy(), deals[:, held:].copy()
        limits = ((0, ALL, 52), (1, ALL, 52))
        return Call(name, [hole, board, np.empty(rows, np.uint16)], writes=(2,), limits=limits)

    return make


def one_high(rng: Rng) -> Call:
    return Call("one_high", list(shuffled_deck(rng)[: int(rng.integers(5, 8))]))


def census(rng: Rng) -> Call:
    size = int(rng.choice([5, 6, 7], p=[0.97, 0.02, 0.01]))
    return Call("census", [size, np.ones(7463, np.uint32)], writes=(1,))


# Boards counted -----------------------------------------------------------------------------------


def exact_holdem(rng: Rng) -> Call:
    order, lowest = full_deck_order(), 0
    if rng.random() < 0.3:
        order, lowest = short_deck_order(trips_beat_straight=bool(rng.random() < 0.5)), SHORT_LOWEST
    cards, seats = shuffled_deck(rng, 4 * lowest), int(choose(rng, 2, 2, 2, 3, 4, 6, 9, 10))
    holes, left = bytes_of(cards[: 2 * seats]).reshape(seats, 2), cards[2 * seats :]
    gone_bytes = bytes_of(left[: int(choose(rng, 0, 0, 1, 3, 10, len(left) - 5))])
    counts = np.ones(1 << seats, np.int64)
    arguments = [holes, gone_bytes, order.values_without_flush, order.flushes, lowest, counts]
    limits = ((0, ALL, 52), (1, ALL, 52), (4, ALL, 9))
    return Call("exact_holdem", arguments, writes=(5,), limits=limits)


def exact_omaha(rng: Rng) -> Call:
    held = int(rng.integers(4, 7))
    seats = min(int(choose(rng, 2, 2, 2, 3, 5, 10)), 47 // held)
    cards = shuffled_deck(rng)
    holes, left = (bytes_of(cards[: held * seats]).reshape(seats, held), cards[held * seats :])
    gone_bytes = bytes_of(left[: int(choose(rng, 0, 0, 1, 3, len(left) - 5))])
    kinds, lows = np.zeros(1, np.uint16), np.zeros(6175, np.uint16)
    if rng.random() < 0.5:
        kinds, lows = omaha_lows(holes.tolist())
    counts = np.ones(len(kinds) << seats, np.int64)
    arguments = [holes, gone_bytes, lows, len(kinds), counts]
    limits = ((0, ALL, 52), (1, ALL, 52), (2, ALL, len(kinds)), (2, ALL, len(kinds)))
    return Call("exact_omaha", arguments, writes=(4,), limits=limits)


def exact_run_outs(rng: Rng) -> Call:
    order = int(rng.integers(3))
    cards, seats = shuffled_deck(rng, 16 if order else 0), int(choose(rng, 2, 2, 3, 6, 10))
    on_board = int(rng.integers(6))
    holes, left = bytes_of(cards[: 2 * seats]).reshape(seats, 2), cards[2 * seats :]
    board, rest = left[:on_board], left[on_board:]
    missing = 5 - on_board
    while comb(len(rest), missing) > MOST_BOARDS:
        rest = rest[:-1]
    counts = np.ones(1 << seats, np.int64)
    arguments = [holes, bytes_of(board), bytes_of(rest), order, counts]
    limits = ((0, ALL, 52), (1, ALL, 52), (2, ALL, 52), (3, ALL, 3))
    return Call("exact_run_outs", arguments, writes=(4,), limits=limits)


def exact_matchups(rng: Rng) -> Call:
    rows = int(rng.integers(5))
    hands = rows_of_cards(rng, rows, 4)
    for row in range(1, rows):
        if rng.random() < 0.6:  # repeats the ranks of the previous row in other suits
            same = (hands[row - 1] & 0xFC) | rng.permutation(4).astype(np.uint8)
            hands[row] = same
    counts = np.ones((rows, 2), np.int64)
    return Call("exact_matchups", [hands, counts], writes=(1,), limits=((0, ALL, 52),))


def sweep(rng: Rng) -> Call:
    shared = int(rng.choice([3, 4, 5], p=[0.03, 0.22, 0.75]))
    dead = int(rng.choice([0, 1, 4, 40], p=[0.7, 0.1, 0.1, 0.1]))
    cards = shuffled_deck(rng)
    board, live = bytes_of(cards[:shared]), bytes_of(sorted(cards[shared + dead :]))
    sums = np.ones((3, 1326))
    ranges = [weights(rng, 0.02 if shared == 3 else 1.0) for _ in range(2)]
    limits = ((0, ALL, 52), (1, ALL, 52))
    return Call("sweep", [board, live, *ranges, sums], writes=(4,), limits=limits)


def weights(rng: Rng, maximum: float) -> Array:
    """Return range weights: few hands, many, or whole numbers."""
    part = float(choose(rng, 0.01, 0.3, 1.0)) * maximum
    some = rng.random(1326) < part
    return np.asarray(np.where(some, choose(rng, rng.random(1326), 1.0, 3.0), 0.0), np.float64)


# Deals sampled ------------------------------------------------------------------------------------


def _range(rng: Rng, hands: int) -> SampledSeat:
    chosen = rng.choice(HOLE_MASKS, hands, replace=False)
    return SampledSeat(masks=chosen, weights=rng.random(hands) if rng.random() < 0.7 else None)


def _seats(rng: Rng, held: int, deck_size: int) -> tuple[SampledSeat, ...]:
    """Return seats with unknown cards, and in hold'em some with a range."""
    maximum = min(10, (deck_size - 5) // held)
    seats = [SampledSeat(unknown=held) for _ in range(int(rng.integers(2, maximum + 1)))]
    if held == 2 and deck_size == 52:
        for seat in range(int(rng.integers(1, 5))):
            seats[seat % len(seats)] = _range(rng, int(choose(rng, 1, 2, 7, 60, 200)))
    return tuple(seats)


def _plan(rng: Rng, *, ranges: bool) -> DealPlan:
    """Return a plan with seats, known and dead cards; it is hold'em if ranges are required."""
    low: Any = None
    deck_of, held, board = range(52), 2, 5
    others = ["short_deck", "short_deck_trips", "omaha", "ace_to_five", "deuce_to_seven"]
    others += ["badugi", "badugi_ace_high", "high"]
    ranking: Any = "high" if ranges else choose(rng, *others)
    match ranking:
        case "omaha":
            held, low = (int(rng.integers(4, 7)), choose(rng, None, "omaha_eight_or_better"))
        case "badugi" | "badugi_ace_high":
            held, board = 4, 0
        case "short_deck" | "short_deck_trips":
            deck_of = range(16, 52)
        case "ace_to_five" | "deuce_to_seven":
            held, board = int(rng.integers(5, 8)), 0
        case _:
            low = choose(rng, None, None, "eight_or_better")
            if not ranges:
                held, board = 7, 0
    known = int(rng.integers(min(board, 5) + 1))
    cards = [card for card in shuffled_deck(rng) if card in deck_of]
    return DealPlan(
        seats=_seats(rng, held, len(deck_of)),
        board=cards[:known],
        to_come=board - known,
        dead=cards[known : known + int(choose(rng, 0, 0, 2))],
        deck=deck_of,
        ranking=ranking,
        low=low,
    )


LAYOUTS = 48


@cache
def layout(number: int) -> DealLayout:
    """Return the layout of a numbered plan, built once."""
    for again in range(100):
        rng = np.random.default_rng([77, number, again])
        lay_out = build_layout_by_hand if number % 4 else build_layout
        try:
            return lay_out(_plan(rng, ranges=number % 2 == 0))
        except ValueError:  # clashing ranges, or too few cards
            continue
    raise AssertionError(f"no plan {number} can be dealt")


def sample(rng: Rng) -> Call:
    plan = layout(int(rng.integers(LAYOUTS)))
    deals = int(choose(rng, 0, 1, 255, 256, 257, MOST_DEALS, int(rng.integers(MOST_DEALS))))
    rankings = 1 if plan.low is None else 2
    counts = np.zeros(1 << plan.seats * rankings, np.int64)
    winners, picked = np.empty(0, np.uint32), np.empty((0, 0), np.uint32)
    if rng.random() < 0.5:
        winners, picked = (np.empty(deals, np.uint32), np.empty((len(plan.urns), deals), np.uint32))
    seed, first = (int(rng.integers(1 << 62)), int(choose(rng, 0, int(rng.integers(1 << 62)))))
    attempts = int(choose(rng, 1, 2, 50, 1000))
    arguments = [*plan.packed, counts, winners, picked, seed, attempts, first, deals]
    limits = (*_limits(plan), (17, ALL, deals))
    return Call("sample", arguments, writes=(11, 12, 13), limits=limits, told={"layout": plan})


def _limits(plan: DealLayout) -> tuple[Limit, ...]:
    """Return the limits of rankings, cards, seats with the board, and urn contents."""
    limits: list[Limit] = [(0, ALL, 11), (1, ALL, 10), (2, ALL, 52), (3, ALL, 52)]
    limits += [(4, ALL, plan.seats + 1), (5, ALL, plan.seats + 1)]
    first = 0
    for urn in plan.urns:
        cards, entries = urn.places.shape
        own_slice = slice(first, first + entries)
        first += entries
        limits += [(6, slice(1), entries + 1), (6, slice(1, 2), cards + 1), (7, own_slice, 1)]
        limits += [(8, own_slice, entries), (10, ALL, len(plan.live))]
    return tuple(limits)


MAKERS: dict[str, Maker] = {
    "high": ranker("high", 5, 7),
    "short_deck": ranker("short_deck", 5, 7, 16),
    "short_deck_trips": ranker("short_deck_trips", 5, 7, 16),
    "ace_to_five": ranker("ace_to_five", 5, 7),
    "eight_or_better": ranker("eight_or_better", 5, 7),
    "deuce_to_seven": ranker("deuce_to_seven", 5, 7),
    "badugi": ranker("badugi", 4, 5),
    "badugi_ace_high": ranker("badugi_ace_high", 4, 5),
    "omaha": omaha_ranker("omaha"),
    "omaha_low": omaha_ranker("omaha_low"),
    "one_high": one_high,
    "census": census,
    "exact_holdem": exact_holdem,
    "exact_omaha": exact_omaha,
    "exact_run_outs": exact_run_outs,
    "exact_matchups": exact_matchups,
    "sweep": sweep,
    "sample": sample,
}


# Work, not an attack ------------------------------------------------------------------------------


def takes_too_long(call: Call) -> bool:
    """Return True if an accepted call would only run for hours."""
    given_arguments = call.arguments
    try:
        match call.name:
            case "exact_run_outs":
                return (
                    comb(len(given_arguments[2]), max(5 - len(given_arguments[1]), 0))
                    > 50 * MOST_BOARDS
                )
            case "sample":
                deals, attempts = int(given_arguments[17]), int(given_arguments[15])
                reported = deals == len(given_arguments[12]) <= 2 * MOST_DEALS
                return attempts > 2_000 or not (
                    deals <= 2 * MOST_DEALS or reported or _is_impossible(given_arguments)
                )
            case "hands_play":
                hands, stacks, unlogged = (
                    int(given_arguments[9]),
                    given_arguments[10],
                    len(given_arguments[14]) == 0,
                )
                by_table = (
                    given_arguments[4].size > 0
                )  # which may choose to raise by the least, and again
                return 300 < hands <= (1 << 62) // max(int(stacks.sum()), 1) or bool(
                    unlogged and by_table and stacks.max() > 1_000
                )
            case _:
                return False
    except (TypeError, ValueError, IndexError, AttributeError, OverflowError):
        return False  # it will be refused


def _is_impossible(value: list[Any]) -> bool:
    """Return True if no deal is possible."""
    return len(value[6]) > 1 and bool(np.bitwise_and.reduce(value[9]) != 0)
