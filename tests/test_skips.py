"""Skipped tests fail runs in which every extra is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.schedule import run_in
from tests.skips import ALLOWED_SKIPS_FILE, allowed_skips

ROOT = Path(__file__).parents[1]
TEST_MODULE_CODE = """
import pytest
def test_passes(): pass
def test_skips(): pytest.skip({said!r})
"""


def run_skipped_test(
    folder: Path, text: str, *options: str, skips: str = "none"
) -> tuple[int, str]:
    """Return the exit code and output of a run with a test skipped with this message."""
    (folder / "test_some.py").write_text(TEST_MODULE_CODE.format(said=text), encoding="utf-8")
    pytest_command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml")]
    plugins = [
        "-p",
        "tests.schedule",
        "-p",
        "tests.workers",
        "-p",
        "tests.costs",
        "-p",
        "tests.skips",
    ]
    process = subprocess.run(
        [*pytest_command, *plugins, "-p", "no:cacheprovider", *options, str(folder)],
        cwd=ROOT,
        env={**os.environ, "RIVERBOAT_SKIPS": skips},
        capture_output=True,
        text=True,
    )
    return process.returncode, process.stdout


@run_in("landing", "one")
@pytest.mark.parametrize("options", [(), ("-p", "no:xdist", "--workers=2")], ids=["one", "forks"])
def test_skipped_test_fails_run(tmp_path: Path, options: tuple[str, ...]) -> None:
    exit_code, text = run_skipped_test(tmp_path, "caddy is not installed", *options)
    assert exit_code == 1
    assert "no test may be skipped here" in text
    assert "caddy is not installed" in text


def test_allowed_skip_passes(tmp_path: Path) -> None:
    exit_code, text = run_skipped_test(tmp_path, "no real hands at /nowhere: set RIVERBOAT_CORPORA")
    assert (exit_code, "1 passed, 1 skipped" in text) == (0, True)


def test_skips_pass_without_setting_and_are_recorded(tmp_path: Path) -> None:
    """The record has arguments of pytest."""
    record_path = tmp_path / "build" / "skipped.txt"
    code, text = run_skipped_test(
        tmp_path, "caddy is not installed", "--record-skips", str(record_path), skips=""
    )
    assert code == 0
    assert "1 passed, 1 skipped" in text
    [nodeid] = record_path.read_text(encoding="utf-8").splitlines()
    assert nodeid.endswith("test_some.py::test_skips")


def test_allowed_skips_are_used_and_have_reasons() -> None:
    sources = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (ROOT / "tests").rglob("*.py")
        if file.name != Path(__file__).name
    )
    for text, reason in allowed_skips(ALLOWED_SKIPS_FILE.read_text(encoding="utf-8")):
        assert text in sources, f"no test says {text!r}"
        assert len(reason) > 10
    with pytest.raises(pytest.UsageError, match="no reason"):
        allowed_skips("caddy is not installed")
