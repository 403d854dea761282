"""Lists written by hand in the client are complete."""

from __future__ import annotations

import re
from pathlib import Path

from riverboat.service.handlers import audit_codes as auditing

CLIENT_LIB_FOLDER = Path(__file__).parents[2] / "client" / "src" / "lib"


def test_client_audit_page_lists_every_code() -> None:
    text = (CLIENT_LIB_FOLDER / "auditText.ts").read_text()
    [kinds_source] = re.findall(r"export const AUDIT_KINDS = \[(.*?)\] as const", text, re.S)
    client_codes = re.findall(r"'([\w-]+)'", kinds_source)
    assert sorted(client_codes) == sorted(auditing.AUDIT_CODES)
