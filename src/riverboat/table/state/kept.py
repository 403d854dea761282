"""What is kept of a state between two hands, so that its log is not read from the first record on.

A ``Shape`` says it of the objects of one class: which of their slots make one value that can be
written and read again, and why the others are not among them. The fields and their types are those
of the class, and are said nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, get_type_hints

from msgspec import Struct, defstruct

from riverboat.table.rules.rules import TableRules
from riverboat.table.state import log
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.table import Table

OF_THE_HAND: Final = "``HandBegan`` sets it anew"
MADE: Final = "it follows from what is kept"
OF_THE_PROCESS: Final = "it is true of a process, and no record tells it"


class Way(NamedTuple):
    """How a slot is written that is not written as it is."""

    kind: Any
    """The type of what is written."""
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


class Shape:
    """What is kept of the objects of a class."""

    def __init__(
        self,
        kind: type,
        left: Mapping[str, str],
        ways: Mapping[str, Way] | None = None,
        parts: Mapping[str, Shape] | None = None,
    ) -> None:
        """*left* are slots that are not kept, and why; *parts* those that have their own shape."""
        self.kind, self.left, self.parts = kind, left, parts or {}
        self._ways: Mapping[str, Way] = ways or {}
        slots: tuple[str, ...] = getattr(kind, "__slots__", ())
        self.kept = tuple([slot for slot in slots if slot not in left])
        hints = get_type_hints(kind)
        fields = [(slot, self._type(slot, hints)) for slot in self.kept]
        name = f"{kind.__name__}State"
        self.struct: type[Struct] = defstruct(name, fields, frozen=True, module=__name__)

    def _type(self, slot: str, hints: Mapping[str, Any]) -> Any:
        if slot in self.parts:
            return self.parts[slot].struct
        return self._ways[slot].kind if slot in self._ways else hints[slot]

    def state(self, of: object) -> Struct:
        """What is kept of an object, with its own lists in it: to be written at once."""
        return self.struct(*[self._written(of, slot) for slot in self.kept])

    def _written(self, of: object, slot: str) -> Any:
        value = getattr(of, slot)
        if slot in self.parts:
            return self.parts[slot].state(value)
        return self._ways[slot].write(value) if slot in self._ways else value

    def restore(self, to: object, state: Struct) -> None:
        """Let an object be as it was. The state is its own from then on."""
        for slot in self.kept:
            value = getattr(state, slot)
            if slot in self.parts:
                self.parts[slot].restore(getattr(to, slot), value)
            else:
                setattr(to, slot, self._ways[slot].read(value) if slot in self._ways else value)


# Tables -------------------------------------------------------------------------------------------


def _written(rules: TableRules) -> bytes:
    return log.to_json(TableOpened(rules))


@lru_cache(8)
def read_rules(line: bytes) -> TableRules:
    """The rules of a table, from the line with which its log could begin, or ``ValueError``."""
    opened = log.from_json(line)
    if not isinstance(opened, TableOpened):
        raise ValueError("no rules")
    return opened.rules


TABLE: Final = Shape(
    Table,
    {"hand": OF_THE_HAND, "opening": OF_THE_HAND, "over": OF_THE_HAND},
    {"rules": Way(bytes, _written, read_rules)},  # as the log has them: a game, or a mix
)
"""A table between two hands: it holds nobody's cards. ``over`` would, those of the last winners."""
