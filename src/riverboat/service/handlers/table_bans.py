"""Kicks and bans at a table: players removed, for how long, and bans lifted."""

from __future__ import annotations

from typing import Final

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.records.room_facts import BanLifted, PlayerRemoved
from riverboat.service.state.access import Access
from riverboat.service.state.host_state import PERMANENT_BAN
from riverboat.store.store_validation import fold_name
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.words import Player
from riverboat.words.refusals import room_host_actions as phrases

_MINUTES_BY_DURATION: Final = {"hour": 60, "day": 24 * 60}


def kick_player(
    dealer: TableDealer,
    command: w.Kick,
    actor: str,
    access: Access | None,
    unit_of_work: UnitOfWork,
) -> None:
    """Remove a player, after the hand if they are in it; they may return at once.

    Hosts are protected, except from an administrator: then *access* is ``None``.
    """
    seated_player = dealer.table.chairs.get(command.chair)
    player = seated_player.player if seated_player is not None else ""
    if player and player != actor and access is not None:
        _check_not_host(player, access)
    removal_fact = (
        PlayerRemoved(player, actor, command.reason, 0) if player and player != actor else None
    )
    is_bot = player in dealer.bot_styles
    dealer.execute(
        c.Remove(command.chair, unit_of_work.now_ms), unit_of_work, None if is_bot else removal_fact
    )


def ban_player(
    dealer: TableDealer, command: w.Ban, actor: str, access: Access, unit_of_work: UnitOfWork
) -> None:
    """Remove a player and keep them out; a hand that they are in is played to its end."""
    player = command.player.strip()
    if not player:
        raise NotAllowed(phrases.BanNameMissing())
    if player == actor or player in dealer.bot_styles:
        raise NotAllowed(phrases.BanForbidden(Player(player)))
    _check_not_host(player, access)
    minutes = _MINUTES_BY_DURATION.get(command.duration)
    deadline = PERMANENT_BAN if minutes is None else unit_of_work.now_ms + 60_000 * minutes
    dealer.record_room_fact(PlayerRemoved(player, actor, command.reason, deadline), unit_of_work)
    if chair := dealer.table.chair_of(player):
        dealer.execute(c.Remove(chair, unit_of_work.now_ms), unit_of_work)


def lift_ban(dealer: TableDealer, command: w.LiftBan, actor: str, unit_of_work: UnitOfWork) -> None:
    """Lift a player's ban."""
    if dealer.host_state.find_ban([command.player], unit_of_work.now_ms) is None:
        raise NotAllowed(phrases.PlayerAlreadyAdmitted(Player(command.player)))
    dealer.record_room_fact(
        BanLifted(dealer.host_state.bans[fold_name(command.player)].player, actor), unit_of_work
    )


def _check_not_host(player: str, access: Access) -> None:
    if access.is_host(player):
        raise NotAllowed(phrases.TableHostProtected(Player(player)))
