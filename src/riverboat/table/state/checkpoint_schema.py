"""Checkpoint schemas: the part of a state stored between two hands, so that replay can start there.

A ``CheckpointSchema`` describes the objects of one class: the slots stored together as one
value, and the reasons the others are left out. The fields and their types come from the
class itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, get_type_hints

from msgspec import Struct, defstruct

from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_log
from riverboat.table.state.facts import TableOpened
from riverboat.table.state.table_state import Table

SET_BY_HAND_BEGAN: Final = "``HandBegan`` sets it anew"
DERIVED: Final = "it follows from the stored slots"
PROCESS_LOCAL: Final = "it belongs to the process and is in no record"


class SlotCodec(NamedTuple):
    """Conversion of an attribute in ``__slots__`` that a checkpoint cannot store directly."""

    kind: Any
    """The stored type."""
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def list_slots(described_type: type) -> tuple[str, ...]:
    """Return the slots of a class and of its bases."""
    return tuple(
        [
            slot
            for base_class in reversed(described_type.__mro__)
            for slot in vars(base_class).get("__slots__", ())
        ]
    )


class CheckpointSchema:
    """Description of the slots of a class that a checkpoint stores."""

    def __init__(
        self,
        described_type: type,
        excluded: Mapping[str, str],
        codecs: Mapping[str, SlotCodec] | None = None,
        nested: Mapping[str, CheckpointSchema] | None = None,
    ) -> None:
        """Create the schema of *described_type*.

        *excluded* maps each slot that is left out to the reason; *nested* maps slots to schemas of
        their own.
        """
        self.kind, self.excluded, self.nested = described_type, excluded, nested or {}
        self._codecs: Mapping[str, SlotCodec] = codecs or {}
        self.slots = tuple([slot for slot in list_slots(described_type) if slot not in excluded])
        type_hints = get_type_hints(described_type)
        fields = [(slot, self._find_slot_type(slot, type_hints)) for slot in self.slots]
        name = f"{described_type.__name__}State"
        self.struct: type[Struct] = defstruct(name, fields, frozen=True, module=__name__)

    def _find_slot_type(self, slot: str, type_hints: Mapping[str, Any]) -> Any:
        if slot in self.nested:
            return self.nested[slot].struct
        return self._codecs[slot].kind if slot in self._codecs else type_hints[slot]

    def checkpoint(self, source: object) -> Struct:
        """Return a checkpoint of an object.

        It shares the object's lists, so encode it before the object changes.
        """
        return self.struct(*[self._encode_slot(source, slot) for slot in self.slots])

    def _encode_slot(self, source: object, slot: str) -> Any:
        value = getattr(source, slot)
        if slot in self.nested:
            return self.nested[slot].checkpoint(value)
        return self._codecs[slot].write(value) if slot in self._codecs else value

    def restore(self, target: object, checkpoint: Struct) -> None:
        """Restore an object from a checkpoint.

        The object takes over the checkpoint's lists, so the checkpoint must not be used again.
        """
        for slot in self.slots:
            value = getattr(checkpoint, slot)
            if slot in self.nested:
                self.nested[slot].restore(getattr(target, slot), value)
            else:
                setattr(
                    target, slot, self._codecs[slot].read(value) if slot in self._codecs else value
                )


def _encode_rules(rules: TableRules) -> bytes:
    return table_log.to_json(TableOpened(rules))


@lru_cache(8)
def decode_rules(line: bytes) -> TableRules:
    """Decode the rules of a table from a log's opening line, or raise ``ValueError``."""
    opened_fact = table_log.from_json(line)
    if not isinstance(opened_fact, TableOpened):
        raise ValueError("no rules")
    return opened_fact.rules


TABLE_SCHEMA: Final = CheckpointSchema(
    Table,
    {"hand": SET_BY_HAND_BEGAN, "hand_opening": SET_BY_HAND_BEGAN, "last_hand": SET_BY_HAND_BEGAN},
    # The rules are encoded as in the log: a game or a mix.
    {"rules": SlotCodec(bytes, _encode_rules, decode_rules)},
)
"""Schema of a table between two hands. It leaves ``last_hand`` out, which holds cards."""
