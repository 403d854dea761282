"""TypeScript types of the wire, generated from the Structs of ``riverboat.wire``.

``python -m riverboat.web.codegen.wire_typescript > client/src/lib/wire.ts`` writes them; a test
keeps the file and the Structs in step, so that browser and room agree on the protocol.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterator
from functools import cache
from types import ModuleType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import fields

from riverboat import wire
from riverboat.service.records.room_facts import AnyRecorded
from riverboat.web.codegen.typescript_types import (
    PLAIN,
    TypeNames,
    alias,
    describe_bounds,
    field_docs,
    interface,
    is_defined_in,
    is_struct,
    literal,
    render_type,
)
from riverboat.wire import client_commands, messages, view, wire_phrases
from riverboat.wire.client_commands import (
    client_command,
    command_unions,
    hand_commands,
    host_command_types,
    seat_commands,
)
from riverboat.wire.view import private_table_view, table_view, turn_views

_MODULES = (
    wire_phrases,
    table_view,
    turn_views,
    private_table_view,
    client_command,
    hand_commands,
    seat_commands,
    host_command_types,
    command_unions,
    messages,
)
_HEAD = f"""\
// Made by `python -m riverboat.web.codegen.wire_typescript` from src/riverboat/wire. Do not edit.

import type {{ Phrase }} from './words/phraseFormatter';

/** The version of the protocol. */
export const PROTOCOL = {wire.PROTOCOL};

/** A card that lies face down. */
export const HIDDEN = "{view.HIDDEN}";
"""


def typescript() -> str:
    """Return the whole file of types."""
    return "\n".join([_HEAD, _facts(), *(_definition(name, kind) for name, kind in wire_types())])


def _facts() -> str:
    """Return every fact that a room sends: of a hand, of a table and of its own."""
    kinds = sorted({*get_args(AnyRecorded)}, key=lambda kind: str(kind.__struct_config__.tag))
    told = "".join([f"\n  | {_fact(kind)}" for kind in kinds])
    return (
        "/** Something that has happened: `type` is what, and the rest of it depends on that. */\n"
        f"export type Fact ={told};\n\n"
        "/** What a fact of the room can be. */\n"
        'export type FactName = Fact["type"];\n'
    )


def _fact(kind: type[Struct]) -> str:
    """Return a fact with its fields, except those without a type on the wire."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str), "a fact is told apart by its name"
    hints = get_type_hints(kind, include_extras=True)
    parts = [f"readonly type: {literal(tag)}"]
    parts += [
        f"readonly {each.encode_name}: {_wire_type(hints[each.name])}" for each in fields(kind)
    ]
    return "{ " + "; ".join(parts) + " }"


def _wire_type(kind: Any) -> str:
    try:
        text = render_type(kind, wire_aliases())
    except TypeError:
        return "unknown"
    names = {name for name, _ in wire_types()} | set(PLAIN.values()) | {"null", "readonly"}
    names |= {"Phrase", "Readonly", "Record"}
    used = set(re.findall(r'(?<!["\w])[A-Za-z]\w+', re.sub(r'"[^"]*"', "", text)))
    return text if used <= names else "unknown"


def wire_types() -> Iterator[tuple[str, Any]]:
    """Return all types that the wire modules define, in order: Structs, unions, plain types."""
    for module in _MODULES:
        for name, kind in vars(module).items():
            if is_struct(kind):
                if kind.__module__ == module.__name__ and kind is not client_commands.ClientCommand:
                    yield name, kind
            elif _is_alias(kind) and is_defined_in(module, name):
                yield name, kind


@cache
def wire_aliases() -> TypeNames:
    """Return the wire types that are not Structs."""
    return tuple((name, kind) for name, kind in wire_types() if not is_struct(kind))


def _definition(name: str, kind: Any) -> str:
    if is_struct(kind):
        return interface(kind, wire_aliases(), is_request=kind in _client_message_types())
    return alias(
        name,
        kind,
        wire_aliases(),
        describe_bounds(kind) or field_docs(_module_of(name)).get(name, ""),
    )


@cache
def _client_message_types() -> frozenset[type[Struct]]:
    return frozenset(
        (*get_args(messages.ClientMessage), *get_args(client_commands.AnyClientCommand))
    )


def _is_alias(kind: Any) -> bool:
    if get_args(kind)[:1] == (Any,):
        return False  # a phrase, which has its type elsewhere
    return get_origin(kind) in (Union, types.UnionType, Annotated)


def _module_of(name: str) -> ModuleType:
    return next(
        module for module in _MODULES if name in vars(module) and is_defined_in(module, name)
    )


if __name__ == "__main__":
    sys.stdout.write(typescript())
