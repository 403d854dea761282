"""Standing answers: what a player has told the room to say for them, as soon as they are asked.

The room says nothing that the player could not say: each answer is a command like any other, and
what the table refuses is not said. It buys nothing for who is not there, and does not straddle.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from riverboat.engine import IllegalAction, Muck, RunIt, ToChoose, ToShow
from riverboat.table.blinds.missed import must_come_in
from riverboat.table.money.buy_in import may_buy, usual
from riverboat.table.play import decide
from riverboat.table.seats.absent import is_beaten
from riverboat.table.state import commands as c
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.awaited import AnyAwaited, ToPlay, ToStraddle
from riverboat.table.state.table import Sitting, Table
from riverboat.wire.view import StandingView

Kept = Mapping[str, StandingView]
"""What the room answers, by the name of the player."""


def answers(table: Table, now: AnyAwaited, kept: Kept, at: int) -> tuple[AnyLogged, ...]:
    """The facts of the first answer that somebody has left with the room, and the table takes."""
    for command in _commands(table, now, kept, at):
        try:
            if facts := decide(table, command):
                return facts
        except IllegalAction:
            continue
    return ()


def _commands(table: Table, now: AnyAwaited, kept: Kept, at: int) -> Iterator[c.AnyTableCommand]:
    match now:
        case ToStraddle():
            yield from _straddles(table, now, kept)
        case ToPlay(hand=ToChoose(seats=seats, most=most)):
            for seat in seats:
                chair = table.playing[seat]
                how = _of(table, chair, kept).run_it
                if how != "ask":
                    yield c.Act(chair, RunIt(seat, 1 if how == "once" else most), at)
        case ToPlay(hand=ToShow(seat=seat, may_muck=may_muck)):
            chair, hand = table.playing[seat], table.hand
            assert hand is not None, "somebody shows in a hand"
            if seat in may_muck and _of(table, chair, kept).beaten == "muck" and is_beaten(hand):
                yield c.Act(chair, Muck(seat), at)
        case _ if not table.busy:
            for chair, each in table.chairs.items():
                yield from _between_hands(table, chair, each, _of(table, chair, kept), at)


def _of(table: Table, chair: int, kept: Kept) -> StandingView:
    return kept.get(table.chairs[chair].player, _ASKS)


_ASKS = StandingView()


def _straddles(table: Table, now: ToStraddle, kept: Kept) -> Iterator[c.AnyTableCommand]:
    """A straddle with the option, or none; who always straddles is no sleeper for that."""
    for offer in now.offers:
        how, lost = _of(table, offer.chair, kept).straddle, table.chairs[offer.chair].lost
        if how == "always" and offer.live and not lost:
            yield c.Straddle(offer.chair)
        elif how != "ask":
            yield c.DeclineStraddle(offer.chair)


def _between_hands(
    table: Table, chair: int, each: Sitting, stands: StandingView, at: int
) -> Iterator[c.AnyTableCommand]:
    """Chips are bought, and the big blind is waited for."""
    coming_in = not each.out and table.last is not None and must_come_in(table, each)
    if stands.waits and coming_in and not each.waits:
        yield c.ComeBack(chair, waits=True)
    if each.lost or each.coming or each.asked or each.leaves_next:
        return
    if not (stands.rebuy or stands.top_up) or not each.bought:
        return
    reach = may_buy(table, chair, at)
    if reach is None:
        return
    if not each.chips:
        if stands.rebuy:
            yield c.Buy(chair, usual(table, reach), at)
    elif each.out:
        return
    elif (most := reach[1]) and 100 * each.chips < stands.top_up * (each.chips + most):
        yield c.Buy(chair, most, at)
