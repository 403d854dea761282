"""Short descriptions of user agents: the browser and the operating system."""

from __future__ import annotations

from typing import Final

_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
"""Browsers in order of precedence, since nearly all of them name others, too."""
_OPERATING_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def describe_browser(user_agent: str) -> str:
    """Return the browser and system of a ``User-Agent`` header; empty if neither is known.

    >>> describe_browser("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    browser_and_system = [
        next((name for token, name in tokens_and_names if token in user_agent), "")
        for tokens_and_names in (_BROWSERS, _OPERATING_SYSTEMS)
    ]
    return ", ".join(filter(None, browser_and_system))
