"""What a hand remembers in some games only, beside its chips and cards: a value for each subject.

Values are replaced, never changed, so that a copied hand shares them.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.state.correction_facts import SeenCards
from riverboat.engine.state.hand_facts import Winners


class Discards(Struct, frozen=True, gc=False):
    """What one seat threw away in one draw, and whether it has had its new cards since."""

    seat: int
    draw: int
    """Which draw of the hand: 1 is the first."""
    cards: tuple[int, ...]


class DrawState(Struct, frozen=True, gc=False):
    """What a draw game remembers beside the cards that players hold and how often they drew."""

    discards: tuple[Discards, ...] = ()
    """What lies in the muck, apart from folded hands."""
    burned: tuple[int, ...] = ()
    exposed: int = 0
    """Mask of seats that wait for a card in place of one that the dealer exposed (BYND-65)."""
    burns: int = 0
    """Draws before which a card has been burned."""


NO_DRAW_STATE = DrawState()


class AddedChips(Struct, frozen=True, gc=False):
    """Chips put on the table during the hand, by seat; empty when nobody has (OPEN-06)."""

    chips: tuple[int, ...] = ()
    borrowed: tuple[int, ...] = ()
    """Those of them that are not the player's own."""


NO_ADDED_CHIPS = AddedChips()


class RunOut(Struct, frozen=True, gc=False):
    """How often the rest of the board is dealt (BYND-40)."""

    choices: tuple[tuple[int, int], ...] = ()
    """Who has agreed to run it how often."""
    agreed: bool = False
    """The question is settled."""
    times: int = 1


RUN_IT_ONCE = RunOut()


class Declarations(Struct, frozen=True, gc=False):
    """For which half each seat plays (BYND-67)."""

    sides: tuple[Side, ...] = ()
    """By seat; empty until somebody has declared."""
    opened: bool = False


NO_DECLARATIONS = Declarations()


class CorrectionState(Struct, frozen=True, gc=False):
    """What a hand remembers of what the rules of play did not ask for."""

    burns: int = 0
    """Cards burned already for the next ones to come; negative if more than usual are due."""
    aside: tuple[int, ...] = ()
    """Cards that were set aside, to come back into the stub (HOLD-06)."""
    seen: tuple[SeenCards, ...] = ()
    void: bool = False
    """The hand is over without anybody winning it."""
    pushed: tuple[Winners, ...] = ()
    """Who has won what, by the word of a dealer who has seen their hands."""


NO_CORRECTIONS = CorrectionState()
