"""Old keywords of functions: they work for one minor version, with a ``DeprecationWarning``.

>>> import warnings
>>> @accept_old_keywords(happened="new_facts")
... def count_facts(new_facts=()):
...     return len(new_facts)
>>> with warnings.catch_warnings(record=True) as caught:
...     warnings.simplefilter("always")
...     count_facts(happened=[1, 2])
2
>>> print(caught[0].message)
count_facts(happened=...) is deprecated: use count_facts(new_facts=...)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar
from warnings import warn

P = ParamSpec("P")
R = TypeVar("R")


def accept_old_keywords(**new_names: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that renames old keywords of a call, with a warning for each."""

    def decorate(function: Callable[P, R]) -> Callable[P, R]:
        @wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> R:
            for old, new in new_names.items():
                if old in kwargs and new not in kwargs:
                    name = function.__name__
                    warn(
                        f"{name}({old}=...) is deprecated: use {name}({new}=...)",
                        DeprecationWarning,
                        stacklevel=2,
                    )
                    kwargs[new] = kwargs.pop(old)
            return function(*args, **kwargs)

        return wrapper

    return decorate
