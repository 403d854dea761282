"""Open stakes: markers, loans, and the whole buy-in that is required."""

from __future__ import annotations

from riverboat.table.state.facts.table_fact import TableFact


class MarkerOffered(TableFact, frozen=True):
    """A player would bet a promise to pay; those in the pot must agree (MARK-02)."""

    chair: int
    chips: int
    lender: int = 0
    """Whose chips they are, if somebody lends them instead (MARK-03)."""


class MarkerAnswered(TableFact, frozen=True):
    """One of them did, or did not."""

    chair: int
    accepts: bool


class MarkerTaken(TableFact, frozen=True):
    """All agree, or need not be asked: in a hand the chips follow as the hand's own fact.

    Without a lender it is a promise to the winner of the pot, and new chips stand for it; with one
    the lender's chips change hands, and the debt is between the two (MARK-03).
    """

    chair: int
    player: str
    chips: int
    lender: int = 0
    lender_name: str = ""
    within: int = 0
    """Hours in which it is to be settled; 0 is by agreement (MARK-04)."""


class MarkerRefused(TableFact, frozen=True):
    """Somebody did not."""

    chair: int
    by: int
    """0 when nobody refused it, and it fell through: one of the two has gone."""


class MarkerSettled(TableFact, frozen=True):
    """A marker was paid outside the game."""

    player: str
    chips: int
    lender: str = ""
    """To whom, if it was a loan; else to whoever holds the marker."""


class RebuyRequired(TableFact, frozen=True):
    """They won less than a buy-in all-in, and add nothing until they buy a whole one (OPEN-05)."""

    chair: int
    required: bool = True
