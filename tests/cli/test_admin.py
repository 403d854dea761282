"""``riverboat admin``: grant and remove administrator rights on the server's machine."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner, Result

from riverboat.cli import app
from riverboat.cli.commands.serve import _format_admin_command, _print_missing_admins
from riverboat.service.house_room import DATABASE_FILE
from riverboat.store import AuditFilter, open_store
from riverboat.store.port import Store
from tests.store.store_locations import empty_location
from tests.web.open_rooms import CONFIG, open_test_room

PASSWORD = "correct horse battery"


def run_cli(*args: str | Path) -> Result:
    return CliRunner().invoke(app, [str(arg) for arg in args])


def parse_link_token(result: Result) -> str:
    assert result.exit_code == 0, result.output
    match = re.search(r"^http://localhost:8000/recover#(\S{43})$", result.stdout, re.MULTILINE)
    assert match, result.stdout
    return match[1]


async def use_link(store: Store, token: str) -> tuple[int, bool]:
    """Use a recovery link in a room opened on this store."""
    async with open_test_room(store=store) as room:
        response = await room.visitor().post("/api/links/use", token=token, password=PASSWORD)
        return response.status_code, response.json().get("admin", False)


@pytest.mark.parametrize("database_kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("is_running", [False, True], ids=["stopped", "running"])
def test_link_works_in_running_or_stopped_room(
    tmp_path: Path, database_kind: str, is_running: bool
) -> None:
    with empty_location(database_kind, tmp_path) as location:
        location_options = ("--data", tmp_path, "--database", location.url)

        async def run_scenario() -> None:
            if not is_running:
                token = parse_link_token(
                    await asyncio.to_thread(run_cli, "admin", "Petra", *location_options)
                )
                assert await use_link(open_store(location.url), token) == (200, True)
                return
            async with open_test_room(store=open_store(location.url)) as room:
                token = parse_link_token(
                    await asyncio.to_thread(run_cli, "admin", "Petra", *location_options)
                )
                petra = room.visitor()
                body = {"token": token, "password": PASSWORD}
                assert (await petra.post("/api/links/use", **body)).json()["admin"]
                assert (await petra.post("/api/links/use", **body)).status_code in (403, 410)

        asyncio.run(run_scenario())


def test_existing_account_is_reported_and_changes_are_audited(tmp_path: Path) -> None:
    first_output = run_cli("admin", "Petra", "--data", tmp_path)
    assert "Open this link to create the administrator Petra. It works once" in first_output.stdout
    store = open_store(str(tmp_path / DATABASE_FILE))
    assert asyncio.run(use_link(store, parse_link_token(first_output))) == (200, True)
    second_output = run_cli("admin", "petra", "--data", tmp_path, "--minutes", "5")
    assert "Petra has an account" in second_output.stdout
    assert "expires after 5 min" in second_output.stdout

    async def read_audit_rows() -> list[tuple[str, str, str]]:
        await store.open()
        try:
            audit_rows = await store.find_audit_rows(AuditFilter(limit=0))
            return [(row.action, row.role, row.affected_player) for row in audit_rows]
        finally:
            await store.close()

    assert asyncio.run(read_audit_rows()) == [
        ("admin-link", "terminal", "Petra"),
        ("admin-made", "admin", "Petra"),
        ("admin-link", "terminal", "Petra"),
    ]
    assert (
        "Petra is no longer an administrator"
        in run_cli("admin", "Petra", "--remove", "--data", tmp_path).output
    )
    assert run_cli("admin", "Petra", "--remove", "--data", tmp_path).exit_code == 1


@pytest.mark.parametrize("name", ["The House", "\u3164", "x" * 30])
def test_invalid_name_is_refused(tmp_path: Path, name: str) -> None:
    output = run_cli("admin", name, "--data", tmp_path / "none")
    assert output.exit_code == 2
    assert not (tmp_path / "none").exists()


def test_serve_lists_administrators_without_account(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    async def run_scenario() -> None:
        config = replace(CONFIG, admins=("Petra", "Olga K."))
        async with open_test_room(config) as room:
            petra = room.visitor()
            await petra.register("Petra", PASSWORD)
            admin_command = _format_admin_command(
                tmp_path / "my room.toml", {"data": "d", "database": None}
            )
            await _print_missing_admins(room.app_state, admin_command)

    asyncio.run(run_scenario())
    text = capsys.readouterr().err
    assert "Petra" not in text
    assert "The administrator Olga K. has no account yet" in text
    assert f"riverboat admin --config '{tmp_path}/my room.toml' --data d 'Olga K.'" in text
