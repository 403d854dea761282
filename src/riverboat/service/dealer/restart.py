"""Restart of a table that was open when the server stopped.

Steps that need no decision are finished. A hand that waits for a decision is resumed or voided,
as the host's restart policy says; resumed, it waits for the players to act with frozen clocks.
"""

from __future__ import annotations

from riverboat.service.dealer.presence import IsConnected, are_all_connected, resume_clocks
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import TableRestarted
from riverboat.service.state.table_settings import RestartPolicy
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToAnswerMarker, ToPlay, ToStraddle


def restart_table(
    dealer: TableDealer, policy: RestartPolicy, is_connected: IsConnected, unit_of_work: UnitOfWork
) -> None:
    """Resume a table after a restart; its clocks stay frozen while a player is missing."""
    card_interval_ms, dealer.card_interval_ms = (
        dealer.card_interval_ms,
        0,
    )  # the rest of the run-out is dealt at once
    _resume_or_void(dealer, policy, is_connected, unit_of_work)
    dealer.card_interval_ms = card_interval_ms


def _resume_or_void(
    dealer: TableDealer, policy: RestartPolicy, is_connected: IsConnected, unit_of_work: UnitOfWork
) -> None:
    dealer.is_clock_frozen = True
    dealer.record_room_fact(TableRestarted(unit_of_work.now_ms, policy), unit_of_work)
    dealer.advance(unit_of_work)
    dealer.execute(c.CountAway(unit_of_work.now_ms), unit_of_work)
    for chair, player in sorted(dealer.table.chairs.items()):
        if not player.is_disconnected and player.player not in dealer.bot_styles:
            dealer.execute(c.LoseConnection(chair, unit_of_work.now_ms), unit_of_work)
    if not isinstance(dealer.pending, ToPlay | ToStraddle | ToAnswerMarker):
        dealer.is_clock_frozen = dealer.pause_state == 2
        dealer.advance(unit_of_work)
    elif policy == "void":
        dealer.is_clock_frozen = dealer.pause_state == 2
        dealer.execute(c.CallOff("the server was stopped in the middle of the hand"), unit_of_work)
    elif are_all_connected(dealer, is_connected):
        resume_clocks(dealer, unit_of_work)
