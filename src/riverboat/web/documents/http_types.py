"""TypeScript types of all that is asked for over HTTP, made from the endpoints as declared.

``python -m riverboat.web.documents.http_types > client/src/lib/http.ts`` writes them; a test holds
the file and the endpoints together. What goes over the wire as well has its types in ``wire.ts``
and is fetched from there.
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

from riverboat.live import entries
from riverboat.service.director import ahead
from riverboat.service.director import wishes as event_wishes
from riverboat.service.state import settings
from riverboat.service.wishes import audit
from riverboat.tourney.state import event, facts
from riverboat.tourney.structure import levels
from riverboat.web.accounts import factor_shapes
from riverboat.web.api import endpoints
from riverboat.web.documents import typescript
from riverboat.web.documents.type_text import (
    Names,
    alias,
    comment,
    docs_of,
    interface,
    is_made_in,
    is_struct,
    written,
)
from riverboat.web.refusals import Refusal
from riverboat.web.routing.endpoint import Document, Endpoint
from riverboat.web.shapes import events, floor, live, notes, reference
from riverboat.wire.words import Words

_NAMING = (
    settings,
    audit,
    factor_shapes,
    notes,
    reference,
    floor,
    live,
    entries,
    events,
    event_wishes,
    ahead,
    facts,
    event,
    levels,
)
"""Modules that name closed sets of words which shapes of HTTP have."""
_HEAD = """\
// Made by `python -m riverboat.web.documents.http_types` from src/riverboat/web. Do not edit.

"""


def http_types(declared: tuple[Endpoint, ...]) -> str:
    """The whole file: what is asked for, and every shape that is sent or answered."""
    sent = _reached([kind for each in declared for kind in (each.body, each.query)])
    answered = _reached(
        [Refusal, *[each.answer for each in declared if each.answer is not Document]]
    )
    _refuse_two_ways(sent, answered)
    shapes = tuple(dict.fromkeys([*sent, *answered]))
    told = [_endpoints(declared), _files(declared), *_definitions(shapes, frozenset(sent))]
    text = "\n".join(told)
    return _HEAD + _imports(text) + text


# What is asked for ------------------------------------------------------------------------------


def _endpoints(declared: Iterable[Endpoint]) -> str:
    """A line for each: the body and the query that are sent, and the answer."""
    lines = [
        comment(each.summary, "  ") + f'  "{each.method} {each.path}": {{ {_sides(each)} }};\n'
        for each in declared
        if each.answer is not Document
    ]
    about = comment("What can be asked for, what is sent with it, and what is answered.")
    return about + "export interface Endpoints {\n" + "".join(lines) + "}\n"


def _sides(endpoint: Endpoint) -> str:
    sides = {"body": endpoint.body, "query": endpoint.query, "answer": endpoint.answer}
    said = [f"{side}: {written(kind, _names())}" for side, kind in sides.items() if kind]
    return "; ".join(said)


def _files(declared: Iterable[Endpoint]) -> str:
    """What is no JSON of ours is a link, and never asked for by a page."""
    paths = [f'  | "{each.path}"' for each in declared if each.answer is Document]
    about = comment("Where there are files: tables, histories, pages of their own.")
    return about + "export type FilePath =\n" + "\n".join(paths) + ";\n"


# Shapes -----------------------------------------------------------------------------------------


def _definitions(shapes: Iterable[Any], sent: frozenset[Any]) -> Iterator[str]:
    """Those that the wire does not have."""
    for kind in shapes:
        if _is_on_the_wire(kind):
            continue
        if is_struct(kind):
            yield interface(kind, _names(), sent=kind in sent)
        else:
            name, module = _own_names()[kind]
            yield alias(name, kind, _names(), docs_of(module).get(name, ""))


def _imports(text: str) -> str:
    """The names of the wire that the text uses: a union may be used by its name alone."""
    code = re.sub(r'/\*.*?\*/|"[^"\n]*"', "", text, flags=re.DOTALL)
    own = set(re.findall(r"^export (?:type|interface) (\w+)", code, flags=re.MULTILINE))
    wire = {"Fact", *[name for name, _ in typescript.defined()]} - own
    used = wire & set(re.findall(r"\w+", code))
    return (
        f"import type {{ {', '.join(sorted(used))} }} from './wire';\n"
        "import type { Phrase } from './words/say';\n\n"
    )


def _reached(kinds: Iterable[Any]) -> tuple[Any, ...]:
    """All that has a name in these types, each before what it is made of."""
    found: dict[Any, None] = {}

    def go(kind: Any) -> None:
        if kind in found or kind == Words:
            return
        if is_struct(kind) or _is_on_the_wire(kind) or kind in _own_names():
            found[kind] = None
        if not _is_on_the_wire(kind):
            for part in _parts(kind):
                go(part)

    for kind in kinds:
        go(kind)
    return tuple(found)


def _parts(kind: Any) -> Iterable[Any]:
    if is_struct(kind):
        hints = get_type_hints(kind, include_extras=True)
        return [hints[each.name] for each in fields(kind)]
    if get_origin(kind) is Literal:
        return ()
    parts = get_args(kind)
    told = tuple([part for part in parts if part is not types.NoneType])
    # A union with null beside it keeps its name, and is fetched by it.
    named = [each for _, each in typescript.aliases() if get_args(each) == told]
    return named[:1] if len(told) < len(parts) and len(told) > 1 and named else parts


def _refuse_two_ways(sent: Iterable[Any], answered: Iterable[Any]) -> None:
    """What is sent may lack what has a default, what is answered may not: no shape is both."""
    both = [each for each in {*sent} & {*answered} if is_struct(each) and not _is_on_the_wire(each)]
    if both:
        raise TypeError(f"sent and answered: {both}")


# Names ------------------------------------------------------------------------------------------


@cache
def _names() -> Names:
    """Those of the wire that are closed sets, and our own."""
    wire = [(name, kind) for name, kind in typescript.aliases() if _is_closed(kind)]
    return (*wire, *[(name, kind) for kind, (name, _) in _own_names().items()])


@cache
def _own_names() -> dict[Any, tuple[str, ModuleType]]:
    return {
        kind: (name, module)
        for module in _NAMING
        for name, kind in vars(module).items()
        if _is_closed(kind) and is_made_in(module, name)
    }


def _is_closed(kind: Any) -> bool:
    return get_origin(kind) in (Literal, Union, types.UnionType)


@cache
def _on_the_wire() -> frozenset[int]:
    return frozenset({id(kind) for _, kind in typescript.defined()})


def _is_on_the_wire(kind: Any) -> bool:
    return id(kind) in _on_the_wire() and (is_struct(kind) or _is_closed(kind))


if __name__ == "__main__":
    sys.stdout.write(http_types(endpoints()))
