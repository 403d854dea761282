"""Payloads of live games: entries, and the game as scorekeepers and spectators see it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.floor import AnyIncident, Spot
from riverboat.live import scorekeeper_entries
from riverboat.live.scorekeeper_entries import PlayerName, SitEntry
from riverboat.service.live_records import SpectatorPolicy
from riverboat.web.schemas.base_schemas import LabelText, Name, RequestBody, Toml
from riverboat.web.schemas.floor_schemas import OptionChanges, OtherVerdict, VerdictResponse
from riverboat.web.schemas.ledger_schemas import PlayerLedger, Transfer
from riverboat.wire.view import AnyTurn, Money
from riverboat.wire.wire_phrases import Words as Phrase

LiveEntry: TypeAlias = scorekeeper_entries.AnyEntry
"""An entry by a scorekeeper."""
LiveRole: TypeAlias = Literal["host", "keeper", "watcher"]
"""Roles in a live game: its creator, other scorekeepers, and spectators."""
LiveAwaited: TypeAlias = Literal[
    "begin", "idle", "closed", "act", "draw", "show", "run", "declare", "straddle", "other"
]
"""States in which the table waits: for the next hand, for players, for an action, or for nothing.

``other`` is a decision that can only be entered at the terminal.
"""
HandStatus: TypeAlias = Literal["", "in", "folded", "all-in"]
"""A player's status in the hand; empty if they were not dealt in."""


class NewLiveGame(
    RequestBody,
    frozen=True,
    kw_only=True,
    rename={"authority": "by", "option_changes": "but", "spectator_policy": "watching"},
):
    """A request to keep score of a physical game, called a live game."""

    name: LabelText = ""
    game: Annotated[str, Meta(max_length=200)] = "no-limit hold'em 1/2"
    """Name of the game, as on a table sign."""
    toml: Toml = ""
    """House rules of the table, as a configuration; it may include the game."""
    authority: Annotated[str, Meta(max_length=40)] = "cash-2026"
    """Authority whose rules apply."""
    option_changes: OptionChanges | None = None
    """Options that differ from the authority: ``{"oot": "rrop"}``."""
    seats: Annotated[tuple[SitEntry, ...], Meta(max_length=10)] = ()
    spectator_policy: SpectatorPolicy = "link"
    money: Money = Money()
    """Format of chip amounts."""


class LiveEntryBody(RequestBody, frozen=True, kw_only=True):
    """An entry, and the version that its scorekeeper has seen."""

    version: Annotated[int, Meta(ge=0, le=10**9)]
    """Version of the game that the scorekeeper saw when making the entry."""
    entry: LiveEntry


class LiveQuery(
    RequestBody, frozen=True, rename={"watch_token": "watch", "known_version": "after"}
):
    """A request for a game, with its watch token."""

    watch_token: Annotated[str, Meta(max_length=200)] = ""
    """Token of the watch link."""
    known_version: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Version that the client has: the response waits some seconds for a later one."""


class LiveSettingsBody(
    RequestBody,
    frozen=True,
    kw_only=True,
    rename={
        "spectator_policy": "watching",
        "removed_scorekeeper": "remove",
        "revokes_links": "renew",
        "is_closed": "closed",
    },
):
    """Changes to scorekeepers and spectators; unset fields stay unchanged."""

    spectator_policy: SpectatorPolicy | None = None
    removed_scorekeeper: PlayerName | None = None
    """A scorekeeper to remove."""
    revokes_links: bool = False
    """True to revoke all earlier links."""
    is_closed: bool | None = None
    """True to end the session, false to reopen it."""


class ScorekeeperBody(RequestBody, frozen=True):
    """The token of a scorekeeper link."""

    invitation: Name


class LiveRuleBody(RequestBody, frozen=True, rename={"incident": "seen"}):
    """An incident, and facts of the spot that the game does not know."""

    incident: AnyIncident
    spot: Spot = Spot()


class LiveGameListItem(
    Struct,
    frozen=True,
    rename={"began_at": "began", "last_entry_at": "last", "is_closed": "closed"},
):
    """A game in a list."""

    id: str
    name: str
    host: str
    began_at: int
    """Time in milliseconds since 1970."""
    last_entry_at: int
    """Time in milliseconds since 1970."""
    is_closed: bool
    """True if the session is over."""


class NewLiveGameResponse(Struct, frozen=True):
    """A new live game."""

    id: str


class LivePile(Struct, frozen=True, rename={"denomination": "chip"}):
    """A pile of chips of one denomination."""

    denomination: int
    count: int


class LiveSeat(Struct, frozen=True, rename={"upcards": "up"}):
    """An occupied chair."""

    chair: int
    player: str
    chips: int
    """Chips behind."""
    bet: int
    """Chips in front, on this street."""
    state: HandStatus
    cards: tuple[int, ...]
    """Cards that the viewer may see; -1 for an unknown card."""
    upcards: tuple[int, ...]
    """Face-up cards of the player."""
    flags: tuple[str, ...]
    """``out`` (sits out now or next), ``leaves-next`` (leaves after this hand), ``button``,
    ``waits`` (for the big blind), ``acts`` (is to act).
    """
    holding: Phrase | None
    """Name of the hand they have shown, if known."""
    piles: tuple[LivePile, ...]
    """Chips behind by denomination, if counted."""


class LivePot(Struct, frozen=True):
    """A pot, and the chairs that can win it."""

    chips: int
    chairs: tuple[int, ...]


class LiveMove(Struct, frozen=True, rename={"narration": "told", "kind": "what"}):
    """One step of a live game's record, with its announcements; undo removes the last one first."""

    narration: tuple[Phrase, ...]
    kind: str
    """Kind of a move without words: ``CardsRevealed``, ``Noted``."""
    note: str


class LiveGameDetails(
    Struct,
    frozen=True,
    rename={
        "authority": "by",
        "began_at": "began",
        "is_hand_running": "playing",
        "can_push_pots": "pushes",
        "awaited": "waits",
        "chair_to_act": "who",
        "chairs_asked": "asked",
        "hand_narration": "story",
        "table_narration": "around",
        "move_count": "all_moves",
    },
):
    """A live game in its present state."""

    id: str
    version: int
    """Number that grows with each entry."""
    role: LiveRole
    name: str
    host: str
    authority: str
    game: str
    """Name of the game, as on a table sign."""
    money: Money
    began_at: int
    """Time in milliseconds since 1970."""
    hand: int
    """Number of the current or latest hand; 0 before the first."""
    is_hand_running: bool
    chairs: int
    """Number of chairs."""
    seats: tuple[LiveSeat, ...]
    boards: tuple[tuple[int, ...], ...]
    board_cards: int
    """Number of cards on a complete board; 0 if there is none."""
    hole_cards: int
    """Number of cards that a player has at the end."""
    pot: int
    pots: tuple[LivePot, ...]
    halves: tuple[str, ...]
    """Names of the halves of a pot; one if it is not split."""
    can_push_pots: bool
    """True at a showdown if the dealer can award the pots without entering the cards."""
    awaited: LiveAwaited
    chair_to_act: int
    """Chair to act; 0 for none."""
    chairs_asked: tuple[int, ...]
    """All chairs that are to act, or may show."""
    turn: AnyTurn | None
    hand_narration: tuple[Phrase, ...]
    """Narration of the current or latest hand."""
    table_narration: tuple[Phrase, ...]
    """Events at the table since the start of the current or latest hand, without its play."""
    changes: tuple[Phrase, ...]
    """Chips exchanged as change in the hand, if chips are counted by denomination."""
    moves: tuple[LiveMove, ...]
    """The latest moves, latest first; empty for spectators."""
    move_count: int
    """Number of all moves."""


class LiveEntryResponse(Struct, frozen=True, rename={"was_entered": "done", "game": "sheet"}):
    """The game after an entry, and True if the entry was made."""

    was_entered: bool
    """False if another entry came first: the game is returned, and nothing was entered."""
    game: LiveGameDetails


class LiveLinks(
    Struct,
    frozen=True,
    rename={
        "scorekeeper_link": "keep",
        "watch_link": "watch",
        "scorekeepers": "keepers",
        "spectator_policy": "watching",
    },
):
    """Links to a game, and its scorekeepers."""

    scorekeeper_link: str
    watch_link: str
    """Watch link; empty where spectators are not allowed."""
    scorekeepers: tuple[str, ...]
    spectator_policy: SpectatorPolicy


class LiveVerdict(
    Struct, frozen=True, rename={"other_verdicts": "others", "can_be_applied": "carries"}
):
    """The floor's verdict, and the choices that can be applied to the hand."""

    verdict: VerdictResponse
    other_verdicts: tuple[OtherVerdict, ...]
    can_be_applied: tuple[bool, ...]
    """For each ruling to choose from: True if it can be applied to the hand."""


class LiveLedger(Struct, frozen=True, rename={"hand_count": "hands"}):
    """The result of each player, and who pays whom."""

    players: tuple[PlayerLedger, ...]
    transfers: tuple[Transfer, ...]
    hand_count: int
