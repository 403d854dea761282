"""The AsyncAPI document of the WebSocket, generated from its message Structs.

python -m riverboat.web.codegen.asyncapi > docs/reference/asyncapi.json
"""

from __future__ import annotations

from typing import Any, get_args

import msgspec
from msgspec.json import schema_components

from riverboat import __version__
from riverboat.web.websocket_connection import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL
from riverboat.wire import PROTOCOL
from riverboat.wire.messages import ClientMessage, ServerMessage

_SCHEMA_REFERENCE = "#/components/schemas/{name}"


def build_document() -> dict[str, Any]:
    """Return the AsyncAPI document as a dictionary."""
    client_message_types, server_message_types = get_args(ClientMessage), get_args(ServerMessage)
    message_types = (*client_message_types, *server_message_types)
    _, schemas = schema_components(message_types, ref_template=_SCHEMA_REFERENCE)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "riverboat's socket",
            "version": f"{PROTOCOL}.{__version__}",
            "license": {"name": "MIT"},
            "description": "Say `hello`, then `watch` tables. Frames are JSON text with the "
            f"subprotocol `{JSON_SUBPROTOCOL}`, or MessagePack with "
            f"`{MSGPACK_SUBPROTOCOL}`. Browsers come with their "
            "cookie, programs with `Authorization: Bearer`.",
        },
        "servers": {"here": {"host": "localhost:8000", "protocol": "ws"}},
        "defaultContentType": "application/json",
        "channels": {
            "socket": {
                "address": "/ws",
                "messages": {
                    _read_tag(message_type): _describe_message(message_type)
                    for message_type in message_types
                },
            }
        },
        "operations": {
            "toRoom": _describe_operation(
                "receive", "What a client may send.", client_message_types
            ),
            "fromRoom": _describe_operation("send", "What a client is told.", server_message_types),
        },
        "components": {
            "messages": {
                _read_tag(message_type): _describe_message_component(message_type)
                for message_type in message_types
            },
            "schemas": schemas,
        },
    }


def asyncapi() -> bytes:
    """Return the AsyncAPI document as JSON."""
    return msgspec.json.format(msgspec.json.encode(build_document()), indent=2) + b"\n"


def _read_tag(message_type: Any) -> str:
    return str(message_type.__struct_config__.tag)


def _describe_message(message_type: Any) -> dict[str, str]:
    return {"$ref": f"#/components/messages/{_read_tag(message_type)}"}


def _describe_message_component(message_type: Any) -> dict[str, Any]:
    return {
        "name": _read_tag(message_type),
        "summary": " ".join((message_type.__doc__ or "").split()),
        "payload": {"$ref": _SCHEMA_REFERENCE.format(name=message_type.__name__)},
    }


def _describe_operation(
    action: str, summary: str, message_types: tuple[Any, ...]
) -> dict[str, Any]:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [
            {"$ref": f"#/channels/socket/messages/{_read_tag(message_type)}"}
            for message_type in message_types
        ],
    }


if __name__ == "__main__":
    import sys

    sys.stdout.write(asyncapi().decode())
