"""Field documentation for ``help``: the name, type and meaning of each property."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TypeVar

DocumentedClass = TypeVar("DocumentedClass", bound=type)


def document_fields(kind: DocumentedClass) -> DocumentedClass:
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
    if kind.__doc__:  # none, where Python runs without docstrings
        documentation = "\n".join(_field_lines(kind))
        kind.__doc__ = f"{kind.__doc__.rstrip()}\n\n    Fields:\n\n{documentation}"
    return kind


def _field_lines(kind: type) -> Iterator[str]:
    for name, field in vars(kind).items():
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
