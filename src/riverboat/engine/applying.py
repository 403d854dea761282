"""A hand is a fold over facts: what each of them changes. Arithmetic lives here; rules do not.

``apply`` believes a fact and never judges it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import add
from typing import Any

from riverboat.engine import facts as f
from riverboat.engine.hand import NOBODY, Hand


def apply(hand: Hand, fact: f.AnyFact) -> None:
    """Change the hand by what happened. Facts are believed, never judged."""
    _APPLY[type(fact)](hand, fact)
    hand.now = None


def fold(log: Iterable[f.AnyFact]) -> Hand:
    """The hand after a log whose first fact is ``HandStarted``."""
    facts = iter(log)
    started = next(facts)
    assert isinstance(started, f.HandStarted), "a log begins with HandStarted"
    hand = Hand(started)
    for fact in facts:
        apply(hand, fact)
    return hand


def _posted(hand: Hand, fact: f.Posted) -> None:
    seat, chips = fact.seat, fact.chips
    me = 1 << seat
    hand.posted += 1
    left = hand.stacks[seat] - chips
    hand.stacks[seat] = left
    if not left:
        hand.able &= ~me
    if fact.kind == "dead":
        hand.dead += chips
    elif fact.kind == "ante":
        hand.totals[seat] += chips
    else:
        hand.bets[seat] += chips
        if fact.counts_as > hand.current_bet:
            hand.current_bet = hand.blind = fact.counts_as
            hand.sleepers = 0  # a sleeper who has been raised is awake
        if fact.kind == "sleeper" and fact.counts_as == hand.current_bet:
            hand.sleepers |= me
        elif fact.kind == "kill":
            hand.late |= me


def _hole_cards_dealt(hand: Hand, fact: f.HoleCardsDealt) -> None:
    if hand.holdings[hand.button]:
        hand.holdings = [had + new for had, new in zip(hand.holdings, fact.holdings, strict=True)]
    else:
        hand.holdings = list(fact.holdings)
    hand.dealt.update(*fact.holdings)


def _board_dealt(hand: Hand, fact: f.BoardDealt) -> None:
    boards = hand.boards
    if len(boards) == 1:
        hand.boards = (boards[0] + fact.cards,)
    else:
        k = fact.board
        hand.boards = (*boards[:k], boards[k] + fact.cards, *boards[k + 1 :])
    hand.dealt.update(fact.cards)
    if fact.burned:
        hand.dealt.update(fact.burned)


def _betting_opened(hand: Hand, fact: f.BettingOpened) -> None:
    hand.street = fact.street
    hand.betting = True
    hand.bet_size = size = hand.plan.bet_sizes[fact.street]
    hand.last = (fact.first or hand.players) - 1
    hand.to_do = hand.able & ~hand.sleepers
    hand.last_raise = fact.last_raise
    hand.full_bet = hand.current_bet if hand.current_bet >= size else 0
    hand.raises = fact.raises
    hand.capped = fact.capped
    hand.aggressor = NOBODY
    hand.live_at_start = hand.live.bit_count()


def _folded(hand: Hand, fact: f.Folded) -> None:
    seat = fact.seat
    stay = ~(1 << seat)
    hand.live &= stay
    hand.able &= stay
    hand.to_do &= stay
    hand.last = seat


def _checked(hand: Hand, fact: f.Checked) -> None:
    seat = fact.seat
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= ~(1 << seat)
    hand.last = seat


def _called(hand: Hand, fact: f.Called) -> None:
    seat = fact.seat
    chips = fact.chips
    done = ~(1 << seat)
    left = hand.stacks[seat] - chips
    hand.stacks[seat] = left
    hand.bets[seat] += chips
    hand.acted_at[seat] = hand.current_bet
    hand.to_do &= done
    if not left:
        hand.able &= done
    hand.last = seat


def _raised(hand: Hand, fact: f.Raised) -> None:
    seat = fact.seat
    to = fact.to
    me = 1 << seat
    left = hand.stacks[seat] - to + hand.bets[seat]
    hand.stacks[seat] = left
    hand.bets[seat] = to
    if fact.full:
        if to - hand.current_bet > hand.last_raise:
            hand.last_raise = to - hand.current_bet
        hand.full_bet = to
    if fact.counts:
        hand.raises += 1
    hand.capped = fact.capped
    hand.current_bet = to
    hand.acted_at[seat] = to
    if not left:
        hand.able &= ~me
    hand.to_do = hand.able & ~me
    hand.last = hand.aggressor = seat
    hand.overbet = (to - fact.over, seat) if fact.over else (0, NOBODY)


def _overbet_returned(hand: Hand, fact: f.OverbetReturned) -> None:
    for seat, bet in enumerate(hand.bets):
        if bet > fact.to:
            hand.stacks[seat] += bet - fact.to
            hand.bets[seat] = fact.to
            if hand.live >> seat & 1:
                hand.able |= 1 << seat
            hand.acted_at[seat] = min(hand.acted_at[seat], fact.to)
    hand.last_raise = fact.last_raise
    hand.current_bet = hand.full_bet = fact.to
    hand.overbet = (0, NOBODY)


def _uncalled_bet_returned(hand: Hand, fact: f.UncalledBetReturned) -> None:
    seat = fact.seat
    chips = fact.chips
    hand.stacks[seat] += chips
    from_bet = min(chips, hand.bets[seat])
    hand.bets[seat] -= from_bet
    hand.totals[seat] -= chips - from_bet
    hand.able |= 1 << seat


def _bets_collected(hand: Hand, _fact: f.BetsCollected) -> None:
    hand.totals = list(map(add, hand.totals, hand.bets))
    hand.bets = [0] * hand.players
    hand.acted_at = [NOBODY] * hand.players
    hand.betting = False
    hand.to_do = hand.sleepers = hand.late = 0
    hand.current_bet = hand.full_bet = hand.blind = 0
    hand.overbet = (0, NOBODY)


def _run_it_chosen(hand: Hand, fact: f.RunItChosen) -> None:
    hand.choices[fact.seat] = fact.times


def _run_it_agreed(hand: Hand, fact: f.RunItAgreed) -> None:
    hand.agreed = True
    hand.runs = fact.times
    hand.boards = hand.boards * fact.times


def _hand_shown(hand: Hand, fact: f.HandShown) -> None:
    hand.holdings[fact.seat] = fact.cards
    hand.dealt.update(fact.cards)
    hand.shown |= 1 << fact.seat


def _hand_mucked(hand: Hand, fact: f.HandMucked) -> None:
    hand.live &= ~(1 << fact.seat)
    hand.able &= ~(1 << fact.seat)


def _pot_awarded(hand: Hand, fact: f.PotAwarded) -> None:
    hand.stacks[fact.seat] += fact.chips
    hand.won[fact.seat] += fact.chips


def _hand_ended(hand: Hand, _fact: f.HandEnded) -> None:
    if hand.reserve:
        hand.stacks = [s + r for s, r in zip(hand.stacks, hand.reserve, strict=True)]
    hand.ended = True


_APPLY: dict[type, Callable[[Hand, Any], None]] = {
    f.Posted: _posted,
    f.HoleCardsDealt: _hole_cards_dealt,
    f.BoardDealt: _board_dealt,
    f.BettingOpened: _betting_opened,
    f.Folded: _folded,
    f.Checked: _checked,
    f.Called: _called,
    f.Raised: _raised,
    f.OverbetReturned: _overbet_returned,
    f.UncalledBetReturned: _uncalled_bet_returned,
    f.BetsCollected: _bets_collected,
    f.RunItChosen: _run_it_chosen,
    f.RunItAgreed: _run_it_agreed,
    f.HandShown: _hand_shown,
    f.HandMucked: _hand_mucked,
    f.PotAwarded: _pot_awarded,
    f.HandEnded: _hand_ended,
}
