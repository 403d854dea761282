"""Audit log lines: phrased as the table phrased the event, or else by the audit page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.service.handlers.audit_codes import (
    AUDIT_CODES,
    AuditArgs,
    AuditCode,
    AuditRole,
    audit_row,
)
from riverboat.service.handlers.audit_phrases import audit_phrase
from riverboat.store.audit_rows import AuditRow
from riverboat.words import Reader

PAGE_MESSAGES_FILE = Path(__file__).parents[2] / "client" / "messages" / "en" / "around.ftl"


def make_audit_entry(
    code: AuditCode,
    args: AuditArgs | None = None,
    actor: str = "Ann",
    role: AuditRole = "host",
    text: str = "Ben",
) -> AuditRow:
    return replace(audit_row(0, code, text, args), actor=actor, role=role)


@pytest.mark.parametrize(
    "code, args, english, czech",
    [
        ("move-somebody", {"to": 4},
         "Ann moves Ben to seat 4", "Ann přesazuje hráče Ben na místo 4"),
        ("adjust", {"chips": -5, "reason": "a chip fell"},
         "Ann takes 5 from Ben’s stack: a chip fell",
         "Ann odebírá 5 ze stacku hráče Ben: a chip fell"),
        ("game", {"name": "limit five-card draw 2/4"},
         "Ann chooses the next game: limit five-card draw 2/4",
         "Ann vybírá další hru: limit pětikaretní draw 2/4"),
        ("pause", {"now": False}, "Ann pauses the table after this hand",
         "Ann dává po tomto rozdání pauzu"),
        ("kick", {"reason": ""}, "Ann removes Ben from the table",
         "Ann vykazuje od stolu hráče Ben"),
        ("role-given", {"role": "player"}, "Ann lets Ben in", "Ann pouští ke stolu hráče Ben"),
    ],
)  # fmt: skip
def test_audit_phrase_follows_reader_locale(
    code: AuditCode, args: AuditArgs, english: str, czech: str
) -> None:
    phrase = audit_phrase(make_audit_entry(code, args))
    assert phrase is not None
    assert Reader("en").say(phrase) == english
    assert Reader("cs").say(phrase) == czech


def test_room_and_terminal_actions_have_no_table_phrase() -> None:
    assert audit_phrase(make_audit_entry("close", actor="", role="room")) is None
    assert (
        audit_phrase(
            make_audit_entry(
                "call-off", {"reason": "the key is lost"}, actor="root", role="terminal"
            )
        )
        is None
    )


def test_page_has_words_for_remaining_audit_codes() -> None:
    """Every audit code has a sentence, and no code has two."""
    page_codes = set(
        re.findall(r"^audit-say-([a-z-]+) =", PAGE_MESSAGES_FILE.read_text(), re.MULTILINE)
    )
    phrase_codes = {
        code for code in AUDIT_CODES if audit_phrase(make_audit_entry(code)) is not None
    }
    assert phrase_codes | page_codes >= set(AUDIT_CODES)
    room_codes = {"add-bot", "call-off", "close"}
    codes_with_chips = {"seat-somebody"}
    assert phrase_codes & page_codes == room_codes | codes_with_chips
