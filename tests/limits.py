"""The time limits of tests: hang guards, which end a test that would never end.

A shared machine may be ten times slower than a developer's, so that a limit of a few seconds fails
for no fault of the program. `tests/test_time_limits.py` searches the sources for shorter ones.
"""

from __future__ import annotations

HANG = 300.0
"""Seconds after which a wait is a hang. pytest's own limit of 600 seconds is the last guard."""

MIN_SECONDS = 60.0
"""Minimum seconds of a time limit in a test."""

STEP_MS = 60_000.0
"""Milliseconds after which Playwright stops waiting for one step of a browser test.

A page answers in less than a second; a test that waits for longer polls.
"""
