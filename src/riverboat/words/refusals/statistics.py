"""Reasons why a player's statistics are missing, or not in this form."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class StillCounting(Refusal, frozen=True):
    code = "still-counting"
    en = "{hands} of your hands are counted so far, and there are more: try again in a moment"
    hands: int


class NeedsPyarrow(Refusal, frozen=True):
    code = "no-pyarrow"
    en = (
        "Parquet is written by pyarrow, which this room has not: "
        "pip install 'riverboat[parquet]' where it is served"
    )
