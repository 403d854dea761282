"""Random valid calls of the post-flop solver, and checks of its answers.

Trees are random and need not be those of a game: only what the solver promises is checked. Values
are between the payoffs, strategies sum to 1, and records lead to the same tables.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

from riverboat.kernel import tier
from riverboat.kernel.spots.spot_cards import build_permutation_array, find_suit_symmetries
from riverboat.kernel.spots.spot_tree import CHANCE, DECISION, FOLDED, RIVER, SHOWDOWN
from tests.kernel.fuzz_calls import ALL_COLUMNS, CallMaker, FuzzCall, Rng, choose, shuffled_deck

MAX_NODES = 60
ROUNDING_TOLERANCE = 1e-6
"""Relative error of a float that is loaded and saved again: a few units in the last place.
Integers, which are below 65,536, must then be equal."""
NEGLIGIBLE_VALUE = 1e-28
"""Values up to this are stored as 0, as in ``c/spot.h``."""


def random_tree(rng: Rng, street: int) -> list[Any]:
    """Return kinds, streets, players, children and payoffs of a random tree."""
    node_kinds: list[int] = []
    node_streets: list[int] = []
    node_players: list[int] = []
    child_counts: list[int] = []
    open_streets = [street]
    while open_streets:
        street = open_streets.pop(0)
        has_room = len(node_kinds) + len(open_streets) < MAX_NODES
        end_kinds = [FOLDED, SHOWDOWN] if street == RIVER else [FOLDED]
        inner_kinds = [DECISION, DECISION] if street == RIVER else [DECISION, CHANCE]
        node_kind = (
            int(choose(rng, *inner_kinds))
            if has_room and rng.random() < 0.6
            else int(choose(rng, *end_kinds))
        )
        child_count = int(rng.integers(1, 6)) if node_kind == DECISION else int(node_kind == CHANCE)
        node_kinds.append(node_kind)
        node_streets.append(street)
        node_players.append(int(rng.integers(2)))
        child_counts.append(child_count)
        open_streets += [street + (node_kind == CHANCE)] * child_count
    payoffs = np.sort(rng.integers(-50, 50, (len(node_kinds), 2, 3)), axis=2).astype(np.float64)
    return [
        np.array(array, np.uint8)
        for array in (node_kinds, node_streets, node_players, child_counts)
    ] + [payoffs]


def random_weights(rng: Rng, board: list[int]) -> Any:
    """Return weights of both players, few or many, at least one pair of hands that can meet."""
    weights = np.zeros((2, 1326), np.float32)
    for player in (0, 1):
        hand_count = int(choose(rng, 1, 3, 17, 40))
        weights[player, rng.integers(1326, size=hand_count)] = rng.random(hand_count)
    free_cards = [card for card in range(52) if card not in board]
    rng.shuffle(free_cards)
    for player, (low_card, high_card) in enumerate(
        (sorted(free_cards[:2]), sorted(free_cards[2:4]))
    ):
        weights[player, high_card * (high_card - 1) // 2 + low_card] = 1
    return weights


def random_spot_arguments(rng: Rng) -> list[Any]:
    """Return valid arguments of `spot_new`; flops are rare, since they have many boards."""
    board_size = int(rng.choice([3, 4, 5], p=[0.02, 0.18, 0.8]))
    board = shuffled_deck(rng)[:board_size]
    weights = random_weights(rng, board)
    if rng.random() < 0.3:
        weights[:] = (weights > 0).any(axis=0) | (rng.random() < 0.1)
    suit_permutations = build_permutation_array(find_suit_symmetries(board, weights))
    suit_permutations = suit_permutations if rng.random() < 0.7 else suit_permutations[:1]
    return [
        *random_tree(rng, board_size - 3),
        np.array(board, np.uint8),
        weights,
        np.ascontiguousarray(suit_permutations),
        int(choose(rng, 16, 32)),
        int(choose(rng, 1, 1, 2, 3)),
        choose(rng, "", "", "plain"),
    ]


TREE_LIMITS = (
    (0, ALL_COLUMNS, SHOWDOWN + 1),
    (1, ALL_COLUMNS, 3),
    (2, ALL_COLUMNS, 2),
    (3, ALL_COLUMNS, 17),
    (5, ALL_COLUMNS, 52),
    (7, ALL_COLUMNS, 4),
)


def make_spot_new_call(rng: Rng) -> FuzzCall:
    return FuzzCall(
        "spot_new",
        random_spot_arguments(rng),
        limits=(*TREE_LIMITS, (8, ALL_COLUMNS, 33), (9, ALL_COLUMNS, 65)),
    )


class BuiltSolver:
    """A solver after some iterations, with the arguments that built it."""

    def __init__(self, rng: Rng) -> None:
        spot_arguments = random_spot_arguments(rng)
        self.kinds, self.streets, self.players, self.children, self.payoffs = spot_arguments[:5]
        self.bits = spot_arguments[8]
        self.spot = tier.fast.spot_new(*spot_arguments)
        measurements = tier.fast.spot_measure(self.spot)
        self.hands = measurements[3:5]
        self.boards = (1, max(1, measurements[5]), max(1, measurements[6]))
        tier.fast.spot_iterate(self.spot, random_discounts(rng))

    def choose_node(self, rng: Rng, *, is_decision: bool) -> int:
        nodes = (
            np.flatnonzero(self.kinds == DECISION) if is_decision else np.arange(len(self.kinds))
        )
        return int(choose(rng, *nodes)) if len(nodes) else 0

    def choose_board(self, rng: Rng, node: int) -> int:
        return int(rng.integers(self.boards[self.streets[node]]))

    def table_shape(self, node: int) -> tuple[int, int]:
        """Return the numbers of actions and hands of a decision."""
        return int(self.children[node]), int(self.hands[self.players[node]])


def random_discounts(rng: Rng) -> Any:
    return rng.random((int(choose(rng, 0, 1, 2, 5)), 3)).astype(np.float32)


def random_decision(rng: Rng) -> tuple[BuiltSolver, int]:
    """Return a solver with a decision, and its number."""
    while True:
        solver = BuiltSolver(rng)
        if (solver.kinds == DECISION).any():
            return solver, solver.choose_node(rng, is_decision=True)


def make_spot_measure_call(rng: Rng) -> FuzzCall:
    return FuzzCall("spot_measure", [BuiltSolver(rng).spot])


def make_spot_iterate_call(rng: Rng) -> FuzzCall:
    return FuzzCall("spot_iterate", [BuiltSolver(rng).spot, random_discounts(rng)])


def make_spot_assess_call(rng: Rng) -> FuzzCall:
    solver = BuiltSolver(rng)
    check_data = {"payoffs": solver.payoffs}
    return FuzzCall(
        "spot_assess",
        [solver.spot, int(rng.integers(2))],
        limits=((1, ALL_COLUMNS, 2),),
        check_data=check_data,
    )


def make_spot_strategy_call(rng: Rng) -> FuzzCall:
    solver, node = random_decision(rng)
    output = np.empty(solver.table_shape(node), np.float32)
    arguments = [solver.spot, node, solver.choose_board(rng, node), int(rng.integers(2)), output]
    argument_limits = (
        (1, ALL_COLUMNS, len(solver.kinds)),
        (2, ALL_COLUMNS, solver.boards[solver.streets[node]]),
        (3, ALL_COLUMNS, 2),
    )
    return FuzzCall("spot_strategy", arguments, output_indexes=(4,), limits=argument_limits)


def make_spot_reach_call(rng: Rng) -> FuzzCall:
    solver = BuiltSolver(rng)
    node, player = solver.choose_node(rng, is_decision=False), int(rng.integers(2))
    output = np.empty(solver.hands[player], np.float32)
    arguments = [solver.spot, node, solver.choose_board(rng, node), player, output]
    return FuzzCall(
        "spot_reach", arguments, output_indexes=(4,), limits=((1, ALL_COLUMNS, len(solver.kinds)),)
    )


def make_spot_values_call(rng: Rng) -> FuzzCall:
    solver = BuiltSolver(rng)
    node, player = solver.choose_node(rng, is_decision=False), int(rng.integers(2))
    action_count = int(solver.children[node]) if solver.kinds[node] == DECISION else 0
    hand_count = solver.hands[player]
    output_arrays = [
        np.empty(shape, np.float32)
        for shape in ((hand_count,), (hand_count,), (action_count, hand_count))
    ]
    node_arguments = [node, solver.choose_board(rng, node), player, int(rng.integers(2))]
    check_data = {"payoffs": solver.payoffs}
    argument_limits = (
        (1, ALL_COLUMNS, len(solver.kinds)),
        (3, ALL_COLUMNS, 2),
        (4, ALL_COLUMNS, 2),
    )
    arguments = [solver.spot, *node_arguments, *output_arrays]
    return FuzzCall(
        "spot_values",
        arguments,
        output_indexes=(5, 6, 7),
        limits=argument_limits,
        check_data=check_data,
    )


def make_spot_lock_call(rng: Rng) -> FuzzCall:
    solver, node = random_decision(rng)
    strategy = rng.dirichlet(np.ones(solver.table_shape(node)[0]), solver.table_shape(node)[1]).T
    is_fixed = rng.integers(2, size=solver.table_shape(node)[1], dtype=np.uint8)
    board = None if rng.random() < 0.5 else solver.choose_board(rng, node)
    strategy_rows = np.ascontiguousarray(strategy, np.float32)
    return FuzzCall("spot_lock", [solver.spot, node, board, strategy_rows, is_fixed])


def make_spot_unlock_call(rng: Rng) -> FuzzCall:
    call = make_spot_lock_call(rng)
    tier.fast.spot_lock(*call.arguments)
    return FuzzCall("spot_unlock", [call.arguments[0]])


def make_spot_record_bytes_call(rng: Rng) -> FuzzCall:
    solver, node = random_decision(rng)
    return FuzzCall("spot_record_bytes", [solver.spot, node, int(choose(rng, 16, 32))])


def make_record_call_maker(name: str) -> CallMaker:
    """Return a maker of calls that save or load a record."""

    def make_call(rng: Rng) -> FuzzCall:
        solver, node = random_decision(rng)
        bits = int(choose(rng, 16, 32))
        record_size = tier.fast.spot_record_bytes(solver.spot, node, bits)
        record = np.frombuffer(rng.bytes(record_size), np.uint8).copy()
        is_save = name == "spot_save"
        return FuzzCall(
            name,
            [solver.spot, node, bits, record],
            output_indexes=(3,) if is_save else (),
            check_data={"solver": solver},
        )

    return make_call


# Checks -------------------------------------------------------------------------------------------


def check_new(call: FuzzCall, spot: object) -> bool:
    """Check that a new solver can work, whatever its arguments are."""
    tier.fast.spot_iterate(spot, np.zeros((1, 3), np.float32))
    return all(np.isfinite(tier.fast.spot_assess(spot, mode)).all() for mode in (0, 1))


def check_solver_usable(call: FuzzCall, answer: object) -> bool:
    """Check that a solver still works after a call."""
    return bool(np.isfinite(tier.fast.spot_assess(call.arguments[0], 0)).all())


def check_assess(call: FuzzCall, assessed_values: tuple[float, float]) -> bool:
    """Check that values are between the payoffs."""
    max_payoff = np.abs(call.check_data["payoffs"]).max() + 1e-3
    assert max(map(abs, assessed_values)) <= max_payoff * 1.001, assessed_values
    return True


def check_strategy(call: FuzzCall, answer: None) -> bool:
    """Check that the shares of each hand sum to 1."""
    strategy = call.arguments[4]
    assert np.allclose(strategy.sum(axis=0), 1, atol=1e-4), strategy
    return True


def check_reach(call: FuzzCall, answer: None) -> bool:
    """Check that reach is from 0 to 1."""
    reach = call.arguments[4]
    assert ((reach >= 0) & (reach <= 1.0001)).all(), reach
    return True


def check_values(call: FuzzCall, answer: None) -> bool:
    """Check that values are within the payoffs times the opposing weight of each hand."""
    values, opposing_weights, _ = call.arguments[5:8]
    max_payoff = np.abs(call.check_data["payoffs"]).max()
    assert (np.abs(values) <= max_payoff * opposing_weights * 1.01 + 1e-2).all(), (
        values,
        opposing_weights,
    )
    return True


def check_record(call: FuzzCall, answer: None) -> bool:
    """Check that a record that is loaded and saved again has the same values in each field."""
    spot, node, bits, record = call.arguments
    solver = call.check_data["solver"]
    layout = record_layout(solver.table_shape(node), bits)
    tier.fast.spot_load(spot, node, bits, np.zeros_like(record))
    tier.fast.spot_load(spot, node, bits, record)
    saved_again = np.empty_like(record)
    tier.fast.spot_save(spot, node, bits, saved_again)
    max_units = 0 if solver.bits == 32 else 1
    changed_fields = differing_fields(record.view(layout), saved_again.view(layout), max_units)
    assert not changed_fields, (changed_fields, record, saved_again)
    return True


def record_layout(table_shape: tuple[int, int], bits: int) -> np.dtype[np.void]:
    """Return the type of a board's part of a record: two scales, then regrets and sums."""
    regret_type, sum_type = ("<i2", "<u2") if bits == 16 else ("<f4", "<f4")
    return np.dtype(
        [
            ("regrets_scale", "<f4"),
            ("sums_scale", "<f4"),
            ("regrets", regret_type, table_shape),
            ("sums", sum_type, table_shape),
        ]
    )


def differing_fields(record: Any, other_record: Any, max_units: int) -> list[str]:
    """Return the fields that differ by more than rounding.

    Regrets and sums may also differ by *max_units* of a 16-bit table: a solver that stores square
    roots in 16 bits rounds each value that it loads.
    """
    assert record.dtype == other_record.dtype
    assert record.shape == other_record.shape
    differing_names = [
        name
        for name in ("regrets_scale", "sums_scale")
        if not np.allclose(
            record[name], other_record[name], rtol=ROUNDING_TOLERANCE, atol=NEGLIGIBLE_VALUE
        )
    ]
    for name, max_stored in (("regrets", 32767), ("sums", 65535)):
        scales = record[f"{name}_scale"].astype(np.float64)[:, None, None]
        values, other_values = record[name] * scales, other_record[name] * scales
        unit_sizes = np.abs(values).max(axis=(1, 2), keepdims=True) / max_stored
        tolerances = ROUNDING_TOLERANCE * np.abs(values) + max_units * unit_sizes + NEGLIGIBLE_VALUE
        if not (np.abs(values - other_values) <= tolerances).all():
            differing_names.append(name)
    return differing_names


CALL_MAKERS: dict[str, CallMaker] = {
    "spot_new": make_spot_new_call,
    "spot_measure": make_spot_measure_call,
    "spot_iterate": make_spot_iterate_call,
    "spot_assess": make_spot_assess_call,
    "spot_strategy": make_spot_strategy_call,
    "spot_reach": make_spot_reach_call,
    "spot_values": make_spot_values_call,
    "spot_lock": make_spot_lock_call,
    "spot_unlock": make_spot_unlock_call,
    "spot_record_bytes": make_spot_record_bytes_call,
    "spot_save": make_record_call_maker("spot_save"),
    "spot_load": make_record_call_maker("spot_load"),
}
ANSWER_CHECKS: dict[str, Callable[[FuzzCall, Any], bool]] = {
    "spot_new": check_new,
    "spot_measure": check_solver_usable,
    "spot_iterate": check_solver_usable,
    "spot_assess": check_assess,
    "spot_strategy": check_strategy,
    "spot_reach": check_reach,
    "spot_values": check_values,
    "spot_lock": check_solver_usable,
    "spot_unlock": check_solver_usable,
    "spot_record_bytes": check_solver_usable,
    "spot_save": check_record,
    "spot_load": check_solver_usable,
}
