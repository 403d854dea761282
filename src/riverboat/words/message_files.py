"""Fluent files of the languages, ``CODE/NAME.ftl``, and their archive in an installed package.

A checkout has a file for each module of messages. ``setup.py`` packs the files of a language into
one archive, a compressed JSON object: 516 small files are a tenth of an installation, and compress
badly one by one (docs/decisions/243). The table of renamed codes is compressed there, too.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Final

from riverboat.decoding import decode_json

ARCHIVE_NAME: Final = "messages.json.xz"
RENAMED_CODES_NAME: Final = "renamed_codes.toml"
_WORDS_FOLDER: Final = os.path.dirname(os.path.abspath(__file__))


def read_message_file(language_code: str, file_name: str) -> str | None:
    """Return the Fluent source of a message file, or None if the language has none."""
    path = message_file_path(language_code, file_name)
    if not os.path.isfile(path):
        return _read_message_archive(language_code).get(file_name)
    with open(path, encoding="utf-8") as file:
        return file.read()


def message_file_path(language_code: str, file_name: str) -> str:
    """Return the path of a message file, in a checkout."""
    return os.path.join(_WORDS_FOLDER, language_code, *file_name.split("/")) + ".ftl"


def list_message_files(language_code: str) -> list[str]:
    """Return the names of all message files of a language, in order."""
    folder = os.path.join(_WORDS_FOLDER, language_code)
    paths = [
        os.path.relpath(os.path.join(directory, entry_name), folder)
        for directory, _, entry_names in os.walk(folder)
        for entry_name in entry_names
        if entry_name.endswith(".ftl")
    ]
    unpacked_names = [path.removesuffix(".ftl").replace(os.sep, "/") for path in paths]
    return sorted({*unpacked_names, *_read_message_archive(language_code)})


def read_renamed_codes() -> str:
    """Return the table of renamed message codes, as TOML."""
    path = os.path.join(_WORDS_FOLDER, RENAMED_CODES_NAME)
    if os.path.isfile(path):
        with open(path, encoding="utf-8") as file:
            return file.read()
    import lzma  # 2 ms that a checkout does not need

    with open(f"{path}.xz", "rb") as archive_file:
        return lzma.decompress(archive_file.read()).decode()


@cache
def _read_message_archive(language_code: str) -> dict[str, str]:
    path = os.path.join(_WORDS_FOLDER, language_code, ARCHIVE_NAME)
    if not os.path.isfile(path):
        return {}
    import lzma

    with open(path, "rb") as file:
        return decode_json(lzma.decompress(file.read()), dict[str, str])
