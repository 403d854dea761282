"""Thorough runs: the number of examples per test, and their seeds.

``make test`` draws few examples, the same ones in every run. ``RIVERBOAT_THOROUGH=1``, which
``make soak`` sets, draws many from a random first seed; the end of the run prints the seed, and
``RIVERBOAT_SEED`` repeats it. Marks decide which tests run at all: see ``tests/schedule.py``.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import TypeVar

import pytest

T = TypeVar("T")

THOROUGH = bool(os.environ.get("RIVERBOAT_THOROUGH"))
"""True in a thorough run."""

if THOROUGH:  # inherited by child processes
    os.environ.setdefault("RIVERBOAT_SEED", str(SystemRandom().randrange(10**9)))
FIRST_SEED = int(os.environ.get("RIVERBOAT_SEED") or 0)
"""The first seed of this run: the requested one, or 0."""

thorough = pytest.mark.skipif(not THOROUGH, reason="takes minutes: RIVERBOAT_THOROUGH=1")
"""Mark of tests that run only in thorough runs."""


def example_count(usual_count: int, thorough_count: int) -> int:
    """Return the number of examples for a usual or a thorough run."""
    return thorough_count if THOROUGH else usual_count


def example_seeds(usual_count: int, thorough_count: int) -> range:
    """Return the seeds of the examples: fixed, or different in each thorough run."""
    return range(FIRST_SEED, FIRST_SEED + example_count(usual_count, thorough_count))


def named_rng(name: str) -> Random:
    """Return an RNG for this name: fixed, or different in each thorough run."""
    return Random(f"{name} {FIRST_SEED}" if FIRST_SEED else name)


def sample_every(step: int, items: Sequence[T]) -> list[T]:
    """Return every *step*-th item from the first on, or all items in a thorough run."""
    return list(items) if THOROUGH else list(items[::step])
