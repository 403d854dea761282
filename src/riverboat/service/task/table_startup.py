"""Start of a table's task: make its broadcaster, resume or void an interrupted hand."""

from __future__ import annotations

import secrets
from functools import partial

import msgspec

from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.presence import IsConnected
from riverboat.service.dealer.restart import restart_table
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers import audit_codes
from riverboat.service.handlers.seat_assignment import renew_offers
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.publisher.delay_queue import RoomTimers
from riverboat.service.publisher.delayed_replica import DelayedReplica
from riverboat.service.publisher.table_snapshot import TableSnapshot
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.schedule import TableSchedule
from riverboat.store.rows import TableRow
from riverboat.table.state import table_commands as c


def make_broadcaster(
    dealer: TableDealer,
    delay_seconds: int,
    time_source: TimeSource,
    snapshot: TableSnapshot,
    delayed_replica: DelayedReplica | None,
) -> Broadcaster:
    """Return a broadcaster without subscribers; delayed spectators start at *delayed_replica*."""
    initial_snapshot = snapshot if delayed_replica is None else delayed_replica.snapshot()
    broadcaster = Broadcaster(
        dealer.id,
        secrets.token_hex(6),
        delay_seconds,
        RoomTimers(time_source),
        initial_snapshot,
        snapshot.seq,
    )
    if delayed_replica is not None:
        for recorded_at, facts in delayed_replica.pending:
            replay_batch = partial(delayed_replica.apply_batch, facts)
            broadcaster.schedule_replay(recorded_at, replay_batch)
    return broadcaster


def void_hand(dealer: TableDealer, row: TableRow, unit_of_work: UnitOfWork) -> None:
    """Void a hand whose deck cannot be opened because its key is lost."""
    reason = "the key of its deck is lost"
    dealer.execute(c.CallOff(reason), unit_of_work)
    audit_row = audit_codes.audit_row(unit_of_work.now_ms, "call-off", "", {"reason": reason})
    log_fields = {"table": row.id, "table_name": row.name}
    unit_of_work.audit_rows.append(
        msgspec.structs.replace(audit_row, role="terminal", **log_fields)
    )


def resume_table(
    dealer: TableDealer,
    settings: TableSettings,
    is_connected: IsConnected,
    schedule: TableSchedule,
    unit_of_work: UnitOfWork,
) -> None:
    """Resume after a restart, at once or when the players to act are connected."""
    restart_table(dealer, settings.restart, is_connected, unit_of_work)
    renew_offers(dealer, unit_of_work)
    if dealer.is_clock_frozen and dealer.pause_state != 2:
        schedule.start_grace_period(unit_of_work.now_ms + 1000 * settings.grace)
