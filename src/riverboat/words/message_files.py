"""Fluent files of the languages, ``CODE/AREA.ftl``, and their archive in an installed package.

A checkout has a file for each area. ``setup.py`` packs the files of a language into one archive, a
compressed JSON object: 516 small files are a tenth of an installation, and compress badly one by
one (docs/decisions/243). The table of renamed codes is compressed there, too.
"""

from __future__ import annotations

import os
import zlib
from functools import cache
from typing import Final

from riverboat.decoding import decode_json

ARCHIVE_NAME: Final = "messages.json.zlib"
RENAMED_CODES_NAME: Final = "renamed_codes.toml"
_ROOT: Final = os.path.dirname(os.path.abspath(__file__))


def read_area(code: str, area: str) -> str | None:
    """Return the Fluent source of an area, or None if the language has none."""
    path = area_path(code, area)
    if not os.path.isfile(path):
        return _archived_areas(code).get(area)
    with open(path, encoding="utf-8") as file:
        return file.read()


def area_path(code: str, area: str) -> str:
    """Return the path of an area's file, in a checkout."""
    return os.path.join(_ROOT, code, *area.split("/")) + ".ftl"


def list_areas(code: str) -> list[str]:
    """Return all areas of a language, in order."""
    folder = os.path.join(_ROOT, code)
    paths = [
        os.path.relpath(os.path.join(directory, name), folder)
        for directory, _, names in os.walk(folder)
        for name in names
        if name.endswith(".ftl")
    ]
    file_areas = [path.removesuffix(".ftl").replace(os.sep, "/") for path in paths]
    return sorted({*file_areas, *_archived_areas(code)})


def read_renamed_codes() -> str:
    """Return the table of renamed message codes, as TOML."""
    path = os.path.join(_ROOT, RENAMED_CODES_NAME)
    if os.path.isfile(path):
        with open(path, encoding="utf-8") as file:
            return file.read()
    with open(f"{path}.zlib", "rb") as archive_file:
        return zlib.decompress(archive_file.read()).decode()


@cache
def _archived_areas(code: str) -> dict[str, str]:
    path = os.path.join(_ROOT, code, ARCHIVE_NAME)
    if not os.path.isfile(path):
        return {}
    with open(path, "rb") as file:
        return decode_json(zlib.decompress(file.read()), dict[str, str])
