"""The OpenAPI document, generated from the declared endpoints."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.json import schema_components

from riverboat import __version__
from riverboat.web.api import endpoints
from riverboat.web.api_errors import ErrorResponse
from riverboat.web.routing.endpoint import SAFE_METHODS, Endpoint, RawResponse

_SCHEMA_REFERENCE = "#/components/schemas/{name}"

_ACCESS_TEXTS = {
    "anybody": "Public.",
    "somebody": "Requires a login.",
    "visitor": "Requires permission to see the table.",
    "host": "Requires a host of the table.",
    "admin": "Requires an administrator of the room.",
}

_ACCESS_LEVELS = {
    "anybody": "public",
    "somebody": "user",
    "visitor": "visitor",
    "host": "host",
    "admin": "administrator",
}


@cache
def openapi() -> bytes:
    """Return the OpenAPI document as JSON."""
    return msgspec.json.format(msgspec.json.encode(build_document()), indent=2) + b"\n"


def build_document() -> dict[str, Any]:
    """Return the OpenAPI document as a dictionary."""
    all_endpoints = endpoints()
    type_by_name = _list_schema_types(all_endpoints)
    schemas, components = schema_components(
        list(type_by_name.values()), ref_template=_SCHEMA_REFERENCE
    )
    schema_by_type_name = dict(zip(type_by_name, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in all_endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _describe_operation(
            endpoint, schema_by_type_name
        )
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "riverboat",
            "version": __version__,
            "license": {"name": "MIT", "identifier": "MIT"},
            "description": "A poker room. Tables publish their updates over a WebSocket; "
            "see asyncapi.json.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "rb_session"},
                "key": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _list_schema_types(all_endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Return every type of a request or response, by its own name."""
    type_by_name: dict[str, Any] = {repr(ErrorResponse): ErrorResponse}
    for endpoint in all_endpoints:
        for schema_type in (endpoint.body_type, endpoint.response_type):
            if schema_type is not None and schema_type is not RawResponse:
                type_by_name[repr(schema_type)] = schema_type
        if endpoint.query_type is not None:
            type_by_name[repr(endpoint.query_type)] = endpoint.query_type
    return type_by_name


def _describe_operation(endpoint: Endpoint, schema_by_type_name: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": _build_operation_id(endpoint),
        "tags": [endpoint.router],
        "summary": endpoint.summary,
        "description": _ACCESS_TEXTS[endpoint.access],
        "parameters": [
            *_describe_path_parameters(endpoint),
            *_describe_query_parameters(endpoint),
            *_describe_csrf_parameters(endpoint),
        ],
        "responses": {
            "200": {
                "description": "It is done.",
                "content": _describe_content(endpoint, schema_by_type_name),
            },
            "default": {
                "description": "It is not, and nothing has changed.",
                "content": {
                    "application/json": {"schema": schema_by_type_name[repr(ErrorResponse)]}
                },
            },
        },
    }
    if endpoint.body_type is not None:
        content = {"application/json": {"schema": schema_by_type_name[repr(endpoint.body_type)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.access in ("somebody", "host", "admin"):
        operation["security"] = [
            {"cookie": []},
            *([{"key": []}] if endpoint.allows_api_key else []),
        ]
    return operation


def _build_operation_id(endpoint: Endpoint) -> str:
    segments = endpoint.path.replace("{", "").replace("}", "").replace(".", "/").split("/")
    return "_".join(
        [
            endpoint.method.lower(),
            *[segment for segment in segments if segment and segment != "api"],
        ]
    )


def _describe_content(endpoint: Endpoint, schema_by_type_name: dict[str, Any]) -> dict[str, Any]:
    if endpoint.response_type is RawResponse:
        # A JSON file has no schema here: its content defines it.
        is_json = endpoint.media_type == "application/json"
        return {endpoint.media_type: {"schema": {} if is_json else {"type": "string"}}}
    return {"application/json": {"schema": schema_by_type_name[repr(endpoint.response_type)]}}


def _describe_path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": {"type": "integer", "minimum": 1, "maximum": 999_999_999}
            if name == "hand"
            else {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,40}$"},
        }
        for name in endpoint.path_names
    ]


def _describe_query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query_type is None:
        return []
    _, components = schema_components([endpoint.query_type], ref_template=_SCHEMA_REFERENCE)
    properties = components[endpoint.query_type.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]


def _describe_csrf_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.method in SAFE_METHODS:
        return []
    description = "CSRF token from GET /api/me; required with a session cookie."
    schema = {"type": "string", "maxLength": 100}
    return [
        {
            "name": "X-CSRF",
            "in": "header",
            "required": False,
            "description": description,
            "schema": schema,
        }
    ]


def render_reference() -> str:
    """Return ``docs/reference/http-api.md``: a line for each endpoint."""
    lines = [_PAGE_HEADER]
    router_name = ""
    for endpoint in endpoints():
        if endpoint.router != router_name:
            router_name = endpoint.router
            lines += [
                f"\n## {router_name.capitalize()}\n",
                "| request | access | body | response | purpose |",
                "|---|---|---|---|---|",
            ]
        table_cells = (
            f"`{endpoint.method} {endpoint.path}`",
            _describe_access(endpoint),
            _find_type_name(endpoint.body_type),
            f"`{endpoint.media_type}`"
            if endpoint.media_type
            else _find_type_name(endpoint.response_type),
            endpoint.summary,
        )
        lines.append(f"| {' | '.join(table_cells)} |")
    return "\n".join(lines) + "\n"


def _describe_access(endpoint: Endpoint) -> str:
    access_level = _ACCESS_LEVELS[endpoint.access]
    return access_level if endpoint.allows_api_key else f"{access_level}, no key"


def _find_type_name(python_type: Any) -> str:
    if python_type is None:
        return ""
    if isinstance(python_type, type) and issubclass(python_type, Struct):
        return python_type.__name__
    inner_type = getattr(python_type, "__args__", (python_type,))[0]
    return f"list of {getattr(inner_type, '__name__', inner_type)}"


_PAGE_HEADER = """\
<!-- Generated by: python -m riverboat.web.codegen.openapi table > docs/reference/http-api.md -->
# HTTP API

Requests and responses are JSON. [openapi.json](openapi.json) has every schema; a server publishes
it at `/api/openapi.json`. A browser authenticates with the cookie `rb_session`, or
`__Host-rb_session` over HTTPS. It sends the CSRF token from `GET /api/me` in the header `X-CSRF`
with every request except GET. A program authenticates with an API key,
`Authorization: Bearer rbk_...`, and needs no CSRF token.

A rejected request has a status of 400 or more and changes nothing. Its body is
`{code, rule, why, legal}`: *code* is for programs, *why* is a sentence for people, *rule* is the id
of the rule of poker, if there is one, and *legal* is a legal alternative. With 429 and 503,
`Retry-After` gives the seconds to wait.

**Access** is one of: *public*; *user*, which requires a login; *visitor*, which requires permission
to see the table; *host* of the table; *administrator* of the room. Endpoints with *no key* do not
accept API keys.\
"""


if __name__ == "__main__":
    import sys

    sys.stdout.write(render_reference() if "table" in sys.argv else openapi().decode())
