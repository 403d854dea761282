"""Hourly budgets: processor seconds that each player's background work may use.

The work runs in processes of low priority, so it is not charged to the budget of the player's
requests, which has to stay available for play.
"""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import Final

from riverboat.web.api_errors import ApiError
from riverboat.web.limits.rate_limit import MonotonicClock
from riverboat.words.refusals.review_limits import ReviewHourSpent

HOUR_SECONDS: Final = 3600.0
_MAX_TRACKED_NAMES: Final = 20_000


class HourlyBudget:
    """Seconds used by each name; they are forgiven evenly within an hour."""

    def __init__(self, seconds_per_hour: float, clock: MonotonicClock) -> None:
        self._seconds_per_hour, self._clock = seconds_per_hour, clock
        self._usage_by_name: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Seconds used, and the time at which that was true, by name."""

    def used_seconds(self, name: str) -> float:
        """Return the seconds that count against a name now."""
        used_seconds, updated_at = self._usage_by_name.get(name, (0.0, 0.0))
        return max(
            0.0, used_seconds - (self._clock() - updated_at) * self._seconds_per_hour / HOUR_SECONDS
        )

    def charge(self, name: str, seconds: float) -> None:
        """Charge work to a name."""
        self._usage_by_name[name] = self.used_seconds(name) + seconds, self._clock()
        self._usage_by_name.move_to_end(name)
        if len(self._usage_by_name) > _MAX_TRACKED_NAMES:
            self._usage_by_name.popitem(last=False)

    def wait_seconds(self, name: str) -> float:
        """Return the seconds until a name may start more work; 0 if it may now."""
        return max(
            0.0,
            (self.used_seconds(name) - self._seconds_per_hour)
            * HOUR_SECONDS
            / self._seconds_per_hour,
        )

    def require_available(self, name: str) -> None:
        """Refuse a name that has used the seconds of an hour."""
        if (wait_seconds := self.wait_seconds(name)) > 0:
            raise ApiError(
                429,
                ReviewHourSpent(ceil(wait_seconds / 60)),
                retry_after_seconds=ceil(wait_seconds),
            )
