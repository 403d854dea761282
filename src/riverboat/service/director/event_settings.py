"""Settings of a tournament beyond its rules: admission, and the pace of its tables."""

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


class EventSettings(
    Struct,
    frozen=True,
    kw_only=True,
    rename={"seconds_between_hands": "between", "seconds_to_decide": "decide"},
):
    """Room-level settings of a tournament. Its games and prizes are in its ``EventRules``."""

    private: bool = False
    """True if the tournament is unlisted and reachable by its URL only."""
    password: str = ""
    """Argon2id hash of the entry password; empty if there is none."""
    approval: bool = False
    """True if the host must approve each entry."""
    start_at: StartAt = 0
    """Start time in milliseconds since 1970; 0 starts when full or on the host's command."""
    bots: EventBots = 0
    """Number of entrants to fill up to with bots at the start; 0 enters none."""
    seconds_to_decide: SecondsToDecide = 30
    """Seconds in which a player without chips decides on a re-buy."""
    seconds_between_hands: SecondsBetween = 3.0
    """Seconds between two hands at a table."""
    pace: Pace = 1.2
    """Seconds between cards of a run-out."""
    bot_pace: BotPace = 1.2
    """Average seconds that a bot takes to act."""
    spectators: bool = True
    """True if any visitor of the tournament may watch its tables."""
    delay: Delay = 0
    """Delay in seconds for spectators."""
    chat: bool = True
    restart: RestartPolicy = "resume"
    about: Description = ""
    """Host's description of the tournament."""
    money: Money = Money()
    """Format of prices and prizes; chips are plain numbers."""
