"""Parallel test workers report like a single process."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

CODE_BY_TEST_FILE = {
    "test_plain.py": """
import pytest
@pytest.mark.parametrize("k", range(130))
def test_passes(k): assert k >= 0
def test_warns():
    import warnings
    warnings.warn(UserWarning(lambda: 0, "beware"))
def test_fails():
    print("what it printed")
    assert [1, 2] == [1, 3]
def test_skips(): pytest.skip("why it is skipped")
@pytest.mark.xfail
def test_is_expected_to_fail(): assert False
""",
    "test_shared.py": """
import os, pytest
@pytest.fixture(scope="module")
def made(): yield os.getpid(); (open("closed", "a")).write("once\\n")
def test_one(made): assert made == os.getpid()
def test_two(made): assert made == os.getpid()
""",
    "test_dies.py": """
import os
def test_before(): pass
def test_dies(): os._exit(3)
def test_after(): pass
""",
    "test_again.py": """
import pathlib
def test_at_the_second_time():
    first = not pathlib.Path("tried").exists()
    pathlib.Path("tried").touch()
    assert not first
""",
}


PYTEST_COMMAND = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "tests.workers"]
PYTEST_COMMAND += ["-c", os.devnull, "--workers", "2", "-rs"]
ENVIRON = {**os.environ, "PYTHONPATH": str(ROOT)}


def run_tests(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder in two workers."""
    command = [*PYTEST_COMMAND, "--rootdir", str(folder), *options, str(folder)]
    process = subprocess.run(command, cwd=folder, env=ENVIRON, capture_output=True, text=True)
    assert not process.stderr, process.stderr
    return process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in CODE_BY_TEST_FILE.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


@pytest.mark.landing
def test_workers_report_every_result_once(folder: Path) -> None:
    process = run_tests(folder, "--reruns", "1", "--rerun-exclude-path=test_dies.py")
    output = process.stdout
    assert process.returncode == 1
    assert "2 failed, 136 passed, 1 skipped, 1 xfailed, 1 warning, 2 rerun in" in output
    assert "what it printed" in output
    assert "assert [1, 2] == [1, 3]" in output
    assert "why it is skipped" in output
    assert "beware" in output
    assert "the worker that was at this test ended with 3" in output
    assert (folder / "closed").read_text(encoding="utf-8") == "once\n"


@pytest.mark.landing
def test_exitfirst_stops_all_workers(folder: Path) -> None:
    process = run_tests(folder, "-x", "-k", "plain or shared")
    assert process.returncode == 1
    assert "1 failed" in process.stdout
    assert "stopping after 1 failures" in process.stdout


ENDLESS_TEST_CODE = """
import os, pathlib, time
def test_writes_who_it_is(): pathlib.Path("worker").write_text(str(os.getpid()))
def test_goes_on_for_a_moment(): time.sleep(0.3)
def test_is_not_reached(): pathlib.Path("reached").touch()
"""


@pytest.mark.landing
def test_workers_end_with_killed_parent(tmp_path: Path) -> None:
    (tmp_path / "test_endless.py").write_text(ENDLESS_TEST_CODE, encoding="utf-8")
    command = [*PYTEST_COMMAND, "--rootdir", str(tmp_path), str(tmp_path)]
    with subprocess.Popen(command, cwd=tmp_path, env=ENVIRON, stdout=subprocess.DEVNULL) as process:
        while not (tmp_path / "worker").exists() and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    time.sleep(0.7)
    assert not (tmp_path / "reached").exists()


EXPENSIVE_TEST_CODE = """
import time
def test_computes():
    until = time.process_time() + 0.3
    while time.process_time() < until: pass
"""

MEASURED_TEST_CODE = """
from tests.workers import measure_additions
def test_it():
    for _ in range(100): measure_additions()
"""


@pytest.mark.parametrize(
    "budget, code, expected",
    [
        ("1000000", 0, "the tests cost"),
        ("1e-9", 1, "FAILED: far too much, the tests cost"),
    ],
)
def test_run_over_cost_budget_fails(tmp_path: Path, budget: str, code: int, expected: str) -> None:
    (tmp_path / "test_dear.py").write_text(EXPENSIVE_TEST_CODE, encoding="utf-8")
    process = run_tests(tmp_path, "--within", budget)
    assert process.returncode == code
    assert "1 passed" in process.stdout
    [line] = [line for line in process.stdout.splitlines() if "the tests cost" in line]
    assert line.startswith(expected)
    assert line.endswith("0 s here")


def test_cost_is_measured_in_machine_independent_units(tmp_path: Path) -> None:
    """A hundred calibration loops cost a fixed number of additions on any machine."""
    (tmp_path / "test_it.py").write_text(MEASURED_TEST_CODE, encoding="utf-8")
    match = re.search(r"the tests cost (\d+) million", run_tests(tmp_path, "--within", "9").stdout)
    assert match
    assert 2 <= int(match[1]) <= 12  # 5, and pytest's own part
