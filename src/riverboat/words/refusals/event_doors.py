"""Why a room refuses what somebody asks of an event: who they are, and what is asked now."""

from __future__ import annotations

from riverboat.words.phrase import Person, Player, Refusal


class NoSuchEvent(Refusal, frozen=True):
    code, en = "no event", "there is no event {event}"
    event: str


class NotTheEventsHost(Refusal, frozen=True):
    code, en = "not the host", "only the host of this event may ask for that"


class EventIsShut(Refusal, frozen=True):
    code, en = "event is over", "the event is over"


class WrongEventPassword(Refusal, frozen=True):
    code, en = "wrong password", "this is not the event's password"


class AsksAlready(Refusal, frozen=True):
    code, en = "asks already", "{who:* waits|you wait} for the host already"
    who: Player


class AsksNot(Refusal, frozen=True):
    code, en = "asks not", "{who:* does|you do} not ask to enter"
    who: Player


class NoDealIsProposed(Refusal, frozen=True):
    code, en = "no deal", "no such deal is proposed: it was taken back, or play has gone on"


class OnlyWhoIsLeft(Refusal, frozen=True):
    code, en = "not left", "only who is still in the event may answer that"


class TooManyEvents(Refusal, frozen=True):
    code, en = "too many", "too many events are open"


class TooManyEntrants(Refusal, frozen=True):
    code, en = "too many", "an event of this room has room for {most:entrant|entrants}"
    most: int


class RulesOfEventMakeNoSense(Refusal, frozen=True):
    code, en = "bad rules", "these are no rules of an event: {why}"
    why: str


class NoRulesOfEvent(Refusal, frozen=True):
    code, en = "no rules", "say by which rules the event is played"


class OfTheDirector(Refusal, frozen=True):
    code, en = "of an event", "this is a table of an event: its director sees to that"


class BotsStay(Refusal, frozen=True):
    code, en = "a bot", "{who:* is a bot|you are a bot}, and that is not for bots"
    who: Person
