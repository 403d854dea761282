"""Validation of a query's options: positive numbers, integers, booleans."""

from __future__ import annotations

from math import inf, isfinite
from numbers import Integral, Number, Real
from typing import Any

import numpy as np

from riverboat.equity.query.equity_errors import BadEquity
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w


def parse_positive(option: str, value: Any, example: float) -> float:
    """Return a number above 0; NumPy's numbers are accepted, and text is not."""
    if not _is_number(value) or not value > 0:
        raise _build_option_error(option, value, w.PositiveNumberExpected(option, f"{example:g}"))
    try:
        return float(value)
    except OverflowError:  # a whole number of hundreds of digits
        return inf


def parse_integer(option: str, value: Any, minimum: int, maximum: int) -> int:
    """Return an integer within bounds; a float is accepted if it is whole."""
    number = _convert_whole_number(value)
    if number is None or not minimum <= number <= maximum:
        raise _build_option_error(
            option, value, w.WholeNumberBetweenExpected(option, minimum, maximum)
        )
    return number


def parse_count(option: str, value: Any, example: int) -> int:
    """Return an integer above 0, without an upper limit."""
    number = _convert_whole_number(value)
    if number is None or number < 1:
        raise _build_option_error(option, value, w.CountExpected(option, example))
    return number


def parse_optional_bool(option: str, value: Any) -> bool | None:
    """Return *value* as a bool, or ``None`` if it is ``None``; other values are refused."""
    if value is None or isinstance(value, bool | np.bool_):
        return None if value is None else bool(value)
    raise _build_option_error(option, value, w.OptionalBooleanExpected(option))


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def _convert_whole_number(value: Any) -> int | None:
    """Return a whole number as an ``int``; ``None`` for other values."""
    if not _is_number(value):
        return None
    number: Any = value
    if isinstance(value, Integral) or (isfinite(value) and value == int(value)):
        return int(number)
    return None


def _build_option_error(option: str, value: object, reason: Refusal) -> BadEquity:
    shown_text = str(value) if isinstance(value, Number) else repr(value)
    text = f"{option}={shown_text}"
    return BadEquity("", text, len(option) + 1, reason, len(text))
