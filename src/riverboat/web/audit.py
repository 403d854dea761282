"""What is done over HTTP, written into the audit log before it is done (decision 044).

So nothing is done of which the log does not tell. Whoever fails in between has told of something
that did not come about, and the request was not answered with success.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from riverboat.decoding import convert
from riverboat.service.wishes.audit import Args, Role, What, args_of, row
from riverboat.service.wishes.audit_words import told
from riverboat.store.audit_rows import AuditRow
from riverboat.store.rows import TableRow
from riverboat.web.audit_shapes import AuditLine
from riverboat.web.routing.call import ApiCall


async def note(
    call: ApiCall,
    what: What,
    whom: str = "",
    args: Args | None = None,
    about: TableRow | None = None,
) -> None:
    """Write down what whoever asks is about to do, at the call's table or at another."""
    done = row(call.site.now(), what, whom, args)
    await call.site.store.add_audit(await by(call, done, about or call.row))


async def by(call: ApiCall, done: AuditRow, table: TableRow) -> AuditRow:
    """The same with who does it, as what, and from where."""
    return replace(
        done,
        who=call.me.name,
        role=await _role(call, done.what, table),
        table=table.id,
        table_name=table.name,
        address=call.address,
    )


async def _role(call: ApiCall, what: str, table: TableRow) -> Role:
    if what == "opened":
        return "host"
    if what == "host-by-link":
        return "player"
    is_host = bool(table.id) and await call.site.role(table, call.me.name) == "host"
    return "host" if is_host else "admin"


def lines(
    rows: Iterable[AuditRow], sees: Callable[[AuditRow], bool] = lambda _: True
) -> tuple[AuditLine, ...]:
    """Rows as they are shown to somebody who *sees* from where, or does not."""
    return tuple(
        [
            AuditLine(
                seq=each.seq,
                at=each.at,
                who=each.who,
                role=convert(each.role, Role),
                what=each.what,
                table=each.table,
                table_name=each.table_name,
                whom=each.whom,
                args=args_of(each),
                address=each.address if sees(each) else "",
                said=told(each),
            )
            for each in rows
        ]
    )


def changed(before: Any, changes: dict[str, Any]) -> Args:
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
