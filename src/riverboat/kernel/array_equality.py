"""Equality of values that hold arrays, which NumPy compares element by element."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np


def equal_with_arrays(left_value: object, right_value: object) -> bool:
    """Return True if two values are equal, arrays in tuples, lists and mappings included.

    >>> one, two = np.array([1]), np.array([1, 2])
    >>> equal_with_arrays((1, two), (1, two.copy())), equal_with_arrays(one, two)
    (True, False)
    """
    if isinstance(left_value, np.ndarray) or isinstance(right_value, np.ndarray):
        if not (isinstance(left_value, np.ndarray) and isinstance(right_value, np.ndarray)):
            return False
        return left_value.dtype == right_value.dtype and np.array_equal(
            left_value, right_value, equal_nan=left_value.dtype.kind == "f"
        )
    if isinstance(left_value, Mapping) and isinstance(right_value, Mapping):
        return left_value.keys() == right_value.keys() and all(
            equal_with_arrays(left_value[key], right_value[key]) for key in left_value
        )
    if isinstance(left_value, tuple | list) and isinstance(right_value, tuple | list):
        return (
            type(left_value) is type(right_value)
            and len(left_value) == len(right_value)
            and all(equal_with_arrays(*pair) for pair in zip(left_value, right_value, strict=True))
        )
    return bool(left_value == right_value)
