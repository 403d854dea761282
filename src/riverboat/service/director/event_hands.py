"""Hands at a tournament's tables: permission to begin, and reports of finished hands."""

from __future__ import annotations

from riverboat.service.dealer.table_reconciliation import HandReport
from riverboat.service.director.tournament_session import EventUnitOfWork, TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.running.hand_reports import find_reason_not_to_deal
from riverboat.tourney.state.event_facts import BlindSeats

__all__ = ["HandReport", "finish_hand", "begin_ready_hands"]


def begin_ready_hands(
    session: TournamentSession, ready_hands: dict[int, int], unit_of_work: EventUnitOfWork
) -> None:
    """Begin the next hand at each table in *ready_hands* that may begin it, and remove the table.

    *ready_hands* has the numbers of the requested hands, by table number. A table that has to wait
    stays in it.
    """
    event = session.event
    for table_number, hand_number in sorted(ready_hands.items()):
        table = event.tables.get(table_number)
        if table is None or table.hand_number + 1 != hand_number:
            del ready_hands[table_number]
        elif find_reason_not_to_deal(event, table_number) is None:
            del ready_hands[table_number]
            session.execute(c.BeginHand(table_number), unit_of_work)


def finish_hand(
    session: TournamentSession, report: HandReport, unit_of_work: EventUnitOfWork
) -> None:
    """Process a table's report of a hand once; a repeated report changes nothing."""
    table = session.event.tables.get(report.table_number)
    if table is None or session.table_ids[report.table_number] != report.table:
        return
    if not table.is_playing or table.hand_number != report.hand_number:
        return
    blinds = BlindSeats(*report.blind_seats) if report.blind_seats else None
    losses = tuple([c.Loss(player, eliminators) for player, eliminators in report.losses])
    session.execute(
        c.FinishHand(report.table_number, report.stacks, blinds, losses, unit_of_work.at),
        unit_of_work,
    )
    for player in [name for name in session.broke_since if name in session.bot_styles]:
        decline_rebuy(session, player, unit_of_work)


def decline_rebuy(session: TournamentSession, player: str, unit_of_work: EventUnitOfWork) -> None:
    """Record that a player without chips buys no more, unless they are out already."""
    entrant = session.event.remaining_entrants.get(player)
    session.broke_since.pop(player, None)
    if entrant is not None and entrant.status == "seated" and not entrant.chips:
        session.execute(c.DeclineRebuy(player), unit_of_work)
