"""Fractions of a chip in a text: *2.50*, *0,25/0,50*; all its amounts are read in hundredths.

>>> make_amount_formatter("bet 2.50, one 5 chip", "en")(250)
'2.50'
>>> make_amount_formatter("bet 250, one 500 chip", "en")(250)
'250'
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from riverboat.floor.incident_parsing.text_tokens import (
    HUNDREDTHS_PER_CHIP,
    is_in_hundredths,
    tokenize,
)


def has_fractions(text: str) -> bool:
    """Return True if an amount of a text is a fraction, so that all are read in hundredths."""
    return is_in_hundredths(tokenize(text))


def format_hundredths(amount: int, language: str) -> str:
    """Format an amount in hundredths as chips: ``2.50``, in Czech ``2,50``; without a fraction
    ``5``.
    """
    whole_chips, hundredths = divmod(amount, HUNDREDTHS_PER_CHIP)
    separator = "." if language == "en" else ","
    return f"{whole_chips}{separator}{hundredths:02}" if hundredths else str(whole_chips)


def convert_to_hundredths(text: str, value: int | tuple[int, ...]) -> int | tuple[int, ...]:
    """Return a typed amount, or typed chips, in hundredths of a chip.

    If the answer's *text* has fractions, *value* is in hundredths already.
    """
    if has_fractions(text):
        return value
    if isinstance(value, tuple):
        return tuple([chip * HUNDREDTHS_PER_CHIP for chip in value])
    return value * HUNDREDTHS_PER_CHIP


def make_amount_formatter(text: str, language: str) -> Callable[[int], str]:
    """Return the function that formats amounts in the ruling on a text.

    It formats hundredths if the text has fractions, and whole chips otherwise.
    """
    return partial(format_hundredths, language=language) if has_fractions(text) else str
