"""Plural rules of Unicode CLDR, for whole numbers.

>>> is_few = plural_rule("n % 10 = 2..4 and n % 100 != 12..14")
>>> is_few(3), is_few(13)
(True, False)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

_WHOLE_NUMBER_OPERANDS = ("n", "i")
_FRACTION_OPERANDS = ("v", "w", "f", "t", "c", "e")
"""Operands of digits after a decimal point and of an exponent, which a whole number lacks."""


@cache
def plural_rule(text: str) -> Callable[[int], bool]:
    """Parse a rule: relations joined by *and* and *or*; ``ValueError`` if it is malformed."""
    try:
        alternatives = [
            [_parse_relation(relation_text) for relation_text in alternative.split(" and ")]
            for alternative in text.split(" or ")
        ]
    except ValueError:
        raise ValueError(f"{text!r} is not a plural rule such as 'n % 10 = 2..4, 9'") from None
    return lambda count: any(
        all(is_true(count) for is_true in relations) for relations in alternatives
    )


def _parse_relation(text: str) -> Callable[[int], bool]:
    """Parse one relation: ``n % 10 = 2..4, 9``."""
    is_negated = "!=" in text
    operand_text, range_texts = text.split("!=" if is_negated else "=")
    operand_name, *modulus = operand_text.split("%")
    if (
        operand_name.strip() not in (*_WHOLE_NUMBER_OPERANDS, *_FRACTION_OPERANDS)
        or len(modulus) > 1
    ):
        raise ValueError(operand_name)
    is_integer_operand, divisor = (
        operand_name.strip() in _WHOLE_NUMBER_OPERANDS,
        int(*modulus) if modulus else 0,
    )
    number_ranges = [_parse_range(range_text) for range_text in range_texts.split(",")]

    def is_true(count: int) -> bool:
        value = abs(count) if is_integer_operand else 0
        remainder = value % divisor if divisor else value
        return any(remainder in number_range for number_range in number_ranges) is not is_negated

    return is_true


def _parse_range(text: str) -> range:
    first_number, _, last_number = text.partition("..")
    return range(int(first_number), int(last_number or first_number) + 1)
