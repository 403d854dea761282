"""Joining a table: entry, hosts, links, and the settings that hosts decide."""

from __future__ import annotations

from secrets import token_hex

from msgspec import UNSET
from msgspec.structs import asdict

from riverboat.service.handlers.audit_codes import AuditArgs, AuditCode
from riverboat.service.state.table_settings import TableLink
from riverboat.store.rows import AccountRow
from riverboat.web.accounts.password_hashing import validate_table_password
from riverboat.web.api.login_routes import build_device_code_response
from riverboat.web.api.tables import build_table_details
from riverboat.web.api_errors import ApiError
from riverboat.web.audit_recording import diff_settings, record_audit
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.authorization import require_not_banned
from riverboat.web.routing.endpoint import Done, Router
from riverboat.web.schemas.login_schemas import DeviceCode, SeatLinkBody
from riverboat.web.schemas.table_schemas import (
    EnterTableBody,
    LinkBody,
    NewLinkResponse,
    RoleBody,
    SettingsBody,
    TableDetails,
)
from riverboat.words import Player
from riverboat.words.refusals import joining as phrases
from riverboat.words.refusals.event_requests import TournamentLinkRequired
from riverboat.words.refusals.player_names import PlayerNameUnknown

router = Router("doors")

MAX_LINKS = 50
LINK_SECONDS = {"hour": 3600, "day": 86_400, "week": 7 * 86_400}


@router.post("/api/tables/{table}/enter", access="somebody")
async def enter_table(call: ApiCall, body: EnterTableBody) -> Done:
    """Enter a table by an invitation or a password."""
    app_state, row = call.app_state, call.table_row
    require_not_banned(call)
    if body.invitation and await app_state.is_valid_host_invitation(row, body.invitation):
        if await app_state.find_role(row, call.user.name) != "host":
            await record_audit(call, "host-by-link", call.user.name)
        await app_state.set_role(row, call.user.name, "host")
        return Done()
    if await app_state.can_enter(row, call.user):
        return Done()
    attempt_keys = (f"{row.id} {call.address}", f"{row.id} {call.user.name}")
    attempt = app_state.table_password_attempts.start_attempt(
        *attempt_keys
    )  # count the attempt before any lookup
    try:
        is_admitted = await _is_admitted(call, body)
    except ApiError:  # the request was not processed
        attempt.cancel()
        raise
    if not is_admitted:
        raise ApiError(403, phrases.TablePasswordWrong())
    attempt.succeed(*attempt_keys)
    await app_state.set_role(row, call.user.name, "player")
    return Done()


async def _is_admitted(call: ApiCall, body: EnterTableBody) -> bool:
    if body.invitation and await call.app_state.redeem_invitation(call.table_row, body.invitation):
        return True
    settings = await call.app_state.find_settings(call.table_row)
    if not body.password or not settings.password:
        return False
    return await call.app_state.passwords.verify(settings.password, body.password)


@router.get("/api/tables/{table}/links", access="host")
async def list_links(call: ApiCall) -> tuple[TableLink, ...]:
    """Return the valid single-person and temporary links of a table."""
    return _list_active_links(call)


@router.post("/api/tables/{table}/links", access="host")
async def create_link(call: ApiCall, body: LinkBody) -> NewLinkResponse:
    """Create a link for one person, or for a limited time."""
    app_state, now_ms = call.app_state, call.app_state.now()
    async with app_state.links_lock:
        settings = call.table.settings
        if call.table.event_link is not None:
            raise ApiError(409, TournamentLinkRequired())
        if not (settings.private or settings.password):
            raise ApiError(409, phrases.PublicTableLink())
        active_links = _list_active_links(call)
        if len(active_links) >= MAX_LINKS:
            raise ApiError(409, phrases.TooManyLinks(MAX_LINKS))
        expires_at = now_ms + 1000 * LINK_SECONDS[body.valid_for]
        table_link = TableLink(
            id=token_hex(8), is_single_use=body.is_single_use, made_at=now_ms, expires_at=expires_at
        )
        audit_args: AuditArgs = {
            "link": table_link.id,
            "once": table_link.is_single_use,
            "until": expires_at,
        }
        await record_audit(call, "link-made", "", audit_args)
        await _update_links(call, links=(*active_links, table_link))
    invitation = app_state.tokens.link_invitation(call.table_row.id, table_link.id)
    invitation_url = f"{call.public_base_url}/t/{call.table_row.id}?invite={invitation}"
    return NewLinkResponse(
        table_link.id, invitation_url, table_link.is_single_use, table_link.expires_at
    )


@router.delete("/api/tables/{table}/links/{link}", access="host")
async def revoke_link(call: ApiCall) -> Done:
    """Revoke a link."""
    async with call.app_state.links_lock:
        active_links = _list_active_links(call)
        remaining_links = tuple(
            [table_link for table_link in active_links if table_link.id != call.path_params["link"]]
        )
        if len(remaining_links) == len(active_links):
            raise ApiError(404, phrases.NoSuchLink())
        await record_audit(call, "link-ended", "", {"link": call.path_params["link"]})
        await _update_links(call, links=remaining_links)
    return Done()


@router.post("/api/tables/{table}/links/renew", access="host")
async def reset_links(call: ApiCall) -> TableDetails:
    """Reset all links to a table: earlier ones are no longer valid for any guest."""
    async with call.app_state.links_lock:
        links_version = call.table.settings.links_made
        await record_audit(call, "links-renewed")
        await _update_links(call, links_made=links_version + 1, links=())
    return await build_table_details(call)


def _list_active_links(call: ApiCall) -> tuple[TableLink, ...]:
    now_ms = call.app_state.now()
    return tuple(
        [table_link for table_link in call.table.settings.links if now_ms < table_link.expires_at]
    )


async def _update_links(call: ApiCall, **changes: object) -> None:
    try:
        await call.app_state.room.change_settings(call.table.id, changes)
    except KeyError:
        raise ApiError(409, phrases.NamedTableClosed(call.table_row.name)) from None


@router.post("/api/tables/{table}/roles", access="host")
async def set_role(call: ApiCall, body: RoleBody) -> Done:
    """Make a user a host, admit them, or remove their role."""
    account = await call.app_state.accounts.find_account(body.name)
    if account is None:
        raise ApiError(404, PlayerNameUnknown(body.name))
    if account.name == call.table_row.host:
        raise ApiError(409, phrases.TableOpenerStaysHost(Player(account.name)))
    audit_code: AuditCode = "role-given" if body.role else "role-taken"
    await record_audit(call, audit_code, account.name, {"role": body.role} if body.role else None)
    await call.app_state.set_role(call.table_row, account.name, body.role, call.user.name)
    return Done()


@router.post("/api/tables/{table}/seat-link", access="host")
async def create_seat_link(call: ApiCall, body: SeatLinkBody) -> DeviceCode:
    """Create a link with which an absent guest returns to their seat from another browser."""
    account = await call.app_state.accounts.find_account(body.name)
    if account is None or account.name not in call.table.chair_by_player:
        raise ApiError(404, phrases.NotSeated(body.name))
    _validate_seat_link(call, account)
    await record_audit(call, "seat-link", account.name)
    await call.table.record_seat_link(account.name, call.user.name)
    return build_device_code_response(
        call, call.app_state.device_codes.create_for_guest(account.name), call.table_row.id
    )


def _validate_seat_link(call: ApiCall, account: AccountRow) -> None:
    """Refuse a seat link unless it is for an absent guest who plays only at this table.

    The link logs its holder in as the guest, and so shows the guest's cards.
    """
    name = account.name
    if account.password_hash or account.is_admin:
        raise ApiError(409, phrases.AccountLoginRequired(Player(name)))
    if call.table.is_connected(name):
        raise ApiError(409, phrases.PlayerAtTable(Player(name)))
    for table_task in call.app_state.room.tables():
        if table_task.access.is_host(name) or (
            table_task.id != call.table_row.id and name in table_task.chair_by_player
        ):
            raise ApiError(409, phrases.SeatLinkForbidden(Player(name)))


@router.patch("/api/tables/{table}/settings", access="host")
async def update_settings(call: ApiCall, body: SettingsBody) -> TableDetails:
    """Change the given settings of the table at once."""
    changes = {name: value for name, value in asdict(body).items() if value is not UNSET}
    if password := changes.get("password"):
        validate_table_password(password)
        changes["password"] = await call.app_state.passwords.hash(password)
    if audit_args := diff_settings(call.table.settings, changes):
        await record_audit(call, "settings", "", audit_args)
    try:
        await call.app_state.room.change_settings(call.table.id, changes)
    except KeyError:
        raise ApiError(409, phrases.NamedTableClosed(call.table_row.name)) from None
    return await build_table_details(call)
