"""Payloads of events: creating and running one, and displaying it."""

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
from riverboat.tourney.event_ledger import BookingKind
from riverboat.tourney.event_results import EventResult
from riverboat.tourney.rules import EventRules, Price
from riverboat.tourney.state.event_state import Phase
from riverboat.tourney.structure.levels import AnteKind
from riverboat.web.schemas.base_schemas import RequestBody, Toml
from riverboat.wire.messages import Identifier
from riverboat.wire.view import Money
from riverboat.wire.wire_phrases import Words as Phrase

EntrantStanding = Literal["", "asking", "registered", "seated", "moving", "out"]
"""A player's standing in an event, from not entered to eliminated.

``asking`` is a player who waits for the host's approval, ``registered`` one without a seat yet, and
``moving`` one on the way to another table.
"""
EventAction = Literal[
    "register", "unregister", "rebuy", "no-rebuy", "add-on", "away", "back", "answer-deal"
]


class EventListItem(
    Struct,
    frozen=True,
    rename={
        "start_trigger": "starts",
        "min_entries": "least",
        "max_entries": "most",
        "players_left": "left",
        "needs_password": "password",
        "needs_approval": "approval",
        "caller_standing": "you",
        "description": "about",
        "prize_pool": "pool",
    },
):
    """An event in the list."""

    id: str
    name: str
    host: str
    phase: Phase
    game: str
    games: tuple[str, ...]
    """Games played, in the order of the levels; each once."""
    price: Price
    money: Money
    stack: int
    seats: int
    """Seats at each table."""
    start_trigger: Literal["full", "host", "clock"]
    start_at: int
    """Start time in milliseconds since 1970; 0 if none is scheduled."""
    entries: int
    min_entries: int
    max_entries: int
    """Maximum number of entries; 0 for no limit."""
    players_left: int
    tables: int
    level: int
    late_until: int
    """Last level in which entries are taken; 0 for none after the start."""
    may_enter: bool
    """True if entries are taken now."""
    prize_pool: int
    needs_password: bool
    """True if a password is needed to enter."""
    needs_approval: bool
    """True if the host approves each entry."""
    caller_standing: EntrantStanding
    description: str


class NewEvent(
    RequestBody,
    frozen=True,
    kw_only=True,
    rename={"seconds_between_hands": "between", "seconds_to_decide": "decide"},
):
    """A request for an event: its rules, as JSON like ``EventRules`` or as TOML."""

    rules: dict[str, Any] | None = None
    toml: Toml = ""
    """Rules in TOML, instead of ``rules``."""
    private: bool = False
    password: Annotated[str, Meta(max_length=200)] = ""
    approval: bool = False
    start_at: StartAt = 0
    bots: EventBots = 0
    seconds_to_decide: SecondsToDecide = 30
    seconds_between_hands: SecondsBetween = 3.0
    pace: Pace = 1.2
    bot_pace: BotPace = 1.2
    spectators: bool = True
    delay: Delay = 0
    chat: bool = True
    about: Description = ""
    money: Money = Money()


class NewEventResponse(Struct, frozen=True):
    """A new event that takes entries."""

    id: str
    link: str
    """Link to the event, to send to friends."""


class EventRulesBody(RequestBody, frozen=True, kw_only=True):
    """Rules to preview, as in ``NewEvent``, and the expected number of entries."""

    rules: dict[str, Any] | None = None
    toml: Toml = ""
    entries: Annotated[int, Meta(ge=0, le=10_000)] = 0


class EventPreview(
    Struct, frozen=True, rename={"message": "why", "phrase": "said", "prize_pool": "pool"}
):
    """A preview of event rules, or the reason why they are invalid."""

    rules: EventRules | None
    message: str
    """The reason; empty for valid rules."""
    phrase: Phrase | None
    prize_pool: int
    """Prize pool with these entries and no other purchases."""
    prizes: tuple[int, ...]
    minutes: int
    """Total minutes of all levels and breaks; 0 where levels count hands."""


class StructureBody(RequestBody, frozen=True, kw_only=True):
    """A request for a structure, for a number of players and hours."""

    players: Annotated[int, Meta(ge=2, le=10_000)]
    pace: Literal["hyper", "turbo", "regular", "deep", "home"] = "home"
    """Pace of the structure, which supplies unset values."""
    stack: Annotated[int, Meta(ge=1, le=2**40)] | UnsetType = UNSET
    hours: Annotated[float, Meta(gt=0, le=100)] | UnsetType = UNSET
    level_minutes: Annotated[int, Meta(ge=1, le=240)] | UnsetType = UNSET
    chips: (
        Annotated[tuple[Annotated[int, Meta(ge=1, le=2**40)], ...], Meta(max_length=20)] | UnsetType
    ) = UNSET
    first_small: Annotated[int, Meta(ge=0, le=2**40)] | UnsetType = UNSET
    """First small blind; 0 for about 1/200 of the stack, at least the smallest chip."""
    ante: AnteKind | UnsetType = UNSET
    ante_from: Annotated[int, Meta(ge=1, le=1_000)] | UnsetType = UNSET
    """First level with an ante."""
    break_every: Annotated[int, Meta(ge=0, le=1_000)] | UnsetType = UNSET
    """Levels between two breaks; 0 for no breaks."""
    break_minutes: Annotated[int, Meta(ge=1, le=240)] | UnsetType = UNSET


class EventSettingsBody(
    RequestBody,
    frozen=True,
    kw_only=True,
    rename={"seconds_between_hands": "between", "seconds_to_decide": "decide"},
):
    """A host's changes to an event's settings; unset fields stay unchanged."""

    private: bool | UnsetType = UNSET
    password: Annotated[str, Meta(max_length=200)] | UnsetType = UNSET
    """New password; an empty one removes it."""
    approval: bool | UnsetType = UNSET
    start_at: StartAt | UnsetType = UNSET
    bots: EventBots | UnsetType = UNSET
    seconds_to_decide: SecondsToDecide | UnsetType = UNSET
    seconds_between_hands: SecondsBetween | UnsetType = UNSET
    pace: Pace | UnsetType = UNSET
    bot_pace: BotPace | UnsetType = UNSET
    spectators: bool | UnsetType = UNSET
    delay: Delay | UnsetType = UNSET
    chat: bool | UnsetType = UNSET
    restart: RestartPolicy | UnsetType = UNSET
    about: Description | UnsetType = UNSET


class EventCommandBody(RequestBody, frozen=True):
    """A player's command; *cmd* is an idempotency key: a repeat returns the first answer."""

    cmd: Identifier
    wish: EventPlayerCommand


class EventOrderBody(RequestBody, frozen=True):
    """A host's command; *cmd* is an idempotency key: a repeat returns the first answer."""

    cmd: Identifier
    order: EventHostCommand


class DealBody(RequestBody, frozen=True, kw_only=True, rename={"saved_for_winner": "saved"}):
    """A deal to preview."""

    kind: DealKind = "icm"
    saved_for_winner: Annotated[int, Meta(ge=0, le=2**53)] = 0
    shares: dict[str, Annotated[int, Meta(ge=0, le=2**53)]] | None = None
    """Share of each player, for a custom deal."""


class EliminationBody(RequestBody, frozen=True, kw_only=True):
    """Eliminations in one hand, to preview their places before they are entered."""

    players: Eliminations
    same_hand_as: Annotated[str, Meta(max_length=40)] = ""
    """Player whose elimination in the same hand was entered before; empty if there is none."""


class PlacesPreview(Struct, frozen=True):
    """Places that eliminations would assign or change."""

    places: tuple[PreviewedPlace, ...]


class DealShare(Struct, frozen=True, rename={"has_agreed": "agreed"}):
    """A player's share of a deal."""

    player: str
    chips: int
    share: int
    has_agreed: bool = False


class DealDetails(Struct, frozen=True, rename={"ends_event": "ends", "saved_for_winner": "saved"}):
    """A deal with every player's share."""

    number: int
    """Number of the proposal; 0 for a preview."""
    kind: DealKind
    saved_for_winner: int
    shares: tuple[DealShare, ...]
    ends_event: bool = False
    """True if no prize is left to play for, so that the deal ends the event."""


class EntrantDetails(Struct, frozen=True, rename={"bounty": "head", "bounties_won": "heads"}):
    """The caller's standing in the event."""

    standing: EntrantStanding
    number: int
    """Number of the caller's entry; 0 if there is none."""
    chips: int
    table: int
    """Number of the caller's table; 0 for none."""
    room_table: str
    """Id of the room's table where the caller sits; empty without one."""
    seat: int
    """Seat number from 1; 0 for none."""
    rank: int
    """Rank among the remaining players; the final place of an eliminated one."""
    prize: int
    paid: int
    """Total of the caller's payments."""
    bounty: int
    bounties_won: int
    rebuys: int
    decide_until: int
    """Time in ms since 1970 until which a player without chips may rebuy; 0 if no rebuy is due."""
    ticket: str = ""
    """Ticket that the caller has won, to register elsewhere; empty if there is none."""


class EventDetails(
    Struct,
    frozen=True,
    rename={
        "list_item": "line",
        "level_lines": "lines",
        "players_awaiting_approval": "asking",
        "caller": "you",
        "available_actions": "may",
        "are_prizes_posted": "posted",
        "seed_hash": "seal",
        "cancel_reason": "why",
    },
):
    """Everything about an event except its standings."""

    list_item: EventListItem
    rules: EventRules
    settings: EventSettings
    role: Literal["", "host", "player"]
    link: str
    clock: EventClock
    schedule: tuple[LevelView, ...]
    """Every level; breaks are in ``rules.structure.parts``."""
    level_lines: tuple[str, ...]
    """Every level and break as a line of text, in the syntax of configuration files."""
    players: tuple[str, ...]
    """Entrants, in order of entry."""
    bots: tuple[str, ...]
    """Entrants who are bots of the room."""
    players_awaiting_approval: tuple[str, ...]
    """Players who wait for the host's approval; callers who are no host see only themselves."""
    caller: EntrantDetails
    available_actions: tuple[EventAction, ...]
    """Actions that the caller may take now."""
    deal: DealDetails | None
    """The proposed deal."""
    prizes: tuple[int, ...]
    """Posted prizes; until they are posted, the prizes for the present entries."""
    are_prizes_posted: bool
    """True once prizes are posted and entries are closed."""
    seed_hash: str
    """Hash of the seed of all draws."""
    seed: str
    """Seed of all draws, revealed when the event is over; empty before."""
    cancel_reason: str
    """The host's reason for cancelling the event; empty if it was not cancelled."""


class EventResults(Struct, frozen=True, rename={"prize_pool": "pool"}):
    """Places and prizes of an event so far."""

    event: str
    name: str
    phase: Phase
    entries: int
    prize_pool: int
    results: tuple[EventResult, ...]
    """Results, winner first; remaining players have no place."""


class EventLogoBody(RequestBody, frozen=True):
    """A logo for the TV clock."""

    image: Annotated[str, Meta(max_length=60_000)]
    """PNG, JPEG or WebP picture in base64; empty to remove the logo."""


class EventLogo(Struct, frozen=True):
    """The logo of an event."""

    image: str
    """Picture as a data URL; empty if there is none."""


class EventReceipt(Struct, frozen=True):
    """A booking of an event, as printed on a receipt."""

    number: int
    """Number of the booking from 1; later bookings do not change it."""
    at: int
    """Time of the booking in milliseconds since 1970."""
    player: str
    entry: int
    kind: BookingKind
    paid: int
    """Payment by the player; negative for a payment to them."""
    fee: int
    ticket: str


class EventRecord(Struct, frozen=True):
    """A record of an event's log."""

    seq: int
    at: int
    """Time of the record in milliseconds since 1970."""
    fact: dict[str, Any]


class EventLogQuery(Struct, frozen=True):
    """A range of an event's records."""

    after: Annotated[int, Meta(ge=0, le=10**9)] = 0
    limit: Annotated[int, Meta(ge=1, le=1_000)] = 200


class EventLog(Struct, frozen=True, rename={"has_more": "more"}):
    """Page of an event's records, in order."""

    records: tuple[EventRecord, ...]
    next: int
    """Value of ``after`` for the next page."""
    has_more: bool
