"""Old keywords of constructors: they work for one minor version, with a ``DeprecationWarning``.

>>> import warnings
>>> from riverboat.bots.characters import ROCK, Character
>>> from msgspec.structs import asdict
>>> fields = asdict(ROCK)
>>> with warnings.catch_warnings(record=True) as caught:
...     warnings.simplefilter("always")
...     Character(plays=fields.pop("calling_share"), **fields) == ROCK
True
>>> print(caught[0].message)
Character(plays=...) is deprecated: use Character(calling_share=...)
"""

from __future__ import annotations

from inspect import getattr_static
from typing import TYPE_CHECKING, Any
from warnings import warn

from msgspec import StructMeta

from riverboat.deprecation import DeprecatedAttribute


class DeprecatedKeywords(StructMeta):
    """Metaclass of a struct with renamed fields; the class has a ``DeprecatedAttribute`` for each.

    A constructor call takes about a microsecond longer, so it is not for structs that are made in
    each action of a hand.
    """

    if not TYPE_CHECKING:  # type checkers know the new keywords only

        def __call__(cls, *args: Any, **keywords: Any) -> Any:  # noqa: N805 - a metaclass
            """Return a new struct; old keywords are renamed with a warning."""
            try:
                return StructMeta.__call__(cls, *args, **keywords)
            except TypeError:
                new_names = _find_new_names(cls, keywords)
                if not new_names:
                    raise
            for old, new in new_names.items():
                warn(
                    f"{cls.__name__}({old}=...) is deprecated: use {cls.__name__}({new}=...)",
                    DeprecationWarning,
                    stacklevel=2,
                )
            renamed = {new_names.get(name, name): value for name, value in keywords.items()}
            return StructMeta.__call__(cls, *args, **renamed)


def _find_new_names(cls: type, keywords: dict[str, Any]) -> dict[str, str]:
    """Return new names by old name, for the old keywords whose new one is not given."""
    new_names = {}
    for name in keywords:
        attribute = getattr_static(cls, name, None)
        if isinstance(attribute, DeprecatedAttribute) and attribute.new_name not in keywords:
            new_names[name] = attribute.new_name
    return new_names
