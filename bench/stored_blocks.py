"""Stored blocks of a match, so that an interrupted match continues with an unchanged result."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from riverboat.sim.matches.match_sums import MatchSums


class StoredBlocks:
    """An executor that plays in this process and stores each block as a line of a file.

    The first line identifies the match; a file of another match is overwritten.
    """

    def __init__(self, path: Path, match_key: str) -> None:
        self._path = path
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else []
        complete_lines = [
            line for line in lines if line.endswith(b"\n")
        ]  # it was stopped while it wrote
        self.blocks: list[MatchSums] = []
        if complete_lines[:1] != [_json_line(match_key)]:
            complete_lines = [_json_line(match_key)]
        path.write_bytes(b"".join(complete_lines))
        for line in complete_lines[1:]:
            self.blocks.append(_build_sums(msgspec.json.decode(line)))

    def submit(self, fn: Callable[[int], Any], block: int, /) -> _LazyBlock:
        """Return a block that is played when its result is requested; results are requested
        in order.
        """
        return _LazyBlock(self, fn, block)

    def store_block(self, block: MatchSums) -> None:
        """Store a finished block."""
        self.blocks.append(block)
        with self._path.open("ab") as file:
            file.write(_json_line(vars(block)))


class _LazyBlock:
    """A block that is played when its result is first requested."""

    def __init__(self, stored_blocks: StoredBlocks, fn: Callable[[int], Any], block: int) -> None:
        self._stored_blocks, self._play, self._block_index = stored_blocks, fn, block

    def result(self) -> Any:
        """Return the result of the block, playing it if necessary."""
        if self._block_index >= len(self._stored_blocks.blocks):
            self._stored_blocks.store_block(self._play(self._block_index))
        return self._stored_blocks.blocks[self._block_index]


def _json_line(value: object) -> bytes:
    return msgspec.json.encode(value) + b"\n"


def _build_sums(fields: dict[str, Any]) -> MatchSums:
    match_sums = MatchSums(len(fields["net"]))
    vars(match_sums).update(fields)
    return match_sums
