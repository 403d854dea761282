"""Argument checks: type errors that name the argument, the expected and the given value."""

from __future__ import annotations

from operator import index


def require_whole_number(name: str, value: object, minimum: int | None = None) -> int:
    """Return a whole number; otherwise ``TypeError`` names the argument.

    ``ValueError`` is raised for a number below *minimum*.

    >>> require_whole_number("seats", 3)
    3
    >>> require_whole_number("seats", "three")
    Traceback (most recent call last):
    TypeError: seats: a whole number is expected, not 'three'
    """
    try:
        number = index(value)  # type: ignore[arg-type]  # a TypeError is reported below
    except TypeError:
        raise TypeError(f"{name}: a whole number is expected, not {value!r}") from None
    if isinstance(value, bool):
        raise TypeError(f"{name}: a whole number is expected, not {value!r}")
    if minimum is not None and number < minimum:
        raise ValueError(f"{name}: {minimum} or more is expected, not {value!r}")
    return number


def require_seed(value: object, name: str = "seed") -> None:
    """Raise ``TypeError`` or ``ValueError`` for an invalid seed of random numbers."""
    if value is not None and not isinstance(value, int | str):
        raise TypeError(f"{name}: a whole number or text is expected, or None, not {value!r}")


def require_text(name: str, value: object, example: str) -> str:
    """Return text; otherwise ``TypeError`` names the argument, with an example."""
    if not isinstance(value, str):
        raise TypeError(f"{name}: text such as {example!r} is expected, not {value!r}")
    return value
