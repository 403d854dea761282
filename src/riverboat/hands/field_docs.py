"""Field documentation for ``help``: the name, type and meaning of each property."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

DocumentedClass = TypeVar("DocumentedClass", bound=type)


def document_fields(documented_class: DocumentedClass) -> DocumentedClass:
    """Append the documented properties of a class to its docstring and return the class.

    >>> @document_fields
    ... class Pot:
    ...     "Chips in the middle."
    ...     @property
    ...     def chips(self) -> int:
    ...         "How many there are."
    >>> print(Pot.__doc__)
    Chips in the middle.
    <BLANKLINE>
        Fields:
    <BLANKLINE>
        chips: int
            How many there are.
    """
    if documented_class.__doc__:  # None if Python strips docstrings (-OO)
        documentation = "\n".join(_iter_field_lines(documented_class))
        documented_class.__doc__ = (
            f"{documented_class.__doc__.rstrip()}\n\n    Fields:\n\n{documentation}"
        )
    return documented_class


def _iter_field_lines(documented_class: type) -> Iterator[str]:
    for name, field in vars(documented_class).items():
        match field:
            case property(fget=getter) if getter is not None:
                pass
            case cached_property(func=getter):
                pass
            case _:
                continue
        if not name.startswith("_"):
            documentation = " ".join((getter.__doc__ or "").split())
            yield f"    {name}: {getter.__annotations__.get('return', '')}\n        {documentation}"
