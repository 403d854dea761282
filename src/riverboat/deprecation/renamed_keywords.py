"""Old keywords of constructors and functions: they work for one minor version, with a warning.

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

from collections.abc import Callable
from functools import wraps
from inspect import getattr_static
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar
from warnings import warn

from msgspec import StructMeta

from riverboat.deprecation import DeprecatedAttribute

P = ParamSpec("P")
T = TypeVar("T")


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
            for old_name, new_name in new_names.items():
                _warn_of_keyword(cls.__name__, old_name, new_name)
            new_keywords = {new_names.get(name, name): value for name, value in keywords.items()}
            return StructMeta.__call__(cls, *args, **new_keywords)


class RenamedAttributes(StructMeta):
    """Metaclass of a struct whose JSON keys are the former names of its fields.

    Each former name becomes a ``DeprecatedAttribute``.
    """

    if not TYPE_CHECKING:

        def __init__(
            cls,  # noqa: N805 - a metaclass
            name: str,
            bases: tuple[type, ...],
            namespace: dict[str, Any],
            **_options: Any,
        ) -> None:
            super().__init__(name, bases, namespace)
            name_pairs = zip(cls.__struct_encode_fields__, cls.__struct_fields__, strict=True)
            for old_name, new_name in name_pairs:
                if old_name != new_name and getattr_static(cls, old_name, None) is None:
                    attribute = DeprecatedAttribute(new_name)
                    attribute.__set_name__(cls, old_name)
                    setattr(cls, old_name, attribute)


class RenamedFields(DeprecatedKeywords, RenamedAttributes):
    """Metaclass of a struct that takes the former names of its fields as keywords, too."""


def _find_new_names(cls: type, keywords: dict[str, Any]) -> dict[str, str]:
    """Return new names by old name, for the old keywords whose new one is not given."""
    new_names = {}
    for name in keywords:
        attribute = getattr_static(cls, name, None)
        if isinstance(attribute, DeprecatedAttribute) and attribute.new_name not in keywords:
            new_names[name] = attribute.new_name
    return new_names


def deprecated_keywords(**new_names: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Return a decorator of a function that also takes old keywords, with a warning.

    *new_names* are the new keywords by the old ones. A call takes about a microsecond longer.

    >>> import warnings
    >>> @deprecated_keywords(most="max_nodes")
    ... def count(max_nodes):
    ...     return max_nodes
    >>> with warnings.catch_warnings():
    ...     warnings.simplefilter("ignore")
    ...     count(most=3)
    3
    """

    def decorate(function: Callable[P, T]) -> Callable[P, T]:
        called_name = function.__qualname__.removesuffix(".__init__").rpartition(".")[2]

        @wraps(function)
        def wrapper(*args: P.args, **keywords: P.kwargs) -> T:
            for old_name, new_name in new_names.items():
                if old_name in keywords and new_name not in keywords:
                    _warn_of_keyword(called_name, old_name, new_name)
                    keywords[new_name] = keywords.pop(old_name)
            return function(*args, **keywords)

        return wrapper

    return decorate


def _warn_of_keyword(name: str, old_name: str, new_name: str) -> None:
    """Warn of an old keyword in the call of the caller's caller."""
    message = f"{name}({old_name}=...) is deprecated: use {name}({new_name}=...)"
    warn(message, DeprecationWarning, stacklevel=3)
