"""The audit log: what hosts and whoever runs the room have done. It is read here, and nothing else.

Who runs the room reads all of it; a host, what was done at the table, and not from where.
"""

from __future__ import annotations

from typing import Final

from riverboat.store.audit_rows import AuditWish
from riverboat.web.audit import lines
from riverboat.web.audit_shapes import AuditLine, AuditPage, AuditQuery
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Group

group = Group("audit")

MOST: Final = 10_000
"""Of a file: who wants more goes on with ``before``, or asks ``riverboat audit``."""


@group.get("/api/admin/audit", who="admin")
async def everything(call: ApiCall, query: AuditQuery) -> AuditPage:
    """What hosts and administrators have done, the latest first."""
    return _page(await _found(call, query, query.table, query.limit + 1), query.limit)


@group.get("/api/admin/audit.json", who="admin")
async def everything_json(call: ApiCall, query: AuditQuery) -> tuple[AuditLine, ...]:
    """The same to be kept: at most 10,000 lines, whatever the limit."""
    return await _found(call, query, query.table, MOST)


@group.get("/api/tables/{table}/audit", who="host")
async def of_table(call: ApiCall, query: AuditQuery) -> AuditPage:
    """What hosts and administrators have done at a table, the latest first."""
    return _page(
        await _found(call, query, call.row.id, query.limit + 1, addresses=False), query.limit
    )


@group.get("/api/tables/{table}/audit.json", who="host")
async def of_table_json(call: ApiCall, query: AuditQuery) -> tuple[AuditLine, ...]:
    """The same to be kept: at most 10,000 lines, whatever the limit."""
    return await _found(call, query, call.row.id, MOST, addresses=False)


async def _found(
    call: ApiCall, query: AuditQuery, table: str, limit: int, *, addresses: bool = True
) -> tuple[AuditLine, ...]:
    wish = AuditWish(
        person=query.person.strip(),
        table=table,
        what=query.kind,
        since=query.since,
        before=query.before,
        limit=limit,
    )
    return lines(await call.site.store.audit(wish), lambda _: addresses)


def _page(found: tuple[AuditLine, ...], limit: int) -> AuditPage:
    """One more than is shown was looked for: then there is another page."""
    shown = found[:limit]
    return AuditPage(shown, shown[-1].seq if len(found) > limit else 0)
