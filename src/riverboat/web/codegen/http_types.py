"""TypeScript types of the HTTP API, generated from the declared endpoints.

``python -m riverboat.web.codegen.http_types > client/src/lib/http.ts`` writes them; a test keeps
the file and the endpoints in step. Types that the wire has as well are imported from ``wire.ts``.
"""

from __future__ import annotations

import re
import sys
import types
from collections.abc import Iterable, Iterator
from functools import cache
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from riverboat.live import scorekeeper_entries
from riverboat.service.director import event_client_commands as event_wishes
from riverboat.service.director import upcoming_moves
from riverboat.service.handlers import audit_codes
from riverboat.service.state import table_settings
from riverboat.tourney.state import event_facts, event_state
from riverboat.tourney.structure import levels
from riverboat.web.accounts import second_factor_schemas
from riverboat.web.api import endpoints
from riverboat.web.api_errors import ErrorResponse
from riverboat.web.codegen import wire_typescript
from riverboat.web.codegen.typescript_types import (
    TypeNames,
    alias,
    comment,
    field_docs,
    interface,
    is_defined_in,
    is_struct,
    render_type,
)
from riverboat.web.routing.endpoint import Endpoint, RawResponse
from riverboat.web.schemas import (
    event_schemas,
    floor_schemas,
    live_schemas,
    note_schemas,
    reference_schemas,
)
from riverboat.wire.wire_phrases import Words

_ALIAS_MODULES = (
    table_settings,
    audit_codes,
    second_factor_schemas,
    note_schemas,
    reference_schemas,
    floor_schemas,
    live_schemas,
    scorekeeper_entries,
    event_schemas,
    event_wishes,
    upcoming_moves,
    event_facts,
    event_state,
    levels,
)
"""Modules that define the literal types used in HTTP schemas."""
_HEAD = """\
// Made by `python -m riverboat.web.codegen.http_types` from src/riverboat/web. Do not edit.

"""


def http_types(endpoints: tuple[Endpoint, ...]) -> str:
    """Return the whole file: the endpoints, and every type of a request or response."""
    sent = _reachable_types(
        [kind for each in endpoints for kind in (each.body_type, each.query_type)]
    )
    answered = _reachable_types(
        [
            ErrorResponse,
            *[each.response_type for each in endpoints if each.response_type is not RawResponse],
        ]
    )
    _reject_bidirectional(sent, answered)
    shapes = tuple(dict.fromkeys([*sent, *answered]))
    told = [_endpoints(endpoints), _files(endpoints), *_definitions(shapes, frozenset(sent))]
    text = "\n".join(told)
    return _HEAD + _imports(text) + text


# What is asked for ------------------------------------------------------------------------------


def _endpoints(declared: Iterable[Endpoint]) -> str:
    """Return a line for each endpoint: the types of its body, query and response."""
    lines = [
        comment(each.summary, "  ")
        + f'  "{each.method} {each.path}": {{ {_endpoint_types(each)} }};\n'
        for each in declared
        if each.response_type is not RawResponse
    ]
    about = comment("What can be asked for, what is sent with it, and what is answered.")
    return about + "export interface Endpoints {\n" + "".join(lines) + "}\n"


def _endpoint_types(endpoint: Endpoint) -> str:
    sides = {
        "body": endpoint.body_type,
        "query": endpoint.query_type,
        "answer": endpoint.response_type,
    }
    said = [f"{side}: {render_type(kind, _names())}" for side, kind in sides.items() if kind]
    return "; ".join(said)


def _files(declared: Iterable[Endpoint]) -> str:
    """Return the paths of responses that are not JSON of ours; pages link to them."""
    paths = [f'  | "{each.path}"' for each in declared if each.response_type is RawResponse]
    about = comment("Where there are files: tables, histories, pages of their own.")
    return about + "export type FilePath =\n" + "\n".join(paths) + ";\n"


# Shapes -----------------------------------------------------------------------------------------


def _definitions(shapes: Iterable[Any], sent: frozenset[Any]) -> Iterator[str]:
    """Return the definitions of the types that the wire does not have."""
    for kind in shapes:
        if _is_wire_type(kind):
            continue
        if is_struct(kind):
            yield interface(kind, _names(), is_request=kind in sent)
        else:
            name, module = _http_type_names()[kind]
            yield alias(name, kind, _names(), field_docs(module).get(name, ""))


def _imports(text: str) -> str:
    """Return imports of the wire types that the text uses; a union may appear by name alone."""
    code = re.sub(r'/\*.*?\*/|"[^"\n]*"', "", text, flags=re.DOTALL)
    own = set(re.findall(r"^export (?:type|interface) (\w+)", code, flags=re.MULTILINE))
    wire = {"Fact", *[name for name, _ in wire_typescript.wire_types()]} - own
    used = wire & set(re.findall(r"\w+", code))
    return (
        f"import type {{ {', '.join(sorted(used))} }} from './wire';\n"
        "import type { Phrase } from './words/phraseFormatter';\n\n"
    )


def _reachable_types(kinds: Iterable[Any]) -> tuple[Any, ...]:
    """Return all named types reachable from these types, each before its parts."""
    found: dict[Any, None] = {}

    def go(kind: Any) -> None:
        if kind in found or kind == Words:
            return
        if is_struct(kind) or _is_wire_type(kind) or kind in _http_type_names():
            found[kind] = None
        if not _is_wire_type(kind):
            for part in _component_types(kind):
                go(part)

    for kind in kinds:
        go(kind)
    return tuple(found)


def _component_types(kind: Any) -> Iterable[Any]:
    if is_struct(kind):
        hints = get_type_hints(kind, include_extras=True)
        return [hints[each.name] for each in fields(kind)]
    if get_origin(kind) is Literal:
        return ()
    parts = get_args(kind)
    told = tuple([part for part in parts if part is not types.NoneType])
    # A union with null beside it keeps its name, and is fetched by it.
    named = [each for _, each in wire_typescript.wire_aliases() if get_args(each) == told]
    return named[:1] if len(told) < len(parts) and len(told) > 1 and named else parts


def _reject_bidirectional(request_types: Iterable[Any], response_types: Iterable[Any]) -> None:
    """Reject a Struct used in requests and responses: defaults are optional only in requests."""
    both = [
        each
        for each in {*request_types} & {*response_types}
        if is_struct(each) and not _is_wire_type(each)
    ]
    if both:
        raise TypeError(f"sent and answered: {both}")


# Names ------------------------------------------------------------------------------------------


@cache
def _names() -> TypeNames:
    """Return the names of the wire's literal types, and of our own types."""
    wire = [(name, kind) for name, kind in wire_typescript.wire_aliases() if _is_union(kind)]
    return (*wire, *[(name, kind) for kind, (name, _) in _http_type_names().items()])


@cache
def _http_type_names() -> dict[Any, tuple[str, ModuleType]]:
    return {
        kind: (name, module)
        for module in _ALIAS_MODULES
        for name, kind in vars(module).items()
        if _is_union(kind) and is_defined_in(module, name)
    }


def _is_union(kind: Any) -> bool:
    return get_origin(kind) in (Literal, Union, types.UnionType)


@cache
def _wire_type_ids() -> frozenset[int]:
    return frozenset({id(kind) for _, kind in wire_typescript.wire_types()})


def _is_wire_type(kind: Any) -> bool:
    return id(kind) in _wire_type_ids() and (is_struct(kind) or _is_union(kind))


if __name__ == "__main__":
    sys.stdout.write(http_types(endpoints()))
