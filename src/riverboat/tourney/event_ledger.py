"""Tournament ledger: all payments into and out of an event, by entry.

The ledger balances: payments by players equal payments to players plus the house's share. That
share is the fees, less overlays for guarantees and debts of a cancelled event.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.tourney.state import event_facts as f

BookingKind: TypeAlias = Literal[
    "entry", "re-buy", "add-on", "marker", "refund", "prize", "head", "deal"
]


class Booking(Struct, frozen=True):
    """One booking: positive for a payment by the player, negative for a payment to them."""

    player: str
    entry: int
    """The number of the booking's entry."""
    kind: BookingKind
    paid: int
    fee: int = 0
    """The house's part of the payment."""
    ticket: str = ""


def event_ledger(log: Sequence[f.AnyEventFact]) -> tuple[Booking, ...]:
    """Return all bookings of an event in order.

    >>> from riverboat.tourney import EventRules, Level, Structure, act, Draws, open_event
    >>> from riverboat.tourney.commands.event_commands import Enter
    >>> from riverboat.tourney.rules import EntryRules, Price
    >>> rules = EventRules(
    ...     name="Friday",
    ...     structure=Structure(stack=1000, parts=(Level(small=5, big=10, minutes=20),)),
    ...     entry=EntryRules(price=Price(prize=20, fee=2)),
    ... )
    >>> log = []
    >>> event = open_event(rules, b"seed", log)
    >>> act(event, Enter("Ann"), Draws(b"seed"), log)
    >>> [(line.player, line.kind, line.paid, line.fee) for line in event_ledger(log)]
    [('Ann', 'entry', 22, 2)]
    """
    return tuple([booking for _, booking in numbered_bookings(log)])


def numbered_bookings(log: Sequence[f.AnyEventFact]) -> tuple[tuple[int, Booking], ...]:
    """Return all bookings in order, each with the index of its fact in the log."""
    ledger_builder = _LedgerBuilder()
    return tuple(
        [
            (index, booking)
            for index, fact in enumerate(log)
            for booking in ledger_builder.bookings_for_fact(fact)
        ]
    )


class _LedgerBuilder:
    """Builds the bookings fact by fact."""

    def __init__(self) -> None:
        self._entries: dict[str, int] = {}
        self._placings: list[list[Booking]] = []

    def bookings_for_fact(self, fact: f.AnyEventFact) -> list[Booking]:
        """Return the bookings of one fact."""
        entries = self._entries
        match fact:
            case f.Entered(player, number, _, price, ticket=ticket):
                entries[player] = number
                return [Booking(player, number, "entry", price.total, price.fee, ticket)]
            case f.FlightJoined(bags=bags):
                for bag in bags:
                    entries.setdefault(bag.player, 0)
                return []
            case f.Rebought(player, _, price):
                return [Booking(player, entries[player], "re-buy", price.total, price.fee)]
            case f.AddedOn(player, _, price):
                return [Booking(player, entries[player], "add-on", price.total, price.fee)]
            case f.MarkerPaid(player, amount):
                return [Booking(player, entries[player], "marker", amount)]
            case _:
                return self._list_payout_bookings(fact)

    def _list_payout_bookings(self, fact: f.AnyEventFact) -> list[Booking]:
        entries = self._entries
        match fact:
            case f.Withdrew(player, refund):
                return [Booking(player, entries[player], "refund", -refund)]
            case f.EventCancelled(_, refunds):
                return [
                    Booking(player, entries[player], "refund", -refunded_chips)
                    for player, refunded_chips in refunds
                    if refunded_chips
                ]
            case f.Placed(players=players, entry_numbers=numbers, prize=prize):
                pairs = zip(players, numbers, strict=True)
                row = [
                    Booking(player, number, "prize", -prize) for player, number in pairs if prize
                ]
                self._placings.append(row)
                return row
            case f.BountyWon(player, _, cash) if cash:
                return [Booking(player, entries[player], "head", -cash)]
            case f.PlacesReopened(placings):
                undone_placings = [self._placings.pop() for _ in range(placings)]
                return [
                    Booking(line.player, line.entry, "prize", -line.paid)
                    for row in undone_placings
                    for line in row
                ]
            case f.DealMade(shares):
                return [
                    Booking(player, entries[player], "deal", -share)
                    for player, share in shares
                    if share
                ]
            case f.BustUndone(was_placed=was_placed, bounty_returns=bounty_returns):
                withdrawn_placings = self._placings.pop() if was_placed else []
                row = [
                    Booking(line.player, line.entry, "prize", -line.paid)
                    for line in withdrawn_placings
                ]
                cash_returns = [
                    bounty_return for bounty_return in bounty_returns if bounty_return.cash
                ]
                return row + [
                    Booking(
                        bounty_return.player,
                        entries[bounty_return.player],
                        "head",
                        bounty_return.cash,
                    )
                    for bounty_return in cash_returns
                ]
            case _:
                return []


def net_by_player(bookings: Sequence[Booking]) -> dict[str, int]:
    """Return each player's net result."""
    net_totals: dict[str, int] = {}
    for booking in bookings:
        net_totals[booking.player] = net_totals.get(booking.player, 0) - booking.paid
    return net_totals
