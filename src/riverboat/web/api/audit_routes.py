"""The audit log of hosts' and administrators' actions. These routes only read it.

Administrators read all entries; a host reads the actions at their table, without addresses.
"""

from __future__ import annotations

from typing import Final

from riverboat.store.audit_rows import AuditFilter
from riverboat.web.audit_recording import build_audit_entries
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.audit_schemas import AuditEntry, AuditPage, AuditQuery

router = Router("audit")

MAX_EXPORT_ROWS: Final = 10_000
"""Maximum rows in a file; for more, continue with ``before`` or use ``riverboat audit``."""


@router.get("/api/admin/audit", access="admin")
async def list_room_audit(call: ApiCall, query: AuditQuery) -> AuditPage:
    """Return the actions of hosts and administrators, latest first."""
    return _build_audit_page(
        await _query_audit(call, query, query.table, query.limit + 1), query.limit
    )


@router.get("/api/admin/audit.json", access="admin")
async def export_room_audit(call: ApiCall, query: AuditQuery) -> tuple[AuditEntry, ...]:
    """Return the audit log as a file: at most 10,000 rows, whatever the limit."""
    return await _query_audit(call, query, query.table, MAX_EXPORT_ROWS)


@router.get("/api/tables/{table}/audit", access="host")
async def list_table_audit(call: ApiCall, query: AuditQuery) -> AuditPage:
    """Return the actions of hosts and administrators at a table, latest first."""
    return _build_audit_page(
        await _query_audit(
            call, query, call.table_row.id, query.limit + 1, includes_addresses=False
        ),
        query.limit,
    )


@router.get("/api/tables/{table}/audit.json", access="host")
async def export_table_audit(call: ApiCall, query: AuditQuery) -> tuple[AuditEntry, ...]:
    """Return the audit log of a table as a file: at most 10,000 rows, whatever the limit."""
    return await _query_audit(
        call, query, call.table_row.id, MAX_EXPORT_ROWS, includes_addresses=False
    )


async def _query_audit(
    call: ApiCall, query: AuditQuery, table_id: str, limit: int, *, includes_addresses: bool = True
) -> tuple[AuditEntry, ...]:
    audit_filter = AuditFilter(
        person=query.person.strip(),
        table=table_id,
        action=query.kind,
        since=query.since,
        before_seq=query.before,
        limit=limit,
    )
    return build_audit_entries(
        await call.app_state.store.find_audit_rows(audit_filter), lambda _: includes_addresses
    )


def _build_audit_page(entries: tuple[AuditEntry, ...], limit: int) -> AuditPage:
    """Return a page of entries; a row beyond the limit shows that there is another page."""
    page_entries = entries[:limit]
    return AuditPage(page_entries, page_entries[-1].seq if len(entries) > limit else 0)
