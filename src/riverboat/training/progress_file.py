"""The progress of a player in a JSON file, written atomically."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from riverboat.decoding import decode_json
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_progress import Progress
from riverboat.words.refusals import training as w

_NAME: Final = "training"
VERSION: Final = 1
"""Version of the file's schema. New keys have defaults and keep it."""


class _Envelope(msgspec.Struct):
    shape: str


def read_progress(path: Path) -> Progress:
    """Return the progress of a file; an empty one if there is no file.

    :class:`BadTraining` for another file, which stays as it is.
    """
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return Progress()
    try:
        name, _, version = decode_json(data, _Envelope).shape.partition("/")
        is_ours = name == _NAME and version.isdecimal()
    except (msgspec.DecodeError, UnicodeDecodeError):
        is_ours = False
    if not is_ours:
        raise BadTraining(w.NoProgressFile(str(path)))
    if int(version) > VERSION:
        raise BadTraining(w.NewerProgressFile(str(path)))
    try:
        return decode_json(data, Progress)
    except msgspec.DecodeError:
        raise BadTraining(w.NoProgressFile(str(path))) from None


def write_progress(path: Path, progress: Progress) -> None:
    """Replace the file at once: a power cut leaves the old one or the new one whole."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {"shape": f"{_NAME}/{VERSION}", **msgspec.to_builtins(progress)}
    partial_file = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with partial_file.open("wb") as file:
            file.write(msgspec.json.encode(data))
            file.flush()
            os.fsync(file.fileno())
        partial_file.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial_file.unlink()
