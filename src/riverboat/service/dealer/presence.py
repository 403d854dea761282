"""Who is there: players who come and go, and clocks that stand still until they are back."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import HandResumed
from riverboat.service.views.public import awaited
from riverboat.table.state import commands as c

Here = Callable[[str], bool]
"""Whether somebody of that name has a connection."""


def came(croupier: Croupier, name: str, here: Here, work: Work) -> None:
    """Somebody has a connection, the first or another; *here* need not know of it yet."""
    if chair := _his_chair(croupier, name):
        croupier.ask(c.RegainConnection(chair, work.at), work)
        if croupier.frozen and all_here(croupier, lambda each: each == name or here(each)):
            thaw(croupier, work)


def went(croupier: Croupier, name: str, here: Here, work: Work) -> None:
    """A connection of somebody has ended; he may have another."""
    chair = _his_chair(croupier, name)
    if chair and not here(name):
        croupier.ask(c.LoseConnection(chair, work.at), work)


def _his_chair(croupier: Croupier, name: str) -> int:
    """The chair of a player who may be there or not; the room's bots are always there."""
    return croupier.table.chair_of(name) if name and name not in croupier.bots else 0


def all_here(croupier: Croupier, here: Here) -> bool:
    """Whether those whom the table waits for are there."""
    chairs, _ = awaited(croupier.now)
    players = [croupier.table.chairs[chair].player for chair in chairs]
    return all(player in croupier.bots or here(player) for player in players)


def thaw(croupier: Croupier, work: Work) -> None:
    """The clocks go on: who was to act has what he had left, and some seconds more."""
    if not croupier.frozen or croupier.paused == 2:
        return
    croupier.frozen = False
    if croupier.table.busy:
        croupier.note(HandResumed(croupier.table.numbers, work.at), work)
        croupier.ask(c.Resume(work.at), work)
    else:
        croupier.go_on(work)
