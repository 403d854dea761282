"""The scorekeeper's entries, as values shared by terminal, page and HTTP.

Chairs are numbered from 1. Cards are numbers, and -1 is an unknown card.
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
"""An action of the player to act."""
AttendanceChange: TypeAlias = Literal["away", "back", "wait", "leave", "stay"]
"""A change of attendance: sit out, return at once or on the big blind, leave, or stay."""
FloorDecision: TypeAlias = Literal["call-off", "take-back", "hold", "kill", "warn"]
"""The floor's own decisions: undo the hand, undo an action, hold the pot, kill a hand, warn."""


class Entry(
    Struct,
    frozen=True,
    tag_field="do",
    tag=lambda name: name.removesuffix("Entry").lower(),
    forbid_unknown_fields=True,
):
    """An entry of the scorekeeper; unknown fields are refused."""


class NextEntry(Entry, frozen=True, rename={"bomb_pot_ante": "bomb", "board_count": "boards"}):
    """The next hand begins."""

    bomb_pot_ante: Amount = 0
    """The ante of a bomb pot that all agreed to; 0 for an ordinary hand."""
    board_count: Annotated[int, Meta(ge=0, le=2)] = 0
    """Number of boards; 0 for the game's own number."""


class ActEntry(Entry, frozen=True, rename={"action": "deed"}):
    """The player to act makes this action."""

    action: EntryAction
    to: Amount = 0
    """The total of a bet or a raise."""


class DrawEntry(Entry, frozen=True):
    """The drawing player discards this number of cards, or these cards."""

    count: Annotated[int, Meta(ge=0, le=7)] = 0
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=7)] = ()


class DeclareEntry(Entry, frozen=True):
    """A player declares for a half of the pot."""

    chair: ChairNumber
    side: Side


class StraddleEntry(Entry, frozen=True, rename={"is_accepted": "yes"}):
    """The asked player straddles to this amount (0 is the minimum), or declines."""

    is_accepted: bool
    to: Amount = 0


class RunEntry(Entry, frozen=True):
    """All all-in players agree on the number of runs."""

    times: Annotated[int, Meta(ge=1, le=4)] = 1


class CardsEntry(Entry, frozen=True, rename={"other_boards": "more", "holdings": "held"}):
    """Cards are revealed: of the board, of a second one, or of a player's hand."""

    board: Annotated[tuple[CardNumber, ...], Meta(max_length=5)] = ()
    other_boards: Annotated[
        tuple[Annotated[tuple[CardNumber, ...], Meta(max_length=5)], ...], Meta(max_length=3)
    ] = ()
    """The second and further boards; for a board that is run again, only its new cards."""
    holdings: Annotated[
        tuple[tuple[ChairNumber, Annotated[tuple[CardNumber, ...], Meta(max_length=7)]], ...],
        Meta(max_length=10),
    ] = ()
    """Cards by chair, in the order in which they were dealt."""


class ShowEntry(Entry, frozen=True):
    """A player shows these cards, or cards that were revealed before."""

    chair: ChairNumber
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=7)] = ()


class MuckEntry(Entry, frozen=True):
    """A player mucks."""

    chair: ChairNumber


class PotWinners(Struct, frozen=True, forbid_unknown_fields=True):
    """Winners of a pot; several split it."""

    chairs: Annotated[tuple[ChairNumber, ...], Meta(min_length=1, max_length=10)]
    pot: Annotated[int, Meta(ge=0, le=20)] | None = None
    """Number of the pot: 0 is the main pot, and ``null`` each pot that one of them can win."""
    board: Annotated[int, Meta(ge=0, le=5)] | None = None
    """Number of the board: 0 is the first, and ``null`` all boards."""
    half: Annotated[int, Meta(ge=0, le=1)] = 0
    """Half of the pot: 0 for the game's first ranking, 1 for the second, which is the low."""


class WinEntry(Entry, frozen=True):
    """The dealer pushes the pots to these winners."""

    winners: Annotated[tuple[PotWinners, ...], Meta(min_length=1, max_length=60)]


class SitEntry(Entry, frozen=True):
    """A player sits down."""

    player: PlayerName
    chips: Amount
    chair: Annotated[int, Meta(ge=0, le=99)] = 0
    """Number of the chair; 0 for the first free one."""


class BuyEntry(Entry, frozen=True):
    """A player buys chips."""

    chair: ChairNumber
    chips: Amount


class ChipPile(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of chips of a denomination."""

    chip: Annotated[int, Meta(ge=1, le=10**9)]
    count: Annotated[int, Meta(ge=1, le=1000)]


class CountEntry(Entry, frozen=True):
    """A count of a player's whole stack between hands, in piles by denomination."""

    chair: ChairNumber
    piles: Annotated[tuple[ChipPile, ...], Meta(min_length=1, max_length=12)]


class PlayerEntry(Entry, frozen=True, rename={"change": "what"}):
    """A player's attendance changes."""

    chair: ChairNumber
    change: AttendanceChange


class MoveEntry(Entry, frozen=True):
    """A player moves to an empty chair."""

    chair: ChairNumber
    to: ChairNumber


class ButtonEntry(Entry, frozen=True):
    """The next hand's button is at this chair."""

    chair: ChairNumber


class GameEntry(Entry, frozen=True):
    """The game from the next hand on, as on a table sign: new blinds, or another game."""

    game: Remark


class AdjustEntry(Entry, frozen=True):
    """A stack is corrected by this number of chips."""

    chair: ChairNumber
    chips: Annotated[int, Meta(ge=-(10**12), le=10**12)]
    reason: Remark


class FloorEntry(Entry, frozen=True, rename={"decision": "what"}):
    """The floor's own decision, with its reason."""

    decision: FloorDecision
    reason: Remark
    chair: Annotated[int, Meta(ge=0, le=99)] = 0
    """The chair of the player whose hand is dead or who is warned."""


class RulingEntry(Entry, frozen=True, rename={"incident": "seen", "known_spot": "told"}):
    """The floor's ruling on this incident is carried out on the hand."""

    incident: AnyIncident
    known_spot: Spot = Spot()
    choice: Annotated[int, Meta(ge=0, le=20)] = 0
    """Index of the floor's choice among the verdict's options."""
    stub: Annotated[tuple[CardNumber, ...], Meta(max_length=12)] = ()
    """Known next cards of the stub."""


class MistakeEntry(
    Entry,
    frozen=True,
    tag="happened",
    rename={"kind": "what", "card_count": "cards", "burned_count": "burned", "total": "to"},
):
    """A mistake in the hand, which stays until the floor rules on it."""

    kind: MistakeKind
    card_count: Annotated[int, Meta(ge=1, le=5)] = 1
    burned_count: Annotated[int, Meta(ge=0, le=3)] = 1
    """Number of cards burned before the board cards."""
    total: Amount = 0
    """Total that the player to act has put in on this street."""


class NoteEntry(Entry, frozen=True):
    """A note is written."""

    text: Remark


class UndoEntry(Entry, frozen=True):
    """The last moves are undone."""

    moves: Annotated[int, Meta(ge=1, le=100_000)] = 1


class CloseEntry(Entry, frozen=True):
    """The session is over, and all players cash out."""


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
    | MistakeEntry
    | NoteEntry
    | UndoEntry
    | CloseEntry
)
"""Any entry."""
