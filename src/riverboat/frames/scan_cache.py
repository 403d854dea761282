"""Cache of scanned files, by a hash of their content and of the code that read them."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeVar

from riverboat.histories.file_pieces import FilePiece

Result = TypeVar("Result")

_BLOCK_BYTES: Final = 1 << 20


class ScanCache:
    """A folder with the rows of each piece of a file.

    Entries are pickled: the folder must be one that only its owner can write to.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(
        self, piece: FilePiece, uses_all_in_equity: bool, scan_piece: Callable[[], Result]
    ) -> Result:
        """Return the rows of a piece from the cache; scan and store the piece if it is missing."""
        path = self.folder / f"{self._compute_cache_key(piece, uses_all_in_equity)}.rows"
        try:
            result: Result = pickle.loads(path.read_bytes())
        except (OSError, pickle.UnpicklingError, EOFError, AttributeError):
            result = scan_piece()
            self._store(path, result)
        return result

    def _store(self, path: Path, rows: object) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        partial_path = path.with_suffix(f".{id(rows):x}")
        partial_path.write_bytes(pickle.dumps(rows, protocol=5))
        partial_path.replace(path)

    def _compute_cache_key(self, piece: FilePiece, uses_all_in_equity: bool) -> str:
        digest = blake2b(digest_size=16)
        piece_fields = (
            Path(piece.path).name,
            piece.start,
            piece.end,
            piece.first_line,
            uses_all_in_equity,
        )
        digest.update(
            f"{compute_code_version()} {piece_fields!r}".encode("utf-8", "surrogateescape")
        )
        with Path(piece.path).open("rb") as file:
            file.seek(piece.start)
            remaining_bytes = piece.end - piece.start if piece.end else -1
            while block := file.read(
                _BLOCK_BYTES if remaining_bytes < 0 else min(_BLOCK_BYTES, remaining_bytes)
            ):
                digest.update(block)
                remaining_bytes -= len(block) if remaining_bytes > 0 else 0
        return digest.hexdigest()


@cache
def compute_code_version() -> str:
    """Return a hash of the code that reads hands, which is part of the cache key."""
    package_root = Path(__file__).parent.parent
    digest = blake2b(digest_size=8)
    for package in ("engine", "notation", "hands", "histories", "frames", "stats", "cards"):
        for path in sorted((package_root / package).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()
