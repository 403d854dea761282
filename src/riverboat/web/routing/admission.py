"""Who asks, and whether they may."""

from __future__ import annotations

import re
from typing import Any, Final

from msgspec.structs import replace

from riverboat.store.rows import TableRow
from riverboat.web.accounts.people import NOBODY, Person
from riverboat.web.limits.addresses import differs_by_scheme, same_origin
from riverboat.web.refusals import Refuse
from riverboat.web.routing.call import ApiCall, EventCall
from riverboat.web.routing.cookies import COOKIE, DEVICE, NAMES, read_cookie
from riverboat.web.routing.endpoint import SAFE, Endpoint
from riverboat.web.site import Site
from riverboat.words.refusals import doors, event_doors
from riverboat.words.refusals import requests as said
from riverboat.words.refusals.wishes import SayWhoYouAre


async def identify(site: Site, request: Any) -> tuple[Person, bool]:
    """Who makes a request, and whether the session was made longer; ``Refuse`` for a wrong key."""
    authorization = request.headers.get("authorization", "")
    if authorization:
        kind, _, key = authorization.partition(" ")
        if kind.lower() != "bearer":
            raise Refuse(401, said.SayBearer())
        me = await site.people.of_key(key.strip())
        site.barring.refuse([me.name])
        return me, False
    token = read_cookie(request, COOKIE)
    me, renewed = await site.people.of_session(token) if token else (NOBODY, False)
    named = site.invitations.named(read_cookie(request, NAMES))
    before: tuple[str, ...] = ()
    if not me.name or me.guest:
        before = (*named, *site.invitations.devices_of(read_cookie(request, DEVICE)))
    elif me.name in named:  # the account began in this browser
        before = named
    if me.name and site.barring.of((me.name, *before)) is not None:
        me, renewed = NOBODY, False
    return replace(me, before=before), renewed


async def admit(call: ApiCall, endpoint: Endpoint) -> None:
    """Refuse who may not ask for this, or did not ask for it themselves."""
    me, request, site = call.me, call.request, call.site
    if endpoint.method not in SAFE:
        if not same_origin(request, site.config):
            differs = differs_by_scheme(request, site.config)
            raise Refuse(403, said.SchemeDiffers() if differs else said.FromAnotherPage())
        csrf = request.headers.get("x-csrf", "")
        if me.session and csrf != me.csrf:
            # A page that was opened before the last login has the token of another session.
            raise Refuse(403, said.PageIsOutOfDate() if csrf else said.SendTheCsrf())
    _read_path(call, endpoint)
    if "table" in endpoint.names:
        call.row = await _row(site, call.path["table"])
        call.task = site.task(call.row.id)
    if "event" in endpoint.names:
        call.event = await _event(site, call.path["event"])
    if endpoint.who in ("somebody", "host", "admin") and not me.name:
        raise Refuse(401, SayWhoYouAre())
    if endpoint.who == "admin" and not me.admin:
        raise Refuse(403, said.NotAnAdmin())
    if not endpoint.by_key and me.name and not me.session:
        raise Refuse(403, said.NotByKey())
    if "event" in endpoint.names:
        if endpoint.who == "host" and not await call.hosts_event():
            raise Refuse(403, event_doors.NotTheEventsHost())
        return
    if endpoint.who in ("visitor", "host") and not await site.may_enter(call.row, me):
        refuse_out(call)
        raise Refuse(403, doors.ByInvitation())
    if endpoint.who == "host" and not (me.admin or await site.role(call.row, me.name) == "host"):
        raise Refuse(403, doors.NotAHost())


def refuse_out(call: ApiCall) -> None:
    """Refuse whom a host keeps out of the table that a call is about."""
    out = call.site.out(call.task, call.me)
    if out is not None:
        raise Refuse(403, out.said)


_PATHS: Final = {
    "hand": re.compile(r"[1-9]\d{0,8}"),
    "share": re.compile(r"[\w.-]{10,400}", re.ASCII),
}
_WORD: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


def _read_path(call: ApiCall, endpoint: Endpoint) -> None:
    for name in endpoint.names:
        value = str(call.request.path_params[name])
        if not _PATHS.get(name, _WORD).fullmatch(value):
            raise Refuse(404, said.NoSuchThing(name))
        call.path[name] = value


async def _row(site: Site, table: str) -> TableRow:
    task = site.task(table)
    row = task.row if task is not None else await site.store.table(table)
    if row is None:
        raise Refuse(404, doors.NoTable(table))
    return row


async def _event(site: Site, event: str) -> EventCall:
    task = site.director.task(event)
    past = await site.director.past(event) if task is None else None
    if task is None and past is None:
        raise Refuse(404, event_doors.NoSuchEvent(event))
    return EventCall(event, task, past)
