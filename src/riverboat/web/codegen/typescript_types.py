"""Rendering of Python types in TypeScript, with their comments.

``wire_typescript`` and ``http_types`` decide which types a file contains. ``TypeNames`` are the
types with a name in the file; a union uses these names.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeAlias,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import NODEFAULT, UNSET, Raw, Struct, UnsetType
from msgspec.structs import FieldInfo, fields

from riverboat.wire.wire_phrases import Words

TypeNames: TypeAlias = tuple[tuple[str, Any], ...]
"""Unions and plain types by their names in a file."""
LINE_WIDTH = 100
PRIMITIVE_TYPES = {
    str: "string",
    bool: "boolean",
    int: "number",
    float: "number",
    Raw: "Fact",
    Any: "unknown",
}


def render_interface(kind: type[Struct], names: TypeNames, *, is_request: bool) -> str:
    """Return a Struct as an interface; in a request, fields with a default are optional."""
    config = kind.__struct_config__
    lines = [f"export interface {kind.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f"  readonly {config.tag_field}: {render_literal(config.tag)};")
    hints, docs_by_field = get_type_hints(kind, include_extras=True), field_docs(kind)
    for field in fields(kind):
        optional_mark = "?" if _is_optional(field, is_request) else ""
        field_type = render_type(hints[field.name], names)
        line = f"  readonly {field.encode_name}{optional_mark}: {field_type};"
        lines.append(render_comment(docs_by_field.get(field.name, ""), "  ") + line)
    return render_comment(inspect.cleandoc(kind.__doc__ or "")) + "\n".join([*lines, "}\n"])


def _is_optional(field: FieldInfo, is_request: bool) -> bool:
    """Return True if the field may be absent: responses omit only unset values."""
    return field.default is UNSET or (is_request and field.default is not NODEFAULT)


def render_alias(name: str, kind: Any, names: TypeNames, description: str = "") -> str:
    """Return the definition of a named union or plain type."""
    definition = expand_type(kind, names)
    line = f"export type {name} = {definition};"
    if len(line) > LINE_WIDTH:
        line = f"export type {name} =\n  | " + definition.replace(" | ", "\n  | ") + ";"
    return render_comment(description) + line + "\n"


# Types ------------------------------------------------------------------------------------------


def render_type(kind: Any, names: TypeNames) -> str:
    """Return a type in TypeScript: its name if it has one, else its definition."""
    if kind == Words:
        return "Phrase"
    matching_names = (name for name, named_kind in names if kind == named_kind)
    return next(matching_names, "") or expand_type(kind, names)


def expand_type(kind: Any, names: TypeNames) -> str:
    """Return a type in TypeScript, built from its parts instead of its name."""
    match get_origin(kind):
        case None:
            return _render_simple_type(kind)
        case origin if origin is Literal:
            return " | ".join([render_literal(value) for value in get_args(kind)])
        case origin if origin is Annotated:
            return render_type(get_args(kind)[0], names)
        case origin if origin is tuple:
            return _render_tuple(get_args(kind), names)
        case origin if origin is list:
            return _render_array(get_args(kind)[0], names)
        case origin if origin is dict:
            return _render_record(get_args(kind), names)
        case origin if origin in (Union, types.UnionType):
            return _render_union(get_args(kind), names)
        case _:
            raise TypeError(f"TypeScript generation does not support {kind}")


def _render_union(members: tuple[Any, ...], names: TypeNames) -> str:
    """Return a union in TypeScript; members that form a named union keep its name beside null."""
    members_present = tuple(member for member in members if member is not UnsetType)
    non_null = tuple(member for member in members_present if member is not types.NoneType)
    for name, named_kind in names:
        if len(non_null) < len(members_present) and get_args(named_kind) == non_null:
            return f"{name} | null"
    return " | ".join(dict.fromkeys([render_type(member, names) for member in members_present]))


def _render_simple_type(kind: Any) -> str:
    if kind is types.NoneType:
        return "null"
    if kind in PRIMITIVE_TYPES:
        return PRIMITIVE_TYPES[kind]
    if is_struct(kind):
        return str(kind.__name__)
    raise TypeError(f"TypeScript generation does not support {kind}")


def _render_tuple(items: tuple[Any, ...], names: TypeNames) -> str:
    match items:
        case (item, ending) if ending is Ellipsis:
            return _render_array(item, names)
        case _:
            return f"readonly [{', '.join([render_type(item, names) for item in items])}]"


def _render_array(item: Any, names: TypeNames) -> str:
    item_type = render_type(item, names)
    return f"readonly ({item_type})[]" if " " in item_type else f"readonly {item_type}[]"


def _render_record(arguments: tuple[Any, ...], names: TypeNames) -> str:
    key, value = arguments
    record_type = f"Record<{render_type(key, names)}, {render_type(value, names)}>"
    if get_origin(key) is Literal:
        return f"Readonly<Partial<{record_type}>>"
    if key is not str:
        raise TypeError(f"TypeScript generation does not support {arguments}")
    return f"Readonly<{record_type}>"


def render_literal(value: object) -> str:
    """Return a value as a TypeScript literal type."""
    return str(value) if isinstance(value, int) else f'"{value}"'


def describe_bounds(kind: Any) -> str:
    """Return the bounds of a plain type, for clients that fill in such a field."""
    if get_origin(kind) is not Annotated:
        return ""
    bounds = (
        f"{name} {value}"
        for meta in get_args(kind)[1:]
        for name in ("ge", "le", "min_length", "max_length", "pattern")
        if (value := getattr(meta, name, None)) is not None
    )
    labels = {"ge": "at least", "le": "at most", "min_length": "length at least"}
    labels |= {"max_length": "length at most", "pattern": "like"}
    pairs = [bound.split(" ", 1) for bound in bounds]
    text = ", ".join(f"{labels[name]} {value}" for name, value in pairs)
    return text[:1].upper() + text[1:] + "."


def is_struct(kind: Any) -> bool:
    """Return True for a type that becomes an interface."""
    return isinstance(kind, type) and issubclass(kind, Struct) and kind is not Struct


# Comments ---------------------------------------------------------------------------------------


def render_comment(text: str, indent: str = "") -> str:
    """Return a doc comment with its line end; empty if there is no text."""
    lines = text.replace("``", "`").splitlines()
    match lines:
        case []:
            return ""
        case [line] if len(indent + line) + 7 <= LINE_WIDTH:
            return f"{indent}/** {line} */\n"
        case _:
            body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
            return f"{indent}/**\n{body}{indent} */\n"


@cache
def field_docs(owner: ModuleType | type[Struct]) -> dict[str, str]:
    """Return the documentation strings below the fields of a class, or below the names of a
    module.
    """
    if isinstance(owner, ModuleType):
        return dict(_iterate_docs(_parse(owner).body))
    module = sys.modules[owner.__module__]
    for node in _parse(module).body:
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            return dict(_iterate_docs(node.body))
    return {}


def is_defined_in(module: ModuleType, name: str) -> bool:
    """Return True if the module defines the name itself, and does not import it."""
    return name in _defined_names(module)


@cache
def _defined_names(module: ModuleType) -> frozenset[str]:
    return frozenset([target for target, _ in _iterate_assignments(_parse(module).body)])


@cache
def _parse(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _iterate_docs(body: Iterable[ast.stmt]) -> Iterator[tuple[str, str]]:
    for statement, next_statement in pairwise(body):
        match next_statement:
            case ast.Expr(ast.Constant(str(text))):
                for name, _ in _iterate_assignments([statement]):
                    yield name, inspect.cleandoc(text)


def _iterate_assignments(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.stmt]]:
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(name)) | ast.Assign(targets=[ast.Name(name)]):
                yield name, node
