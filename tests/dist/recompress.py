"""Compression of the built wheel by libdeflate, which is 2 % smaller than zlib at its best.

python -m tests.dist.recompress dist

The wheel contains the same files in the same order with the same timestamps (docs/decisions/259).
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

from deflate import deflate_compress

BEST_LEVEL = 12


class LibdeflateCompressor:
    """Compressor of one file with the interface of ``zlib.compressobj``."""

    def __init__(self) -> None:
        self._content = bytearray()

    def compress(self, data: bytes) -> bytes:
        """Store data for ``flush``: libdeflate compresses a file in one call."""
        self._content += data
        return b""

    def flush(self) -> bytes:
        """Return the compressed file."""
        return bytes(deflate_compress(self._content, BEST_LEVEL))


def recompress(wheel: Path) -> None:
    """Replace a wheel by a smaller one with equal contents."""
    temporary_path = wheel.with_suffix(".tmp")
    with (
        zipfile.ZipFile(wheel) as source_archive,
        zipfile.ZipFile(temporary_path, "w") as smaller_archive,
    ):
        for member in source_archive.infolist():
            content = source_archive.read(member)
            with smaller_archive.open(copy_header(member), "w") as member_file:
                if member.compress_type == zipfile.ZIP_DEFLATED:
                    # zipfile has no public way to bring a compressor.
                    member_file._compressor = LibdeflateCompressor()  # type: ignore[attr-defined]
                member_file.write(content)
    temporary_path.replace(wheel)


def copy_header(member: zipfile.ZipInfo) -> zipfile.ZipInfo:
    """Return the name, time, permissions and method of a file, without its old size."""
    header = zipfile.ZipInfo(member.filename, member.date_time)
    header.compress_type = member.compress_type
    header.external_attr = member.external_attr
    header.create_system = member.create_system
    return header


if __name__ == "__main__":
    [wheel] = Path(sys.argv[1]).glob("*.whl")
    recompress(wheel)
