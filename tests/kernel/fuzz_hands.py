"""Random hands played by the extension: calls to mutate, and invariants of their answers.

The NumPy tier does not play hands. Checks count the chips instead, and replay whole hands decision
by decision; `tests/sim` compares the rules with the engine.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.compiled_states import CHANCE, MAX_RAISE, MIN_RAISE, OVER
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
    POSTFLOP_SITUATIONS,
    PREFLOP_SITUATIONS,
    REGRET_STEP_DTYPE,
)
from tests.kernel.fuzz_calls import (
    ALL_COLUMNS,
    Array,
    Call,
    Limit,
    Maker,
    Rng,
    choose,
    rows_of_cards,
)

HAND_BYTES = 592
FIELD_BYTES = slice(0, 496)
"""The bytes of a hand that are 64-bit numbers."""


def random_rules(rng: Rng) -> PlayoutRules:
    """Return a game with two blinds, and sometimes antes, a straddle and a dead bet."""
    hole_size = int(choose(rng, 2, 2, 4, 5, 6))
    seats = int(rng.integers(2, min(10, 47 // hole_size) + 1))
    small_blind = int(choose(rng, 1, 1, 5, 1 << 40))
    posts = []
    for button in range(seats):
        seats_after_button = [(button + offset) % seats for offset in range(1, 4)]
        due = [
            [seats_after_button[0], 3, small_blind, small_blind],
            [seats_after_button[1], 3, 2 * small_blind, 2 * small_blind],
        ]
        due += (
            [[seats_after_button[2], 4, 4 * small_blind, 4 * small_blind]]
            if rng.random() < 0.2
            else [[-1, 0, 0, 0]]
        )
        due += (
            [[seats_after_button[0], int(rng.integers(2)), small_blind, 0]]
            if due[-1][0] >= 0
            else [[-1, 0, 0, 0]]
        )
        posts.append(due)
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
        opening=np.array([[(b + 3) % seats, 2 * small_blind, 0] for b in range(seats)], np.int64),
    )


def game_arguments(playout_rules: PlayoutRules, rng: Rng) -> list[Any]:
    return [
        playout_rules.packed,
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


def call_limits(playout_rules: PlayoutRules, *extra_limits: Limit) -> tuple[Limit, ...]:
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


def hands_begin(rng: Rng) -> Call:
    playout_rules, tables = random_rules(rng), int(choose(rng, 0, 1, 2, 5))
    decks = rows_of_cards(rng, tables if rng.random() < 0.4 else 0, 52)
    arguments = [
        *game_arguments(playout_rules, rng),
        np.zeros((tables, HAND_BYTES), np.uint8),
        np.zeros((tables, TABLE_DTYPE.itemsize), np.uint8),
        rng.integers(0, 2, tables).astype(np.uint8),
        rng.integers(0, 1 << 62, tables).astype(np.uint64),
        rng.integers(0, playout_rules.seats, tables).astype(np.uint8),
        random_stacks(playout_rules, rng, tables, playout_rules.seats),
        decks,
    ]
    argument_limits = call_limits(
        playout_rules,
        (8, ALL_COLUMNS, playout_rules.seats),
        (9, ALL_COLUMNS, MAX_CHIPS + 1),
        (10, ALL_COLUMNS, 52),
    )
    return Call("hands_begin", arguments, output_indexes=(4, 5), limits=argument_limits)


def hands_step(rng: Rng) -> Call:
    """Begin hands, play some decisions, and sometimes corrupt their bytes."""
    begin_call = hands_begin(rng)
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
        (6, ALL_COLUMNS, 3),
        (7, ALL_COLUMNS, MAX_CHIPS + 1),
    )
    return Call(
        "hands_step",
        arguments,
        output_indexes=(4, 5),
        limits=argument_limits,
        is_valid=not is_corrupted,
        check_data=inputs_before,
    )


def random_decisions(rng: Rng, array: Array) -> tuple[Array, Array]:
    """Return random decisions, mostly legal ones."""
    view = array.reshape(-1).view(TABLE_DTYPE)
    command = rng.choice([FOLD, CALL, CALL, RAISE, RAISE], len(view))
    legal = (
        np.take_along_axis(view["legal"], command[:, None], 1)[:, 0] if len(view) else command > 0
    )
    action_kinds = np.where(legal, command, CALL).astype(np.uint8)
    raise_span = (view["most"] - view["least"]).clip(0)
    raise_fraction = rng.choice([0.0, 0.0, 0.3, 1.0], len(view))
    return action_kinds, view["least"] + np.floor(raise_span * raise_fraction).astype(
        np.int64
    ).clip(0, raise_span)


def corrupt_hands(rng: Rng, hands: Array) -> None:
    """Corrupt some bytes or a number of a hand."""
    table = int(rng.integers(len(hands)))
    if rng.random() < 0.5:
        hands[table, rng.integers(HAND_BYTES)] = rng.integers(256)
        return
    numbers = hands[:, FIELD_BYTES].view(np.int64)
    extreme_values = [-1, 0, 1, 2, 3, 9, 10, 63, 255, 1 << 31, MAX_CHIPS, (1 << 59) - 1, 1 << 62]
    numbers[table, rng.integers(numbers.shape[1])] = choose(rng, *extreme_values)


def check_hands_begin(call: Call, _: Any) -> bool:
    """Check that each table has exactly the chips of its starting stacks."""
    is_chosen, stacks = call.arguments[6], call.arguments[9]
    view = call.arguments[5].reshape(-1).view(TABLE_DTYPE)
    for table in np.flatnonzero(is_chosen):
        _assert_chips_conserved(view[table], int(stacks[table].sum()))
    return True


def check_hands_step(call: Call, fault: int) -> bool:
    """Check that illegal actions change nothing and legal ones conserve chips."""
    hands, observations = call.arguments[4], call.arguments[5]
    view_before = call.check_data["seen"].reshape(-1).view(TABLE_DTYPE)
    if fault >= 0:
        assert fault < len(hands), f"table {fault} is at fault, of {len(hands)}"
        return call.is_valid and bool(np.array_equal(hands, call.check_data["hands"]))
    if not call.is_valid:
        return False
    for table_before, table in zip(
        view_before, observations.reshape(-1).view(TABLE_DTYPE), strict=True
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


def hands_play(rng: Rng) -> Call:
    playout_rules, buckets = random_rules(rng), int(choose(rng, 0, 0, 1, 3, 256))
    chances = np.sort(rng.integers(0, 1 << 32, (4, 2, buckets, 5)).astype(np.uint64))
    bucket_cuts = np.sort(rng.integers(0, 7463, (3, max(buckets - 1, 0))).astype(np.uint16))
    log_size = int(choose(rng, 0, 1, 20, 400)) if buckets == 0 else int(choose(rng, 1, 20, 400))
    arguments = [
        *game_arguments(playout_rules, rng),
        *(chances, rng.integers(0, max(buckets, 1), 169).astype(np.uint8), bucket_cuts),
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
    argument_limits = call_limits(
        playout_rules,
        (5, ALL_COLUMNS, buckets),
        (7, ALL_COLUMNS, playout_rules.seats),
        (10, ALL_COLUMNS, MAX_CHIPS + 1),
    )
    return Call("hands_play", arguments, output_indexes=(11, 12, 13, 14), limits=argument_limits)


def check_hands_play(call: Call, hand_counts: tuple[int, int]) -> bool:
    """Check that results sum to zero, squares add up, and the log replays to the same result."""
    arguments = call.arguments
    stacks, won, squares, counts = arguments[10:14]
    log = arguments[14].reshape(-1).view(DECISION_DTYPE)
    hands, logged = hand_counts
    assert won.sum() == 0, f"{won.tolist()} is not what was lost"
    assert 0 <= hands <= arguments[9], f"{hands} hands of {arguments[9]}"
    assert logged == counts[0], f"{logged} decisions are logged, of {counts[0]}"
    sums_of_squares = [low + (high << 64) for low, high in squares.tolist()]
    assert all(square <= hands * int(stacks.sum()) ** 2 for square in sums_of_squares), (
        sums_of_squares
    )
    if not 0 < hands <= 40 or not len(log) or not call.is_valid:
        return True
    payoffs = _replay_log(call, hands, log[:logged])
    assert (payoffs.sum(axis=0) == won).all(), f"{won.tolist()} and {payoffs.sum(axis=0).tolist()}"
    assert sums_of_squares == [sum(int(chips) ** 2 for chips in seat) for seat in payoffs.T]
    return True


def _replay_log(call: Call, hands: int, log: Array) -> Array:
    """Return the results of a log's hands replayed decision by decision."""
    arguments = call.arguments
    seats, button, first_hand = len(arguments[10]), arguments[7], arguments[8]
    numbers = np.arange(first_hand, first_hand + hands, dtype=np.uint64)
    buttons = numbers % seats if button < 0 else np.full(hands, button)
    hand_bytes = np.zeros((hands, HAND_BYTES), np.uint8)
    views = np.zeros(hands, TABLE_DTYPE)
    table_bytes = views.view(np.uint8).reshape(hands, -1)
    all_hands, stacks = np.ones(hands, np.uint8), np.tile(arguments[10], (hands, 1))
    state_arguments = [*arguments[:4], hand_bytes, table_bytes]
    no_decks = np.empty((0, 52), np.uint8)
    begin_arguments = [all_hands, numbers, buttons.astype(np.uint8), stacks, no_decks]
    tier.fast.hands_begin(*[*state_arguments, *begin_arguments])
    logs_by_hand = [log[log["hand"] == number] for number in numbers.tolist()]
    step = 0
    while not views["done"].all():
        current_steps = [
            hand_log[min(step, len(hand_log) - 1)] if len(hand_log) else None
            for hand_log in logs_by_hand
        ]
        action_kinds = np.array(
            [CALL if decision is None else decision["kind"] for decision in current_steps], np.uint8
        )
        amounts = np.array(
            [0 if decision is None else decision["to"] for decision in current_steps], np.int64
        )
        fault = tier.fast.hands_step(*[*state_arguments, action_kinds, amounts])
        assert fault == -1, f"hand {numbers[fault]}: decision {step} of the log is illegal"
        step += 1
    assert step == max(map(len, logs_by_hand)), "the log is longer than the hands"
    return np.asarray(views["payoffs"][:, :seats])


# Regrets ------------------------------------------------------------------------------------------


def _dealt_game(rng: Rng) -> tuple[list[Any], PlayoutRules, int, int]:
    """Return a no-limit hold'em game with dealt hands, and the row count of its table."""
    playout_rules = replace(random_rules(rng), hole_cards=2, structure="no-limit", has_low=False)
    hands, sizes = int(choose(rng, 0, 1, 3)), rng.integers(1, 3, 4)
    rows = int(PREFLOP_SITUATIONS * sizes[0] + POSTFLOP_SITUATIONS * sizes[1:].sum())
    arguments = [
        *game_arguments(playout_rules, rng),
        sizes.astype(np.int64),
        rows_of_cards(rng, hands, 52),
        np.minimum(rng.integers(0, 2, (hands, playout_rules.seats, 4)), sizes - 1).astype(
            np.uint16
        ),
        np.minimum(playout_rules.bet_sizes[0] * rng.integers(1, 5, hands, np.int64), 1 << 40),
    ]
    return arguments, playout_rules, hands, rows


def _regret_limits(playout_rules: PlayoutRules) -> tuple[Limit, ...]:
    return call_limits(
        playout_rules, (5, ALL_COLUMNS, 52), (6, ALL_COLUMNS, 2), (7, ALL_COLUMNS, (1 << 40) + 1)
    )


def regrets_train(rng: Rng) -> Call:
    arguments, playout_rules, _, rows = _dealt_game(rng)
    tables = [np.zeros((rows, 5)), np.zeros((rows, 5))]
    strengths = rng.random(int(choose(rng, 0, arguments[4].sum())))
    argument_limits = (
        *_regret_limits(playout_rules),
        *([(8, ALL_COLUMNS, 2)] if len(strengths) else []),
    )
    return Call(
        "regrets_train",
        [*arguments, strengths, *tables],
        output_indexes=(9, 10),
        limits=argument_limits,
    )


def regrets_play(rng: Rng) -> Call:
    arguments, playout_rules, hands, rows = _dealt_game(rng)
    arguments += [
        rng.random((1, rows, 5)),
        np.zeros((hands, playout_rules.seats), np.uint8),
        np.ones((hands, playout_rules.seats), np.int64),
        np.zeros((int(choose(rng, 0, 1, 400)), REGRET_STEP_DTYPE.itemsize), np.uint8),
    ]
    argument_limits = (*_regret_limits(playout_rules), (9, ALL_COLUMNS, 1))
    return Call("regrets_play", arguments, output_indexes=(10, 11), limits=argument_limits)


def check_regrets_train(call: Call, visited: int) -> bool:
    """Check that no row was visited without a hand, and that regrets are not negative."""
    assert visited > 0 or not call.arguments[10].any()
    assert call.arguments[10].min() >= 0
    return True


def check_regrets_play(call: Call, logged: int) -> bool:
    """Check that results sum to zero, unless the log was full."""
    assert logged <= len(call.arguments[11])
    assert logged < 0 or not call.arguments[10].sum(axis=1).any()
    return True


# Moments ------------------------------------------------------------------------------------------


def _random_raise_sizes(rng: Rng) -> Array:
    """Return raise sizes: minimum, maximum and fractions of the pot."""
    return rng.choice([MIN_RAISE, MAX_RAISE, 0.33, 0.5, 1.0, 2.5], int(rng.integers(4)))


def _random_state(rng: Rng) -> tuple[object, tuple[object, int, int], int]:
    """Return compiled rules, a random state reached by play, and its chips."""
    playout_rules = random_rules(rng)
    compiled = tier.fast.moments_rules(
        *[*game_arguments(playout_rules, rng), _random_raise_sizes(rng)]
    )
    stacks = random_stacks(playout_rules, rng, playout_rules.seats)
    root_state = tier.fast.moments_root(compiled, stacks, int(rng.integers(playout_rules.seats)))
    for _ in range(int(choose(rng, 0, 3, 12, 40, 200))):
        legal_actions = [action for action in range(64) if root_state[2] >> action & 1]
        if not legal_actions:
            break
        next_state = tier.fast.moments_next(
            compiled, root_state[0], int(choose(rng, *legal_actions))
        )
        assert next_state is not None, "a legal action was refused"
        root_state = next_state
    return compiled, root_state, int(stacks.sum())


def moments_rules(rng: Rng) -> Call:
    playout_rules = random_rules(rng)
    return Call(
        "moments_rules",
        [*game_arguments(playout_rules, rng), _random_raise_sizes(rng)],
        limits=call_limits(playout_rules),
    )


def moments_root(rng: Rng) -> Call:
    playout_rules = random_rules(rng)
    compiled = tier.fast.moments_rules(
        *[*game_arguments(playout_rules, rng), _random_raise_sizes(rng)]
    )
    arguments = [
        compiled,
        random_stacks(playout_rules, rng, playout_rules.seats),
        int(rng.integers(playout_rules.seats)),
    ]
    argument_limits = ((1, ALL_COLUMNS, MAX_CHIPS + 1), (2, ALL_COLUMNS, playout_rules.seats))
    return Call("moments_root", arguments, limits=argument_limits)


def moments_next(rng: Rng) -> Call:
    """Return a call with a state and an action, sometimes illegal or with another game's rules."""
    compiled, (moment, _, legal), chips = _random_state(rng)
    has_foreign_rules = rng.random() < 0.2
    if has_foreign_rules:
        compiled = _random_state(rng)[0]
    action = int(rng.integers(64))
    counts = {"chips": chips, "legal": bool(legal >> action & 1)}
    call = Call(
        "moments_next",
        [compiled, moment, action],
        limits=((2, ALL_COLUMNS, 64),),
        check_data=counts,
    )
    call.is_valid = not has_foreign_rules
    return call


def _state_query(name: str) -> Maker:
    def make_query(rng: Rng) -> Call:
        compiled, (moment, player, _), chips = _random_state(rng)
        return Call(name, [compiled, moment], check_data={"chips": chips, "player": player})

    return make_query


def check_compiled_moment_rules(call: Call, compiled: object) -> bool:
    """Check that a hand can start with these rules."""
    seats = len(call.arguments[1])
    stacks = np.full(seats, 1_000, np.int64)
    return tier.fast.moments_root(compiled, stacks, 0)[0] is not None


def check_moments_root(call: Call, state: tuple[object, int, int]) -> bool:
    """Check that the chips equal the stacks."""
    assert state[1] == CHANCE or _chips_at(call, state) == call.arguments[1].sum()
    return True


def check_moments_next(call: Call, state: tuple[object, int, int] | None) -> bool:
    """Check that legal actions lead to a state and conserve chips."""
    if not call.is_valid:
        return False
    assert (state is not None) == call.check_data["legal"]
    if state is not None and state[1] != CHANCE:
        assert _chips_at(call, state) == call.check_data["chips"]
    return True


def check_moments_returns(call: Call, won: tuple[int, ...]) -> bool:
    """Check that results sum to zero."""
    assert not call.is_valid or sum(won) == 0, won
    return call.is_valid


def check_table_state(call: Call, table_state: tuple[Any, ...]) -> bool:
    """Check for duplicate cards and missing chips at decisions and at the end of the hand."""
    player = call.check_data["player"]
    if not call.is_valid:
        return False
    if player != CHANCE:
        chips_in_middle = 0 if player == OVER else table_state[1]
        assert sum(table_state[5]) + chips_in_middle == call.check_data["chips"], table_state
    assert len({*table_state[7]}) == len(table_state[7]), table_state
    return True


def _chips_at(call: Call, state: tuple[object, int, int]) -> int:
    """Return the chips in stacks and, until the hand is over, in the pot."""
    moment, player, _ = state
    _, pot, *_, stacks, _, _ = tier.fast.moments_look(call.arguments[0], moment)
    return sum(stacks) + (0 if player == OVER else pot)


MAKERS: dict[str, Maker] = {
    "hands_begin": hands_begin,
    "hands_step": hands_step,
    "hands_play": hands_play,
    "regrets_train": regrets_train,
    "regrets_play": regrets_play,
    "moments_rules": moments_rules,
    "moments_root": moments_root,
    "moments_next": moments_next,
    "moments_returns": _state_query("moments_returns"),
    "moments_look": _state_query("moments_look"),
}
CHECKS: dict[str, Callable[[Call, Any], bool]] = {
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
