"""Hands at an event's tables: which may begin, and what a table reports when one is over."""

from __future__ import annotations

from riverboat.service.dealer.arranged import HandReport
from riverboat.service.director.desk import EventDesk, EventWork
from riverboat.tourney.asked import commands as c
from riverboat.tourney.running.hands import why_not_deal
from riverboat.tourney.state.facts import Blinds

__all__ = ["HandReport", "finish", "let_deal"]


def let_deal(desk: EventDesk, ready: dict[int, int], work: EventWork) -> None:
    """Let every table begin a hand that would, and may; the others are asked again later."""
    event = desk.event
    for number, hand in sorted(ready.items()):
        table = event.tables.get(number)
        if table is None or table.hand + 1 != hand:
            del ready[number]
        elif why_not_deal(event, number) is None:
            del ready[number]
            desk.act(c.BeginHand(number), work)


def finish(desk: EventDesk, report: HandReport, work: EventWork) -> None:
    """Take what a table reports, once: what it has reported before changes nothing."""
    table = desk.event.tables.get(report.number)
    if table is None or desk.rooms[report.number] != report.table:
        return
    if not table.playing or table.hand != report.hand:
        return
    blinds = Blinds(*report.blinds) if report.blinds else None
    losses = tuple([c.Loss(player, by) for player, by in report.losses])
    desk.act(c.FinishHand(report.number, report.stacks, blinds, losses, work.at), work)
    for player in [who for who in desk.broke if who in desk.bots]:
        decline(desk, player, work)


def decline(desk: EventDesk, player: str, work: EventWork) -> None:
    """Somebody without chips buys no more, unless they are out already."""
    found = desk.event.inside.get(player)
    desk.broke.pop(player, None)
    if found is not None and found.status == "seated" and not found.chips:
        desk.act(c.DeclineRebuy(player), work)
