"""Progress of a player: results by day, streaks, and spots to repeat."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from msgspec import Struct, field

from riverboat.training.answer_grades import RATINGS, GradedAnswer
from riverboat.training.repetition import Memory, first_memory, next_memory
from riverboat.training.spot_filter import SpotFilter
from riverboat.training.training_spot import StoredSpot

MAX_REPEATED: Final = 1_000
"""Maximum number of spots for repetition; new spots replace the best-known ones."""
LEARNT_DAYS: Final = 365
"""A spot is learnt, and no longer repeated, if its next repetition is later than this."""


class TrainingDay(Struct, kw_only=True):
    """The answers of one day, a point of the loss curve."""

    day: str
    """The date in UTC: ``2026-01-31``."""
    answers: int = 0
    correct: int = 0
    loss_bb: float = 0.0
    """Sum of the losses in big blinds."""
    loss_percent: float = 0.0
    """Sum of the losses in percent of the pots."""

    @property
    def mean_loss_bb(self) -> float:
        """Mean loss of an answer in big blinds."""
        return self.loss_bb / self.answers if self.answers else 0.0

    @property
    def mean_loss_percent(self) -> float:
        """Mean loss of an answer in percent of the pot."""
        return self.loss_percent / self.answers if self.answers else 0.0


class RepeatedSpot(Struct, kw_only=True):
    """A spot that was answered wrongly, with the date of its next repetition."""

    spot: StoredSpot
    tags: SpotFilter
    memory: Memory
    answers: int = 1


class Progress(Struct, kw_only=True):
    """A player's training progress: results by day, streaks, and spots to repeat."""

    drawn: int = 0
    """New spots that were drawn; the seed and this number decide the next one."""
    streak: int = 0
    """Correct answers in a row."""
    best_streak: int = 0
    days: list[TrainingDay] = field(default_factory=list)
    """The loss curve: one point for each day with answers, in order."""
    repeated: list[RepeatedSpot] = field(default_factory=list)
    """Spots to repeat."""

    @property
    def answers(self) -> int:
        """Number of answers."""
        return sum(day.answers for day in self.days)

    @property
    def correct(self) -> int:
        """Number of correct answers."""
        return sum(day.correct for day in self.days)

    @property
    def loss_bb(self) -> float:
        """Sum of all losses in big blinds."""
        return sum(day.loss_bb for day in self.days)

    def record(
        self, spot: StoredSpot, tags: SpotFilter, answer: GradedAnswer, now: datetime
    ) -> None:
        """Add an answer, and schedule the spot if it was wrong now or before."""
        is_correct = answer.verdict == "correct"
        self.streak = self.streak + 1 if is_correct else 0
        self.best_streak = max(self.best_streak, self.streak)
        day = self._find_day(now)
        day.answers += 1
        day.correct += is_correct
        day.loss_bb += answer.loss_bb
        day.loss_percent += answer.loss_percent
        self._schedule(spot, tags, answer, now)

    def due(self, now: datetime, *filters: SpotFilter) -> list[RepeatedSpot]:
        """Return the due spots that pass one of the filters, the longest overdue first."""
        due_spots = [
            repeated_spot
            for repeated_spot in self.repeated
            if repeated_spot.memory.due <= now
            and any(spot_filter.accepts(repeated_spot.tags) for spot_filter in filters)
        ]
        return sorted(due_spots, key=lambda repeated_spot: repeated_spot.memory.due)

    def forget(self, spot: StoredSpot) -> None:
        """Remove a spot from the repetitions."""
        self.repeated = [
            repeated_spot for repeated_spot in self.repeated if repeated_spot.spot != spot
        ]

    def _find_day(self, now: datetime) -> TrainingDay:
        iso_date = now.date().isoformat()
        for day in reversed(self.days):
            if day.day == iso_date:
                return day
        self.days.append(TrainingDay(day=iso_date))
        self.days.sort(key=lambda training_day: training_day.day)  # a clock may have been set back
        return next(day for day in self.days if day.day == iso_date)

    def _schedule(
        self, spot: StoredSpot, tags: SpotFilter, answer: GradedAnswer, now: datetime
    ) -> None:
        rating = RATINGS[answer.verdict]
        known_spot = next(
            (repeated_spot for repeated_spot in self.repeated if repeated_spot.spot == spot), None
        )
        if known_spot is not None:
            known_spot.memory = next_memory(known_spot.memory, rating, now)
            known_spot.answers += 1
            if (known_spot.memory.due - now).days > LEARNT_DAYS:
                self.forget(spot)
        elif answer.verdict != "correct":
            memory = first_memory(rating, now)
            self.repeated.append(RepeatedSpot(spot=spot, tags=tags, memory=memory))
            if len(self.repeated) > MAX_REPEATED:
                best_known_spot = max(
                    self.repeated, key=lambda repeated_spot: repeated_spot.memory.stability
                )
                self.repeated.remove(best_known_spot)
