"""Stream overlay of a table: its link for hosts, and its delayed moments for a browser source.

Hosts open, reset and end it by the command ``stream``; players consent by ``show-on-stream``.
"""

from __future__ import annotations

from riverboat.web.api_errors import ApiError
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.table_schemas import OverlayBody, OverlayFrame, StreamLink
from riverboat.words.refusals.joining import OverlayClosed

router = Router("stream")


@router.get("/api/tables/{table}/stream", access="host")
async def get_stream_link(call: ApiCall) -> StreamLink:
    """Return the link to the stream overlay of a table, or an empty link while it is closed."""
    link_version = call.table.stream_link_version
    if not link_version:
        return StreamLink("")
    table_id = call.table_row.id
    overlay_key = call.app_state.tokens.overlay_key(table_id, link_version)
    return StreamLink(f"{call.public_base_url}/t/{table_id}/overlay#{overlay_key}")


@router.post("/api/tables/{table}/overlay")
async def get_overlay_frame(call: ApiCall, body: OverlayBody) -> OverlayFrame:
    """Return the delayed moment that the stream overlay shows now, for the key in the link."""
    table_task = call.task
    if table_task is None or not call.app_state.tokens.is_valid_overlay_key(
        table_task.id, table_task.stream_link_version, body.key
    ):
        raise ApiError(403, OverlayClosed())
    return OverlayFrame(table_task.overlay())
