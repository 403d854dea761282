"""Throw garbage at the extension, built with sanitizers: `python tests/kernel/fuzz_extension.py`.

Each function gets buffers of every type and shape, and buffers of the right shape full of bytes
that are no cards. It may answer or raise; a read or write outside of an array, an overflow or a
misaligned access ends the run with the sanitizer's report. Needs gcc or clang; not run by pytest.
"""

import argparse
import importlib.util
import os
import subprocess
import sys
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).resolve().parents[2]
DTYPES = [np.uint8, np.uint16, np.uint32, np.uint64, np.int64, np.float64, np.int8]
RUNTIME = {"gcc": "libasan.so", "clang": "libclang_rt.asan-x86_64.so"}


def build(compiler: str, folder: Path) -> Path:
    """The extension, built with the address and undefined-behaviour sanitizers."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (extension,) = told["tool"]["setuptools"]["ext-modules"]
    built = folder / "_fast.abi3.so"
    shared = ["-shared-libasan"] if compiler == "clang" else []
    subprocess.run(
        [
            *(compiler, "-std=c99", "-O1", "-g", "-fno-omit-frame-pointer", "-fPIC", "-shared"),
            *("-Wall", "-Wextra", "-Wpedantic", "-Werror"),
            *("-fsanitize=address,undefined", "-fno-sanitize-recover=all", *shared),
            *("-isystem", sysconfig.get_path("include"), "-o", str(built), *extension["sources"]),
        ],
        cwd=ROOT,
        check=True,
    )
    return built


def run_in_sanitizer(compiler: str, built: Path, seconds: float, seed: int) -> int:
    """Run this script again in a Python that has the sanitizer's run-time."""
    named = [compiler, f"-print-file-name={RUNTIME[compiler]}"]
    runtime = subprocess.run(named, capture_output=True, text=True, check=True).stdout.strip()
    environment = {
        **os.environ,
        "LD_PRELOAD": runtime,
        # Python keeps what it allocates for itself until its end: that is no leak of ours.
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1",
        "UBSAN_OPTIONS": "print_stacktrace=1:halt_on_error=1",
    }
    command = [sys.executable, __file__, f"--built={built}", f"--seconds={seconds}"]
    return subprocess.run(
        [*command, f"--seed={seed}"], env=environment, cwd=ROOT, check=False
    ).returncode


class Garbage:
    """Arguments at random."""

    def __init__(self, seed: int) -> None:
        self.rng = np.random.default_rng(seed)

    def number(self) -> Any:
        """A number, mostly one that might do."""
        wild = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 52, 255, 7463, 2**31, -(2**63), 2**64, 2**80, 1.5]
        return wild[self.rng.integers(len(wild))]

    def bytes(self, *shape: int) -> np.ndarray[Any, Any]:
        """Cards, nearly cards, or any bytes."""
        most = (52, 54, 64, 256)[self.rng.integers(4)]
        return self.rng.integers(0, most, shape).astype(np.uint8)

    def cards(self, rows: int, size: int) -> np.ndarray[Any, Any]:
        """Rows of cards, now and then with one that spoils its row."""
        rows_of_cards = self.rng.random((rows, 52)).argsort(axis=1)[:, :size].astype(np.uint8)
        if rows and size and self.rng.random() < 0.5:
            rows_of_cards[self.rng.integers(rows), self.rng.integers(size)] = self.bytes(1)[0]
        return rows_of_cards

    def masks(self, rows: int, size: int) -> np.ndarray[Any, Any]:
        """Masks of cards, or any bits."""
        bits = self.rng.integers(0, 1 << 63, rows, dtype=np.uint64) * np.uint64(2)
        if self.rng.random() < 0.3:
            return bits
        cards = self.cards(rows, size).astype(np.uint64)
        places = (cards & np.uint64(3)) * np.uint64(16) + (cards >> np.uint64(2))
        masks = np.zeros(rows, np.uint64)
        for column in places.T:
            masks |= np.uint64(1) << (column & np.uint64(63))
        return masks

    def anything(self) -> Any:
        """An array of some type and shape, in one piece or not, or no array at all."""
        kind = self.rng.integers(8)
        if kind == 0:
            return self.number()
        if kind == 1:
            return (None, "cards", b"12345678", [1, 2, 3], (), memoryview(b"12"))[
                self.rng.integers(6)
            ]
        shape = self.rng.integers(0, 9, self.rng.integers(0, 4))
        array = self.rng.integers(0, 256, shape).astype(DTYPES[self.rng.integers(len(DTYPES))])
        if kind == 2:
            return array[..., ::2] if array.ndim else array
        if kind == 3:
            return np.frombuffer(bytearray(1 + 8 * 9), np.uint8)[1:].view(array.dtype)
        return array


def attacks(fast: Any, garbage: Garbage) -> list[Callable[[], object]]:
    """Calls that get past the checks of types and shapes, to the cards."""

    def rank() -> object:
        name = ("high", "short_deck", "short_deck_trips", "ace_to_five", "eight_or_better")
        names = (*name, "deuce_to_seven", "badugi", "badugi_ace_high")
        rows = int(garbage.rng.integers(0, 80))
        size = int(garbage.rng.integers(4, 8))
        make = (garbage.bytes, garbage.cards, garbage.masks)[garbage.rng.integers(3)]
        rank_rows = getattr(fast, names[garbage.rng.integers(len(names))])
        return rank_rows(make(rows, size), np.empty(rows, np.uint16), size)

    def deal() -> object:
        rows, held = int(garbage.rng.integers(0, 40)), int(garbage.rng.integers(4, 7))
        shared = int(garbage.rng.integers(3, 6))
        make = (garbage.bytes, garbage.cards)[garbage.rng.integers(2)]
        deals = make(rows, held + shared)
        board = deals[:, held:].copy()
        if rows and garbage.rng.random() < 0.3:
            board = board[0].copy()
        ranker = (fast.omaha, fast.omaha_low)[garbage.rng.integers(2)]
        return ranker(deals[:, :held].copy(), board, np.empty(rows, np.uint16))

    def one() -> object:
        return fast.one_high(*garbage.bytes(int(garbage.rng.integers(0, 9))).tolist())

    def game() -> list[Any]:
        rng = garbage.rng
        sizes = [*rng.integers(1, 9, 5), rng.integers(0, 9)]
        numbers = [3, (2, 4, 5, 6)[rng.integers(4)], rng.integers(3), rng.integers(1, 3)]
        numbers += [*rng.integers(0, 4, 1), *rng.integers(0, 2, 3), *sizes]
        if rng.random() < 0.1:
            numbers[rng.integers(len(numbers))] = rng.integers(-1, 12)
        posts = rng.integers(0, 5, (3, 4, 4))
        posts[..., 0] = rng.integers(-1, 3, (3, 4))
        posts[..., 3] = posts[..., 2] + rng.integers(0, 2, (3, 4))
        opening = rng.integers(0, 3, (3, 3)) + np.array([0, 1, 0])
        return [np.array(numbers, np.int64), posts, opening, int(rng.integers(1 << 62))]

    def hands() -> object:
        rng, by = garbage.rng, game()
        hands, seen = np.zeros((4, 592), np.uint8), np.zeros((4, 312), np.uint8)
        at, numbers = np.ones(4, np.uint8), rng.integers(0, 1 << 62, 4).astype(np.uint64)
        stacks = rng.choice([1, 2, 3, 50, 1 << 53], (4, 3))
        decks = garbage.cards(4, 52) if rng.random() < 0.5 else np.empty((0, 52), np.uint8)
        fast.hands_begin(*by, hands, seen, at, numbers, at, stacks, decks)
        numbers_of = hands[:, :496].view(np.int64)
        for _ in range(9):
            if rng.random() < 0.3:
                hands[rng.integers(4), rng.integers(592)] = rng.integers(256)
            if rng.random() < 0.2:
                numbers_of[rng.integers(4), rng.integers(62)] = 1 << int(rng.integers(63))
            kinds, least = rng.integers(0, 3, 4).astype(np.uint8), seen[:, 248:256].copy()
            fast.hands_step(*by, hands, seen, kinds, least.view(np.int64)[:, 0].copy())
        return None

    def whole_hands() -> object:
        rng, buckets = garbage.rng, int(garbage.rng.integers(0, 4))
        chances = rng.integers(0, 1 << 33, (4, 2, buckets, 5)).astype(np.uint64)
        cuts = rng.integers(0, 7463, (3, max(buckets - 1, 0))).astype(np.uint16)
        preflop = rng.integers(0, 3, 169).astype(np.uint8)
        sums = (np.zeros(3, np.int64), np.zeros((3, 2), np.uint64), np.zeros(2, np.int64))
        log = np.zeros((int(rng.integers(0, 99)), 24), np.uint8)
        where = (int(rng.integers(-1, 3)), int(rng.integers(1 << 40)), 20)
        stacks = rng.choice([1, 2, 3, 50, 300], 3)
        return fast.hands_play(*game(), chances, preflop, cuts, *where, stacks, *sums, log)

    def any_function() -> object:
        names = [name for name in dir(fast) if callable(getattr(fast, name)) and name[0] != "_"]
        function = getattr(fast, names[garbage.rng.integers(len(names))])
        return function(*[garbage.anything() for _ in range(garbage.rng.integers(0, 9))])

    played = [hands, whole_hands]
    return [rank, rank, deal, one, *played, any_function, any_function]


def fuzz(built: Path, seconds: float, seed: int) -> None:
    """Attack this build for so long."""
    spec = importlib.util.spec_from_file_location("riverboat.kernel._fast", built)
    assert spec is not None
    assert spec.loader is not None
    fast = importlib.util.module_from_spec(spec)
    sys.modules["riverboat.kernel._fast"] = fast
    spec.loader.exec_module(fast)
    from riverboat.kernel import tier

    assert tier.TIER == "c"
    assert tier.fast is fast
    garbage = Garbage(seed)
    calls = attacks(fast, garbage)
    answered = refused = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            calls[garbage.rng.integers(len(calls))]()
        except (TypeError, ValueError, OverflowError, IndexError, BufferError):
            refused += 1
        else:
            answered += 1
    print(f"{answered} calls answered, {refused} refused, nothing found; seed {seed}")


def main() -> None:
    """Build, and run; or be the run."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--compiler", choices=sorted(RUNTIME), default="gcc")
    asked.add_argument("--built", type=Path, help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.built is not None:
        fuzz(given.built, given.seconds, given.seed)
        return
    with tempfile.TemporaryDirectory() as folder:
        built = build(given.compiler, Path(folder))
        sys.exit(run_in_sanitizer(given.compiler, built, given.seconds, given.seed))


if __name__ == "__main__":
    main()
