"""The key of a room: made once, readable by its owner alone, and never replaced."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from riverboat.service.decks.room_key import BadKey, stored_key, write_key
from tests.service.sealed_sessions import KEY

EMPTY_ENVIRONMENT: dict[str, str] = {}


def list_file_names(directory: Path) -> list[str]:
    return [path.name for path in directory.iterdir()]


def test_room_key_is_written_once(tmp_path: Path) -> None:
    assert stored_key(tmp_path, EMPTY_ENVIRONMENT) is None
    write_key(tmp_path, KEY)
    assert stored_key(tmp_path, EMPTY_ENVIRONMENT) == KEY
    with pytest.raises(BadKey, match="another server has just created"):
        write_key(tmp_path, bytes(32))
    assert stored_key(tmp_path, EMPTY_ENVIRONMENT) == KEY
    assert list_file_names(tmp_path) == ["key"]


def test_room_key_has_owner_only_mode(tmp_path: Path) -> None:
    write_key(tmp_path, KEY)
    key_file = tmp_path / "key"
    assert key_file.stat().st_mode & 0o777 == 0o600
    key_file.chmod(0o644)
    with pytest.raises(BadKey, match="others can read"):
        stored_key(tmp_path, EMPTY_ENVIRONMENT)


def test_environment_key_takes_precedence(tmp_path: Path) -> None:
    environment = {"RIVERBOAT_KEY": KEY.hex()}
    assert stored_key(tmp_path, environment) == KEY
    assert list_file_names(tmp_path) == []


@pytest.mark.parametrize("text", ["", "key", "ab" * 31, "ab" * 33, "zz" * 32, "\xe9" * 64])
def test_invalid_room_key_is_refused_and_kept(text: str, tmp_path: Path) -> None:
    file = tmp_path / "key"
    file.write_text(text, encoding="utf-8")
    file.chmod(0o600)
    with pytest.raises(BadKey, match="64 hexadecimal digits"):
        stored_key(tmp_path, EMPTY_ENVIRONMENT)
    assert file.read_text(encoding="utf-8") == text
    if text:
        with pytest.raises(BadKey, match="RIVERBOAT_KEY"):
            stored_key(tmp_path, {"RIVERBOAT_KEY": text})


def test_one_of_concurrent_key_writers_succeeds(tmp_path: Path) -> None:
    def make_key(number: int) -> bool:
        try:
            write_key(tmp_path, bytes([number]) * 32)
        except BadKey:
            return False
        return True

    with ThreadPoolExecutor(8) as threads:
        assert sum(threads.map(make_key, range(32))) == 1
    assert list_file_names(tmp_path) == ["key"]
