"""The end of a hand: what players declare, who shows first, and which hands are beaten."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.cards import UNKNOWN
from riverboat.engine.asked import commands as c
from riverboat.engine.asked.awaited import Awaiting, ToChoose, ToDeal, ToDeclare, ToShow
from riverboat.engine.asked.commands import Side
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.betting.openers import proof_due
from riverboat.engine.cards.check import check_cards
from riverboat.engine.cards.deal import cards_due
from riverboat.engine.cards.upcards import first_to_act
from riverboat.engine.pots.award import ranks
from riverboat.engine.pots.pots import Pot, pots
from riverboat.engine.pots.settle import settled
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import HandState
from riverboat.engine.state.seats import ONLY
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import betting as words

Due = Awaiting | tuple[f.AnyFact, ...]

# Showing ----------------------------------------------------------------------------------------


def due(hand: HandState) -> Due:
    """All streets are over and at least two hands are live: show them, then award (SHOW-01)."""
    if hand.opened[0] >= 0 and (proof := proof_due(hand)):
        return proof
    if hand.plan.declares and not hand.declarations.opened:
        return _declarations_due(hand)
    hidden = hand.live & ~hand.shown
    if not hidden or hand.corrected.pushed:
        return settled(hand)
    rules = hand.plan.rules
    all_in = hand.live & ~hand.able
    if rules.showdown == "all" or (rules.open_allin_hands and all_in):  # rule: ALLN-29, BYND-26
        return open_all(hand)
    order = [seat for seat in show_order(hand) if hidden >> seat & 1]
    seat = order[0]
    if rules.showdown == "choose" or not _known(hand, seat):
        return ToShow(seat, tuple(order), tuple([s for s in order if _may_muck(hand, s)]))
    if not (hand.shown & hand.live and _beaten(hand, seat)):
        return (f.HandShown(seat, hand.holdings[seat]),)
    if rules.showdown == "beaten":  # rule: SHOW-02 who is beaten need not show
        return ToShow(seat, tuple(order), (seat,))
    return (f.HandMucked(seat),)


def _declarations_due(hand: HandState) -> Due:
    """Everybody declares closed, and then all hands are opened at once (BYND-67)."""
    sides: list[Side] = [*hand.declared] or [""] * hand.players
    silent = tuple([seat for seat in hand.seats(hand.live) if not sides[seat]])
    return ToDeclare(silent) if silent else (f.DeclarationsOpened(tuple(sides)),)


def open_all(hand: HandState) -> Due:
    """Every live hand is opened, in order; whose cards are not known must be asked."""
    layers = pots(hand)
    hidden, holdings = hand.live & ~hand.shown, hand.holdings
    facts: list[f.AnyFact] = []
    unknown = []
    for seat in show_order(hand, layers):
        if hidden & ONLY[seat]:
            cards = holdings[seat]
            if UNKNOWN in cards:
                unknown.append(seat)
            else:
                facts.append(f.HandShown(seat, cards))
    if not facts:
        return ToShow(unknown[0], tuple(unknown))
    if not unknown and _all_dealt(hand):
        # Nothing is left to choose: the hand ends here.
        facts += settled(hand, layers)
    return tuple(facts)


def _all_dealt(hand: HandState) -> bool:
    """Whether no card is to come and nothing to be declared, so that the pot can be awarded."""
    return not hand.plan.declares and cards_are_out(hand)


def cards_are_out(hand: HandState) -> bool:
    """Whether no card is to come, and nobody has openers to prove."""
    plan = hand.plan
    if plan.has_upcards or plan.has_draws:
        return hand.opened[0] < 0 and _last_card_is_dealt(hand)
    return _on_the_boards(hand) == plan.board_through[-1]


def _last_card_is_dealt(hand: HandState) -> bool:
    return cards_due(hand, hand.plan.streets - 1, 0) is None and (
        _on_the_boards(hand) >= hand.plan.board_through[-1]
    )


def _on_the_boards(hand: HandState) -> int:
    """How many cards every board has: the last one is dealt last, unless one was taken back."""
    return min([len(board) for board in hand.boards])


def show_order(hand: HandState, layers: Sequence[Pot] | None = None) -> Sequence[int]:
    """The live seats in the order in which they show.

    The last to bet or raise on the last street shows first; if it was checked through, or all
    were all-in before it, the first to act does (SHOW-12). Players who contest a side pot show
    before those who are all-in for the main pot only (SHOW-14).
    """
    order = hand.seats(hand.live)
    first = order[0]
    if hand.plan.has_upcards:  # rule: SHOW-12 the first to act in that round is by the upcards
        first = first_to_act(hand)
    aggressor = hand.aggressor
    if aggressor >= 0 and hand.street == hand.plan.streets - 1 and aggressor in order:
        first = aggressor
    return order_from(first, order, pots(hand) if layers is None else layers)


def order_from(first: int, order: Sequence[int], layers: Sequence[Pot]) -> Sequence[int]:
    """Clockwise from whoever shows first, but who plays for a side pot before who does not."""
    at = order.index(first)
    order = (*order[at:], *order[:at])
    if len(layers) == 1:
        return order
    placed: list[int] = []
    for pot in reversed(layers):  # rule: SHOW-14
        placed += [seat for seat in order if seat in pot.seats and seat not in placed]
    return placed + [seat for seat in order if seat not in placed]


def _known(hand: HandState, seat: int) -> bool:
    """Whether the table has been told this seat's cards."""
    return UNKNOWN not in hand.holdings[seat]


def _betting_is_over(hand: HandState) -> bool:
    """Whether nobody can bet any more, because all or all but one are all-in (ALLN-28)."""
    began = hand.street >= 0 or not hand.plan.betting[0]
    return began and not hand.able & (hand.able - 1)


def _beaten(hand: HandState, seat: int) -> bool:
    """Whether a hand already shown beats this one in every pot, on every board."""
    shown = [s for s in hand.seats(hand.live & hand.shown) if s != seat]
    by_half = ranks(hand, [*shown, seat])
    if hand.plan.declares:
        return False  # whoever plays for one half shows, whatever wins the other
    return all(
        rank[seat] < 0 or any(rank[other] > rank[seat] for other in shown if other in pot.seats)
        for pot in pots(hand)
        if seat in pot.seats
        for by_board in by_half
        for rank in by_board
    )


def _may_muck(hand: HandState, seat: int) -> bool:
    """Whether somebody else is left to win every pot that this seat contests (SHOW-15)."""
    return all(len(pot.seats) > 1 for pot in pots(hand) if seat in pot.seats)


# What players choose at the end -----------------------------------------------------------------


def decide_show(hand: HandState, now: Due, command: c.Show) -> f.HandShown:
    """A hand is opened: at the showdown, or once an all-in has ended the betting.

    Nobody has to wait for their turn (SHOW-13).
    """
    seat = command.seat
    holds = 0 <= seat < hand.players and hand.holdings[seat] and hand.live >> seat & 1
    in_time = isinstance(now, ToShow) or (
        isinstance(now, (ToDeal, ToChoose)) and _betting_is_over(hand)
    )
    if not (holds and in_time) or hand.shown >> seat & 1:
        raise _refused(now, words.NothingToShow(Seat(seat)))
    held = hand.holdings[seat]
    cards = command.cards or held
    if len(cards) != len(held) or any(card != UNKNOWN and card not in cards for card in held):
        raise _refused(now, words.OtherCards(Seat(seat), held, cards))
    if UNKNOWN in cards:
        raise _refused(now, words.NotAllCards(Seat(seat)))
    if UNKNOWN in held:
        check_cards(hand, tuple([card for card in cards if card not in held]))
    return f.HandShown(seat, cards)


def decide_muck(_hand: HandState, now: Due, command: c.Muck) -> f.HandMucked:
    """A hand is thrown away unseen; somebody must be left to claim each pot (SHOW-02)."""
    if isinstance(now, ToShow) and command in now:
        return f.HandMucked(command.seat)
    raise _refused(now, words.MustShow(Seat(command.seat)))


def decide_declare(_hand: HandState, now: Due, command: c.Declare) -> f.Declared:
    """A player says for which half they play (BYND-67)."""
    if isinstance(now, ToDeclare) and command in now and command.side in ("high", "low", "both"):
        return f.Declared(command.seat, command.side)
    side = command.side or "nothing"
    raise _refused(now, words.NoDeclaration(Seat(command.seat), side))


def decide_run_it(_hand: HandState, now: Due, command: c.RunIt) -> f.RunItChosen:
    """A player in an all-in pot says how often they would run it (BYND-40)."""
    if isinstance(now, ToChoose) and command in now:
        return f.RunItChosen(command.seat, command.times)
    raise _refused(now, words.NoChoice(Seat(command.seat), command.times))


def _refused(now: Due, why: Refusal) -> IllegalAction:
    return IllegalAction(why, None if isinstance(now, tuple) else now)
