"""Mutations of call arguments: bytes, numbers, lengths, types and shared memory.

A mutation replaces one argument of a call. Arrays are copied, so that each has its own memory and a
sanitizer detects reads beyond its end.
"""

import sys
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from tests.kernel.fuzz_calls import FuzzCall, Rng, choose

Mutation: TypeAlias = Callable[[FuzzCall, Rng], None]

DTYPES = [np.uint8, np.uint16, np.uint32, np.uint64, np.int64, np.float64, np.float32, np.int8]

WILD_INTEGERS = [
    *(-1, 0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 51, 52, 53, 63, 64, 91, 127, 128, 168, 169, 255),
    *(256, 1024, 1025, 7462, 7463, 1 << 16, 1 << 24, (1 << 31) - 1, 1 << 31, (1 << 32) + 2),
    *(1 << 53, (1 << 53) + 1, 1 << 62, (1 << 63) - 1, 1 << 63, -(1 << 63), (1 << 64) - 1, 1 << 80),
]
WILD_FLOATS = [np.nan, np.inf, -np.inf, -1.0, -0.0, 5e-324, 1e308, 1e-308, 3.5]


def mutate(call: FuzzCall, rng: Rng) -> None:
    """Mutate one argument, or all of them."""
    MUTATIONS[int(rng.integers(len(MUTATIONS)))](call, rng)


# Within an array ----------------------------------------------------------------------------------


def corrupt_array_bytes(call: FuzzCall, rng: Rng) -> None:
    """Change a few bytes: cards up to 255, wild numbers, any mask."""
    index = _choose_array(call, rng, inputs_only=True)
    if index is None or call.arguments[index].nbytes == 0:
        return
    changed_array = call.arguments[index].copy()
    for _ in range(int(rng.integers(1, 4))):
        flat_bytes = changed_array.reshape(-1).view(np.uint8)
        flat_bytes[rng.integers(len(flat_bytes))] = choose(
            rng, 0, 51, 52, 54, 255, rng.integers(256)
        )
    _replace_argument(call, index, changed_array)


def corrupt_array_number(call: FuzzCall, rng: Rng) -> None:
    """Replace a number of an array by a wild one, or change it by one."""
    index = _choose_array(call, rng, inputs_only=True)
    if index is None or call.arguments[index].size == 0:
        return
    changed_array = call.arguments[index].copy()
    flat_values = changed_array.reshape(-1)
    flat_index = int(rng.integers(len(flat_values)))
    if flat_values.dtype.kind == "f":
        flat_values[flat_index] = choose(rng, *WILD_FLOATS)
    else:
        old_value = int(flat_values[flat_index])
        flat_values[flat_index] = _wrap_number(
            choose(rng, old_value + 1, old_value - 1, choose(rng, *WILD_INTEGERS)),
            flat_values.dtype,
        )
    _replace_argument(call, index, changed_array)


def set_to_limit(call: FuzzCall, rng: Rng) -> None:
    """Set one number, or all, to the last valid value, the next one, or far beyond."""
    limited_indexes = sorted(
        {limit_entry[0] for limit_entry in call.limits if limit_entry[0] < len(call.arguments)}
    )
    if not limited_indexes:
        return
    argument_index = choose(rng, *limited_indexes)
    index, columns, limit = choose(
        rng, *[limit_entry for limit_entry in call.limits if limit_entry[0] == argument_index]
    )
    argument = call.arguments[index]
    new_value = int(choose(rng, limit, limit, limit - 1, limit + 1, 0, 4 * limit))
    if isinstance(argument, int):
        _replace_argument(call, index, new_value)
    elif _is_array(argument) and argument.dtype.kind in "iu" and argument.ndim:
        changed_array = argument.copy()
        selection = changed_array[..., columns]
        if selection.size:
            element_index = np.unravel_index(rng.integers(selection.size), selection.shape)
            selection[... if rng.random() < 0.5 else element_index] = _wrap_number(
                new_value, argument.dtype
            )
        _replace_argument(call, index, changed_array)


def swap_numbers(call: FuzzCall, rng: Rng) -> None:
    """Duplicate a number of an array, or swap two."""
    index = _choose_array(call, rng, inputs_only=True)
    if index is None or call.arguments[index].size < 2:
        return
    changed_array = call.arguments[index].copy()
    flat_values = changed_array.reshape(-1)
    flat_index, other_flat_index = rng.integers(len(flat_values), size=2)
    if rng.random() < 0.5:
        flat_values[flat_index] = flat_values[other_flat_index]
    else:
        flat_values[[flat_index, other_flat_index]] = flat_values[[other_flat_index, flat_index]]
    _replace_argument(call, index, changed_array)


def _wrap_number(number: int, dtype: np.dtype[Any]) -> Any:
    """Return the low bytes of a number as a value of this type."""
    low_bits = number & (1 << 8 * dtype.itemsize) - 1
    return np.frombuffer(low_bits.to_bytes(dtype.itemsize, sys.byteorder), dtype)[0]


# The shape of an array ----------------------------------------------------------------------------


def resize_by_one(call: FuzzCall, rng: Rng) -> None:
    """Change a dimension by one."""
    index = _choose_array(call, rng)
    if index is None or call.arguments[index].ndim == 0:
        return
    array = call.arguments[index]
    axis = int(rng.integers(array.ndim))
    size = array.shape[axis]
    if size and rng.random() < 0.5:
        _replace_argument(call, index, np.delete(array, int(rng.integers(size)), axis))
    elif size:
        _replace_argument(call, index, np.insert(array, 0, array.take(0, axis), axis))


def empty_dimension(call: FuzzCall, rng: Rng) -> None:
    """Make a dimension empty."""
    index = _choose_array(call, rng)
    if index is None or call.arguments[index].ndim == 0:
        return
    shape = list(call.arguments[index].shape)
    shape[int(rng.integers(len(shape)))] = 0
    _replace_argument(call, index, np.empty(shape, call.arguments[index].dtype))


def change_dimensions(call: FuzzCall, rng: Rng) -> None:
    """Add or remove a dimension."""
    index = _choose_array(call, rng)
    if index is not None:
        array = call.arguments[index]
        _replace_argument(
            call, index, choose(rng, array.reshape(-1), array[None], array[..., None])
        )


def change_type(call: FuzzCall, rng: Rng) -> None:
    """Change the type or the byte order."""
    index = _choose_array(call, rng)
    if index is not None:
        array = call.arguments[index]
        with np.errstate(all="ignore"):
            dtype = choose(rng, *DTYPES, array.dtype.newbyteorder())
            _replace_argument(call, index, array.astype(dtype))


def change_memory_layout(call: FuzzCall, rng: Rng) -> None:
    """Make an array strided, reversed, misaligned or read-only."""
    index = _choose_array(call, rng)
    if index is None:
        return
    array = call.arguments[index]
    match int(rng.integers(4)):
        case 0:
            array = np.repeat(array, 2, axis=-1)[..., ::2] if array.ndim else array
        case 1:
            array = array[..., ::-1] if array.ndim else array
        case 2:
            buffer = np.zeros(array.nbytes + 1, np.uint8)[1:]
            misaligned = buffer.view(array.dtype).reshape(array.shape)
            misaligned[...] = array
            array = misaligned
        case _:
            array = array.copy()
            array.setflags(write=False)
    _replace_argument(call, index, array)


def share_memory(call: FuzzCall, rng: Rng) -> None:
    """Let an output array share memory with another array."""
    array_indexes = [index for index, argument in enumerate(call.arguments) if _is_array(argument)]
    output_indexes = [index for index in call.output_indexes if index in array_indexes]
    if not output_indexes or len(array_indexes) < 2:
        return
    output_index = int(rng.choice(output_indexes))
    other_index = int(rng.choice([index for index in array_indexes if index != output_index]))
    output, other_array = call.arguments[output_index], call.arguments[other_index]
    buffer_size = max(output.nbytes, other_array.nbytes)
    offsets = [
        8 * int(rng.integers((buffer_size - array.nbytes) // 8 + 1))
        for array in (output, other_array)
    ]
    if rng.random() < 0.5:
        offsets[0] = offsets[1] = 0
    shared_buffer = np.zeros(buffer_size, np.uint8)
    for index, array, start in (
        (output_index, output, offsets[0]),
        (other_index, other_array, offsets[1]),
    ):
        view = shared_buffer[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
        view[...] = array
        _replace_argument(call, index, view)
    call.has_overlap = True


# No array -----------------------------------------------------------------------------------------


def change_scalar(call: FuzzCall, rng: Rng) -> None:
    """Replace a scalar by a wild number, or change it by one."""
    indexes = [index for index, argument in enumerate(call.arguments) if isinstance(argument, int)]
    if indexes:
        index = int(rng.choice(indexes))
        old_value = call.arguments[index]
        _replace_argument(
            call,
            index,
            choose(
                rng, old_value + 1, old_value - 1, *[choose(rng, *WILD_INTEGERS) for _ in range(4)]
            ),
        )


def replace_argument(call: FuzzCall, rng: Rng) -> None:
    """Replace an argument by something that is neither an array nor a number."""
    if call.arguments:
        index = int(rng.integers(len(call.arguments)))
        _replace_argument(call, index, random_argument(rng))


def swap_arguments(call: FuzzCall, rng: Rng) -> None:
    """Swap two arguments."""
    if len(call.arguments) > 1:
        first_index, second_index = (
            int(index) for index in rng.choice(len(call.arguments), 2, replace=False)
        )
        first_argument, second_argument = call.arguments[first_index], call.arguments[second_index]
        _replace_argument(call, first_index, second_argument)
        _replace_argument(call, second_index, first_argument)


def add_or_drop_argument(call: FuzzCall, rng: Rng) -> None:
    """Add or drop an argument."""
    call.is_valid = False
    if call.arguments and rng.random() < 0.5:
        del call.arguments[int(rng.integers(len(call.arguments)))]
    else:
        call.arguments.append(random_argument(rng))


def replace_all_arguments(call: FuzzCall, rng: Rng) -> None:
    """Replace all arguments."""
    call.is_valid = False
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
        return choose(
            rng, None, "cards", b"12345678", [1, 2, 3], (), memoryview(b"12"), 1.5, *WILD_INTEGERS
        )
    shape = rng.integers(0, 9, rng.integers(0, 5))
    return rng.integers(0, 256, shape).astype(DTYPES[int(rng.integers(len(DTYPES)))])


def _is_array(value: object) -> bool:
    return isinstance(value, np.ndarray)


def _choose_array(call: FuzzCall, rng: Rng, *, inputs_only: bool = False) -> int | None:
    """Return the index of a random array argument, or None.

    With *inputs_only*, only input arrays are eligible; otherwise output arrays are preferred.
    """
    if not inputs_only and call.output_indexes and rng.random() < 0.3:
        index = int(rng.choice(call.output_indexes))
        return index if index < len(call.arguments) and _is_array(call.arguments[index]) else None
    indexes = [
        index
        for index, value in enumerate(call.arguments)
        if _is_array(value)
        and not (inputs_only and index in call.output_indexes and call.name[:5] != "hands")
    ]
    return int(rng.choice(indexes)) if indexes else None


def _replace_argument(call: FuzzCall, index: int, value: Any) -> None:
    call.arguments[index] = value
    call.is_valid = False
