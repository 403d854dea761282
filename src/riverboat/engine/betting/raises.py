"""A bet or raise becomes a fact.

Whether it is a full one, what it does to the cap, and what becomes of a size that was not offered.
"""

from __future__ import annotations

from typing import Any

from riverboat.engine.asked.awaited import ToAct
from riverboat.engine.asked.errors import IllegalAction
from riverboat.engine.asked.phrases import offer_of
from riverboat.engine.betting.open_stakes import raises_with_borrowed
from riverboat.engine.state import facts as f
from riverboat.engine.state.hand import HandState
from riverboat.engine.state.plan import Plan
from riverboat.words import Refusal, Seat
from riverboat.words.acts import Act, Betting, BettingThePot, GoingAllInFor, RaisingPot, RaisingTo
from riverboat.words.refusals import betting as words


def raised(hand: HandState, turn: ToAct, to: int, over: int = 0) -> f.Raised:
    """The fact of a raise to this total by the player to act."""
    plan, full_bet = hand.plan, hand.full_bet
    # A full bet or raise, or a short all-in. rule: ALLN-16, ALLN-17
    # rule: ALLN-19, ALLN-22 where all is counted in bets, measured from the last full one
    added = to - (full_bet if plan.by_bets else hand.current_bet)
    full = (2 * added if plan.half_is_full else added) >= hand.last_raise
    if not (full or full_bet or plan.by_bets):
        full = 0 < hand.blind < hand.bet_size <= to  # rule: BLND-09
    # rule: OPEN-08, OPEN-09
    borrowed = plan.open_stakes and raises_with_borrowed(hand, turn.seat, to)
    most = plan.max_raises
    if most is None:
        return f.Raised(turn.seat, to, full, False, False, over, borrowed)
    counts = (full and full_bet > 0) or _counts(hand, full)  # rule: CAPR-01
    capped = hand.raises + counts >= most
    if capped:
        all_in = to == turn.all_in and not (borrowed or hand.must_cover >> turn.seat & 1)
        able = hand.able & ~(1 << turn.seat) if all_in else hand.able
        capped = not heads_up_lifts_cap(hand, able)
    return f.Raised(turn.seat, to, full, counts, capped, over, borrowed)


def _counts(hand: HandState, full: bool) -> bool:
    """Whether a bet or short raise uses up one raise of the cap: the opening bet does not."""
    rules = hand.plan.rules
    if not full:
        return rules.short_allin_counts and hand.current_bet > 0  # rule: CAPR-07
    completes_a_blind = 0 < hand.blind < hand.bet_size and not hand.plan.bring_in  # rule: BRNG-08
    return completes_a_blind and rules.completion_counts_as_raise  # rule: BLND-11


def heads_up_lifts_cap(hand: HandState, able: int) -> bool:
    """Whether two players may raise without limit (CAPR-04, CAPR-05).

    *able* is the mask of players who will still have chips when the cap would be reached.
    """
    rules = hand.plan.rules
    match rules.headsup_cap:
        case "before_cap":
            counted = hand.live if rules.headsup_counts == "in_hand" else able
            return counted.bit_count() == 2
        case "round_start":
            return hand.live_at_start == 2
        case "event_only":
            return hand.game.heads_up_event
        case "always_capped":
            return False


def unusual_raise(hand: HandState, turn: ToAct, to: int) -> f.Raised:
    """A raise of a size that is not offered: corrected where the house corrects, or refused."""
    act = _to_in_words(turn, to)
    if to <= 0:
        raise no_amount(turn, to)
    if turn.barred:
        raise refusal(turn, act, turn.barred)
    if to > turn.all_in:
        capped = bool(hand.reserve and hand.reserve[turn.seat] and hand.plan.cap)
        why = words.BeyondTheCap if capped else words.TooManyChips
        raise refusal(turn, act, why(turn.all_in))
    if hand.plan.rules.off_unit == "nearest":  # rule: UNIT-04
        nearest = (to + turn.unit // 2) // turn.unit * turn.unit
        if turn.allows(nearest):
            return raised(hand, turn, nearest)
    if to > turn.high:
        return _too_much(hand, turn, to, act)
    if to < turn.low:
        opens = hand.plan.opening_amount and turn.bet
        raise refusal(turn, act, (words.OpensForLess if opens else words.TooSmall)(turn.low))
    raise refusal(turn, act, words.OffTheUnit(turn.unit))


def no_amount(turn: ToAct, to: Any) -> IllegalAction:
    """No chips, or what is no whole number."""
    return refusal(turn, _to_in_words(turn, to), words.NotAnAmount())


def _to_in_words(turn: ToAct, to: Any) -> Act:
    return Betting(to) if turn.bet else RaisingTo(to)


def _too_much(hand: HandState, turn: ToAct, to: int, act: Act) -> f.Raised:
    """More than the structure allows: in pot-limit the house decides what becomes of it."""
    plan = hand.plan
    if not plan.pot_limit or plan.rules.overbet == "refuse":
        raise refusal(turn, act, _beyond(plan, turn))
    match plan.rules.overbet:  # rule: POTL-10, POTL-11, POTL-19
        case "auto_return":
            return raised(hand, turn, turn.high)
        case "stands_if_unchallenged" | "tda":
            return raised(hand, turn, to, over=to - turn.high)


def _beyond(plan: Plan, turn: ToAct) -> words.TooLarge:
    """The rule of the structure that bounds a raise."""
    if plan.fixed:
        return words.MoreThanTheBet(turn.high)
    return (words.MoreThanThePot if plan.pot_limit else words.TooLarge)(turn.high)


def raised_pot(hand: HandState, turn: ToAct) -> f.Raised:
    """The pot, counted at this moment (POTL-08)."""
    if not hand.plan.pot_limit:
        raise refusal(turn, BettingThePot(), words.NotPotLimit())
    if turn.barred:
        raise refusal(turn, RaisingPot(), turn.barred)
    return raised(hand, turn, turn.high)


def all_in(hand: HandState, turn: ToAct) -> f.Raised | f.Called | f.Checked | f.BroughtIn:
    """Bet all the chips that play: a raise if one is legal, else a call (VERB-10)."""
    if turn.high and turn.high == turn.all_in:
        return raised(hand, turn, turn.all_in)
    if turn.all_in_calls:
        if turn.bring_in:
            return f.BroughtIn(turn.seat, turn.call)
        # rule: ALLN-28 whoever covers the others calls, or checks where nothing is owed
        return f.Called(turn.seat, turn.call) if turn.call else f.CHECKED[turn.seat]
    act = GoingAllInFor(turn.all_in)
    if turn.barred:
        raise refusal(turn, act, turn.barred)
    if hand.plan.pot_limit and hand.plan.rules.overbet != "refuse":
        return unusual_raise(hand, turn, turn.all_in)  # rule: POTL-10 as if the number were said
    raise refusal(turn, act, _beyond(hand.plan, turn))


def challenge(hand: HandState) -> f.OverbetReturned | None:
    """Take back what the last raise had above the pot, while the house still allows it."""
    most, seat = hand.overbet
    in_time = hand.plan.rules.overbet == "tda" or hand.last == seat  # rule: POTL-11, POTL-19
    if not most or not in_time:
        return None
    return f.OverbetReturned(most, hand.last_raise - (hand.current_bet - most))


def refusal(turn: ToAct, act: Act, why: Refusal) -> IllegalAction:
    """The player to act cannot do this, and here is what they can do."""
    return IllegalAction(words.Cannot(Seat(turn.seat), act, why, offer_of(turn)), turn)
