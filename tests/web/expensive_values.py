"""Valid values of a type that are as large, repetitive or deep as a request may be."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect as mi

EXPENSIVE_TEXT_UNITS: Final = (
    *(
        "1 2 ",
        "Kh ",
        "100 and ",
        "bet 20 ",
        "5 25 ",
        "call ",
        "the ",
        "seat 1 bet 2 ",
        "deset 100 ",
    ),
    *(
        "a.",
        "(",
        "x",
        "\u00e9",
        "\u3164",
        "\U0001f0a1",
        "1,",
        '"',
        "\\",
        "AsKd",
        "22+,",
        "-",
        "zzzz ",
    ),
)
"""Units that text is repeated from."""
EXPENSIVE_TOML_TEXTS: Final = (
    "a" + ".a" * 9_900 + " = 1",
    "[a" + ".a" * 9_900 + "]",
    "[[games]]\n" * 5_000,
    "a = " + "[" * 9_000,
    "a = [" + "1," * 20_000 + "]",
    "".join([f"k{number} = 1\n" for number in range(5_000)]),
    "".join([f"[t.t{number}]\n" for number in range(4_000)]),
    'a = """' + "\\u00e9" * 9_000 + '"""',
    "a = {" + ",".join([f"k{number} = 1" for number in range(4_000)]) + "}",
    "a = " + "9" * 4_000,
    "mix = [" + ",".join(['"holdem"'] * 5_000) + "]",
    "chairs = 9\nseats = 9\n",
)
VALID_TEXTS_BY_FIELD: Final[dict[str, tuple[str, ...]]] = {
    "game": ("no-limit hold'em 1/2", "pot-limit omaha 1/2", "razz 5/10", "HORSE 10/20"),
    "by": ("tda-2024", "cash", "tournament", "wsop-cash-2026"),
    "cards": ("AsKdQh", "AsKdQhJc", "2c3d4h5s7c8d9h"),
    "lang": ("en", "cs"),
}
"""Texts that are understood in a field, by its name."""
MAX_TEXT_LENGTH: Final = 60_000
"""Characters of a body, below the limit of a request."""
_MAX_DEPTH: Final = 7


class ExpensiveValues:
    """A generator of values; equal seeds draw equal values."""

    def __init__(self, seed: int, max_total_length: int = MAX_TEXT_LENGTH) -> None:
        self._rng = random.Random(seed)
        self._remaining_length = max_total_length
        self._makes_long_texts = seed % 3 != 1
        """Two of three bodies have the maximum length."""

    def draw_body(self, kind: Any) -> Any:
        """Return a value of a type, as it is sent."""
        return self._draw(mi.type_info(kind), "", 0)

    def choose(self, values: Sequence[Any]) -> Any:
        """Return one of several values."""
        return self._rng.choice(values)

    def draw_path_name(self) -> str:
        """Return a name for a path."""
        return self._rng.choice(("x" * 40, "-" * 40, "0" * 40, "a"))

    def draw_text(self, name: str = "", max_length: int | None = None) -> str:
        """Return text repeated to its greatest length."""
        if name == "toml":
            return self._rng.choice(EXPENSIVE_TOML_TEXTS)
        length_limit = min(max_length or MAX_TEXT_LENGTH, max(1, self._remaining_length))
        word = self._rng.choice(EXPENSIVE_TEXT_UNITS)
        word_count = max(1, (length_limit if self._makes_long_texts else 60) // len(word))
        if max_length is None and self._rng.random() < 0.5:
            word_count = min(word_count, 60 // len(word.split() or [0]))
        repeated_text = (word * word_count)[:length_limit]
        self._remaining_length -= len(repeated_text)
        return repeated_text

    def _draw(self, kind: mi.Type, name: str, depth: int) -> Any:
        self._remaining_length -= 4
        rng = self._rng
        match kind:
            case mi.StrType(max_length=longest):
                known_values = VALID_TEXTS_BY_FIELD.get(name)
                if known_values and rng.random() < 0.8:
                    return rng.choice(known_values)
                return self.draw_text(name, longest)
            case mi.IntType():
                return self._draw_number(kind)
            case mi.FloatType():
                return float(self._draw_number(kind))
            case mi.BoolType():
                return rng.random() < 0.5
            case mi.LiteralType(values):
                return rng.choice(values)
            case mi.UnionType(types):
                return self._draw(rng.choice(types), name, depth)
            case mi.VarTupleType(item_type=item) | mi.ListType(item_type=item):
                return self._draw_list(kind, item, name, depth)
            case mi.TupleType(items):
                return [self._draw(item, name, depth + 1) for item in items]
            case mi.DictType(value_type=item):
                count = 1 if depth >= _MAX_DEPTH else rng.choice((1, 10, 1_000))
                return {f"k{index}": self._draw(item, "", depth + 1) for index in range(count)}
            case mi.StructType():
                return self._draw_struct(kind, depth)
            case mi.EnumType(cls):
                return rng.choice(list(cls)).value
            case mi.AnyType() | mi.RawType():
                return rng.choice(([[]] * 900, {"do": "fold"}, 1, "x" * 900, {"k": [1] * 900}))
            case _:
                return None

    def _draw_number(self, kind: mi.IntType | mi.FloatType) -> Any:
        minimum = (
            kind.ge if kind.ge is not None else (kind.gt or 0) + 1 if kind.gt is not None else 0
        )
        maximum = kind.le if kind.le is not None else 10**12
        return self._rng.choice(
            (minimum, min(maximum, minimum + 9), min(maximum, minimum + 100), maximum)
        )

    def _draw_list(self, kind: Any, item: mi.Type, name: str, depth: int) -> list[Any]:
        max_count = kind.max_length or 20_000
        count = min(max_count, self._rng.choice((1, 2, 9, 10, 100, max_count)))
        count = max(count, kind.min_length or 0)
        if depth >= _MAX_DEPTH:
            count = min(count, 1)
        items: list[Any] = []
        while len(items) < count and (
            self._remaining_length > 0 or len(items) < (kind.min_length or 0)
        ):
            items.append(self._draw(item, name, depth + 1))
        return items

    def _draw_struct(self, kind: mi.StructType, depth: int) -> dict[str, Any]:
        body: dict[str, Any] = {}
        if kind.tag_field is not None:
            body[kind.tag_field] = kind.tag
        for field in kind.fields:
            if field.required or (depth < _MAX_DEPTH and self._rng.random() < 0.5):
                body[field.encode_name] = self._draw(field.type, field.name, depth + 1)
        return body


def draw_query(kind: type[msgspec.Struct], values: ExpensiveValues) -> dict[str, str]:
    """Return the query of a URL."""
    body = values.draw_body(kind)
    return {name: str(value)[:2_000] for name, value in body.items() if value is not None}
