"""The type of functions that return the person in a chair."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from riverboat.words import Chair, Player

PersonAtChair: TypeAlias = Callable[[int], Player | Chair]
"""A function that returns the person in a chair."""
