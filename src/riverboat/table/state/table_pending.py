"""What a table waits for, and what would be allowed: derived from its state, never stored."""

from __future__ import annotations

from functools import reduce
from typing import Literal

from msgspec import Struct

from riverboat.engine import Awaiting
from riverboat.words import Chair
from riverboat.words import offers as o


class StraddleOffer(Struct, frozen=True, gc=False):
    """A chair that may raise blind now, and how far."""

    chair: int
    least: int
    most: int
    live: bool
    """It buys the option; a sleeper does not."""

    @property
    def offer(self) -> o.Offer:
        """How far this chair may raise blind, as a phrase."""
        exact = self.least == self.most
        sizes = o.ExactlyTo(self.least) if exact else o.FromTo(self.least, self.most)
        return (o.MayStraddle if self.live else o.MaySleep)(Chair(self.chair), sizes)


class ToPlay(Struct, frozen=True, gc=False):
    """The hand goes on: these chairs are awaited, or the dealer if there are none."""

    chairs: tuple[int, ...]
    hand: Awaiting

    @property
    def offer(self) -> o.Offer:
        """What the hand waits for, as a phrase."""
        return self.hand.offer

    def __str__(self) -> str:
        return str(self.offer)


class ToStraddle(Struct, frozen=True):
    """Before the cards: who may straddle, the first with precedence (STRD-01)."""

    offers: tuple[StraddleOffer, ...]

    @property
    def offer(self) -> o.Offer:
        """Who may raise blind, and how far, as a phrase."""
        return reduce(o.Either, [each.offer for each in self.offers] or [o.Offers(())])

    def __str__(self) -> str:
        return str(self.offer)


class ToAnswerMarker(Struct, frozen=True):
    """A marker waits for the consent of these chairs (MARK-02), or a loan for its lender's."""

    chairs: tuple[int, ...]
    debtor: int
    chips: int
    lender: int = 0

    @property
    def offer(self) -> o.Offer:
        """What is asked of them, as a phrase."""
        if self.lender:
            return o.ToLend(Chair(self.lender), Chair(self.debtor), self.chips)
        return o.ToAcceptAMarker(self.chairs, Chair(self.debtor), self.chips)

    def __str__(self) -> str:
        return str(self.offer)


class ToDrawForButton(Struct, frozen=True):
    """The dealer deals these chairs a card each: the highest has the button (SEAT-01)."""

    chairs: tuple[int, ...]

    @property
    def offer(self) -> o.Offer:
        """Who gets a card, as a phrase."""
        return o.ToDrawForTheButton(self.chairs)

    def __str__(self) -> str:
        return str(self.offer)


class ToBegin(Struct, frozen=True):
    """The next hand may begin."""

    ready: tuple[int, ...]

    @property
    def offer(self) -> o.Offer:
        """Who would play it, as a phrase."""
        return o.MayBegin(self.ready)

    def __str__(self) -> str:
        return str(self.offer)


class Idle(Struct, frozen=True):
    """Nothing can be played."""

    why: Literal["too few", "closed"]
    ready: tuple[int, ...] = ()

    @property
    def offer(self) -> o.Offer:
        """Why there is nothing to do, as a phrase."""
        if self.why == "closed":
            return o.NoMoreHands()
        ready = len(self.ready)
        return o.TwoAreNeeded(ready) if ready else o.TwoAreNeededAndNobodyIsReady()

    def __str__(self) -> str:
        return str(self.offer)


AnyPending = ToPlay | ToStraddle | ToAnswerMarker | ToDrawForButton | ToBegin | Idle
"""Whatever a table may wait for."""
