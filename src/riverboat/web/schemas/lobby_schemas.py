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


class TableListItem(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    chairs: int
    seated: int
    watching: int
    blinds: tuple[int, ...]
    money: Money
    """Format of chip amounts at the table."""
    private: bool
    """True if it opens to an invitation or a password only."""
    host: str
    playing: bool
    yours: bool
    """True if the caller has a chair at the table."""
    about: str
    """The host's description of the table."""
    free: int
    """Number of chairs that the caller could take now."""
    waiting: int
    """Number of players on the waiting list."""
    place: int
    """Place of the caller on the waiting list; 0 for none."""
    makes_room: int
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
    """The event that the table belongs to; empty for a standalone table."""
    people: int
    """Number of seated people besides the caller and bots."""
    in_hand: bool
    """True while the caller has cards in a running hand."""


class NewTable(RequestBody, frozen=True, kw_only=True):
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
    between: SecondsBetween | None = None
    """Seconds between hands."""
    pace: Pace | None = None
    """Seconds between cards once betting is impossible; 0 deals all at once."""
    bot_pace: BotPace | None = None
    """Seconds that a bot thinks, on average."""
    about: Description = ""
    """The host's description of the table."""
    money: Money = Money()
    """Format of chip amounts."""


class RulesBody(RequestBody, frozen=True, kw_only=True):
    """Table rules to preview, as in ``NewTable``."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""


class RulesSummary(Struct, frozen=True):
    """A summary of table rules, with defaults for unset ones."""

    game: str
    """Full name of the game, as on the table sign."""
    asked: str
    """Game of the list (``GameForm.name``); empty where only words can express it."""
    sizes: dict[StakeName, int]
    """Sizes of the game, by their names in the list."""
    chairs: int
    most_chairs: int
    """Maximum of chairs that the deck can serve."""
    least: int
    """Minimum buy-in; 0 for none."""
    most: int
    bet: int
    """Unit of buy-ins: the big blind, or the big bet in limit."""
    think: int
    offers: tuple[str, ...]
    """Popular options that this game supports."""


class RulesPreview(Struct, frozen=True):
    """A summary of table rules, or the reason why they are invalid."""

    sheet: RulesSummary | None
    why: str
    """The reason; empty for valid rules."""
    option: str
    """The option that it is about, as in a refusal; empty for no single one."""
    said: Phrase | None = None
    """The reason as a phrase."""


class NewTableResponse(Struct, frozen=True):
    """A table that was opened."""

    id: str
    invite: str
    """The link to send to friends."""
