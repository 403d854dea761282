"""Link previews in messengers: a table's name, its game, its host, its free seats.

A client that fetches a preview has no name and no cookie. For a table that is not public, the
preview shows only what an invitation in the link opens, and otherwise the room's name alone.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from msgspec import Struct
from starlette.requests import Request

from riverboat.web.accounts.account_service import ANONYMOUS
from riverboat.web.app_state import AppState
from riverboat.words.previews import NoSeatFree, RoomPreview, SeatsFree, TablePreview
from riverboat.words.reader import Reader

PREVIEW_PICTURE_PATH: Final = "/preview.png"
"""Preview image in the client's folder: 1200 by 630, as messengers prefer."""

_TABLE_PATH_PATTERN: Final = re.compile(r"/t/([\w-]{1,40})(?:/.*)?", re.ASCII)
_ROOM_NAME: Final = "riverboat"


class LinkPreview(Struct, frozen=True):
    """Title and sentence of a link preview."""

    title: str
    text: str


async def build_preview(app_state: AppState, path: str, invite: str, language: str) -> LinkPreview:
    """Return the preview of a table's path for the holder of an invitation, in a language."""
    reader = Reader(language)
    room_preview = LinkPreview(_ROOM_NAME, reader.sentence(RoomPreview()))
    match = _TABLE_PATH_PATTERN.fullmatch(path)
    task = app_state.find_table(match[1]) if match else None
    if task is None:
        return room_preview
    row = task.row
    is_invited = await app_state.is_valid_invitation(
        row, invite
    ) or await app_state.is_valid_host_invitation(row, invite)
    if not is_invited and not await app_state.can_enter(task.row, ANONYMOUS):
        return room_preview
    view = task.view()
    free_seat_count = view.chairs - len(view.seats)
    seats = SeatsFree(free_seat_count, view.chairs) if free_seat_count else NoSeatFree()
    game = task.view_of(ANONYMOUS.name).game.name
    summary = TablePreview(game, task.row.host, seats)
    return LinkPreview(task.row.name, reader.sentence(summary))


def meta_tags(preview: LinkPreview, app_state: AppState, request: Request) -> str:
    """Return the meta tags of a preview for the head of a page."""
    base_url = app_state.public_base_url(request)
    path = request.url.path
    properties = {
        "og:site_name": _ROOM_NAME,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.text,
        "og:url": f"{base_url}{path}",
        "og:image": f"{base_url}{PREVIEW_PICTURE_PATH}",
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
