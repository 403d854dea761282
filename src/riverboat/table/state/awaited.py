"""What a table waits for, and what would be allowed: derived from its state, never stored."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from riverboat.engine import Awaiting


class Offer(Struct, frozen=True, gc=False):
    """A chair that may raise blind now, and how far."""

    chair: int
    least: int
    most: int
    live: bool
    """It buys the option; a sleeper does not."""


class ToPlay(Struct, frozen=True, gc=False):
    """The hand goes on: these chairs are awaited, or the dealer if there are none."""

    chairs: tuple[int, ...]
    hand: Awaiting

    def __str__(self) -> str:
        return str(self.hand)


class ToStraddle(Struct, frozen=True):
    """Before the cards: who may straddle, the first with precedence (STRD-01)."""

    offers: tuple[Offer, ...]

    def __str__(self) -> str:
        return " or ".join(
            f"chair {each.chair} may {'straddle' if each.live else 'sleep'} "
            + (f"to {each.least}" if each.least == each.most else f"to {each.least}-{each.most}")
            for each in self.offers
        )


class ToAnswer(Struct, frozen=True):
    """A marker waits for the consent of these chairs (MARK-02), or a loan for its lender's."""

    chairs: tuple[int, ...]
    debtor: int
    chips: int
    lender: int = 0

    def __str__(self) -> str:
        if self.lender:
            return f"chair {self.lender} to lend chair {self.debtor} {self.chips}, or not"
        who = ", ".join(map(str, self.chairs))
        return f"chairs {who} to accept the marker of chair {self.debtor} for {self.chips}, or not"


class ToDraw(Struct, frozen=True):
    """The dealer deals these chairs a card each: the highest has the button (SEAT-01)."""

    chairs: tuple[int, ...]

    def __str__(self) -> str:
        return f"a card for each of the chairs {', '.join(map(str, self.chairs))}"


class ToBegin(Struct, frozen=True):
    """The next hand may begin."""

    ready: tuple[int, ...]

    def __str__(self) -> str:
        return f"the next hand may begin: chairs {', '.join(map(str, self.ready))} are ready"


class Idle(Struct, frozen=True):
    """Nothing can be played."""

    why: Literal["too few", "closed"]
    ready: tuple[int, ...] = ()

    def __str__(self) -> str:
        if self.why == "closed":
            return "this table is closed"
        ready = {0: "nobody is", 1: "one is"}.get(len(self.ready), f"{len(self.ready)} are")
        return f"two players are needed to play, and {ready} ready"


AnyAwaited = ToPlay | ToStraddle | ToAnswer | ToDraw | ToBegin | Idle
"""Whatever a table may wait for."""
