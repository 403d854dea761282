"""Lookup of the person in a chair, as a type for the narration functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from riverboat.words import Chair, Player

PersonAtChair: TypeAlias = Callable[[int], Player | Chair]
"""A function that returns the player in a chair, or the chair if the player is unknown."""
