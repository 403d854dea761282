"""Commit subjects, if git and enough history are available."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

FIRST_COMMIT = "5addf14621e6ca8fb5f0664fdb7af0ee14e10c1e"
"""The last commit before subjects were checked."""
MAX_SUBJECT_LENGTH = 50
"""Maximum characters of a subject."""


class HistoryUnavailable(Exception):
    """Commit subjects are not available; the message gives the reason."""


def long_subjects(root: Path, since_commit: str = FIRST_COMMIT) -> list[str]:
    """Return commits after *since_commit* whose subject is too long: hash, length and subject.

    Raises ``HistoryUnavailable`` without git, without a repository, and if *since_commit* is not
    in the history, as in a shallow clone or a source archive.
    """
    long_commits = []
    for line in _git_log(root, since_commit).splitlines():
        commit, _, subject = line.partition(" ")
        if len(subject) > MAX_SUBJECT_LENGTH:
            long_commits.append(f"{commit}: {len(subject)} characters: {subject}")
    return long_commits


def _git_log(root: Path, since_commit: str) -> str:
    if not (root / ".git").exists():  # an archive may be inside another repository
        raise HistoryUnavailable(f"{root} is no git repository")
    git = shutil.which("git")
    if git is None:
        raise HistoryUnavailable("there is no git here")
    command = [git, "-C", str(root)]
    ancestor_command = [*command, "merge-base", "--is-ancestor", since_commit, "HEAD"]
    if subprocess.run(ancestor_command, capture_output=True, check=False).returncode:
        raise HistoryUnavailable(f"commit {since_commit[:8]} is not in the history of this clone")
    log_command = [*command, "log", "--abbrev=7", "--format=%h %s", f"{since_commit}..HEAD"]
    process = subprocess.run(log_command, capture_output=True, encoding="utf-8", check=True)
    return process.stdout
