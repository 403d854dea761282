"""Pending decisions of a table with their legal options: derived from its state, never stored."""

from __future__ import annotations

from functools import reduce
from typing import Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.engine import Awaiting
from riverboat.words import Chair
from riverboat.words import action_offers as o


class StraddleOffer(Struct, metaclass=DeprecatedKeywords, frozen=True, gc=False):
    """A straddle offered to a chair, with its sizes."""

    chair: int
    min_bet: int
    max_bet: int
    is_live: bool
    """True if the straddle buys the option; False for a sleeper."""

    @property
    def offer(self) -> o.Offer:
        """The straddles (blind raises) that this chair may post, as a phrase."""
        is_exact = self.min_bet == self.max_bet
        size_phrase = (
            o.ExactOfferedSize(self.min_bet)
            if is_exact
            else o.OfferedSizeRange(self.min_bet, self.max_bet)
        )
        return (o.StraddleSizesOffer if self.is_live else o.SleeperStraddleOffer)(
            Chair(self.chair), size_phrase
        )

    least = DeprecatedAttribute("min_bet")
    live = DeprecatedAttribute("is_live")
    most = DeprecatedAttribute("max_bet")


class ToPlay(Struct, frozen=True, gc=False):
    """The hand goes on: these chairs must act, or the dealer if there are none."""

    chairs: tuple[int, ...]
    hand: Awaiting

    @property
    def offer(self) -> o.Offer:
        """The pending decision of the hand, as a phrase."""
        return self.hand.offer

    def __str__(self) -> str:
        return str(self.offer)


class ToStraddle(Struct, frozen=True):
    """Chairs may straddle before the cards, the first with precedence (STRD-01)."""

    offers: tuple[StraddleOffer, ...]

    @property
    def offer(self) -> o.Offer:
        """The chairs that may straddle, with their sizes, as a phrase."""
        return reduce(
            o.OfferAlternative, [offer.offer for offer in self.offers] or [o.OfferList(())]
        )

    def __str__(self) -> str:
        return str(self.offer)


class ToAnswerMarker(Struct, frozen=True):
    """The chairs must accept or refuse a marker (MARK-02); the chair of the lender, a loan."""

    chairs: tuple[int, ...]
    debtor: int
    chips: int
    lender: int = 0

    @property
    def offer(self) -> o.Offer:
        """The question put to the players, as a phrase."""
        if self.lender:
            return o.LoanOffer(Chair(self.lender), Chair(self.debtor), self.chips)
        return o.MarkerOffer(self.chairs, Chair(self.debtor), self.chips)

    def __str__(self) -> str:
        return str(self.offer)


class ToDrawForButton(Struct, frozen=True):
    """The dealer must deal these chairs a card each: high card has the button (SEAT-01)."""

    chairs: tuple[int, ...]

    @property
    def offer(self) -> o.Offer:
        """The chairs that draw a card, as a phrase."""
        return o.ButtonDrawOffer(self.chairs)

    def __str__(self) -> str:
        return str(self.offer)


class ToBegin(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """The next hand may begin."""

    ready_chairs: tuple[int, ...]

    @property
    def offer(self) -> o.Offer:
        """The players of the next hand, as a phrase."""
        return o.NextHandOffer(self.ready_chairs)

    def __str__(self) -> str:
        return str(self.offer)

    ready = DeprecatedAttribute("ready_chairs")


class Idle(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """No hand can be played."""

    reason: Literal["too few", "closed"]
    ready_chairs: tuple[int, ...] = ()

    @property
    def offer(self) -> o.Offer:
        """The reason the table is idle, as a phrase."""
        if self.reason == "closed":
            return o.NoMoreHands()
        ready_count = len(self.ready_chairs)
        return o.WaitingForPlayers(ready_count) if ready_count else o.WaitingForAllPlayers()

    def __str__(self) -> str:
        return str(self.offer)

    ready = DeprecatedAttribute("ready_chairs")
    why = DeprecatedAttribute("reason")


AnyPending = ToPlay | ToStraddle | ToAnswerMarker | ToDrawForButton | ToBegin | Idle
"""Any pending decision of a table."""
