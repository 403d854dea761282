"""Who is there: players who come and go, and clocks that stand still until they are back."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import HandResumed
from riverboat.service.views.public import awaited
from riverboat.table.state import commands as c

Here = Callable[[str], bool]
"""Whether somebody of that name has a connection."""


def came(dealer: TableDealer, name: str, here: Here, work: Work) -> None:
    """Somebody has a connection, the first or another; *here* need not know of it yet."""
    if chair := _his_chair(dealer, name):
        dealer.ask(c.RegainConnection(chair, work.at), work)
        if dealer.frozen and all_here(dealer, lambda each: each == name or here(each)):
            thaw(dealer, work)


def went(dealer: TableDealer, name: str, here: Here, work: Work) -> None:
    """A connection of somebody has ended; they may have another."""
    chair = _his_chair(dealer, name)
    if chair and not here(name):
        dealer.ask(c.LoseConnection(chair, work.at), work)


def _his_chair(dealer: TableDealer, name: str) -> int:
    """The chair of a player who may be there or not; the room's bots are always there."""
    return dealer.table.chair_of(name) if name and name not in dealer.bots else 0


def all_here(dealer: TableDealer, here: Here) -> bool:
    """Whether those whom the table waits for are there."""
    chairs, _ = awaited(dealer.now)
    players = [dealer.table.chairs[chair].player for chair in chairs]
    return all(player in dealer.bots or here(player) for player in players)


def thaw(dealer: TableDealer, work: Work) -> None:
    """The clocks go on: who was to act has what they had left, and some seconds more."""
    if not dealer.frozen or dealer.paused == 2:
        return
    dealer.frozen = False
    if dealer.table.busy:
        dealer.note(HandResumed(dealer.table.numbers, work.at), work)
        dealer.ask(c.Resume(work.at), work)
    else:
        dealer.go_on(work)
