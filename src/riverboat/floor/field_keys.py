"""Fields of incidents and spots by their JSON keys.

Questions, drafts and situations name a field by its key, because clients and stored logs use the
keys: ``looked`` is the key of ``has_owner_looked``.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import FieldInfo, fields, replace

StructT = TypeVar("StructT", bound=Struct)


@cache
def fields_by_key(struct_type: type[Struct]) -> Mapping[str, FieldInfo]:
    """Return the fields of a struct by JSON key."""
    return {field.encode_name: field for field in fields(struct_type)}


def get_by_key(struct: Struct, key: str) -> Any:
    """Return the value of the field with this JSON key."""
    return getattr(struct, fields_by_key(type(struct))[key].name)


def replace_by_key(struct: StructT, changes: Mapping[str, Any]) -> StructT:
    """Return the struct with new values, by JSON key."""
    field_by_key = fields_by_key(type(struct))
    return replace(struct, **{field_by_key[key].name: value for key, value in changes.items()})
