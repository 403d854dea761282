"""Frames: the visible state at one moment of a hand, as plain values ready to be drawn."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.words.labels import PotLabel

RAIL: Final = -1
"""The viewer number of a spectator, who holds no cards and sees only public information."""


class FrameSeat(Struct, frozen=True, kw_only=True):
    """One player's seat in a frame: cards, stack, bet and last action."""

    stack: int
    """All chips behind the player's bet, including chips that are not in play this hand."""
    bet: int = 0
    cards: tuple[int, ...] = ()
    """Cards from left to right: a card, ``UNKNOWN`` for a back, or ``GAP`` for a gap."""
    is_up: tuple[bool, ...] = ()
    """True for each card that is face up for all players, and not only for the viewer."""
    is_live: bool = True
    """True if the player has neither folded nor mucked."""
    is_all_in: bool = False
    last_action: str = ""
    """The player's last action on this street: ``raises to 600``."""
    holding_lines: tuple[str, ...] = ()
    """The holding of shown cards: a line for each half and each board."""
    chips_pushed: int = 0
    """Chips pushed to the player in this frame, already in their stack."""
    prize_label: str = ""
    """The part of a split pot that the player won: ``high``, ``low, board 2``."""


class FramePot(Struct, frozen=True):
    """Chips in the middle, and the seats that can win them."""

    label: PotLabel
    chips: int
    seats: tuple[int, ...]

    @property
    def name(self) -> str:
        """The label of the pot in English."""
        return str(self.label)


class Frame(Struct, frozen=True, kw_only=True):
    """One moment of a hand.

    The stacks, bets and pots of each frame have a constant sum.
    """

    fact_count: int
    """Number of facts of the log up to this frame."""
    street: str
    caption: tuple[str, ...]
    """The latest events in sentences that reveal no hidden card."""
    seats: tuple[FrameSeat, ...]
    boards: tuple[tuple[int, ...], ...]
    pots: tuple[FramePot, ...]
    to_act: int = -1
    """The seat to act; -1 for none."""
    winning_cards: tuple[int, ...] = ()
    """Winning cards of the pot that is being pushed."""
