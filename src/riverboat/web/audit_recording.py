"""What is done over HTTP, written into the audit log before it is done (decision 044).

So nothing is done of which the log does not tell. Whoever fails in between has told of something
that did not come about, and the request was not answered with success.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

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
    """Write down what whoever asks is about to do, at the call's table or at another."""
    done = audit_row(call.app_state.now(), action, target, args)
    await call.app_state.store.add_audit(await with_actor(call, done, table or call.table_row))


async def with_actor(call: ApiCall, done: AuditRow, table: TableRow) -> AuditRow:
    """The same with who does it, as what, and from where."""
    return replace(
        done,
        who=call.user.name,
        role=await _actor_role(call, done.what, table),
        table=table.id,
        table_name=table.name,
        address=call.address,
    )


async def _actor_role(call: ApiCall, action: str, table: TableRow) -> AuditRole:
    if action == "opened":
        return "host"
    if action == "host-by-link":
        return "player"
    is_host = bool(table.id) and await call.app_state.role(table, call.user.name) == "host"
    return "host" if is_host else "admin"


def audit_entries(
    rows: Iterable[AuditRow], may_see_address: Callable[[AuditRow], bool] = lambda _: True
) -> tuple[AuditEntry, ...]:
    """Rows as they are shown to somebody who *sees* from where, or does not."""
    return tuple(
        [
            AuditEntry(
                seq=each.seq,
                at=each.at,
                who=each.who,
                role=convert(each.role, AuditRole),
                what=each.what,
                table=each.table,
                table_name=each.table_name,
                whom=each.whom,
                args=decode_args(each),
                address=each.address if may_see_address(each) else "",
                said=audit_phrase(each),
            )
            for each in rows
        ]
    )


def changed_settings(before: Any, changes: dict[str, Any]) -> AuditArgs:
    """What settings were, and what they are to be; of a password only that there is one."""
    found: dict[str, Any] = {}
    for name, value in changes.items():
        old = getattr(before, name)
        if name == "password":
            if old or value:
                found[name] = [bool(old), bool(value)]
        elif old != value:
            found[name] = [old, value]
    return found
