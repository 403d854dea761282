"""The TypeScript that is generated for the client is complete and stable."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.web.codegen import client_sources as generator
from riverboat.web.codegen.client_sources import client_sources, write_client_sources
from riverboat.words.language import complete_languages, languages

CLIENT_FOLDER = Path(__file__).parents[2] / "client"
CLIENT_LIB_FOLDER = CLIENT_FOLDER / "src" / "lib"
MESSAGES_FOLDER = CLIENT_FOLDER / "messages"


@pytest.fixture(scope="module", autouse=True)
def sources() -> Iterator[tuple[tuple[str, str], ...]]:
    """Generate the sources once for all tests of this module."""
    created_client_sources = tuple(client_sources(MESSAGES_FOLDER))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generator, "client_sources", lambda _: iter(created_client_sources))
        yield created_client_sources


def test_each_language_has_all_bundles(sources: tuple[tuple[str, str], ...]) -> None:
    names = {name for name, _ in sources}
    shared_files = {"wire.ts", "http.ts", "words/codes.ts", "i18n/keys.ts", "i18n/locales.ts"}
    phrase_bundles, text_bundles = (
        ("", "around.", "floor.", "options.", "study."),
        ("", "around.", "event.", "floor.", "study."),
    )
    assert names == shared_files | {
        f"{folder}/{bundle}{language}.ts"
        for folder, bundles in (("words", phrase_bundles), ("i18n", text_bundles))
        for language in languages()
        for bundle in bundles
        if bundle not in ("floor.", "study.") or language in complete_languages()
    }


def test_only_changed_sources_are_written(
    tmp_path: Path, sources: tuple[tuple[str, str], ...]
) -> None:
    assert len(write_client_sources(tmp_path, MESSAGES_FOLDER)) == len(sources)
    (tmp_path / "wire.ts").write_text("outdated", encoding="utf-8")
    assert write_client_sources(tmp_path, MESSAGES_FOLDER) == [tmp_path / "wire.ts"]
    assert write_client_sources(tmp_path, MESSAGES_FOLDER) == []


def test_git_ignores_generated_sources(sources: tuple[tuple[str, str], ...]) -> None:
    paths = [str(CLIENT_LIB_FOLDER / name) for name, _ in sources]
    check_ignore_command = [
        "git",
        "-C",
        str(CLIENT_LIB_FOLDER),
        "check-ignore",
        "--no-index",
        *paths,
    ]
    process = subprocess.run(check_ignore_command, capture_output=True, text=True, check=False)
    assert process.stdout.splitlines() == paths
    ls_files_command = ["git", "-C", str(CLIENT_LIB_FOLDER), "ls-files", *paths]
    assert subprocess.run(ls_files_command, capture_output=True, text=True, check=True).stdout == ""
