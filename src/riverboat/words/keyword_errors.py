"""Helpful errors for wrong calls: the nearest keyword, and the signature.

For an unknown keyword, Python 3.13 suggests one similar name, earlier versions none, and no version
lists all names. This module inspects the signature after a call has failed. So the names are not
repeated in code, and a successful call only costs one more function call.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import wraps
from inspect import Parameter, Signature, signature
from typing import TYPE_CHECKING, Any, Final, NoReturn, ParamSpec, TypeVar

from msgspec import StructMeta

P = ParamSpec("P")
R = TypeVar("R")


def explain_keyword_errors(function: Callable[P, R]) -> Callable[P, R]:
    """Wrap a function so that a misspelt keyword raises an error that lists the valid ones.

    >>> @explain_keyword_errors
    ... def deal(game, *, seats=2, stacks=None):
    ...     return seats
    >>> deal("nlhe 1/2", seats=3)
    3
    >>> deal("nlhe 1/2", stack=100)
    Traceback (most recent call last):
    TypeError: deal takes no 'stack'; did you mean 'stacks'? Call it as deal(game, *, seats=2...)
    >>> deal()
    Traceback (most recent call last):
    TypeError: deal is not told 'game'. Call it as deal(game, *, seats=2, stacks=None)
    """

    @wraps(function)
    def wrapper(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return function(*args, **kwargs)
        except TypeError:
            _check_call(function, args, kwargs)
            raise

    return wrapper


def _check_call(
    function: Callable[..., object], positional: Sequence[object], keywords: Mapping[str, object]
) -> None:
    """Raise ``TypeError`` with the correct usage if the arguments do not fit the function."""
    function_signature = signature(function)
    try:
        function_signature.bind(*positional, **keywords)
    except TypeError:
        name = function.__qualname__
        if name.endswith(".__init__"):  # a subclass may have inherited it
            name = (
                type(positional[0]).__qualname__ if positional else name.removesuffix(".__init__")
            )
        _raise_usage_error(name, function_signature, positional, keywords)


def _raise_usage_error(
    name: str,
    function_signature: Signature,
    positional: Sequence[object],
    keywords: Mapping[str, object],
) -> NoReturn:
    """Raise ``TypeError`` that names the wrong argument of a call, and the correct usage."""
    parameters = [
        parameter
        for parameter in function_signature.parameters.values()
        if parameter.name not in ("self", "cls")
    ]
    bound_count = len(function_signature.parameters) - len(parameters)
    problem = _describe_wrong_argument(name, parameters, positional[bound_count:], keywords)
    raise TypeError(f"{problem} Call it as {name}({_usage(parameters)})") from None


def _describe_wrong_argument(
    name: str,
    parameters: Sequence[Parameter],
    positional: Sequence[object],
    keywords: Mapping[str, object],
) -> str:
    """Return the first wrong argument of a call in a sentence: unknown, missing or repeated."""
    parameter_names = [parameter.name for parameter in parameters]
    for keyword in keywords:
        if keyword not in parameter_names:
            return unknown_keyword_error(name, keyword, parameter_names, listed=True)
    positional_names = [
        parameter.name for parameter in parameters if parameter.kind in _POSITIONAL_KINDS
    ]
    if len(positional) > len(positional_names):
        return f"{name} is told only {' and '.join(positional_names) or 'nothing'} without a name."
    given_names = positional_names[: len(positional)]
    missing_names = [
        parameter.name
        for parameter in parameters
        if parameter.default is Parameter.empty
        and parameter.kind in _NAMED_KINDS
        and parameter.name not in (*keywords, *given_names)
    ]
    if missing_names:
        return f"{name} is not told {', '.join(map(repr, missing_names))}."
    repeated_name = next(given_name for given_name in given_names if given_name in keywords)
    return f"{name} is told {repeated_name!r} twice."


_NAMED_KINDS: Final = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
_POSITIONAL_KINDS: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def _usage(parameters: Sequence[Parameter]) -> str:
    """Return the signature without types."""
    parameters_without_types = [
        _shorten_default(parameter.replace(annotation=Parameter.empty)) for parameter in parameters
    ]
    return str(Signature(parameters_without_types)).removeprefix("(").removesuffix(")")


class _LongDefault:
    """A placeholder for a default that is too long to print."""

    def __repr__(self) -> str:
        return "..."


def _shorten_default(parameter: Parameter) -> Parameter:
    if parameter.default is Parameter.empty or len(repr(parameter.default)) <= _MAX_DEFAULT_LENGTH:
        return parameter
    return parameter.replace(default=_LongDefault())


_MAX_DEFAULT_LENGTH: Final = 24


class KeywordErrorMeta(StructMeta):
    """A metaclass of structs whose constructor reports misspelt fields helpfully."""

    if not TYPE_CHECKING:  # type checkers know the fields

        def __call__(cls, *args: Any, **kwargs: Any) -> Any:  # noqa: N805  # a metaclass
            try:
                return super().__call__(*args, **kwargs)
            except TypeError:
                for name in kwargs:
                    if name not in cls.__struct_fields__:
                        message = unknown_keyword_error(cls.__name__, name, cls.__struct_fields__)
                        raise TypeError(message) from None
                raise


def unknown_keyword_error(
    callable_name: str, name: str, known_names: Collection[str], *, listed: bool = False
) -> str:
    """Return the error text for an unknown keyword, with the nearest one or all valid ones.

    With *listed*, the list of all keywords follows in any case, as in a usage line.

    >>> unknown_keyword_error("HouseRules", "max_raise", ["reopen", "max_raises"])
    "HouseRules takes no 'max_raise'; did you mean 'max_raises'?"
    """
    similar_names = get_close_matches(name.lower(), known_names, 1, 0.65)
    similar_names = similar_names or [
        known_name for known_name in known_names if len(name) > 2 and name.lower() in known_name
    ]
    if hint := _KEYWORD_HINTS.get((callable_name, name)):
        return f"{callable_name} takes no {name!r}: {hint}"
    if similar_names:
        return f"{callable_name} takes no {name!r}; did you mean {similar_names[0]!r}?"
    if listed:
        return f"{callable_name} takes no {name!r}."
    listing = (
        f". There are {', '.join(known_names)}"
        if len(known_names) <= _MAX_LISTED_NAMES
        else f"; help({callable_name}) has all"
    )
    return f"{callable_name} takes no {name!r}{listing}."


_MAX_LISTED_NAMES: Final = 12
"""Maximum number of names that are listed if none is similar."""
_KEYWORD_HINTS: Final = {
    ("HouseRules", "rake"): "these are the rules of play, and a rake is what a table takes: "
    "riverboat.engine.Rake(per_mille=50, cap=5) for one hand (start), or the rules of a "
    "riverboat.table",
}
"""Hints for keywords that belong to another class, by callable and keyword."""
