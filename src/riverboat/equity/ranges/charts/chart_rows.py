"""Types of the rows of a chart."""

from __future__ import annotations

from typing import Literal, TypeAlias

PresetKind: TypeAlias = Literal["open", "call", "three-bet", "call-three-bet"]

ChartRow: TypeAlias = tuple[PresetKind, str, str, str]
"""The action, the position, the position of the player who raised before, and the range."""

AllInKind: TypeAlias = Literal["push", "call-push"]

AllInRow: TypeAlias = tuple[AllInKind, str, str, int, str]
"""The action, the position, the position of the all-in before, big blinds, and the range."""
