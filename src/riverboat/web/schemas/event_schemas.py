"""What goes over HTTP of events: what is sent to make one and to run it, and how it is shown."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from riverboat.service.director.event_client_commands import (
    DealKind,
    Eliminations,
    EventHostCommand,
    EventPlayerCommand,
)
from riverboat.service.director.event_settings import (
    EventBots,
    EventSettings,
    SecondsToDecide,
    StartAt,
)
from riverboat.service.director.event_standings import EventClock, LevelView
from riverboat.service.state.table_settings import (
    BotPace,
    Delay,
    Description,
    Pace,
    RestartPolicy,
    SecondsBetween,
)
from riverboat.tourney.elimination_preview import PreviewedPlace
from riverboat.tourney.event_results import EventResult
from riverboat.tourney.rules import EventRules, Price
from riverboat.tourney.state.event_state import Phase
from riverboat.tourney.structure.levels import AnteKind
from riverboat.web.schemas.base_schemas import RequestBody, Toml
from riverboat.wire.messages import Identifier
from riverboat.wire.view import Money
from riverboat.wire.wire_phrases import Words as Phrase

EntrantStanding = Literal["", "asking", "registered", "seated", "moving", "out"]
"""Somebody in an event: nowhere, waiting for the host, in without a seat, in a seat, on the way to
another, out."""
EventAction = Literal[
    "register", "unregister", "rebuy", "no-rebuy", "add-on", "away", "back", "answer-deal"
]


class EventListItem(Struct, frozen=True):
    """An event in the list."""

    id: str
    name: str
    host: str
    phase: Phase
    game: str
    games: tuple[str, ...]
    """What is played, by its levels, in order; each once."""
    price: Price
    money: Money
    stack: int
    seats: int
    """At each table."""
    starts: Literal["full", "host", "clock"]
    start_at: int
    """When it begins, in milliseconds since 1970; 0 if the clock does not say."""
    entries: int
    least: int
    most: int
    """0 is any number."""
    left: int
    tables: int
    level: int
    late_until: int
    """Entries are taken until the end of this level; 0 is until the start."""
    may_enter: bool
    """Entries are taken now."""
    pool: int
    password: bool
    """One needs a password to enter."""
    approval: bool
    """The host lets each in."""
    you: EntrantStanding
    about: str


class NewEvent(RequestBody, frozen=True, kw_only=True):
    """An event that is wished for: its rules, as JSON like ``EventRules`` or as TOML."""

    rules: dict[str, Any] | None = None
    toml: Toml = ""
    """The same in TOML, in place of ``rules``."""
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""
    approval: bool = False
    start_at: StartAt = 0
    bots: EventBots = 0
    decide: SecondsToDecide = 30
    between: SecondsBetween = 3.0
    pace: Pace = 1.2
    bot_pace: BotPace = 1.2
    spectators: bool = True
    delay: Delay = 0
    chat: bool = True
    about: Description = ""
    money: Money = Money()


class NewEventResponse(Struct, frozen=True):
    """An event that takes entries."""

    id: str
    link: str
    """Its address, to be sent to friends."""


class EventRulesBody(RequestBody, frozen=True, kw_only=True):
    """Rules that somebody thinks of, as in ``NewEvent``, and how many would come."""

    rules: dict[str, Any] | None = None
    toml: Toml = ""
    entries: Annotated[int, Meta(ge=0, le=10_000)] = 0


class EventPreview(Struct, frozen=True):
    """Whether an event can be made by these rules: what they come to, or why they cannot be."""

    rules: EventRules | None
    why: str
    """Empty where they can be."""
    said: Phrase | None
    pool: int
    """With so many entries, and nothing else bought."""
    prizes: tuple[int, ...]
    minutes: int
    """How long the levels take together, breaks too; 0 where hands are counted."""


class StructureBody(RequestBody, frozen=True, kw_only=True):
    """A structure that is to be made: for so many players in so many hours."""

    players: Annotated[int, Meta(ge=2, le=10_000)]
    pace: Literal["hyper", "turbo", "regular", "deep", "home"] = "home"
    """What is not said is as it is there."""
    stack: Annotated[int, Meta(ge=1, le=2**40)] | UnsetType = UNSET
    hours: Annotated[float, Meta(gt=0, le=100)] | UnsetType = UNSET
    level_minutes: Annotated[int, Meta(ge=1, le=240)] | UnsetType = UNSET
    chips: (
        Annotated[tuple[Annotated[int, Meta(ge=1, le=2**40)], ...], Meta(max_length=20)] | UnsetType
    ) = UNSET
    first_small: Annotated[int, Meta(ge=0, le=2**40)] | UnsetType = UNSET
    """The first small blind; 0: a hundredth of half the stack, or the smallest chip."""
    ante: AnteKind | UnsetType = UNSET
    ante_from: Annotated[int, Meta(ge=1, le=1_000)] | UnsetType = UNSET
    """The first level with an ante."""
    break_every: Annotated[int, Meta(ge=0, le=1_000)] | UnsetType = UNSET
    """A break after so many levels; 0: none."""
    break_minutes: Annotated[int, Meta(ge=1, le=240)] | UnsetType = UNSET


class EventSettingsBody(RequestBody, frozen=True, kw_only=True):
    """What a host changes of an event's settings: what is not said stays as it is."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """An empty one takes it away."""
    approval: bool | UnsetType = UNSET
    start_at: StartAt | UnsetType = UNSET
    bots: EventBots | UnsetType = UNSET
    decide: SecondsToDecide | UnsetType = UNSET
    between: SecondsBetween | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    restart: RestartPolicy | UnsetType = UNSET
    about: Description | UnsetType = UNSET


class EventCommandBody(RequestBody, frozen=True):
    """A player's wish. The same *cmd* again has the same answer, and changes nothing."""

    cmd: Identifier
    wish: EventPlayerCommand


class EventOrderBody(RequestBody, frozen=True):
    """A host's order. The same *cmd* again has the same answer, and changes nothing."""

    cmd: Identifier
    order: EventHostCommand


class DealBody(RequestBody, frozen=True, kw_only=True):
    """A deal that somebody thinks of."""

    kind: DealKind = "icm"
    saved: Annotated[int, Meta(ge=0, le=2**53)] = 0
    shares: dict[str, Annotated[int, Meta(ge=0, le=2**53)]] | None = None
    """For a custom one: who gets what."""


class EliminationBody(RequestBody, frozen=True, kw_only=True):
    """Eliminations of one hand, whose places are looked at before they are entered."""

    players: Eliminations
    same_hand_as: Annotated[str, Meta(max_length=40)] = ""
    """As in the order ``eliminate``."""


class PlacesPreview(Struct, frozen=True):
    """Places that eliminations would give or change."""

    places: tuple[PreviewedPlace, ...]


class DealShare(Struct, frozen=True):
    """What somebody gets by a deal."""

    player: str
    chips: int
    share: int
    agreed: bool = False


class DealDetails(Struct, frozen=True):
    """A deal: what everybody would get."""

    number: int
    """0 where it is not proposed."""
    kind: DealKind
    saved: int
    shares: tuple[DealShare, ...]
    ends: bool = False
    """Nothing is left to play for: the event is over with it."""


class EntrantDetails(Struct, frozen=True):
    """Who asks, in the event."""

    standing: EntrantStanding
    number: int
    """Of their entry; 0 if they have none."""
    chips: int
    table: int
    """By its number; 0 is none."""
    room_table: str
    """The table of the room, to be watched; empty while they have none."""
    seat: int
    """From 1; 0 is none."""
    rank: int
    """Among those who are in; of who is out, their place."""
    prize: int
    paid: int
    """All that they have paid."""
    head: int
    heads: int
    rebuys: int
    decide_until: int
    """Without chips: until when they may buy again; 0 if nothing is to be decided."""
    ticket: str = ""
    """The ticket that they have won, to register elsewhere; empty if they have none."""


class EventDetails(Struct, frozen=True):
    """Everything about an event but who stands how: that is in its standings."""

    line: EventListItem
    rules: EventRules
    settings: EventSettings
    role: Literal["", "host", "player"]
    link: str
    clock: EventClock
    schedule: tuple[LevelView, ...]
    """Every level; breaks are in ``rules.structure.parts``."""
    lines: tuple[str, ...]
    """Every level and break as a line, as its file has it and as levels are changed."""
    players: tuple[str, ...]
    """Who has entered, in order."""
    bots: tuple[str, ...]
    """Which of them are bots of the room."""
    asking: tuple[str, ...]
    """Who waits for the host; only the host sees others than themselves."""
    you: EntrantDetails
    may: tuple[EventAction, ...]
    """What who asks may wish now."""
    deal: DealDetails | None
    """The deal that is proposed."""
    prizes: tuple[int, ...]
    """As they are posted; before that, as they would be with the entries of now."""
    posted: bool
    """The prizes are posted: nobody enters any more."""
    seal: str
    """The hash of the seed of all draws."""
    seed: str
    """The seed itself, when the event is over; empty before."""
    why: str
    """Why it was called off, in its host's words; empty if it was not."""


class EventResults(Struct, frozen=True):
    """What has come of an event for everybody so far, in money."""

    event: str
    name: str
    phase: Phase
    entries: int
    pool: int
    results: tuple[EventResult, ...]
    """The winner's first; who is still in has no place."""


class EventRecord(Struct, frozen=True):
    """Something that happened in an event, as its log has it."""

    seq: int
    at: int
    """In milliseconds since 1970."""
    fact: dict[str, Any]


class EventLogQuery(Struct, frozen=True):
    """Which of an event's records."""

    after: Annotated[int, Meta(ge=0, le=10**9)] = 0
    limit: Annotated[int, Meta(ge=1, le=1_000)] = 200


class EventLog(Struct, frozen=True):
    """Some records of an event, in order."""

    records: tuple[EventRecord, ...]
    next: int
    """What to send as ``after`` for those that follow."""
    more: bool
