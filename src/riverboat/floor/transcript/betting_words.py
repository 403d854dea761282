"""Concepts of betting: the actions that a player may take or announce."""

from __future__ import annotations

from typing import Final

ACTIONS: Final = frozenset(
    "bet raise call check fold allin limp pot complete post straddle tap pass option laydown "
    "act".split()
)
"""Concepts of betting actions."""
