"""The base of all request bodies, and text types used in several."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Secret = Annotated[str, Meta(min_length=1, max_length=200)]
LabelText = Annotated[str, Meta(max_length=60, pattern=r"^[^\u0000-\u001f\u007f]*$")]
Toml = Annotated[str, Meta(max_length=20_000)]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request body; unknown fields are refused."""
