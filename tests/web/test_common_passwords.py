"""Common passwords are refused for accounts, tables and events."""

from __future__ import annotations

import pytest

from riverboat.web.accounts.common_passwords import common_passwords, is_common_password
from tests.web.open_rooms import open_test_room, run_async_test

COMMON_PASSWORDS = (
    "iloveyou1",
    "Trustno1",
    "qwertyuiop",
    "1q2w3e4r",
    "QWERTY123",
    "aaaaaaaaaa",
    "ababababab",
)


def test_common_password_list_is_long_without_short_entries() -> None:
    assert len(common_passwords()) > 10_000
    assert min(map(len, common_passwords())) >= 6


@pytest.mark.parametrize("password", COMMON_PASSWORDS)
def test_common_account_password_is_refused(password: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().post("/api/accounts", name="Petra", password=password)
            assert (response.status_code, response.json()["code"]) == (400, "weak-password")
            guest = await room.guest("Gus")
            response = await guest.post("/api/password", password=password, old="")
            assert (response.status_code, response.json()["code"]) == (400, "weak-password")

    run_async_test(run_scenario)


@pytest.mark.parametrize("password", ["petra1987", "Petra", "1Petra!", "Riverboat2026"])
def test_name_with_digits_counts_as_common_password(password: str) -> None:
    assert is_common_password(password, "Petra")


@pytest.mark.parametrize("password", ["dragon", "letmein", "shadow", "111111"])
def test_common_table_or_event_password_is_refused(password: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            host = await room.guest("Hana")
            answer = await host.post("/api/tables", name="T", password=password)
            assert (answer.status_code, answer.json()["code"]) == (400, "weak-password")
            response = await host.post("/api/tables", name="T", password="three green cards")
            assert response.status_code == 200, response.text
            table = response.json()["id"]
            path = f"/api/tables/{table}/settings"
            answer = await host.patch(path, password=password)
            assert (answer.status_code, answer.json()["code"]) == (400, "weak-password")

    run_async_test(run_scenario)


@pytest.mark.parametrize("password", ["correct horse battery", "river boat", "tři zelené karty"])
def test_uncommon_passwords_are_accepted(password: str) -> None:
    assert not is_common_password(password, "Petra")
