"""The post-flop solver: tiers, instruction sets, threads, storage, memory and errors."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest

from riverboat import Sizes, Spot
from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLES
from riverboat.kernel.spots.compiled_spot import CompiledSpot
from riverboat.kernel.spots.discounts import Discount, compute_discount
from riverboat.kernel.spots.spot_cards import SpotCards, build_permutation_array, permute_card
from riverboat.kernel.spots.spot_solver import SpotSolver
from riverboat.kernel.spots.spot_tree import DECISION
from riverboat.kernel.spots.vectorized_spot import VectorizedSpot
from tests.kernel.fuzz_extension import PYTHON_HEADERS, ROOT, extension_sources
from tests.schedule import run_in

needs_c = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)

FIRST_RANGE_TEXT, SECOND_RANGE_TEXT = (
    "AA, KK:0.5, AK, KQs, JTs, 98s, 76s",
    "QQ, JJ, 99, AQ, KJs, T9s:0.25, 87s",
)


def make_spot(board: str = "Qs Jh 2h 7c", **options: Any) -> Spot:
    bet_sizes = Sizes(bet="50%, 100%", raise_=0.5)
    return Spot(
        board,
        (FIRST_RANGE_TEXT, SECOND_RANGE_TEXT),
        100,
        220,
        options.pop("sizes", bet_sizes),
        raise_cap=2,
        **options,
    )


def compile_spot(
    spot: Spot, bits: Any = 32, workers: int = 1, instruction_set: str = ""
) -> CompiledSpot:
    return CompiledSpot(spot.tree_arrays, spot.cards, bits, workers, instruction_set)


def make_discounts(count: int, first_iteration: int = 0) -> list[Discount]:
    return [compute_discount(first_iteration + offset) for offset in range(count)]


def mask_live_hands(spot: Spot, player: int, board: tuple[int, ...]) -> Any:
    """Return the indexes of a player's hands that share no card with a board."""
    return ~np.isin(HOLES[spot.cards.hands[player]], board).any(axis=1)


# Tiers --------------------------------------------------------------------------------------------


@needs_c
@pytest.mark.parametrize("board", ["Qs Jh 2h 7c 4d", "8h 6h 3h Th", "Qs Jh 2h 7c"])
def test_tiers_have_the_same_strategies_and_values(board: str) -> None:
    """Hands are compared after few iterations: rounding leads two runs apart later."""
    tested_spot = make_spot(board, rake=(0.05, 8))
    solvers: list[SpotSolver] = [
        compile_spot(tested_spot),
        VectorizedSpot(tested_spot.tree_arrays, tested_spot.cards),
    ]
    for solver in solvers:
        solver.iterate(make_discounts(2))
    tree = tested_spot.tree_arrays
    for node in [0, *tree.decisions[1:40:4].tolist(), len(tree) - 1]:
        last_board = tested_spot.cards.boards[tree.streets[node]][-1]
        for player in (0, 1):
            live_indexes = mask_live_hands(tested_spot, player, last_board.cards)
            tier_values = [solver.values(node, last_board.index, player) for solver in solvers]
            for c_values, numpy_values in zip(*tier_values, strict=True):
                assert c_values[..., live_indexes] == pytest.approx(
                    numpy_values[..., live_indexes], rel=2e-3, abs=2e-2
                )
            tier_reaches = [solver.reach(node, last_board.index, player) for solver in solvers]
            assert tier_reaches[0] == pytest.approx(tier_reaches[1], abs=1e-4)
        if tree.kinds[node] == DECISION:
            live_indexes = mask_live_hands(tested_spot, int(tree.players[node]), last_board.cards)
            c_values, numpy_values = (
                solver.strategy(node, last_board.index)[:, live_indexes] for solver in solvers
            )
            assert c_values == pytest.approx(numpy_values, abs=1e-3)


@needs_c
@pytest.mark.parametrize("board", ["Qs Jh 2h 7c 4d", "8h 6h 3h Th"])
def test_tiers_agree_to_a_ten_thousandth_of_the_pot(board: str) -> None:
    tested_spot = make_spot(board)
    solvers: list[SpotSolver] = [
        compile_spot(tested_spot),
        VectorizedSpot(tested_spot.tree_arrays, tested_spot.cards),
    ]
    for solver in solvers:
        solver.iterate(make_discounts(25))
    c_assessment, numpy_assessment = (solver.assess(uses_best_response=False) for solver in solvers)
    assert c_assessment == pytest.approx(numpy_assessment, abs=0.01)


@pytest.mark.parametrize("used_tier", tier.TIERS)
def test_spot_is_solved_in_each_tier(used_tier: tier.Tier) -> None:
    with tier.use_tier(used_tier):
        solution = make_spot("Qs Jh 2h 7c 4d").solve(to=0.2)
        assert solution.exploitability <= 0.2
        assert sum(solution.ev) == pytest.approx(100, abs=1e-3)


def test_locks_hold_in_numpy_tier() -> None:
    with tier.use_tier("numpy"):
        solution = make_spot("Qs Jh 2h 7c 4d").solve(to=1)
        solution.root.lock({"AA": {"check": 1}})
        solution.resume(to=1)
        assert solution.root.strategy("AA")["check"] == 1
        ev_before = solution.best_response("oop").ev
        solution.unlock()
        solution.resume(to=1)
        assert solution.best_response("oop").ev > ev_before - 1


# Equal bits ---------------------------------------------------------------------------------------


def save_node_records(solver: CompiledSpot, spot: Spot, bits: Any) -> list[bytes]:
    return [
        solver.save_record(node, bits).tobytes() for node in spot.tree_arrays.decisions.tolist()
    ]


@needs_c
@pytest.mark.parametrize("bits", [32, 16])
def test_instruction_sets_compute_the_same_bits(bits: Any) -> None:
    tested_spot = make_spot("8h 6h 3h Th")
    tables_by_instructions = {}
    for instructions in ("plain", "avx2", "avx512"):
        try:
            solver = compile_spot(tested_spot, bits, instruction_set=instructions)
        except ValueError as error:
            assert instructions != "plain"
            assert str(error) == "instructions: this machine does not support the set"  # noqa: PT017
            continue
        solver.iterate(make_discounts(12))
        tables_by_instructions[instructions] = save_node_records(solver, tested_spot, bits)
    assert len({tuple(tables) for tables in tables_by_instructions.values()}) == 1


@needs_c
@run_in("slow", "flop")
@pytest.mark.parametrize("board", ["Qs Jh 2h 7c", "Ks 7s 2s"], ids=["turn", "flop"])
def test_threads_compute_the_same_bits(board: str) -> None:
    tested_spot = make_spot(board)
    records = []
    for workers in (1, 2, 5):
        solver = compile_spot(tested_spot, workers=workers)
        solver.iterate(make_discounts(6))
        records.append(save_node_records(solver, tested_spot, 32))
    assert records[0] == records[1] == records[2]


@needs_c
def test_sixteen_bits_are_near_to_floats() -> None:
    tested_spot = make_spot()
    values_by_bits = []
    for bits in (32, 16):
        solver = compile_spot(tested_spot, bits)
        solver.iterate(make_discounts(120))
        strategy_values, best_response_values = (
            solver.assess(uses_best_response=uses_best_response)
            for uses_best_response in (False, True)
        )
        values_by_bits.append((strategy_values[0], sum(best_response_values) / 2))
    assert values_by_bits[0] == pytest.approx(values_by_bits[1], abs=0.05)
    assert values_by_bits[1][1] < 0.3  # of a pot of 100


@needs_c
@pytest.mark.parametrize("board", ["Qs Jh 2h 7c", "8h 6h 3h Th"])
def test_sixteen_bits_converge_like_floats(board: str) -> None:
    """Rounding at each iteration loses no hand that is nearly indifferent."""
    tested_spot = make_spot(board)
    exploitabilities = []
    for bits in (32, 16):
        solver = compile_spot(tested_spot, bits)
        solver.iterate(make_discounts(400))
        strategy_values, best_response_values = (
            solver.assess(uses_best_response=uses_best_response)
            for uses_best_response in (False, True)
        )
        exploitabilities.append((sum(best_response_values) - sum(strategy_values)) / 2)
    assert exploitabilities[1] < 1.2 * exploitabilities[0]
    assert exploitabilities[1] < 0.03  # of a pot of 100


@needs_c
@pytest.mark.parametrize("bits", [16, 32])
def test_sums_near_the_smallest_float_stay_numbers(bits: Any) -> None:
    """Strategy sums that fade to almost 0 give finite strategies and values."""
    tested_spot = make_spot("Qs Jh 2h 7c 4d")
    fading_discounts = [Discount(0.9, 0.5, 1e-9) for _ in range(60)]
    for solver in (
        compile_spot(tested_spot, bits),
        VectorizedSpot(tested_spot.tree_arrays, tested_spot.cards),
    ):
        solver.iterate([compute_discount(0), *fading_discounts])
        for node in tested_spot.tree_arrays.decisions.tolist():
            strategy_shares = solver.strategy(node, 0)
            assert np.isfinite(strategy_shares).all()
            assert strategy_shares.sum(axis=0) == pytest.approx(1, abs=1e-3)
        assert np.isfinite(solver.assess(uses_best_response=True)).all()


# Records ------------------------------------------------------------------------------------------


@needs_c
@pytest.mark.parametrize("bits", [16, 32])
def test_records_lead_from_tier_to_tier(bits: Any) -> None:
    tested_spot = make_spot("8h 6h 3h Th")
    compiled_spot, other_spot = (
        compile_spot(tested_spot),
        VectorizedSpot(tested_spot.tree_arrays, tested_spot.cards),
    )
    compiled_spot.iterate(make_discounts(8))
    for node in tested_spot.tree_arrays.decisions.tolist():
        other_spot.load_record(node, bits, compiled_spot.save_record(node, bits))
        assert np.array_equal(
            other_spot.save_record(node, bits), compiled_spot.save_record(node, bits)
        )
    for uses_best_response in (False, True):  # equal strategies have equal values in both tiers
        expected = compiled_spot.assess(uses_best_response=uses_best_response)
        assessment = other_spot.assess(uses_best_response=uses_best_response)
        assert assessment == pytest.approx(expected, abs=1e-3 if bits == 32 else 0.1)


@needs_c
def test_record_without_numbers_becomes_zero() -> None:
    tested_spot = make_spot("Qs Jh 2h 7c 4d")
    solver = compile_spot(tested_spot)
    record = np.full_like(solver.save_record(0, 32), 255)  # all floats are NaN
    solver.load_record(0, 32, record)
    assert solver.strategy(0, 0) == pytest.approx(1 / len(tested_spot.tree.nodes[0].actions))


# Boards and memory --------------------------------------------------------------------------------


@needs_c
@pytest.mark.parametrize(
    "board, ranges",
    [
        ("Qs Jh 2h", ("AA, KQs", "QQ, 98s")),
        ("Qs Jh 2h", ("AsKs", "QhQd")),
        ("Ks 7s 2s", ("AA, 76s", "KK, A5s")),
        ("9c 9d 5h", ("AA, 76s", "KK, A5s")),
        ("8h 6h 3h Th", ("AA, 76s", "KK, A5s")),
    ],
)
def test_extension_has_the_same_boards(board: str, ranges: tuple[str, str]) -> None:
    spot = Spot(board, ranges, 10, 10, Sizes(bet=1, raise_=()))
    measurements = compile_spot(spot).measurements
    assert measurements[5:7] == spot.cards.board_counts[1:]
    assert measurements[3:5] == tuple(map(len, spot.cards.hands))


def test_each_real_card_leads_to_one_board_of_its_orbit() -> None:
    spot_cards = make_spot("8h 6h 3h", isomorphism=True).cards
    board_weight = 0
    for board in spot_cards.boards[1]:
        deal = next(deal for deal in spot_cards.boards[0][0].deals if deal.board is board)
        board_weight += 1 + len(deal.copies)
    assert board_weight == 49
    for card in set(range(52)) - set(spot_cards.board):
        board_location = spot_cards.locate((card,))
        assert permute_card(board_location.suits, card) == board_location.board.cards[-1]
    with pytest.raises(ValueError, match="cannot come"):
        spot_cards.locate((spot_cards.board[0],))


@needs_c
@pytest.mark.parametrize("bits", [16, 32])
@pytest.mark.parametrize("board", ["Qs Jh 2h 7c", "Ks 7s 2s"])
def test_estimated_memory_equals_allocated_memory(board: str, bits: Any) -> None:
    tested_spot = make_spot(board)
    estimated_memory = tested_spot.estimate(bits=bits, jobs=2).memory
    tables, boards, workspace = compile_spot(tested_spot, bits, 2).measurements[:3]
    assert tables == pytest.approx(estimated_memory.tables, rel=0.05)  # whole cache lines
    assert boards + workspace <= estimated_memory.boards + estimated_memory.workspace + tables // 10
    assert estimated_memory.total <= 1.4 * (tables + boards + workspace)


# Errors -------------------------------------------------------------------------------------------


def build_spot_arguments(spot: Spot) -> list[Any]:
    tree, cards = spot.tree_arrays, spot.cards
    return [
        *(tree.kinds, tree.streets, tree.players, tree.child_counts, tree.payoffs),
        np.array(cards.board, np.uint8),
        cards.weights,
        build_permutation_array(cards.permutations),
        *(32, 1, ""),
    ]


def change_entry(array: Any, index: Any, value: Any) -> Any:
    edited_array = array.copy()
    edited_array[index] = value
    return edited_array


@needs_c
@pytest.mark.parametrize(
    "index, edit, message",
    [
        (
            0,
            lambda kinds: change_entry(kinds, 0, 9),
            "a node has an invalid kind, street or player",
        ),
        (0, lambda kinds: change_entry(kinds, 0, 3), "a node has an invalid number of children"),
        (1, lambda streets: change_entry(streets, 0, 1), "the first node is not on the street"),
        (1, lambda streets: change_entry(streets, 1, 1), "another street"),
        (
            3,
            lambda children: change_entry(children, 0, 17),
            "a node has an invalid number of children",
        ),
        (
            4,
            lambda payoffs: change_entry(payoffs, (0, 0, 0), np.nan),
            "a payoff is out of bounds",
        ),
        (
            5,
            lambda board: change_entry(board, 1, board[0]),
            "board: invalid or duplicate card",
        ),
        (5, lambda board: board[:2].copy(), "board: 3 to 5 cards are expected"),
        (6, lambda weights: change_entry(weights, (0, 0), 2), "weights: numbers from 0 to 1"),
        (
            6,
            lambda weights: change_entry(weights, 0, 0),
            "a range has no hand without board cards",
        ),
        (7, lambda group: group[:0].copy(), "permutations: 1 to 24 are expected"),
        (7, lambda group: np.array([[0, 1, 2, 3], [1, 0, 2, 3]], np.uint8), "permutations: one"),
        (8, lambda bits: 8, "bits: a number from 16 to 32 is expected, not 8"),
        (8, lambda bits: 24, "bits: 16 or 32 are expected"),
        (9, lambda workers: 0, "workers: a number from 1 to 64 is expected, not 0"),
        (10, lambda name: "mmx", "instructions: this machine does not support the set"),
    ],
)
def test_impossible_spot_is_refused(index: int, edit: Any, message: str) -> None:
    arguments = build_spot_arguments(make_spot("Qs Jh 2h 7c 4d"))
    arguments[index] = edit(arguments[index])
    with pytest.raises(ValueError, match=message):
        tier.fast.spot_new(*arguments)


@needs_c
def test_out_of_range_node_or_board_is_refused() -> None:
    tested_spot = make_spot("Qs Jh 2h 7c 4d")
    solver = compile_spot(tested_spot)
    with pytest.raises(ValueError, match="board: a number from 0 to 0 is expected, not 1"):
        solver.strategy(0, 1)
    terminal_node = int(np.flatnonzero(tested_spot.tree_arrays.kinds != DECISION)[0])
    with pytest.raises(ValueError, match=f"node: {terminal_node} is not a decision node"):
        solver.strategy(terminal_node, 0)
    with pytest.raises(ValueError, match="discounts: factors from 0 to 1 are expected"):
        solver.iterate([Discount(2, 0, 0)])
    hand_count = len(tested_spot.cards.hands[0])
    action_count = len(tested_spot.tree.nodes[0].actions)
    with pytest.raises(ValueError, match="strategy: shares from 0 to 1 are expected"):
        solver.lock(
            0,
            None,
            np.full((action_count, hand_count), 2, np.float32),
            np.ones(hand_count, np.uint8),
        )


@needs_c
def test_solver_works_in_one_thread_at_a_time() -> None:
    """A second thread is refused while the first works; the solver stays usable."""
    solver = compile_spot(make_spot(), workers=2)
    refusals: list[str] = []

    def run_unless_refused(solver_function: Callable[[], object]) -> None:
        try:
            solver_function()
        except RuntimeError as error:
            refusals.append(str(error))

    for _ in range(20):
        working_thread = Thread(
            target=run_unless_refused, args=(partial(solver.iterate, make_discounts(60)),)
        )
        working_thread.start()
        while working_thread.is_alive() and not refusals:
            run_unless_refused(partial(solver.assess, uses_best_response=False))
        working_thread.join()
        if refusals:
            break
    assert set(refusals) == {"the solver is in use by another thread"}
    assert np.isfinite(solver.assess(uses_best_response=False)).all()


# Other builds -------------------------------------------------------------------------------------

SCALAR_BUILD_CODE = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("riverboat.kernel._fast", sys.argv[1])
fast = importlib.util.module_from_spec(spec)
sys.modules["riverboat.kernel._fast"] = fast
spec.loader.exec_module(fast)
from tests.kernel.test_spot_solver import compile_spot, make_discounts, make_spot
for bits in (32, 16):
    solver = compile_spot(make_spot("8h 6h 3h Th"), bits)
    assert solver.instructions == "plain", solver.instructions
    solver.iterate(make_discounts(12))
    print(*solver.assess(uses_best_response=True))
"""


@needs_c
@pytest.mark.slow
def test_build_without_vectors_computes_the_same(tmp_path: Path) -> None:
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not (PYTHON_HEADERS / "Python.h").is_file():
        pytest.skip("this needs a C compiler and Python's headers")
    library = tmp_path / "_fast.abi3.so"
    flags = ["-std=c99", "-O1", "-fPIC", "-Wall", "-Wextra", "-Werror", "-DSPOT_SCALAR"]
    objects = {source: str(tmp_path / f"{Path(source).stem}.o") for source in extension_sources()}
    with ThreadPoolExecutor(2) as pool:
        for _ in pool.map(
            lambda pair: subprocess.run(
                [compiler, *flags, "-isystem", str(PYTHON_HEADERS), "-c", "-o", pair[1], pair[0]],
                cwd=ROOT,
                check=True,
            ),
            objects.items(),
        ):
            pass
    subprocess.run([compiler, "-shared", "-o", str(library), *objects.values()], check=True)
    completed = subprocess.run(
        [sys.executable, "-c", SCALAR_BUILD_CODE, str(library)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
    )
    for bits, line in zip((32, 16), completed.stdout.splitlines(), strict=True):
        solver = compile_spot(make_spot("8h 6h 3h Th"), bits)
        solver.iterate(make_discounts(12))
        assert solver.assess(uses_best_response=True) == tuple(map(float, line.split()))


def test_board_numbers_follow_the_extension() -> None:
    cards = SpotCards(
        (40, 37, 2), make_spot("Qs Jh 2h").cards.weights, make_spot().cards.permutations[:1]
    )
    assert [board.index for board in cards.boards[2]] == list(range(49 * 48))
