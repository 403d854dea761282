"""Spaced repetition: stabilities and intervals of the reference implementation of FSRS-6."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from riverboat.training.answer_grades import Rating
from riverboat.training.repetition import RELEARNING, first_memory, next_memory

REFERENCE_REVIEWS: list[tuple[Rating, int, float, float, int]] = [
    (1, 0, 0.212, 6.4133, 1),
    (3, 1, 1.886788, 6.402115, 2),
    (3, 3, 7.638231, 6.390941, 8),
    (2, 10, 17.434034, 7.589367, 17),
    (1, 30, 1.90408, 9.19287, 2),
    (3, 0, 1.917649, 9.178905, 2),
    (4, 5, 7.714938, 8.889762, 8),
]
"""Rating, days since the last answer, stability, difficulty and interval: fsrs 6.3.2 of PyPI."""


def test_memory_equals_reference_implementation() -> None:
    now, memory = datetime(2026, 1, 1, tzinfo=UTC), None
    for rating, days, stability, difficulty, interval in REFERENCE_REVIEWS:
        now += timedelta(days=days)
        memory = next_memory(memory, rating, now) if memory else first_memory(rating, now)
        assert memory.stability == pytest.approx(stability, rel=1e-6)
        assert memory.difficulty == pytest.approx(difficulty, rel=1e-6)
        expected_interval = RELEARNING if rating == 1 else timedelta(days=interval)
        assert memory.due - now == expected_interval


def test_chance_of_a_correct_answer_is_ninety_percent_after_the_stability() -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    memory = next_memory(first_memory(3, now), 3, now + timedelta(days=2))
    days = timedelta(days=round(memory.stability))
    assert memory.retrievability(memory.reviewed) == 1
    assert memory.retrievability(memory.reviewed + days) == pytest.approx(0.9, abs=0.01)
