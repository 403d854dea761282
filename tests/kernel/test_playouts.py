"""Hands played by the extension: decks, buffer checks and corrupted state."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from riverboat.kernel import tier
from riverboat.kernel.playouts import (
    CALL,
    DECISION_DTYPE,
    RAISE,
    TABLE_DTYPE,
    PlayoutJob,
    PlayoutRules,
    PlayoutTables,
    PolicyTables,
    deal_deck,
    derive_decision_word,
    run_playouts,
)
from riverboat.kernel.sampling.random_streams import random_word

needs_c = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)

SEAT_COUNT, TABLE_COUNT = 3, 4
HAND_BYTE_COUNT = 592


def make_rules(**changes: Any) -> PlayoutRules:
    """Return no-limit hold'em 1/2 for three players, with the blinds left of the button."""
    posts = [
        [[(button + 1) % 3, 3, 1, 1], [(button + 2) % 3, 3, 2, 2]] for button in range(SEAT_COUNT)
    ]
    default_fields: dict[str, Any] = {
        "seats": SEAT_COUNT,
        "hole_cards": 2,
        "structure": "no-limit",
        "half_raise_reopens": False,
        "max_raises": 0,
        "has_no_heads_up_cap": False,
        "allows_free_fold": True,
        "has_low": False,
        "unit": 1,
        "bet_sizes": (2, 2, 2, 2),
        "blind_total": 3,
        "posts": np.array(posts, np.int64),
        "opening": np.array([[button, 2, 0] for button in range(SEAT_COUNT)], np.int64),
    }
    return PlayoutRules(**(default_fields | changes))


def game_arguments(playout_rules: PlayoutRules) -> list[Any]:
    return [playout_rules.extension_values, playout_rules.posts, playout_rules.opening, 7]


def begin_arguments(playout_rules: PlayoutRules | None = None) -> list[Any]:
    """Return the arguments of `hands_begin`."""
    return [
        *game_arguments(playout_rules or make_rules()),
        np.zeros((TABLE_COUNT, HAND_BYTE_COUNT), np.uint8),
        np.zeros((TABLE_COUNT, TABLE_DTYPE.itemsize), np.uint8),
        np.ones(TABLE_COUNT, np.uint8),
        np.arange(TABLE_COUNT, dtype=np.uint64),
        np.zeros(TABLE_COUNT, np.uint8),
        np.full((TABLE_COUNT, SEAT_COUNT), 50, np.int64),
        np.empty((0, 52), np.uint8),
    ]


def play_arguments(playout_rules: PlayoutRules | None = None) -> list[Any]:
    """Return the arguments of `hands_play`."""
    policies = PolicyTables()
    return [
        *game_arguments(playout_rules or make_rules()),
        *(policies.action_thresholds, policies.preflop_buckets, policies.bucket_cuts),
        *(-1, 0, 10),
        np.full(SEAT_COUNT, 50, np.int64),
        np.zeros(SEAT_COUNT, np.int64),
        np.zeros((SEAT_COUNT, 2), np.uint64),
        np.zeros(2, np.int64),
        np.zeros((0, DECISION_DTYPE.itemsize), np.uint8),
    ]


# Cards and words ----------------------------------------------------------------------------------


def test_partial_deal_is_prefix_of_full_shuffle() -> None:
    for hand_number in range(50):
        full_deck = deal_deck(3, hand_number, 52)
        assert sorted(full_deck) == list(range(52))
        assert deal_deck(3, hand_number, 17) == full_deck[:17]


def test_cards_are_uniform_in_every_position() -> None:
    card_counts = np.zeros((52, 52), np.int64)
    hand_count = 5_200
    for hand_number in range(hand_count):
        card_counts[np.arange(52), deal_deck(11, hand_number, 52)] += 1
    chi_squared = ((card_counts - hand_count / 52) ** 2 / (hand_count / 52)).sum()
    assert abs(chi_squared - 51 * 51) < 5 * (2 * 51 * 51) ** 0.5


def test_decision_and_card_random_words_are_distinct() -> None:
    card_words = {random_word(5, 1, 0, slot) for slot in range(64)}
    decision_words = [
        derive_decision_word(5, 1, decision, is_second_word)
        for decision in range(200)
        for is_second_word in (False, True)
    ]
    assert len(card_words | set(decision_words)) == 64 + 400


@needs_c
def test_extension_deals_deck_of_hand_number() -> None:
    tables = PlayoutTables(make_rules(), 9, TABLE_COUNT)
    hand_numbers = np.array([0, 3, 2**40, 2**64 - 1], np.uint64)
    stacks = np.full((TABLE_COUNT, SEAT_COUNT), 50, np.int64)
    is_table_chosen = np.ones(TABLE_COUNT, np.bool_)
    tables.begin(is_table_chosen, hand_numbers, np.zeros(TABLE_COUNT, np.uint8), stacks, None)
    dealt_decks = [deal_deck(9, int(hand_number), 11) for hand_number in hand_numbers]
    assert tables.observations["hole"][:, :2].tolist() == [
        [cards[2], cards[5]] for cards in dealt_decks
    ]
    call_actions = np.full(TABLE_COUNT, CALL, np.uint8)
    while not tables.observations["done"].all():
        assert tables.step(call_actions, np.zeros(TABLE_COUNT, np.int64)) == -1
    assert tables.observations["board"].tolist() == [cards[6:] for cards in dealt_decks]


@needs_c
def test_playout_starts_at_requested_hand_number() -> None:
    playout_job = PlayoutJob(
        seed=4, button=-1, stacks=(50,) * 3, policy=PolicyTables(), has_log=True
    )
    playout_sums, last_result = (
        run_playouts(make_rules(), playout_job, 0, 40),
        run_playouts(make_rules(), playout_job, 25, 15),
    )
    assert playout_sums.log is not None
    assert last_result.log is not None
    assert playout_sums.log[playout_sums.log["hand"] >= 25].tolist() == last_result.log.tolist()
    assert set(last_result.log["hand"].tolist()) == set(range(25, 40))


# Refused arguments --------------------------------------------------------------------------------


def replace_at(arguments: list[Any], index: int, value: Any) -> list[Any]:
    return [*arguments[:index], value, *arguments[index + 1 :]]


@needs_c
@pytest.mark.parametrize(
    "index, value, message",
    [
        (0, np.zeros(14, np.int64), "game is out of bounds"),
        (0, np.zeros(13, np.int64), "game: a length of 14 is expected in dimension 0, not 13"),
        (1, np.zeros((3, 41, 4), np.int64), "posts is out of bounds"),
        (1, np.full((3, 1, 4), 3, np.int64), "posts is out of bounds"),
        (1, np.full((3, 1, 4), -2, np.int64), "posts is out of bounds"),
        (1, np.zeros((2, 1, 4), np.int64), "posts: a length of 3 is expected"),
        (2, np.zeros((3, 3), np.int64), "opening is out of bounds"),
        (3, -1, "can't convert negative int"),
        (4, np.zeros((4, HAND_BYTE_COUNT + 8), np.uint8), "hands: a length of 592 is expected"),
        (
            4,
            np.zeros(4 * HAND_BYTE_COUNT + 1, np.uint8)[1:].reshape(4, -1),
            "hands is out of bounds",
        ),
        (5, np.zeros((3, TABLE_DTYPE.itemsize), np.uint8), "seen: a length of 4 is expected"),
        (6, np.ones(3, np.uint8), "which: a length of 4 is expected"),
        (7, np.zeros(4, np.int64), "numbers: an array of uint64 is expected"),
        (8, np.full(4, 3, np.uint8), "buttons is out of bounds"),
        (9, np.zeros((4, 3), np.int64), "stacks is out of bounds"),
        (9, np.full((4, 3), 2**53 + 1, np.int64), "stacks is out of bounds"),
        (10, np.zeros((4, 52), np.uint8), "decks is out of bounds"),
        (10, np.zeros((3, 52), np.uint8), "decks: a length of 4 is expected"),
    ],
)
def test_invalid_begin_arguments_are_refused(index: int, value: Any, message: str) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError), match=message):
        tier.fast.hands_begin(*replace_at(begin_arguments(), index, value))


@needs_c
@pytest.mark.parametrize(
    "index, value, message",
    [
        (4, np.zeros((4, 2, 1, 4), np.uint64), "chances: a length of 5 is expected"),
        (4, np.zeros((4, 2, 257, 5), np.uint64), "chances is out of bounds"),
        (4, np.zeros((4, 2, 2, 5), np.uint64), "cuts: a length of 1 is expected"),
        (5, np.zeros(168, np.uint8), "preflop: a length of 169 is expected"),
        (7, 3, "button is out of bounds"),
        (7, -2, "button is out of bounds"),
        (8, -5, "first or count is out of bounds"),
        (9, 1 << 61, "count is out of bounds"),
        (9, 1 << 63, "too (large|big)"),
        (10, np.zeros(3, np.int64), "stacks is out of bounds"),
        (11, np.zeros(2, np.int64), "sums: a length of 3 is expected"),
        (14, np.zeros((5, 25), np.uint8), "log: a length of 24 is expected"),
    ],
)
def test_invalid_playout_arguments_are_refused(index: int, value: Any, message: str) -> None:
    with pytest.raises((ValueError, TypeError, OverflowError), match=message):
        tier.fast.hands_play(*replace_at(play_arguments(), index, value))


@needs_c
@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 11},
        {"hole_cards": 3},
        {"hole_cards": 7},
        {"unit": 0},
        {"bet_sizes": (2, 2, 0, 2)},
        {"blind_total": -1},
        {"max_raises": -1},
    ],
)
def test_invalid_game_is_refused(changes: dict[str, Any]) -> None:
    for extension_function, arguments in (
        (tier.fast.hands_begin, begin_arguments(make_rules(**changes))),
        (tier.fast.hands_play, play_arguments(make_rules(**changes))),
    ):
        with pytest.raises(ValueError, match="game is out of bounds"):
            extension_function(*arguments)


@needs_c
def test_full_log_ends_playout_before_next_hand() -> None:
    arguments = play_arguments()
    arguments[14] = np.zeros((9, DECISION_DTYPE.itemsize), np.uint8)
    hands, logged_count = tier.fast.hands_play(*arguments)
    log = arguments[14].view(DECISION_DTYPE)[:logged_count, 0]
    assert hands == len(set(log["hand"].tolist())) < 10
    assert 0 < logged_count <= 9


@needs_c
def test_stepping_unstarted_hand_is_refused() -> None:
    arguments = begin_arguments()
    tier.fast.hands_begin(*arguments)
    arguments[4][2] = 0
    with pytest.raises(ValueError, match="hands: a hand has not begun"):
        step_hands(arguments, np.ones(4, np.uint8), np.zeros(4, np.int64))


def step_hands(begun_arguments: list[Any], *decisions: Any) -> int:
    """Step hands that were begun with these arguments."""
    arguments = (*begun_arguments[:6], *decisions)
    faulty_table: int = tier.fast.hands_step(*arguments)
    return faulty_table


def corrupt_random_bytes(rng: np.random.Generator, hands: np.ndarray[Any, Any]) -> None:
    """Change a few bytes of random hands."""
    for _ in range(int(rng.integers(1, 4))):
        hands[rng.integers(TABLE_COUNT), rng.integers(HAND_BYTE_COUNT)] = rng.integers(256)


def corrupt_random_integer(rng: np.random.Generator, hands: np.ndarray[Any, Any]) -> None:
    """Write an extreme or small integer into a random field of a random hand."""
    extreme_values = [
        -1,
        0,
        1,
        2,
        3,
        7,
        9,
        10,
        63,
        255,
        1 << 20,
        1 << 31,
        1 << 53,
        (1 << 59) - 1,
        1 << 62,
    ]
    field_values = hands[:, :496].view(np.int64)
    field_values[rng.integers(TABLE_COUNT), rng.integers(field_values.shape[1])] = extreme_values[
        rng.integers(len(extreme_values))
    ]


@needs_c
@pytest.mark.parametrize("corrupt", [corrupt_random_bytes, corrupt_random_integer])
@pytest.mark.parametrize("structure", ["no-limit", "pot-limit", "limit"])
def test_corrupted_state_is_refused_or_played_safely(
    structure: str, corrupt: Callable[[np.random.Generator, np.ndarray[Any, Any]], None]
) -> None:
    rng = np.random.default_rng(5)
    playout_rules = make_rules(structure=structure, hole_cards=4, has_low=True)
    refusal_count = 0
    for _ in range(300):
        arguments = begin_arguments(playout_rules)
        tier.fast.hands_begin(*arguments)
        hands, tables = arguments[4], arguments[5].view(TABLE_DTYPE)[:, 0]
        try:
            for decision in range(12):
                if not decision % 3:
                    corrupt(rng, hands)
                action_kinds = np.where(tables["legal"][:, RAISE], RAISE, CALL).astype(np.uint8)
                hands_before = hands.copy()
                fault = step_hands(arguments, action_kinds, tables["least"].copy())
                assert fault < TABLE_COUNT
                assert fault < 0 or (hands == hands_before).all()
        except ValueError:
            refusal_count += 1
    assert 0 < refusal_count < 300
