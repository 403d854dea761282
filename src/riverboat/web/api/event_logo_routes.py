"""Event logo routes: a host's own picture for the TV clock."""

from __future__ import annotations

from base64 import b64decode

from msgspec.structs import replace

from riverboat.service.handlers.audit_codes import audit_row
from riverboat.store.audit_rows import AuditRow
from riverboat.store.errors import Conflict
from riverboat.web.api_errors import ApiError
from riverboat.web.records.event_logos import (
    MAX_BYTES,
    MAX_LOGO_CHANGES,
    LogoChanged,
    change_logo,
    count_changes,
    logo_url,
    media_type,
)
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Router
from riverboat.web.schemas.event_schemas import EventLogo, EventLogoBody
from riverboat.words.refusals import event_requests as phrases
from riverboat.words.refusals.requests import TryAgainSoon

router = Router("events")


@router.get("/api/events/{event}/logo")
async def get_logo(call: ApiCall) -> EventLogo:
    """Return the logo of an event as a data URL; empty if it has none."""
    return EventLogo(await logo_url(call.app_state.store, call.event.id))


@router.post("/api/events/{event}/logo", access="host")
async def set_logo(call: ApiCall, body: EventLogoBody) -> EventLogo:
    """Set the logo of an event: a PNG, JPEG or WebP picture; an empty one removes it."""
    call.app_state.config_limiter.consume(call.address, "configurations")
    try:
        image_bytes = b64decode(body.image, validate=True)
    except ValueError as error:
        raise ApiError(400, phrases.LogoUnreadable()) from error
    if len(image_bytes) > MAX_BYTES:
        raise ApiError(400, phrases.LogoTooLarge(MAX_BYTES // 1000))
    if image_bytes and not media_type(image_bytes):
        raise ApiError(400, phrases.LogoUnreadable())
    store, event_id = call.app_state.store, call.event.id
    if await count_changes(store, event_id) >= MAX_LOGO_CHANGES:
        raise ApiError(409, phrases.TooManyLogos(MAX_LOGO_CHANGES))
    try:
        await change_logo(
            store, event_id, LogoChanged(call.user.name, image_bytes), await _build_audit_row(call)
        )
    except Conflict as error:
        raise ApiError(409, TryAgainSoon()) from error
    return EventLogo(await logo_url(store, event_id))


async def _build_audit_row(call: ApiCall) -> AuditRow:
    tournament_session = await call.event.load()
    audit_args = {
        "event": tournament_session.id,
        "name": tournament_session.event.rules.name,
        "do": "logo",
    }
    row = audit_row(call.app_state.now(), "event-order", "", audit_args)
    role = "host" if tournament_session.host == call.user.name else "admin"
    return replace(row, actor=call.user.name, address=call.address, role=role)
