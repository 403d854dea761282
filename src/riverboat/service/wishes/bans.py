"""Who is sent away from a table, for how long, and who is let in again."""

from __future__ import annotations

from typing import Final

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import LetBackIn, SentAway
from riverboat.service.state.access import Access
from riverboat.service.state.host_book import FOR_GOOD
from riverboat.service.wishes.commands import NotAllowed
from riverboat.store.checking import folded
from riverboat.table.state import commands as c
from riverboat.wire import wishes as w
from riverboat.words import Player
from riverboat.words.refusals import hosts as said

_MINUTES: Final = {"hour": 60, "day": 24 * 60}


def kick(dealer: TableDealer, wish: w.Kick, by: str, access: Access | None, work: Work) -> None:
    """Send a player away, after the hand if they are in it; they may come back at once.

    No host is sent away, unless by who runs the room: then *access* is ``None``.
    """
    each = dealer.table.chairs.get(wish.chair)
    player = each.player if each is not None else ""
    if player and player != by and access is not None:
        _refuse_hosts(player, access)
    sent = SentAway(player, by, wish.reason, 0) if player and player != by else None
    bot = player in dealer.bots
    dealer.ask(c.Remove(wish.chair, work.at), work, None if bot else sent)


def ban(dealer: TableDealer, wish: w.Ban, by: str, access: Access, work: Work) -> None:
    """Send somebody away, and keep them out; a hand that they are in is played to its end."""
    player = wish.player.strip()
    if not player:
        raise NotAllowed(said.SayWhoStaysOut())
    if player == by or player in dealer.bots:
        raise NotAllowed(said.CannotBeKeptOut(Player(player)))
    _refuse_hosts(player, access)
    minutes = _MINUTES.get(wish.until)
    until = FOR_GOOD if minutes is None else work.at + 60_000 * minutes
    dealer.note(SentAway(player, by, wish.reason, until), work)
    if chair := dealer.table.chair_of(player):
        dealer.ask(c.Remove(chair, work.at), work)


def let_in(dealer: TableDealer, wish: w.LetIn, by: str, work: Work) -> None:
    """Let somebody in again."""
    if dealer.book.barred([wish.player], work.at) is None:
        raise NotAllowed(said.MayComeInAlready(Player(wish.player)))
    dealer.note(LetBackIn(dealer.book.away[folded(wish.player)].player, by), work)


def _refuse_hosts(player: str, access: Access) -> None:
    if access.hosts(player):
        raise NotAllowed(said.HostsTheTable(Player(player)))
