"""Type checks for command fields set by a program: whole numbers, texts and cards.

Neither players nor the wire protocol can produce such values. They are refused before any
rule reads them: otherwise a fact could hold one, and a compiled engine would behave
differently. The rules check the size of a raise or of added chips themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from riverboat.engine.commands import engine_commands as c
from riverboat.words import Refusal
from riverboat.words.refusals.betting import InvalidField


def _is_int(value: Any) -> bool:
    return type(value) is int


def _is_text(value: Any) -> bool:
    return type(value) is str


def _is_card_tuple(value: Any) -> bool:
    return isinstance(value, tuple) and all(map(_is_int, value))


FIELD_CHECKS_BY_COMMAND: Final[dict[type, dict[str, Callable[[Any], bool]]]] = {
    c.AddChips: {"seat": _is_int, "source": _is_text},
    c.BringIn: {"seat": _is_int},
    c.Discard: {"cards": _is_card_tuple},
    c.TakeBackDiscard: {"seat": _is_int},
    c.Declare: {"seat": _is_int, "side": _is_text},
    c.Deal: {"cards": _is_card_tuple, "burned": _is_card_tuple, "exposed": _is_card_tuple},
    c.Show: {"seat": _is_int, "cards": _is_card_tuple},
    c.Muck: {"seat": _is_int},
    c.RunIt: {"seat": _is_int, "times": _is_int},
}
"""The check for each field of each command."""


def find_invalid_field(command: Any) -> Refusal | None:
    """Return the refusal of a command's first invalid field, or ``None``.

    >>> str(find_invalid_field(c.Show("1")))
    "Show: invalid seat '1'"
    """
    for name, is_valid in FIELD_CHECKS_BY_COMMAND[type(command)].items():
        if not is_valid(value := getattr(command, name)):
            return InvalidField(type(command).__name__, name, repr(value))
    return None
