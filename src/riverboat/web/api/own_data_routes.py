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
from riverboat.web.api.login_routes import api_key_summary, load_login_sessions
from riverboat.web.api.notes import load_own_notes
from riverboat.web.api.review_routes import review_response
from riverboat.web.api.security import security_response
from riverboat.web.audit_recording import audit_entries
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
            _own_table_item(task, name)
            for task in call.app_state.room.tables()
            if name and task.view().phase != "closed"
            if name in task.chair_by_player or (task.row.host == name and task.event_link is None)
        ]
    )


def _own_table_item(task: TableTask, name: str) -> OwnTableListItem:
    view = task.view_of(name)
    opponents = [seat for seat in view.seats if seat.player != name and not seat.is_program]
    return OwnTableListItem(
        id=task.id,
        name=task.row.name,
        game=view.game.name,
        chair=task.chair_by_player.get(name, 0),
        is_host=task.row.host == name and task.event_link is None,
        event=task.event_link.event if task.event_link is not None else "",
        people=len(opponents),
        in_hand=task.is_in_hand(name),
    )


@router.get("/api/me/data", access="somebody", allows_api_key=False)
async def export_own_data(call: ApiCall) -> CachedResponse[OwnData]:
    """Return everything that the room keeps of the caller."""
    own_data = await _load_own_data(call)

    async def encode_own_data() -> tuple[bytes, ...]:
        return await call.run_in_worker(_encode, own_data)

    body, etag, compressed = await call.app_state.answers.get(
        call.user.name, "data", own_data, encode_own_data
    )
    return CachedResponse(body, etag.decode(), compressed)


def _encode(own_data: OwnData) -> tuple[bytes, ...]:
    body = msgspec.json.encode(own_data)
    return body, f'"{sha256(body).hexdigest()[:20]}"'.encode(), compress(body, 6)


async def _load_own_data(call: ApiCall) -> OwnData:
    store, name = call.app_state.store, call.user.name
    account = await call.app_state.accounts.find_account(name)
    rows = [row for is_closed in (False, True) for row in await store.list_tables(is_closed)]
    record_counts = await store.stream_lengths()
    tables = [
        await _load_table_data(call, row, record_counts.get(f"table/{row.id}", 0)) for row in rows
    ]
    return OwnData(
        name=name,
        is_guest=call.user.is_guest,
        made_at=account.made_at if account is not None else 0,
        sessions=await load_login_sessions(call),
        keys=tuple([api_key_summary(row) for row in await store.keys_of(name)]),
        security=security_response(await call.app_state.second_factors.load(name)),
        notes=await load_own_notes(call),
        players=await _load_hosted_players(call),
        email=await store.find_email(name),
        tables=tuple([table for table in tables if table is not None]),
        reviews=await _load_own_reviews(call),
        audit=await _load_own_audit(
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
                review_response(call, review),
                f"{call.public_base_url}/api/reviews/{review.id}/data",
            )
            for review in reviews
        ]
    )


async def _load_own_audit(call: ApiCall, since_ms: int) -> tuple[AuditEntry, ...]:
    """Return audit entries by or about the caller; *since_ms* excludes earlier name owners."""
    name = fold_name(call.user.name)
    rows = await call.app_state.store.find_audit_rows(
        AuditFilter(person=name, since=since_ms, limit=0)
    )
    return audit_entries(rows, lambda row: fold_name(row.actor) == name)


async def _load_table_data(call: ApiCall, row: TableRow, record_count: int) -> OwnTableData | None:
    """Return the caller's data at a table with *record_count* records; ``None`` without any."""
    version = (record_count, row.name, row.host, call.public_base_url)

    async def compute_table_data() -> OwnTableData | None:
        return await _compute_table_data(call, row)

    table: OwnTableData | None = await call.app_state.own_tables.get(
        call.user.name, row.id, version, compute_table_data
    )
    return table


async def _compute_table_data(call: ApiCall, row: TableRow) -> OwnTableData | None:
    name = call.user.name
    balances = await call.app_state.store.balances(f"table/{row.id}")
    if f"player:{name}" not in balances:
        return OwnTableData(row.id, row.name, row.host, row.made_at) if row.host == name else None
    ledger = await call.app_state.ledgers.load(row.id)
    return await call.run_in_worker(_played_table_data, row, ledger, name, call.public_base_url)


def _played_table_data(
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
        tuple([hand for hand, entry in list(ledger.hands.items()) if name in entry.players]),
        f"{base_url}/api/tables/{row.id}/hands.zip",
    )


@router.get("/api/me/delete", access="somebody", allows_api_key=False)
async def preview_deletion(call: ApiCall) -> DeletionSummary:
    """Return the data that deleting the account would remove, and how long the rest stays."""
    return await _deletion_summary(call, is_done=False)


@router.post("/api/me/delete", access="somebody", allows_api_key=False)
async def delete_own_account(call: ApiCall, body: DeleteAccountBody) -> DeletionSummary:
    """Delete the caller's account; played hands stay, and the name stays reserved."""
    await call.app_state.accounts.verify_current_password(call.user, body.password)
    summary = await _deletion_summary(call, is_done=True)
    await delete_account_data(call.app_state, call.user)
    call.set_session("")
    return summary


async def _deletion_summary(call: ApiCall, *, is_done: bool) -> DeletionSummary:
    config, keeps_name = (
        call.app_state.config,
        await has_played_or_hosted(call.app_state, call.user.name),
    )
    backup_days = ceil(config.backup_hours * config.backups_kept / 24)
    return DeletionSummary(
        is_done,
        ("hands", "ledger", "name") if keeps_name else (),
        config.audit.keep_days,
        backup_days,
    )
