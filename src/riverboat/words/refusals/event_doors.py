"""Refusals of a room's requests about an event: identity, and the current state."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class NoSuchEvent(Refusal, frozen=True):
    code, en = "no event", "there is no event {event}"
    event: str


class NotTheEventsHost(Refusal, frozen=True):
    code, en = "not the host", "only the host of this event may ask for that"


class EventIsShut(Refusal, frozen=True):
    code, en = "event is over", "the event is over"


class WrongEventPassword(Refusal, frozen=True):
    code, en = "wrong password", "this is not the event's password"


class AsksNot(Refusal, frozen=True):
    code, en = "asks not", "{who:* does|you do} not ask to enter"
    who: Player


class NoDealIsProposed(Refusal, frozen=True):
    code, en = "no deal", "no such deal is proposed: it was taken back, or play has gone on"


class OnlyWhoIsLeft(Refusal, frozen=True):
    code, en = "not left", "only who is still in the event may answer that"


class TooManyOwnEvents(Refusal, frozen=True):
    code, en = "too-many", "you host too many open events: call one off"


class TooManyEvents(Refusal, frozen=True):
    code, en = "too-many", "too many events are open"


class TooManyEntrants(Refusal, frozen=True):
    code, en = "too many", "an event of this room has room for {most:entrant|entrants}"
    most: int


class RulesOfEventMakeNoSense(Refusal, frozen=True):
    code, en = "bad rules", "these are no rules of an event: {why}"
    why: Refusal


class NoRulesOfEvent(Refusal, frozen=True):
    code, en = "no rules", "say by which rules the event is played"


class TablesOfTheRoom(Refusal, frozen=True):
    code, en = "tables of the room", "the tables of this event tell themselves what happens there"


class NoBotsAtFelt(Refusal, frozen=True):
    code, en = "no bots at felt", "no bot sits at a table of felt"


class NoSuchTicket(Refusal, frozen=True):
    code, rule = "no such ticket", "TRNY-65"
    en = "{who} {who:has|have} no ticket {ticket} for this event"
    who: Player
    ticket: str


class FlightGoesOn(Refusal, frozen=True):
    code, rule = "flight goes on", "TRNY-35"
    en = "{flight} is no first day that is over: its players come in when their chips are in bags"
    flight: str


class NotTheFlightsHost(Refusal, frozen=True):
    code, en = "not the host", "only the host of both events lets the players of one into the other"


class NotTheSeatsHost(Refusal, frozen=True):
    code, rule = "not the host", "TRNY-65"
    en = "only the host of event {event} lets others win seats in it"
    event: str


class InvitedToTheEvent(Refusal, frozen=True):
    code = "invited to the event"
    en = "this is a table of an event: send the address of the event"


class OfTheDirector(Refusal, frozen=True):
    code, en = "of an event", "this is a table of an event: its director sees to that"
