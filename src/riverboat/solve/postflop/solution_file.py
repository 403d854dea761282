r"""Files of solutions: a header in JSON, the tables of each decision, and a checksum.

::

    riverboat solution 1\n       the format and its version
    8 bytes, little-endian      length of the header
    header                      the spot, iterations, bits, locks ...
    for each decision           8 bytes of length, and its tables on all boards (c/spot_reading.c)
    16 bytes                    BLAKE2b of everything before
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import IO, Any, Final

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import RiverboatError
from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.spots.spot_records import drop_regrets, restore_regrets
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.estimates import check_size
from riverboat.solve.postflop.solved_state import COMBOS, NodeLock, SolvedState
from riverboat.solve.postflop.spot_config import SpotConfig
from riverboat.solve.postflop.spot_errors import BadSolutionFile
from riverboat.solve.postflop.spot_forms import parse_spot_arguments
from riverboat.words.refusals import spots as w

MAGIC_BYTES: Final = b"riverboat solution "
FORMAT_VERSION: Final = 1
_MAX_HEADER_BYTES: Final = 64 << 20
_DIGEST_BYTES: Final = 16


def write_solution(
    state: SolvedState, path: Path, *, bits: Bits, is_resumable: bool, is_compressed: bool
) -> None:
    """Write a solution; it replaces an existing file only once it is complete."""
    header = {
        "spot": state.config.to_dict(),
        "weights": [_encode_array(weights) for weights in state.config.cards.weights],
        "iterations": state.iterations,
        "exploitability": state.exploitability,
        "solver_bits": state.bits,
        "bits": bits,
        "resumable": is_resumable,
        "compressed": is_compressed,
        "nodes": len(state.config.tree_arrays),
        "locks": [_lock_to_dict(lock) for lock in state.locks],
    }
    partial_path = path.with_name(f"{path.name}.part")
    with partial_path.open("wb") as file:
        writer = _HashedWriter(file)
        writer.write(MAGIC_BYTES + str(FORMAT_VERSION).encode() + b"\n")
        writer.write_block(json.dumps(header).encode())
        for node in state.config.tree_arrays.decisions.tolist():
            record = state.solver.save_record(node, bits)
            if not is_resumable:
                record = drop_regrets(record, _find_table_shape(state, node), bits)
            writer.write_block(zlib.compress(record.data, 1) if is_compressed else record.data)
        file.write(writer.digest())
    partial_path.replace(path)


class _HashedWriter:
    def __init__(self, file: IO[bytes]) -> None:
        self._file, self._hash = file, blake2b(digest_size=_DIGEST_BYTES)

    def write(self, data: bytes | memoryview) -> None:
        self._file.write(data)
        self._hash.update(data)

    def write_block(self, data: bytes | memoryview) -> None:
        self.write(len(data).to_bytes(8, "little"))
        self.write(data)

    def digest(self) -> bytes:
        return self._hash.digest()


def _find_table_shape(state: SolvedState, node: int) -> tuple[int, int, int]:
    """Return boards, actions and hands of a decision's tables."""
    tree = state.config.tree_arrays
    board_count = state.cards.board_counts[int(tree.streets[node])]
    hand_count = len(state.cards.hands[int(tree.players[node])])
    return board_count, int(tree.child_counts[node]), hand_count


def _lock_to_dict(lock: NodeLock) -> dict[str, Any]:
    return {
        "node": lock.node,
        "dealt": lock.dealt_cards,
        "fixed": _encode_array(lock.locked_combos),
        "strategy": _encode_array(lock.strategy.astype(np.float64)),
    }


def _encode_array(array: NDArray[Any]) -> str:
    return base64.b64encode(zlib.compress(np.ascontiguousarray(array).tobytes())).decode()


def _decode_array(encoded_array: str, dtype: type[np.generic]) -> NDArray[Any]:
    return np.frombuffer(zlib.decompress(base64.b64decode(encoded_array)), dtype)


def read_solution(path: Path, jobs: int, memory_limit: int | str | None) -> SolvedState:
    """Read a solution; ``BadSolutionFile`` names the fault of an invalid file."""
    with path.open("rb") as file, _raise_for_damaged_file(path):
        reader = _HashedReader(file, path)
        reader.check_version()
        header = json.loads(reader.read_block(_MAX_HEADER_BYTES))
        state = _begin_state(header, jobs, memory_limit)
        if header["nodes"] != len(state.config.tree_arrays):
            raise BadSolutionFile(w.SolutionDamaged(str(path)))
        for node in state.config.tree_arrays.decisions.tolist():
            _read_record(state, node, reader, header)
        reader.check_digest()
    state.iterations = int(header["iterations"])
    state.exploitability = float(header["exploitability"])
    state.resumable = bool(header["resumable"])
    return state


@contextmanager
def _raise_for_damaged_file(path: Path) -> Iterator[None]:
    """Raise ``BadSolutionFile`` for any decoding error in a ``with`` block."""
    try:
        yield
    except RiverboatError:
        raise
    except (ValueError, KeyError, TypeError, IndexError, zlib.error, EOFError):
        raise BadSolutionFile(w.SolutionDamaged(str(path))) from None


class _HashedReader:
    def __init__(self, file: IO[bytes], path: Path) -> None:
        self._file, self._path = file, path
        self._hash = blake2b(digest_size=_DIGEST_BYTES)

    def check_version(self) -> None:
        first_line = self._file.readline(64)
        if not first_line.startswith(MAGIC_BYTES) or not first_line.endswith(b"\n"):
            raise BadSolutionFile(w.SolutionFileInvalid(str(self._path)))
        version = first_line[len(MAGIC_BYTES) : -1].decode("ascii", "replace")
        if version != str(FORMAT_VERSION):
            raise BadSolutionFile(
                w.SolutionVersionMismatch(str(self._path), version, FORMAT_VERSION)
            )
        self._hash.update(first_line)

    def read(self, count: int) -> bytes:
        read_bytes = self._file.read(count)
        if len(read_bytes) != count:
            raise EOFError
        self._hash.update(read_bytes)
        return read_bytes

    def read_block(self, max_bytes: int) -> bytes:
        length = int.from_bytes(self.read(8), "little")
        if length > max_bytes:
            raise EOFError
        return self.read(length)

    def check_digest(self) -> None:
        expected_digest = self._hash.digest()
        if self._file.read(_DIGEST_BYTES + 1) != expected_digest:
            raise EOFError


def _begin_state(header: dict[str, Any], jobs: int, memory_limit: int | str | None) -> SolvedState:
    spot_arguments = parse_spot_arguments(header["spot"])
    spot_arguments["ranges"] = [
        _decode_array(text, np.float32).astype(np.float64) for text in header["weights"]
    ]
    config = SpotConfig(**spot_arguments)
    bits: Bits = 16 if header["solver_bits"] == 16 and tier.is_c() else 32
    check_size(config, bits, jobs, memory_limit)
    state = SolvedState(config, bits, jobs)
    for lock_values in header["locks"]:
        dealt_cards = None if lock_values["dealt"] is None else tuple(lock_values["dealt"])
        strategy = _decode_array(lock_values["strategy"], np.float64).reshape(-1, COMBOS)
        state.add_lock(
            NodeLock(
                lock_values["node"],
                dealt_cards,
                strategy,
                _decode_array(lock_values["fixed"], np.bool_),
            )
        )
    return state


def _read_record(
    state: SolvedState, node: int, reader: _HashedReader, header: dict[str, Any]
) -> None:
    bits: Bits = 16 if header["bits"] == 16 else 32
    board_count, action_count, hand_count = shape = _find_table_shape(state, node)
    max_bytes = board_count * (8 + 2 * action_count * hand_count * bits // 8)
    stored_bytes = reader.read_block(max_bytes + (max_bytes >> 8) + 64)
    record: Bytes = np.frombuffer(
        zlib.decompress(stored_bytes) if header["compressed"] else stored_bytes, np.uint8
    )
    if not header["resumable"]:
        record = restore_regrets(record, shape, bits)
    if len(record) != max_bytes:
        raise EOFError
    state.solver.load_record(node, bits, np.ascontiguousarray(record))
