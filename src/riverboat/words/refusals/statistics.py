"""Reasons why a player's statistics are missing or not available in this form."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StatisticsPending(Refusal, frozen=True):
    code = "still-counting"
    hands: int


class PyarrowRequired(Refusal, frozen=True):
    code = "no-pyarrow"
