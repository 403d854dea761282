"""Who is there: players who come and go, and clocks that stand still until they are back."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import HandResumed
from riverboat.service.views.public_view import awaited_chairs
from riverboat.table.state import table_commands as c

IsConnected = Callable[[str], bool]
"""Whether somebody of that name has a connection."""


def on_connect(dealer: TableDealer, name: str, is_connected: IsConnected, work: UnitOfWork) -> None:
    """Somebody has a connection, the first or another; *here* need not know of it yet."""
    if chair := _human_chair(dealer, name):
        dealer.execute(c.RegainConnection(chair, work.at), work)
        if dealer.is_clock_frozen and are_all_connected(
            dealer, lambda each: each == name or is_connected(each)
        ):
            resume_clocks(dealer, work)


def on_disconnect(
    dealer: TableDealer, name: str, is_connected: IsConnected, work: UnitOfWork
) -> None:
    """A connection of somebody has ended; they may have another."""
    chair = _human_chair(dealer, name)
    if chair and not is_connected(name):
        dealer.execute(c.LoseConnection(chair, work.at), work)


def _human_chair(dealer: TableDealer, name: str) -> int:
    """The chair of a player who may be there or not; the room's bots are always there."""
    return dealer.table.chair_of(name) if name and name not in dealer.bot_styles else 0


def are_all_connected(dealer: TableDealer, is_connected: IsConnected) -> bool:
    """Whether those whom the table waits for are there."""
    chairs, _ = awaited_chairs(dealer.pending)
    players = [dealer.table.chairs[chair].player for chair in chairs]
    return all(player in dealer.bot_styles or is_connected(player) for player in players)


def resume_clocks(dealer: TableDealer, work: UnitOfWork) -> None:
    """The clocks go on: who was to act has what they had left, and some seconds more."""
    if not dealer.is_clock_frozen or dealer.pause_state == 2:
        return
    dealer.is_clock_frozen = False
    if dealer.table.is_hand_running:
        dealer.record_room_fact(HandResumed(dealer.table.hand_count, work.at), work)
        dealer.execute(c.Resume(work.at), work)
    else:
        dealer.advance(work)
