"""Mutations of call arguments: bytes, numbers, lengths, types and shared memory.

A mutation replaces one argument of a call. Arrays are copied, so that each has its own memory and a
sanitizer detects reads beyond its end.
"""

import sys
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from tests.kernel.fuzz_calls import Call, Rng, choose

Mutation: TypeAlias = Callable[[Call, Rng], None]

DTYPES = [np.uint8, np.uint16, np.uint32, np.uint64, np.int64, np.float64, np.float32, np.int8]

WILD = [
    *(-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 51, 52, 53, 63, 64, 91, 127, 128, 168, 169, 255),
    *(256, 1024, 1025, 7462, 7463, 1 << 16, 1 << 24, (1 << 31) - 1, 1 << 31, (1 << 32) + 2),
    *(1 << 53, (1 << 53) + 1, 1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), (1 << 64) - 1, 1 << 80),
]
WILD_FLOATS = [np.nan, np.inf, -np.inf, -1.0, -0.0, 5e-324, 1e308, 1e-308, 3.5]


def mutate(call: Call, rng: Rng) -> None:
    """Mutate one argument, or all of them."""
    MUTATIONS[int(rng.integers(len(MUTATIONS)))](call, rng)


# Within an array ----------------------------------------------------------------------------------


def corrupt_array_bytes(call: Call, rng: Rng) -> None:
    """Change a few bytes: cards up to 255, wild numbers, any mask."""
    place = _choose_array(call, rng, read=True)
    if place is None or call.arguments[place].nbytes == 0:
        return
    changed = call.arguments[place].copy()
    for _ in range(int(rng.integers(1, 4))):
        flat = changed.reshape(-1).view(np.uint8)
        flat[rng.integers(len(flat))] = choose(rng, 0, 51, 52, 54, 255, rng.integers(256))
    _replace(call, place, changed)


def corrupt_array_number(call: Call, rng: Rng) -> None:
    """Replace a number of an array by a wild one, or change it by one."""
    place = _choose_array(call, rng, read=True)
    if place is None or call.arguments[place].size == 0:
        return
    changed = call.arguments[place].copy()
    flat = changed.reshape(-1)
    at = int(rng.integers(len(flat)))
    if flat.dtype.kind == "f":
        flat[at] = choose(rng, *WILD_FLOATS)
    else:
        old = int(flat[at])
        flat[at] = _wrap_number(choose(rng, old + 1, old - 1, choose(rng, *WILD)), flat.dtype)
    _replace(call, place, changed)


def set_to_limit(call: Call, rng: Rng) -> None:
    """Set one number, or all, to the last valid value, the next one, or far beyond."""
    places = sorted(
        {found_limit[0] for found_limit in call.limits if found_limit[0] < len(call.arguments)}
    )
    if not places:
        return
    argument_index = choose(rng, *places)
    place, columns, limit = choose(
        rng, *[found_limit for found_limit in call.limits if found_limit[0] == argument_index]
    )
    value = call.arguments[place]
    number = int(choose(rng, limit, limit, limit - 1, limit + 1, 0, 4 * limit))
    if isinstance(value, int):
        _replace(call, place, number)
    elif _is_array(value) and value.dtype.kind in "iu" and value.ndim:
        changed = value.copy()
        part = changed[..., columns]
        if part.size:
            which = np.unravel_index(rng.integers(part.size), part.shape)
            part[... if rng.random() < 0.5 else which] = _wrap_number(number, value.dtype)
        _replace(call, place, changed)


def swap_numbers(call: Call, rng: Rng) -> None:
    """Duplicate a number of an array, or swap two."""
    place = _choose_array(call, rng, read=True)
    if place is None or call.arguments[place].size < 2:
        return
    changed = call.arguments[place].copy()
    flat = changed.reshape(-1)
    one, other = rng.integers(len(flat), size=2)
    if rng.random() < 0.5:
        flat[one] = flat[other]
    else:
        flat[[one, other]] = flat[[other, one]]
    _replace(call, place, changed)


def _wrap_number(number: int, dtype: np.dtype[Any]) -> Any:
    """Return the low bytes of a number as a value of this type."""
    last = number & (1 << 8 * dtype.itemsize) - 1
    return np.frombuffer(last.to_bytes(dtype.itemsize, sys.byteorder), dtype)[0]


# The shape of an array ----------------------------------------------------------------------------


def resize_by_one(call: Call, rng: Rng) -> None:
    """Change a dimension by one."""
    place = _choose_array(call, rng)
    if place is None or call.arguments[place].ndim == 0:
        return
    array = call.arguments[place]
    axis = int(rng.integers(array.ndim))
    size = array.shape[axis]
    if size and rng.random() < 0.5:
        _replace(call, place, np.delete(array, int(rng.integers(size)), axis))
    elif size:
        _replace(call, place, np.insert(array, 0, array.take(0, axis), axis))


def empty_dimension(call: Call, rng: Rng) -> None:
    """Make a dimension empty."""
    place = _choose_array(call, rng)
    if place is None or call.arguments[place].ndim == 0:
        return
    shape = list(call.arguments[place].shape)
    shape[int(rng.integers(len(shape)))] = 0
    _replace(call, place, np.empty(shape, call.arguments[place].dtype))


def change_dimensions(call: Call, rng: Rng) -> None:
    """Add or remove a dimension."""
    place = _choose_array(call, rng)
    if place is not None:
        array = call.arguments[place]
        _replace(call, place, choose(rng, array.reshape(-1), array[None], array[..., None]))


def change_type(call: Call, rng: Rng) -> None:
    """Change the type or the byte order."""
    place = _choose_array(call, rng)
    if place is not None:
        array = call.arguments[place]
        with np.errstate(all="ignore"):
            dtype = choose(rng, *DTYPES, array.dtype.newbyteorder())
            _replace(call, place, array.astype(dtype))


def change_memory_layout(call: Call, rng: Rng) -> None:
    """Make an array strided, reversed, misaligned or read-only."""
    place = _choose_array(call, rng)
    if place is None:
        return
    array = call.arguments[place]
    match int(rng.integers(4)):
        case 0:
            array = np.repeat(array, 2, axis=-1)[..., ::2] if array.ndim else array
        case 1:
            array = array[..., ::-1] if array.ndim else array
        case 2:
            room = np.zeros(array.nbytes + 1, np.uint8)[1:]
            off = room.view(array.dtype).reshape(array.shape)
            off[...] = array
            array = off
        case _:
            array = array.copy()
            array.setflags(write=False)
    _replace(call, place, array)


def share_memory(call: Call, rng: Rng) -> None:
    """Let an output array share memory with another array."""
    other_places = [place for place, value in enumerate(call.arguments) if _is_array(value)]
    written_writes = [place for place in call.writes if place in other_places]
    if not written_writes or len(other_places) < 2:
        return
    out = int(rng.choice(written_writes))
    other = int(rng.choice([place for place in other_places if place != out]))
    first, second = call.arguments[out], call.arguments[other]
    room = max(first.nbytes, second.nbytes)
    far = [8 * int(rng.integers((room - array.nbytes) // 8 + 1)) for array in (first, second)]
    if rng.random() < 0.5:
        far[0] = far[1] = 0
    shared_buffer = np.zeros(room, np.uint8)
    for place, array, start in ((out, first, far[0]), (other, second, far[1])):
        part = shared_buffer[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
        part[...] = array
        _replace(call, place, part)
    call.overlapping = True


# No array -----------------------------------------------------------------------------------------


def change_scalar(call: Call, rng: Rng) -> None:
    """Replace a scalar by a wild number, or change it by one."""
    places = [place for place, value in enumerate(call.arguments) if isinstance(value, int)]
    if places:
        place = int(rng.choice(places))
        old = call.arguments[place]
        _replace(
            call, place, choose(rng, old + 1, old - 1, *[choose(rng, *WILD) for _ in range(4)])
        )


def replace_argument(call: Call, rng: Rng) -> None:
    """Replace an argument by something that is neither an array nor a number."""
    if call.arguments:
        place = int(rng.integers(len(call.arguments)))
        _replace(call, place, random_argument(rng))


def swap_arguments(call: Call, rng: Rng) -> None:
    """Swap two arguments."""
    if len(call.arguments) > 1:
        one, other = (int(place) for place in rng.choice(len(call.arguments), 2, replace=False))
        first, second = call.arguments[one], call.arguments[other]
        _replace(call, one, second)
        _replace(call, other, first)


def add_or_drop_argument(call: Call, rng: Rng) -> None:
    """Add or drop an argument."""
    call.honest = False
    if call.arguments and rng.random() < 0.5:
        del call.arguments[int(rng.integers(len(call.arguments)))]
    else:
        call.arguments.append(random_argument(rng))


def replace_all_arguments(call: Call, rng: Rng) -> None:
    """Replace all arguments."""
    call.honest = False
    call.arguments[:] = [
        random_argument(rng) for _ in range(int(rng.integers(len(call.arguments) + 2)))
    ]


MUTATIONS: list[Mutation] = [
    *(set_to_limit, set_to_limit, set_to_limit, set_to_limit, set_to_limit, set_to_limit),
    *(
        corrupt_array_bytes,
        corrupt_array_bytes,
        corrupt_array_bytes,
        corrupt_array_number,
        corrupt_array_number,
        corrupt_array_number,
        swap_numbers,
    ),
    *(resize_by_one, resize_by_one, empty_dimension, change_dimensions, change_type),
    *(
        change_memory_layout,
        share_memory,
        change_scalar,
        change_scalar,
        replace_argument,
        swap_arguments,
    ),
    *(add_or_drop_argument, replace_all_arguments),
]


def random_argument(rng: Rng) -> Any:
    """Return a random array, number or other object."""
    if rng.random() < 0.3:
        return choose(rng, None, "cards", b"12345678", [1, 2, 3], (), memoryview(b"12"), 1.5, *WILD)
    shape = rng.integers(0, 9, rng.integers(0, 5))
    return rng.integers(0, 256, shape).astype(DTYPES[int(rng.integers(len(DTYPES)))])


def _is_array(value: object) -> bool:
    return isinstance(value, np.ndarray)


def _choose_array(call: Call, rng: Rng, *, read: bool = False) -> int | None:
    """Return the index of a random array argument, or None.

    With *read*, only input arrays are eligible; otherwise output arrays are preferred.
    """
    if not read and call.writes and rng.random() < 0.3:
        place = int(rng.choice(call.writes))
        return place if place < len(call.arguments) and _is_array(call.arguments[place]) else None
    places = [
        place
        for place, value in enumerate(call.arguments)
        if _is_array(value) and not (read and place in call.writes and call.name[:5] != "hands")
    ]
    return int(rng.choice(places)) if places else None


def _replace(call: Call, place: int, value: Any) -> None:
    call.arguments[place] = value
    call.honest = False
