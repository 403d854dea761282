"""Conversion of dates between UTC and US Eastern time, which PokerStars writes.

The rules of daylight saving are part of this module, so that a history gives equal times on a
system without time zone data.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Final

_DATE_PATTERN: Final = re.compile(
    r"(\d{4})/(\d\d?)/(\d\d?)(?: -)?[ -](\d\d?):(\d\d)(?::(\d\d))?(?: ?\(?([A-Z]{2,5})\b)?"
)
_FIRST_DAY: Final = "0001-01-01"
_STANDARD_OFFSET: Final = timedelta(hours=-5)
_DAYLIGHT_OFFSET: Final = timedelta(hours=-4)


def parse_start_time(text: str) -> str:
    """Parse the start time at the end of a hand's first line, to ISO 8601.

    The time is in UTC if the zone is known, as it is if the line has the site's time beside the
    player's. Otherwise it is as written, without a zone; empty if there is no date.

    >>> parse_start_time("2026/01/31 21:15:00 CET [2026/01/31 15:15:00 ET]")
    '2026-01-31T20:15:00Z'
    >>> parse_start_time("2026/01/31 15:15:00")
    '2026-01-31T15:15:00'
    """
    times: dict[str, datetime] = {}
    for year, month, day, hour, minute, second, zone in _DATE_PATTERN.findall(text):
        try:
            parts = [int(part) for part in (year, month, day, hour, minute, second or 0)]
            times[zone] = datetime(*parts)  # type: ignore[arg-type]
        except ValueError:
            continue
    if "ET" in times and 1 < times["ET"].year < 9999:
        return f"{_from_eastern(times['ET']).isoformat()}Z"
    for zone in ("UTC", "GMT"):
        if zone in times:
            return f"{times[zone].isoformat()}Z"
    return next((when.isoformat() for when in times.values()), "")


def format_eastern(started: str) -> str:
    """Format a date as the site writes it; return an empty text for an invalid date.

    A missing zone or time of day is left out.

    >>> format_eastern("2026-01-31T20:15:00Z"), format_eastern("2026-01")
    ('2026/01/31 15:15:00 ET', '2026/01/01 0:00:00 ET')
    """
    if not started:
        return ""
    try:
        there = datetime.fromisoformat(started + _FIRST_DAY[len(started) :])
        if there.tzinfo is not None:
            there = _to_eastern(there.astimezone(UTC).replace(tzinfo=None))
    except (ValueError, OverflowError):
        return ""
    # The site writes no leading zero before the hour.
    return f"{there:%Y/%m/%d} {there.hour}:{there:%M:%S} ET"


def _to_eastern(utc: datetime) -> datetime:
    summer = utc + _DAYLIGHT_OFFSET
    begins, ends = _daylight_saving_bounds(utc.year)
    # Both changes are at two o'clock by the clock that is left behind.
    return summer if begins <= utc + _STANDARD_OFFSET and summer < ends else utc + _STANDARD_OFFSET


def _from_eastern(eastern_time: datetime) -> datetime:
    """Convert Eastern time to UTC; an ambiguous hour counts as the first one."""
    begins, ends = _daylight_saving_bounds(eastern_time.year)
    return eastern_time - (_DAYLIGHT_OFFSET if begins <= eastern_time < ends else _STANDARD_OFFSET)


def _daylight_saving_bounds(year: int) -> tuple[datetime, datetime]:
    """Return the start and end of daylight saving time in a year, in local time."""
    if year >= 2007:
        return _first_sunday_from(year, 3, 8), _first_sunday_from(year, 11, 1)
    return _first_sunday_from(year, 4, 1), _first_sunday_from(year, 10, 25)


def _first_sunday_from(year: int, month: int, day: int) -> datetime:
    """Return two o'clock on the first Sunday on or after this day."""
    there = datetime(year, month, day, 2)
    return there + timedelta(days=6 - there.weekday())
