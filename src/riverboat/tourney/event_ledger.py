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
    return tuple([booking for _, booking in list_numbered_bookings(log)])


def list_numbered_bookings(log: Sequence[f.AnyEventFact]) -> tuple[tuple[int, Booking], ...]:
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
        self._entry_number_by_player: dict[str, int] = {}
        self._prize_bookings_by_placing: list[list[Booking]] = []

    def bookings_for_fact(self, fact: f.AnyEventFact) -> list[Booking]:
        """Return the bookings of one fact."""
        entry_number_by_player = self._entry_number_by_player
        match fact:
            case f.Entered(player, entry_number, _, price, ticket=ticket):
                entry_number_by_player[player] = entry_number
                return [Booking(player, entry_number, "entry", price.total, price.fee, ticket)]
            case f.FlightJoined(bags=bags):
                for bag in bags:
                    entry_number_by_player.setdefault(bag.player, 0)
                return []
            case f.Rebought(player, _, price):
                return [
                    Booking(
                        player, entry_number_by_player[player], "re-buy", price.total, price.fee
                    )
                ]
            case f.AddedOn(player, _, price):
                return [
                    Booking(
                        player, entry_number_by_player[player], "add-on", price.total, price.fee
                    )
                ]
            case f.MarkerPaid(player, amount):
                return [Booking(player, entry_number_by_player[player], "marker", amount)]
            case _:
                return self._list_payout_bookings(fact)

    def _list_payout_bookings(self, fact: f.AnyEventFact) -> list[Booking]:
        entry_number_by_player = self._entry_number_by_player
        match fact:
            case f.Withdrew(player, refund):
                return [Booking(player, entry_number_by_player[player], "refund", -refund)]
            case f.EventCancelled(_, refunds):
                return [
                    Booking(player, entry_number_by_player[player], "refund", -refunded_amount)
                    for player, refunded_amount in refunds
                    if refunded_amount
                ]
            case f.Placed(players=players, entry_numbers=entry_numbers, prize=prize):
                players_with_numbers = zip(players, entry_numbers, strict=True)
                prize_bookings = [
                    Booking(player, entry_number, "prize", -prize)
                    for player, entry_number in players_with_numbers
                    if prize
                ]
                self._prize_bookings_by_placing.append(prize_bookings)
                return prize_bookings
            case f.BountyWon(player, _, cash) if cash:
                return [Booking(player, entry_number_by_player[player], "head", -cash)]
            case f.PlacesReopened(placing_count):
                undone_placings = [
                    self._prize_bookings_by_placing.pop() for _ in range(placing_count)
                ]
                return [
                    Booking(booking.player, booking.entry, "prize", -booking.paid)
                    for prize_bookings in undone_placings
                    for booking in prize_bookings
                ]
            case f.DealMade(shares):
                return [
                    Booking(player, entry_number_by_player[player], "deal", -share)
                    for player, share in shares
                    if share
                ]
            case f.BustUndone(was_placed=was_placed, bounty_returns=bounty_returns):
                withdrawn_bookings = self._prize_bookings_by_placing.pop() if was_placed else []
                prize_bookings = [
                    Booking(booking.player, booking.entry, "prize", -booking.paid)
                    for booking in withdrawn_bookings
                ]
                cash_returns = [
                    bounty_return for bounty_return in bounty_returns if bounty_return.cash
                ]
                return prize_bookings + [
                    Booking(
                        bounty_return.player,
                        entry_number_by_player[bounty_return.player],
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
