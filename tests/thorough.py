"""Thorough runs: how many examples a test draws, and the seeds that it draws them with.

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
"""Whether a run looks at everything, however long that takes."""

if THOROUGH:  # whatever the tests start inherits it
    os.environ.setdefault("RIVERBOAT_SEED", str(SystemRandom().randrange(10**9)))
FIRST = int(os.environ.get("RIVERBOAT_SEED") or 0)
"""The first seed of this run: 0 when it is not a thorough one, or what was asked for."""

thorough = pytest.mark.skipif(not THOROUGH, reason="takes minutes: RIVERBOAT_THOROUGH=1")
"""What only a thorough run looks at."""


def many(usual: int, thoroughly: int) -> int:
    """So many examples, or so many when the run is a thorough one."""
    return thoroughly if THOROUGH else usual


def seeds(usual: int, thoroughly: int) -> range:
    """The seeds of so many examples: the same in every run, or others in each thorough one."""
    return range(FIRST, FIRST + many(usual, thoroughly))


def luck(name: str) -> Random:
    """The chance of this name: the same in every run, or another in each thorough one."""
    return Random(f"{name} {FIRST}" if FIRST else name)


def one_in(step: int, every: Sequence[T]) -> list[T]:
    """Every so many-th of these, the first with them, and all of them in a thorough run."""
    return list(every) if THOROUGH else list(every[::step])
