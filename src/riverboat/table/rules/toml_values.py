"""TOML values as text, as far as table configurations need them."""

from __future__ import annotations

from typing import Any

import msgspec


def to_toml_value(value: Any) -> str:
    r"""Return a value as TOML text.

    >>> to_toml_value(True), to_toml_value((1, 2)), to_toml_value('the "big" one')
    ('true', '[1, 2]', '"the \\"big\\" one"')
    """
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case list() | tuple():
            return f"[{', '.join(map(to_toml_value, value))}]"
        case _:
            # A TOML basic string uses JSON's escapes, and one more.
            return msgspec.json.encode(str(value)).decode().replace("\x7f", "\\u007f")
