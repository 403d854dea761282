"""Argument checks: type errors that name the argument, the expected and the given value."""

from __future__ import annotations

from operator import index


def require_whole_number(name: str, given: object, least: int | None = None) -> int:
    """Return a whole number; ``TypeError`` names the argument otherwise.

    >>> require_whole_number("seats", 3)
    3
    >>> require_whole_number("seats", "three")
    Traceback (most recent call last):
    TypeError: seats: a whole number is expected, not 'three'
    """
    try:
        found = index(given)  # type: ignore[arg-type]  # what is no number is refused here
    except TypeError:
        raise TypeError(f"{name}: a whole number is expected, not {given!r}") from None
    if isinstance(given, bool):
        raise TypeError(f"{name}: a whole number is expected, not {given!r}")
    if least is not None and found < least:
        raise ValueError(f"{name}: {least} or more is expected, not {given!r}")
    return found


def require_seed(given: object, name: str = "seed") -> None:
    """Raise ``TypeError`` or ``ValueError`` for an invalid seed of random numbers."""
    if given is not None and not isinstance(given, int | str):
        raise TypeError(f"{name}: a whole number or text is expected, or None, not {given!r}")


def require_text(name: str, given: object, example: str) -> str:
    """Return text; otherwise ``TypeError`` names the argument, with an example."""
    if not isinstance(given, str):
        raise TypeError(f"{name}: text such as {example!r} is expected, not {given!r}")
    return given
