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

Ranking = Callable[..., Values]

RANKINGS: dict[str, tuple[Ranking, tuple[int, ...], int]] = {
    "high": (kernel.high, (5, 6, 7), 0),
    "short deck": (kernel.short_deck, (5, 6, 7), 16),
    "short deck trips": (partial(kernel.short_deck, trips_beat_straight=True), (5, 6, 7), 16),
    "a-5": (kernel.ace_to_five, (5, 6, 7), 0),
    "eight or better": (kernel.eight_or_better, (5, 6, 7), 0),
    "2-7": (kernel.deuce_to_seven, (5, 6, 7), 0),
    "badugi": (kernel.badugi, (4, 5), 0),
    "badugi, aces high": (partial(kernel.badugi, ace_high=True), (4, 5), 0),
}
CASES = [(name, size) for name, (_, sizes, _) in RANKINGS.items() for size in sizes]

both_tiers = pytest.mark.skipif("c" not in tiers.TIERS, reason=tiers.HOW_TO_BUILD)


def run_in_both_tiers(rank: Callable[[], Values]) -> tuple[Values, Values]:
    """Return the results of the C tier and of NumPy."""
    with tiers.use_tier("c"):
        in_c = rank()
    with tiers.use_tier("numpy"):
        return in_c, rank()


@both_tiers
@pytest.mark.parametrize("name, size", CASES)
def test_both_tiers_rank_equally(name: str, size: int) -> None:
    rank, _, lowest = RANKINGS[name]
    hands = random_hands(60_000, size, lowest=lowest, seed=size)
    in_c, in_numpy = run_in_both_tiers(partial(rank, hands))
    assert (in_c == in_numpy).all()
    in_c, in_numpy = run_in_both_tiers(partial(rank, masks(hands)))
    assert (in_c == in_numpy).all()


@both_tiers
@pytest.mark.parametrize("rank", [kernel.omaha, kernel.omaha_low])
@pytest.mark.parametrize("held", [4, 5, 6])
@pytest.mark.parametrize("shared", [3, 4, 5])
def test_both_tiers_rank_omaha_equally(
    rank: Callable[[Bytes, Bytes], Values], held: int, shared: int
) -> None:
    deals = random_hands(30_000, held + shared, seed=held)
    hole, boards = (np.ascontiguousarray(part) for part in np.split(deals, [held], axis=1))
    in_c, in_numpy = run_in_both_tiers(partial(rank, hole, boards))
    assert (in_c == in_numpy).all()

    apart = np.ascontiguousarray(hole[~np.isin(hole, boards[0]).any(axis=1)])
    in_c, in_numpy = run_in_both_tiers(partial(rank, apart, boards[0]))
    assert (in_c == in_numpy).all()


@both_tiers
@pytest.mark.parametrize("name, size", CASES)
@pytest.mark.parametrize("row", [0, 1, 39, 1024, 4998, 4999])
@pytest.mark.parametrize("trouble", ["twice", "no card"])
def test_both_tiers_raise_same_row_errors(name: str, size: int, row: int, trouble: str) -> None:
    rank, _, lowest = RANKINGS[name]
    hands = random_hands(5_000, size, lowest=lowest)
    hands[row, -1] = hands[row, 0] if trouble == "twice" else 52 + row % 200
    texts = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier), pytest.raises(ValueError, match=f"row {row}: ") as error:
            rank(hands)
        texts.append(str(error.value))
    assert len(set(texts)) == 1


@both_tiers
@pytest.mark.parametrize("wrong", [1 << 13, 1 << 63, 0b1111])
def test_both_tiers_raise_same_mask_errors(wrong: int) -> None:
    hands = masks(random_hands(100_000, 7))
    hands[70_000] = hands[70_000] | np.uint64(wrong) if wrong > 15 else np.uint64(wrong)
    texts = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier), pytest.raises(ValueError, match="row 70000: ") as error:
            kernel.high(hands, threads=2)
        texts.append(str(error.value))
    assert len(set(texts)) == 1


class IntegerLike:
    """An integer-like object that is not an int."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __index__(self) -> int:
        return self._number

    def __repr__(self) -> str:
        return str(self._number)


old_class = pytest.mark.filterwarnings("ignore:the matrix subclass")

ODD_ARRAYS: dict[str, Callable[[Bytes], Any]] = {
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

ODD_BUFFERS: dict[str, Any] = {
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

ODD_NUMBERS = [
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

ODD_CARDS: list[Any] = [
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


def result_or_error(ask: Callable[[], Any]) -> tuple[str, Any]:
    """Return the values, or the type and message of the error."""
    try:
        reported = ask()
    except (TypeError, ValueError) as refusal:
        return type(refusal).__name__, str(refusal)
    return type(reported).__name__, np.asarray(reported).tolist()


def assert_both_answer_alike(name: str, ask: Callable[[], Any]) -> None:
    answers = []
    for tier in tiers.TIERS:
        with tiers.use_tier(tier):
            answers.append(result_or_error(ask))
    assert answers[0] == answers[-1], name


@both_tiers
@old_class
@pytest.mark.parametrize("name, size", CASES)
def test_both_tiers_agree_on_unusual_arrays(name: str, size: int) -> None:
    rank, _, lowest = RANKINGS[name]
    hands = random_hands(3, size, lowest=lowest)
    for what, odd in ODD_ARRAYS.items():
        assert_both_answer_alike(what, partial(rank, odd(hands)))
    for what, odd_out in ODD_BUFFERS.items():
        assert_both_answer_alike(f"out: {what}", partial(rank, hands, odd_out))
    for threads in ODD_NUMBERS:
        ask = partial(rank, hands, threads=threads)
        assert_both_answer_alike(f"threads: {threads!r}", ask)


@both_tiers
@old_class
@pytest.mark.parametrize("rank", [kernel.omaha, kernel.omaha_low])
def test_both_tiers_agree_on_unusual_omaha_arrays(rank: Ranking) -> None:
    deals = random_hands(3, 9)
    hole, boards = (np.ascontiguousarray(part) for part in np.split(deals, [4], axis=1))
    one_for_all = [boards[0], hole[0], np.zeros(5, np.uint8), np.full(5, 255, np.uint8)]
    for name, odd in ODD_ARRAYS.items():
        assert_both_answer_alike(name, partial(rank, odd(hole), boards))
        assert_both_answer_alike(name, partial(rank, odd(hole), boards[0]))
        assert_both_answer_alike(name, partial(rank, hole, odd(boards)))
        assert_both_answer_alike(name, partial(rank, hole[:1], odd(boards[:1])))
    for board in one_for_all:
        for part in (hole, hole[:0]):
            for there in (board, np.asmatrix(board), board.view(np.memmap), board.tolist()):
                assert_both_answer_alike(str(board), partial(rank, part, there))
    for threads in ODD_NUMBERS:
        ask = partial(rank, hole, boards, threads=threads)
        assert_both_answer_alike(f"threads: {threads!r}", ask)


@both_tiers
@pytest.mark.parametrize("card", ODD_CARDS, ids=repr)
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
        reported = []
        for tier, rank in ((tiers.TIERS[0], tiers.fast.one_high), ("numpy", one_high)):
            with tiers.use_tier(tier):
                reported.append(result_or_error(partial(rank, *cards)))
        assert reported[0] == reported[1], cards


def test_mask_size_error_is_found_across_threads(tier: str) -> None:
    seven, six = random_hands(50_000, 7), random_hands(50_000, 6)
    mixed = np.concatenate((masks(seven), masks(six)))
    with pytest.raises(ValueError, match="row 50000: 6 cards, and in the first row 7"):
        kernel.high(mixed, threads=2)


@pytest.mark.parametrize("name", RANKINGS)
def test_values_are_independent_of_threads(tier: str, name: str) -> None:
    rank, sizes, lowest = RANKINGS[name]
    hands = random_hands(100_000, sizes[-1], lowest=lowest)
    assert (rank(hands, threads=3) == rank(hands)).all()


def test_empty_input_gives_empty_output(tier: str) -> None:
    assert kernel.high(np.empty((0, 7), np.uint8)).shape == (0,)
    assert kernel.high(np.empty(0, np.uint64)).shape == (0,)


def test_use_tier_restores_previous_tier_after_error() -> None:
    before = tiers.is_c()

    def fail() -> None:
        with tiers.use_tier("numpy"):
            assert not tiers.is_c()
            raise KeyError

    with pytest.raises(KeyError):
        fail()
    assert tiers.is_c() == before


def test_unknown_tier_is_refused() -> None:
    with (
        pytest.raises(ValueError, match="a tier is c or numpy, not 'fortran'"),
        tiers.use_tier(
            "fortran"  # type: ignore[arg-type]
        ),
    ):
        pass


WHICH = "from riverboat.kernel import tier; print(tier.TIER, tier.is_c())"
WITHOUT_EXTENSION = "import sys; sys.modules['riverboat.kernel._fast'] = None; "


def run_python(code: str, tier: str | None = None) -> str:
    """Run code in a new Python; return its output, or the last line of its error."""
    environment = {key: value for key, value in os.environ.items() if key != "RIVERBOAT_KERNEL"}
    if tier is not None:
        environment["RIVERBOAT_KERNEL"] = tier
    ended = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False
    )
    return (ended.stdout or ended.stderr).strip().splitlines()[-1]


@pytest.mark.landing
def test_environment_selects_tier() -> None:
    assert run_python(WHICH) == f"{tiers.TIERS[0]} {tiers.TIERS[0] == 'c'}"
    assert run_python(WHICH, "") == run_python(WHICH)
    assert run_python(WHICH, "numpy") == "numpy False"
    assert (
        run_python(WHICH, "rust") == "ValueError: RIVERBOAT_KERNEL must be c or numpy, got 'rust'"
    )


@pytest.mark.slow
def test_numpy_is_used_without_extension() -> None:
    ranked = "from riverboat.kernel import one_high; print(one_high(51, 47, 43, 39, 35))"
    assert run_python(WITHOUT_EXTENSION + WHICH) == "numpy False"
    assert run_python(WITHOUT_EXTENSION + ranked) == "7462"
    text = run_python(WITHOUT_EXTENSION + WHICH, "c")
    assert text == f"ImportError: RIVERBOAT_KERNEL=c: {tiers.HOW_TO_BUILD}"


def test_stale_extension_is_ignored_with_warning() -> None:
    other = "import sys; from types import ModuleType as M; "
    other += "sys.modules['riverboat.kernel._fast'] = M('_fast'); "
    warned = "import warnings; warnings.simplefilter('error'); "
    assert run_python(other + WHICH) == "numpy False"
    assert "built from other sources" in run_python(other + warned + WHICH)


def test_importing_riverboat_loads_neither_numpy_nor_kernel() -> None:
    code = "import sys, riverboat; print({'numpy', 'riverboat.kernel'} & set(sys.modules))"
    assert run_python(code) == "set()"


def test_every_c_source_is_in_build_configuration() -> None:
    payload = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (extension,) = payload["tool"]["setuptools"]["ext-modules"]
    there = {str(path.relative_to(ROOT)) for path in ROOT.glob("src/riverboat/kernel/c/*")}
    assert {*extension["sources"], *extension["depends"]} == there
    assert extension["optional"]
