"""Dates of sites that write them with hyphens, as ISO 8601."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

_DATE: Final = re.compile(
    r"(?P<date>\d{4}[-/]\d\d?[-/]\d\d?)[ T-]+(?P<time>\d\d?:\d\d(?::\d\d)?)\s*(?P<zone>UTC|GMT)?"
)


def dated(text: str) -> str:
    """The date in a text; in UTC where it says so, and without a zone where it says none.

    >>> dated("HOLDEM No Limit - 2021-03-11 22:58:57 UTC"), dated("2012-09-02 1:23:36")
    ('2021-03-11T22:58:57Z', '2012-09-02T01:23:36')
    """
    found = _DATE.search(text)
    if found is None:
        return ""
    numbers = [int(part) for part in re.split(r"[-/:]", f"{found['date']}:{found['time']}")]
    try:
        when = datetime(*numbers)  # type: ignore[arg-type]
    except ValueError:
        return ""
    return f"{when.isoformat()}{'Z' if found['zone'] else ''}"


def dated_by_name(text: str) -> str:
    """A date whose month is a name, in UTC where its zone is known.

    >>> dated_by_name("Friday, December 30, 20:52:00 CET 2011")
    '2011-12-30T19:52:00Z'
    >>> dated_by_name("Mon Feb 09 12:55:26 2026")
    '2026-02-09T12:55:26'
    """
    found = _NAMED.search(text)
    month = _MONTHS.find(found["month"][:3].lower()) // 3 + 1 if found else 0
    if found is None or not month:
        return ""
    hour, minute, second = map(int, found["time"].split(":"))
    try:
        when = datetime(int(found["year"]), month, int(found["day"]), hour, minute, second)
        zone = _ZONES.get(found["zone"] or "")
        if zone is None:
            return when.isoformat()
        return f"{(when - timedelta(hours=zone)).isoformat()}Z"
    except (ValueError, OverflowError):
        return ""


_MONTHS: Final = "janfebmaraprmayjunjulaugsepoctnovdec"
_NAMED: Final = re.compile(
    r"(?P<month>[A-Z][a-z]{2,8})\.? (?P<day>\d\d?),? (?P<time>\d\d?:\d\d:\d\d) "
    r"(?:(?P<zone>[A-Z]{2,5}) )?(?P<year>\d{4})"
)
_ZONES: Final = {
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
"""Hours before or behind Greenwich."""
