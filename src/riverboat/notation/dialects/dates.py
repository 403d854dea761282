"""Dates of sites that write them with hyphens, as ISO 8601."""

from __future__ import annotations

import re
from datetime import datetime
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
