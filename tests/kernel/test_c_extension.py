"""The C extension: buffer checks, tables, GIL release, compiler warnings and fuzzing."""

import shutil
import subprocess
from pathlib import Path
from threading import Thread
from time import perf_counter, sleep
from typing import Any

import numpy as np
import pytest

from riverboat.kernel import tier
from riverboat.kernel.tables.ranking_values import CATEGORIES
from tests.kernel.fuzz_extension import (
    PYTHON_HEADERS,
    ROOT,
    WARNING_FLAGS,
    build_extension,
    explain_missing_tool,
    extension_sources,
    run_in_sanitizer,
)
from tests.kernel.sample_hands import random_hands
from tests.schedule import run_in
from tests.thorough import FIRST_SEED, THOROUGH, example_count

needs_c = pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)

HANDS = random_hands(10, 7)
OUTPUT = np.zeros(10, np.uint16)
READ_ONLY_OUTPUT = OUTPUT.copy()
READ_ONLY_OUTPUT.setflags(write=False)
MISALIGNED_OUTPUT = np.frombuffer(bytearray(21), np.uint8)[1:].view(np.uint16)


@needs_c
@pytest.mark.parametrize(
    "cards, output, size, message",
    [
        (HANDS.tolist(), OUTPUT, 7, "TypeError: cards: an array of uint8 is expected, not <class"),
        (
            HANDS.astype(np.int8),
            OUTPUT,
            7,
            "TypeError: cards: .* uint8 is expected, not of format b",
        ),
        (HANDS[0], OUTPUT, 7, "ValueError: cards: 2 dimensions are expected, not 1"),
        (HANDS[:, ::2], OUTPUT, 4, "ValueError: size: 5 to 7 cards are expected, not 4"),
        (HANDS[::2], OUTPUT, 7, "ValueError: cards: a C-contiguous array is expected"),
        (HANDS, OUTPUT, 6, "ValueError: cards: a length of 6 is expected in dimension 1, not 7"),
        (HANDS, OUTPUT[:9], 7, "ValueError: out: a length of 10 is expected in dimension 0, not 9"),
        (HANDS, OUTPUT[::-1], 7, "ValueError: out: a C-contiguous array is expected"),
        (HANDS, OUTPUT.view(np.int16), 7, "TypeError: out: .* uint16 is expected, not of format h"),
        (HANDS, OUTPUT.astype(">u2"), 7, "TypeError: out: .* uint16 is expected, not of format >H"),
        (HANDS, READ_ONLY_OUTPUT, 7, "ValueError: out: a writable array is expected"),
        (HANDS, MISALIGNED_OUTPUT, 7, "ValueError: out: an aligned array is expected"),
        (HANDS, b"0123456789", 7, "TypeError: out: .* uint16 is expected, not of format B"),
        (HANDS, OUTPUT, "7", "TypeError: 'str' object cannot be interpreted as an integer"),
    ],
)
@pytest.mark.parametrize("ranker", ["high", "deuce_to_seven"])
def test_wrong_buffer_is_refused(
    ranker: str, cards: Any, output: Any, size: Any, message: str
) -> None:
    error_name, _, error_pattern = message.partition(": ")
    with pytest.raises(TypeError if error_name == "TypeError" else ValueError, match=error_pattern):
        getattr(tier.fast, ranker)(cards, output, size)


@needs_c
@pytest.mark.parametrize(
    "hole, board, output, message",
    [
        (HANDS, HANDS[:, :5].copy(), OUTPUT, "hole: 4 to 6 cards are expected, not 7"),
        (HANDS[:, :4].copy(), HANDS, OUTPUT, "board: 3 to 5 cards are expected, not 7"),
        (HANDS[:, :4].copy(), HANDS[0], OUTPUT, "board: 3 to 5 cards are expected, not 7"),
        (HANDS[:, :4].copy(), HANDS[:9, 4:].copy(), OUTPUT, "board: a length of 10 is expected"),
        (HANDS[:, :4].copy(), HANDS[:, 4:].copy(), OUTPUT[:3], "out: a length of 10 is expected"),
    ],
)
def test_wrong_omaha_buffers_are_refused(hole: Any, board: Any, output: Any, message: str) -> None:
    for ranker in (tier.fast.omaha, tier.fast.omaha_low):
        with pytest.raises(ValueError, match=message):
            ranker(hole, board, output)


@needs_c
def test_wrong_argument_count_names_expected_count() -> None:
    rank_high: Any = tier.fast.high
    with pytest.raises(TypeError, match="high takes 3 arguments, got 1"):
        rank_high(HANDS)


@needs_c
def test_table_cannot_be_loaded_twice() -> None:
    tier.fast.high(HANDS, OUTPUT, 7)
    for name, (_, dtype, entries) in tier.fast.TABLES.items():
        if name == "card_words":
            with pytest.raises(ValueError, match="the table card_words is already loaded"):
                tier.fast.load(name, np.zeros(entries, dtype))
    with pytest.raises(ValueError, match="no table is named 'card_word'"):
        tier.fast.load("card_word", np.zeros(1, np.uint64))


@needs_c
@pytest.mark.parametrize(
    "size, total, categories",
    [
        (5, 2_598_960, [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 40]),
        (
            7,
            133_784_560,
            [
                *(23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020),
                *(4_047_644, 3_473_184, 224_848, 41_584),
            ],
        ),
    ],
)
def test_census_counts_every_hand(size: int, total: int, categories: list[int]) -> None:
    counts = np.ones(7463, np.uint32)
    tier.fast.census(size, counts)
    assert counts.sum() == total
    assert counts[0] == 0
    category_starts = [first_value for _, first_value in CATEGORIES["high"]]
    assert [
        int(category_counts.sum()) for category_counts in np.split(counts, category_starts)[1:]
    ] == categories
    if size == 7:
        assert counts @ np.arange(7463, dtype=np.int64) == 450_468_187_308


@needs_c
def test_census_refuses_wrong_size_or_buffer() -> None:
    with pytest.raises(ValueError, match="size: 5 to 7 cards are expected, not 8"):
        tier.fast.census(8, np.zeros(7463, np.uint32))
    with pytest.raises(ValueError, match="counts: a length of 7463 is expected"):
        tier.fast.census(5, np.zeros(7462, np.uint32))
    with pytest.raises(TypeError, match="counts: an array of uint32 is expected"):
        tier.fast.census(5, np.zeros(7463, np.int32))


@needs_c
def test_counting_releases_the_gil() -> None:
    def runs_during_counting() -> bool:
        counting_times = []

        def count_hands() -> None:
            counting_times.append(perf_counter())
            tier.fast.census(7, np.zeros(7463, np.uint32))
            counting_times.append(perf_counter())

        counting_thread, loop_times = Thread(target=count_hands), []
        counting_thread.start()
        while counting_thread.is_alive():
            loop_times.append(perf_counter())
            sleep(0.001)
        begin, end = counting_times
        quarter_duration = (end - begin) / 4
        return any(
            begin + quarter_duration < loop_time < end - quarter_duration
            for loop_time in loop_times
        )

    # On a busy machine this thread may not be scheduled during a whole census.
    assert any(runs_during_counting() for _ in range(5))


@needs_c
@pytest.mark.parametrize(
    "cards, message",
    [
        ((0, 1, 2, 3), "5 to 7 cards are expected, got 4"),
        ((0, 1, 2, 3, 1 << 80), "1208925819614629174706176 is no card, cards are 0 to 51"),
        ((0, 1, 2, 3, -(1 << 80)), "-1208925819614629174706176 is no card, cards are 0 to 51"),
        ((0, 1, 2, 3, -1), "-1 is no card, cards are 0 to 51"),
        ((51, 1, 2, 3, 51), "card 51, As, is there twice"),
    ],
)
def test_impossible_single_hand_is_refused(cards: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        tier.fast.one_high(*cards)


@needs_c
@pytest.mark.parametrize("card", ["As", 1.0, None])
def test_non_integer_card_is_refused(card: Any) -> None:
    with pytest.raises(TypeError):
        tier.fast.one_high(0, 1, 2, 3, card)


@run_in("slow", "gcc")
@run_in("landing", "clang")
@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_sources_compile_without_warnings(compiler: str) -> None:
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} is not installed")
    if not (PYTHON_HEADERS / "Python.h").is_file():
        pytest.skip(f"there is no Python.h in {PYTHON_HEADERS}")
    flags = ["-std=c99", *WARNING_FLAGS, "-fsyntax-only", "-isystem", str(PYTHON_HEADERS)]
    completed = subprocess.run(
        [compiler, *flags, *extension_sources()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert completed.returncode == 0, completed.stderr


@pytest.mark.slow
def test_mutated_arguments_pass_sanitizers(tmp_path: Path) -> None:
    """Run fixed fuzz calls under the sanitizers of one compiler, or of both in a thorough run."""
    missing_tools = {compiler: explain_missing_tool(compiler) for compiler in ("clang", "gcc")}
    usable_compilers = [
        compiler for compiler, missing_tool in missing_tools.items() if not missing_tool
    ]
    if not usable_compilers:
        pytest.skip("the sanitizers need a compiler: " + "; ".join(missing_tools.values()))
    for compiler in usable_compilers if THOROUGH else usable_compilers[:1]:
        # Without optimization the build takes a third of the time, and the calls little longer.
        library = build_extension(compiler, tmp_path, "-O0")
        options = f"--calls={example_count(1_100, 20_000)}", f"--seed={1 + FIRST_SEED}"
        result = run_in_sanitizer(compiler, library, *options, quiet=True)
        assert result.succeeded, f"{compiler}, call {result.call_number}: {result.output}"
