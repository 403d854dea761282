"""Timed steps of a tournament: the start, level changes, and the end of re-buy decisions."""

from __future__ import annotations

from riverboat.service.director.event_command_handler import start_event
from riverboat.service.director.event_hands import decline_rebuy
from riverboat.service.director.tournament_session import EventUnitOfWork, TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.running.event_clock import find_next_part_time

CLOSE_DELAY_MS = 30_000
"""Milliseconds for which the last table stays open after the tournament is over."""
_START_RETRY_MS = 60_000
"""Milliseconds until a start that found too few players is tried again."""


def run_due_steps(session: TournamentSession, unit_of_work: EventUnitOfWork) -> None:
    """Execute the timed steps that are due: start, level change, expired re-buy decisions."""
    if session.is_over:
        return
    event = session.event
    if event.phase == "open":
        if _find_start_time(session) and _find_start_time(session) <= unit_of_work.at:
            _start_or_postpone(session, unit_of_work)
        return
    if (
        next_level_at := find_next_part_time(event)
    ) is not None and next_level_at <= unit_of_work.at:
        session.execute(c.PassTime(unit_of_work.at), unit_of_work)
    decision_cutoff = unit_of_work.at - 1_000 * session.settings.seconds_to_decide
    for player in [
        name for name, broke_at in session.broke_since.items() if broke_at <= decision_cutoff
    ]:
        decline_rebuy(session, player, unit_of_work)


def _find_start_time(session: TournamentSession) -> int:
    """Return the scheduled start time; 0 if there is none."""
    return (
        max(session.settings.start_at, session.postponed_until) if session.settings.start_at else 0
    )


def _start_or_postpone(session: TournamentSession, unit_of_work: EventUnitOfWork) -> None:
    """Start the tournament if there are enough players; otherwise postpone it by a minute."""
    event = session.event
    expected_entry_count = max(
        event.entry_count,
        min(session.settings.bots, event.rules.entry.most or session.settings.bots),
    )
    if expected_entry_count < event.rules.entry.least:
        session.postponed_until = unit_of_work.at + _START_RETRY_MS
        return
    start_event(session, unit_of_work)


def next_deadline(session: TournamentSession) -> int:
    """Return the time of the next timed step; 0 if there is none."""
    event = session.event
    if session.is_over:
        return session.ended_at + CLOSE_DELAY_MS if session.event.tables else 0
    if event.phase == "open":
        return _find_start_time(session)
    deadlines = [
        broke_at + 1_000 * session.settings.seconds_to_decide
        for broke_at in session.broke_since.values()
    ]
    if (next_level_at := find_next_part_time(event)) is not None:
        deadlines.append(next_level_at)
    return min(deadlines, default=0)
