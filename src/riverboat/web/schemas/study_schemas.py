"""Studies over HTTP: a spot to solve, the state of the work, and a node of the solution."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.web.schemas.base_schemas import RequestBody
from riverboat.wire.wire_phrases import Words

StudyPlayer = Literal["oop", "ip"]
"""The first player to act after the flop, or the last: out of position, in position."""
StudyState = Literal["queued", "solving", "solved", "failed", "cancelled"]

_Cards = Annotated[str, Meta(max_length=40)]
_RangeText = Annotated[str, Meta(max_length=16_000)]
_SizesText = Annotated[str, Meta(max_length=100)]
_Chips = Annotated[float, Meta(gt=0, le=1e9)]
_Share = Annotated[float, Meta(ge=0, le=1)]
_Line = Annotated[str, Meta(max_length=400)]

MAX_LOCKS = 8
MAX_LOCKED_HANDS = 24
"""Maximum number of groups of hands in one lock."""


class SizesByStreet(Struct, frozen=True, forbid_unknown_fields=True):
    """Sizes of each street: ``33%, 75%``, ``2.5x``, ``90c``, ``geometric``, ``all-in``."""

    flop: _SizesText = "50%"
    turn: _SizesText = "66%"
    river: _SizesText = "75%"


RAISES = SizesByStreet("60%", "60%", "60%")


class LockedHands(Struct, frozen=True, forbid_unknown_fields=True):
    """Hands with a fixed strategy at a node."""

    hands: Annotated[str, Meta(min_length=1, max_length=400)]
    """In range notation: ``AA, KQs, AhKd``."""
    shares: Annotated[dict[str, _Share], Meta(min_length=1, max_length=14)]


class StudyLock(Struct, frozen=True, forbid_unknown_fields=True):
    """A fixed strategy at a node, which the solver does not change: of all hands or of some."""

    line: _Line
    """Actions and cards that lead to the node: ``check, bet 90``; empty for the first node."""
    shares: Annotated[dict[str, _Share], Meta(max_length=14)] = {}
    """Share of each action for the whole range; the sum is 1. Empty to lock only ``hands``."""
    hands: Annotated[tuple[LockedHands, ...], Meta(max_length=MAX_LOCKED_HANDS)] = ()
    """Hands with shares of their own; for a hand in several groups, the last group counts."""


class StudyBody(RequestBody, frozen=True):
    """A spot of two players after the flop, and how far to solve it."""

    board: _Cards
    """3 to 5 cards: ``Qs Jh 2h``."""
    oop: _RangeText
    """Range of the first player to act, in range notation."""
    ip: _RangeText
    pot: _Chips
    stack: _Chips
    """Chips that each player has behind; the smaller stack."""
    bets: SizesByStreet = SizesByStreet()
    raises: SizesByStreet = RAISES
    leads: _SizesText = ""
    """Sizes of bets by the first player into the last street's aggressor; empty for no such bet."""
    aggressor: Literal["", "oop", "ip"] = ""
    """Player who bet or raised last before the spot."""
    raise_cap: Annotated[int, Meta(ge=0, le=10)] = 3
    """Maximum number of bets and raises on a street; 0 is none."""
    rake: Annotated[float, Meta(ge=0, lt=1)] = 0
    """Rake as a share of the pot."""
    rake_cap: Annotated[float, Meta(ge=0, le=1e9)] | None = None
    """Maximum rake in chips."""
    target: Annotated[float, Meta(ge=0.05, le=20)] = 0.5
    """Exploitability to reach, in percent of the pot."""
    locks: Annotated[tuple[StudyLock, ...], Meta(max_length=MAX_LOCKS)] = ()


class SpotSizes(Struct, frozen=True):
    """Bet sizes of each street, as the request for the study gave them."""

    flop: str
    turn: str
    river: str


class SpotLockedHands(Struct, frozen=True):
    """Hands with a locked strategy, as the request for the study gave them."""

    hands: str
    shares: dict[str, float]


class SpotLock(Struct, frozen=True):
    """A locked node, as the request for the study gave it."""

    line: str
    shares: dict[str, float]
    hands: tuple[SpotLockedHands, ...]


class StudySpot(Struct, frozen=True):
    """The spot of a study: a ``StudyBody`` with all of its fields."""

    board: str
    oop: str
    ip: str
    pot: float
    stack: float
    bets: SpotSizes
    raises: SpotSizes
    leads: str
    aggressor: Literal["", "oop", "ip"]
    raise_cap: int
    rake: float
    rake_cap: float | None
    target: float
    locks: tuple[SpotLock, ...]


class StudySize(Struct, frozen=True):
    """The size of a spot's tree and an estimate of the work, without solving it."""

    nodes: int
    hands: tuple[int, int]
    memory: int
    """Bytes of memory that a solution needs."""
    seconds: float
    """Rough processor time of one iteration."""
    largest_street: Literal["flop", "turn", "river"]


class StudyResponse(Struct, frozen=True, rename={"studies_ahead": "ahead", "progress": "part"}):
    """A study: its spot, and the state of the work."""

    id: str
    state: StudyState
    is_own: bool
    """True if the caller has asked for the study, and may cancel it."""
    studies_ahead: int
    """Number of studies that are solved before this one."""
    progress: float
    """Estimated part of the work that is done, from 0 to 1."""
    iterations: int
    exploitability: float | None
    """Exploitability in percent of the pot; ``null`` before the first assessment."""
    seconds: float
    """Seconds of work so far."""
    size: StudySize
    spot: StudySpot
    failure: Words | None = None


class NodeQuery(Struct, frozen=True):
    """The node to read, and a hand whose combinations are listed."""

    line: _Line = ""
    """Actions and cards from the start: ``check, bet 90, call, 7c``."""
    hand: Annotated[str, Meta(max_length=4)] = ""
    """A hand of the grid: ``AKs``."""


class StudyStep(Struct, frozen=True):
    """A step of the line: an action or a card, with its alternatives."""

    name: str
    """``bet 90``, or a card: ``7c``."""
    player: StudyPlayer | None
    """The player who acts; ``null`` for a card."""
    actions: tuple[str, ...]
    """All actions of the decision; empty for a card."""


class StudyAction(Struct, frozen=True):
    """An action of a decision, over the whole range."""

    name: str
    share: float
    """Share of the range that takes the action, from 0 to 1."""
    combos: float
    """Number of combinations that take the action."""
    ev: float | None
    """Mean chips won by the hands that take the action; ``null`` if none does."""
    is_all_in: bool


class StudyHand(Struct, frozen=True):
    """A hand of the grid, or one combination, at a node."""

    hand: str
    """``AKs``, or ``AhKh``."""
    combos: float
    """Number of combinations that reach the node, by weight."""
    shares: tuple[float, ...]
    """Share of each action; empty for the player who does not act."""
    equity: float | None
    """Share of the pot if no more chips went in; ``null`` without an opponent's hand."""
    ev: float | None
    """Expected chips from this node on."""
    evs: tuple[float | None, ...] = ()
    """Expected chips after each action, for single combinations."""


class StudyRange(Struct, frozen=True):
    """One player's range at a node."""

    combos: float
    equity: float | None
    ev: float | None
    hands: tuple[StudyHand, ...]


class StudyNode(Struct, frozen=True):
    """A node of a solution: a decision, a card to come, or the end of the hand."""

    steps: tuple[StudyStep, ...]
    kind: Literal["decision", "card", "fold", "showdown"]
    player: StudyPlayer | None
    """Player to act."""
    board: tuple[str, ...]
    pot: float
    stack: tuple[float, float]
    """Chips behind of each player: out of position, in position."""
    actions: tuple[StudyAction, ...]
    cards: tuple[str, ...]
    """Cards that may come next, at a node of the kind ``card``; otherwise empty."""
    oop: StudyRange
    ip: StudyRange
    combos: tuple[StudyHand, ...] = ()
    """Combinations of the hand that was asked for."""
    is_locked: bool = False
    """True if the study has a lock at this node."""


RangeKind = Literal["open", "call", "three-bet", "call-three-bet", "push", "call-push"]


class RangePresetItem(Struct, frozen=True):
    """A preset range, by position and stack depth."""

    kind: RangeKind
    position: str
    """``UTG``, ``HJ``, ``CO``, ``BTN``, ``SB`` or ``BB``; also ``UTG+1``, ``UTG+2`` and ``LJ``."""
    against: str
    """Position of the player who raised or pushed; empty if none has."""
    players: int
    depth: int
    """Stack depth in big blinds."""
    percent: float
    """Share of all hands in percent."""
    range: str
