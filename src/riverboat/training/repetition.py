"""Spaced repetition by FSRS-6, the free spaced repetition scheduler.

Formulas and default parameters are those of Open Spaced Repetition ("The Algorithm",
https://github.com/open-spaced-repetition/awesome-fsrs/wiki/The-Algorithm), after J. Ye, J. Su and
Y. Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD
2022. A spot is due when the probability of a correct answer has fallen to 90 %.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from math import exp
from typing import Final

from msgspec import Struct

from riverboat.training.answer_grades import Rating

PARAMETERS: Final = (
    *(0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796),
    *(1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542),
)
"""The default parameters of FSRS-6."""
RETENTION: Final = 0.9
"""Probability of a correct answer when a spot is due."""
RELEARNING: Final = timedelta(minutes=10)
"""Time after which a wrongly answered spot is due again."""
MAX_DAYS: Final = 36_500
_AGAIN, _HARD, _GOOD, _EASY = 1, 2, 3, 4
_DECAY: Final = -PARAMETERS[20]
_DECAY_FACTOR: Final = 0.9 ** (1 / _DECAY) - 1
_MIN_STABILITY: Final = 0.001


class Memory(Struct, frozen=True, kw_only=True):
    """The estimated memory of one spot: stability, difficulty, and dates of repetition."""

    stability: float
    """Days until the probability of a correct answer falls to 90 %."""
    difficulty: float
    """Difficulty of the spot, from 1 to 10."""
    reviewed: datetime
    due: datetime

    def retrievability(self, now: datetime) -> float:
        """Return the estimated probability of a correct answer, from 0 to 1."""
        elapsed_days = max(0, (now - self.reviewed).days)
        return float((1 + _DECAY_FACTOR * elapsed_days / self.stability) ** _DECAY)


def first_memory(rating: Rating, now: datetime) -> Memory:
    """Return the memory of a spot after its first answer."""
    stability = max(PARAMETERS[rating - 1], _MIN_STABILITY)
    return _build_memory(
        stability, _clamp_difficulty(_compute_initial_difficulty(rating)), rating, now
    )


def next_memory(memory: Memory, rating: Rating, now: datetime) -> Memory:
    """Return the memory of a spot after another answer.

    >>> from datetime import UTC
    >>> day = datetime(2026, 1, 1, tzinfo=UTC)
    >>> memory = first_memory(1, day)
    >>> for _ in range(3):
    ...     memory = next_memory(memory, 3, memory.due)
    ...     print((memory.due - memory.reviewed).days)
    1
    2
    6
    """
    if (now - memory.reviewed).days < 1:
        stability = _compute_same_day_stability(memory.stability, rating)
    elif rating == _AGAIN:
        stability = _compute_forgotten_stability(memory, now)
    else:
        stability = _compute_recalled_stability(memory, rating, now)
    difficulty = _compute_next_difficulty(memory.difficulty, rating)
    return _build_memory(max(stability, _MIN_STABILITY), difficulty, rating, now)


def _build_memory(stability: float, difficulty: float, rating: Rating, now: datetime) -> Memory:
    interval_days = round(stability / _DECAY_FACTOR * (RETENTION ** (1 / _DECAY) - 1))
    interval = (
        RELEARNING if rating == _AGAIN else timedelta(days=min(max(interval_days, 1), MAX_DAYS))
    )
    return Memory(stability=stability, difficulty=difficulty, reviewed=now, due=now + interval)


def _compute_initial_difficulty(rating: int) -> float:
    return PARAMETERS[4] - exp(PARAMETERS[5] * (rating - 1)) + 1


def _compute_next_difficulty(difficulty: float, rating: Rating) -> float:
    difficulty_change = -PARAMETERS[6] * (rating - _GOOD)
    damped_difficulty = difficulty + (10 - difficulty) * difficulty_change / 9
    difficulty_after_easy = _compute_initial_difficulty(_EASY)
    return _clamp_difficulty(
        PARAMETERS[7] * difficulty_after_easy + (1 - PARAMETERS[7]) * damped_difficulty
    )


def _clamp_difficulty(difficulty: float) -> float:
    return min(max(difficulty, 1.0), 10.0)


def _compute_same_day_stability(stability: float, rating: Rating) -> float:
    stability_growth = exp(PARAMETERS[17] * (rating - _GOOD + PARAMETERS[18]))
    stability_growth *= float(stability ** -PARAMETERS[19])
    return stability * (stability_growth if rating == _AGAIN else max(stability_growth, 1.0))


def _compute_recalled_stability(memory: Memory, rating: Rating, now: datetime) -> float:
    rating_factor = (
        PARAMETERS[15] if rating == _HARD else PARAMETERS[16] if rating == _EASY else 1.0
    )
    stability_gain = exp(PARAMETERS[10] * (1 - memory.retrievability(now))) - 1
    stability_gain *= (
        exp(PARAMETERS[8]) * (11 - memory.difficulty) * memory.stability ** -PARAMETERS[9]
    )
    return float(memory.stability * (1 + stability_gain * rating_factor))


def _compute_forgotten_stability(memory: Memory, now: datetime) -> float:
    long_term_stability = PARAMETERS[11] * memory.difficulty ** -PARAMETERS[12]
    long_term_stability *= (memory.stability + 1) ** PARAMETERS[13] - 1
    long_term_stability *= exp(PARAMETERS[14] * (1 - memory.retrievability(now)))
    return float(min(long_term_stability, memory.stability / exp(PARAMETERS[17] * PARAMETERS[18])))
