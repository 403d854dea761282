"""A live game over HTTP: what is entered, and the game as its scorekeepers and watchers see it."""

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
"""Something that a scorekeeper enters."""
LiveRole: TypeAlias = Literal["host", "keeper", "watcher"]
"""Who began the game, who else enters what happens, and who looks on."""
LiveAwaited: TypeAlias = Literal[
    "begin", "idle", "closed", "act", "draw", "show", "run", "declare", "straddle", "other"
]
"""What the table waits for: the next hand, more players, nothing any more, an answer of the turn,
or something that only the terminal knows."""
HandStatus: TypeAlias = Literal["", "in", "folded", "all-in"]
"""How somebody stands in the hand; empty for who was not dealt in."""

# What is sent ------------------------------------------------------------------------------------


class NewLiveGame(RequestBody, frozen=True, kw_only=True):
    """A live game that is wished for."""

    name: LabelText = ""
    game: Annotated[str, Meta(max_length=200)] = "no-limit hold'em 1/2"
    """What is played, as on a sign."""
    toml: Toml = ""
    """House rules of the table, as a configuration; the game may stand in it."""
    by: Annotated[str, Meta(max_length=40)] = "cash-2026"
    but: OptionChanges | None = None
    """Options in which it is changed: ``{"oot": "rrop"}``."""
    """Whose rules rule: an authority."""
    seats: Annotated[tuple[SitEntry, ...], Meta(max_length=10)] = ()
    watching: SpectatorPolicy = "link"
    money: Money = Money()
    """How chips are written."""


class LiveEntryBody(RequestBody, frozen=True, kw_only=True):
    """What somebody enters who has seen this version."""

    version: Annotated[int, Meta(ge=0, le=10**9)]
    entry: LiveEntry


class LiveQuery(RequestBody, frozen=True):
    """Which game is wished for, and from whom the link is."""

    watch: Annotated[str, Meta(max_length=200)] = ""
    """What the link of watchers has."""
    after: Annotated[int, Meta(ge=0, le=10**9)] = 0
    """The version that is known: the answer waits a few seconds for a later one."""


class LiveSettingsBody(RequestBody, frozen=True, kw_only=True):
    """Who keeps a game or looks on from now on; what is not said stays."""

    watching: SpectatorPolicy | None = None
    remove: PlayerName | None = None
    """Somebody who keeps it no longer."""
    renew: bool = False
    """All links that were given out before are good for nothing."""
    closed: bool | None = None
    """The session is over, or goes on again."""


class ScorekeeperBody(RequestBody, frozen=True):
    """The link by which somebody helps to keep a game."""

    invitation: Name


class LiveRuleBody(RequestBody, frozen=True):
    """What was seen, and what is told of the moment that the game does not know."""

    seen: AnyIncident
    spot: Spot = Spot()


# What is answered --------------------------------------------------------------------------------


class LiveGameListItem(Struct, frozen=True):
    """A game in a list."""

    id: str
    name: str
    host: str
    began: int
    last: int
    closed: bool
    """The session is over."""


class NewLiveGameResponse(Struct, frozen=True):
    """A game that has begun."""

    id: str


class LivePile(Struct, frozen=True):
    """So many chips of a denomination."""

    chip: int
    count: int


class LiveSeat(Struct, frozen=True):
    """A chair in which somebody sits."""

    chair: int
    player: str
    chips: int
    """Behind."""
    bet: int
    """In front, this street."""
    state: HandStatus
    cards: tuple[int, ...]
    """As far as who looks may know them; -1 is unknown."""
    up: tuple[int, ...]
    """Those of them that lie face up."""
    flags: tuple[str, ...]
    """``out``, ``leaves-next``, ``waits``, ``button``, ``acts``."""
    holding: Phrase | None
    """What they have shown, if it is known."""
    piles: tuple[LivePile, ...]
    """Their chips behind by denomination, if those were counted."""


class LivePot(Struct, frozen=True):
    """A pot, and who can win it."""

    chips: int
    chairs: tuple[int, ...]


class LiveMove(Struct, frozen=True):
    """What was entered at once: the last of them is undone first."""

    told: tuple[Phrase, ...]
    what: str
    """Which kind of move it is, where it tells nothing: ``CardsRevealed``, ``Noted``."""
    note: str


class LiveGameDetails(Struct, frozen=True):
    """A live game as it stands."""

    id: str
    version: int
    role: LiveRole
    name: str
    host: str
    by: str
    game: str
    """What is played, as on a sign."""
    money: Money
    began: int
    hand: int
    """The number of the hand that is played, or was last; 0 before the first."""
    playing: bool
    chairs: int
    seats: tuple[LiveSeat, ...]
    boards: tuple[tuple[int, ...], ...]
    board_cards: int
    """How many cards a board has in the end; 0 where there is none."""
    hole_cards: int
    """How many cards a player has in the end."""
    pot: int
    pots: tuple[LivePot, ...]
    halves: tuple[str, ...]
    """What the halves of a pot are called; one where it is not split."""
    pushes: bool
    """The pots can be pushed by the dealer's word."""
    waits: LiveAwaited
    who: int
    """The chair that is awaited; 0 for none."""
    asked: tuple[int, ...]
    """All chairs that are awaited, or may show."""
    turn: AnyTurn | None
    story: tuple[Phrase, ...]
    """The hand so far, or the last one."""
    around: tuple[Phrase, ...]
    """What has happened around it since."""
    changes: tuple[Phrase, ...]
    """Change that was made in the hand, where chips are counted."""
    moves: tuple[LiveMove, ...]
    """The last of them, the latest first; none for who looks on."""
    all_moves: int
    """How many there are."""


class LiveEntryResponse(Struct, frozen=True):
    """The game after an entry."""

    done: bool
    """If not, something else was entered meanwhile: so it stands now, and nothing was done."""
    sheet: LiveGameDetails


class LiveLinks(Struct, frozen=True):
    """Links to a game, and who keeps it."""

    keep: str
    watch: str
    """Empty where nobody may look on."""
    keepers: tuple[str, ...]
    watching: SpectatorPolicy


class LiveVerdict(Struct, frozen=True):
    """What the floor says, and which of its choices can be carried out in the hand."""

    verdict: VerdictResponse
    others: tuple[OtherVerdict, ...]
    carries: tuple[bool, ...]


class LiveLedger(Struct, frozen=True):
    """Who stands how, and who pays whom."""

    players: tuple[PlayerLedger, ...]
    transfers: tuple[Transfer, ...]
    hands: int
