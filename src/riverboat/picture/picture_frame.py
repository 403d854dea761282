"""What is seen at one moment of a hand: values only, ready to be drawn by anybody."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from riverboat.words.labels import PotLabel

RAIL: Final = -1
"""The viewer who holds no cards: they see what everybody sees."""


class FrameSeat(Struct, frozen=True, kw_only=True):
    """One player as they sit there."""

    stack: int
    """All the chips that are theirs alone, those that do not play this hand included."""
    bet: int = 0
    cards: tuple[int, ...] = ()
    """From left to right: a card, ``UNKNOWN`` for a back, ``GAP`` where one was thrown away."""
    is_up: tuple[bool, ...] = ()
    """Which of them lie face up for everybody, and not only for whoever looks at the picture."""
    is_live: bool = True
    """They have not folded, and have not mucked."""
    is_all_in: bool = False
    last_action: str = ""
    """What they did last on this street: ``raises to 600``."""
    holding_lines: tuple[str, ...] = ()
    """What their cards make, once shown: a line for each half and each board."""
    chips_pushed: int = 0
    """Chips that were pushed to them at this moment; these are in their stack already."""
    prize_label: str = ""
    """Which part of the pot they were, where it is split: ``high``, ``low, board 2``."""


class FramePot(Struct, frozen=True):
    """Chips in the middle, and the seats that can win them."""

    label: PotLabel
    chips: int
    seats: tuple[int, ...]

    @property
    def name(self) -> str:
        """What it is called in English."""
        return str(self.label)


class Frame(Struct, frozen=True, kw_only=True):
    """One moment of a hand.

    The stacks, the bets and the pots of each frame add up to the same chips.
    """

    fact_count: int
    """How many facts of the log have happened."""
    street: str
    caption: tuple[str, ...]
    """What has just happened, in sentences that give away no hidden card."""
    seats: tuple[FrameSeat, ...]
    boards: tuple[tuple[int, ...], ...]
    pots: tuple[FramePot, ...]
    to_act: int = -1
    """The seat whose turn it is; -1 when it is nobody's."""
    winning_cards: tuple[int, ...] = ()
    """The cards that win what is being pushed."""
