"""The door of a table: who comes in, who is its host, and what its hosts settle about it."""

from __future__ import annotations

from secrets import token_hex

from msgspec import UNSET
from msgspec.structs import asdict

from riverboat.service.state.settings import TableLink
from riverboat.service.wishes.audit import Args, What
from riverboat.store.rows import AccountRow
from riverboat.web.accounts.passwords import refuse_short
from riverboat.web.api.people import shown
from riverboat.web.api.tables import sheet
from riverboat.web.audit import changed, note
from riverboat.web.refusals import Refuse
from riverboat.web.routing.admission import refuse_out
from riverboat.web.routing.call import ApiCall
from riverboat.web.routing.endpoint import Done, Group
from riverboat.web.shapes.people import DeviceCode, SeatLinkBody
from riverboat.web.shapes.tables import (
    EnterBody,
    LinkBody,
    NewLink,
    RoleBody,
    SettingsBody,
    TableSheet,
)
from riverboat.words import Player
from riverboat.words.refusals import doors as said
from riverboat.words.refusals.event_doors import InvitedToTheEvent
from riverboat.words.refusals.names import NobodyIsCalled

group = Group("doors")

MOST_LINKS = 50
SECONDS = {"hour": 3600, "day": 86_400, "week": 7 * 86_400}


@group.post("/api/tables/{table}/enter", who="somebody")
async def enter(call: ApiCall, body: EnterBody) -> Done:
    """Enter by an invitation or a password."""
    site, row = call.site, call.row
    refuse_out(call)
    if body.invite and await site.makes_host(row, body.invite):
        if await site.role(row, call.me.name) != "host":
            await note(call, "host-by-link", call.me.name)
        await site.give_role(row, call.me.name, "host")
        return Done()
    if await site.may_enter(row, call.me):
        return Done()
    whos = (f"{row.id} {call.address}", f"{row.id} {call.me.name}")
    guess = site.door.guess(*whos)  # it counts before anything is looked at
    try:
        opens = await _opens(call, body)
    except Refuse:  # nobody had time to look
        guess.taken_back()
        raise
    if not opens:
        raise Refuse(403, said.DoesNotOpenIt())
    guess.right(*whos)
    await site.give_role(row, call.me.name, "player")
    return Done()


async def _opens(call: ApiCall, body: EnterBody) -> bool:
    if body.invite and await call.site.uses(call.row, body.invite):
        return True
    settings = await call.site.settings(call.row)
    if not body.password or not settings.password:
        return False
    return await call.site.passwords.matches(settings.password, body.password)


# Links ------------------------------------------------------------------------------------------


@group.get("/api/tables/{table}/links", who="host")
async def links(call: ApiCall) -> tuple[TableLink, ...]:
    """The links for one person or for a while that are good now."""
    return _good(call)


@group.post("/api/tables/{table}/links", who="host")
async def new_link(call: ApiCall, body: LinkBody) -> NewLink:
    """Make a link for one person, or for a while."""
    site, now = call.site, call.site.now()
    async with site.linking:
        settings = call.table.settings
        if call.table.event is not None:
            raise Refuse(409, InvitedToTheEvent())
        if not (settings.private or settings.password):
            raise Refuse(409, said.OpenToAll())
        good = _good(call)
        if len(good) >= MOST_LINKS:
            raise Refuse(409, said.TooManyLinks(MOST_LINKS))
        until = now + 1000 * SECONDS[body.good_for]
        link = TableLink(id=token_hex(8), once=body.once, made_at=now, until=until)
        args: Args = {"link": link.id, "once": link.once, "until": until}
        await note(call, "link-made", "", args)
        await _change_links(call, links=(*good, link))
    invitation = site.invitations.by_link(call.row.id, link.id)
    address = f"{call.base_elsewhere}/t/{call.row.id}?invite={invitation}"
    return NewLink(link.id, address, link.once, link.until)


@group.delete("/api/tables/{table}/links/{link}", who="host")
async def end_link(call: ApiCall) -> Done:
    """End a link: it opens nothing from now on."""
    async with call.site.linking:
        good = _good(call)
        left = tuple([link for link in good if link.id != call.path["link"]])
        if len(left) == len(good):
            raise Refuse(404, said.NoSuchLink())
        await note(call, "link-ended", "", {"link": call.path["link"]})
        await _change_links(call, links=left)
    return Done()


@group.post("/api/tables/{table}/links/renew", who="host")
async def renew_links(call: ApiCall) -> TableSheet:
    """Make all links to a table anew: those of before open nothing, whoever has them."""
    async with call.site.linking:
        made = call.table.settings.links_made
        await note(call, "links-renewed")
        await _change_links(call, links_made=made + 1, links=())
    return await sheet(call)


def _good(call: ApiCall) -> tuple[TableLink, ...]:
    now = call.site.now()
    return tuple([link for link in call.table.settings.links if now < link.until])


async def _change_links(call: ApiCall, **changes: object) -> None:
    try:
        await call.site.room.change(call.table.id, changes)
    except KeyError:
        raise Refuse(409, said.TableIsShut(call.row.name)) from None


# What hosts settle ------------------------------------------------------------------------------


@group.post("/api/tables/{table}/roles", who="host")
async def roles(call: ApiCall, body: RoleBody) -> Done:
    """Make somebody a host, or let them in, or neither from now on."""
    account = await call.site.people.account(body.name)
    if account is None:
        raise Refuse(404, NobodyIsCalled(body.name))
    if account.name == call.row.host:
        raise Refuse(409, said.OpenedTheTable(Player(account.name)))
    what: What = "role-given" if body.role else "role-taken"
    await note(call, what, account.name, {"role": body.role} if body.role else None)
    await call.site.give_role(call.row, account.name, body.role, call.me.name)
    return Done()


@group.post("/api/tables/{table}/seat-link", who="host")
async def seat_link(call: ApiCall, body: SeatLinkBody) -> DeviceCode:
    """Make a link by which a guest who is away comes back to their seat from another browser."""
    account = await call.site.people.account(body.name)
    if account is None or account.name not in call.table.seated:
        raise Refuse(404, said.NotSeated(body.name))
    _refuse_seat_link(call, account)
    await note(call, "seat-link", account.name)
    await call.table.hands_over(account.name, call.me.name)
    return shown(call, call.site.codes.of_a_guest(account.name), call.row.id)


def _refuse_seat_link(call: ApiCall, account: AccountRow) -> None:
    """A link lets whoever has it see the cards: only a guest of this table alone is given one."""
    name = account.name
    if account.password or account.admin:
        raise Refuse(409, said.ComesBackByPassword(Player(name)))
    if call.table.is_watched_by(name):
        raise Refuse(409, said.IsAtTheTable(Player(name)))
    for task in call.site.room.tables():
        if task.access.hosts(name) or (task.id != call.row.id and name in task.seated):
            raise Refuse(409, said.HasMoreThanTheSeat(Player(name)))


@group.patch("/api/tables/{table}/settings", who="host")
async def settings(call: ApiCall, body: SettingsBody) -> TableSheet:
    """Change settings of the table: at once, and only those that are named."""
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if password := changes.get("password"):
        refuse_short(password)
        changes["password"] = await call.site.passwords.hash(password)
    if args := changed(call.table.settings, changes):
        await note(call, "settings", "", args)
    try:
        await call.site.room.change(call.table.id, changes)
    except KeyError:
        raise Refuse(409, said.TableIsShut(call.row.name)) from None
    return await sheet(call)
