"""Draws: who throws away how many cards, when they may think again, and what refills the stub.

Each player in turn throws cards away and is dealt new ones before the next player does, as in
a card room.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.asked import commands as c
from riverboat.engine.asked.awaited import Awaiting, ToDeal, ToDraw
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.cards.check import check_cards
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import NOBODY, HandState
from riverboat.engine.state.moving_cards import back_to_the_stub
from riverboat.engine.state.seats import AFTER, FIRST, ONLY
from riverboat.words import Refusal, Seat
from riverboat.words.refusals import betting as words

Due = Awaiting | tuple[f.AnyFact, ...]


def draws_due(hand: HandState, street: int) -> Due | None:
    """The next thing to do in the draw or discard of this street; ``None`` when it is over."""
    plan, draw, live = hand.plan, hand.draw, hand.live
    now, held = plan.draws_through[street], plan.hole_through[street]
    if draw > now:
        return None
    to_draw, exposed = live, hand.drawing.exposed
    if draw == now:
        last, to_draw = hand.last, live & ~hand.drawn
        if last >= 0 and len(hand.holdings[last]) < held and live & ~exposed & ONLY[last]:
            return _replacements_due(hand, last, held)
    elif plan.burns_to_draw[street] and hand.drawing.burns < now:
        return _burn_due(hand)
    if to_draw:
        seat = FIRST[to_draw & AFTER[hand.button] or to_draw]
        if hand.boards[0] and not plan.discard[street]:
            return _to_draw(hand, seat, street)
        return plan.to_draw[street][seat]
    lacking = hand.lacking(hand.seats(live), held)
    if not lacking:
        return None
    # rule: BYND-65 those whose cards were exposed are served at the end
    return _replacements_due(hand, _first_without(exposed, lacking), held)


def _first_without(mask: int, seats: list[int]) -> int:
    """The first of the seats that is not in the mask; the first of all if they all are."""
    return next((seat for seat in seats if not mask & ONLY[seat]), seats[0])


def _burn_due(hand: HandState) -> Due:
    """One card before each draw, even if all stand pat (BYND-65)."""
    whole = hand.stub
    if whole <= owed_to_boards(hand):
        back = back_to_the_stub(hand, (), False)
        return (f.StubReshuffled(back, whole + len(back)),)
    return _BURN


_BURN = ToDeal("burn", 0, 1)


def _to_draw(hand: HandState, seat: int, street: int) -> ToDraw:
    """The draw of a seat where a board's cards are kept, so that there may be fewer to draw."""
    plan = hand.plan
    loose = hand.stub - owed_to_boards(hand) + len(back_to_the_stub(hand, (seat,), True))
    return ToDraw(seat, 0, min(plan.draw[street], loose))


def draws_to_come(hand: HandState) -> bool:
    """Whether somebody who is live has yet to draw or discard, or to be dealt what they drew."""
    plan = hand.plan
    return any(
        hand.draws(seat) < plan.draws_through[-1]
        or len(hand.holdings[seat]) < plan.hole_through[-1]
        for seat in hand.seats(hand.live)
    )


def _replacements_due(hand: HandState, seat: int, held: int) -> Due:
    """The cards a player drew, off the stub or off what is shuffled into a new one (BYND-65)."""
    missing, whole = held - len(hand.holdings[seat]), hand.stub
    left = whole - owed_to_boards(hand) if hand.plan.board_through[-1] else whole
    if missing <= left:  # rule: BYND-65 the last card is dealt only if it completes the draw
        return ToDeal("players", missing, 0, 0, (seat,))
    if left > 1:
        return ToDeal("players", left - 1, seats=(seat,))
    drawing = [d.seat for d in hand.drawing.discards if d.draw == hand.draw]
    # rule: BYND-65 the muck and the discards of earlier draws; the rest only if they must, and a
    # player's own only if nothing else is left, because a card of theirs was exposed
    for spared, burns in ((tuple(sorted(set(drawing))), False), ((seat,), True), ((), True)):
        back = back_to_the_stub(hand, spared, burns)
        if left + len(back) >= missing:
            break
    return (f.StubReshuffled(back, whole + len(back), spared, burns),)


def owed_to_boards(hand: HandState) -> int:
    """Cards that must be kept for the boards, with their burns: no draw may take them."""
    plan = hand.plan
    if not plan.board_through[-1]:
        return 0
    to_come = [plan.board_through[-1] - len(board) for board in hand.boards]
    if max(to_come) <= 0:
        return 0
    boards = hand.boards if hand.runs > 1 else hand.boards[:1]  # one burn serves all boards
    burns = [
        plan.burn[k]
        for board in boards
        for k in range(plan.streets)
        if plan.board_through[k] > len(board)
    ]
    ahead = hand.corrected.burns
    return sum(to_come) + (max(0, sum(burns) - ahead) if any(burns) else 0)


def discarded(hand: HandState, now: Due, command: c.Discard) -> f.Discarded:
    """The fact of a discard by the player to draw, or a refusal."""
    if type(now) is not ToDraw:
        raise _refused(now, words.NoDraw(offer_of(now)))
    seat, cards = now.seat, command.cards
    if not now.least <= len(cards) <= now.most:
        raise _refused(now, words.WrongNumberOfDiscards(Seat(seat), len(cards), offer_of(now)))
    held = hand.holdings[seat]
    if not cards or len(set(cards).intersection(held)) == len(cards):
        return f.Discarded(seat, cards)
    left = list(held)
    # A card that nobody knew may come to light as it is thrown away.
    new = tuple([card for card in cards if card not in left]) if UNKNOWN in left else ()
    check_cards(hand, new)
    for card in cards:
        if card in new and UNKNOWN in left:
            left.remove(UNKNOWN)
            continue
        if card not in left:
            if card == UNKNOWN:
                raise _refused(now, words.NotACardTheyKnow(Seat(seat), held, offer_of(now)))
            raise _refused(now, words.NotTheirCard(Seat(seat), (card,), held, offer_of(now)))
        left.remove(card)
    return f.Discarded(seat, cards)


def taken_back(hand: HandState, now: Due, command: c.TakeBackDiscard) -> f.DiscardTakenBack:
    """A changed mind: in time until the player is dealt a card, or the next has drawn (BYND-65)."""
    seat = command.seat
    if 0 <= seat < hand.players and hand.last == seat and not hand.betting and hand.draw:
        draw = hand.draws(seat)
        thrown = [d for d in hand.drawing.discards if d.seat == seat and d.draw == draw]
        street = hand.plan.draws_through.index(draw) if draw else NOBODY
        size = sum(len(d.cards) for d in thrown)
        untouched = hand.plan.hole_through[street] - (0 if hand.plan.discard[street] else size)
        drawing_now = street > hand.street or (street == hand.street and not hand.betting)
        if draw and drawing_now and len(hand.holdings[seat]) == untouched:
            return f.DiscardTakenBack(seat)
    raise _refused(now, words.TooLateToTakeBack(Seat(seat), offer_of(now)))


def _refused(now: Due, why: Refusal) -> IllegalAction:
    return IllegalAction(why, None if isinstance(now, tuple) else now)
