"""A table of an event, as its director wants it: who sits where with what, and which hand is dealt.

An order says how the table is to be, and not what is to be done: carried out twice it changes
nothing the second time (decision 105).
"""

from __future__ import annotations

from msgspec import Struct, field

from riverboat.engine.pots.pots import layers
from riverboat.engine.state.facts import PotAwarded
from riverboat.service.dealer import next_hand
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import BotSeated
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import commands as c
from riverboat.table.state import facts as f


class OrderedSeat(Struct, frozen=True):
    """Who sits in a chair."""

    player: str
    chips: int
    away: bool = False
    """They are not there, or must miss the hand: they are dealt in, and their hand is folded."""
    style: str = ""
    """How they play, of a bot of the room; empty for people."""


class TableOrder(Struct, frozen=True):
    """How a table is to be between two hands."""

    hand: int
    """The number of the hand that is played, or was played last."""
    begins: bool
    """It is to be begun, if it has not been."""
    rules: TableRules
    button: int
    """The chair of the first button; 0 if the table draws for it."""
    seats: tuple[tuple[int, OrderedSeat], ...]


class HandReport(Struct, frozen=True):
    """What a table tells of a hand that is over."""

    table: str
    number: int
    """The table's number in its event."""
    hand: int
    stacks: tuple[tuple[str, int], ...]
    blinds: tuple[int, int] | None
    """The seats of the blinds, from 0; ``None`` where there were none."""
    losses: tuple[tuple[str, tuple[str, ...]], ...]
    """Who has lost all, and who won the last pot that they could win."""


# Carried out -------------------------------------------------------------------------------------


class Arranged(Struct):
    """What an order has come to."""

    was_over: bool = False
    """The hand that is ordered was over already: its director has not heard of it."""
    came: list[tuple[int, str]] = field(default_factory=list)
    """Who has sat down, and in which chair."""


def arrange(dealer: TableDealer, order: TableOrder, work: Work) -> Arranged:
    """Bring the table in line between two hands, and begin the one that is ordered."""
    done = Arranged()
    table = dealer.table
    if table.closed or table.busy:
        return done
    if order.begins and table.numbers >= order.hand:
        done.was_over = True
        return done
    if order.hand < table.numbers:
        return done  # an order of before
    seats = dict(order.seats)
    for chair, each in list(table.chairs.items()):
        if chair not in seats or seats[chair].player != each.player:
            dealer.ask(c.Leave(chair, at=work.at), work)
    if table.rules != order.rules:
        dealer.ask(c.ChangeRules(order.rules), work)
    for chair, seat in order.seats:
        if chair not in table.chairs:
            done.came.append((chair, seat.player))
        _seat(dealer, chair, seat, work)
    if order.button in table.chairs and table.last is None and table.placed != order.button:
        # As it was drawn, for whoever has it: one who never came has the button, too.
        dealer.record((f.ButtonPlaced(order.button),), work)
        dealer.go_on(work)
    if order.begins:
        next_hand.begin(dealer, work)
    return done


def _seat(dealer: TableDealer, chair: int, seat: OrderedSeat, work: Work) -> None:
    """Whoever belongs into a chair sits there, with the chips that they have in the event."""
    table = dealer.table
    if chair not in table.chairs:
        if seat.style:
            dealer.bots[seat.player] = seat.style
            dealer.note(BotSeated(seat.player, seat.style), work)
            work.bots.append((seat.player, seat.style))
        sits = c.Sit(seat.player, chair, seat.chips, "transferred", at=work.at)
        dealer.ask(sits, work)
    each = table.chairs[chair]
    more = seat.chips - each.chips
    if more > 0:
        how: f.Purchase = "top-up" if each.chips else "re-buy"
        dealer.record((f.ChipsBought(chair, seat.player, more, how),), work)
        dealer.record((f.CameBack(chair),) if each.out else (), work)
        dealer.go_on(work)
    elif more < 0:
        dealer.ask(c.Adjust(chair, more, "as the event has counted them"), work)
    _away(dealer, chair, seat, work)


def _away(dealer: TableDealer, chair: int, seat: OrderedSeat, work: Work) -> None:
    """Whoever is away is dealt in, and their hand is folded at once (BYND-36)."""
    each = dealer.table.chairs[chair]
    if seat.away:
        dealer.kept_away.add(seat.player)
        if not each.out:
            dealer.ask(c.SitOut(chair), work)
    elif seat.player in dealer.kept_away:
        dealer.kept_away.discard(seat.player)
        if each.out and each.chips:
            dealer.ask(c.ComeBack(chair), work)


def recall_away(dealer: TableDealer) -> None:
    """After a restart: who is out at a table of an event is so by its order, until that ends."""
    if dealer.event is not None:
        dealer.kept_away.update(each.player for each in dealer.table.chairs.values() if each.out)


def close_down(dealer: TableDealer, work: Work) -> None:
    """The table is broken, or its event is over: everybody gets up, and it closes."""
    if not dealer.table.closed and not dealer.table.busy:
        dealer.ask(c.CloseTable(work.at), work)


# Reported ----------------------------------------------------------------------------------------


def report_of(dealer: TableDealer) -> HandReport | None:
    """What the hand that is over came to; ``None`` while none has been, or one is played."""
    table, of = dealer.table, dealer.event
    if of is None or table.busy or not table.numbers:
        return None
    stacks = {each.player: each.chips for each in table.chairs.values()}
    last = table.last
    game = table.rules.games[table.game]
    blinds = (last.small - 1, last.big - 1) if last is not None and game.stakes.blinds else None
    losses = tuple([(who, _by(dealer, who)) for who, chips in stacks.items() if not chips])
    return HandReport(dealer.id, of.table, table.numbers, tuple(stacks.items()), blinds, losses)


def _by(dealer: TableDealer, busted: str) -> tuple[str, ...]:
    """Who won the last pot that somebody could win (TRNY-58), in the order of their seats."""
    hand, seat = dealer.hand, dealer.seats.get(busted)
    if hand is None or seat is None:
        return ()
    names = {number: player for player, number in dealer.seats.items()}
    won: dict[int, set[int]] = {}
    for fact in dealer.hand_log:
        if isinstance(fact, PotAwarded) and fact.seat != seat:
            won.setdefault(fact.pot, set()).add(fact.seat)
    pots = layers(hand.totals, hand.seats(hand.live), hand.dead)
    could = [k for k, pot in enumerate(pots) if seat in pot.seats and k in won]
    winners = won[could[-1]] if could else set().union(*won.values())
    return tuple([names[number] for number in sorted(winners)])
