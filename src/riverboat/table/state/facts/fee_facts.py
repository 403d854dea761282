"""Facts of fees and side bets: time, kitty, 7-2, jackpot, chip race."""

from __future__ import annotations

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.table.state.facts.table_fact import TableFact


class TimeFeePaid(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"unpaid_chips": "short"}
):
    """A seat paid for its time (HOUS-04)."""

    chair: int
    player: str
    chips: int
    unpaid_chips: int = 0
    """Part of the fee that the stack could not pay."""

    short = DeprecatedAttribute("unpaid_chips")


class TimeFeeDue(TableFact, frozen=True):
    """The time of all seats is due, to be paid by the next large pot (BYND-51)."""

    chips: int


class KittySpent(TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"expense": "what"}):
    """The kitty paid an expense (HOUS-03)."""

    chips: int
    expense: str

    what = DeprecatedAttribute("expense")


class SevenDeucePaid(
    TableFact, metaclass=DeprecatedKeywords, frozen=True, rename={"payments": "by"}
):
    """A player won with 7-2, showed it, and was paid by all others dealt in (BYND-57)."""

    chair: int
    player: str
    chips: int
    """Total of the payments."""
    payments: tuple[tuple[int, int], ...]
    """Pairs of a chair and its payment, up to the stack."""

    by = DeprecatedAttribute("payments")


class JackpotWon(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "losing_chairs": "losers",
        "winning_chairs": "winners",
        "beaten_cards": "cards",
        "payments": "chips",
    },
):
    """A jackpot hand was beaten, and the fund is paid out (BYND-58)."""

    losing_chairs: tuple[int, ...]
    """Chairs of the beaten hands."""
    winning_chairs: tuple[int, ...]
    """Chairs of the winning hands."""
    beaten_cards: tuple[int, ...]
    """The five cards of the beaten hand."""
    payments: tuple[tuple[int, str, int], ...]
    """Each payment as a chair, its player and the chips."""

    cards = DeprecatedAttribute("beaten_cards")
    chips = DeprecatedAttribute("payments")
    losers = DeprecatedAttribute("losing_chairs")
    winners = DeprecatedAttribute("winning_chairs")


class ColouredUp(
    TableFact,
    metaclass=DeprecatedKeywords,
    frozen=True,
    rename={
        "removed_value": "worth",
        "new_value": "into",
        "cards_by_chair": "cards",
        "stacks_by_chair": "chips",
        "gained_chips": "gained",
    },
):
    """Small chips were raced off and changed for larger ones (BYND-75)."""

    removed_value: int
    """Value of the removed chip."""
    new_value: int
    """Value of the chip that replaces it."""
    cards_by_chair: tuple[tuple[int, tuple[int, ...]], ...]
    """Chairs and the cards dealt for their odd chips."""
    stacks_by_chair: tuple[tuple[int, int], ...]
    """Pairs of a chair and its new stack."""
    gained_chips: int = 0
    """Chips that all stacks gained together by the rounding of a race; negative for a loss:
    in a cash game, the chips bought out.
    """

    cards = DeprecatedAttribute("cards_by_chair")
    chips = DeprecatedAttribute("stacks_by_chair")
    gained = DeprecatedAttribute("gained_chips")
    into = DeprecatedAttribute("new_value")
    worth = DeprecatedAttribute("removed_value")
