"""The client's HTTP types match the endpoints completely."""

from __future__ import annotations

import re
from typing import Any, Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

from riverboat.web.api import endpoints
from riverboat.web.codegen import http_types as http
from riverboat.web.codegen import wire_typescript
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Endpoint, RawResponse, Router


class Nest(Struct, frozen=True):
    """A response type."""

    eggs: dict[str, int]
    colours: dict[Literal["red", "blue"], int]
    owner: str | UnsetType = UNSET
    height: int = 3


class Twig(Struct, frozen=True):
    """A request type."""

    length: int
    colour: Literal["red", "blue"] = "red"


router = Router("birds")


@router.post("/api/nests/{nest}")
async def post_twig(call: ApiCall, body: Twig) -> tuple[Nest, ...]:
    """Add a twig to a nest."""
    raise NotImplementedError


@router.get("/api/nests/{nest}.txt", media_type="text/plain")
async def get_nest_text(call: ApiCall) -> RawResponse:
    """Return a nest as a text drawing."""
    raise NotImplementedError


def test_every_endpoint_has_request_and_response_types() -> None:
    text = http.render_http_types(endpoints())
    for endpoint in endpoints():
        if endpoint.response_type is RawResponse:
            assert f'  | "{endpoint.path}"' in text
        else:
            assert f'"{endpoint.method} {endpoint.path}": {{ ' in text


def test_every_used_type_is_defined_once() -> None:
    text = re.sub(
        r"/\*\*.*?\*/|^//.*?$", "", http.render_http_types(endpoints()), flags=re.S | re.M
    )
    defined_names = re.findall(r"export (?:interface|type) (\w+)", text)
    assert len(defined_names) == len(set(defined_names))
    [imported_names] = re.findall(r"import type \{ (.*) \} from './wire'", text)
    wire_type_names = {name for name, _ in wire_typescript.wire_types()} | {"Fact"}
    assert set(imported_names.split(", ")) <= wire_type_names
    used_names = set(re.findall(r'(?<!["\w])[A-Z]\w+', re.sub(r'"[^"]*"', "", text)))
    external_names = {"Phrase", "Readonly", "Record", "Partial"}
    assert used_names == {*defined_names, *imported_names.split(", "), *external_names}


def test_defaults_are_optional_in_requests_only() -> None:
    text = http.render_http_types(tuple(router.endpoints))
    assert '  /** Add a twig to a nest. */\n  "POST /api/nests/{nest}": ' in text
    assert "{ body: Twig; answer: readonly Nest[] };" in text
    assert 'readonly colour?: "red" | "blue";' in text
    assert "readonly height: number;" in text
    assert "readonly owner?: string;" in text
    assert "readonly eggs: Readonly<Record<string, number>>;" in text
    assert 'readonly colours: Readonly<Partial<Record<"red" | "blue", number>>>;' in text
    assert 'export type FilePath =\n  | "/api/nests/{nest}.txt";' in text


def test_type_used_in_request_and_response_is_refused() -> None:
    conflicting_endpoints = [
        _replace_response_type(endpoint, Twig)
        for endpoint in router.endpoints
        if endpoint.method == "POST"
    ]
    with pytest.raises(TypeError, match="sent and answered"):
        http.render_http_types(tuple(conflicting_endpoints))


def _replace_response_type(endpoint: Endpoint, response_type: Any) -> Endpoint:
    return Endpoint(
        *[
            response_type if name == "response_type" else getattr(endpoint, name)
            for name in Endpoint.__struct_fields__
        ]
    )
