"""Payloads of the lobby: tables, and opening one."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from riverboat.service.state.table_settings import (
    BotPace,
    Delay,
    Description,
    Pace,
    SecondsBetween,
)
from riverboat.web.schemas.base_schemas import LabelText, RequestBody, Toml
from riverboat.web.schemas.reference_schemas import StakeName
from riverboat.wire.view import Money
from riverboat.wire.wire_phrases import Words as Phrase


class TableListItem(
    Struct,
    frozen=True,
    rename={
        "seated_count": "seated",
        "spectator_count": "watching",
        "is_private": "private",
        "is_hand_running": "playing",
        "has_callers_chair": "yours",
        "description": "about",
        "free_chair_count": "free",
        "waiting_count": "waiting",
        "callers_list_place": "place",
        "yielding_bot_count": "makes_room",
    },
):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    chairs: int
    seated_count: int
    spectator_count: int
    blinds: tuple[int, ...]
    money: Money
    """Format of chip amounts at the table."""
    is_private: bool
    """True if the table opens to an invitation or a password only."""
    host: str
    is_hand_running: bool
    has_callers_chair: bool
    """True if the caller has a chair at the table."""
    description: str
    """The host's description of the table."""
    free_chair_count: int
    """Number of chairs that the caller could take now."""
    waiting_count: int
    """Number of players on the waiting list."""
    callers_list_place: int
    """Place of the caller on the waiting list; 0 for none."""
    yielding_bot_count: int
    """Number of seated bots that make room for a person."""


class OwnTableListItem(Struct, frozen=True):
    """An open table at which the caller sits, or that they host."""

    id: str
    name: str
    game: str
    chair: int
    """The caller's chair; 0 for a host without a chair."""
    is_host: bool
    """True if they opened it: it counts towards the limit of open tables for each host."""
    event: str
    """Id of the tournament that the table belongs to; empty for a cash table."""
    people: int
    """Number of seated people besides the caller and bots."""
    in_hand: bool
    """True while the caller has cards in a running hand."""


class NewTable(RequestBody, frozen=True, kw_only=True, rename={"seconds_between_hands": "between"}):
    """A request for a table: from a preset, or from a configuration in TOML."""

    name: LabelText = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""
    """Name of the game, instead of the preset's."""
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    spectators: bool = True
    delay: Delay = 0
    approval: bool | None = None
    """True if the host approves purchases; ``null`` for the preset's value."""
    seconds_between_hands: SecondsBetween | None = None
    """Seconds between hands."""
    pace: Pace | None = None
    """Seconds between cards once betting is impossible; 0 deals all at once."""
    bot_pace: BotPace | None = None
    """Average seconds that a bot takes to act."""
    about: Description = ""
    """The host's description of the table."""
    money: Money = Money()
    """Format of chip amounts."""


class RulesBody(RequestBody, frozen=True, kw_only=True):
    """Table rules to preview, as in ``NewTable``."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""


class RulesSummary(
    Struct,
    frozen=True,
    rename={
        "listed_game": "asked",
        "max_chairs": "most_chairs",
        "min_buy_in": "least",
        "max_buy_in": "most",
        "buy_in_unit": "bet",
        "thinking_seconds": "think",
        "suggested_options": "offers",
    },
):
    """A summary of table rules, with defaults for unset ones."""

    game: str
    """Full name of the game, as on the table sign."""
    listed_game: str
    """``GameForm.name`` of the game; empty if no form of the list can express it."""
    sizes: dict[StakeName, int]
    """Bet sizes of the game, by their names in the form."""
    chairs: int
    max_chairs: int
    """Maximum number of chairs that the deck can serve."""
    min_buy_in: int
    """Minimum buy-in; 0 for none."""
    max_buy_in: int
    buy_in_unit: int
    """Unit of buy-ins: the big blind, or the big bet in limit."""
    thinking_seconds: int
    suggested_options: tuple[str, ...]
    """Popular options that this game supports."""


class RulesPreview(
    Struct, frozen=True, rename={"summary": "sheet", "message": "why", "phrase": "said"}
):
    """A summary of table rules, or the reason why they are invalid."""

    summary: RulesSummary | None
    message: str
    """The reason; empty for valid rules."""
    option: str
    """Invalid option, such as ``buy_in.least``; empty if no single option is invalid."""
    phrase: Phrase | None = None
    """The reason as a phrase."""


class NewTableResponse(Struct, frozen=True, rename={"invitation_link": "invite"}):
    """A table that was opened."""

    id: str
    invitation_link: str
    """The link to send to friends."""
