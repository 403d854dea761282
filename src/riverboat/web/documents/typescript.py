"""TypeScript types of all that goes over the wire, made from the Structs of ``riverboat.wire``.

``python -m riverboat.web.documents.typescript > client/src/lib/wire.ts`` writes them; a test
holds the file and the Structs together, so that the browser and the room cannot come to speak
differently.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
import types
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct
from msgspec.structs import fields

from riverboat import wire
from riverboat.service.records.facts import AnyRecorded
from riverboat.wire import messages, view, wishes, words
from riverboat.wire.view import mine, table, turns
from riverboat.wire.wishes import at_table, hosts, in_hand, unions, wish

_MODULES = (words, table, turns, mine, wish, in_hand, at_table, hosts, unions, messages)
_WIDTH = 100
_PLAIN = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    Raw: "Fact",
    Any: "Phrase",
}
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
    return "\n".join([_HEAD, _facts(), *(_definition(name, kind) for name, kind in _defined())])


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
    parts = [f"readonly type: {_word(tag)}"]
    parts += [f"readonly {each.encode_name}: {_known(hints[each.name])}" for each in fields(kind)]
    return "{ " + "; ".join(parts) + " }"


def _known(kind: Any) -> str:
    try:
        written = _written(kind)
    except TypeError:
        return "unknown"
    names = {name for name, _ in _defined()} | set(_PLAIN.values()) | {"null", "readonly"}
    used = set(re.findall(r'(?<!["\w])[A-Za-z]\w+', re.sub(r'"[^"]*"', "", written)))
    return written if used <= names else "unknown"


def _defined() -> Iterator[tuple[str, Any]]:
    """All that the modules of the wire define, in their order: Structs, unions, plain types."""
    for module in _MODULES:
        for name, kind in vars(module).items():
            if _is_struct(kind):
                if kind.__module__ == module.__name__ and kind is not wishes.Wish:
                    yield name, kind
            elif _is_alias(kind) and _is_made_in(module, name):
                yield name, kind


def _definition(name: str, kind: Any) -> str:
    if _is_struct(kind):
        return _interface(kind)
    comment = _limits(kind) or _docs(_module_of(name)).get(name, "")
    written = _spelt_out(kind)
    line = f"export type {name} = {written};"
    if len(line) > _WIDTH:
        line = f"export type {name} =\n  | " + written.replace(" | ", "\n  | ") + ";"
    return _comment(comment) + line + "\n"


def _interface(kind: type[Struct]) -> str:
    """A Struct as an interface; what may be left out has a question mark."""
    config = kind.__struct_config__
    lines = [f"export interface {kind.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f"  readonly {config.tag_field}: {_word(config.tag)};")
    hints, docs = get_type_hints(kind, include_extras=True), _docs(kind)
    for field in fields(kind):
        mark = "?" if _may_be_left_out(kind, field) else ""
        written = f"  readonly {field.encode_name}{mark}: {_written(hints[field.name])};"
        lines.append(_comment(docs.get(field.name, ""), "  ") + written)
    return _comment(inspect.cleandoc(kind.__doc__ or "")) + "\n".join([*lines, "}\n"])


def _may_be_left_out(kind: type[Struct], field: msgspec.structs.FieldInfo) -> bool:
    """A client may leave out what has a default; the room never does."""
    has_default = field.default is not msgspec.NODEFAULT
    return has_default and kind in _from_clients()


@cache
def _from_clients() -> frozenset[type[Struct]]:
    return frozenset((*get_args(messages.FromClient), *get_args(wishes.AnyWish)))


# Types ------------------------------------------------------------------------------------------


def _written(kind: Any) -> str:
    """A type as TypeScript writes it, by its name if it has one."""
    names = (name for name, known in _aliases() if kind == known)
    return next(names, "") or _spelt_out(kind)


def _spelt_out(kind: Any) -> str:
    """A type by what it is made of."""
    match get_origin(kind):
        case None:
            return _simple(kind)
        case origin if origin is Literal:
            return " | ".join(_word(value) for value in get_args(kind))
        case origin if origin is Annotated:
            return _written(get_args(kind)[0])
        case origin if origin is tuple:
            return _tuple(get_args(kind))
        case origin if origin in (Union, types.UnionType):
            return _union(get_args(kind))
        case _:
            raise TypeError(f"{kind} has no TypeScript yet")


def _union(parts: tuple[Any, ...]) -> str:
    """The parts side by side; those that have a name together keep it when null is beside them."""
    known = tuple(part for part in parts if part is not types.NoneType)
    for name, alias in _aliases():
        if len(known) < len(parts) and get_args(alias) == known:
            return f"{name} | null"
    return " | ".join(_written(part) for part in parts)


def _simple(kind: Any) -> str:
    if kind is types.NoneType:
        return "null"
    if kind in _PLAIN:
        return _PLAIN[kind]
    if _is_struct(kind):
        return str(kind.__name__)
    raise TypeError(f"{kind} has no TypeScript yet")


def _tuple(parts: tuple[Any, ...]) -> str:
    match parts:
        case (part, last) if last is Ellipsis:
            inside = _written(part)
            return f"readonly ({inside})[]" if " " in inside else f"readonly {inside}[]"
        case _:
            return f"readonly [{', '.join(_written(part) for part in parts)}]"


def _word(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _limits(kind: Any) -> str:
    """The bounds of a plain type, for whoever fills in a field of it."""
    if get_origin(kind) is not Annotated:
        return ""
    bounds = (
        f"{name} {value}"
        for meta in get_args(kind)[1:]
        for name in ("ge", "le", "min_length", "max_length", "pattern")
        if (value := getattr(meta, name, None)) is not None
    )
    said = {"ge": "at least", "le": "at most", "min_length": "length at least"}
    said |= {"max_length": "length at most", "pattern": "like"}
    words = [bound.split(" ", 1) for bound in bounds]
    text = ", ".join(f"{said[name]} {value}" for name, value in words)
    return text[:1].upper() + text[1:] + "."


# What is defined, and where ---------------------------------------------------------------------


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct


def _is_alias(kind: Any) -> bool:
    if get_args(kind)[:1] == (Any,):
        return False  # a phrase, which has its type elsewhere
    return get_origin(kind) in (Union, types.UnionType, Annotated)


def _is_made_in(module: ModuleType, name: str) -> bool:
    return name in {target for target, _ in _assignments(_parsed(module).body)}


def _module_of(name: str) -> ModuleType:
    return next(module for module in _MODULES if name in vars(module) and _is_made_in(module, name))


@cache
def _aliases() -> tuple[tuple[str, Any], ...]:
    return tuple((name, kind) for name, kind in _defined() if not _is_struct(kind))


# Comments ---------------------------------------------------------------------------------------


def _comment(text: str, indent: str = "") -> str:
    """A doc comment, and the end of its last line; empty if there is nothing to say."""
    lines = text.replace("``", "`").splitlines()
    match lines:
        case []:
            return ""
        case [line] if len(indent + line) + 7 <= _WIDTH:
            return f"{indent}/** {line} */\n"
        case _:
            middle = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
            return f"{indent}/**\n{middle}{indent} */\n"


@cache
def _parsed(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


@cache
def _docs(owner: ModuleType | type[Struct]) -> dict[str, str]:
    """The strings that stand below the fields of a class, or the names of a module."""
    if isinstance(owner, ModuleType):
        return dict(_documented(_parsed(owner).body))
    module = sys.modules[owner.__module__]
    for node in _parsed(module).body:
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            return dict(_documented(node.body))
    return {}


def _documented(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    for above, below in pairwise(body):
        match below:
            case ast.Expr(ast.Constant(str(text))):
                for name, _ in _assignments([above]):
                    yield name, inspect.cleandoc(text)


def _assignments(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                yield name, node


if __name__ == "__main__":
    sys.stdout.write(typescript())
