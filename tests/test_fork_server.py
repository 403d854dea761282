"""Forked programs end with the test process, even if it is killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FORK_PROGRAM = """
import time
from tests import forked
print(forked.start_program("riverboat", "serve", "--port", "0", "--data", {data!r}).pid, flush=True)
time.sleep(600)
"""


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.landing
@pytest.mark.skipif(not hasattr(os, "fork"), reason="forks are needed")
def test_room_ends_with_killed_worker(tmp_path: Path) -> None:
    command = [sys.executable, "-c", FORK_PROGRAM.format(data=str(tmp_path))]
    worker = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert worker.stdout
    room_pid = int(worker.stdout.readline())
    assert is_alive(room_pid)
    worker.kill()
    worker.wait()
    worker.stdout.close()
    deadline = time.monotonic() + 60
    while is_alive(room_pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not is_alive(room_pid)
