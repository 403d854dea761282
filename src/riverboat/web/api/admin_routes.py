"""Administration routes: people, bans, tables, and announcements to all."""

from __future__ import annotations

import secrets

from riverboat.service.handlers.audit_codes import AuditArgs
from riverboat.store.rows import AccountRow
from riverboat.web.account_deletion import has_played_or_hosted
from riverboat.web.accounts.room_bans import PlayerBanned
from riverboat.web.accounts.second_factors import NO_FACTORS
from riverboat.web.api.tables import build_table_list_item
from riverboat.web.api_errors import ApiError
from riverboat.web.audit_recording import record_audit
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import Done, Router
from riverboat.web.schemas.admin_schemas import (
    BanBody,
    BanEntry,
    EndSessionsBody,
    MessageBody,
    NameBody,
    PeopleQuery,
    PersonListItem,
    RestoreDrillStatus,
    StorageUsage,
)
from riverboat.web.schemas.lobby_schemas import TableListItem
from riverboat.web.schemas.table_schemas import BanDetails
from riverboat.wire.client_commands import AnyClientCommand, Close, Kick
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words import Player, Refusal
from riverboat.words.refusals import accounts as phrases
from riverboat.words.refusals.connections import BannedFromRoom, LoggedOutByTheRoom
from riverboat.words.refusals.joining import NoOpenTable
from riverboat.words.refusals.player_names import PlayerNameUnknown

router = Router("admin")


@router.get("/api/admin/storage", access="admin")
async def get_storage_usage(call: ApiCall) -> tuple[StorageUsage, ...]:
    """Return disk use by kind, largest first, as measured in the last hour."""
    bytes_by_kind = call.app_state.disk_use.bytes_by_kind or await call.app_state.disk_use.measure()
    sorted_sizes = sorted(
        bytes_by_kind.items(), key=lambda kind_and_size: (-kind_and_size[1], kind_and_size[0])
    )
    return tuple([StorageUsage(kind, byte_count) for kind, byte_count in sorted_sizes])


@router.get("/api/admin/restore-drill", access="admin")
async def get_restore_drill(call: ApiCall) -> RestoreDrillStatus:
    """Return the latest restore drill: its backup, its time, and its problems."""
    return RestoreDrillStatus(call.app_state.drills.is_scheduled, call.app_state.drills.latest())


@router.get("/api/admin/people", access="admin")
async def search_people(call: ApiCall, query: PeopleQuery) -> tuple[PersonListItem, ...]:
    """Return at most fifty people whose names contain the query."""
    return tuple(
        [
            await _build_person_list_item(call, row)
            for row in await call.app_state.store.search_accounts(query.search)
        ]
    )


async def _build_person_list_item(call: ApiCall, row: AccountRow) -> PersonListItem:
    app_state, ban = call.app_state, call.app_state.bans.find_ban([row.name])
    factors = await app_state.second_factors.load(row.name) if row.password_hash else NO_FACTORS
    return PersonListItem(
        name=row.name,
        is_guest=not row.password_hash,
        is_admin=app_state.accounts.is_admin(row),
        made_at=row.made_at,
        open_page_count=sum(
            [connection.user.name == row.name for connection in app_state.connections]
        ),
        table_ids=tuple(
            [
                table_task.id
                for table_task in app_state.room.tables()
                if row.name in table_task.chair_by_player
            ]
        ),
        room_ban=None if ban is None else BanDetails(ban.actor, ban.reason, ban.ends_at),
        has_second_factor=factors.is_required,
    )


async def _require_account(call: ApiCall, name: str) -> AccountRow:
    row = await call.app_state.accounts.find_account(name)
    if row is None:
        raise ApiError(404, PlayerNameUnknown(name))
    return row


@router.post("/api/admin/people/end-sessions", access="admin")
async def end_sessions(call: ApiCall, body: EndSessionsBody) -> Done:
    """Log a user out everywhere, including their programs if requested.

    An account can log in again with its password; a deleted key stays invalid.
    """
    row = await _require_account(call, body.name)
    await record_audit(call, "keys-ended" if body.includes_api_keys else "sessions-ended", row.name)
    if body.includes_api_keys:
        await call.app_state.accounts.delete_api_keys(row.name)
    await _end_all_sessions(
        call, row, LoggedOutByTheRoom(), includes_api_keys=body.includes_api_keys
    )
    return Done()


async def _end_all_sessions(
    call: ApiCall, row: AccountRow, reason: Refusal, *, includes_api_keys: bool = True
) -> None:
    """End a user's sessions and close their sockets.

    Sockets opened with an API key are closed only with *includes_api_keys*.
    """
    await call.app_state.accounts.end_other_sessions(row.name, "")
    call.app_state.disconnect_users(
        lambda user: user.name == row.name and (includes_api_keys or not user.api_key_hash), reason
    )


@router.post("/api/admin/people/second-factors-off", access="admin")
async def disable_second_factors(call: ApiCall, body: NameBody) -> Done:
    """Remove the second factors of a user who has lost them, and end their sessions."""
    app_state, row = call.app_state, await _require_account(call, body.name)
    if not (await app_state.second_factors.load(row.name)).is_required:
        raise ApiError(409, phrases.SecondFactorMissing(Player(row.name)))
    await record_audit(call, "second-factors-off", row.name)
    await app_state.second_factors.remove_all(row.name)
    await _end_all_sessions(call, row, LoggedOutByTheRoom())
    return Done()


@router.post("/api/admin/people/bar", access="admin")
async def ban_person(call: ApiCall, body: BanBody) -> Done:
    """Ban a user from the room: their hands are played to the end, and they are cashed out."""
    row = await _require_account(call, body.name)
    if call.app_state.accounts.is_admin(row):
        raise ApiError(409, phrases.OperatorNotBannable(Player(row.name)))
    reason = body.reason.strip()
    audit_args: AuditArgs = {
        "reason": reason,
        "until": call.app_state.bans.ban_expiry(body.duration),
    }
    await record_audit(call, "barred", row.name, audit_args)
    await call.app_state.bans.ban_player(row.name, call.user.name, reason, body.duration)
    for table_task in call.app_state.room.tables():
        if chair := table_task.chair_by_player.get(row.name):
            await _send_command(call, table_task.id, Kick(chair, reason))
    await _end_all_sessions(call, row, BannedFromRoom())
    return Done()


@router.post("/api/admin/people/let-in", access="admin")
async def unban_person(call: ApiCall, body: NameBody) -> Done:
    """Lift a user's ban from the room."""
    call.app_state.bans.require_banned(body.name)
    await record_audit(call, "admitted", body.name)
    await call.app_state.bans.unban_player(body.name, call.user.name)
    return Done()


@router.get("/api/admin/bans", access="admin")
async def list_bans(call: ApiCall) -> tuple[BanEntry, ...]:
    """Return all active bans from the room."""
    return tuple([_build_ban_entry(ban) for ban in call.app_state.bans.active_bans()])


def _build_ban_entry(ban: PlayerBanned) -> BanEntry:
    return BanEntry(ban.player, ban.actor, ban.reason, ban.ends_at)


@router.post("/api/admin/people/delete", access="admin")
async def delete_guest(call: ApiCall, body: NameBody) -> Done:
    """Delete a guest who has never played; the name is free again."""
    app_state, row = call.app_state, await _require_account(call, body.name)
    if row.password_hash:
        raise ApiError(409, phrases.PlayerNotGuest(Player(row.name)))
    if await has_played_or_hosted(app_state, row.name):
        raise ApiError(409, phrases.PlayerWithHands(Player(row.name)))
    await record_audit(call, "guest-deleted", row.name)
    await _end_all_sessions(call, row, LoggedOutByTheRoom())
    await app_state.reviews.forget_owner(row.name)
    await app_state.store.remove_account(row.name)
    return Done()


@router.get("/api/admin/tables", access="admin")
async def list_tables(call: ApiCall) -> tuple[TableListItem, ...]:
    """Return all open tables, including private ones."""
    return tuple(
        [
            build_table_list_item(table_task, call.user.name)
            for table_task in call.app_state.room.tables()
        ]
    )


@router.post("/api/admin/tables/{table}/close", access="admin")
async def close_table(call: ApiCall) -> Accepted:
    """Close a table: at once between hands, else at the end of the hand."""
    return await _send_command(call, call.table.id, Close())


async def _send_command(call: ApiCall, table_id: str, command: AnyClientCommand) -> Accepted:
    table_task = call.app_state.room.task(table_id)
    answer = await table_task.submit(
        call.user.name,
        f"admin-{secrets.token_hex(8)}",
        command,
        host_authority="admin",
        audit_address=call.address,
    )
    if isinstance(answer, Rejected):
        raise ApiError(409, answer.phrase)
    return answer


@router.post("/api/admin/message", access="admin")
async def announce_message(call: ApiCall, body: MessageBody) -> Done:
    """Announce a message to a table, or to all; seated players see it until they have read it."""
    row_by_table_id = {table_task.id: table_task.row for table_task in call.app_state.room.tables()}
    target_row = row_by_table_id.get(body.table)
    if body.table and target_row is None:
        target_row = await call.app_state.store.find_table(body.table)
        if target_row is None or target_row.closed_at or call.app_state.cluster is None:
            raise ApiError(404, NoOpenTable(body.table))
    text = " ".join(body.text.split())
    if not text:
        raise ApiError(400, phrases.ChatMessageEmpty())
    table_count = 1 if body.table else len(await call.app_state.store.list_tables())
    await record_audit(call, "message", "", {"text": text, "tables": table_count}, target_row)
    call.app_state.announce(call.user.name, text, body.table)
    return Done()
