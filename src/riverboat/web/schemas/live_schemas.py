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

# Requests ----------------------------------------------------------------------------------------


class NewLiveGame(RequestBody, frozen=True, kw_only=True):
    """A request for a live game."""

    name: LabelText = ""
    game: Annotated[str, Meta(max_length=200)] = "no-limit hold'em 1/2"
    """Name of the game, as on a table sign."""
    toml: Toml = ""
    """House rules of the table, as a configuration; it may include the game."""
    by: Annotated[str, Meta(max_length=40)] = "cash-2026"
    but: OptionChanges | None = None
    """Options that differ from the authority: ``{"oot": "rrop"}``."""
    """Authority whose rules apply."""
    seats: Annotated[tuple[SitEntry, ...], Meta(max_length=10)] = ()
    watching: SpectatorPolicy = "link"
    money: Money = Money()
    """Format of chip amounts."""


class LiveEntryBody(RequestBody, frozen=True, kw_only=True):
    """An entry, and the version that its scorekeeper has seen."""

    version: Annotated[int, Meta(ge=0, le=10**9)]
    entry: LiveEntry


class LiveQuery(RequestBody, frozen=True):
    """A request for a game, with its watch token."""

    watch: Annotated[str, Meta(max_length=200)] = ""
    """Token of the watch link."""
    after: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """Version that the client has: the response waits some seconds for a later one."""


class LiveSettingsBody(RequestBody, frozen=True, kw_only=True):
    """Changes to scorekeepers and spectators; unset fields stay unchanged."""

    watching: SpectatorPolicy | None = None
    remove: PlayerName | None = None
    """A scorekeeper to remove."""
    renew: bool = False
    """True to revoke all earlier links."""
    closed: bool | None = None
    """True to end the session, false to reopen it."""


class ScorekeeperBody(RequestBody, frozen=True):
    """The token of a scorekeeper link."""

    invitation: Name


class LiveRuleBody(RequestBody, frozen=True):
    """An incident, and facts of the moment that the game does not know."""

    seen: AnyIncident
    spot: Spot = Spot()


# Responses ---------------------------------------------------------------------------------------


class LiveGameListItem(Struct, frozen=True):
    """A game in a list."""

    id: str
    name: str
    host: str
    began: int
    last: int
    closed: bool
    """True if the session is over."""


class NewLiveGameResponse(Struct, frozen=True):
    """A new live game."""

    id: str


class LivePile(Struct, frozen=True):
    """A pile of chips of one denomination."""

    chip: int
    count: int


class LiveSeat(Struct, frozen=True):
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
    up: tuple[int, ...]
    """Face-up cards of the player."""
    flags: tuple[str, ...]
    """``out``, ``leaves-next``, ``waits``, ``button``, ``acts``."""
    holding: Phrase | None
    """Name of the hand they have shown, if known."""
    piles: tuple[LivePile, ...]
    """Chips behind by denomination, if counted."""


class LivePot(Struct, frozen=True):
    """A pot, and the chairs that can win it."""

    chips: int
    chairs: tuple[int, ...]


class LiveMove(Struct, frozen=True):
    """The facts of one entry: the last move is undone first."""

    told: tuple[Phrase, ...]
    what: str
    """Kind of a move without words: ``CardsRevealed``, ``Noted``."""
    note: str


class LiveGameDetails(Struct, frozen=True):
    """A live game in its present state."""

    id: str
    version: int
    role: LiveRole
    name: str
    host: str
    by: str
    game: str
    """Name of the game, as on a table sign."""
    money: Money
    began: int
    hand: int
    """Number of the current or latest hand; 0 before the first."""
    playing: bool
    chairs: int
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
    pushes: bool
    """True if the pots can be pushed on the dealer's word."""
    waits: LiveAwaited
    who: int
    """Chair to act; 0 for none."""
    asked: tuple[int, ...]
    """All chairs that are to act, or may show."""
    turn: AnyTurn | None
    story: tuple[Phrase, ...]
    """Narration of the current or latest hand."""
    around: tuple[Phrase, ...]
    """Events outside the hand since then."""
    changes: tuple[Phrase, ...]
    """Change made in the hand, where chips are counted."""
    moves: tuple[LiveMove, ...]
    """The latest moves, latest first; empty for spectators."""
    all_moves: int
    """Number of all moves."""


class LiveEntryResponse(Struct, frozen=True):
    """The game after an entry, and True if the entry was made."""

    done: bool
    """False if another entry came first: the game is returned, and nothing was entered."""
    sheet: LiveGameDetails


class LiveLinks(Struct, frozen=True):
    """Links to a game, and its scorekeepers."""

    keep: str
    watch: str
    """Watch link; empty where spectators are not allowed."""
    keepers: tuple[str, ...]
    watching: SpectatorPolicy


class LiveVerdict(Struct, frozen=True):
    """The floor's verdict, and the choices that can be applied to the hand."""

    verdict: VerdictResponse
    others: tuple[OtherVerdict, ...]
    carries: tuple[bool, ...]


class LiveLedger(Struct, frozen=True):
    """The result of each player, and who pays whom."""

    players: tuple[PlayerLedger, ...]
    transfers: tuple[Transfer, ...]
    hands: int
