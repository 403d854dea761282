"""Equality of values that hold arrays, which NumPy compares element by element."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np


def equal_with_arrays(one: object, other: object) -> bool:
    """Return True if two values are equal, arrays in tuples, lists and mappings included.

    >>> one, two = np.array([1]), np.array([1, 2])
    >>> equal_with_arrays((1, two), (1, two.copy())), equal_with_arrays(one, two)
    (True, False)
    """
    if isinstance(one, np.ndarray) or isinstance(other, np.ndarray):
        if not (isinstance(one, np.ndarray) and isinstance(other, np.ndarray)):
            return False
        return one.dtype == other.dtype and np.array_equal(
            one, other, equal_nan=one.dtype.kind == "f"
        )
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        return one.keys() == other.keys() and all(
            equal_with_arrays(one[key], other[key]) for key in one
        )
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return (
            type(one) is type(other)
            and len(one) == len(other)
            and all(equal_with_arrays(*pair) for pair in zip(one, other, strict=True))
        )
    return bool(one == other)
