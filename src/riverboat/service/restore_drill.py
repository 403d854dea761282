"""Restore drills: the latest backup is restored into a temporary folder and verified.

A drill runs in a process of its own with the lowest priority, so that no table waits for it. Its
result is kept in a file beside the backups: the log, the metrics and the page of administrators
show it, after a restart too. ``python -m riverboat.service.restore_drill FILE DATA`` is that
process.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import structlog
from msgspec import Struct
from msgspec.structs import replace

from riverboat.decoding import decode_json
from riverboat.engine.commands.engine_errors import RiverboatError, refusal_of
from riverboat.service.backups import BACKUP_FOLDER, latest_backup
from riverboat.service.decks.room_key import BadKey, stored_key
from riverboat.service.history.stream_verifier import Report
from riverboat.service.room_check import TABLE_STREAM_PREFIX, verify_room
from riverboat.store.backup_format import BackupHeader, read_archive
from riverboat.store.errors import BadBackup, StoreFailed
from riverboat.store.portable_file import restore
from riverboat.store.stream_heads import StreamHead, heads_path, read_heads

log = structlog.get_logger(__name__)

RESULT_FILE: Final = "restore-drill.json"
"""File of the latest result, in the backup folder."""
_FOLDER_PREFIX: Final = "restore-drill-"
"""Prefix of the temporary folders' names."""
_REPLAY_SECONDS: Final = 600.0
"""Seconds for which a drill replays hands; of later tables only the heads are compared."""
_MAX_DRILL_SECONDS: Final = 3600.0
"""Seconds after which a drill is stopped."""
_FIRST_DELAY_SECONDS: Final = 600.0
"""Seconds from the start to the first check if a drill is due, and between two checks."""
_SECONDS_PER_DAY: Final = 86_400.0
_RESTORE_SIZE_FACTOR: Final = 12
"""Largest accepted size of the restored store, as a multiple of its backup."""
_MAX_SHOWN_PROBLEMS: Final = 20
"""Most problems listed in a result."""


class DrillResult(Struct, frozen=True):
    """The result of a restore drill."""

    at: int
    """End of the drill, in milliseconds since 1970."""
    backup: str
    """File name of the backup."""
    backup_at: int
    """Time of the backup, in milliseconds since 1970; 0 if it cannot be read."""
    is_good: bool
    seconds: float
    tables: int = 0
    hands: int = 0
    """Number of hands replayed by the rules."""
    records: int = 0
    not_replayed: int = 0
    """Tables of which only the hash chain was compared, because time was up."""
    problems: tuple[str, ...] = ()


def run_drill(
    backup: Path, data_folder: Path, replay_seconds: float = _REPLAY_SECONDS
) -> DrillResult:
    """Restore a backup into a temporary folder beside it and verify the result.

    The room's key of *data_folder* opens the decks. Only programming errors are raised; any other
    failure is reported as a problem in the result.
    """
    started_at, backup_at, reports, problems = time.monotonic(), 0, list[Report](), list[str]()
    deadline = started_at + replay_seconds
    try:
        _remove_abandoned_folders(backup.parent)
        _check_disk_space(backup)
        backup_at = _read_backup_time(backup)
        with TemporaryDirectory(prefix=_FOLDER_PREFIX, dir=backup.parent) as folder:
            store_path = str(Path(folder, "room.db"))
            restore(backup, store_path)
            room_key, earlier_heads = stored_key(data_folder), _read_earlier_heads(backup)
            may_replay: Callable[[], bool] = lambda: time.monotonic() < deadline  # noqa: E731
            reports = asyncio.run(
                verify_room(store_path, room_key, earlier_heads, may_replay=may_replay)
            )
    except (BadBackup, BadKey, StoreFailed, RiverboatError, OSError) as error:
        problems.append(str(refusal_of(error)))
    problems += [str(problem) for report in reports for problem in report.problems]
    table_reports = [report for report in reports if report.stream.startswith(TABLE_STREAM_PREFIX)]
    return DrillResult(
        at=time.time_ns() // 1_000_000,
        backup=backup.name,
        backup_at=backup_at,
        is_good=not problems,
        seconds=round(time.monotonic() - started_at, 1),
        tables=len(table_reports),
        hands=sum([report.hands for report in reports]),
        records=sum([report.records for report in reports]),
        not_replayed=sum([not report.is_replayed for report in table_reports]),
        problems=tuple(problems[:_MAX_SHOWN_PROBLEMS]),
    )


def _read_earlier_heads(backup: Path) -> dict[str, StreamHead]:
    """Return the heads stored with a backup; empty if the file was lost."""
    heads_file = heads_path(backup)
    return read_heads(heads_file) if heads_file.exists() else {}


def _read_backup_time(backup: Path) -> int:
    headers: list[BackupHeader] = []
    next(read_archive(backup, headers.append), None)
    return headers[0].made_at


def _check_disk_space(backup: Path) -> None:
    needed_bytes = _RESTORE_SIZE_FACTOR * backup.stat().st_size
    if (free_bytes := shutil.disk_usage(backup.parent).free) < needed_bytes:
        raise OSError(
            f"{needed_bytes >> 20} MB of free space required beside {backup.name}, "
            f"{free_bytes >> 20} available"
        )


def _remove_abandoned_folders(folder: Path) -> None:
    """Remove the folders of drills that were killed."""
    for path in folder.glob(f"{_FOLDER_PREFIX}*/"):
        shutil.rmtree(path, ignore_errors=True)


async def run_drill_in_subprocess(backup: Path, data_folder: Path) -> DrillResult:
    """Run a drill in a subprocess, which is stopped if this is cancelled."""
    command = (
        sys.executable,
        "-m",
        "riverboat.service.restore_drill",
        str(backup),
        str(data_folder),
    )
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    started_at = time.monotonic()
    try:
        async with asyncio.timeout(_MAX_DRILL_SECONDS):
            output, error_output = await process.communicate()
        return decode_json(output, DrillResult)
    except TimeoutError:
        reason = f"it was not over after {_MAX_DRILL_SECONDS:.0f} s"
    except (msgspec.MsgspecError, UnicodeDecodeError):
        reason = (
            f"it ended with {process.returncode}: {error_output.decode(errors='replace')[-500:]}"
        )
    finally:
        with suppress(ProcessLookupError):
            process.kill()
    seconds, finished_at = round(time.monotonic() - started_at, 1), time.time_ns() // 1_000_000
    return DrillResult(
        finished_at, backup.name, 0, is_good=False, seconds=seconds, problems=(reason,)
    )


def latest_drill(data_folder: Path) -> DrillResult | None:
    """Return the latest drill result in data folder *data_folder*; ``None`` before the first."""
    try:
        return decode_json((data_folder / BACKUP_FOLDER / RESULT_FILE).read_bytes(), DrillResult)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None


def store_result(data_folder: Path, result: DrillResult) -> None:
    """Store a drill result as the latest, and log it."""
    result_path = data_folder / BACKUP_FOLDER / RESULT_FILE
    temporary_path = result_path.with_name(f"{RESULT_FILE}.unfinished")
    temporary_path.write_bytes(msgspec.json.encode(result))
    temporary_path.replace(result_path)
    (log.info if result.is_good else log.error)("restore drill", **msgspec.to_builtins(result))


def mark_if_stale(result: DrillResult, interval_hours: float) -> DrillResult:
    """Return a drill result; add a problem if its backup is older than two backup intervals."""
    age_hours = (result.at - result.backup_at) / 3_600_000
    if not interval_hours or not result.backup_at or age_hours <= 2 * interval_hours + 1:
        return result
    reason = f"the latest backup is {age_hours:.0f} h old: one is due every {interval_hours:g} h"
    return replace(result, is_good=False, problems=(*result.problems, reason))


async def run_drill_schedule(
    data_folder: Path,
    interval_days: float,
    interval_hours: float,
    drill: Callable[[Path, Path], Awaitable[DrillResult]] = run_drill_in_subprocess,
    first_delay: float = _FIRST_DELAY_SECONDS,
) -> None:
    """Run drills every *interval_days* until cancelled.

    *interval_hours* is the interval of the scheduled backups, for ``mark_if_stale``.
    """
    while True:
        await asyncio.sleep(first_delay)
        last_result, backup_path = (
            latest_drill(data_folder),
            latest_backup(data_folder / BACKUP_FOLDER),
        )
        if backup_path is None or (
            last_result and time.time() < last_result.at / 1000 + interval_days * _SECONDS_PER_DAY
        ):
            continue
        try:
            store_result(
                data_folder, mark_if_stale(await drill(backup_path, data_folder), interval_hours)
            )
        except OSError as error:
            log.error("restore drill not kept", why=str(error), exc_info=error)


def _lower_priority() -> None:
    """Lower the priority of this process, and make it the first to be killed if memory is short."""
    with suppress(AttributeError, OSError):  # not available on Windows
        os.nice(19)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


if __name__ == "__main__":
    _lower_priority()
    sys.stdout.buffer.write(msgspec.json.encode(run_drill(Path(sys.argv[1]), Path(sys.argv[2]))))
