"""Random hands played by the extension: calls to mutate, and invariants of their answers.

The NumPy tier does not play hands. Checks count the chips instead, and replay whole hands decision
by decision; `tests/sim` compares the rules with the engine.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.compiled_states import CHANCE, MAX_RAISE_CODE, MIN_RAISE_CODE, OVER
from riverboat.kernel.playouts import (
    CALL,
    DECISION_DTYPE,
    FOLD,
    MAX_CHIPS,
    RAISE,
    TABLE_DTYPE,
    PlayoutRules,
)
from riverboat.kernel.regret_sampling import (
    POSTFLOP_SITUATION_COUNT,
    PREFLOP_SITUATION_COUNT,
    REGRET_STEP_DTYPE,
)
from tests.kernel.fuzz_calls import (
    ALL_COLUMNS,
    ArgumentLimit,
    Array,
    CallMaker,
    FuzzCall,
    Rng,
    choose,
    random_card_rows,
)

HAND_BYTE_COUNT = 592
NUMBER_FIELD_BYTES = slice(0, 496)
"""The bytes of a hand that are 64-bit numbers."""


def random_rules(rng: Rng) -> PlayoutRules:
    """Return a game with two blinds, and sometimes antes, a straddle and a dead bet."""
    hole_size = int(choose(rng, 2, 2, 4, 5, 6))
    seats = int(rng.integers(2, min(10, 47 // hole_size) + 1))
    small_blind = int(choose(rng, 1, 1, 5, 1 << 40))
    posts = []
    for button in range(seats):
        seats_after_button = [(button + offset) % seats for offset in range(1, 4)]
        due_posts = [
            [seats_after_button[0], 3, small_blind, small_blind],
            [seats_after_button[1], 3, 2 * small_blind, 2 * small_blind],
        ]
        due_posts += (
            [[seats_after_button[2], 4, 4 * small_blind, 4 * small_blind]]
            if rng.random() < 0.2
            else [[-1, 0, 0, 0]]
        )
        due_posts += (
            [[seats_after_button[0], int(rng.integers(2)), small_blind, 0]]
            if due_posts[-1][0] >= 0
            else [[-1, 0, 0, 0]]
        )
        posts.append(due_posts)
    return PlayoutRules(
        seats=seats,
        hole_cards=hole_size,
        structure=choose(rng, "no-limit", "pot-limit", "limit"),
        half_raise_reopens=bool(rng.integers(2)),
        max_raises=int(rng.integers(4)),
        has_no_heads_up_cap=bool(rng.integers(2)),
        allows_free_fold=bool(rng.integers(2)),
        has_low=hole_size > 2 and bool(rng.integers(2)),
        unit=int(choose(rng, 1, 1, small_blind)),
        bet_sizes=(2 * small_blind, 2 * small_blind, 4 * small_blind, 4 * small_blind),
        blind_total=3 * small_blind,
        posts=np.array(posts, np.int64),
        opening=np.array(
            [[(button_seat + 3) % seats, 2 * small_blind, 0] for button_seat in range(seats)],
            np.int64,
        ),
    )


def game_arguments(playout_rules: PlayoutRules, rng: Rng) -> list[Any]:
    return [
        playout_rules.extension_values,
        playout_rules.posts,
        playout_rules.opening,
        int(rng.integers(1 << 62)),
    ]


MIN_FIELD_VALUES = [(8, 1), (9, 1), (10, 1), (11, 1), (12, 1), (13, 0)]
MAX_FIELD_VALUES = [(0, 10), (1, 6), (2, 2), (3, 2)]
FIELD_LIMITS = [
    (0, slice(field, field + 1), most + 1) for field, most in [*MAX_FIELD_VALUES, *MIN_FIELD_VALUES]
]
"""Limits of a game: seats, hole cards, structure and half-bet flag, and lower bounds around 0."""


def build_argument_limits(
    playout_rules: PlayoutRules, *extra_limits: ArgumentLimit
) -> tuple[ArgumentLimit, ...]:
    """Return the limits of posting and opening seats, of posts, and *extra_limits*."""
    post_limits = [
        (1, slice(1), playout_rules.seats),
        (1, slice(1, 2), 5),
        (1, slice(2, 4), MAX_CHIPS + 1),
    ]
    opening_limits = [
        (2, slice(1), playout_rules.seats),
        (2, slice(1, 2), 1),
        (2, slice(1, 3), MAX_CHIPS + 1),
    ]
    return (*FIELD_LIMITS, *post_limits, *opening_limits, *extra_limits)


def random_stacks(playout_rules: PlayoutRules, rng: Rng, *shape: int) -> Array:
    """Return stacks of a few blinds, or extreme ones."""
    blind = playout_rules.bet_sizes[0]
    normal_stacks: Array = rng.integers(1, 100 * blind, shape)
    short_stacks: Array = rng.integers(1, 3 * blind, shape)
    return np.asarray(
        choose(rng, normal_stacks, normal_stacks, short_stacks, np.full(shape, MAX_CHIPS)), np.int64
    )


# Tables side by side ------------------------------------------------------------------------------


def make_hands_begin_call(rng: Rng) -> FuzzCall:
    playout_rules, table_count = random_rules(rng), int(choose(rng, 0, 1, 2, 5))
    decks = random_card_rows(rng, table_count if rng.random() < 0.4 else 0, 52)
    arguments = [
        *game_arguments(playout_rules, rng),
        np.zeros((table_count, HAND_BYTE_COUNT), np.uint8),
        np.zeros((table_count, TABLE_DTYPE.itemsize), np.uint8),
        rng.integers(0, 2, table_count).astype(np.uint8),
        rng.integers(0, 1 << 62, table_count).astype(np.uint64),
        rng.integers(0, playout_rules.seats, table_count).astype(np.uint8),
        random_stacks(playout_rules, rng, table_count, playout_rules.seats),
        decks,
    ]
    argument_limits = build_argument_limits(
        playout_rules,
        (8, ALL_COLUMNS, playout_rules.seats),
        (9, ALL_COLUMNS, MAX_CHIPS + 1),
        (10, ALL_COLUMNS, 52),
    )
    return FuzzCall("hands_begin", arguments, output_indexes=(4, 5), limits=argument_limits)


def make_hands_step_call(rng: Rng) -> FuzzCall:
    """Begin hands, play some decisions, and sometimes corrupt their bytes."""
    begin_call = make_hands_begin_call(rng)
    begin_call.arguments[6][:] = 1
    tier.fast.hands_begin(*begin_call.arguments)
    hands, observations = begin_call.arguments[4], begin_call.arguments[5]
    is_corrupted = rng.random() < 0.5
    for _ in range(int(rng.integers(12))):
        try:
            if is_corrupted and len(hands):
                corrupt_hands(rng, hands)
            tier.fast.hands_step(*[*begin_call.arguments[:6], *random_decisions(rng, observations)])
        except ValueError:
            break
    inputs_before = {"hands": hands.copy(), "seen": observations.copy()}
    arguments = [
        *begin_call.arguments[:4],
        hands,
        observations,
        *random_decisions(rng, observations),
    ]
    argument_limits = (
        *FIELD_LIMITS,
        (6, ALL_COLUMNS, 3),
        (7, ALL_COLUMNS, MAX_CHIPS + 1),
    )
    return FuzzCall(
        "hands_step",
        arguments,
        output_indexes=(4, 5),
        limits=argument_limits,
        is_valid=not is_corrupted,
        check_data=inputs_before,
    )


def random_decisions(rng: Rng, observations: Array) -> tuple[Array, Array]:
    """Return random decisions, mostly legal ones."""
    table_views = observations.reshape(-1).view(TABLE_DTYPE)
    chosen_kinds = rng.choice([FOLD, CALL, CALL, RAISE, RAISE], len(table_views))
    is_legal = (
        np.take_along_axis(table_views["legal"], chosen_kinds[:, None], 1)[:, 0]
        if len(table_views)
        else chosen_kinds > 0
    )
    action_kinds = np.where(is_legal, chosen_kinds, CALL).astype(np.uint8)
    raise_span = (table_views["most"] - table_views["least"]).clip(0)
    raise_fraction = rng.choice([0.0, 0.0, 0.3, 1.0], len(table_views))
    return action_kinds, table_views["least"] + np.floor(raise_span * raise_fraction).astype(
        np.int64
    ).clip(0, raise_span)


def corrupt_hands(rng: Rng, hands: Array) -> None:
    """Corrupt some bytes or a number of a hand."""
    table_index = int(rng.integers(len(hands)))
    if rng.random() < 0.5:
        hands[table_index, rng.integers(HAND_BYTE_COUNT)] = rng.integers(256)
        return
    field_values = hands[:, NUMBER_FIELD_BYTES].view(np.int64)
    extreme_values = [-1, 0, 1, 2, 3, 9, 10, 63, 255, 1 << 31, MAX_CHIPS, (1 << 59) - 1, 1 << 62]
    field_values[table_index, rng.integers(field_values.shape[1])] = choose(rng, *extreme_values)


def check_hands_begin(call: FuzzCall, _: Any) -> bool:
    """Check that each table has exactly the chips of its starting stacks."""
    is_chosen, stacks = call.arguments[6], call.arguments[9]
    table_views = call.arguments[5].reshape(-1).view(TABLE_DTYPE)
    for table_index in np.flatnonzero(is_chosen):
        _assert_chips_conserved(table_views[table_index], int(stacks[table_index].sum()))
    return True


def check_hands_step(call: FuzzCall, faulty_table: int) -> bool:
    """Check that illegal actions change nothing and legal ones conserve chips."""
    hands, observations = call.arguments[4], call.arguments[5]
    tables_before = call.check_data["seen"].reshape(-1).view(TABLE_DTYPE)
    if faulty_table >= 0:
        assert faulty_table < len(hands), f"table {faulty_table} is at fault, of {len(hands)}"
        return call.is_valid and bool(np.array_equal(hands, call.check_data["hands"]))
    if not call.is_valid:
        return False
    for table_before, table in zip(
        tables_before, observations.reshape(-1).view(TABLE_DTYPE), strict=True
    ):
        _assert_chips_conserved(
            table,
            int(
                table_before["stacks"].sum() + (0 if table_before["done"] else table_before["pot"])
            ),
        )
    return True


def _assert_chips_conserved(table: Any, chips: int) -> None:
    chips_present = int(table["stacks"].sum()) + (0 if table["done"] else int(table["pot"]))
    assert chips_present == chips, f"{chips} chips became {chips_present}"
    assert not table["done"] or table["payoffs"].sum() == 0, "what is won is not what is lost"


# Whole hands --------------------------------------------------------------------------------------


def make_hands_play_call(rng: Rng) -> FuzzCall:
    playout_rules, bucket_count = random_rules(rng), int(choose(rng, 0, 0, 1, 3, 256))
    action_chances = np.sort(rng.integers(0, 1 << 32, (4, 2, bucket_count, 5)).astype(np.uint64))
    bucket_cuts = np.sort(rng.integers(0, 7463, (3, max(bucket_count - 1, 0))).astype(np.uint16))
    log_size = (
        int(choose(rng, 0, 1, 20, 400)) if bucket_count == 0 else int(choose(rng, 1, 20, 400))
    )
    arguments = [
        *game_arguments(playout_rules, rng),
        *(action_chances, rng.integers(0, max(bucket_count, 1), 169).astype(np.uint8), bucket_cuts),
        *(int(rng.integers(-1, playout_rules.seats)), int(choose(rng, 0, 7, (1 << 63) - 1 - 40))),
        int(choose(rng, 0, 1, 4, 30)),
        random_stacks(playout_rules, rng, playout_rules.seats),
        np.ones(playout_rules.seats, np.int64),
        np.ones((playout_rules.seats, 2), np.uint64),
        np.ones(2, np.int64),
        np.zeros((log_size, DECISION_DTYPE.itemsize), np.uint8),
    ]
    max_hands = (1 << 62) // int(arguments[10].sum())
    arguments[9] = max_hands if max_hands < 300 else arguments[9]
    argument_limits = build_argument_limits(
        playout_rules,
        (5, ALL_COLUMNS, bucket_count),
        (7, ALL_COLUMNS, playout_rules.seats),
        (10, ALL_COLUMNS, MAX_CHIPS + 1),
    )
    return FuzzCall(
        "hands_play", arguments, output_indexes=(11, 12, 13, 14), limits=argument_limits
    )


def check_hands_play(call: FuzzCall, hand_and_decision_counts: tuple[int, int]) -> bool:
    """Check that results sum to zero, squares add up, and the log replays to the same result."""
    arguments = call.arguments
    stacks, chips_won, square_sum_halves, decision_counts = arguments[10:14]
    log = arguments[14].reshape(-1).view(DECISION_DTYPE)
    hand_count, logged_count = hand_and_decision_counts
    assert chips_won.sum() == 0, f"{chips_won.tolist()} is not what was lost"
    assert 0 <= hand_count <= arguments[9], f"{hand_count} hands of {arguments[9]}"
    assert logged_count == decision_counts[0], (
        f"{logged_count} decisions are logged, of {decision_counts[0]}"
    )
    sums_of_squares = [low + (high << 64) for low, high in square_sum_halves.tolist()]
    assert all(square <= hand_count * int(stacks.sum()) ** 2 for square in sums_of_squares), (
        sums_of_squares
    )
    if not 0 < hand_count <= 40 or not len(log) or not call.is_valid:
        return True
    payoffs = _replay_log(call, hand_count, log[:logged_count])
    assert (payoffs.sum(axis=0) == chips_won).all(), (
        f"{chips_won.tolist()} and {payoffs.sum(axis=0).tolist()}"
    )
    assert sums_of_squares == [
        sum(int(chips) ** 2 for chips in seat_payoffs) for seat_payoffs in payoffs.T
    ]
    return True


def _replay_log(call: FuzzCall, hand_count: int, log: Array) -> Array:
    """Return the results of a log's hands replayed decision by decision."""
    arguments = call.arguments
    seat_count, button, first_hand = len(arguments[10]), arguments[7], arguments[8]
    hand_numbers = np.arange(first_hand, first_hand + hand_count, dtype=np.uint64)
    buttons = hand_numbers % seat_count if button < 0 else np.full(hand_count, button)
    hand_bytes = np.zeros((hand_count, HAND_BYTE_COUNT), np.uint8)
    table_views = np.zeros(hand_count, TABLE_DTYPE)
    table_bytes = table_views.view(np.uint8).reshape(hand_count, -1)
    is_hand_chosen, stacks = np.ones(hand_count, np.uint8), np.tile(arguments[10], (hand_count, 1))
    state_arguments = [*arguments[:4], hand_bytes, table_bytes]
    no_decks = np.empty((0, 52), np.uint8)
    begin_arguments = [is_hand_chosen, hand_numbers, buttons.astype(np.uint8), stacks, no_decks]
    tier.fast.hands_begin(*[*state_arguments, *begin_arguments])
    logs_by_hand = [log[log["hand"] == hand_number] for hand_number in hand_numbers.tolist()]
    decision_index = 0
    while not table_views["done"].all():
        current_steps = [
            hand_log[min(decision_index, len(hand_log) - 1)] if len(hand_log) else None
            for hand_log in logs_by_hand
        ]
        action_kinds = np.array(
            [CALL if decision is None else decision["kind"] for decision in current_steps], np.uint8
        )
        amounts = np.array(
            [0 if decision is None else decision["to"] for decision in current_steps], np.int64
        )
        fault = tier.fast.hands_step(*[*state_arguments, action_kinds, amounts])
        assert fault == -1, (
            f"hand {hand_numbers[fault]}: decision {decision_index} of the log is illegal"
        )
        decision_index += 1
    assert decision_index == max(map(len, logs_by_hand)), "the log is longer than the hands"
    return np.asarray(table_views["payoffs"][:, :seat_count])


# Regrets ------------------------------------------------------------------------------------------


def _random_dealt_game(rng: Rng) -> tuple[list[Any], PlayoutRules, int, int]:
    """Return a no-limit hold'em game with dealt hands, and the row count of its table."""
    playout_rules = replace(random_rules(rng), hole_cards=2, structure="no-limit", has_low=False)
    hand_count, bucket_counts = int(choose(rng, 0, 1, 3)), rng.integers(1, 3, 4)
    row_count = int(
        PREFLOP_SITUATION_COUNT * bucket_counts[0]
        + POSTFLOP_SITUATION_COUNT * bucket_counts[1:].sum()
    )
    arguments = [
        *game_arguments(playout_rules, rng),
        bucket_counts.astype(np.int64),
        random_card_rows(rng, hand_count, 52),
        np.minimum(
            rng.integers(0, 2, (hand_count, playout_rules.seats, 4)), bucket_counts - 1
        ).astype(np.uint16),
        np.minimum(playout_rules.bet_sizes[0] * rng.integers(1, 5, hand_count, np.int64), 1 << 40),
    ]
    return arguments, playout_rules, hand_count, row_count


def _regret_limits(playout_rules: PlayoutRules) -> tuple[ArgumentLimit, ...]:
    return build_argument_limits(
        playout_rules, (5, ALL_COLUMNS, 52), (6, ALL_COLUMNS, 2), (7, ALL_COLUMNS, (1 << 40) + 1)
    )


def make_regrets_train_call(rng: Rng) -> FuzzCall:
    arguments, playout_rules, _, row_count = _random_dealt_game(rng)
    regret_tables = [np.zeros((row_count, 5)), np.zeros((row_count, 5))]
    strengths = rng.random(int(choose(rng, 0, arguments[4].sum())))
    argument_limits = (
        *_regret_limits(playout_rules),
        *([(8, ALL_COLUMNS, 2)] if len(strengths) else []),
    )
    return FuzzCall(
        "regrets_train",
        [*arguments, strengths, *regret_tables],
        output_indexes=(9, 10),
        limits=argument_limits,
    )


def make_regrets_play_call(rng: Rng) -> FuzzCall:
    arguments, playout_rules, hand_count, row_count = _random_dealt_game(rng)
    arguments += [
        rng.random((1, row_count, 5)),
        np.zeros((hand_count, playout_rules.seats), np.uint8),
        np.ones((hand_count, playout_rules.seats), np.int64),
        np.zeros((int(choose(rng, 0, 1, 400)), REGRET_STEP_DTYPE.itemsize), np.uint8),
    ]
    argument_limits = (*_regret_limits(playout_rules), (9, ALL_COLUMNS, 1))
    return FuzzCall("regrets_play", arguments, output_indexes=(10, 11), limits=argument_limits)


def check_regrets_train(call: FuzzCall, visited_count: int) -> bool:
    """Check that no row was visited without a hand, and that regrets are not negative."""
    assert visited_count > 0 or not call.arguments[10].any()
    assert call.arguments[10].min() >= 0
    return True


def check_regrets_play(call: FuzzCall, logged_count: int) -> bool:
    """Check that results sum to zero, unless the log was full."""
    assert logged_count <= len(call.arguments[11])
    assert logged_count < 0 or not call.arguments[10].sum(axis=1).any()
    return True


# Moments ------------------------------------------------------------------------------------------


def _random_raise_sizes(rng: Rng) -> Array:
    """Return raise sizes: minimum, maximum and fractions of the pot."""
    return rng.choice([MIN_RAISE_CODE, MAX_RAISE_CODE, 0.33, 0.5, 1.0, 2.5], int(rng.integers(4)))


def _random_state(rng: Rng) -> tuple[object, tuple[object, int, int], int]:
    """Return compiled rules, a random state reached by play, and its chips."""
    playout_rules = random_rules(rng)
    compiled_rules = tier.fast.moments_rules(
        *[*game_arguments(playout_rules, rng), _random_raise_sizes(rng)]
    )
    stacks = random_stacks(playout_rules, rng, playout_rules.seats)
    state = tier.fast.moments_root(compiled_rules, stacks, int(rng.integers(playout_rules.seats)))
    for _ in range(int(choose(rng, 0, 3, 12, 40, 200))):
        legal_actions = [action for action in range(64) if state[2] >> action & 1]
        if not legal_actions:
            break
        next_state = tier.fast.moments_next(
            compiled_rules, state[0], int(choose(rng, *legal_actions))
        )
        assert next_state is not None, "a legal action was refused"
        state = next_state
    return compiled_rules, state, int(stacks.sum())


def make_moments_rules_call(rng: Rng) -> FuzzCall:
    playout_rules = random_rules(rng)
    return FuzzCall(
        "moments_rules",
        [*game_arguments(playout_rules, rng), _random_raise_sizes(rng)],
        limits=build_argument_limits(playout_rules),
    )


def make_moments_root_call(rng: Rng) -> FuzzCall:
    playout_rules = random_rules(rng)
    compiled_rules = tier.fast.moments_rules(
        *[*game_arguments(playout_rules, rng), _random_raise_sizes(rng)]
    )
    arguments = [
        compiled_rules,
        random_stacks(playout_rules, rng, playout_rules.seats),
        int(rng.integers(playout_rules.seats)),
    ]
    argument_limits = ((1, ALL_COLUMNS, MAX_CHIPS + 1), (2, ALL_COLUMNS, playout_rules.seats))
    return FuzzCall("moments_root", arguments, limits=argument_limits)


def make_moments_next_call(rng: Rng) -> FuzzCall:
    """Return a call with a state and an action, sometimes illegal or with another game's rules."""
    compiled_rules, (moment, _, legal_mask), chips = _random_state(rng)
    has_foreign_rules = rng.random() < 0.2
    if has_foreign_rules:
        compiled_rules = _random_state(rng)[0]
    action = int(rng.integers(64))
    check_data = {"chips": chips, "legal": bool(legal_mask >> action & 1)}
    call = FuzzCall(
        "moments_next",
        [compiled_rules, moment, action],
        limits=((2, ALL_COLUMNS, 64),),
        check_data=check_data,
    )
    call.is_valid = not has_foreign_rules
    return call


def _make_state_call_maker(name: str) -> CallMaker:
    def make_call(rng: Rng) -> FuzzCall:
        compiled_rules, (moment, player, _), chips = _random_state(rng)
        return FuzzCall(
            name, [compiled_rules, moment], check_data={"chips": chips, "player": player}
        )

    return make_call


def check_compiled_moment_rules(call: FuzzCall, compiled_rules: object) -> bool:
    """Check that a hand can start with these rules."""
    seat_count = len(call.arguments[1])
    stacks = np.full(seat_count, 1_000, np.int64)
    return tier.fast.moments_root(compiled_rules, stacks, 0)[0] is not None


def check_moments_root(call: FuzzCall, state: tuple[object, int, int]) -> bool:
    """Check that the chips equal the stacks."""
    assert state[1] == CHANCE or _chips_at(call, state) == call.arguments[1].sum()
    return True


def check_moments_next(call: FuzzCall, state: tuple[object, int, int] | None) -> bool:
    """Check that legal actions lead to a state and conserve chips."""
    if not call.is_valid:
        return False
    assert (state is not None) == call.check_data["legal"]
    if state is not None and state[1] != CHANCE:
        assert _chips_at(call, state) == call.check_data["chips"]
    return True


def check_moments_returns(call: FuzzCall, chips_won: tuple[int, ...]) -> bool:
    """Check that results sum to zero."""
    assert not call.is_valid or sum(chips_won) == 0, chips_won
    return call.is_valid


def check_table_state(call: FuzzCall, table_state: tuple[Any, ...]) -> bool:
    """Check for duplicate cards and missing chips at decisions and at the end of the hand."""
    player = call.check_data["player"]
    if not call.is_valid:
        return False
    if player != CHANCE:
        chips_in_middle = 0 if player == OVER else table_state[1]
        assert sum(table_state[5]) + chips_in_middle == call.check_data["chips"], table_state
    assert len({*table_state[7]}) == len(table_state[7]), table_state
    return True


def _chips_at(call: FuzzCall, state: tuple[object, int, int]) -> int:
    """Return the chips in stacks and, until the hand is over, in the pot."""
    moment, player, _ = state
    _, pot, *_, stacks, _, _ = tier.fast.moments_look(call.arguments[0], moment)
    return sum(stacks) + (0 if player == OVER else pot)


CALL_MAKERS: dict[str, CallMaker] = {
    "hands_begin": make_hands_begin_call,
    "hands_step": make_hands_step_call,
    "hands_play": make_hands_play_call,
    "regrets_train": make_regrets_train_call,
    "regrets_play": make_regrets_play_call,
    "moments_rules": make_moments_rules_call,
    "moments_root": make_moments_root_call,
    "moments_next": make_moments_next_call,
    "moments_returns": _make_state_call_maker("moments_returns"),
    "moments_look": _make_state_call_maker("moments_look"),
}
ANSWER_CHECKS: dict[str, Callable[[FuzzCall, Any], bool]] = {
    "hands_begin": check_hands_begin,
    "hands_step": check_hands_step,
    "hands_play": check_hands_play,
    "regrets_train": check_regrets_train,
    "regrets_play": check_regrets_play,
    "moments_rules": check_compiled_moment_rules,
    "moments_root": check_moments_root,
    "moments_next": check_moments_next,
    "moments_returns": check_moments_returns,
    "moments_look": check_table_state,
}
