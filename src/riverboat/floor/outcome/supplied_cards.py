"""Inputs of a ruling that the hand does not contain: cards of the deck, and random picks."""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields


class SuppliedCards(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    rename={"stub_cards": "stub", "picked_card": "picked"},
):
    """Cards supplied from the table to carry out a ruling."""

    stub_cards: tuple[int, ...] = ()
    """The next cards of the stub, the top first: at least as many as needed."""
    picked_card: int | None = None
    """The card picked out of several scrambled ones; the last one if ``None``."""


NO_SUPPLIED_CARDS = SuppliedCards()
