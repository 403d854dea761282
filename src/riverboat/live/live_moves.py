"""Moves of a live game: commands executed together, and the facts that they led to."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine.state.hand_facts import Winners
from riverboat.floor import AnyIncident, Spot
from riverboat.table.state.table_commands import AnyTableCommand
from riverboat.table.state.table_reducer import AnyLoggedFact

HeldCards: TypeAlias = tuple[tuple[int, tuple[int, ...]], ...]
"""Cards by the chair of their holder."""


class CardsRevealed(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="Known",
    rename={"holdings": "held", "other_boards": "more"},
):
    """Cards of the hand are revealed: board cards, or the cards of players."""

    board: tuple[int, ...] = ()
    holdings: HeldCards = ()
    other_boards: tuple[tuple[int, ...], ...] = ()
    """The second and further boards, each complete; empty for an unknown board."""

    held = DeprecatedAttribute("holdings")
    more = DeprecatedAttribute("other_boards")


class PushedPots(Struct, frozen=True, tag="Push"):
    """The dealer pushes the pots to the winners, whose hands are not recorded."""

    winners: tuple[Winners, ...]


class RulingCarriedOut(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="Ruled",
    rename={"incident": "seen", "known_spot": "told", "authority": "by"},
):
    """The floor's ruling is carried out on the hand."""

    incident: AnyIncident
    known_spot: Spot = Spot()
    """Facts of the spot that the scorekeeper entered; all others are read from the hand."""
    authority: str = "cash-2026"
    choice: int = 0
    """Index of the floor's choice among the verdict's options."""
    stub: tuple[int, ...] = ()
    """Known next cards of the stub."""

    seen = DeprecatedAttribute("incident")
    told = DeprecatedAttribute("known_spot")
    by = DeprecatedAttribute("authority")


MistakeKind: TypeAlias = Literal["board", "wager"]
"""An irregularity that changes the hand: board cards that are not due, or an illegal bet amount."""


class MistakeRecorded(
    Struct,
    metaclass=DeprecatedKeywords,
    frozen=True,
    tag="Happened",
    rename={"kind": "what", "card_count": "cards", "burned_count": "burned", "total": "to"},
):
    """An irregularity in the hand that changes its state."""

    kind: MistakeKind
    card_count: int = 1
    burned_count: int = 1
    """Number of cards burned before the board cards."""
    total: int = 0
    """Total chips that the player to act has put in on this street."""

    what = DeprecatedAttribute("kind")
    cards = DeprecatedAttribute("card_count")
    burned = DeprecatedAttribute("burned_count")
    to = DeprecatedAttribute("total")


class ChipsCounted(Struct, frozen=True, tag="Counted"):
    """A player's chips behind were counted between hands, one by one."""

    chair: int
    chips: tuple[int, ...]


class NoteWritten(Struct, frozen=True, tag="Noted"):
    """A note was written; it has no effect on the game."""

    text: str


MoveCommand: TypeAlias = (
    AnyTableCommand
    | CardsRevealed
    | PushedPots
    | RulingCarriedOut
    | MistakeRecorded
    | ChipsCounted
    | NoteWritten
)
"""A command of a move: a table command, or one that only a scorekeeper has."""


class Move(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"commands": "did"}):
    """Commands that were executed together, and the facts that they led to."""

    commands: tuple[MoveCommand, ...]
    facts: tuple[AnyLoggedFact, ...]

    def contains(self, kind: type) -> bool:
        """Return True if the move contains a command of this type."""
        return any(isinstance(command, kind) for command in self.commands)

    has = DeprecatedAttribute("contains")

    did = DeprecatedAttribute("commands")


class Change(Struct, metaclass=DeprecatedKeywords, frozen=True, rename={"undone_count": "back"}):
    """An update of a record: the number of last moves to undo, and the moves to add."""

    undone_count: int
    moves: tuple[Move, ...]

    back = DeprecatedAttribute("undone_count")
