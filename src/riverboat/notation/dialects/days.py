"""Dates that are not written year first: with the day first, or with months by name."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final

from riverboat.notation.dialects.dates import dated

_MONTHS: Final = "jan feb mar apr may jun jul aug sep oct nov dec".split()
_TIME: Final = r"(?P<time>\d\d?:\d\d(?::\d\d)?)"
_DAY_FIRST: Final = re.compile(
    rf"(?P<day>\d\d?)[-/. ](?P<month>\d\d?|[A-Za-z]{{3,9}})[-/. ](?P<year>\d{{4}})[ ,T-]+{_TIME}"
)
_YEAR_LAST: Final = re.compile(
    rf"(?P<month>[A-Za-z]{{3}}) +(?P<day>\d\d?) {_TIME} (?P<zone>\S+) (?P<year>\d{{4}})"
)
_HOURS: Final = {
    "UTC": 0,
    "GMT": 0,
    "WET": 0,
    "WEST": 1,
    "BST": 1,
    "CET": 1,
    "CEST": 2,
    "EET": 2,
    "EEST": 3,
    "MSK": 3,
    "EST": -5,
    "EDT": -4,
}
_OFFSET: Final = re.compile(r"(?:GMT|UTC)?([+-])(\d\d):?(\d\d)")


def iso(text: str) -> str:
    """The date in a text as ISO 8601: in UTC where its zone is known, else without one.

    >>> iso("Mon Jan 06 01:06:00 CET 2014"), iso("22/07/2011 17:31:11"), iso("02-Nov-2011 18:11")
    ('2014-01-06T00:06:00Z', '2011-07-22T17:31:11', '2011-11-02T18:11:00')
    """
    found = _YEAR_LAST.search(text) or _DAY_FIRST.search(text)
    if found is None:
        return dated(text)
    month = found["month"][:3].lower()
    if not month.isdigit() and month not in _MONTHS:
        return ""
    number = int(month) if month.isdigit() else _MONTHS.index(month) + 1
    clock = [int(part) for part in found["time"].split(":")]
    try:
        when = datetime(int(found["year"]), number, int(found["day"]), *clock)  # type: ignore[arg-type]
    except ValueError:
        return ""
    ahead = _ahead(found.groupdict().get("zone") or "")
    return when.isoformat() if ahead is None else f"{(when - ahead).isoformat()}Z"


def _ahead(zone: str) -> timedelta | None:
    """How far a zone is before Greenwich; ``None`` for one that is not known."""
    if found := _OFFSET.fullmatch(zone):
        sign, hours, minutes = found.groups()
        ahead = timedelta(hours=int(hours), minutes=int(minutes))
        return ahead if sign == "+" else -ahead
    return timedelta(hours=_HOURS[zone]) if zone in _HOURS else None
