"""Messages are read from a file for each area, and from one archive in an installed package."""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.words import message_files
from riverboat.words.message_files import ARCHIVE_NAME, list_message_files, read_message_file


@pytest.fixture
def languages_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return an empty folder of languages, from which messages are read."""
    monkeypatch.setattr(message_files, "_WORDS_FOLDER", str(tmp_path))
    message_files._read_message_archive.cache_clear()
    yield tmp_path
    message_files._read_message_archive.cache_clear()


def test_archived_area_is_read(languages_folder: Path) -> None:
    areas = {"acts": "fold = složit\n", "refusals/betting": "overbet = moc\n"}
    folder = languages_folder / "xx"
    folder.mkdir()
    (folder / ARCHIVE_NAME).write_bytes(lzma.compress(json.dumps(areas).encode()))
    assert read_message_file("xx", "refusals/betting") == "overbet = moc\n"
    assert list_message_files("xx") == ["acts", "refusals/betting"]
    assert read_message_file("xx", "floor/turns") is None


def test_file_of_an_area_precedes_the_archive(languages_folder: Path) -> None:
    folder = languages_folder / "xx" / "refusals"
    folder.mkdir(parents=True)
    (folder / "betting.ftl").write_text("overbet = příliš\n", encoding="utf-8")
    archive = lzma.compress(json.dumps({"refusals/betting": "overbet = moc\n"}).encode())
    (languages_folder / "xx" / ARCHIVE_NAME).write_bytes(archive)
    assert read_message_file("xx", "refusals/betting") == "overbet = příliš\n"
    assert list_message_files("xx") == ["refusals/betting"]


def test_language_without_files_has_no_areas(languages_folder: Path) -> None:
    assert list_message_files("xx") == []
    assert read_message_file("xx", "acts") is None
