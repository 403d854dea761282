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


async def build_preview(
    app_state: AppState, path: str, invitation: str, language: str
) -> LinkPreview:
    """Return the preview of a table's path for the holder of an invitation, in a language."""
    reader = Reader(language)
    room_preview = LinkPreview(_ROOM_NAME, reader.sentence(RoomPreview()))
    match = _TABLE_PATH_PATTERN.fullmatch(path)
    table_task = app_state.find_table(match[1]) if match else None
    if table_task is None:
        return room_preview
    row = table_task.row
    is_invited = await app_state.is_valid_invitation(
        row, invitation
    ) or await app_state.is_valid_host_invitation(row, invitation)
    if not is_invited and not await app_state.can_enter(table_task.row, ANONYMOUS):
        return room_preview
    view = table_task.view()
    free_seat_count = view.chair_count - len(view.seats)
    seats_phrase = SeatsFree(free_seat_count, view.chair_count) if free_seat_count else NoSeatFree()
    game_name = table_task.view_of(ANONYMOUS.name).game.name
    table_phrase = TablePreview(game_name, table_task.row.host, seats_phrase)
    return LinkPreview(table_task.row.name, reader.sentence(table_phrase))


def render_meta_tags(preview: LinkPreview, app_state: AppState, request: Request) -> str:
    """Return the meta tags of a preview for the head of a page."""
    base_url = app_state.public_base_url(request)
    path = request.url.path
    content_by_property = {
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
        f'<meta property="{property_name}" content="{escape(content)}" />'
        for property_name, content in content_by_property.items()
    ]
    lines.append(f'<meta name="description" content="{escape(preview.text)}" />')
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines)
