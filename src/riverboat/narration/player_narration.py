"""Narration of players who sit down, stand up, move or sit out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.narration.chair_names import PersonAtChair
from riverboat.table.state import facts as f
from riverboat.words import Player
from riverboat.words.events import seating as p
from riverboat.words.events.event_phrases import Event

PlayerFact = (
    f.SatDown
    | f.SatOut
    | f.CameBack
    | f.LeaveScheduled
    | f.SitOutScheduled
    | f.Left
    | f.ChangedChair
    | f.ConnectionLost
    | f.ConnectionRestored
    | f.AbsenceStarted
)


def narrate_players(fact: PlayerFact, person_at: PersonAtChair, chips: int) -> Iterator[Event]:
    """Narrate players who sit down, leave or move.

    *chips* are those that a player sits down with.
    """
    match fact:
        case f.SatDown():
            yield _narrate_sitting_down(fact, p.ChipsSuffix(chips) if chips else None)
        case f.SatOut(chair, reason):
            yield _EVENT_BY_SIT_OUT_REASON[reason](person_at(chair))
        case f.CameBack(chair, is_waiting):
            yield (p.PlayerReturnedOnBlind if is_waiting else p.PlayerReturned)(person_at(chair))
        case f.LeaveScheduled(chair, is_leaving):
            yield (p.DepartureAfterHand if is_leaving else p.DepartureCancelled)(person_at(chair))
        case f.SitOutScheduled():
            yield _choose_sit_out_event(fact)(person_at(fact.chair))
        case f.Left():
            yield _narrate_leaving(fact)
        case f.ChangedChair():
            yield _choose_move_event(fact)(person_at(fact.chair), fact.new_chair)
        case f.ConnectionLost(chair):
            yield p.ConnectionDropped(person_at(chair))
        case f.ConnectionRestored(chair):
            yield p.PlayerReconnected(person_at(chair))
        case f.AbsenceStarted(chair):
            yield p.AwayTimeStarted(person_at(chair))
        case _:
            assert_never(fact)


def _narrate_sitting_down(fact: f.SatDown, chips: p.ChipsSuffix | None) -> Event:
    event_type = p.SeatTakenAsReplacement if fact.entry_mode == "replacing" else p.SeatTakenByPlayer
    return event_type(Player(fact.player, fact.chair), fact.chair, chips)


_EVENT_BY_SIT_OUT_REASON = {
    "asked": p.PlayerSatOut,
    "no chips": p.SatOutWithoutChips,
    "out of time": p.SatOutAfterTimeouts,
    "absent": p.SatOutWhileAway,
}


def _choose_sit_out_event(
    fact: f.SitOutScheduled,
) -> type[p.SitOutAfterHand | p.SitOutAtBlind | p.SitOutCancelled | p.BlindSitOutCancelled]:
    if fact.is_sitting_out:
        return p.SitOutAtBlind if fact.at_big_blind else p.SitOutAfterHand
    return p.BlindSitOutCancelled if fact.at_big_blind else p.SitOutCancelled


def _narrate_leaving(fact: f.Left) -> Event:
    player = Player(fact.player, fact.chair)
    match fact.reason:
        case "left":
            return (
                p.PlayerDeparted(player, fact.chips)
                if fact.chips
                else p.DepartureWithoutChips(player)
            )
        case "removed":
            return p.DepartureDue(player, fact.chips)
        case "picked up":
            if not fact.chips:
                return p.SeatReleased(player, fact.chair)
            return p.ChipsPickedUp(player, fact.chips, fact.chair)
        case _:
            assert_never(fact.reason)


def _choose_move_event(
    fact: f.ChangedChair,
) -> type[p.SeatChangeMade | p.SeatChangeWithNewEntry | p.SeatChangeWithPass]:
    if fact.is_exempt_from_post:
        return p.SeatChangeWithPass
    return p.SeatChangeMade if fact.has_come_in else p.SeatChangeWithNewEntry
