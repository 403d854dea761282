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

    If the line contains a time in Eastern time, UTC or GMT, the result is in UTC; a line with two
    times has the player's time and the site's. Otherwise the result is the time as written, without
    a zone; it is empty if there is no date.

    >>> parse_start_time("2026/01/31 21:15:00 CET [2026/01/31 15:15:00 ET]")
    '2026-01-31T20:15:00Z'
    >>> parse_start_time("2026/01/31 15:15:00")
    '2026-01-31T15:15:00'
    """
    utc_time_by_zone: dict[str, datetime] = {}
    for year, month, day, hour, minute, second, zone in _DATE_PATTERN.findall(text):
        try:
            date_parts = [int(part) for part in (year, month, day, hour, minute, second or 0)]
            utc_time_by_zone[zone] = datetime(*date_parts)  # type: ignore[arg-type]
        except ValueError:
            continue
    if "ET" in utc_time_by_zone and 1 < utc_time_by_zone["ET"].year < 9999:
        return f"{_from_eastern(utc_time_by_zone['ET']).isoformat()}Z"
    for zone in ("UTC", "GMT"):
        if zone in utc_time_by_zone:
            return f"{utc_time_by_zone[zone].isoformat()}Z"
    return next((utc_time.isoformat() for utc_time in utc_time_by_zone.values()), "")


def format_eastern(start_time: str) -> str:
    """Format a date as the site writes it; return an empty text for an invalid date.

    A time with a zone is converted to Eastern time; a time without one is taken as Eastern time. A
    missing month, day or time of day becomes the earliest one.

    >>> format_eastern("2026-01-31T20:15:00Z"), format_eastern("2026-01")
    ('2026/01/31 15:15:00 ET', '2026/01/01 0:00:00 ET')
    """
    if not start_time:
        return ""
    try:
        eastern_time = datetime.fromisoformat(start_time + _FIRST_DAY[len(start_time) :])
        if eastern_time.tzinfo is not None:
            eastern_time = _to_eastern(eastern_time.astimezone(UTC).replace(tzinfo=None))
    except (ValueError, OverflowError):
        return ""
    # The site writes no leading zero before the hour.
    return f"{eastern_time:%Y/%m/%d} {eastern_time.hour}:{eastern_time:%M:%S} ET"


def _to_eastern(utc_time: datetime) -> datetime:
    daylight_time = utc_time + _DAYLIGHT_OFFSET
    summer_start, summer_end = _find_daylight_saving_bounds(utc_time.year)
    # Both changes are at two o'clock of the time that ends.
    return (
        daylight_time
        if summer_start <= utc_time + _STANDARD_OFFSET and daylight_time < summer_end
        else utc_time + _STANDARD_OFFSET
    )


def _from_eastern(eastern_time: datetime) -> datetime:
    """Convert Eastern time to UTC; an ambiguous hour counts as the first one."""
    summer_start, summer_end = _find_daylight_saving_bounds(eastern_time.year)
    return eastern_time - (
        _DAYLIGHT_OFFSET if summer_start <= eastern_time < summer_end else _STANDARD_OFFSET
    )


def _find_daylight_saving_bounds(year: int) -> tuple[datetime, datetime]:
    """Return the start and end of daylight saving time in a year, in local time."""
    if year >= 2007:
        return _find_first_sunday(year, 3, 8), _find_first_sunday(year, 11, 1)
    return _find_first_sunday(year, 4, 1), _find_first_sunday(year, 10, 25)


def _find_first_sunday(year: int, month: int, day: int) -> datetime:
    """Return two o'clock on the first Sunday on or after this day."""
    first_time = datetime(year, month, day, 2)
    return first_time + timedelta(days=6 - first_time.weekday())
