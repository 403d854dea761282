"""A process that backs up, restores or migrates a store, then hangs halfway until it is killed.

``python stopping.py backup URL FILE``, ``restore URL FILE`` or ``migrate URL FOLDER`` prints one
line when half of the work is done, and then does nothing.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from riverboat.store import backup, restore
from riverboat.store.engines import create_writing_engine
from riverboat.store.schema_migration import migrate_to_latest
from riverboat.store.store_urls import database_url


def print_and_hang() -> None:
    """Print a line and hang."""
    os.write(1, b"half\n")
    while True:
        time.sleep(3600)


def hang_halfway(done_count: int, total: int) -> None:
    """Hang when half of the rows are done."""
    if 2 * done_count >= total:
        print_and_hang()


def main(command: str, url: str, path: str) -> None:
    match command:
        case "backup":
            backup(url, Path(path), hang_halfway)
        case "restore":
            restore(Path(path), url, hang_halfway)
        case "migrate":
            with create_writing_engine(database_url(url)).begin() as connection:
                migrate_to_latest(connection, Path(path))


if __name__ == "__main__":
    main(*sys.argv[1:4])
