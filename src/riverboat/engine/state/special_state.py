"""State of special games in addition to chips and cards, with one class for each subject.

Values are replaced, never mutated, so that a copied hand shares them.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_commands import Side
from riverboat.engine.state.correction_facts import SeenCards
from riverboat.engine.state.hand_facts import Winners


class Discards(Struct, frozen=True, gc=False):
    """Discards of one seat in one draw, and the state of their replacement."""

    seat: int
    draw_number: int
    """Number of the draw: 1 is the first."""
    cards: tuple[int, ...]


class DrawState(Struct, frozen=True, gc=False, rename={"exposed_mask": "exposed"}):
    """State of a draw game in addition to the players' cards and their number of draws."""

    discards: tuple[Discards, ...] = ()
    """Cards in the muck, without those of folded hands."""
    burned: tuple[int, ...] = ()
    exposed_mask: int = 0
    """Mask of seats that wait for a replacement of an exposed card (BYND-65)."""
    burns: int = 0
    """Number of draws before which a card has been burned."""

    exposed = DeprecatedAttribute("exposed_mask")


NO_DRAW_STATE = DrawState()


class AddedChips(Struct, frozen=True, gc=False):
    """Chips added during the hand, by seat; empty if none were (OPEN-06)."""

    chips: tuple[int, ...] = ()
    borrowed: tuple[int, ...] = ()
    """Borrowed part of the added chips."""


NO_ADDED_CHIPS = AddedChips()


class RunOut(Struct, frozen=True, gc=False, rename={"is_agreed": "agreed"}):
    """The number of times the remaining board is dealt (BYND-40)."""

    choices: tuple[tuple[int, int], ...] = ()
    """Pairs of a seat and the number of runouts it agreed to."""
    is_agreed: bool = False
    """True once the number of runouts is settled."""
    times: int = 1

    agreed = DeprecatedAttribute("is_agreed")


RUN_IT_ONCE = RunOut()


class Declarations(Struct, frozen=True, gc=False, rename={"are_opened": "opened"}):
    """The half that each seat plays for (BYND-67)."""

    sides: tuple[Side, ...] = ()
    """Declared side by seat; empty until the first declaration."""
    are_opened: bool = False

    opened = DeprecatedAttribute("are_opened")


NO_DECLARATIONS = Declarations()


class CorrectionState(
    Struct,
    frozen=True,
    gc=False,
    rename={
        "seen_cards": "seen",
        "set_aside_cards": "aside",
        "is_void": "void",
        "pot_winners": "pushed",
        "early_burns": "burns",
    },
):
    """The part of a hand's corrections and irregularities that affects later play."""

    early_burns: int = 0
    """Cards already burned for the next deal; negative if extra burns are due."""
    set_aside_cards: tuple[int, ...] = ()
    """Cards set aside, to return to the stub later (HOLD-06)."""
    seen_cards: tuple[SeenCards, ...] = ()
    is_void: bool = False
    """True if the hand is over without a winner."""
    pot_winners: tuple[Winners, ...] = ()
    """Winners of the pots as named by the dealer, who saw the hands."""

    seen = DeprecatedAttribute("seen_cards")
    aside = DeprecatedAttribute("set_aside_cards")
    void = DeprecatedAttribute("is_void")
    pushed = DeprecatedAttribute("pot_winners")
    burns = DeprecatedAttribute("early_burns")


NO_CORRECTIONS = CorrectionState()
