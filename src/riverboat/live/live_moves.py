"""Moves of a live game: commands executed together, and the facts that they led to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.state.hand_facts import Winners
from riverboat.floor import AnyIncident, Spot
from riverboat.table.state.table_commands import AnyTableCommand
from riverboat.table.state.table_reducer import AnyLoggedFact

HeldCards: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Cards by the chair of their holder."""


class CardsRevealed(Struct, frozen=True, tag="Known"):
    """Revealed cards of the hand: of its boards, or of a chair."""

    board: tuple[int, ...] = ()
    held: HeldCards = ()
    more: tuple[tuple[int, ...], ...] = ()
    """The second and further boards, each complete; empty for an unknown board."""


class PushedPots(Struct, frozen=True, tag="Push"):
    """The dealer pushes the pots to the winners, whose hands are not recorded."""

    winners: tuple[Winners, ...]


class RulingCarriedOut(Struct, frozen=True, tag="Ruled"):
    """The floor's ruling is carried out on the hand."""

    seen: AnyIncident
    told: Spot = Spot()
    """Facts of the spot that were entered; the others come from the hand."""
    by: str = "cash-2026"
    choice: int = 0
    """Index of the floor's choice among the verdict's options."""
    stub: tuple[int, ...] = ()
    """Known next cards of the stub."""


MistakeKind: TypeAlias = Literal["board", "wager"]
"""An irregularity that changes the hand: board cards that are not due, or an illegal bet amount."""


class MistakeRecorded(Struct, frozen=True, tag="Happened"):
    """An irregularity in the hand that changes its state."""

    what: MistakeKind
    cards: int = 1
    burned: int = 1
    """Number of cards burned before the board cards."""
    to: int = 0
    """Total that the player to act has put in on this street."""


class Counted(Struct, frozen=True, tag=True):
    """A player's chips behind were counted between hands, one by one."""

    chair: int
    chips: tuple[int, ...]


class Noted(Struct, frozen=True, tag=True):
    """A note was written, without any effect."""

    text: str


MoveCommand: TypeAlias = (
    AnyTableCommand
    | CardsRevealed
    | PushedPots
    | RulingCarriedOut
    | MistakeRecorded
    | Counted
    | Noted
)
"""A command of a move: a table command, or one that only a scorekeeper has."""


class Move(Struct, frozen=True):
    """Commands that were executed together, and the facts that they led to."""

    did: tuple[MoveCommand, ...]
    facts: tuple[AnyLoggedFact, ...]

    def contains(self, kind: type) -> bool:
        """Return True if the move contains a command of this type."""
        return any(isinstance(command, kind) for command in self.did)

    has = DeprecatedAttribute("contains")


class Change(Struct, frozen=True):
    """An update of a record: the number of last moves to undo, and the moves to add."""

    back: int
    moves: tuple[Move, ...]
