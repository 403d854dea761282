"""The tables of the room, and how one is opened."""

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
    """How chips are written there."""
    private: bool
    """It opens to an invitation or a password only."""
    host: str
    playing: bool
    yours: bool
    """Who asks sits there."""
    about: str
    """What the host says of it."""
    free: int
    """How many chairs whoever asks could take now."""
    waiting: int
    """How many wait for a seat."""
    place: int
    """Where who asks is on that list; 0 is nowhere."""
    makes_room: int
    """How many of those who sit there are bots that get up for a person."""


class OwnTableListItem(Struct, frozen=True):
    """An open table of the player who asks: they sit there, or are its host."""

    id: str
    name: str
    game: str
    chair: int
    """Their chair; 0 for a host who does not sit there."""
    is_host: bool
    """They opened it: it counts towards the tables that one host may have open."""
    event: str
    """The event that it is a table of; empty for a table of its own."""
    people: int
    """People who sit there, bots and the player who asks not counted."""


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A table that is wished for: from a preset, or from a configuration in TOML."""

    name: LabelText = ""
    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""
    """What is played, in place of what the preset has."""
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""
    bots: Annotated[int, Meta(ge=0, le=9)] = 0
    spectators: bool = True
    delay: Delay = 0
    approval: bool | None = None
    """The host approves what is bought; ``null`` is as the preset has it."""
    between: SecondsBetween | None = None
    """Seconds between hands."""
    pace: Pace | None = None
    """Seconds from card to card when nobody can bet any more; 0 is all at once."""
    bot_pace: BotPace | None = None
    """Seconds that a bot thinks, on average."""
    about: Description = ""
    """What the host says of the table."""
    money: Money = Money()
    """How chips are written."""


class RulesBody(RequestBody, frozen=True, kw_only=True):
    """Rules of a table that somebody thinks of, as in ``NewTable``."""

    preset: Annotated[str, Meta(max_length=40)] = ""
    toml: Toml = ""
    game: Annotated[str, Meta(max_length=200)] = ""


class RulesSummary(Struct, frozen=True):
    """What rules come to: what is usual for what they do not say."""

    game: str
    """As on the table sign, with everything in it."""
    asked: str
    """The game of the list (``GameForm.name``); empty where only words can say it."""
    sizes: dict[StakeName, int]
    """Its sizes, by their names in the list."""
    chairs: int
    most_chairs: int
    """As many as the deck can serve."""
    least: int
    """The least that one sits down with; 0 is anything."""
    most: int
    bet: int
    """What a buy-in is measured in: the big blind, or the big bet in limit."""
    think: int
    offers: tuple[str, ...]
    """Options that many ask for, and that this game can have."""


class RulesPreview(Struct, frozen=True):
    """Whether a table can be opened by these rules: what they come to, or why they cannot be."""

    sheet: RulesSummary | None
    why: str
    """Empty where they can be."""
    option: str
    """The option that it is about, as in a refusal; empty for no single one."""
    said: Phrase | None = None
    """Why they cannot be, as a phrase."""


class NewTableResponse(Struct, frozen=True):
    """A table that was opened."""

    id: str
    invite: str
    """The link to send to friends."""
