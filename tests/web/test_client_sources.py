"""The TypeScript that is generated for the client is complete and stable."""

from __future__ import annotations

import subprocess
from pathlib import Path

from riverboat.web.codegen.client_sources import client_sources, write_client_sources
from riverboat.words import languages

LIB = Path(__file__).parents[2] / "client" / "src" / "lib"


def test_each_language_has_all_bundles() -> None:
    names = {name for name, _ in client_sources()}
    bundles = ("", "around.", "floor.", "options.")
    assert names == {"wire.ts", "http.ts", "words/codes.ts"} | {
        f"words/{bundle}{code}.ts" for code in languages() for bundle in bundles
    }


def test_only_changed_sources_are_written(tmp_path: Path) -> None:
    assert len(write_client_sources(tmp_path)) == len(list(client_sources()))
    (tmp_path / "wire.ts").write_text("outdated", encoding="utf-8")
    assert write_client_sources(tmp_path) == [tmp_path / "wire.ts"]
    assert write_client_sources(tmp_path) == []


def test_git_ignores_generated_sources() -> None:
    paths = [str(LIB / name) for name, _ in client_sources()]
    git = ["git", "-C", str(LIB), "check-ignore", "--no-index", *paths]
    done = subprocess.run(git, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == paths
    kept = ["git", "-C", str(LIB), "ls-files", *paths]
    assert subprocess.run(kept, capture_output=True, text=True, check=True).stdout == ""
