"""Values as TOML text: no more of it than the configuration of a table needs."""

from __future__ import annotations

from typing import Any

import msgspec


def toml_value(value: Any) -> str:
    r"""A value as it stands in a file.

    >>> toml_value(True), toml_value((1, 2)), toml_value('the "big" one')
    ('true', '[1, 2]', '"the \\"big\\" one"')
    """
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case list() | tuple():
            return f"[{', '.join(map(toml_value, value))}]"
        case _:
            # A basic string has JSON's escapes, and one more.
            return msgspec.json.encode(str(value)).decode().replace("\x7f", "\\u007f")
