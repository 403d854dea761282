"""What a scorekeeper enters, as values: the same at a terminal, on a page and over HTTP.

Chairs are numbered from 1. Cards are numbers, and -1 is one that nobody knows.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from riverboat.engine import Side
from riverboat.floor import AnyIncident, Spot
from riverboat.live.live_moves import MistakeKind

Amount: TypeAlias = Annotated[int, Meta(ge=0, le=10**12)]
ChairNumber: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
CardNumber: TypeAlias = Annotated[int, Meta(ge=-1, le=51)]
PlayerName: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^\S([^\u0000-\u001f\u007f]*\S)?$")
]
Remark: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=200, pattern=r"^[^\u0000-\u001f\u007f]+$")
]

EntryAction: TypeAlias = Literal["fold", "check", "call", "raise", "pot", "all-in", "bring-in"]
"""What the player to act does."""
AttendanceChange: TypeAlias = Literal["away", "back", "wait", "leave", "stay"]
"""Be dealt out, be dealt in again at once or on the big blind, get up, or neither of these."""
FloorDecision: TypeAlias = Literal["call-off", "take-back", "hold", "kill", "warn"]
"""The floor's own decisions: the hand is undone, the last action, nobody wins, a hand is dead."""


class Entry(
    Struct,
    frozen=True,
    tag_field="do",
    tag=lambda name: name.removesuffix("Entry").lower(),
    forbid_unknown_fields=True,
):
    """Something that is entered; nothing in it is overlooked."""


# The hand ----------------------------------------------------------------------------------------


class NextEntry(Entry, frozen=True):
    """The next hand begins."""

    bomb: Amount = 0
    """The ante of a bomb pot that all agreed to; 0 for an ordinary hand."""
    boards: Annotated[int, Meta(ge=0, le=2)] = 0
    """Its boards; 0 for as many as the game has."""


class ActEntry(Entry, frozen=True):
    """The player to act does this."""

    deed: EntryAction
    to: Amount = 0
    """The total of a bet or a raise."""


class DrawEntry(Entry, frozen=True):
    """The player who draws throws away so many cards, or these."""

    count: Annotated[int, Meta(ge=0, le=7)] = 0
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=7)] = ()


class DeclareEntry(Entry, frozen=True):
    """A player declares for which half they play."""

    chair: ChairNumber
    side: Side


class StraddleEntry(Entry, frozen=True):
    """Whoever is asked straddles to so much (0 is the least), or does not."""

    yes: bool
    to: Amount = 0


class RunEntry(Entry, frozen=True):
    """All who are all-in agree to run the board so often."""

    times: Annotated[int, Meta(ge=1, le=4)] = 1


class CardsEntry(Entry, frozen=True):
    """Cards are told: of the board, of a second one, or what somebody holds."""

    board: Annotated[tuple[CardNumber, ...], Meta(max_length=5)] = ()
    more: Annotated[
        tuple[Annotated[tuple[CardNumber, ...], Meta(max_length=5)], ...], Meta(max_length=3)
    ] = ()
    """The second board and those after it; of one that is run again, what is new of it."""
    held: Annotated[
        tuple[tuple[ChairNumber, Annotated[tuple[CardNumber, ...], Meta(max_length=7)]], ...],
        Meta(max_length=10),
    ] = ()
    """Chairs, and what they hold in the order in which it was dealt."""


# Its end -----------------------------------------------------------------------------------------


class ShowEntry(Entry, frozen=True):
    """A player shows: these cards, or those that were told before."""

    chair: ChairNumber
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=7)] = ()


class MuckEntry(Entry, frozen=True):
    """A player throws their hand away unseen."""

    chair: ChairNumber


class PotWinners(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wins a pot; several split it."""

    chairs: Annotated[tuple[ChairNumber, ...], Meta(min_length=1, max_length=10)]
    pot: Annotated[int, Meta(ge=0, le=20)] | None = None
    """0 is the main pot; ``null`` is each that one of them can win."""
    board: Annotated[int, Meta(ge=0, le=5)] | None = None
    """0 is the first; ``null`` is all of them."""
    half: Annotated[int, Meta(ge=0, le=1)] = 0
    """1 is the half of the second ranking: the low."""


class WinEntry(Entry, frozen=True):
    """The dealer pushes the pots."""

    winners: Annotated[tuple[PotWinners, ...], Meta(min_length=1, max_length=60)]


# People ------------------------------------------------------------------------------------------


class SitEntry(Entry, frozen=True):
    """Somebody sits down."""

    player: PlayerName
    chips: Amount
    chair: Annotated[int, Meta(ge=0, le=99)] = 0
    """0 is the first that is free."""


class BuyEntry(Entry, frozen=True):
    """A player buys chips."""

    chair: ChairNumber
    chips: Amount


class ChipPile(Struct, frozen=True, forbid_unknown_fields=True):
    """So many chips of a denomination."""

    chip: Annotated[int, Meta(ge=1, le=10**9)]
    count: Annotated[int, Meta(ge=1, le=1000)]


class CountEntry(Entry, frozen=True):
    """The chips behind a player were counted, between hands; together they are the whole stack."""

    chair: ChairNumber
    piles: Annotated[tuple[ChipPile, ...], Meta(min_length=1, max_length=12)]


class PlayerEntry(Entry, frozen=True):
    """A player comes or goes."""

    chair: ChairNumber
    what: AttendanceChange


class MoveEntry(Entry, frozen=True):
    """A player moves to an empty chair."""

    chair: ChairNumber
    to: ChairNumber


# The table ---------------------------------------------------------------------------------------


class ButtonEntry(Entry, frozen=True):
    """The next hand's button is there."""

    chair: ChairNumber


class GameEntry(Entry, frozen=True):
    """What is played from the next hand on, as on a sign: new blinds, or another game."""

    game: Remark


class AdjustEntry(Entry, frozen=True):
    """A stack is corrected by so many chips."""

    chair: ChairNumber
    chips: Annotated[int, Meta(ge=-(10**12), le=10**12)]
    reason: Remark


class FloorEntry(Entry, frozen=True):
    """The floor decides by itself, and says why."""

    what: FloorDecision
    reason: Remark
    chair: Annotated[int, Meta(ge=0, le=99)] = 0
    """Whose hand is dead, or who is warned."""


class RulingEntry(Entry, frozen=True):
    """What the floor rules on this is done to the hand."""

    seen: AnyIncident
    told: Spot = Spot()
    choice: Annotated[int, Meta(ge=0, le=20)] = 0
    """Which of several that the book leaves to the floor."""
    stub: Annotated[tuple[CardNumber, ...], Meta(max_length=12)] = ()
    """The next cards of the stub, as far as anybody knows them."""


class HappenedEntry(Entry, frozen=True):
    """Something went wrong in the hand, and lies there until the floor has ruled on it."""

    what: MistakeKind
    cards: Annotated[int, Meta(ge=1, le=5)] = 1
    burned: Annotated[int, Meta(ge=0, le=3)] = 1
    """Cards that were burned before those of the board."""
    to: Amount = 0
    """What the player to act has put in on this street, in all."""


class NoteEntry(Entry, frozen=True):
    """Something is written down."""

    text: Remark


class UndoEntry(Entry, frozen=True):
    """The last moves are taken back."""

    moves: Annotated[int, Meta(ge=1, le=100_000)] = 1


class CloseEntry(Entry, frozen=True):
    """The session is over, and everybody takes their chips."""


AnyEntry: TypeAlias = (
    NextEntry
    | ActEntry
    | DrawEntry
    | DeclareEntry
    | StraddleEntry
    | RunEntry
    | CardsEntry
    | ShowEntry
    | MuckEntry
    | WinEntry
    | SitEntry
    | BuyEntry
    | CountEntry
    | PlayerEntry
    | MoveEntry
    | ButtonEntry
    | GameEntry
    | AdjustEntry
    | FloorEntry
    | RulingEntry
    | HappenedEntry
    | NoteEntry
    | UndoEntry
    | CloseEntry
)
"""Whatever may be entered."""
