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
    function: Callable[..., object],
    positional_arguments: Sequence[object],
    keyword_arguments: Mapping[str, object],
) -> None:
    """Raise ``TypeError`` with the correct usage if the arguments do not fit the function."""
    function_signature = signature(function)
    try:
        function_signature.bind(*positional_arguments, **keyword_arguments)
    except TypeError:
        callable_name = function.__qualname__
        if callable_name.endswith(".__init__"):  # a subclass may have inherited it
            callable_name = (
                type(positional_arguments[0]).__qualname__
                if positional_arguments
                else callable_name.removesuffix(".__init__")
            )
        _raise_usage_error(
            callable_name, function_signature, positional_arguments, keyword_arguments
        )


def _raise_usage_error(
    callable_name: str,
    function_signature: Signature,
    positional_arguments: Sequence[object],
    keyword_arguments: Mapping[str, object],
) -> NoReturn:
    """Raise ``TypeError`` that names the wrong argument of a call, and the correct usage."""
    parameters = [
        parameter
        for parameter in function_signature.parameters.values()
        if parameter.name not in ("self", "cls")
    ]
    bound_count = len(function_signature.parameters) - len(parameters)
    problem = _describe_wrong_argument(
        callable_name, parameters, positional_arguments[bound_count:], keyword_arguments
    )
    raise TypeError(f"{problem} Call it as {callable_name}({_format_usage(parameters)})") from None


def _describe_wrong_argument(
    callable_name: str,
    parameters: Sequence[Parameter],
    positional_arguments: Sequence[object],
    keyword_arguments: Mapping[str, object],
) -> str:
    """Return the first wrong argument of a call in a sentence: unknown, missing or repeated."""
    parameter_names = [parameter.name for parameter in parameters]
    for keyword in keyword_arguments:
        if keyword not in parameter_names:
            return unknown_keyword_error(
                callable_name, keyword, parameter_names, list_all_names=True
            )
    positional_names = [
        parameter.name for parameter in parameters if parameter.kind in _POSITIONAL_KINDS
    ]
    if len(positional_arguments) > len(positional_names):
        names_text = " and ".join(positional_names) or "nothing"
        return f"{callable_name} is told only {names_text} without a name."
    passed_names = positional_names[: len(positional_arguments)]
    missing_names = [
        parameter.name
        for parameter in parameters
        if parameter.default is Parameter.empty
        and parameter.kind in _NAMED_KINDS
        and parameter.name not in (*keyword_arguments, *passed_names)
    ]
    if missing_names:
        return f"{callable_name} is not told {', '.join(map(repr, missing_names))}."
    repeated_name = next(
        passed_name for passed_name in passed_names if passed_name in keyword_arguments
    )
    return f"{callable_name} is told {repeated_name!r} twice."


_NAMED_KINDS: Final = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
_POSITIONAL_KINDS: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def _format_usage(parameters: Sequence[Parameter]) -> str:
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
    callable_name: str, name: str, known_names: Collection[str], *, list_all_names: bool = False
) -> str:
    """Return the error text for an unknown keyword, with the nearest one or all valid ones.

    With *list_all_names*, the list of all keywords follows in any case, as in a usage line.

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
    if list_all_names:
        return f"{callable_name} takes no {name!r}."
    names_text = (
        f". There are {', '.join(known_names)}"
        if len(known_names) <= _MAX_LISTED_NAMES
        else f"; help({callable_name}) has all"
    )
    return f"{callable_name} takes no {name!r}{names_text}."


_MAX_LISTED_NAMES: Final = 12
"""Maximum number of names that are listed if none is similar."""
_KEYWORD_HINTS: Final = {
    ("HouseRules", "rake"): "these are the rules of play, and a rake is what a table takes: "
    "riverboat.engine.Rake(per_mille=50, cap=5) for one hand (start), or the rules of a "
    "riverboat.table",
}
"""Hints for keywords that belong to another class, by callable and keyword."""
