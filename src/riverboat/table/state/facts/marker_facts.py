"""Facts of open stakes: markers, loans, and required buy-ins."""

from __future__ import annotations

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact


class MarkerOffered(TableFact, frozen=True):
    """A player offers a marker; the others in the pot must agree (MARK-02)."""

    chair: int
    chips: int
    lender: int = 0
    """The chair of the lender if it is a loan (MARK-03)."""


class MarkerAnswered(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"is_accepted": "accepts"}
):
    """A player accepted or refused a marker."""

    chair: int
    is_accepted: bool

    accepts = DeprecatedAttribute("is_accepted")


class MarkerTaken(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"due_within_hours": "within"}
):
    """A marker was accepted: in a hand, the hand's own fact adds the chips.

    Without a lender it is a promise to the winner of the pot, represented by new chips. With a
    lender, the lender's chips change hands, and the player owes them to the lender (MARK-03).
    """

    chair: int
    player: str
    chips: int
    lender: int = 0
    lender_name: str = ""
    due_within_hours: int = 0
    """Hours until settlement; 0 for by agreement (MARK-04)."""

    within = DeprecatedAttribute("due_within_hours")


class MarkerRefused(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"refusing_chair": "by"}
):
    """A player refused a marker."""

    chair: int
    refusing_chair: int
    """The refusing chair; 0 if the marker fell through because a party to it left."""

    by = DeprecatedAttribute("refusing_chair")


class MarkerSettled(TableFact, frozen=True):
    """A marker was paid outside the game."""

    player: str
    chips: int
    lender: str = ""
    """The lender who is repaid, if it was a loan; otherwise the holder of the marker is."""


class RebuyRequired(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"is_required": "required"}
):
    """A player must buy a whole buy-in before adding chips, after a short all-in win (OPEN-05)."""

    chair: int
    is_required: bool = True

    required = DeprecatedAttribute("is_required")
