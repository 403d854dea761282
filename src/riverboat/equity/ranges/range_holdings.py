"""Parsed ranges as arrays: the data of a ``Range``."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.equity.ranges.combos import Weights
from riverboat.kernel.card_masks import Masks


class Holdings(NamedTuple):
    """Holdings as masks, each with its weight; masks of ``None`` stand for all holdings."""

    masks: Masks | None
    weights: Weights | None
    source_text: str
