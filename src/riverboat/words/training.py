"""The trainer: verdicts on answers, and its page in the terminal."""

from __future__ import annotations

from typing import Literal, TypeAlias

Verdict: TypeAlias = Literal["correct", "inaccuracy", "mistake", "blunder"]
