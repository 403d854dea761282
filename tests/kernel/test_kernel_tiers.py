"""Agreement of the C and NumPy tiers, and selection of a tier."""

import os
import subprocess
import sys
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverboat import kernel
from riverboat.kernel import tier as tiers
from riverboat.kernel.card_masks import Bytes, masks
from riverboat.kernel.evaluation.high_evaluation import one_high
from riverboat.kernel.tables.ranking_values import Values
from tests.kernel.sample_hands import random_hands

ROOT = Path(__file__).resolve().parents[2]

Ranker = Callable[..., Values]

RANKERS_BY_NAME: dict[str, tuple[Ranker, tuple[int, ...], int]] = {
    "high": (kernel.high, (5, 6, 7), 0),
    "short deck": (kernel.short_deck, (5, 6, 7), 16),
    "short deck trips": (partial(kernel.short_deck, trips_beat_straight=True), (5, 6, 7), 16),
    "a-5": (kernel.ace_to_five, (5, 6, 7), 0),
    "eight or better": (kernel.eight_or_better, (5, 6, 7), 0),
    "2-7": (kernel.deuce_to_seven, (5, 6, 7), 0),
    "badugi": (kernel.badugi, (4, 5), 0),
    "badugi, aces high": (partial(kernel.badugi, ace_high=True), (4, 5), 0),
}
RANKER_SIZES = [(name, size) for name, (_, sizes, _) in RANKERS_BY_NAME.items() for size in sizes]

needs_both_tiers = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.BUILD_HINT)


def run_in_both_tiers(rank: Callable[[], Values]) -> tuple[Values, Values]:
    """Return the results of the C tier and of NumPy."""
    with tiers.use_tier("c"):
        c_result = rank()
    with tiers.use_tier("numpy"):
        return c_result, rank()


@needs_both_tiers
@pytest.mark.parametrize("name, size", RANKER_SIZES)
def test_both_tiers_rank_equally(name: str, size: int) -> None:
    rank, _, lowest_card = RANKERS_BY_NAME[name]
    hands = random_hands(60_000, size, lowest_card=lowest_card, seed=size)
    c_values, numpy_values = run_in_both_tiers(partial(rank, hands))
    assert (c_values == numpy_values).all()
    c_values, numpy_values = run_in_both_tiers(partial(rank, masks(hands)))
    assert (c_values == numpy_values).all()


@needs_both_tiers
@pytest.mark.parametrize("rank", [kernel.omaha, kernel.omaha_low])
@pytest.mark.parametrize("hole_size", [4, 5, 6])
@pytest.mark.parametrize("board_size", [3, 4, 5])
def test_both_tiers_rank_omaha_equally(
    rank: Callable[[Bytes, Bytes], Values], hole_size: int, board_size: int
) -> None:
    dealt_cards = random_hands(30_000, hole_size + board_size, seed=hole_size)
    hole, boards = (
        np.ascontiguousarray(cards) for cards in np.split(dealt_cards, [hole_size], axis=1)
    )
    c_values, numpy_values = run_in_both_tiers(partial(rank, hole, boards))
    assert (c_values == numpy_values).all()

    hole_off_board = np.ascontiguousarray(hole[~np.isin(hole, boards[0]).any(axis=1)])
    c_values, numpy_values = run_in_both_tiers(partial(rank, hole_off_board, boards[0]))
    assert (c_values == numpy_values).all()


@needs_both_tiers
@pytest.mark.parametrize("name, size", RANKER_SIZES)
@pytest.mark.parametrize("row", [0, 1, 39, 1024, 4998, 4999])
@pytest.mark.parametrize("fault", ["twice", "no card"])
def test_both_tiers_raise_same_row_errors(name: str, size: int, row: int, fault: str) -> None:
    rank, _, lowest_card = RANKERS_BY_NAME[name]
    hands = random_hands(5_000, size, lowest_card=lowest_card)
    hands[row, -1] = hands[row, 0] if fault == "twice" else 52 + row % 200
    error_texts = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier), pytest.raises(ValueError, match=f"row {row}: ") as error:
            rank(hands)
        error_texts.append(str(error.value))
    assert len(set(error_texts)) == 1


@needs_both_tiers
@pytest.mark.parametrize("invalid_mask", [1 << 13, 1 << 63, 0b1111])
def test_both_tiers_raise_same_mask_errors(invalid_mask: int) -> None:
    hands = masks(random_hands(100_000, 7))
    hands[70_000] = (
        hands[70_000] | np.uint64(invalid_mask) if invalid_mask > 15 else np.uint64(invalid_mask)
    )
    error_texts = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier), pytest.raises(ValueError, match="row 70000: ") as error:
            kernel.high(hands, threads=2)
        error_texts.append(str(error.value))
    assert len(set(error_texts)) == 1


class IntegerLike:
    """An integer-like object that is not an int."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number

    def __repr__(self) -> str:
        return str(self._number)


ignores_matrix_warning = pytest.mark.filterwarnings("ignore:the matrix subclass")

UNUSUAL_ARRAY_MAKERS: dict[str, Callable[[Bytes], Any]] = {
    "a matrix": np.asmatrix,
    "a mapped file": lambda cards: cards.view(np.memmap),
    "a masked array": lambda cards: np.ma.masked_array(cards, mask=cards > 20),
    "records": lambda cards: cards.view([("card", np.uint8)]),
    "objects": lambda cards: cards.astype(object),
    "truths": lambda cards: cards.astype(bool),
    "fractions": lambda cards: cards.astype(np.float16),
    "words": lambda cards: cards.astype(str),
    "letters": lambda cards: cards.view("S1"),
    "lists": lambda cards: cards.tolist(),
    "bytes": lambda cards: cards.tobytes(),
    "nothing": lambda _: None,
    "a number": lambda cards: cards[0, 0],
    "an array of no dimension": lambda cards: np.array(cards[0, 0]),
    "three dimensions": lambda cards: cards[None],
    "no rows": lambda cards: cards[:0],
    "no columns": lambda cards: np.empty((len(cards), 0), np.uint8),
    "backwards": lambda cards: cards[::-1],
    "right to left": lambda cards: cards[:, ::-1],
    "read-only": lambda cards: np.frombuffer(cards.tobytes(), np.uint8).reshape(cards.shape),
    "only 255": lambda cards: np.full_like(cards, 255),
    "masks": masks,
    "a mask": lambda cards: masks(cards)[0],
    "masks, no rows": lambda cards: masks(cards)[:0],
    "masks in a row": lambda cards: masks(cards)[None],
    "masks with a sign": lambda cards: masks(cards).astype(np.int64),
    "masks from the other end": lambda cards: masks(cards).astype(">u8"),
    "masks, a matrix": lambda cards: np.asmatrix(masks(cards)),
    "masks, masked": lambda cards: np.ma.masked_array(masks(cards), mask=cards[:, 0] > 20),
    "masks, dates": lambda cards: masks(cards).view("M8[s]"),
}

UNUSUAL_BUFFERS: dict[str, Any] = {
    "a mapped file": np.zeros(3, np.uint16).view(np.memmap),
    "a masked array": np.ma.masked_array(np.zeros(3, np.uint16), mask=[False, True, False]),
    "read-only": np.frombuffer(bytes(6), np.uint16),
    "too long": np.zeros(4, np.uint16),
    "backwards": np.zeros(3, np.uint16)[::-1],
    "from the other end": np.zeros(3, ">u2"),
    "signed": np.zeros(3, np.int16),
    "a list": [0, 0, 0],
    "a number": 3,
    "truth": True,
}

UNUSUAL_THREAD_COUNTS = [
    0,
    -1,
    True,
    np.True_,
    2.0,
    "2",
    None,
    1 << 70,
    np.int64(2),
    np.array(2),
    IntegerLike(2),
]

UNUSUAL_CARDS: list[Any] = [
    *(1.0, 1.5, float("nan"), 1 + 0j, np.float64(1), True, False, np.True_, "5", None, [5], {}),
    *(
        np.int64(5),
        np.uint8(5),
        np.array(5),
        np.array([5]),
        IntegerLike(5),
        IntegerLike(52),
        52,
        -1,
        1 << 70,
    ),
]


def result_or_error(function: Callable[[], Any]) -> tuple[str, Any]:
    """Return the values, or the type and message of the error."""
    try:
        result = function()
    except (TypeError, ValueError) as refusal:
        return type(refusal).__name__, str(refusal)
    return type(result).__name__, np.asarray(result).tolist()


def assert_both_tiers_agree(name: str, function: Callable[[], Any]) -> None:
    tier_results = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier):
            tier_results.append(result_or_error(function))
    assert tier_results[0] == tier_results[-1], name


@needs_both_tiers
@ignores_matrix_warning
@pytest.mark.parametrize("name, size", RANKER_SIZES)
def test_both_tiers_agree_on_unusual_arrays(name: str, size: int) -> None:
    rank, _, lowest_card = RANKERS_BY_NAME[name]
    hands = random_hands(3, size, lowest_card=lowest_card)
    for array_kind, make_unusual_array in UNUSUAL_ARRAY_MAKERS.items():
        assert_both_tiers_agree(array_kind, partial(rank, make_unusual_array(hands)))
    for array_kind, unusual_buffer in UNUSUAL_BUFFERS.items():
        assert_both_tiers_agree(f"out: {array_kind}", partial(rank, hands, unusual_buffer))
    for threads in UNUSUAL_THREAD_COUNTS:
        rank_hands = partial(rank, hands, threads=threads)
        assert_both_tiers_agree(f"threads: {threads!r}", rank_hands)


@needs_both_tiers
@ignores_matrix_warning
@pytest.mark.parametrize("rank", [kernel.omaha, kernel.omaha_low])
def test_both_tiers_agree_on_unusual_omaha_arrays(rank: Ranker) -> None:
    dealt_cards = random_hands(3, 9)
    hole, boards = (
        np.ascontiguousarray(hole_cards) for hole_cards in np.split(dealt_cards, [4], axis=1)
    )
    shared_board = [boards[0], hole[0], np.zeros(5, np.uint8), np.full(5, 255, np.uint8)]
    for array_kind, make_unusual_array in UNUSUAL_ARRAY_MAKERS.items():
        assert_both_tiers_agree(array_kind, partial(rank, make_unusual_array(hole), boards))
        assert_both_tiers_agree(array_kind, partial(rank, make_unusual_array(hole), boards[0]))
        assert_both_tiers_agree(array_kind, partial(rank, hole, make_unusual_array(boards)))
        assert_both_tiers_agree(array_kind, partial(rank, hole[:1], make_unusual_array(boards[:1])))
    for board in shared_board:
        for hole_cards in (hole, hole[:0]):
            for board_array in (board, np.asmatrix(board), board.view(np.memmap), board.tolist()):
                assert_both_tiers_agree(str(board), partial(rank, hole_cards, board_array))
    for threads in UNUSUAL_THREAD_COUNTS:
        rank_hands = partial(rank, hole, boards, threads=threads)
        assert_both_tiers_agree(f"threads: {threads!r}", rank_hands)


@needs_both_tiers
@pytest.mark.parametrize("card", UNUSUAL_CARDS, ids=repr)
def test_both_tiers_agree_on_unusual_cards(card: Any) -> None:
    for cards in [
        (card, 1, 2, 3, 4),
        (card, 5, 9, 13, 17),
        (1, 5, 9, 13, card),
        (5, 5, 2, card, 4),
        (card, 52, 5, 5, 1),
        (1, 2, 3, card),
        (card, 2, 3, 4, 6, 7, 8, 9),
    ]:
        tier_results = []
        for tier, rank in ((tiers.TIERS[0], tiers.fast.one_high), ("numpy", one_high)):
            with tiers.use_tier(tier):
                tier_results.append(result_or_error(partial(rank, *cards)))
        assert tier_results[0] == tier_results[1], cards


def test_mask_size_error_is_found_across_threads(tier: str) -> None:
    seven_cards, six_cards = random_hands(50_000, 7), random_hands(50_000, 6)
    mixed_masks = np.concatenate((masks(seven_cards), masks(six_cards)))
    with pytest.raises(ValueError, match="row 50000: 6 cards, and in the first row 7"):
        kernel.high(mixed_masks, threads=2)


@pytest.mark.parametrize("name", RANKERS_BY_NAME)
def test_values_are_independent_of_threads(tier: str, name: str) -> None:
    rank, sizes, lowest_card = RANKERS_BY_NAME[name]
    hands = random_hands(100_000, sizes[-1], lowest_card=lowest_card)
    assert (rank(hands, threads=3) == rank(hands)).all()


def test_empty_input_gives_empty_output(tier: str) -> None:
    assert kernel.high(np.empty((0, 7), np.uint8)).shape == (0,)
    assert kernel.high(np.empty(0, np.uint64)).shape == (0,)


def test_use_tier_restores_previous_tier_after_error() -> None:
    was_c_in_use = tiers.is_c()

    def fail() -> None:
        with tiers.use_tier("numpy"):
            assert not tiers.is_c()
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert tiers.is_c() == was_c_in_use


def test_unknown_tier_is_refused() -> None:
    with (
        pytest.raises(ValueError, match="a tier is c or numpy, not 'fortran'"),
        tiers.use_tier(
            "fortran"  # type: ignore[arg-type]
        ),
    ):
        pass


PRINT_TIER_CODE = "from riverboat.kernel import tier; print(tier.TIER, tier.is_c())"
HIDE_EXTENSION_CODE = "import sys; sys.modules['riverboat.kernel._fast'] = None; "


def run_python(code: str, tier: str | None = None) -> str:
    """Run code in a new Python; return its output, or the last line of its error."""
    environment = {key: value for key, value in os.environ.items() if key != "RIVERBOAT_KERNEL"}
    if tier is not None:
        environment["RIVERBOAT_KERNEL"] = tier
    completed = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )
    return (completed.stdout or completed.stderr).strip().splitlines()[-1]


@pytest.mark.landing
def test_environment_selects_tier() -> None:
    assert run_python(PRINT_TIER_CODE) == f"{tiers.TIERS[0]} {tiers.TIERS[0] == 'c'}"
    assert run_python(PRINT_TIER_CODE, "") == run_python(PRINT_TIER_CODE)
    assert run_python(PRINT_TIER_CODE, "numpy") == "numpy False"
    assert (
        run_python(PRINT_TIER_CODE, "rust")
        == "ValueError: RIVERBOAT_KERNEL must be c or numpy, got 'rust'"
    )


@pytest.mark.slow
def test_numpy_is_used_without_extension() -> None:
    code = "from riverboat.kernel import one_high; print(one_high(51, 47, 43, 39, 35))"
    assert run_python(HIDE_EXTENSION_CODE + PRINT_TIER_CODE) == "numpy False"
    assert run_python(HIDE_EXTENSION_CODE + code) == "7462"
    output = run_python(HIDE_EXTENSION_CODE + PRINT_TIER_CODE, "c")
    assert output == f"ImportError: RIVERBOAT_KERNEL=c: {tiers.BUILD_HINT}"


def test_stale_extension_is_ignored_with_warning() -> None:
    stale_module_code = "import sys; from types import ModuleType as M; "
    stale_module_code += "sys.modules['riverboat.kernel._fast'] = M('_fast'); "
    code = "import warnings; warnings.simplefilter('error'); "
    assert run_python(stale_module_code + PRINT_TIER_CODE) == "numpy False"
    assert "built from other sources" in run_python(stale_module_code + code + PRINT_TIER_CODE)


def test_importing_riverboat_loads_neither_numpy_nor_kernel() -> None:
    code = "import sys, riverboat; print({'numpy', 'riverboat.kernel'} & set(sys.modules))"
    assert run_python(code) == "set()"


def test_every_c_source_is_in_build_configuration() -> None:
    payload = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (extension,) = payload["tool"]["setuptools"]["ext-modules"]
    source_paths = {str(path.relative_to(ROOT)) for path in ROOT.glob("src/riverboat/kernel/c/*")}
    assert {*extension["sources"], *extension["depends"]} == source_paths
    assert extension["optional"]
