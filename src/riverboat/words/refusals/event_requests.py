"""Refusals of a room's requests about an event: identity, and the current state."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class NoSuchEvent(Refusal, frozen=True):
    code = "no event"
    event: str


class NotTheEventsHost(Refusal, frozen=True):
    code = "not the host"


class EventOver(Refusal, frozen=True):
    code = "event is over"


class WrongEventPassword(Refusal, frozen=True):
    code = "wrong password"


class EntryRequestMissing(Refusal, frozen=True):
    code = "asks not"
    who: Player


class DealProposalMissing(Refusal, frozen=True):
    code = "no deal"


class DealVoterEliminated(Refusal, frozen=True):
    code = "not left"


class TooManyOwnEvents(Refusal, frozen=True):
    code = "too-many"


class TooManyEvents(Refusal, frozen=True):
    code = "too-many"


class TooManyEntrants(Refusal, frozen=True, rename={"max_entries": "most"}):
    code = "too many"
    max_entries: int


class EventRulesInvalid(Refusal, frozen=True, rename={"reason": "why"}):
    code = "bad rules"
    reason: Refusal


class NoRulesOfEvent(Refusal, frozen=True):
    code = "no rules"


class OnlineTableReportedByHost(Refusal, frozen=True):
    code = "tables of the room"


class BotsAtLiveTable(Refusal, frozen=True):
    code = "no bots at felt"


class NoSuchTicket(Refusal, frozen=True):
    code, rule = "no such ticket", "TRNY-65"
    who: Player
    ticket: str


class FlightUnfinished(Refusal, frozen=True):
    code, rule = "flight goes on", "TRNY-35"
    flight: str


class NotTheFlightsHost(Refusal, frozen=True):
    code = "not the host"


class SatelliteHostRequired(Refusal, frozen=True):
    code, rule = "not the host", "TRNY-65"
    event: str


class LogoUnreadable(Refusal, frozen=True):
    code = "bad logo"


class LogoTooLarge(Refusal, frozen=True):
    code = "bad logo"
    kilobytes: int


class TooManyLogos(Refusal, frozen=True, rename={"max_changes": "most"}):
    code = "too many"
    max_changes: int


class TournamentLinkRequired(Refusal, frozen=True):
    code = "invited to the event"


class TournamentDirectorOnly(Refusal, frozen=True):
    code = "of an event"
