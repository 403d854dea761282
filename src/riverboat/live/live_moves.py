"""A move of a live game: what was done at once, and the facts that it led to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.state.hand_facts import Winners
from riverboat.floor import AnyIncident, Spot
from riverboat.table.state.table_commands import AnyTableCommand
from riverboat.table.state.table_reducer import AnyLoggedFact

HeldCards: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Chairs, and the cards that each holds."""


class CardsRevealed(Struct, frozen=True, tag="Known"):
    """Somebody tells cards of the hand: of its boards, or what a chair holds."""

    board: tuple[int, ...] = ()
    held: HeldCards = ()
    more: tuple[tuple[int, ...], ...] = ()
    """The second board and those after it, each whole; empty where nothing is told of one."""


class PushedPots(Struct, frozen=True, tag="Push"):
    """The dealer pushes the pots to who has won: by the hands, which nobody writes down."""

    winners: tuple[Winners, ...]


class RulingCarriedOut(Struct, frozen=True, tag="Ruled"):
    """What the floor has ruled is done to the hand."""

    seen: AnyIncident
    told: Spot = Spot()
    """What was told of the moment; the rest of it is the hand's."""
    by: str = "cash-2026"
    choice: int = 0
    """Which of several that the book leaves to the floor."""
    stub: tuple[int, ...] = ()
    """The next cards of the stub, as far as anybody knows them."""


MistakeKind: TypeAlias = Literal["board", "wager"]
"""What happens against the rules, and changes the hand: cards on the board that are not due, an
amount that may not be bet."""


class MistakeRecorded(Struct, frozen=True, tag="Happened"):
    """Something went wrong in the hand, and changes it as it lies there."""

    what: MistakeKind
    cards: int = 1
    burned: int = 1
    """Cards that were burned before those of the board."""
    to: int = 0
    """What the player to act has put in on this street, in all."""


class Counted(Struct, frozen=True, tag=True):
    """The chips behind a player were counted, between hands: each of them, by denomination."""

    chair: int
    chips: tuple[int, ...]


class Noted(Struct, frozen=True, tag=True):
    """Something is written down, and changes nothing."""

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
"""What can be done in a move: a command of the table, or what only a scorekeeper does."""


class Move(Struct, frozen=True):
    """What was done at once, and the facts that it led to."""

    did: tuple[MoveCommand, ...]
    facts: tuple[AnyLoggedFact, ...]

    def contains(self, kind: type) -> bool:
        """Whether something of this kind was done in it."""
        return any(isinstance(each, kind) for each in self.did)

    has = DeprecatedAttribute("contains")


class Change(Struct, frozen=True):
    """So many moves are taken back, and then these are made."""

    back: int
    moves: tuple[Move, ...]
