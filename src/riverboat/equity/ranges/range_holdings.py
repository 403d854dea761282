"""Parsed ranges as arrays, the raw form of a :class:`Range`."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.equity.ranges.combos import Weights
from riverboat.kernel.card_masks import Masks


class Holdings(NamedTuple):
    """Holdings as masks, each with its weight; ``None`` for all possible holdings."""

    masks: Masks | None
    weights: Weights | None
    written: str
