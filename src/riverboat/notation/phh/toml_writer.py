"""Writer of the subset of TOML that hands use."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from decimal import Decimal
from fractions import Fraction
from typing import Any, Final


def to_toml(toml_table: Mapping[str, Any]) -> str:
    r"""Write a table as text, one key a line.

    >>> to_toml({"antes": [0, Decimal("0.5")], "event": 'the "big" one'})
    'antes = [0, 0.5]\nevent = "the \\"big\\" one"\n'
    """
    return "".join(
        f"{_format_key(key)} = {_format_value(value)}\n" for key, value in toml_table.items()
    )


def _format_key(key: str) -> str:
    is_bare = key.replace("_", "").replace("-", "").isalnum() and key.isascii()
    return key if is_bare else _quote(key)


def _format_value(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int():
            return str(value)
        case Decimal() | float():
            return _format_decimal(value)
        case str():
            return _quote(value)
        case datetime() | date() | time():
            return value.isoformat()
        case list() | tuple():
            return f"[{', '.join(map(_format_value, value))}]"
        case Mapping():
            inline_items = ", ".join(
                f"{_format_key(key)} = {_format_value(item)}" for key, item in value.items()
            )
            return f"{{ {inline_items} }}"
        case Fraction():
            return _format_decimal(Decimal(value.numerator) / Decimal(value.denominator))
        case _:
            return _quote(str(value))


def _format_decimal(value: Decimal | float) -> str:
    """Format a number so that TOML parses it as a float."""
    if value != value or value in (_INFINITE, -_INFINITE):
        return str(float(value)).lower()
    text = f"{value:f}"
    return text if "." in text else f"{text}.0"


_INFINITE: Final = Decimal("Infinity")


def _quote(text: str) -> str:
    """Quote a text as a TOML string; JSON's escapes are valid, except beyond U+FFFF."""
    return f'"{text.translate(_ESCAPES)}"'


_ESCAPES: Final = {code: f"\\u{code:04x}" for code in (*range(32), 127)} | str.maketrans(
    {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t"}
)
"""Escapes of control characters, quotes and backslashes."""
