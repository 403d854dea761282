"""What a host decides about an event beyond its rules: who may come, and how its tables run."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.service.state.table_settings import (
    BotPace,
    Delay,
    Description,
    Pace,
    RestartPolicy,
    SecondsBetween,
)
from riverboat.wire.view import Money

StartAt = Annotated[int, Meta(ge=0, le=2**53)]
SecondsToDecide = Annotated[int, Meta(ge=5, le=600)]
EventBots = Annotated[int, Meta(ge=0, le=1_000)]


class EventSettings(Struct, frozen=True, kw_only=True):
    """The room's side of an event. What is played, and for what, is in its ``EventRules``."""

    private: bool = False
    """It is in nobody's list: who has its address finds it."""
    password: str = ""
    """argon2id's text, which lets one enter; empty if there is none."""
    approval: bool = False
    """The host lets each in who asks to enter."""
    start_at: StartAt = 0
    """When it begins, in milliseconds since 1970; 0 is when it is full, or the host says so."""
    bots: EventBots = 0
    """When it begins, bots enter until there are so many; 0 is none."""
    decide: SecondsToDecide = 30
    """Seconds in which somebody without chips says whether they buy again."""
    between: SecondsBetween = 3.0
    """Seconds from the end of a hand to the next at the same table."""
    pace: Pace = 1.2
    """Seconds from card to card when nobody can bet any more."""
    bot_pace: BotPace = 1.2
    """Seconds that a bot thinks, on average."""
    spectators: bool = True
    """Whoever knows of the event may watch its tables."""
    delay: Delay = 0
    """Seconds by which those who only watch see everything later."""
    chat: bool = True
    restart: RestartPolicy = "resume"
    about: Description = ""
    """What the host says of the event."""
    money: Money = Money()
    """How prices and prizes are written; chips are plain numbers."""
