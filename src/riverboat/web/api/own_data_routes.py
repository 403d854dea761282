"""The caller's own data: everything that the room keeps of a user, to export or delete."""

from __future__ import annotations

from gzip import compress
from hashlib import sha256
from math import ceil

import msgspec

from riverboat.service.task.table_task import TableTask
from riverboat.store.audit_rows import AuditFilter
from riverboat.store.rows import TableRow
from riverboat.store.store_validation import fold_name
from riverboat.web.account_deletion import delete_account_data, has_played_or_hosted
from riverboat.web.api.login_routes import build_api_key_summary, load_login_sessions
from riverboat.web.api.notes import load_own_notes
from riverboat.web.api.review_routes import build_review_response
from riverboat.web.api.security import build_security_response
from riverboat.web.audit_recording import build_audit_entries
from riverboat.web.records.table_ledgers import TableLedger
from riverboat.web.routing.api_call import ApiCall
from riverboat.web.routing.endpoint import CachedResponse, Router
from riverboat.web.schemas.audit_schemas import AuditEntry
from riverboat.web.schemas.lobby_schemas import OwnTableListItem
from riverboat.web.schemas.own_data_schemas import (
    DeleteAccountBody,
    DeletionSummary,
    HostedPlayerData,
    OwnData,
    OwnReviewData,
    OwnTableData,
)

router = Router("own")


@router.get("/api/me/tables")
async def list_own_tables(call: ApiCall) -> tuple[OwnTableListItem, ...]:
    """Return the open tables where the caller sits, including event tables, and those they host."""
    name = call.user.name
    return tuple(
        [
            _build_own_table_item(table_task, name)
            for table_task in call.app_state.room.tables()
            if name and table_task.view().phase != "closed"
            if name in table_task.chair_by_player
            or (table_task.row.host == name and table_task.event_link is None)
        ]
    )


def _build_own_table_item(table_task: TableTask, name: str) -> OwnTableListItem:
    view = table_task.view_of(name)
    opponents = [seat for seat in view.seats if seat.player != name and not seat.is_program]
    return OwnTableListItem(
        id=table_task.id,
        name=table_task.row.name,
        game=view.game.name,
        chair=table_task.chair_by_player.get(name, 0),
        is_host=table_task.row.host == name and table_task.event_link is None,
        event=table_task.event_link.event if table_task.event_link is not None else "",
        people=len(opponents),
        in_hand=table_task.is_in_hand(name),
    )


@router.get("/api/me/data", access="somebody", allows_api_key=False)
async def export_own_data(call: ApiCall) -> CachedResponse[OwnData]:
    """Return everything that the room keeps of the caller."""
    own_data = await _load_own_data(call)

    async def encode_own_data() -> tuple[bytes, ...]:
        return await call.run_in_worker(_encode_and_compress, own_data)

    body, etag, compressed = await call.app_state.answers.get(
        call.user.name, "data", own_data, encode_own_data
    )
    return CachedResponse(body, etag.decode(), compressed)


def _encode_and_compress(own_data: OwnData) -> tuple[bytes, ...]:
    body = msgspec.json.encode(own_data)
    return body, f'"{sha256(body).hexdigest()[:20]}"'.encode(), compress(body, 6)


async def _load_own_data(call: ApiCall) -> OwnData:
    store, name = call.app_state.store, call.user.name
    account = await call.app_state.accounts.find_account(name)
    rows = [row for is_closed in (False, True) for row in await store.list_tables(is_closed)]
    record_counts = await store.stream_lengths()
    tables_data = [
        await _load_table_data(call, row, record_counts.get(f"table/{row.id}", 0)) for row in rows
    ]
    return OwnData(
        name=name,
        is_guest=call.user.is_guest,
        made_at=account.made_at if account is not None else 0,
        sessions=await load_login_sessions(call),
        keys=tuple([build_api_key_summary(row) for row in await store.keys_of(name)]),
        security=build_security_response(await call.app_state.second_factors.load(name)),
        notes=await load_own_notes(call),
        players=await _load_hosted_players(call),
        email=await store.find_email(name),
        tables=tuple([table_data for table_data in tables_data if table_data is not None]),
        reviews=await _load_own_reviews(call),
        audit=await _load_own_audit_entries(
            call, account.made_at if account is not None else call.app_state.now()
        ),
    )


async def _load_hosted_players(call: ApiCall) -> tuple[HostedPlayerData, ...]:
    rows = await call.app_state.store.club_players_of(call.user.name)
    return tuple([HostedPlayerData(row.player, row.contact, row.number, row.notes) for row in rows])


async def _load_own_reviews(call: ApiCall) -> tuple[OwnReviewData, ...]:
    reviews = await call.app_state.reviews.list_reviews_of(call.user.name)
    return tuple(
        [
            OwnReviewData(
                build_review_response(call, review),
                f"{call.public_base_url}/api/reviews/{review.id}/data",
            )
            for review in reviews
        ]
    )


async def _load_own_audit_entries(call: ApiCall, since_ms: int) -> tuple[AuditEntry, ...]:
    """Return audit entries by or about the caller's name, from *since_ms* on.

    Older entries may be about an earlier owner of the name.
    """
    name = fold_name(call.user.name)
    rows = await call.app_state.store.find_audit_rows(
        AuditFilter(person=name, since=since_ms, limit=0)
    )
    return build_audit_entries(rows, lambda row: fold_name(row.actor) == name)


async def _load_table_data(call: ApiCall, row: TableRow, record_count: int) -> OwnTableData | None:
    """Return the caller's data at a table with *record_count* records; ``None`` without any."""
    version = (record_count, row.name, row.host, call.public_base_url)

    async def compute_table_data() -> OwnTableData | None:
        return await _compute_table_data(call, row)

    table_data: OwnTableData | None = await call.app_state.own_tables.get(
        call.user.name, row.id, version, compute_table_data
    )
    return table_data


async def _compute_table_data(call: ApiCall, row: TableRow) -> OwnTableData | None:
    name = call.user.name
    balances = await call.app_state.store.balances(f"table/{row.id}")
    if f"player:{name}" not in balances:
        return OwnTableData(row.id, row.name, row.host, row.made_at) if row.host == name else None
    ledger = await call.app_state.ledgers.load(row.id)
    return await call.run_in_worker(
        _build_played_table_data, row, ledger, name, call.public_base_url
    )


def _build_played_table_data(
    row: TableRow, ledger: TableLedger, name: str, base_url: str
) -> OwnTableData:
    account = ledger.ledger.accounts.get(name)
    return OwnTableData(
        row.id,
        row.name,
        row.host,
        row.made_at,
        account.net if account is not None else 0,
        tuple([movement for movement in ledger.movements if movement.player == name]),
        tuple(
            [
                hand_number
                for hand_number, index_entry in list(ledger.hands.items())
                if name in index_entry.players
            ]
        ),
        f"{base_url}/api/tables/{row.id}/hands.zip",
    )


@router.get("/api/me/delete", access="somebody", allows_api_key=False)
async def preview_deletion(call: ApiCall) -> DeletionSummary:
    """Return the data that deleting the account would remove, and how long the rest stays."""
    return await _build_deletion_summary(call, is_deleted=False)


@router.post("/api/me/delete", access="somebody", allows_api_key=False)
async def delete_own_account(call: ApiCall, body: DeleteAccountBody) -> DeletionSummary:
    """Delete the caller's account; played hands stay, and the name stays reserved."""
    await call.app_state.accounts.verify_current_password(call.user, body.password)
    summary = await _build_deletion_summary(call, is_deleted=True)
    await delete_account_data(call.app_state, call.user)
    call.set_session("")
    return summary


async def _build_deletion_summary(call: ApiCall, *, is_deleted: bool) -> DeletionSummary:
    config, is_name_reserved = (
        call.app_state.config,
        await has_played_or_hosted(call.app_state, call.user.name),
    )
    backup_days = ceil(config.backup_hours * config.backups_kept / 24)
    return DeletionSummary(
        is_deleted,
        ("hands", "ledger", "name") if is_name_reserved else (),
        config.audit.keep_days,
        backup_days,
    )
