"""What a program put into a command: whole numbers, texts and cards, or what none of them is.

People cannot ask for such a thing, and nothing that comes over a wire is such. It is refused before
any rule looks at it: else a fact could hold it, and a compiled engine would say something else.
How many chips somebody adds, or raises to, their rules look at themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from riverboat.engine.asked import commands as c
from riverboat.words import Refusal
from riverboat.words.refusals.betting import OddPart


def _whole(value: Any) -> bool:
    return type(value) is int


def _text(value: Any) -> bool:
    return type(value) is str


def _cards(value: Any) -> bool:
    return isinstance(value, tuple) and all(map(_whole, value))


PARTS: Final[dict[type, dict[str, Callable[[Any], bool]]]] = {
    c.AddChips: {"seat": _whole, "how": _text},
    c.BringIn: {"seat": _whole},
    c.Discard: {"cards": _cards},
    c.TakeBackDiscard: {"seat": _whole},
    c.Declare: {"seat": _whole, "side": _text},
    c.Deal: {"cards": _cards, "burned": _cards, "exposed": _cards},
    c.Show: {"seat": _whole, "cards": _cards},
    c.Muck: {"seat": _whole},
    c.RunIt: {"seat": _whole, "times": _whole},
}
"""What each part of a command has to be."""


def odd_part(command: Any) -> Refusal | None:
    """The first part that is not what it has to be.

    >>> str(odd_part(c.Show("1")))
    "Show: seat cannot be '1'"
    """
    for name, fits in PARTS[type(command)].items():
        if not fits(value := getattr(command, name)):
            return OddPart(type(command).__name__, name, repr(value))
    return None
