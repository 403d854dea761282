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


def render_interface(python_type: type[Struct], type_names: TypeNames, *, is_request: bool) -> str:
    """Return a Struct as an interface; in a request, fields with a default are optional."""
    config = python_type.__struct_config__
    lines = [f"export interface {python_type.__name__} {{"]
    if config.tag_field is not None:
        lines.append(f"  readonly {config.tag_field}: {render_literal(config.tag)};")
    type_hints, docs_by_field = (
        get_type_hints(python_type, include_extras=True),
        field_docs(python_type),
    )
    for field in fields(python_type):
        optional_mark = "?" if _is_optional(field, is_request) else ""
        field_type = render_type(type_hints[field.name], type_names)
        line = f"  readonly {field.encode_name}{optional_mark}: {field_type};"
        lines.append(render_comment(docs_by_field.get(field.name, ""), "  ") + line)
    return render_comment(inspect.cleandoc(python_type.__doc__ or "")) + "\n".join([*lines, "}\n"])


def _is_optional(field: FieldInfo, is_request: bool) -> bool:
    """Return True if the field may be absent: responses omit only unset values."""
    return field.default is UNSET or (is_request and field.default is not NODEFAULT)


def render_alias(name: str, python_type: Any, type_names: TypeNames, description: str = "") -> str:
    """Return the definition of a named union or plain type."""
    definition = expand_type(python_type, type_names)
    line = f"export type {name} = {definition};"
    if len(line) > LINE_WIDTH:
        line = f"export type {name} =\n  | " + definition.replace(" | ", "\n  | ") + ";"
    return render_comment(description) + line + "\n"


def render_type(python_type: Any, type_names: TypeNames) -> str:
    """Return a type in TypeScript: its name if it has one, else its definition."""
    if python_type == Words:
        return "Phrase"
    matching_names = (name for name, named_type in type_names if python_type == named_type)
    return next(matching_names, "") or expand_type(python_type, type_names)


def expand_type(python_type: Any, type_names: TypeNames) -> str:
    """Return a type in TypeScript, built from its parts instead of its name."""
    match get_origin(python_type):
        case None:
            return _render_simple_type(python_type)
        case origin if origin is Literal:
            return " | ".join([render_literal(value) for value in get_args(python_type)])
        case origin if origin is Annotated:
            return render_type(get_args(python_type)[0], type_names)
        case origin if origin is tuple:
            return _render_tuple(get_args(python_type), type_names)
        case origin if origin is list:
            return _render_array(get_args(python_type)[0], type_names)
        case origin if origin is dict:
            return _render_record(get_args(python_type), type_names)
        case origin if origin in (Union, types.UnionType):
            return _render_union(get_args(python_type), type_names)
        case _:
            raise TypeError(f"TypeScript generation does not support {python_type}")


def _render_union(members: tuple[Any, ...], type_names: TypeNames) -> str:
    """Return a union in TypeScript; members that form a named union keep its name beside null."""
    members_without_unset = tuple(member for member in members if member is not UnsetType)
    non_null_members = tuple(
        member for member in members_without_unset if member is not types.NoneType
    )
    for name, named_type in type_names:
        if (
            len(non_null_members) < len(members_without_unset)
            and get_args(named_type) == non_null_members
        ):
            return f"{name} | null"
    return " | ".join(
        dict.fromkeys([render_type(member, type_names) for member in members_without_unset])
    )


def _render_simple_type(python_type: Any) -> str:
    if python_type is types.NoneType:
        return "null"
    if python_type in PRIMITIVE_TYPES:
        return PRIMITIVE_TYPES[python_type]
    if is_struct(python_type):
        return str(python_type.__name__)
    raise TypeError(f"TypeScript generation does not support {python_type}")


def _render_tuple(item_types: tuple[Any, ...], type_names: TypeNames) -> str:
    match item_types:
        case (item_type, ending) if ending is Ellipsis:
            return _render_array(item_type, type_names)
        case _:
            rendered_types = [render_type(item_type, type_names) for item_type in item_types]
            return f"readonly [{', '.join(rendered_types)}]"


def _render_array(item_type: Any, type_names: TypeNames) -> str:
    rendered_type = render_type(item_type, type_names)
    return (
        f"readonly ({rendered_type})[]" if " " in rendered_type else f"readonly {rendered_type}[]"
    )


def _render_record(key_and_value_types: tuple[Any, ...], type_names: TypeNames) -> str:
    key_type, value_type = key_and_value_types
    record_type = (
        f"Record<{render_type(key_type, type_names)}, {render_type(value_type, type_names)}>"
    )
    if get_origin(key_type) is Literal:
        return f"Readonly<Partial<{record_type}>>"
    if key_type is not str:
        raise TypeError(f"TypeScript generation does not support {key_and_value_types}")
    return f"Readonly<{record_type}>"


def render_literal(value: object) -> str:
    """Return a value as a TypeScript literal type."""
    return str(value) if isinstance(value, int) else f'"{value}"'


def describe_bounds(python_type: Any) -> str:
    """Return the bounds of a plain type, for clients that fill in such a field."""
    if get_origin(python_type) is not Annotated:
        return ""
    bounds = (
        f"{name} {value}"
        for metadata in get_args(python_type)[1:]
        for name in ("ge", "le", "min_length", "max_length", "pattern")
        if (value := getattr(metadata, name, None)) is not None
    )
    label_by_bound_name = {"ge": "at least", "le": "at most", "min_length": "length at least"}
    label_by_bound_name |= {"max_length": "length at most", "pattern": "like"}
    names_and_values = [bound.split(" ", 1) for bound in bounds]
    text = ", ".join(f"{label_by_bound_name[name]} {value}" for name, value in names_and_values)
    return text[:1].upper() + text[1:] + "."


def is_struct(python_type: Any) -> bool:
    """Return True for a type that becomes an interface."""
    return (
        isinstance(python_type, type)
        and issubclass(python_type, Struct)
        and python_type is not Struct
    )


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
        return dict(_iterate_docs(_parse_module(owner).body))
    module = sys.modules[owner.__module__]
    for node in _parse_module(module).body:
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            return dict(_iterate_docs(node.body))
    return {}


def is_defined_in(module: ModuleType, name: str) -> bool:
    """Return True if the module defines the name itself, and does not import it."""
    return name in _list_defined_names(module)


@cache
def _list_defined_names(module: ModuleType) -> frozenset[str]:
    return frozenset([name for name, _ in _iterate_assignments(_parse_module(module).body)])


@cache
def _parse_module(module: ModuleType) -> ast.Module:
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
