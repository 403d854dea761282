"""Decode JSON, MessagePack and builtins into types, from any thread.

msgspec builds the description of a type at its first use, and stores it in the type before it is
complete. If a second thread decodes the type at that moment, it reads null pointers, and the
process ends with a segmentation fault (seen with msgspec 0.22, the newest). So this module builds
each type under a lock before it is used. All of riverboat decodes through this module; ruff refuses
msgspec's own functions elsewhere. A generic ``Struct`` would need more care, because its
description belongs to ``Kind[int]``, which ``typing`` may create again.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import RLock
from typing import Any, Final, TypeVar, overload

import msgspec
from msgspec.json import Decoder as JsonDecoder
from msgspec.msgpack import Decoder as MsgpackDecoder

__all__ = [
    "JsonDecoder",
    "MsgpackDecoder",
    "build_type",
    "convert",
    "decode_json",
    "decode_msgpack",
    "json_decoder",
    "msgpack_decoder",
]

Kind = TypeVar("Kind")

_lock: Final = RLock()
"""Held while a type is built: types share the types of their fields, so one lock is for all."""
_built_types: Final = set[Any]()


def build_type(kind: Any) -> None:
    """Build msgspec's description of a type, and of all types that it refers to."""
    if kind in _built_types:
        return
    with _lock:
        JsonDecoder(kind)  # its description of the type serves all formats
        _built_types.add(kind)


@overload
def convert(value: Any, kind: type[Kind], *, strict: bool = True) -> Kind: ...
@overload
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any: ...
def convert(value: Any, kind: Any, *, strict: bool = True) -> Any:
    """Convert built-in values, such as those parsed from TOML, to a value of the type *kind*."""
    build_type(kind)
    return msgspec.convert(value, kind, strict=strict)


@overload
def decode_json(text: str | bytes | bytearray, kind: type[Kind]) -> Kind: ...
@overload
def decode_json(text: str | bytes | bytearray, kind: Any = Any) -> Any: ...
def decode_json(text: str | bytes | bytearray, kind: Any = Any) -> Any:
    """Decode JSON to a value of the type *kind*."""
    build_type(kind)
    return msgspec.json.decode(text, type=kind)


@overload
def decode_msgpack(data: bytes, kind: type[Kind]) -> Kind: ...
@overload
def decode_msgpack(data: bytes, kind: Any = Any) -> Any: ...
def decode_msgpack(data: bytes, kind: Any = Any) -> Any:
    """Decode MessagePack to a value of the type *kind*."""
    build_type(kind)
    return msgspec.msgpack.decode(data, type=kind)


@overload
def json_decoder(
    kind: type[Kind], *, float_hook: Callable[[str], Any] | None = None
) -> JsonDecoder[Kind]: ...
@overload
def json_decoder(
    kind: Any, *, float_hook: Callable[[str], Any] | None = None
) -> JsonDecoder[Any]: ...
def json_decoder(kind: Any, *, float_hook: Callable[[str], Any] | None = None) -> JsonDecoder[Any]:
    """Return a decoder from JSON to *kind*; *float_hook* converts the text of each JSON float."""
    with _lock:
        return JsonDecoder(kind, float_hook=float_hook)


@overload
def msgpack_decoder(kind: type[Kind]) -> MsgpackDecoder[Kind]: ...
@overload
def msgpack_decoder(kind: Any) -> MsgpackDecoder[Any]: ...
def msgpack_decoder(kind: Any) -> MsgpackDecoder[Any]:
    """Return a decoder from MessagePack to the type *kind*."""
    with _lock:
        return MsgpackDecoder(kind)
