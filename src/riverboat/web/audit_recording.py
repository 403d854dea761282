"""Audit recording: actions over HTTP are written to the audit log before they run (decision 044).

So no action is missing from the log. If an action fails after its entry was written, the log
contains it although it did not happen, and its request gets an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import fields, replace

from riverboat.decoding import convert
from riverboat.service.handlers.audit_codes import (
    AuditArgs,
    AuditCode,
    AuditRole,
    audit_row,
    decode_args,
)
from riverboat.service.handlers.audit_phrases import audit_phrase
from riverboat.store.audit_rows import AuditRow
from riverboat.store.rows import TableRow
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.schemas.audit_schemas import AuditEntry


async def record_audit(
    call: ApiCall,
    action: AuditCode,
    target: str = "",
    args: AuditArgs | None = None,
    table: TableRow | None = None,
) -> None:
    """Record the caller's action before it runs, at the call's table or at another."""
    audit_entry = audit_row(call.app_state.now(), action, target, args)
    await call.app_state.store.add_audit_row(
        await add_actor(call, audit_entry, table or call.table_row)
    )


async def add_actor(call: ApiCall, audit_entry: AuditRow, table_row: TableRow) -> AuditRow:
    """Return the audit row with the acting user, their role and their address."""
    return replace(
        audit_entry,
        actor=call.user.name,
        role=await _find_actor_role(call, audit_entry.action, table_row),
        table=table_row.id,
        table_name=table_row.name,
        address=call.address,
    )


async def _find_actor_role(call: ApiCall, action: str, table_row: TableRow) -> AuditRole:
    if action == "opened":
        return "host"
    if action == "host-by-link":
        return "player"
    is_host = (
        bool(table_row.id) and await call.app_state.find_role(table_row, call.user.name) == "host"
    )
    return "host" if is_host else "admin"


def build_audit_entries(
    rows: Iterable[AuditRow], may_see_address: Callable[[AuditRow], bool] = lambda _: True
) -> tuple[AuditEntry, ...]:
    """Return audit rows as payloads, with addresses only where *may_see_address* allows."""
    return tuple(
        [
            AuditEntry(
                seq=row.seq,
                at=row.at,
                actor=row.actor,
                role=convert(row.role, AuditRole),
                action=row.action,
                table=row.table,
                table_name=row.table_name,
                affected_player=row.affected_player,
                args=decode_args(row),
                address=row.address if may_see_address(row) else "",
                phrase=audit_phrase(row),
            )
            for row in rows
        ]
    )


def diff_settings(old_settings: Any, changes: dict[str, Any]) -> AuditArgs:
    """Return old and new values of changed settings; of a password only its presence."""
    wire_name_by_field = {field.name: field.encode_name for field in fields(old_settings)}
    args: dict[str, Any] = {}
    for name, value in changes.items():
        old_value = getattr(old_settings, name)
        if name == "password":
            if old_value or value:
                args[name] = [bool(old_value), bool(value)]
        elif old_value != value:
            args[wire_name_by_field[name]] = [old_value, value]
    return args
