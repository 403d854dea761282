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
    def explained(*given: P.args, **named: P.kwargs) -> R:
        try:
            return function(*given, **named)
        except TypeError:
            _check_call(function, given, named)
            raise

    return explained


def _check_call(
    function: Callable[..., object], positional: Sequence[object], keywords: Mapping[str, object]
) -> None:
    """Raise ``TypeError`` with the correct usage if the arguments do not fit the function."""
    requested_signature = signature(function)
    try:
        requested_signature.bind(*positional, **keywords)
    except TypeError:
        name = function.__qualname__
        if name.endswith(".__init__"):  # a subclass may have inherited it
            name = (
                type(positional[0]).__qualname__ if positional else name.removesuffix(".__init__")
            )
        _refuse(name, requested_signature, positional, keywords)


def _refuse(
    name: str, asked: Signature, positional: Sequence[object], keywords: Mapping[str, object]
) -> NoReturn:
    """Raise ``TypeError`` with the misfit of a call and its correct usage."""
    taken_parameters = [
        parameter
        for parameter in asked.parameters.values()
        if parameter.name not in ("self", "cls")
    ]
    usage = f"Call it as {name}({_usage(taken_parameters)})"
    known_names = [each.name for each in taken_parameters]
    for each in keywords:
        if each not in known_names:
            raise TypeError(
                f"{unknown_keyword_error(name, each, known_names, listed=True)} {usage}"
            ) from None
    positional = positional[len(asked.parameters) - len(taken_parameters) :]
    by_place = [each for each in taken_parameters if each.kind in _BY_PLACE]
    if len(positional) > len(by_place):
        text = " and ".join([each.name for each in by_place]) or "nothing"
        raise TypeError(f"{name} is told only {text} without a name. {usage}") from None
    missing_names = [
        each.name
        for each in taken_parameters
        if each.default is Parameter.empty
        and each.kind in _HAS_A_NAME
        and each.name not in keywords
        and each not in by_place[: len(positional)]
    ]
    if missing_names:
        raise TypeError(
            f"{name} is not told {', '.join(map(repr, missing_names))}. {usage}"
        ) from None
    twice = next(each.name for each in by_place[: len(positional)] if each.name in keywords)
    raise TypeError(f"{name} is told {twice!r} twice. {usage}") from None


_HAS_A_NAME: Final = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)
_BY_PLACE: Final = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def _usage(parameters: Sequence[Parameter]) -> str:
    """Return the signature without types."""
    plain = [_shortened(each.replace(annotation=Parameter.empty)) for each in parameters]
    return str(Signature(plain)).removeprefix("(").removesuffix(")")


class _LongDefault:
    """A placeholder for a default that is too long to print."""

    def __repr__(self) -> str:
        return "..."


def _shortened(parameter: Parameter) -> Parameter:
    if parameter.default is Parameter.empty or len(repr(parameter.default)) <= _SHORT:
        return parameter
    return parameter.replace(default=_LongDefault())


_SHORT: Final = 24


class KeywordErrorMeta(StructMeta):
    """A metaclass of structs whose constructor reports misspelt fields helpfully."""

    if not TYPE_CHECKING:  # type checkers know the fields

        def __call__(cls, *given: Any, **named: Any) -> Any:  # noqa: N805  # a metaclass
            try:
                return super().__call__(*given, **named)
            except TypeError:
                for name in named:
                    if name not in cls.__struct_fields__:
                        message = unknown_keyword_error(cls.__name__, name, cls.__struct_fields__)
                        raise TypeError(message) from None
                raise


def unknown_keyword_error(
    whose: str, name: str, known: Collection[str], *, listed: bool = False
) -> str:
    """Return the error text for an unknown keyword, with the nearest one or all valid ones.

    With *listed*, the list of all keywords follows in any case, as in a usage line.

    >>> unknown_keyword_error("HouseRules", "max_raise", ["reopen", "max_raises"])
    "HouseRules takes no 'max_raise'; did you mean 'max_raises'?"
    """
    near = get_close_matches(name.lower(), known, 1, 0.65)
    near = near or [each for each in known if len(name) > 2 and name.lower() in each]
    if hint := _ELSEWHERE.get((whose, name)):
        return f"{whose} takes no {name!r}: {hint}"
    if near:
        return f"{whose} takes no {name!r}; did you mean {near[0]!r}?"
    if listed:
        return f"{whose} takes no {name!r}."
    there = f". There are {', '.join(known)}" if len(known) <= _FEW else f"; help({whose}) has all"
    return f"{whose} takes no {name!r}{there}."


_FEW: Final = 12
"""Maximum number of names listed if none is near."""
_ELSEWHERE: Final = {
    ("HouseRules", "rake"): "these are the rules of play, and a rake is what a table takes: "
    "riverboat.engine.Rake(per_mille=50, cap=5) for one hand (start), or the rules of a "
    "riverboat.table",
}
"""Keywords decided elsewhere, and the place where they are."""
