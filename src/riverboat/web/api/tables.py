"""Tables: the lobby, opening one, entering it, wishes, and its ledger."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from msgspec.structs import replace

from riverboat.engine import BadGame
from riverboat.service.keeper import Keeper
from riverboat.service.settings import TableSettings
from riverboat.store.port import TableRow
from riverboat.table.config import Config, config_of, parsed
from riverboat.table.config_writing import to_toml
from riverboat.table.posted import page
from riverboat.table.rules import TableRules
from riverboat.table.settling import settle_up, to_csv
from riverboat.web.presets import PRESETS, preset
from riverboat.web.refusals import Refuse
from riverboat.web.routing import Call, Document, Group
from riverboat.web.shapes import (
    LedgerAnswer,
    LedgerLine,
    NewTable,
    NewTableAnswer,
    PostedLine,
    PostedRules,
    PostedSection,
    TableLine,
    TableSheet,
    Transfer,
    WishBody,
)
from riverboat.web.wishing import fulfil
from riverboat.wire.messages import Granted, Refused
from riverboat.wire.wishes import AddBot

group = Group("tables")


# The lobby --------------------------------------------------------------------------------------


@group.get("/api/tables")
async def tables(call: Call) -> tuple[TableLine, ...]:
    """The tables that are open, and that one may know of."""
    return tuple(
        [
            _line(keeper, call.me.name)
            for keeper in call.site.room.tables()
            if not keeper.settings.private or await call.site.may_enter(keeper.row, call.me)
        ]
    )


def _line(keeper: Keeper, name: str) -> TableLine:
    view, settings = keeper.view(), keeper.settings
    return TableLine(
        id=keeper.id,
        name=keeper.row.name,
        game=view.game.name,
        chairs=view.chairs,
        seated=len(view.seats),
        watching=view.watching,
        blinds=view.game.blinds,
        private=settings.private or bool(settings.password),
        host=keeper.row.host,
        playing=view.phase in ("playing", "showdown", "straddles", "between"),
        yours=name in keeper.seated,
    )


@group.post("/api/tables", who="somebody")
async def new_table(call: Call, body: NewTable) -> NewTableAnswer:
    """Open a table, and be its host."""
    _refuse_too_many(call)
    rules = _rules(body)
    if body.bots > rules.chairs - 1 or body.bots > call.site.config.limits.bots:
        raise Refuse(400, "too-many", f"there is no room for {body.bots} bots")
    settings = await _settings(call, body)
    row = await call.site.room.new_table(rules, settings, call.me.name)
    await _seat_bots(call, row, body.bots)
    return NewTableAnswer(row.id, _invite(call, row, settings))


def _refuse_too_many(call: Call) -> None:
    config, me = call.site.config, call.me
    if me.guest and config.may_open == "accounts":
        raise Refuse(403, "may-not-open", "only people with an account open tables here")
    if not me.admin and config.may_open == "admins":
        raise Refuse(403, "may-not-open", "only the room's administrators open tables here")
    keepers = call.site.room.tables()
    own = [keeper for keeper in keepers if keeper.row.host == me.name]
    if len(keepers) >= config.limits.tables or len(own) >= config.limits.tables_each:
        raise Refuse(409, "too-many", "there are too many tables open: close one first")


def _rules(body: NewTable) -> TableRules:
    """The rules that are asked for, or why they cannot be."""
    chosen = preset(body.preset or PRESETS[0].name)
    if chosen is None:
        names = ", ".join(each.name for each in PRESETS)
        raise Refuse(400, "no-preset", f"there is no preset {body.preset}; there are {names}")
    try:
        wishes = _with(parsed(body.toml or chosen.toml), body)
        config = config_of(wishes)
    except BadGame as why:
        raise Refuse(400, "bad-rules", str(why)) from why
    except RecursionError as why:
        raise Refuse(400, "bad-rules", "the configuration is nested too deeply") from why
    if config.players:
        by_link = "players come by the invitation: leave [[players]] out, and say how many bots"
        raise Refuse(400, "bad-rules", by_link)
    if len(config.rules.name) > 60 or not config.rules.name.isprintable():
        raise Refuse(400, "bad-rules", "a table's name is a line of at most 60 letters")
    return config.rules


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


async def _settings(call: Call, body: NewTable) -> TableSettings:
    password = await call.site.passwords.hash(body.password) if body.password else ""
    settings = TableSettings(
        private=body.private,
        password=password,
        spectators=body.spectators,
        delay=body.delay,
        restart=call.site.config.restart,
    )
    return settings if body.between is None else replace(settings, between=body.between)


async def _seat_bots(call: Call, row: TableRow, count: int) -> None:
    keeper = call.site.keeper(row.id)
    for _ in range(count if keeper else 0):
        assert keeper is not None, "it was just opened"
        await fulfil(call.site, keeper, call.me, secrets.token_hex(8), AddBot())


# One table --------------------------------------------------------------------------------------


@group.get("/api/tables/{table}")
async def table(call: Call) -> TableSheet:
    """A table: its host, its settings, its rules."""
    return await sheet(call)


async def sheet(call: Call) -> TableSheet:
    """The table that a call is about, as who asks may know it."""
    site, row, me, keeper = call.site, call.row, call.me, call.keeper
    settings = await site.settings(row)
    entered = await site.may_enter(row, me)
    role = await site.role(row, me.name)
    return TableSheet(
        id=row.id,
        name=row.name,
        host=row.host,
        role=role,
        entered=entered,
        closed=keeper is None,
        need_password=bool(settings.password) and not entered,
        settings=replace(settings, password="") if entered else None,
        rules_toml=_toml(await _rules_of(call)) if entered else "",
        invite=_invite(call, row, settings) if role == "host" or me.admin else "",
        may_watch=keeper is not None and (me.admin or not keeper.access.bars(me.name)),
        free=_free(keeper) if keeper is not None and entered else (),
        bring=keeper.bring(me.name) if keeper is not None and entered else (0, 0),
    )


def _free(keeper: Keeper) -> tuple[int, ...]:
    """The chairs that nobody has taken."""
    view, taken = keeper.view(), keeper.seated.values()
    return tuple([chair for chair in range(1, view.chairs + 1) if chair not in taken])


async def _rules_of(call: Call) -> TableRules:
    """The rules that a table has now, or had last."""
    rules = (await call.site.books.of(call.row.id)).rules
    if rules is None:
        raise Refuse(404, "no-table", f"nothing is known of table {call.row.id}")
    return rules


def _toml(rules: TableRules) -> str:
    try:
        return to_toml(Config(rules))
    except BadGame as why:  # rules that were changed to what no file can say
        return f"# {why}\n"


def _invite(call: Call, row: TableRow, settings: TableSettings) -> str:
    """The link to a table; where it is not open to all, it opens it."""
    link = f"{call.base}/t/{row.id}"
    if settings.private or settings.password:
        return f"{link}?invite={call.site.invitations.to(row.id)}"
    return link


@group.post("/api/tables/{table}/wish", who="somebody")
async def wish(call: Call, body: WishBody) -> Granted:
    """Ask for something at the table."""
    if not await call.site.may_enter(call.row, call.me):
        raise Refuse(403, "private", "this table opens to an invitation or a password")
    answer = await fulfil(
        call.site, call.table, call.me, body.cmd, body.wish, body.hand, body.token
    )
    if isinstance(answer, Refused):
        raise Refuse(409, answer.code, answer.why, rule=answer.rule, legal=answer.legal)
    return answer


@group.get("/api/tables/{table}/rules", who="visitor")
async def posted(call: Call) -> PostedRules:
    """The house rules, as they are posted."""
    whole = page(await _rules_of(call))
    sections = [
        PostedSection(
            section.title,
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
    return PostedRules(whole.title, whole.first, whole.notices, tuple(sections))


# The ledger -------------------------------------------------------------------------------------


@group.get("/api/tables/{table}/ledger", who="visitor")
async def ledger(call: Call) -> LedgerAnswer:
    """Who has won what, and who pays whom."""
    book = await call.site.books.of(call.row.id)
    found = book.ledger
    dues = {name: chips for name, chips in found.dues.items() if chips}
    # With very many players it takes a while to find the fewest payments.
    settled = await asyncio.to_thread(settle_up, dues)
    return LedgerAnswer(
        players=tuple(
            [
                LedgerLine(
                    each.player, each.brought, each.cashed_out, each.chips, each.net, each.due
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
    )


@group.get("/api/tables/{table}/ledger.csv", who="visitor", media="text/csv")
async def ledger_csv(call: Call) -> Document:
    """The same for a spreadsheet."""
    book = await call.site.books.of(call.row.id)
    return Document(to_csv(book.ledger).encode(), "text/csv", f"ledger-{call.row.id}.csv")
