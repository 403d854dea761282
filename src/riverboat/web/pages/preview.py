"""What a messenger shows of a link to a table: its name, what is played, who hosts, free seats.

Whoever fetches a link for its preview has no name and no cookie. Of a table that is not open to
all it is told what an invitation in the link opens, and else the room's name alone.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from msgspec import Struct
from starlette.requests import Request

from riverboat.web.accounts.people import NOBODY
from riverboat.web.site import Site
from riverboat.words.previews import NoSeatFree, RoomInShort, SeatsFree, TableInShort
from riverboat.words.reader import Reader

PICTURE: Final = "/preview.png"
"""In the folder of the client: 1200 by 630, as messengers like it."""

_TABLE: Final = re.compile(r"/t/([\w-]{1,40})(?:/.*)?", re.ASCII)
_ROOM: Final = "riverboat"


class Preview(Struct, frozen=True):
    """A title and a sentence."""

    title: str
    text: str


async def preview_of(site: Site, path: str, invite: str, language: str) -> Preview:
    """What may be told of the table of this path to whoever has this invitation, in a language."""
    reader = Reader(language)
    room = Preview(_ROOM, reader.sentence(RoomInShort()))
    found = _TABLE.fullmatch(path)
    task = site.task(found[1]) if found else None
    if task is None:
        return room
    row = task.row
    invited = await site.opens(row, invite) or await site.makes_host(row, invite)
    if not invited and not await site.may_enter(task.row, NOBODY):
        return room
    view = task.view()
    free = view.chairs - len(view.seats)
    seats = SeatsFree(free, view.chairs) if free else NoSeatFree()
    game = task.view_of(NOBODY.name).game.name
    said = TableInShort(game, task.row.host, seats)
    return Preview(task.row.name, reader.sentence(said))


def tags(preview: Preview, site: Site, request: Request) -> str:
    """The tags that messengers read, for the head of a page."""
    base = site.link_base(request)
    path = request.url.path
    properties = {
        "og:site_name": _ROOM,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{base}{path}",
        "og:image": f"{base}{PICTURE}",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [
        f'<meta property="{name}" content="{escape(value)}" />'
        for name, value in properties.items()
    ]
    lines.append(f'<meta name="description" content="{escape(preview.text)}" />')
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)
