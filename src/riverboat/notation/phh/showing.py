"""The end of a hand as the file has it: who shows, who throws their cards away, and who won unseen.

In an all-in the format shows and mucks before the last cards are dealt; a muck is put aside until
the showdown, where the table takes it.
"""

from __future__ import annotations

from riverboat.cards import UNKNOWN, Cards
from riverboat.engine import AnyFact, Awaiting, Muck, Nothing, Show, ToAct, ToDeal, ToDraw, ToShow
from riverboat.engine.state import facts as f
from riverboat.notation.phh.dealing import burn
from riverboat.notation.phh.replay import PhhReplay
from riverboat.notation.reading import BadNotation
from riverboat.words import Seat
from riverboat.words.refusals.hand_files import HasMucked
from riverboat.words.refusals.histories import IsNotOverYet, IsTo, IsToAct, Waits, WaitsFor
from riverboat.words.refusals.open_hands import NobodysCardsAreKnown


def show(replay: PhhReplay, seat: int, cards: Cards) -> None:
    """A player shows these cards; none at all are those that they were dealt."""
    hand = replay.hand
    if hand.shown >> seat & 1 and set(cards) <= {*hand.holdings[seat], UNKNOWN}:
        return  # told twice
    if seat in replay.mucks:
        raise BadNotation(HasMucked(Seat(seat)))
    if hand.ended and not hand.live >> seat & 1:
        return
    if UNKNOWN in cards and not hand.betting and hand.live >> seat & 1:
        replay.unseen[seat] = None
        return
    replay.showed[seat] = None
    if isinstance(replay.now, ToDraw) and not hand.able & (hand.able - 1):
        return  # all-in, and not yet done with drawing: they will show what they end up with
    replay.take(Show(seat, cards), seat)
    replay.unseen.pop(seat, None)


def muck(replay: PhhReplay, seat: int) -> None:
    """A player throws their hand away, now or when the cards are out."""
    hand = replay.hand
    if f.HandMucked(seat) in replay.log:
        return  # by the house's rules
    now = replay.now
    if isinstance(now, (ToDeal, ToDraw)) and not hand.able & (hand.able - 1):
        replay.mucks.append(seat)  # all-in: the cards come first
    elif isinstance(now, ToShow) and seat in now.may_muck and not replay.mucks:
        if hand.live.bit_count() == 2:
            replay.mucks.append(seat)  # it ends the hand, but the winner may show theirs yet
        else:
            replay.take(Muck(seat), seat)
    else:
        _throw_away(replay)
        replay.take(Muck(seat), seat)


def _throw_away(replay: PhhReplay) -> None:
    """The hands that were put aside to be mucked."""
    while replay.mucks and not isinstance(replay.now, (ToDeal, ToDraw)):
        seat = replay.mucks.pop(0)
        replay.take(Muck(seat), seat)


def finish(replay: PhhReplay) -> None:
    """The end of the actions: throw away the hands that nobody saw, if that settles it."""
    if replay.burns:
        burn(replay)
    _throw_away(replay)
    for seat in replay.showed:  # all-in, and what has come since was face down
        now = replay.now
        known = UNKNOWN not in replay.hand.holdings[seat]
        if known and isinstance(now, ToShow) and seat in now.seats:
            replay.take(Show(seat), seat)
    asked = replay.now
    if isinstance(asked, ToShow) and replay.unseen:
        hand = replay.hand
        winners = _recorded_winners(replay)
        if not winners and not hand.shown & hand.live:
            raise BadNotation(NobodysCardsAreKnown())
        for seat in replay.unseen:
            now = replay.now
            if seat not in winners and isinstance(now, ToShow) and seat in now.may_muck:
                replay.take(Muck(seat), seat)
    now = replay.now
    if not isinstance(now, Nothing):
        raise BadNotation(IsNotOverYet(_waits(now)))


def _waits(now: Awaiting) -> Waits:
    """Whom the table waits for."""
    match now:
        case ToAct(seat=seat):
            return IsToAct(Seat(seat), now.offer)
        case ToDraw(seat=seat) | ToShow(seat=seat):
            return IsTo(Seat(seat), now.offer)
        case _:
            return WaitsFor(now.offer)


def _recorded_winners(replay: PhhReplay) -> set[int]:
    """Who won something, by the stacks and winnings that the file records."""
    back = returned(replay.log, replay.hand.players)
    setup = replay.setup
    winners = {s for s, won in enumerate(setup.winnings) if won and won > back[s]}
    if not winners:
        behind = replay.hand.stacks
        winners = {s for s, at_end in enumerate(setup.finishing) if (at_end or 0) > behind[s]}
    return winners


def returned(log: list[AnyFact], players: int) -> list[int]:
    """Chips that each seat got back because nobody called them."""
    back = [0] * players
    for fact in log:
        if isinstance(fact, f.UncalledBetReturned):
            back[fact.seat] += fact.chips
    return back
