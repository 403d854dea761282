"""Tables: the lobby, opening one, entering it, wishes, and its ledger."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from riverboat.engine import BadGame
from riverboat.service.room import usual_name
from riverboat.service.state.readings import reason
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.service.wishes.audit import row as audit_row
from riverboat.service.wishes.host import game_of
from riverboat.store.rows import TableRow
from riverboat.table.money.settle_up import settle_up, to_csv, with_bots_together
from riverboat.table.rules.config import Config, config_of, parsed, refuse_no_buy_in
from riverboat.table.rules.config_text import differing, to_toml
from riverboat.table.rules.posted import page
from riverboat.table.rules.rules import TableRules
from riverboat.web.accounts.ignorable import is_title
from riverboat.web.accounts.passwords import refuse_short
from riverboat.web.audit import by
from riverboat.web.forms.games import rules_sheet
from riverboat.web.forms.presets import PRESETS, preset
from riverboat.web.limits.addresses import origin_of
from riverboat.web.records.books import LedgerBook
from riverboat.web.records.marks import to_csv as movements_csv
from riverboat.web.refusals import Refuse
from riverboat.web.routing.admission import refuse_out
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Document, Group
from riverboat.web.shapes.ledger import LedgerAnswer, LedgerLine, Transfer
from riverboat.web.shapes.lobby import NewTable, NewTableAnswer, RulesAnswer, RulesBody, TableLine
from riverboat.web.shapes.reference import PostedLine, PostedRules, PostedSection
from riverboat.web.shapes.tables import OutSheet, TableSheet, WishBody
from riverboat.web.wishes import fulfil
from riverboat.wire.messages import Granted, Refused
from riverboat.wire.wishes import AddBot
from riverboat.words.refusals import doors
from riverboat.words.refusals import tables as said
from riverboat.words.refusals.configurations import NestedTooDeeply

group = Group("tables")

Found = TypeVar("Found")


# The lobby --------------------------------------------------------------------------------------


@group.get("/api/tables")
async def tables(call: ApiCall) -> tuple[TableLine, ...]:
    """The tables that are open, and that one may know of."""
    return tuple(
        [
            line(task, call.me.name)
            for task in call.site.room.tables()
            if task.event is None  # those stand with their event
            if not task.settings.private or await call.site.may_enter(task.row, call.me)
        ]
    )


def line(task: TableTask, name: str) -> TableLine:
    """A table as the lobby shows it to somebody: its play as they see it, its chairs as those are.

    Nobody could sit down otherwise.
    """
    view, seen, settings = task.view(), task.view_of(name), task.settings
    return TableLine(
        id=task.id,
        name=task.row.name,
        game=seen.game.name,
        chairs=view.chairs,
        seated=len(view.seats),
        watching=view.watching,
        blinds=seen.game.blinds,
        money=settings.money,
        private=settings.private or bool(settings.password),
        host=task.row.host,
        playing=seen.phase in ("playing", "showdown", "straddles")
        or (seen.phase == "between" and not task.rests),
        yours=name in task.seated,
        about=settings.about,
        free=len(_free(task, name)),
        waiting=view.waiting,
        place=task.places.of(name).place if name else 0,
        makes_room=len(task.making_room),
    )


@group.post("/api/tables", who="somebody")
async def new_table(call: ApiCall, body: NewTable) -> NewTableAnswer:
    """Open a table, and be its host."""
    await _refuse_too_many(call)
    rules = _named_apart(call, await _read(call, lambda: _rules(body)))
    if body.bots > rules.chairs - 1 or body.bots > call.site.config.limits.bots:
        raise Refuse(400, said.NoRoomForBots(body.bots, rules.chairs), option="bots")
    settings = await _settings(call, body)
    call.site.openings.take(call.address, "new tables")
    opened = audit_row(call.site.now(), "opened", "", {"game": game_of(rules)})
    done = await by(call, opened, call.row)
    row = await call.site.room.new_table(rules, settings, call.me.name, done)
    call.site.occupancy.opened(row.id, call.address)
    await _seat_bots(call, row, body.bots)
    return NewTableAnswer(row.id, _invite(call, row, settings))


_LONGEST_NAME: Final = 60
"""Letters in the name of a table."""


async def _refuse_too_many(call: ApiCall) -> None:
    config, me, site = call.site.config, call.me, call.site
    if me.guest and config.may_open == "accounts":
        raise Refuse(403, said.OnlyAccountsOpen())
    if not me.admin and config.may_open == "admins":
        raise Refuse(403, said.OnlyAdminsOpen())
    tasks, limits = [task for task in site.room.tables() if task.event is None], config.limits
    own = [task for task in tasks if task.row.host == me.name and task.view().phase != "closed"]
    here = site.occupancy.opened_from(call.address)
    if len(own) >= limits.tables_each or here >= limits.tables_address:
        raise Refuse(409, said.TooManyTables())
    if len(tasks) >= limits.tables and not await site.occupancy.make_room(is_guest=me.guest):
        raise Refuse(409, said.TooManyTables())


async def _read(call: ApiCall, reading: Callable[[], Found]) -> Found:
    """What a configuration comes to: it is read beside the event loop, and not too often."""
    call.site.configurations.take(call.address, "configurations")
    return await call.work(reading)


def _rules(body: NewTable) -> TableRules:
    """The rules that are asked for, or why they cannot be."""
    chosen = preset(body.preset or PRESETS[0].name)
    if chosen is None:
        names = tuple([each.name for each in PRESETS])
        raise Refuse(400, said.NoPresetCalled(body.preset, names))
    try:
        wishes = _with(parsed(body.toml or chosen.toml), body)
        config = config_of(wishes)
        refuse_no_buy_in(config.rules)
    except BadGame as why:
        raise Refuse(400, said.RulesCannotBe(reason(why)), option=why.option) from why
    except RecursionError as why:
        raise Refuse(400, said.RulesCannotBe(NestedTooDeeply())) from why
    if config.players:
        raise Refuse(400, said.PlayersComeByLink())
    if not is_title(config.rules.name, _LONGEST_NAME, may_be_empty=True):
        raise Refuse(400, said.TableNameTooLong(_LONGEST_NAME), option="name")
    return config.rules


def _named_apart(call: ApiCall, rules: TableRules) -> TableRules:
    """The rules with a name that no other table of the host has: the second one has a number.

    Who says nothing has the same name proposed each time.
    """
    taken = {task.row.name for task in call.site.room.tables() if task.row.host == call.me.name}
    wished = rules.name or usual_name(call.me.name)
    name, number = wished, 2
    while name in taken:
        tail = f" {number}"
        name, number = f"{wished[: _LONGEST_NAME - len(tail)]}{tail}", number + 1
    return replace(rules, name=name)


@group.post("/api/rules")
async def rules(call: ApiCall, body: RulesBody) -> RulesAnswer:
    """What rules come to, before a table is opened by them, or why they cannot be."""
    wished = NewTable(preset=body.preset, toml=body.toml, game=body.game)

    def reading() -> RulesAnswer:
        try:
            return RulesAnswer(rules_sheet(_rules(wished)), "", "")
        except Refuse as no:
            why = no.said.why if isinstance(no.said, said.RulesCannotBe) else no.said
            return RulesAnswer(None, no.refusal.why, no.refusal.option or "", why)

    return await _read(call, reading)


def _with(wishes: dict[str, Any], body: NewTable) -> dict[str, Any]:
    """The wishes of a file, with what is said beside it."""
    if body.toml and body.preset and preset(body.preset) is None:
        wishes["preset"] = body.preset
    if body.game:
        wishes = {key: wishes[key] for key in wishes if key not in ("games", "mix", "change")}
        wishes["game"] = body.game
        if not body.toml:
            wishes.pop("chairs", None)
    if body.name.strip():
        wishes["name"] = body.name.strip()
    if body.approval is not None and isinstance(wishes.get("buy_in", {}), dict):
        wishes["buy_in"] = {**wishes.get("buy_in", {}), "approval": body.approval}
    return wishes


async def _settings(call: ApiCall, body: NewTable) -> TableSettings:
    password = ""
    if body.password:
        refuse_short(body.password)
        password = await call.site.passwords.hash(body.password)
    settings = TableSettings(
        private=body.private,
        password=password,
        spectators=body.spectators,
        delay=body.delay,
        restart=call.site.config.restart,
        money=body.money,
        about=body.about,
    )
    speeds = {"between": body.between, "pace": body.pace, "bot_pace": body.bot_pace}
    return replace(settings, **{key: said for key, said in speeds.items() if said is not None})


async def _seat_bots(call: ApiCall, row: TableRow, count: int) -> None:
    task = call.site.task(row.id)
    for _ in range(count if task else 0):
        assert task is not None, "it was just opened"
        await fulfil(call.site, task, call.me, secrets.token_hex(8), AddBot())


# One table --------------------------------------------------------------------------------------


@group.get("/api/tables/{table}")
async def table(call: ApiCall) -> TableSheet:
    """A table: its host, its settings, its rules."""
    return await sheet(call)


async def sheet(call: ApiCall) -> TableSheet:
    """The table that a call is about, as who asks may know it."""
    site, row, me, task = call.site, call.row, call.me, call.task
    settings = await site.settings(row)
    entered = await site.may_enter(row, me)
    role = await site.role(row, me.name)
    out = site.out(task, me)
    if task is not None and task.access.bars(me.name):
        task.asks_for_place(me.name)
    return TableSheet(
        id=row.id,
        name=row.name,
        host=row.host,
        role=role,
        entered=entered,
        closed=task is None,
        need_password=bool(settings.password) and not entered,
        settings=replace(settings, password="", links_made=0, links=()) if entered else None,
        rules_toml=_toml(await _rules_of(call)) if entered else "",
        invite=_invite(call, row, settings)
        if entered and _may_invite(call, role, settings)
        else "",
        reach=site.reach if entered else (),
        may_watch=task is not None and (me.admin or not task.access.bars(me.name)),
        chairs=task.view().chairs if task is not None else 0,
        free=_free(task, me.name) if task is not None and entered else (),
        bring=task.bring(me.name) if task is not None and entered else (0, 0),
        about=settings.about,
        out=None if out is None else OutSheet(out.by, out.reason, out.until),
        chair=task.seated.get(me.name, 0) if task is not None else 0,
        waiting=task.view().waiting if task is not None and entered else 0,
        place=task.places.of(me.name) if task is not None and entered else None,
        makes_room=task.making_room if task is not None and entered else (),
        event=await _event_of(call),
    )


async def _event_of(call: ApiCall) -> str:
    """The event that a table stands in, or stood in."""
    if call.task is not None:
        return call.task.event.event if call.task.event is not None else ""
    return (await call.site.books.of(call.row.id)).event


def _free(task: TableTask, name: str) -> tuple[int, ...]:
    """The chairs that nobody has taken, and that are kept for nobody else."""
    view, own = task.view(), task.places.of(name).chair
    taken = {*task.seated.values(), *view.kept} - {own}
    return tuple([chair for chair in range(1, view.chairs + 1) if chair not in taken])


async def _rules_of(call: ApiCall) -> TableRules:
    """The rules that a table has now, or had last."""
    rules = (await call.site.books.of(call.row.id)).rules
    if rules is None:
        raise Refuse(404, doors.NothingKnownOfTable(call.row.id))
    return rules


def _toml(rules: TableRules) -> str:
    try:
        return to_toml(Config(rules))
    except BadGame as why:  # rules that were changed to what no file can say
        return f"# {why}\n"


def _may_invite(call: ApiCall, role: str, settings: TableSettings) -> bool:
    """Whether who asks may send the link on: everybody where the table is open to all."""
    if call.task is not None and call.task.event is not None:
        return False  # who would come goes to the event
    if role == "host" or call.me.admin or not (settings.private or settings.password):
        return True
    sits = call.task is not None and call.me.name in call.task.seated
    return settings.players_invite and (role == "player" or sits)


def _invite(call: ApiCall, row: TableRow, settings: TableSettings) -> str:
    """The link to a table; where it is not open to all, it opens it."""
    link = f"{call.base_elsewhere}/t/{row.id}"
    if settings.private or settings.password:
        return f"{link}?invite={call.site.invitations.to(row.id, settings.links_made)}"
    return link


@group.post("/api/tables/{table}/wish", who="somebody")
async def wish(call: ApiCall, body: WishBody) -> Granted:
    """Ask for something at the table."""
    if not await call.site.may_enter(call.row, call.me):
        refuse_out(call)
        raise Refuse(403, doors.ByInvitation())
    answer = await fulfil(
        call.site,
        call.table,
        call.me,
        body.cmd,
        body.wish,
        body.hand,
        body.token,
        origin=origin_of(call.request, call.site.config),
        address=call.address,
    )
    if isinstance(answer, Refused):
        raise Refuse(409, answer.said, legal=answer.legal)
    return answer


@group.get("/api/tables/{table}/rules", who="visitor")
async def posted(call: ApiCall) -> PostedRules:
    """The house rules, as they are posted."""
    return await call.work(_posted, await _rules_of(call))


def _posted(rules: TableRules) -> PostedRules:
    whole = page(rules)
    sections = [
        PostedSection(
            section.group,
            section.title,
            section.heading,
            tuple(
                [
                    PostedLine(
                        line.name,
                        line.here,
                        line.usual,
                        line.choices,
                        line.meaning,
                        tuple(line.rules.replace(",", " ").split()),
                    )
                    for line in section.lines
                ]
            ),
        )
        for section in whole.sections
    ]
    return PostedRules(
        whole.title, whole.first, whole.asked, whole.notices, tuple(sections), *differing(rules)
    )


# The ledger -------------------------------------------------------------------------------------


async def _book(call: ApiCall) -> LedgerBook:
    """The table's book, as far as who asks may know it."""
    known = await call.site.known(call.row, call.me.name)
    return await call.site.books.of(call.row.id, known)


@group.get("/api/tables/{table}/ledger", who="visitor")
async def ledger(call: ApiCall) -> LedgerAnswer:
    """Who has won what, and who pays whom."""
    book = await _book(call)
    found = book.ledger
    dues = with_bots_together(found.dues, book.bots)
    # With very many players it takes a while to find the fewest payments.
    settled = await call.work(settle_up, dues)
    return LedgerAnswer(
        players=tuple(
            [
                LedgerLine(
                    each.player,
                    each.brought,
                    each.cashed_out,
                    each.chips,
                    each.net,
                    each.due,
                    each.side_bets,
                    each.player in book.bots,
                )
                for each in found.accounts.values()
            ]
        ),
        rake=found.rake,
        kitty=found.kitty,
        jackpot=found.jackpot,
        time_fees=found.time_fees,
        carried=found.carried,
        transfers=tuple([Transfer(t.payer, t.payee, t.chips) for t in settled.transfers]),
        adjustments=tuple(book.adjustments),
        movements=tuple(book.movements),
        hands=sum([not mark.ended for mark in book.hands.values()]),
        began=book.hands[min(book.hands)].at if book.hands else 0,
        ended=book.closed_at,
    )


@group.get("/api/tables/{table}/ledger.csv", who="visitor", media="text/csv")
async def ledger_csv(call: ApiCall) -> Document:
    """The same for a spreadsheet, with each buy-in and cash-out."""
    book = await _book(call)
    scale = 10 ** (await call.site.settings(call.row)).money.digits
    text = f"{to_csv(book.ledger, scale)}\n{movements_csv(book.movements, scale)}"
    return Document(text.encode(), "text/csv", f"ledger-{call.row.id}.csv")
