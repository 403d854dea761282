"""Chips that were pushed, with words or without: which of the two counts (VERB-06, VERB-08).

What chips come to by themselves is told in ``silent``, what words come to in ``said``, and several
motions in ``motions``.
"""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_amount, check_chips, check_old, check_turn
from riverboat.floor.bets.motions import after_bare_raise, in_motions
from riverboat.floor.bets.said import words
from riverboat.floor.bets.seen import Pushed
from riverboat.floor.bets.silent import silent
from riverboat.floor.bets.wagers import also, called, faced, least, owed, wagered
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Asks, Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.acts import Act, CallingChips, RaisingAtLeast
from riverboat.words.floor.bets import chips as c
from riverboat.words.floor.bets import counting
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.bets import said as s
from riverboat.words.floor.verdicts import ItIs, May, Reason
from riverboat.words.refusals import floor as refusals


def pushed(seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """What the chips, and the words with them, come to."""
    check_turn(spot)
    check_chips(spot, seen.chips)
    check_amount(seen.amount, seen.wants)
    check_old(seen, spot)
    if not seen.chips:
        return _only_took_back(seen, spot, by)
    if seen.wants is not None:
        return _wants_change(seen, seen.wants, spot, by)
    if seen.word == "raise" and seen.amount is None:
        before = known(seen.before, q.SAID_BEFORE)
        return (after_bare_raise if before else in_motions)(seen, spot, by)
    says_nothing = seen.word in (None, "lay-down", "bet") and seen.amount is None
    return (in_motions if says_nothing else _words_and_chips)(seen, spot, by)


# Words and chips -------------------------------------------------------------------------------


def _words_and_chips(seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """The words, the chips, or what came first (VERB-06, VERB-08)."""
    # rule: VERB-06, VERB-08
    if by.floor.words_chips == "words":
        return _by_words(seen, spot, by, s.WordsCount())
    first = s.FirstCounts()
    if seen.before:
        said = _by_words(seen, spot, by, first)
        if seen.acted and seen.amount is not None and sum(seen.chips) < seen.amount:
            return _unclear(said, seen, spot, by)
        return said
    chips = in_motions(seen, spot, by)
    said = _by_words(seen, spot, by, first)
    if _same(chips, said):
        return said
    return said if known(seen.before, q.SAID_BEFORE) else also(chips, by, first)


def _by_words(seen: Pushed, spot: Spot, by: Authority, because: Reason) -> Verdict:
    laid = _laid(seen, spot)
    reasons: tuple[Reason, ...] = (
        (s.AmountWasSaid(), because) if len(seen.motions) > 1 else (because,)
    )
    if seen.word == "call" and 0 < laid - faced(spot) <= spot.own:  # rule: CHIP-16
        reasons = (*reasons, counting.ChangeFromTheOwnBet())
    return also(words(seen, spot, by, laid), by, *reasons)


def _laid(seen: Pushed, spot: Spot) -> int:
    """All that lies in front of them at last."""
    lay = spot.own if seen.old is None else sum(seen.old)
    return lay - sum(seen.took) + sum(seen.chips)


def _same(one: Verdict, other: Verdict) -> bool:
    if not (isinstance(one, Ruling) and isinstance(other, Ruling)):
        return False
    return one.orders == other.orders


def _unclear(said: Verdict, seen: Pushed, spot: Spot, by: Authority) -> Verdict:
    """Somebody has acted on chips that are less than was said: the floor looks at it all."""
    # rule: VERB-08
    chips = in_motions(seen, spot, by)
    if not (isinstance(said, Ruling) and isinstance(chips, Ruling)):
        return said if isinstance(said, Asks) else chips
    return left(by, said, chips, because=s.UnclearWhichWasMeant())


# Old chips, and change -------------------------------------------------------------------------


def _only_took_back(seen: Pushed, spot: Spot, by: Authority) -> Ruling:
    """Chips of the old bet come back, and nothing new has gone in yet: no fold any more."""
    # rule: BYND-17
    who = Seat(spot.who)
    if not seen.took:
        raise BadObservation(refusals.NothingWasPushed(who))
    if spot.may_raise is False or not owed(spot):
        return called(spot, by, c.TookOldChipsBack())
    acts: tuple[Act, ...] = (CallingChips(owed(spot)), RaisingAtLeast(least(spot)))
    return ruled(by, May(who, acts), because=c.TookOldChipsBack())


def _wants_change(seen: Pushed, bets: int, spot: Spot, by: Authority) -> Verdict:
    """A big chip is swapped for its worth from the pot, before the bet is made."""
    # rule: CHIP-15
    worth = sum(seen.chips)
    if worth < bets:
        raise BadObservation(refusals.ChangeDoesNotFit(worth, bets))
    if not by.floor.change_from_pot:
        return also(silent(seen, spot, by, seen.chips), by, counting.NoChangeFromThePot())
    why = counting.ChangeFromThePot()
    bet = called(spot, by, why) if bets == owed(spot) > 0 else wagered(spot, by, bets, why)
    change = o.ChangesFromThePot(Seat(spot.who), worth)
    return ruled(by, change, *[each for each in bet.orders if isinstance(each, ItIs)], because=why)
