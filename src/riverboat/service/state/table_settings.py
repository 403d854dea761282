"""Table settings of the host beyond the rules of the game: access, timing and bots."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.wire.view import Money

Delay = Annotated[int, Meta(ge=0, le=600)]
SecondsBetween = Annotated[float, Meta(ge=0, le=60)]
RestartPolicy = Literal["resume", "void"]
GracePeriod = Annotated[int, Meta(ge=0, le=3600)]
Pace = Annotated[float, Meta(ge=0, le=10)]
BotPace = Annotated[float, Meta(ge=0, le=10)]
Description = Annotated[
    str, Meta(max_length=300, pattern=r"^[^\u0000-\u0009\u000b-\u001f\u007f]*$")
]
"""A few lines of text."""
SecondsToSit = Annotated[int, Meta(ge=10, le=600)]
SharedAddressPolicy = Literal["allow", "warn", "refuse"]
BotsFill = Annotated[int, Meta(ge=0, le=10)]


class TableLink(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    kw_only=True,
    rename={"is_single_use": "once", "expires_at": "until"},
):
    """A link to the table that a host has made for one person or for a limited time."""

    id: str
    is_single_use: bool
    """True if the link is for one person and expires on use."""
    made_at: int
    expires_at: int
    """Expiry in milliseconds since 1970."""

    once = DeprecatedAttribute("is_single_use")

    until = DeprecatedAttribute("expires_at")


class TableSettings(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    kw_only=True,
    rename={
        "starts_hands_automatically": "auto",
        "seconds_between_hands": "between",
        "seconds_to_sit": "to_sit",
        "shared_address_policy": "one_address",
    },
):
    """Room-level settings of a table. Its games are in its ``TableRules``."""

    private: bool = False
    """True if the table is unlisted and needs an invitation or a password."""
    password: str = ""
    """Argon2id hash; empty if there is no password."""
    spectators: bool = True
    """True if all who may enter may watch without a chair."""
    delay: Delay = 0
    """Delay in seconds for spectators."""
    starts_hands_automatically: bool = True
    """True if hands begin automatically."""
    seconds_between_hands: SecondsBetween = 4.0
    """Seconds between two hands."""
    pace: Pace = 1.2
    """Seconds between cards of a run-out; 0 deals all at once and pays the pots
    without a pause.
    """
    rabbit: bool = False
    """True if players who were dealt in may ask for a rabbit hunt."""
    bomb_votes: bool = True
    """True if players may propose a bomb pot, which needs the agreement of all who play it."""
    chat: bool = True
    restart: RestartPolicy = "resume"
    """Policy after a server restart for an interrupted hand that waits for a decision.
    Steps that need no decision are finished.
    """
    grace: GracePeriod = 120
    """Seconds that a table waits after a restart for the players to act."""
    about: Description = ""
    """Host's description of the table, shown at entry, in the lobby and with its rules."""
    quiet: bool = False
    """True if chat is muted while a player is all-in."""
    bot_pace: BotPace = 1.2
    """Average seconds that a bot takes to act."""
    players_invite: bool = True
    """True if admitted and seated players may invite others."""
    links_made: int = 0
    """Generation of the table's links; older links are void."""
    links: tuple[TableLink, ...] = ()
    """Links for one person or a limited time that are still valid."""
    shared_address_policy: SharedAddressPolicy = "warn"
    """Policy for a person at a seated player's client address: notify the hosts, or refuse
    a chair. The loopback address never counts.
    """
    seconds_to_sit: SecondsToSit = 60
    """Seconds for which a chair is reserved for the next player on the waiting list."""
    bots_make_room: bool = True
    """True if a bot yields its seat when a player waits and all chairs are taken."""
    bots_fill: BotsFill = 0
    """Number of chairs to keep filled with bots; 0 is none."""
    bots_alone: bool = False
    """True if hands begin with bots only and no human client."""
    money: Money = Money()
    """Chip display format, chosen when the table is opened."""

    auto = DeprecatedAttribute("starts_hands_automatically")
    between = DeprecatedAttribute("seconds_between_hands")
    one_address = DeprecatedAttribute("shared_address_policy")
    to_sit = DeprecatedAttribute("seconds_to_sit")
