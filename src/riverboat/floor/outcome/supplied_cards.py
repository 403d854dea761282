"""What a ruling needs and no hand knows: cards of the deck, and what chance picks."""

from __future__ import annotations

from msgspec import Struct


class SuppliedCards(Struct, frozen=True):
    """What people at the table bring, for whoever carries a ruling out."""

    stub: tuple[int, ...] = ()
    """The next cards of the stub, the top first: as many as are needed at least."""
    picked: int | None = None
    """The card that was picked out of several that were scrambled; without it, the last."""


NO_SUPPLIED_CARDS = SuppliedCards()
