"""What other hosts of the room tell this one (``relay.news``)."""

from __future__ import annotations

import secrets
from typing import assert_never

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from riverboat.decoding import json_decoder
from riverboat.service.task.inbox import TableGone
from riverboat.web.relay.legs import Legs
from riverboat.web.relay.news import Announce, AnyNews, AskAgain, TellSomebody
from riverboat.web.relay.signature import relayed_of
from riverboat.web.site import Site
from riverboat.web.socket import POLICY, Connection
from riverboat.wire.wishes import Kick
from riverboat.words.refusals.connections import LoggedOut

_NEWS = json_decoder(AnyNews)


async def hear(site: Site, request: Request) -> Response:
    """Take what another host tells; nobody else is heard."""
    if relayed_of(request.scope) is None:
        return Response(status_code=404)
    try:
        news = _NEWS.decode(await request.body())
    except msgspec.MsgspecError:  # of a later version, which knows more
        return Response(status_code=400)
    match news:
        case AskAgain():
            await site.barring.open()
            await _send_away(site)
            await _ask_all_again(site)
        case TellSomebody():
            _tell(site, news)
        case Announce():
            site.announce_here(news.by, news.text, news.table)
        case _:
            assert_never(news)
    return Response(status_code=204)


async def _ask_all_again(site: Site) -> None:
    """Close the sockets of those who are not any more who they were."""
    site.cuts += 1
    for each in site.sockets:
        if isinstance(each, Connection) and await each.still() != each.me:
            each.dismiss(POLICY, LoggedOut())


async def _send_away(site: Site) -> None:
    """Whoever is kept out of the room has no seat at the tables of this host, either."""
    for barred in site.barring.all():
        for task in site.room.tables():
            if chair := task.seated.get(barred.player):
                cmd, kick = f"admin-{secrets.token_hex(8)}", Kick(chair, barred.reason)
                try:
                    await task.ask(barred.by, cmd, kick, as_host="admin")
                except TableGone:  # it is elsewhere by now
                    continue


def _tell(site: Site, news: TellSomebody) -> None:
    for socket in site.sockets:
        legs: Legs | None = socket.legs if isinstance(socket, Connection) else None
        if legs is not None and news.name and legs.leads_to(news.node):
            continue  # it has heard by its leg
        mine = socket.me.name == news.name if news.name else socket.me.session == news.session
        if mine:
            socket.outbox.put(bytes(news.frame))
