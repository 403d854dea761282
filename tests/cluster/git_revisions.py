"""Sources of an earlier version, from the git history."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
_BUILT_FILES: Final = ("src/riverboat/web/static", "src/riverboat/kernel/_fast.abi3.so")
"""Build results of this version, which also fit a version of a few days ago."""


def unpack_revision(revision: str, folder: Path) -> Path:
    """Unpack the tree of a revision into *folder*."""
    folder.mkdir(parents=True)
    archive = subprocess.Popen(
        ["git", "archive", "--format=tar", revision, "src"], cwd=ROOT, stdout=subprocess.PIPE
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], stdin=archive.stdout, check=True)
    assert archive.wait() == 0, f"git knows no {revision}"
    for built_path in _BUILT_FILES:
        path, target = ROOT / built_path, folder / built_path
        if path.is_dir():
            shutil.copytree(path, target, dirs_exist_ok=True)
        elif path.exists():
            shutil.copy2(path, target)
    return folder
