"""What who runs the room may do in it: people, whom it keeps out, tables, and messages to all."""

from __future__ import annotations

import secrets

from riverboat.service.wishes.audit import Args
from riverboat.store.rows import AccountRow
from riverboat.web.accounts.bans import RoomBarred
from riverboat.web.accounts.second_factors import NONE
from riverboat.web.api.tables import line
from riverboat.web.audit import note
from riverboat.web.deletion import has_left_traces
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.administration import (
    BarBody,
    BarredLine,
    DrillSheet,
    EndBody,
    MessageBody,
    NameBody,
    PeopleQuery,
    PersonLine,
    StoredKind,
)
from riverboat.web.shapes.lobby import TableLine
from riverboat.web.shapes.tables import OutSheet
from riverboat.wire.messages import Granted, Refused
from riverboat.wire.wishes import AnyWish, Close, Kick
from riverboat.words import Player, Refusal
from riverboat.words.refusals import accounts as said
from riverboat.words.refusals.connections import LoggedOutByTheRoom, WasBarred
from riverboat.words.refusals.doors import NoOpenTable
from riverboat.words.refusals.names import NobodyIsCalled

group = Group("admin")


@group.get("/api/admin/storage", who="admin")
async def storage(call: ApiCall) -> tuple[StoredKind, ...]:
    """Disk use by kind, the most first, as it was measured in the last hour."""
    sizes = call.site.disk.sizes or await call.site.disk.measure()
    ranked = sorted(sizes.items(), key=lambda item: (-item[1], item[0]))
    return tuple([StoredKind(kind, size) for kind, size in ranked])


@group.get("/api/admin/restore-drill", who="admin")
async def restore_drill(call: ApiCall) -> DrillSheet:
    """The latest restore drill: which backup, when, and what was wrong with it."""
    return DrillSheet(call.site.drills.is_on, call.site.drills.latest())


# People -----------------------------------------------------------------------------------------


@group.get("/api/admin/people", who="admin")
async def people(call: ApiCall, query: PeopleQuery) -> tuple[PersonLine, ...]:
    """People by a part of their names, at most fifty."""
    return tuple([await _person(call, row) for row in await call.site.store.accounts(query.search)])


async def _person(call: ApiCall, row: AccountRow) -> PersonLine:
    site, barred = call.site, call.site.barring.of([row.name])
    factors = await site.factors.of(row.name) if row.password else NONE
    return PersonLine(
        name=row.name,
        guest=not row.password,
        admin=site.people.is_admin(row),
        made_at=row.made_at,
        online=sum([socket.me.name == row.name for socket in site.sockets]),
        tables=tuple([task.id for task in site.room.tables() if row.name in task.seated]),
        out=None if barred is None else OutSheet(barred.by, barred.reason, barred.until),
        second=factors.any,
    )


async def _account(call: ApiCall, name: str) -> AccountRow:
    row = await call.site.people.account(name)
    if row is None:
        raise Refuse(404, NobodyIsCalled(name))
    return row


@group.post("/api/admin/people/end-sessions", who="admin")
async def end_sessions(call: ApiCall, body: EndBody) -> Done:
    """Log somebody out everywhere, and their programs if that is said.

    An account comes back with its password; a key that was removed opens nothing any more.
    """
    row = await _account(call, body.name)
    await note(call, "keys-ended" if body.keys else "sessions-ended", row.name)
    if body.keys:
        await call.site.people.end_keys(row.name)
    await _log_out(call, row, LoggedOutByTheRoom(), programs=body.keys)
    return Done()


async def _log_out(call: ApiCall, row: AccountRow, why: Refusal, *, programs: bool = True) -> None:
    """End somebody's sessions and close what is open, by keys too where *programs* go as well."""
    await call.site.people.end_others(row.name, "")
    call.site.cut(lambda each: each.name == row.name and (programs or not each.key), why)


@group.post("/api/admin/people/second-factors-off", who="admin")
async def second_factors_off(call: ApiCall, body: NameBody) -> Done:
    """Let the password of somebody who has lost the second factors do alone; their sessions end."""
    site, row = call.site, await _account(call, body.name)
    if not (await site.factors.of(row.name)).any:
        raise Refuse(409, said.HasNoSecondFactor(Player(row.name)))
    await note(call, "second-factors-off", row.name)
    await site.factors.forget(row.name)
    await _log_out(call, row, LoggedOutByTheRoom())
    return Done()


@group.post("/api/admin/people/bar", who="admin")
async def bar(call: ApiCall, body: BarBody) -> Done:
    """Keep somebody out of the room: their hands are played to the end, and they are cashed out."""
    row = await _account(call, body.name)
    if call.site.people.is_admin(row):
        raise Refuse(409, said.RunsTheRoom(Player(row.name)))
    reason = body.reason.strip()
    args: Args = {"reason": reason, "until": call.site.barring.until(body.until)}
    await note(call, "barred", row.name, args)
    await call.site.barring.bar(row.name, call.me.name, reason, body.until)
    for task in call.site.room.tables():
        if chair := task.seated.get(row.name):
            await _ask(call, task.id, Kick(chair, reason))
    await _log_out(call, row, WasBarred())
    return Done()


@group.post("/api/admin/people/let-in", who="admin")
async def let_in(call: ApiCall, body: NameBody) -> Done:
    """Let somebody in again."""
    call.site.barring.refuse_free(body.name)
    await note(call, "admitted", body.name)
    await call.site.barring.let_in(body.name, call.me.name)
    return Done()


@group.get("/api/admin/bans", who="admin")
async def bans(call: ApiCall) -> tuple[BarredLine, ...]:
    """Everybody who is kept out of the room."""
    return tuple([_barred(each) for each in call.site.barring.all()])


def _barred(barred: RoomBarred) -> BarredLine:
    return BarredLine(barred.player, barred.by, barred.reason, barred.until)


@group.post("/api/admin/people/delete", who="admin")
async def delete(call: ApiCall, body: NameBody) -> Done:
    """Forget a guest who has never played: the name is free again."""
    site, row = call.site, await _account(call, body.name)
    if row.password:
        raise Refuse(409, said.IsNoGuest(Player(row.name)))
    if await has_left_traces(site, row.name):
        raise Refuse(409, said.HasPlayedHere(Player(row.name)))
    await note(call, "guest-deleted", row.name)
    await _log_out(call, row, LoggedOutByTheRoom())
    await site.store.remove_account(row.name)
    return Done()


# Tables -----------------------------------------------------------------------------------------


@group.get("/api/admin/tables", who="admin")
async def tables(call: ApiCall) -> tuple[TableLine, ...]:
    """Every table that is open, private ones too."""
    return tuple([line(task, call.me.name) for task in call.site.room.tables()])


@group.post("/api/admin/tables/{table}/close", who="admin")
async def close(call: ApiCall) -> Granted:
    """Close a table: at once between hands, else when the hand is over."""
    return await _ask(call, call.table.id, Close())


async def _ask(call: ApiCall, table: str, wish: AnyWish) -> Granted:
    task = call.site.room.task(table)
    answer = await task.ask(
        call.me.name,
        f"admin-{secrets.token_hex(8)}",
        wish,
        as_host="admin",
        address=call.address,
    )
    if isinstance(answer, Refused):
        raise Refuse(409, answer.said)
    return answer


@group.post("/api/admin/message", who="admin")
async def message(call: ApiCall, body: MessageBody) -> Done:
    """Say something to a table, or to all: who sits there has it until they have read it."""
    tables = {task.id: task.row for task in call.site.room.tables()}
    about = tables.get(body.table)
    if body.table and about is None:
        about = await call.site.store.table(body.table)
        if about is None or about.closed_at or call.site.cluster is None:
            raise Refuse(404, NoOpenTable(body.table))
    text = " ".join(body.text.split())
    if not text:
        raise Refuse(400, said.SaySomething())
    count = 1 if body.table else len(await call.site.store.tables())
    await note(call, "message", "", {"text": text, "tables": count}, about)
    call.site.announce(call.me.name, text, body.table)
    return Done()
