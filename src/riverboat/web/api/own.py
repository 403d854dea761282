"""What is one's own: everything that the room keeps of somebody, to be taken along or forgotten."""

from __future__ import annotations

from gzip import compress
from hashlib import sha256
from math import ceil

import msgspec

from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditWish
from riverboat.store.checking import folded
from riverboat.store.rows import TableRow
from riverboat.web.api.notes import note_lines
from riverboat.web.api.people import key_line, session_lines
from riverboat.web.api.security import shown_security
from riverboat.web.audit import lines
from riverboat.web.audit_shapes import AuditLine
from riverboat.web.deletion import forget, has_left_traces
from riverboat.web.records.books import LedgerBook
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import CachedAnswer, Group
from riverboat.web.shapes.lobby import OwnTable
from riverboat.web.shapes.own_data import ForgetBody, Forgotten, MyData, MyTable

group = Group("own")


@group.get("/api/me/tables")
async def own_tables(call: ApiCall) -> tuple[OwnTable, ...]:
    """The open tables at which one sits, those of events included, and those that one hosts."""
    name = call.me.name
    return tuple(
        [
            _own_table(task, name)
            for task in call.site.room.tables()
            if name and task.view().phase != "closed"
            if name in task.seated or (task.row.host == name and task.event is None)
        ]
    )


def _own_table(task: TableTask, name: str) -> OwnTable:
    view = task.view_of(name)
    others = [seat for seat in view.seats if seat.player != name and not seat.bot]
    return OwnTable(
        id=task.id,
        name=task.row.name,
        game=view.game.name,
        chair=task.seated.get(name, 0),
        is_host=task.row.host == name and task.event is None,
        event=task.event.event if task.event is not None else "",
        people=len(others),
    )


@group.get("/api/me/data", who="somebody", by_key=False)
async def data(call: ApiCall) -> CachedAnswer[MyData]:
    """Everything that the room keeps of whoever asks."""
    kept = await _kept_of(call)

    async def make() -> tuple[bytes, ...]:
        return await call.work(_encoded, kept)

    body, etag, pressed = await call.site.answers.get(call.me.name, "data", kept, make)
    return CachedAnswer(body, etag.decode(), pressed)


def _encoded(kept: MyData) -> tuple[bytes, ...]:
    body = msgspec.json.encode(kept)
    return body, f'"{sha256(body).hexdigest()[:20]}"'.encode(), compress(body, 6)


async def _kept_of(call: ApiCall) -> MyData:
    store, name = call.site.store, call.me.name
    account = await call.site.people.account(name)
    rows = [row for closed in (False, True) for row in await store.tables(closed)]
    lengths = await store.streams()
    tables = [await _table(call, row, lengths.get(f"table/{row.id}", 0)) for row in rows]
    return MyData(
        name=name,
        guest=call.me.guest,
        made_at=account.made_at if account is not None else 0,
        sessions=await session_lines(call),
        keys=tuple([key_line(row) for row in await store.keys_of(name)]),
        security=shown_security(await call.site.factors.of(name)),
        notes=await note_lines(call),
        email=await store.email(name),
        tables=tuple([table for table in tables if table is not None]),
        audit=await _audit(call, account.made_at if account is not None else call.site.now()),
    )


async def _audit(call: ApiCall, since: int) -> tuple[AuditLine, ...]:
    """What was done by somebody or to them; who was called so before they came is another."""
    name = folded(call.me.name)
    rows = await call.site.store.audit(AuditWish(person=name, since=since, limit=0))
    return lines(rows, lambda row: folded(row.who) == name)


async def _table(call: ApiCall, row: TableRow, length: int) -> MyTable | None:
    """What somebody has done at a table with so many records; ``None`` if nothing."""
    version = (length, row.name, row.host, call.base_elsewhere)

    async def make() -> MyTable | None:
        return await _made(call, row)

    table: MyTable | None = await call.site.own_tables.get(call.me.name, row.id, version, make)
    return table


async def _made(call: ApiCall, row: TableRow) -> MyTable | None:
    name = call.me.name
    balances = await call.site.store.balances(f"table/{row.id}")
    if f"player:{name}" not in balances:
        return MyTable(row.id, row.name, row.host, row.made_at) if row.host == name else None
    book = await call.site.books.of(row.id)
    return await call.work(_played, row, book, name, call.base_elsewhere)


def _played(row: TableRow, book: LedgerBook, name: str, base: str) -> MyTable:
    account = book.ledger.accounts.get(name)
    return MyTable(
        row.id,
        row.name,
        row.host,
        row.made_at,
        account.net if account is not None else 0,
        tuple([each for each in book.movements if each.player == name]),
        tuple([hand for hand, mark in list(book.hands.items()) if name in mark.players]),
        f"{base}/api/tables/{row.id}/hands.zip",
    )


@group.get("/api/me/delete", who="somebody", by_key=False)
async def deletion(call: ApiCall) -> Forgotten:
    """Return what deleting one's account would remove, and how long the rest stays."""
    return await _forgotten(call, done=False)


@group.post("/api/me/delete", who="somebody", by_key=False)
async def delete(call: ApiCall, body: ForgetBody) -> Forgotten:
    """Be forgotten; hands that were played stay, and so does the name, for nobody."""
    await call.site.people.confirm(call.me, body.password)
    forgotten = await _forgotten(call, done=True)
    await forget(call.site, call.me)
    call.set_session("")
    return forgotten


async def _forgotten(call: ApiCall, *, done: bool) -> Forgotten:
    config, stays = call.site.config, await has_left_traces(call.site, call.me.name)
    days = ceil(config.backup_hours * config.backups_kept / 24)
    return Forgotten(
        done, ("hands", "ledger", "name") if stays else (), config.audit.keep_days, days
    )
