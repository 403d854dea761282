"""Commit subjects have at most fifty characters, as CONTRIBUTING.md requires."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.docs import commits
from tests.docs.rulebook import ROOT


def test_commit_subjects_are_within_limit() -> None:
    try:
        long_subjects = commits.long_subjects(ROOT)
    except commits.HistoryUnavailable as error:
        pytest.skip(f"subjects of commits are not checked: {error}")
    assert not long_subjects, "write a shorter subject, and the rest below it:\n" + "\n".join(
        long_subjects
    )


def test_limit_matches_contributing() -> None:
    text = " ".join((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split())
    assert f"A subject of at most {commits.MAX_SUBJECT_LENGTH} characters" in text


def test_long_subjects_are_found_after_start_only(tmp_path: Path) -> None:
    first_commit = commit(tmp_path, "x" * 51)
    commit(tmp_path, "é" * 50)
    assert commits.long_subjects(tmp_path, first_commit) == []
    second_commit = commit(tmp_path, "y" * 51)
    assert commits.long_subjects(tmp_path, first_commit) == [
        f"{second_commit[:7]}: 51 characters: {'y' * 51}"
    ]


def test_missing_history_is_reported(tmp_path: Path) -> None:
    with pytest.raises(commits.HistoryUnavailable, match="no git repository"):
        commits.long_subjects(tmp_path)
    commit(tmp_path, "first")
    with pytest.raises(commits.HistoryUnavailable, match="5addf146 is not in the history"):
        commits.long_subjects(tmp_path)


def commit(folder: Path, subject: str) -> str:
    """Create an empty commit and return its hash."""
    git_command = [
        "git",
        "-C",
        str(folder),
        "-c",
        "user.name=Ann",
        "-c",
        "user.email=ann@example.org",
    ]
    if not (folder / ".git").exists():
        run([*git_command, "init", "--quiet"])
    config_options = ["-c", "commit.gpgsign=false", "-c", "core.hooksPath=/dev/null"]
    run([*git_command, *config_options, "commit", "--allow-empty", "--quiet", "-m", subject])
    return run([*git_command, "rev-parse", "HEAD"]).strip()


def run(command: list[str]) -> str:
    try:
        process = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    except FileNotFoundError:
        pytest.skip("there is no git here")
    return process.stdout
