"""Player presence: connections that come and go, and clocks frozen until players are back."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import HandResumed
from riverboat.service.views.public_view import awaited_chairs_and_question
from riverboat.table.state import table_commands as c

IsConnected = Callable[[str], bool]
"""Predicate: True if the named player has a connection."""


def on_connect(
    dealer: TableDealer, name: str, is_connected: IsConnected, unit_of_work: UnitOfWork
) -> None:
    """Handle a player's new connection; *is_connected* may still return False for the player."""
    if chair := _find_human_chair(dealer, name):
        dealer.execute(c.RegainConnection(chair, unit_of_work.now_ms), unit_of_work)
        if dealer.is_clock_frozen and are_all_connected(
            dealer, lambda player: player == name or is_connected(player)
        ):
            resume_clocks(dealer, unit_of_work)


def on_disconnect(
    dealer: TableDealer, name: str, is_connected: IsConnected, unit_of_work: UnitOfWork
) -> None:
    """Handle the end of a player's connection; the player may have another."""
    chair = _find_human_chair(dealer, name)
    if chair and not is_connected(name):
        dealer.execute(c.LoseConnection(chair, unit_of_work.now_ms), unit_of_work)


def _find_human_chair(dealer: TableDealer, name: str) -> int:
    """Return the chair of a human player; 0 without a chair, and for the room's bots."""
    return dealer.table.chair_of(name) if name and name not in dealer.bot_styles else 0


def are_all_connected(dealer: TableDealer, is_connected: IsConnected) -> bool:
    """Return True if all players whom the table waits for are connected."""
    chairs, _ = awaited_chairs_and_question(dealer.pending)
    players = [dealer.table.chairs[chair].player for chair in chairs]
    return all(player in dealer.bot_styles or is_connected(player) for player in players)


def resume_clocks(dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
    """Resume the clocks: the player to act gets the time that was left, and some extra seconds."""
    if not dealer.is_clock_frozen or dealer.pause_state == 2:
        return
    dealer.is_clock_frozen = False
    if dealer.table.is_hand_running:
        dealer.record_room_fact(
            HandResumed(dealer.table.hand_count, unit_of_work.now_ms), unit_of_work
        )
        dealer.execute(c.Resume(unit_of_work.now_ms), unit_of_work)
    else:
        dealer.advance(unit_of_work)
