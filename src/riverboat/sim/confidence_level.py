"""Confidence level of the intervals that matches and simulated sessions report."""

from __future__ import annotations

from typing import Final

NORMAL_95: Final = 1.96
"""Half width of a 95 % confidence interval, in standard errors of a normal distribution."""
