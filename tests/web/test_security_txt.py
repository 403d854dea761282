"""``security.txt``: the contact for vulnerability reports."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
import pytest

from riverboat.web.server_config import BadConfig, read_config
from tests.web.open_rooms import CONFIG, open_test_room, run_async_test

SECURITY_TXT_PATH = "/.well-known/security.txt"


def test_security_txt_has_configured_contact() -> None:
    async def run_scenario() -> None:
        contact = "mailto:house@poker.example"
        config = msgspec.structs.replace(CONFIG, security_contact=contact)
        async with open_test_room(config) as room:
            response = await room.visitor().get(SECURITY_TXT_PATH)
            assert response.headers["content-type"].startswith("text/plain")
            value_by_field = dict(line.split(": ", 1) for line in response.text.splitlines())
            assert value_by_field["Contact"] == contact
            expiry_time = datetime.fromisoformat(value_by_field["Expires"])
            days_until_expiry = (
                expiry_time - datetime.fromtimestamp(room.clock.now() / 1000, UTC)
            ).days
            assert 100 < days_until_expiry < 366
        async with open_test_room() as room:
            assert (await room.visitor().get(SECURITY_TXT_PATH)).status_code == 404

    run_async_test(run_scenario)


@pytest.mark.parametrize("contact", ["house@poker.example", "mailto:a\\nExpires: never"])
def test_invalid_security_contact_is_refused(contact: str) -> None:
    with pytest.raises(BadConfig, match="must begin with mailto: or https://"):
        read_config(f'security_contact = "{contact}"')
