"""The money and the chips of an event, as entries of the ledger: every entry has two sides.

===========  ======================================================================
player:NAME  what they have to get, or less than 0, to pay
pool:ID      what was paid for prizes, and the host's addition to a guarantee
fee:ID       what was paid for the host
heads:ID     what was paid for bounties
house:ID     what the host adds to a guarantee, and what is left over
sold:ID      chips that were sold: less than 0
chips        chips of events that are at no table: on the way, or not used yet
removed:ID   chips that have left play
table:ID     chips at a table, which its own ledger moves
===========  ======================================================================
"""

from __future__ import annotations

from riverboat.service.records.entries import CHIPS
from riverboat.store.streams import LedgerEntry
from riverboat.tourney.rules import Price
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Event

Entries = tuple[LedgerEntry, ...]


class Till:
    """What an event has taken and paid, as a fold of its entries."""

    def __init__(self, event: str) -> None:
        self._id = event
        self.balances: dict[str, int] = {}

    def take(self, fact: f.AnyEventFact, event: Event, sold: int, removed: int) -> Entries:
        """What a fact moves; *event* is after it, and had *sold* and *removed* so many chips."""
        found = [*self._chips(event, sold, removed), *self._money(fact, event)]
        return tuple(found)

    def _move(self, source: str, to: str, amount: int, why: str) -> Entries:
        if amount < 0:
            source, to, amount = to, source, -amount
        if not amount:
            return ()
        self.balances[source] = self.balances.get(source, 0) - amount
        self.balances[to] = self.balances.get(to, 0) + amount
        return (LedgerEntry(source, to, amount, why),)

    def _of(self, what: str) -> str:
        return f"{what}:{self._id}"

    # Chips --------------------------------------------------------------------------------------

    def _chips(self, event: Event, sold: int, removed: int) -> Entries:
        return (
            *self._move(self._of("sold"), CHIPS, event.sold - sold, "sold"),
            *self._move(CHIPS, self._of("removed"), event.removed - removed, "removed"),
        )

    # Money --------------------------------------------------------------------------------------

    def _money(self, fact: f.AnyEventFact, event: Event) -> Entries:
        match fact:
            case f.Entered(player=player, price=price, kind=why):
                return self._pays_in(player, price, why)
            case f.Rebought(player=player, price=price):
                return self._pays_in(player, price, "re-buy")
            case f.AddedOn(player=player, price=price):
                return self._pays_in(player, price, "add-on")
            case f.Withdrew(player=player):
                price = event.rules.entry.price
                back = Price(prize=-price.prize, fee=-price.fee, bounty=-price.bounty)
                return self._pays_in(player, back, "taken back")
            case f.RegistrationClosed(prizes=prizes):
                lacks = max(sum(prizes) - self.balances.get(self._of("pool"), 0), 0)
                return self._move(self._of("house"), self._of("pool"), lacks, "guarantee")
            case f.Placed(place=place, players=players, prize=prize):
                return self._each("pool", [(who, prize) for who in players], f"place {place}")
            case f.DealMade(shares=shares):
                return self._each("pool", list(shares), "deal")
            case f.HeadTaken(player=player, of=of, cash=cash):
                return self._each("heads", [(player, cash)], f"head of {of}")
            case f.HeadUnclaimed(of=of, cash=cash):
                return self._move(self._of("heads"), self._of("pool"), cash, f"head of {of}")
            case f.EventCancelled(refunds=refunds):
                return self._refunded(list(refunds))
            case f.EventEnded():
                return self._left_over()
            case _:
                return ()

    def _pays_in(self, player: str, price: Price, why: str) -> Entries:
        parts = (("pool", price.prize), ("fee", price.fee), ("heads", price.bounty))
        found: Entries = ()
        for what, amount in parts:
            found += self._move(f"player:{player}", self._of(what), amount, why)
        return found

    def _each(self, what: str, paid: list[tuple[str, int]], why: str) -> Entries:
        found: Entries = ()
        for player, amount in paid:
            found += self._move(self._of(what), f"player:{player}", amount, why)
        return found

    def _refunded(self, refunds: list[tuple[str, int]]) -> Entries:
        """From the pool first, then from heads and fees; what lacks is the host's."""
        found: Entries = ()
        for player, amount in refunds:
            left = amount
            for what in ("pool", "heads", "fee"):
                part = min(left, max(self.balances.get(self._of(what), 0), 0))
                found += self._move(self._of(what), f"player:{player}", part, "refund")
                left -= part
            found += self._move(self._of("house"), f"player:{player}", left, "refund")
        return found + self._left_over()

    def _left_over(self) -> Entries:
        """What nobody is to get is the host's, and so is what lacks; fees stay where they are."""
        found: Entries = ()
        for what in ("pool", "heads"):
            rest = self.balances.get(self._of(what), 0)
            found += self._move(self._of(what), self._of("house"), rest, "left over")
        return found
