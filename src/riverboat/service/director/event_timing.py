"""What comes by itself in an event, and when: the start, levels, and who did not buy again."""

from __future__ import annotations

from riverboat.service.director.event_command_handler import start_event
from riverboat.service.director.event_hands import decline_rebuy
from riverboat.service.director.tournament_session import EventUnitOfWork, TournamentSession
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.running.event_clock import next_part_at

LINGER_MS = 30_000
"""Milliseconds for which the last table can be looked at when an event is over."""
_START_RETRY_MS = 60_000
"""Milliseconds after which a start is tried again that found too few players."""


def pass_time(session: TournamentSession, work: EventUnitOfWork) -> None:
    """Everything that is due by now."""
    if session.is_over:
        return
    event = session.event
    if event.phase == "open":
        if _start_at(session) and _start_at(session) <= work.at:
            _start_if_enough(session, work)
        return
    if (due := next_part_at(event)) is not None and due <= work.at:
        session.execute(c.PassTime(work.at), work)
    until = work.at - 1_000 * session.settings.decide
    for player in [who for who, since in session.broke_since.items() if since <= until]:
        decline_rebuy(session, player, work)


def _start_at(session: TournamentSession) -> int:
    """When it is to begin; 0 if the clock does not say."""
    return (
        max(session.settings.start_at, session.postponed_until) if session.settings.start_at else 0
    )


def _start_if_enough(session: TournamentSession, work: EventUnitOfWork) -> None:
    """Begin, if enough have come; else in a minute."""
    event = session.event
    there = max(
        event.entries, min(session.settings.bots, event.rules.entry.most or session.settings.bots)
    )
    if there < event.rules.entry.least:
        session.postponed_until = work.at + _START_RETRY_MS
        return
    start_event(session, work)


def next_deadline(session: TournamentSession) -> int:
    """When something is due next; 0 if nothing is."""
    event = session.event
    if session.is_over:
        return session.ended_at + LINGER_MS if session.event.tables else 0
    if event.phase == "open":
        return _start_at(session)
    times = [since + 1_000 * session.settings.decide for since in session.broke_since.values()]
    if (due := next_part_at(event)) is not None:
        times.append(due)
    return min(times, default=0)
