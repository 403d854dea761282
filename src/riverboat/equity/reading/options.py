"""The options of a question, checked: numbers that are above nothing, whole numbers, yes or no."""

from __future__ import annotations

from math import inf, isfinite
from numbers import Integral, Number, Real
from typing import Any

import numpy as np

from riverboat.equity.reading.errors import BadEquity
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w


def positive(option: str, given: Any, example: float) -> float:
    """A number above 0; numbers of NumPy are taken, and text is not.

    >>> positive("seconds", 0, 2.5)
    Traceback (most recent call last):
        ...
    riverboat.equity.reading.errors.BadEquity: seconds must be more than 0, such as 2.5
      seconds=0
              ^
    """
    if not _is_number(given) or not given > 0:
        raise _refused(option, given, w.MustBeAbove(option, f"{example:g}"))
    try:
        return float(given)
    except OverflowError:  # a whole number of hundreds of digits
        return inf


def whole(option: str, given: Any, least: int, most: int) -> int:
    """A whole number between two others; one with a point is taken if nothing stands behind it.

    >>> whole("seed", 7.0, 0, 99)
    7
    """
    number = _whole(given)
    if number is None or not least <= number <= most:
        raise _refused(option, given, w.MustBeBetween(option, least, most))
    return number


def count(option: str, given: Any, example: int) -> int:
    """A whole number above 0, however large."""
    number = _whole(given)
    if number is None or number < 1:
        raise _refused(option, given, w.MustBeCount(option, example))
    return number


def yes_or_no(option: str, given: Any) -> bool | None:
    """True, False, or None where nothing is said."""
    if given is None or isinstance(given, bool | np.bool_):
        return None if given is None else bool(given)
    raise _refused(option, given, w.MustBeYesOrNo(option))


def _is_number(given: object) -> bool:
    return isinstance(given, Real) and not isinstance(given, bool)


def _whole(given: Any) -> int | None:
    """A whole number as an ``int``; nothing if it is none."""
    if not _is_number(given):
        return None
    number: Any = given
    if isinstance(given, Integral) or (isfinite(given) and given == int(given)):
        return int(number)
    return None


def _refused(option: str, given: object, why: Refusal) -> BadEquity:
    shown = str(given) if isinstance(given, Number) else repr(given)
    text = f"{option}={shown}"
    return BadEquity("", text, len(option) + 1, why, len(text))
