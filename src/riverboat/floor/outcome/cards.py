"""Cards of players: replaced, supplied, taken away, or shown to all."""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.corrections import replaced
from riverboat.engine.state import corrections as c
from riverboat.floor.outcome.steps import Steps
from riverboat.words import Seat
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands.orders import AllSeeIt
from riverboat.words.phrase import Person


def seat_of(who: Person, steps: Steps) -> int | None:
    """The seat of somebody who is in the hand."""
    if not isinstance(who, Seat) or not 0 <= who.seat < steps.hand.players:
        return None
    return who.seat if steps.hand.live >> who.seat & 1 else None


def carried(steps: Steps) -> None:
    """The orders about cards of players."""
    for order in steps.orders(o.ReplaceCard):
        _replace(steps, order)
    for extra in steps.orders(o.ExtraCardIsTheBurn):
        _extra(steps, extra)
    for more in steps.orders(o.CardsGoTo):
        _supply(steps, more)
    for seen in steps.orders(AllSeeIt):
        _open(steps, seen)


def _replace(steps: Steps, order: o.ReplaceCard) -> None:
    """The top card for one that was seen; the old one is the burn, or out of play."""
    # rule: HOLD-02, IRRG-08, IRRG-13, BYND-65
    seat = seat_of(order.who, steps)
    if seat is None or order.when not in ("now", "deal"):
        return
    held = steps.hand.holdings[seat]
    old = order.cards or ((UNKNOWN,) if UNKNOWN in held else ())
    if not old or not {*old} <= {*held}:
        return
    burn = steps.order(o.OldCardIsTheBurn)
    new = steps.off_the_stub(len(old))
    to: c.Place = "burn" if burn else "out"
    steps.do(replaced(steps.hand, seat, old, new, to, steps.rule), order, burn)


def _extra(steps: Steps, order: o.ExtraCardIsTheBurn) -> None:
    """The card that came last goes, and is the next burn."""
    # rule: HOLD-10, IRRG-07
    seat = seat_of(order.who, steps)
    if seat is None or _lacks(steps, seat) >= 0:
        return
    old = steps.hand.holdings[seat][-1:]
    steps.do(replaced(steps.hand, seat, old, (), "burn", steps.rule), order)


def _supply(steps: Steps, order: o.CardsGoTo) -> None:
    """The top cards go to somebody who lacks them."""
    # rule: MISD-03, BYND-91, IRRD-06
    seat = seat_of(order.who, steps)
    if seat is None or _lacks(steps, seat) != order.cards:
        return
    new = steps.off_the_stub(order.cards)
    steps.do(c.CardsReplaced(seat, (), new, rule=steps.rule), order)


def _lacks(steps: Steps, seat: int) -> int:
    """How many cards a player lacks beside the others; below nothing if they have too many."""
    hand = steps.hand
    others = [len(hand.holdings[k]) for k in hand.seats(hand.live) if k != seat]
    usual = max(set(others), key=others.count) if others else len(hand.holdings[seat])
    return usual - len(hand.holdings[seat])


def _open(steps: Steps, order: AllSeeIt) -> None:
    """What one has seen, all see."""
    # rule: ETIQ-04, SHOW-26
    seat = seat_of(order.who, steps)
    if seat is None or order.when != "now":
        return
    cards = steps.hand.holdings[seat]
    if cards and UNKNOWN not in cards and not steps.hand.shown >> seat & 1:
        steps.do(c.CardsExposed(seat, cards), order)
