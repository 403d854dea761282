"""What a program put into a command: whole numbers, texts and cards, or what none of them is.

People cannot ask for such a thing, and nothing that comes over a wire is such. It is refused before
any rule looks at it: else a fact could hold it, and a compiled engine would say something else.
How many chips somebody adds, or raises to, their rules look at themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from riverboat.engine.commands import engine_commands as c
from riverboat.words import Refusal
from riverboat.words.refusals.betting import OddPart


def _is_int(value: Any) -> bool:
    return type(value) is int


def _is_text(value: Any) -> bool:
    return type(value) is str


def _is_card_tuple(value: Any) -> bool:
    return isinstance(value, tuple) and all(map(_is_int, value))


FIELD_CHECKS: Final[dict[type, dict[str, Callable[[Any], bool]]]] = {
    c.AddChips: {"seat": _is_int, "how": _is_text},
    c.BringIn: {"seat": _is_int},
    c.Discard: {"cards": _is_card_tuple},
    c.TakeBackDiscard: {"seat": _is_int},
    c.Declare: {"seat": _is_int, "side": _is_text},
    c.Deal: {"cards": _is_card_tuple, "burned": _is_card_tuple, "exposed": _is_card_tuple},
    c.Show: {"seat": _is_int, "cards": _is_card_tuple},
    c.Muck: {"seat": _is_int},
    c.RunIt: {"seat": _is_int, "times": _is_int},
}
"""What each part of a command has to be."""


def invalid_field(command: Any) -> Refusal | None:
    """The first part that is not what it has to be.

    >>> str(invalid_field(c.Show("1")))
    "Show: seat cannot be '1'"
    """
    for name, fits in FIELD_CHECKS[type(command)].items():
        if not fits(value := getattr(command, name)):
            return OddPart(type(command).__name__, name, repr(value))
    return None
