"""TypeScript types of all that goes over the wire, made from the Structs of ``riverboat.wire``.

``python -m riverboat.web.documents.typescript > client/src/lib/wire.ts`` writes them; a test
holds the file and the Structs together, so that the browser and the room cannot come to speak
differently.
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
from riverboat.service.records.facts import AnyRecorded
from riverboat.web.documents.type_text import (
    PLAIN,
    Names,
    alias,
    docs_of,
    interface,
    is_made_in,
    is_struct,
    limits,
    word,
    written,
)
from riverboat.wire import messages, view, wishes, words
from riverboat.wire.view import mine, table, turns
from riverboat.wire.wishes import at_table, hosts, in_hand, unions, wish

_MODULES = (words, table, turns, mine, wish, in_hand, at_table, hosts, unions, messages)
_HEAD = f"""\
// Made by `python -m riverboat.web.documents.typescript` from src/riverboat/wire. Do not edit.

import type {{ Phrase }} from './words/say';

/** The version of the protocol. */
export const PROTOCOL = {wire.PROTOCOL};

/** A card that lies face down. */
export const HIDDEN = "{view.HIDDEN}";
"""


def typescript() -> str:
    """The whole file of types."""
    return "\n".join([_HEAD, _facts(), *(_definition(name, kind) for name, kind in defined())])


def _facts() -> str:
    """Every fact that a room tells: of a hand, of a table and of its own."""
    kinds = sorted({*get_args(AnyRecorded)}, key=lambda kind: str(kind.__struct_config__.tag))
    told = "".join([f"\n  | {_fact(kind)}" for kind in kinds])
    return (
        "/** Something that has happened: `type` is what, and the rest of it depends on that. */\n"
        f"export type Fact ={told};\n\n"
        "/** What a fact of the room can be. */\n"
        'export type FactName = Fact["type"];\n'
    )


def _fact(kind: type[Struct]) -> str:
    """A fact with its fields; what has no type on the wire is nothing that a page reads."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str), "a fact is told apart by its name"
    hints = get_type_hints(kind, include_extras=True)
    parts = [f"readonly type: {word(tag)}"]
    parts += [f"readonly {each.encode_name}: {_known(hints[each.name])}" for each in fields(kind)]
    return "{ " + "; ".join(parts) + " }"


def _known(kind: Any) -> str:
    try:
        text = written(kind, aliases())
    except TypeError:
        return "unknown"
    names = {name for name, _ in defined()} | set(PLAIN.values()) | {"null", "readonly"}
    names |= {"Phrase", "Readonly", "Record"}
    used = set(re.findall(r'(?<!["\w])[A-Za-z]\w+', re.sub(r'"[^"]*"', "", text)))
    return text if used <= names else "unknown"


def defined() -> Iterator[tuple[str, Any]]:
    """All that the modules of the wire define, in their order: Structs, unions, plain types."""
    for module in _MODULES:
        for name, kind in vars(module).items():
            if is_struct(kind):
                if kind.__module__ == module.__name__ and kind is not wishes.Wish:
                    yield name, kind
            elif _is_alias(kind) and is_made_in(module, name):
                yield name, kind


@cache
def aliases() -> Names:
    """Those that are no Structs."""
    return tuple((name, kind) for name, kind in defined() if not is_struct(kind))


def _definition(name: str, kind: Any) -> str:
    if is_struct(kind):
        return interface(kind, aliases(), sent=kind in _from_clients())
    return alias(name, kind, aliases(), limits(kind) or docs_of(_module_of(name)).get(name, ""))


@cache
def _from_clients() -> frozenset[type[Struct]]:
    return frozenset((*get_args(messages.FromClient), *get_args(wishes.AnyWish)))


def _is_alias(kind: Any) -> bool:
    if get_args(kind)[:1] == (Any,):
        return False  # a phrase, which has its type elsewhere
    return get_origin(kind) in (Union, types.UnionType, Annotated)


def _module_of(name: str) -> ModuleType:
    return next(module for module in _MODULES if name in vars(module) and is_made_in(module, name))


if __name__ == "__main__":
    sys.stdout.write(typescript())
