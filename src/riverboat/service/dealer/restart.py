"""What becomes of a table that was open when the server stopped.

What nobody has to decide is finished. A hand in which somebody has to is resumed or undone, as the
host has settled it; resumed, it waits with its clocks standing still for those who are to act.
"""

from __future__ import annotations

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.presence import Here, all_here, thaw
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import Restarted
from riverboat.service.state.settings import RestartPolicy
from riverboat.table.state import commands as c
from riverboat.table.state.awaited import ToAnswer, ToPlay, ToStraddle


def restart(dealer: TableDealer, policy: RestartPolicy, here: Here, work: Work) -> None:
    """Take the table up again; it is ``frozen`` afterwards if it waits for somebody."""
    pace, dealer.pace = dealer.pace, 0  # the rest of a run-out is dealt at once
    _take_up(dealer, policy, here, work)
    dealer.pace = pace


def _take_up(dealer: TableDealer, policy: RestartPolicy, here: Here, work: Work) -> None:
    dealer.frozen = True
    dealer.note(Restarted(work.at, policy), work)
    dealer.go_on(work)
    dealer.ask(c.CountAway(work.at), work)
    for chair, each in sorted(dealer.table.chairs.items()):
        if not each.lost and each.player not in dealer.bots:
            dealer.ask(c.LoseConnection(chair, work.at), work)
    if not isinstance(dealer.now, ToPlay | ToStraddle | ToAnswer):
        dealer.frozen = dealer.paused == 2
        dealer.go_on(work)
    elif policy == "void":
        dealer.frozen = dealer.paused == 2
        dealer.ask(c.CallOff("the server was stopped in the middle of the hand"), work)
    elif all_here(dealer, here):
        thaw(dealer, work)
