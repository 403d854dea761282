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
from tests.kernel.fuzz_calls import ALL_COLUMNS, Call, Maker, Rng, choose, shuffled_deck

MAX_NODES = 60
ROUNDING = 1e-6
"""Relative error of a float that is loaded and saved again: a few units in the last place.
Integers, which are below 65,536, must then be equal."""
NEGLIGIBLE = 1e-28
"""Values up to this are stored as 0, as in ``c/spot.h``."""


def random_tree(rng: Rng, street: int) -> list[Any]:
    """Return kinds, streets, players, children and payoffs of a random tree."""
    kinds: list[int] = []
    streets: list[int] = []
    players: list[int] = []
    children: list[int] = []
    open_streets = [street]
    while open_streets:
        street = open_streets.pop(0)
        has_room = len(kinds) + len(open_streets) < MAX_NODES
        end_kinds = [FOLDED, SHOWDOWN] if street == RIVER else [FOLDED]
        inner_kinds = [DECISION, DECISION] if street == RIVER else [DECISION, CHANCE]
        kind = (
            int(choose(rng, *inner_kinds))
            if has_room and rng.random() < 0.6
            else int(choose(rng, *end_kinds))
        )
        count = int(rng.integers(1, 6)) if kind == DECISION else int(kind == CHANCE)
        kinds.append(kind)
        streets.append(street)
        players.append(int(rng.integers(2)))
        children.append(count)
        open_streets += [street + (kind == CHANCE)] * count
    payoffs = np.sort(rng.integers(-50, 50, (len(kinds), 2, 3)), axis=2).astype(np.float64)
    return [np.array(array, np.uint8) for array in (kinds, streets, players, children)] + [payoffs]


def random_weights(rng: Rng, board: list[int]) -> Any:
    """Return weights of both players, few or many, at least one pair of hands that can meet."""
    weights = np.zeros((2, 1326), np.float32)
    for player in (0, 1):
        count = int(choose(rng, 1, 3, 17, 40))
        weights[player, rng.integers(1326, size=count)] = rng.random(count)
    free_cards = [card for card in range(52) if card not in board]
    rng.shuffle(free_cards)
    for player, (low, high) in enumerate((sorted(free_cards[:2]), sorted(free_cards[2:4]))):
        weights[player, high * (high - 1) // 2 + low] = 1
    return weights


def parse_spot_arguments(rng: Rng) -> list[Any]:
    """Return valid arguments of `spot_new`; flops are rare, since they have many boards."""
    cards = int(rng.choice([3, 4, 5], p=[0.02, 0.18, 0.8]))
    board = shuffled_deck(rng)[:cards]
    weights = random_weights(rng, board)
    if rng.random() < 0.3:
        weights[:] = (weights > 0).any(axis=0) | (rng.random() < 0.1)
    suit_permutations = build_permutation_array(find_suit_symmetries(board, weights))
    suit_permutations = suit_permutations if rng.random() < 0.7 else suit_permutations[:1]
    return [
        *random_tree(rng, cards - 3),
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


def spot_new(rng: Rng) -> Call:
    return Call(
        "spot_new",
        parse_spot_arguments(rng),
        limits=(*TREE_LIMITS, (8, ALL_COLUMNS, 33), (9, ALL_COLUMNS, 65)),
    )


class BuiltSolver:
    """A solver after some iterations, with the arguments that built it."""

    def __init__(self, rng: Rng) -> None:
        spot_fields = parse_spot_arguments(rng)
        self.kinds, self.streets, self.players, self.children, self.payoffs = spot_fields[:5]
        self.bits = spot_fields[8]
        self.spot = tier.fast.spot_new(*spot_fields)
        measurements = tier.fast.spot_measure(self.spot)
        self.hands = measurements[3:5]
        self.boards = (1, max(1, measurements[5]), max(1, measurements[6]))
        tier.fast.spot_iterate(self.spot, random_discounts(rng))

    def node(self, rng: Rng, *, decides: bool) -> int:
        nodes = np.flatnonzero(self.kinds == DECISION) if decides else np.arange(len(self.kinds))
        return int(choose(rng, *nodes)) if len(nodes) else 0

    def board(self, rng: Rng, node: int) -> int:
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
            return solver, solver.node(rng, decides=True)


def spot_measure(rng: Rng) -> Call:
    return Call("spot_measure", [BuiltSolver(rng).spot])


def spot_iterate(rng: Rng) -> Call:
    return Call("spot_iterate", [BuiltSolver(rng).spot, random_discounts(rng)])


def spot_assess(rng: Rng) -> Call:
    solver = BuiltSolver(rng)
    check_data = {"payoffs": solver.payoffs}
    return Call(
        "spot_assess",
        [solver.spot, int(rng.integers(2))],
        limits=((1, ALL_COLUMNS, 2),),
        check_data=check_data,
    )


def spot_strategy(rng: Rng) -> Call:
    solver, node = random_decision(rng)
    output = np.empty(solver.table_shape(node), np.float32)
    arguments = [solver.spot, node, solver.board(rng, node), int(rng.integers(2)), output]
    argument_limits = (
        (1, ALL_COLUMNS, len(solver.kinds)),
        (2, ALL_COLUMNS, solver.boards[solver.streets[node]]),
        (3, ALL_COLUMNS, 2),
    )
    return Call("spot_strategy", arguments, output_indexes=(4,), limits=argument_limits)


def spot_reach(rng: Rng) -> Call:
    solver = BuiltSolver(rng)
    node, player = solver.node(rng, decides=False), int(rng.integers(2))
    output = np.empty(solver.hands[player], np.float32)
    arguments = [solver.spot, node, solver.board(rng, node), player, output]
    return Call(
        "spot_reach", arguments, output_indexes=(4,), limits=((1, ALL_COLUMNS, len(solver.kinds)),)
    )


def spot_values(rng: Rng) -> Call:
    solver = BuiltSolver(rng)
    node, player = solver.node(rng, decides=False), int(rng.integers(2))
    actions = int(solver.children[node]) if solver.kinds[node] == DECISION else 0
    hands = solver.hands[player]
    rows = [np.empty(shape, np.float32) for shape in ((hands,), (hands,), (actions, hands))]
    position_arguments = [node, solver.board(rng, node), player, int(rng.integers(2))]
    check_data = {"payoffs": solver.payoffs}
    argument_limits = (
        (1, ALL_COLUMNS, len(solver.kinds)),
        (3, ALL_COLUMNS, 2),
        (4, ALL_COLUMNS, 2),
    )
    arguments = [solver.spot, *position_arguments, *rows]
    return Call(
        "spot_values",
        arguments,
        output_indexes=(5, 6, 7),
        limits=argument_limits,
        check_data=check_data,
    )


def spot_lock(rng: Rng) -> Call:
    solver, node = random_decision(rng)
    strategy = rng.dirichlet(np.ones(solver.table_shape(node)[0]), solver.table_shape(node)[1]).T
    is_fixed = rng.integers(2, size=solver.table_shape(node)[1], dtype=np.uint8)
    board = None if rng.random() < 0.5 else solver.board(rng, node)
    rows = np.ascontiguousarray(strategy, np.float32)
    return Call("spot_lock", [solver.spot, node, board, rows, is_fixed])


def spot_unlock(rng: Rng) -> Call:
    call = spot_lock(rng)
    tier.fast.spot_lock(*call.arguments)
    return Call("spot_unlock", [call.arguments[0]])


def spot_record_bytes(rng: Rng) -> Call:
    solver, node = random_decision(rng)
    return Call("spot_record_bytes", [solver.spot, node, int(choose(rng, 16, 32))])


def record_call_maker(name: str) -> Maker:
    """Return a maker of calls that save or load a record."""

    def make(rng: Rng) -> Call:
        solver, node = random_decision(rng)
        bits = int(choose(rng, 16, 32))
        size = tier.fast.spot_record_bytes(solver.spot, node, bits)
        record = np.frombuffer(rng.bytes(size), np.uint8).copy()
        is_save = name == "spot_save"
        return Call(
            name,
            [solver.spot, node, bits, record],
            output_indexes=(3,) if is_save else (),
            check_data={"solver": solver},
        )

    return make


# Checks -------------------------------------------------------------------------------------------


def check_new(call: Call, spot: object) -> bool:
    """Check that a new solver can work, whatever its arguments are."""
    tier.fast.spot_iterate(spot, np.zeros((1, 3), np.float32))
    return all(np.isfinite(tier.fast.spot_assess(spot, mode)).all() for mode in (0, 1))


def check_solver_usable(call: Call, answer: object) -> bool:
    """Check that a solver still works after a call."""
    return bool(np.isfinite(tier.fast.spot_assess(call.arguments[0], 0)).all())


def check_assess(call: Call, values: tuple[float, float]) -> bool:
    """Check that values are between the payoffs."""
    max_payoff = np.abs(call.check_data["payoffs"]).max() + 1e-3
    assert max(map(abs, values)) <= max_payoff * 1.001, values
    return True


def check_strategy(call: Call, answer: None) -> bool:
    """Check that the shares of each hand sum to 1."""
    strategy = call.arguments[4]
    assert np.allclose(strategy.sum(axis=0), 1, atol=1e-4), strategy
    return True


def check_reach(call: Call, answer: None) -> bool:
    """Check that reach is from 0 to 1."""
    reach = call.arguments[4]
    assert ((reach >= 0) & (reach <= 1.0001)).all(), reach
    return True


def check_values(call: Call, answer: None) -> bool:
    """Check that values are within the payoffs times the opposing weight of each hand."""
    values, weight_met, _ = call.arguments[5:8]
    max_payoff = np.abs(call.check_data["payoffs"]).max()
    assert (np.abs(values) <= max_payoff * weight_met * 1.01 + 1e-2).all(), (values, weight_met)
    return True


def check_record(call: Call, answer: None) -> bool:
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
    differing = [
        name
        for name in ("regrets_scale", "sums_scale")
        if not np.allclose(record[name], other_record[name], rtol=ROUNDING, atol=NEGLIGIBLE)
    ]
    for name, limit in (("regrets", 32767), ("sums", 65535)):
        scales = record[f"{name}_scale"].astype(np.float64)[:, None, None]
        values, other_values = record[name] * scales, other_record[name] * scales
        units = np.abs(values).max(axis=(1, 2), keepdims=True) / limit
        tolerances = ROUNDING * np.abs(values) + max_units * units + NEGLIGIBLE
        if not (np.abs(values - other_values) <= tolerances).all():
            differing.append(name)
    return differing


MAKERS: dict[str, Maker] = {
    "spot_new": spot_new,
    "spot_measure": spot_measure,
    "spot_iterate": spot_iterate,
    "spot_assess": spot_assess,
    "spot_strategy": spot_strategy,
    "spot_reach": spot_reach,
    "spot_values": spot_values,
    "spot_lock": spot_lock,
    "spot_unlock": spot_unlock,
    "spot_record_bytes": spot_record_bytes,
    "spot_save": record_call_maker("spot_save"),
    "spot_load": record_call_maker("spot_load"),
}
CHECKS: dict[str, Callable[[Call, Any], bool]] = {
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
