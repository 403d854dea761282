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
    schema_types = _schema_types(all_endpoints)
    schemas, components = schema_components(
        list(schema_types.values()), ref_template=_SCHEMA_REFERENCE
    )
    schema_by_kind = dict(zip(schema_types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in all_endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _describe_operation(
            endpoint, schema_by_kind
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


def _schema_types(all_endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """Return every type of a request or response, by its own name."""
    schema_types: dict[str, Any] = {repr(ErrorResponse): ErrorResponse}
    for endpoint in all_endpoints:
        for schema_type in (endpoint.body_type, endpoint.response_type):
            if schema_type is not None and schema_type is not RawResponse:
                schema_types[repr(schema_type)] = schema_type
        if endpoint.query_type is not None:
            schema_types[repr(endpoint.query_type)] = endpoint.query_type
    return schema_types


def _describe_operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": _operation_id(endpoint),
        "tags": [endpoint.router],
        "summary": endpoint.summary,
        "description": _ACCESS_TEXTS[endpoint.access],
        "parameters": [
            *_path_parameters(endpoint),
            *_query_parameters(endpoint),
            *_csrf_parameters(endpoint),
        ],
        "responses": {
            "200": {"description": "It is done.", "content": _describe_content(endpoint, schemas)},
            "default": {
                "description": "It is not, and nothing has changed.",
                "content": {"application/json": {"schema": schemas[repr(ErrorResponse)]}},
            },
        },
    }
    if endpoint.body_type is not None:
        content = {"application/json": {"schema": schemas[repr(endpoint.body_type)]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.access in ("somebody", "host", "admin"):
        operation["security"] = [
            {"cookie": []},
            *([{"key": []}] if endpoint.allows_api_key else []),
        ]
    return operation


def _operation_id(endpoint: Endpoint) -> str:
    segments = endpoint.path.replace("{", "").replace("}", "").replace(".", "/").split("/")
    return "_".join(
        [
            endpoint.method.lower(),
            *[segment for segment in segments if segment and segment != "api"],
        ]
    )


def _describe_content(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    if endpoint.response_type is RawResponse:
        # A JSON file has no schema here: its content defines it.
        is_json = endpoint.media_type == "application/json"
        return {endpoint.media_type: {"schema": {} if is_json else {"type": "string"}}}
    return {"application/json": {"schema": schemas[repr(endpoint.response_type)]}}


def _path_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
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


def _query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query_type is None:
        return []
    _, components = schema_components([endpoint.query_type], ref_template=_SCHEMA_REFERENCE)
    properties = components[endpoint.query_type.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": schema}
        for name, schema in properties.items()
    ]


def _csrf_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
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


# Reference --------------------------------------------------------------------------------------


def render_reference() -> str:
    """Return ``docs/reference/http-api.md``: a line for each endpoint."""
    lines = [_HEAD]
    group = ""
    for endpoint in endpoints():
        if endpoint.router != group:
            group = endpoint.router
            lines += [
                f"\n## {group.capitalize()}\n",
                "| request | access | body | response | purpose |",
                "|---|---|---|---|---|",
            ]
        cells = (
            f"`{endpoint.method} {endpoint.path}`",
            _describe_access(endpoint),
            _type_name(endpoint.body_type),
            f"`{endpoint.media_type}`"
            if endpoint.media_type
            else _type_name(endpoint.response_type),
            endpoint.summary,
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _describe_access(endpoint: Endpoint) -> str:
    level = _ACCESS_LEVELS[endpoint.access]
    return level if endpoint.allows_api_key else f"{level}, no key"


def _type_name(kind: Any) -> str:
    if kind is None:
        return ""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    inner_type = getattr(kind, "__args__", (kind,))[0]
    return f"list of {getattr(inner_type, '__name__', inner_type)}"


_HEAD = """\
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
