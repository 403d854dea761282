"""The options of a question, checked: numbers that are above nothing, whole numbers, yes or no."""

from __future__ import annotations

from math import inf, isfinite
from numbers import Integral, Number, Real
from typing import Any

import numpy as np

from riverboat.equity.query.equity_errors import BadEquity
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w


def parse_positive(option: str, value: Any, example: float) -> float:
    """A number above 0; numbers of NumPy are taken, and text is not.

    >>> parse_positive("seconds", 0, 2.5)
    Traceback (most recent call last):
        ...
    riverboat.equity.query.equity_errors.BadEquity: seconds must be more than 0, such as 2.5
      seconds=0
              ^
    """
    if not _is_number(value) or not value > 0:
        raise _option_error(option, value, w.MustBeAbove(option, f"{example:g}"))
    try:
        return float(value)
    except OverflowError:  # a whole number of hundreds of digits
        return inf


def parse_integer(option: str, value: Any, least: int, most: int) -> int:
    """A whole number between two others; one with a point is taken if nothing stands behind it.

    >>> parse_integer("seed", 7.0, 0, 99)
    7
    """
    number = _as_integer(value)
    if number is None or not least <= number <= most:
        raise _option_error(option, value, w.MustBeBetween(option, least, most))
    return number


def parse_count(option: str, value: Any, example: int) -> int:
    """A whole number above 0, however large."""
    number = _as_integer(value)
    if number is None or number < 1:
        raise _option_error(option, value, w.MustBeCount(option, example))
    return number


def parse_optional_bool(option: str, value: Any) -> bool | None:
    """True, False, or None where nothing is said."""
    if value is None or isinstance(value, bool | np.bool_):
        return None if value is None else bool(value)
    raise _option_error(option, value, w.MustBeYesOrNo(option))


def _is_number(value: object) -> bool:
    return isinstance(value, Real) and not isinstance(value, bool)


def _as_integer(value: Any) -> int | None:
    """A whole number as an ``int``; nothing if it is none."""
    if not _is_number(value):
        return None
    number: Any = value
    if isinstance(value, Integral) or (isfinite(value) and value == int(value)):
        return int(number)
    return None


def _option_error(option: str, value: object, why: Refusal) -> BadEquity:
    shown = str(value) if isinstance(value, Number) else repr(value)
    text = f"{option}={shown}"
    return BadEquity("", text, len(option) + 1, why, len(text))
