"""Facts of chips: requested, bought, delivered and corrected."""

from __future__ import annotations

from typing import Literal

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact

Purchase = Literal["buy-in", "re-buy", "top-up", "transfer", "short buy-in", "loan"]
"""The kind of a purchase; a loan is cash from a person off the table (OPEN-01)."""


class ChipsAsked(TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"purchase": "how"}):
    """A player requested chips; the host's answer is pending."""

    chair: int
    chips: int
    purchase: Purchase = "buy-in"

    how = DeprecatedAttribute("purchase")


class ChipsRefused(TableFact, frozen=True):
    """The host refused a request for chips."""

    chair: int


class ChipsBought(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={"purchase": "how", "hands_until_delivery": "behind"},
):
    """A player bought chips: delivered at once, or later by the runner (BUYN-07).

    In a hand with open stakes the hand's own ``ChipsAdded`` follows at once.
    """

    chair: int
    player: str
    chips: int
    purchase: Purchase
    hands_until_delivery: int = 0
    """Hands until delivery."""

    behind = DeprecatedAttribute("hands_until_delivery")
    how = DeprecatedAttribute("purchase")


class ChipsArrived(TableFact, frozen=True):
    """Chips behind were delivered to the table."""

    chair: int
    chips: int


class ChipsReturned(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"is_spent": "spent"}
):
    """The host corrected a stack, with a public reason, or the player spent some chips."""

    chair: int
    player: str
    chips: int
    """Chips added; negative if removed."""
    reason: str
    is_spent: bool = False
    """True if the player spent them on refreshments or tips (STAK-06)."""

    spent = DeprecatedAttribute("is_spent")
