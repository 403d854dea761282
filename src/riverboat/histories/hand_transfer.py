"""Compact bytes of parsed hands, for transfer between processes.

Most data of a hand are its facts, which MessagePack writes and reads several times as fast as
``pickle``. The other fields have many types, and most are equal in all hands of a file: they
are pickled, column by column.
"""

from __future__ import annotations

import gc
import pickle
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar

import msgspec
from msgspec.structs import astuple

from riverboat.decoding import msgpack_decoder
from riverboat.engine import AnyFact
from riverboat.notation.read_hand import ParsedHand

P = ParamSpec("P")
T = TypeVar("T")

PackedHands: TypeAlias = list[tuple[bytes, bytes]]
"""Groups of hands, each as two byte strings.

The first contains all fields of the hands, pickled column by column, with only the first fact of
each log. The second contains the other facts as MessagePack; it is empty if they were pickled too.
"""

_HANDS_PER_GROUP: Final = 64
"""Number of hands in a group, small enough for the data of ``pickle`` to fit in a CPU cache."""
_HAND_FIELDS: Final = ParsedHand.__struct_fields__
_LOG_COLUMN: Final = _HAND_FIELDS.index("log")

_encode_facts: Final = msgspec.msgpack.Encoder().encode
_decode_facts: Final = msgpack_decoder(list[tuple[AnyFact, ...]]).decode


def _without_garbage_collection(function: Callable[P, T]) -> Callable[P, T]:
    """Wrap a function so that it runs without garbage collection.

    The function creates thousands of objects, none of which is garbage.
    """

    @wraps(function)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        was_enabled = gc.isenabled()
        gc.disable()
        try:
            return function(*args, **kwargs)
        finally:
            if was_enabled:
                gc.enable()

    return run


def pack_hands(hands: Sequence[ParsedHand]) -> PackedHands:
    """Return parsed hands as bytes, which ``unpack_hands`` reads.

    >>> from riverboat.notation import parse_phh
    >>> hands = parse_phh("variant = 'NT'")
    >>> list(unpack_hands(pack_hands(hands))) == hands
    True
    """
    group_starts = range(0, len(hands), _HANDS_PER_GROUP)
    return [_pack_group(hands[start : start + _HANDS_PER_GROUP]) for start in group_starts]


@_without_garbage_collection
def _pack_group(hands: Sequence[ParsedHand]) -> tuple[bytes, bytes]:
    columns: list[Any] = list(zip(*map(astuple, hands), strict=True))
    logs = columns[_LOG_COLUMN]
    try:
        encoded_facts = _encode_facts([log[1:] for log in logs])
    except OverflowError:  # chips of more than 64 bits
        return pickle.dumps(columns, protocol=5), b""
    columns[_LOG_COLUMN] = [log[:1] for log in logs]
    return pickle.dumps(columns, protocol=5), encoded_facts


def unpack_hands(packed_hands: PackedHands) -> Iterator[ParsedHand]:
    """Yield the hands in the bytes of ``pack_hands``, in order."""
    for columns, encoded_facts in packed_hands:
        yield from _unpack_group(columns, encoded_facts)


@_without_garbage_collection
def _unpack_group(packed_columns: bytes, encoded_facts: bytes) -> list[ParsedHand]:
    columns = pickle.loads(packed_columns)
    if encoded_facts:
        later_facts = _decode_facts(encoded_facts)
        columns[_LOG_COLUMN] = [
            first_facts + other_facts
            for first_facts, other_facts in zip(columns[_LOG_COLUMN], later_facts, strict=True)
        ]
    hand_values = zip(*columns, strict=True)
    return [
        ParsedHand(**dict(zip(_HAND_FIELDS, field_values, strict=True)))
        for field_values in hand_values
    ]
