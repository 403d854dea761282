"""State of special games in addition to chips and cards, with one class for each subject.

Values are replaced, never mutated, so that a copied hand shares them.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.state.correction_facts import SeenCards
from riverboat.engine.state.hand_facts import Winners


class Discards(Struct, frozen=True, gc=False):
    """Discards of one seat in one draw, and the state of their replacement."""

    seat: int
    draw: int
    """Number of the draw: 1 is the first."""
    cards: tuple[int, ...]


class DrawState(Struct, frozen=True, gc=False):
    """State of a draw game in addition to the players' cards and their number of draws."""

    discards: tuple[Discards, ...] = ()
    """Cards in the muck, without those of folded hands."""
    burned: tuple[int, ...] = ()
    exposed: int = 0
    """Mask of seats that wait for a replacement of an exposed card (BYND-65)."""
    burns: int = 0
    """Draws before which a card has been burned."""


NO_DRAW_STATE = DrawState()


class AddedChips(Struct, frozen=True, gc=False):
    """Chips added during the hand, by seat; empty if none were (OPEN-06)."""

    chips: tuple[int, ...] = ()
    borrowed: tuple[int, ...] = ()
    """Borrowed part of the added chips."""


NO_ADDED_CHIPS = AddedChips()


class RunOut(Struct, frozen=True, gc=False):
    """The number of times the remaining board is dealt (BYND-40)."""

    choices: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the number of runouts it agreed to."""
    agreed: bool = False
    """True once the number of runouts is settled."""
    times: int = 1


RUN_IT_ONCE = RunOut()


class Declarations(Struct, frozen=True, gc=False):
    """The half that each seat plays for (BYND-67)."""

    sides: tuple[Side, ...] = ()
    """Declared side by seat; empty until the first declaration."""
    opened: bool = False


NO_DECLARATIONS = Declarations()


class CorrectionState(Struct, frozen=True, gc=False):
    """Corrections and irregularities of a hand that matter later."""

    burns: int = 0
    """Cards already burned for the next deal; negative if extra burns are due."""
    aside: tuple[int, ...] = ()
    """Cards set aside, to return to the stub later (HOLD-06)."""
    seen: tuple[SeenCards, ...] = ()
    void: bool = False
    """The hand is over without a winner."""
    pushed: tuple[Winners, ...] = ()
    """Winners of the pots as named by the dealer, who saw the hands."""


NO_CORRECTIONS = CorrectionState()
