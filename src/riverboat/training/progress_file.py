"""The progress of a player in a JSON file, written atomically.

Several programs may train with one file: each takes a lock file next to it, reads the file, and
adds its answer.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from riverboat.decoding import decode_json
from riverboat.training.training_errors import BadTraining
from riverboat.training.training_progress import Progress
from riverboat.words.refusals import training as w

_FORMAT_NAME: Final = "training"
VERSION: Final = 1
"""Version of the file's schema. New keys have defaults, and do not change it."""


LOCK_SECONDS: Final = 20.0
"""Seconds to wait for another program, which holds the lock for milliseconds."""
_RETRY_SECONDS: Final = 0.02


class _Envelope(msgspec.Struct):
    shape: str


def read_progress(path: Path) -> Progress:
    """Return the progress of a file; an empty one if there is no file.

    :class:`BadTraining` for a file that is no progress file; the file is not changed.
    """
    try:
        progress_bytes = path.read_bytes()
    except FileNotFoundError:
        return Progress()
    try:
        format_name, _, version = decode_json(progress_bytes, _Envelope).shape.partition("/")
        is_progress_file = format_name == _FORMAT_NAME and version.isdecimal()
    except (msgspec.DecodeError, UnicodeDecodeError):
        is_progress_file = False
    if not is_progress_file:
        raise BadTraining(w.NoProgressFile(str(path)))
    if int(version) > VERSION:
        raise BadTraining(w.NewerProgressFile(str(path)))
    try:
        return decode_json(progress_bytes, Progress)
    except msgspec.DecodeError:
        raise BadTraining(w.NoProgressFile(str(path))) from None


def update_progress(path: Path, apply_change: Callable[[Progress], None]) -> Progress:
    """Apply a change to the progress in a file, and return the new progress.

    :class:`BadTraining` for a file that is no progress file, or if another program does not release
    the lock.
    """
    with _hold_lock(path):
        progress = read_progress(path)
        apply_change(progress)
        write_progress(path, progress)
        return progress


@contextmanager
def _hold_lock(path: Path) -> Iterator[None]:
    """Hold the lock file of a path during a ``with`` block.

    The lock file is not deleted: a deletion could let two programs hold locks at once.
    """
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(f".{path.name}.lock").open("ab") as lock_file:
        deadline = time.monotonic() + LOCK_SECONDS
        while not _try_lock(lock_file):
            if time.monotonic() > deadline:
                raise BadTraining(w.ProgressFileInUse(str(path)))
            time.sleep(_RETRY_SECONDS)
        yield


def _try_lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed; return False if another program has it."""
    try:
        import fcntl
    except ImportError:
        return _try_lock_on_windows(file)
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:  # a file system without locks
        return True
    return True


def _try_lock_on_windows(file: BinaryIO) -> bool:
    try:
        import msvcrt
    except ImportError:  # neither system of locks
        return True
    file.seek(0)
    try:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    except OSError:
        return False
    return True


def write_progress(path: Path, progress: Progress) -> None:
    """Replace the file atomically: after a power cut it has the old or the new contents."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    progress_data = {"shape": f"{_FORMAT_NAME}/{VERSION}", **msgspec.to_builtins(progress)}
    partial_path = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with partial_path.open("wb") as file:
            file.write(msgspec.json.encode(progress_data))
            file.flush()
            os.fsync(file.fileno())
        partial_path.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial_path.unlink()
