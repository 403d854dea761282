"""Parser of dates in the notations of sites, to ISO 8601."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

_DATE_PATTERN: Final = re.compile(
    r"(?P<date>\d{4}[-/]\d\d?[-/]\d\d?)[ T-]+(?P<time>\d\d?:\d\d(?::\d\d)?)\s*(?P<zone>UTC|GMT)?"
)


def parse_date(text: str) -> str:
    """Parse the date in a text; in UTC if it names UTC, otherwise without a time zone.

    >>> parse_date("HOLDEM No Limit - 2021-03-11 22:58:57 UTC"), parse_date("2012-09-02 1:23:36")
    ('2021-03-11T22:58:57Z', '2012-09-02T01:23:36')
    """
    match = _DATE_PATTERN.search(text)
    if match is None:
        return ""
    date_parts = [int(part) for part in re.split(r"[-/:]", f"{match['date']}:{match['time']}")]
    try:
        local_time = datetime(*date_parts)  # type: ignore[arg-type]
    except ValueError:
        return ""
    return f"{local_time.isoformat()}{'Z' if match['zone'] else ''}"


def parse_named_month_date(text: str) -> str:
    """Parse a date with a month name, in UTC if its time zone is known.

    >>> parse_named_month_date("Friday, December 30, 20:52:00 CET 2011")
    '2011-12-30T19:52:00Z'
    >>> parse_named_month_date("Mon Feb 09 12:55:26 2026")
    '2026-02-09T12:55:26'
    """
    match = _NAMED_MONTH_DATE_PATTERN.search(text)
    month = _MONTHS.find(match["month"][:3].lower()) // 3 + 1 if match else 0
    if match is None or not month:
        return ""
    hour, minute, second = map(int, match["time"].split(":"))
    try:
        local_time = datetime(int(match["year"]), month, int(match["day"]), hour, minute, second)
        utc_offset = _find_utc_offset(match["zone"] or "")
        return (
            local_time.isoformat()
            if utc_offset is None
            else f"{(local_time - utc_offset).isoformat()}Z"
        )
    except (ValueError, OverflowError):
        return ""


_MONTHS: Final = "janfebmaraprmayjunjulaugsepoctnovdec"
_NAMED_MONTH_DATE_PATTERN: Final = re.compile(
    r"(?P<month>[A-Z][a-z]{2,8})\.? (?P<day>\d\d?),? (?P<time>\d\d?:\d\d:\d\d) "
    r"(?:(?P<zone>[A-Z]{2,5}|(?:GMT|UTC)?[+-]\d\d:?\d\d) )?(?P<year>\d{4})"
)
_OFFSET_PATTERN: Final = re.compile(r"(?:GMT|UTC)?(?P<sign>[+-])(?P<hours>\d\d):?(?P<minutes>\d\d)")


def _find_utc_offset(zone: str) -> timedelta | None:
    if match := _OFFSET_PATTERN.fullmatch(zone):
        offset = timedelta(hours=int(match["hours"]), minutes=int(match["minutes"]))
        return offset if match["sign"] == "+" else -offset
    return (
        timedelta(hours=_UTC_OFFSET_HOURS_BY_ZONE[zone])
        if zone in _UTC_OFFSET_HOURS_BY_ZONE
        else None
    )


_UTC_OFFSET_HOURS_BY_ZONE: Final = {
    "UTC": 0,
    "GMT": 0,
    "WET": 0,
    "BST": 1,
    "WEST": 1,
    "CET": 1,
    "MEZ": 1,
    "CEST": 2,
    "MESZ": 2,
    "EET": 2,
    "EEST": 3,
    "MSK": 3,
    "EST": -5,
    "EDT": -4,
    "CST": -6,
    "CDT": -5,
    "MST": -7,
    "MDT": -6,
    "PST": -8,
    "PDT": -7,
    "ICT": 7,
}
"""UTC offsets in hours."""


def parse_day_first_date(text: str) -> str:
    """Parse a date that may have its day first, without a zone.

    >>> parse_day_first_date("22/07/2011 17:31:11"), parse_day_first_date("02-Nov-2011 18:11")
    ('2011-07-22T17:31:11', '2011-11-02T18:11:00')
    """
    match = _DAY_FIRST_PATTERN.search(text)
    if match is None:
        return parse_date(text)
    month_text = match["month"]
    month = (
        int(month_text) if month_text.isdecimal() else _MONTHS.find(month_text[:3].lower()) // 3 + 1
    )
    time_parts = [int(part) for part in match["time"].split(":")]
    try:
        local_time = datetime(int(match["year"]), month, int(match["day"]), *time_parts)  # type: ignore[arg-type]
    except ValueError:
        return ""
    return local_time.isoformat()


_DAY_FIRST_PATTERN: Final = re.compile(
    r"(?P<day>\d\d?)[-/. ](?P<month>\d\d?|[A-Za-z]{3,9})[-/. ](?P<year>\d{4})[ ,T-]+"
    r"(?P<time>\d\d?:\d\d(?::\d\d)?)"
)
