"""Input arrays for playouts of flop games, which the C extension plays in batches.

This module describes a game by numbers: forced bets, limits of raises, and numbers of cards.
``riverboat.sim.vector`` computes these numbers from a game of the engine. Without the extension,
``riverboat.sim.vector`` plays on the engine, with equal results.

A hand is identified by its number. Its cards follow from the random words of that number in the
stream of a seed (``sampling.random_streams``): slots 0, 1, 2 ... of attempt 0, with six cards per
word. The card at position *k* of the deck is swapped with one of the 52 - *k* cards from that
position on. The order is from the first hole card on the left of the button to the last board card.
Burn cards are not drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final, Literal, Self, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.sampling.random_streams import (
    CARDS_PER_WORD,
    FRACTION_BITS,
    SLOTS_PER_ATTEMPT,
    random_word,
)

Chips: TypeAlias = NDArray[np.int64]

MAX_SEATS: Final = 10
MAX_CHIPS: Final = 1 << 53
"""Maximum stack or bet, for which sums never overflow."""
MAX_POSTS: Final = 40

FOLD: Final = 0
CALL: Final = 1
"""Call, or check if there is no bet to call."""
RAISE: Final = 2
"""Raise, or bet if there is no bet yet."""

WAIT: Final = 4
"""No action at this table, because no player is to act."""

NO_CARD: Final = 255
"""Placeholder for a missing card."""

STRUCTURES: Final = ("no-limit", "pot-limit", "limit")
POSTS: Final = ("ante", "dead", "post", "blind", "sleeper")

TABLE_DTYPE: Final = np.dtype(
    {
        "names": [
            *("stacks", "bets", "payoffs", "call", "least", "most", "pot", "number", "seat"),
            *("street", "button", "done", "legal", "board", "hole", "live"),
        ],
        "formats": [
            *[("i8", MAX_SEATS)] * 3,
            *["i8"] * 4,
            *["u8", "i1", "i1", "u1", "?"],
            *[("?", 3), ("u1", 5), ("u1", 6), ("?", MAX_SEATS)],
        ],
        "offsets": [0, 80, 160, 240, 248, 256, 264, 272, 280, 281, 282, 283, 284, 287, 292, 298],
        "itemsize": 312,
    }
)
"""Visible state of a table: struct observation of batched_tables.c."""

DECISION_DTYPE: Final = np.dtype(
    {
        "names": ["hand", "to", "seat", "kind"],
        "formats": ["i8", "i8", "u1", "u1"],
        "offsets": [0, 8, 16, 17],
        "itemsize": 24,
    }
)
"""One decision of a log: the hand, the total of a raise (``to``), the seat, and the action."""

_HAND_BYTES: Final = 592


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class PlayoutRules:
    """A game in the extension's format."""

    seats: int
    hole_cards: int
    """Hole cards of each player: two in hold'em, four to six in Omaha."""
    structure: Literal["no-limit", "pot-limit", "limit"]
    half_raise_reopens: bool
    """True if an all-in of half a raise reopens the betting."""
    max_raises: int
    """In limit: maximum raises of a street in addition to the opening bet."""
    has_no_heads_up_cap: bool
    """True if two players with chips may raise without a cap."""
    allows_free_fold: bool
    has_low: bool
    """True if the best low of eight or better gets half of the pot."""
    unit: int
    """Smallest chip, to which parts of a split pot are rounded."""
    bet_sizes: tuple[int, int, int, int]
    """Minimum bet of each street; in limit, the bet."""
    blind_total: int
    """Sum of the nominal blinds; pot-limit counts all of it, even if a blind was posted short."""
    posts: Chips
    """Forced bets as (seats, posts, 4), by the seat of the button: the posting seat (-1 for an
    unused row), its kind in `POSTS`, its chips, and the bet that it sets.
    """
    opening: Chips
    """(seats, 3): by the seat of the button, the first player to act, the minimum raise, and the
    number of raises already made.
    """

    @property
    def extension_values(self) -> Chips:
        """All rules except the posts, in the extension's format."""
        return np.array(
            [
                *(
                    self.seats,
                    self.hole_cards,
                    STRUCTURES.index(self.structure),
                    1 + self.half_raise_reopens,
                ),
                *(
                    self.max_raises,
                    self.has_no_heads_up_cap,
                    self.allows_free_fold,
                    self.has_low,
                    self.unit,
                ),
                *(*self.bet_sizes, self.blind_total),
            ],
            np.int64,
        )


class PlayoutTables:
    """Hands in parallel, one at each table."""

    __slots__ = ("_game_arguments", "_hands", "_view_bytes", "observations")

    def __init__(self, rules: PlayoutRules, seed: int, tables: int) -> None:
        self._game_arguments = (rules.extension_values, rules.posts, rules.opening, seed)
        self._hands = np.zeros((tables, _HAND_BYTES), np.uint8)
        self.observations: NDArray[Any] = np.zeros(tables, TABLE_DTYPE)
        self._view_bytes = self.observations.view(np.uint8).reshape(tables, TABLE_DTYPE.itemsize)

    def begin(
        self,
        tables: NDArray[np.bool_],
        hand_numbers: NDArray[np.uint64],
        buttons: Bytes,
        stacks: Chips,
        decks: Bytes | None,
    ) -> None:
        """Begin a hand at the tables that the mask *tables* selects.

        Cards are dealt from *decks* (n, 52), or from the decks of the hand numbers if it is None.
        """
        deck_array = np.empty((0, 52), np.uint8) if decks is None else decks
        table_flags = tables.view(np.uint8)
        tier.fast.hands_begin(
            *self._game_arguments,
            self._hands,
            self._view_bytes,
            table_flags,
            hand_numbers,
            buttons,
            stacks,
            deck_array,
        )

    def step(self, action_kinds: Bytes, amounts: Chips) -> int:
        """Apply a decision at each table where a player is to act.

        Return -1, or the first table with an illegal decision; nothing has changed then.
        """
        illegal_table: int = tier.fast.hands_step(
            *self._game_arguments, self._hands, self._view_bytes, action_kinds, amounts
        )
        return illegal_table


def deal_deck(seed: int, hand_number: int, card_count: int) -> list[int]:
    """Return the cards for the hand with this number, in dealing order.

    >>> deal_deck(1, 0, 5)
    [31, 39, 21, 12, 46]
    """
    cards, fraction = list(range(52)), 0
    for card_index in range(card_count):
        if card_index % CARDS_PER_WORD == 0:
            fraction = (
                random_word(seed, hand_number, 0, card_index // CARDS_PER_WORD)
                >> 64 - FRACTION_BITS
            )
        fraction *= 52 - card_index
        swap_index = card_index + (fraction >> FRACTION_BITS)
        fraction &= (1 << FRACTION_BITS) - 1
        cards[card_index], cards[swap_index] = cards[swap_index], cards[card_index]
    return cards[:card_count]


def derive_decision_word(
    seed: int, hand_number: int, decision: int, is_raise_size: bool = False
) -> int:
    """Return the random word for an action, or with *is_raise_size* for the raise size."""
    attempt, slot = divmod(2 * decision, SLOTS_PER_ATTEMPT)
    return random_word(seed, hand_number, 1 + attempt, slot + is_raise_size)


@dataclass(frozen=True, slots=True, eq=False)
class PolicyTables:
    """A policy in the arrays of the extension (see ``riverboat.sim.arrays.array_policies``)."""

    action_thresholds: NDArray[np.uint64] = field(
        default_factory=lambda: np.empty((4, 2, 0, 5), np.uint64)
    )
    """Cumulative probabilities of the five actions, times 2**32: (4, 2, buckets, 5).

    The indexes are the street, 1 if there is a bet to call, the cards' bucket, and the action.
    """
    preflop_buckets: Bytes = field(default_factory=lambda: np.zeros(169, np.uint8))
    bucket_cuts: NDArray[np.uint16] = field(default_factory=lambda: np.empty((3, 0), np.uint16))


@dataclass(slots=True)
class PlayoutSums:
    """Results of many hands, by seat; ``+`` adds two results."""

    hands: int
    won: list[int]
    """Net chips won by seat, negative if lost."""
    squares: list[int]
    """Sum of the squared results by seat."""
    decisions: int
    showdowns: int
    log: NDArray[Any] | None = None
    """Every decision (`DECISION_DTYPE`), in order, if a log was requested."""

    def __add__(self, other: Self) -> Self:
        logs = [log for log in (self.log, other.log) if log is not None]
        return type(self)(
            self.hands + other.hands,
            [
                left_value + right_value
                for left_value, right_value in zip(self.won, other.won, strict=True)
            ],
            [
                left_value + right_value
                for left_value, right_value in zip(self.squares, other.squares, strict=True)
            ],
            self.decisions + other.decisions,
            self.showdowns + other.showdowns,
            np.concatenate(logs) if logs else None,
        )


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class PlayoutJob:
    """A block of hands to play out: players, starting stacks, and the number of the first hand."""

    seed: int
    button: int
    """Seat of the button; -1 moves it from hand to hand (the hand's number modulo the number of
    seats).
    """
    stacks: tuple[int, ...]
    policy: PolicyTables
    has_log: bool


_MIN_LOG_CAPACITY: Final = 1 << 15
_HANDS_PER_LOG: Final = 1 << 12


def run_playouts(
    rules: PlayoutRules, job: PlayoutJob, first_hand: int, count: int, *, threads: int = 1
) -> PlayoutSums:
    """Play the hands *first_hand* to *first_hand + count - 1*, and return their summed results.

    The sums do not depend on the number of threads.
    """

    def play_part(begin: int, end: int) -> PlayoutSums:
        partial_sums = (
            _run_logged(rules, job, begin, end)
            if job.has_log
            else _run_unlogged(rules, job, begin, end)
        )
        return sum_results(len(job.stacks), partial_sums)

    return run_in_threads(play_part, len(job.stacks), first_hand, count, threads)


def run_in_threads(
    play_part: Callable[[int, int], PlayoutSums],
    seats: int,
    first_hand: int,
    hand_count: int,
    threads: int,
) -> PlayoutSums:
    """Divide hands among threads, and return the sum of their results."""
    if threads == 1:
        return play_part(first_hand, first_hand + hand_count)
    bounds = [first_hand + hand_count * part_index // threads for part_index in range(threads + 1)]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads) as pool:
        futures = [
            pool.submit(play_part, *part_bounds)
            for part_bounds in pairwise(bounds)
            if part_bounds[0] < part_bounds[1]
        ]
        return sum_results(seats, (future.result() for future in futures))


def sum_results(seats: int, partial_sums: Iterator[PlayoutSums]) -> PlayoutSums:
    """Sum several partial results."""
    total_sums = PlayoutSums(0, [0] * seats, [0] * seats, 0, 0)
    logs = []
    for sums in partial_sums:
        if sums.log is not None:
            logs.append(sums.log)
            sums.log = None
        total_sums += sums
    total_sums.log = np.concatenate(logs) if logs else None
    return total_sums


def _run_unlogged(
    rules: PlayoutRules, job: PlayoutJob, first_hand: int, end_hand: int
) -> Iterator[PlayoutSums]:
    """Yield results of blocks of hands, each small enough for sums of 63 bits."""
    max_hands = max((1 << 62) // sum(job.stacks), 1)
    empty_log = np.empty(0, DECISION_DTYPE)
    while first_hand < end_hand:
        block_sums, _ = _run_block(
            rules, job, first_hand, min(end_hand - first_hand, max_hands), empty_log
        )
        first_hand += block_sums.hands
        yield block_sums


def _run_logged(
    rules: PlayoutRules, job: PlayoutJob, first_hand: int, end_hand: int
) -> Iterator[PlayoutSums]:
    """Yield results of some thousand hands at a time, enlarging the log for a longer hand."""
    log_capacity = _MIN_LOG_CAPACITY
    while first_hand < end_hand:
        log = np.zeros(log_capacity, DECISION_DTYPE)
        block_sums, logged_count = _run_block(
            rules, job, first_hand, min(end_hand - first_hand, _HANDS_PER_LOG), log
        )
        if not block_sums.hands:
            log_capacity *= 2
            continue
        first_hand += block_sums.hands
        block_sums.log = log[:logged_count]
        yield block_sums


def _run_block(
    rules: PlayoutRules, job: PlayoutJob, first_hand: int, hand_count: int, log: NDArray[Any]
) -> tuple[PlayoutSums, int]:
    """Play up to *hand_count* hands, as many as fit into the log.

    Return their results, and the number of decisions written to the log.
    """
    seats = len(job.stacks)
    won_sums = np.zeros(seats, np.int64)
    square_sums = np.zeros((seats, 2), np.uint64)
    event_counts = np.zeros(2, np.int64)
    hands, logged_count = tier.fast.hands_play(
        rules.extension_values,
        rules.posts,
        rules.opening,
        job.seed,
        job.policy.action_thresholds,
        job.policy.preflop_buckets,
        job.policy.bucket_cuts,
        job.button,
        first_hand,
        hand_count,
        np.array(job.stacks, np.int64),
        won_sums,
        square_sums,
        event_counts,
        log.view(np.uint8).reshape(len(log), DECISION_DTYPE.itemsize),
    )
    exact_squares = [low_word + (high_word << 64) for low_word, high_word in square_sums.tolist()]
    decisions, showdowns = event_counts.tolist()
    return PlayoutSums(hands, won_sums.tolist(), exact_squares, decisions, showdowns), logged_count
