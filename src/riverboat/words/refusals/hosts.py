"""Refusals by the room to hosts: removing, seating or admitting players, pending requests."""

from __future__ import annotations

from riverboat.words.phrase import Player, Refusal


class ReasonTooShort(Refusal, frozen=True):
    code, en = "no-reason", "this needs a reason of {least} characters or more, for all to read"
    least: int


class NotTheHost(Refusal, frozen=True):
    code, en = "not the host", "only a host of this table may ask for that"


class IsAHostNoMore(Refusal, frozen=True):
    code, en = "not the host", "{who:* is|you are} no host of this table any more"
    who: Player


# Who is sent away, and who is let in ------------------------------------------------------------


class SayWhoStaysOut(Refusal, frozen=True):
    code, en = "no name", "say who is to stay out"


class CannotBeKeptOut(Refusal, frozen=True):
    code, en = "not banned", "{who:* is|you are} not one who can be kept out"
    who: Player


class MayComeInAlready(Refusal, frozen=True):
    code, en = "not barred", "{who:*|you} may come in already"
    who: Player


class HostsTheTable(Refusal, frozen=True):
    code, en = "hosts too", "{who} is a host of this table: take that away first"
    who: Player


class IsNotNear(Refusal, frozen=True):
    code, en = "not near", "{who} neither watches nor waits for a seat"
    who: Player


class NobodyIsNear(Refusal, frozen=True):
    code, en = "not near", "nobody neither watches nor waits for a seat"


class IsToStayOut(Refusal, frozen=True):
    code, en = "stays out", "{who} is to stay out: let them in first"
    who: Player


class NoSuchStyle(Refusal, frozen=True):
    code, en = "no style", "a bot is one of {styles}, not '{style}'"
    styles: tuple[str, ...]
    style: str


# What waits until the hand is over --------------------------------------------------------------


class TooManyWait(Refusal, frozen=True):
    code, en = "too many wait", "{most} wishes wait already: take one of them back"
    most: int


class WaitsNoMore(Refusal, frozen=True):
    code, en = "not waiting", "that does not wait any more"


class HasLeftTheTable(Refusal, frozen=True):
    code, en = "left", "{who:* has|you have} left the table"
    who: Player
