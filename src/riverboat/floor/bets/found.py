"""What is found out about a bet when others have acted on it (CHIP-07, 08, 18, POTL-11, 19, 20)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import substantial_action
from riverboat.floor.bets import questions as q
from riverboat.floor.bets.checked import check_amount
from riverboat.floor.bets.seen import FoundBehind, FoundOffThePot, FoundTooSmall
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Did, Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor.bets import amounts, counting
from riverboat.words.floor.bets import orders as o
from riverboat.words.floor.verdicts import Reason, Stands
from riverboat.words.refusals import floor as refusals

# A bet or raise that was too small --------------------------------------------------------------


def found_too_small(seen: FoundTooSmall, spot: Spot, by: Authority) -> Verdict:
    """Corrected for all, as long as the book lets it be."""
    check_amount(seen.to, seen.least)
    least = known(seen.least, q.WHAT_SHOULD_IT_BE)
    if seen.to >= least:
        raise BadObservation(refusals.NothingToCorrect(seen.to))
    who = Seat(spot.who)
    match by.floor.wrong_amount:
        case "street":  # rule: CHIP-18
            if known(seen.street_over, q.STREET_OVER):
                return _stands(by, amounts.StreetIsOver())
            return ruled(by, o.WagerIs(who, least), because=amounts.CorrectedOnTheStreet())
        case "nearest":  # rule: CHIP-07, CHIP-08
            if known(seen.street_over, q.ROUND_OVER):
                return _stands(by, amounts.RoundIsOver())
            faced = known(seen.faced, q.WHAT_WAS_FACED)
            to = nearest_proper(seen.to, faced, least)
            return ruled(
                by, o.WagerIs(who, to), o.NobodyRaisesNow(), because=amounts.NearestProperAmount()
            )
        case never:
            assert_never(never)


def nearest_proper(to: int, faced: int, least: int) -> int:
    """The proper amount that is nearest: the bet that was faced, or a full raise of it.

    Nothing at all is no amount, and half way it is the raise.
    """
    # rule: CHIP-08
    return faced if faced and to - faced < least - to else least


# A bet of a pot that was counted wrong ----------------------------------------------------------


def found_off_the_pot(seen: FoundOffThePot, spot: Spot, by: Authority) -> Verdict:
    """A pot bet that was too much or too little: corrected until it is too late for that."""
    check_amount(seen.to, seen.right)
    if seen.to == seen.right:
        raise BadObservation(refusals.NothingToCorrect(seen.to))
    if by.floor.overbet == "tda":
        return _by_tda(seen, spot, by)
    return _until_acted(seen, spot, by)


def _by_tda(seen: FoundOffThePot, spot: Spot, by: Authority) -> Verdict:
    """Too much is illegal, and cut while the street lasts; too little until others have acted."""
    # rule: POTL-19
    if known(seen.street_over, q.STREET_OVER):
        return _stands(by, amounts.PotStands())
    if seen.to > seen.right:
        return _corrected(seen, spot, by, amounts.PotWasTooHigh())
    if _acted_on(seen, spot):
        return _stands(by, amounts.PotStands())
    return _corrected(seen, spot, by, amounts.PotWasTooLow())


def _until_acted(seen: FoundOffThePot, spot: Spot, by: Authority) -> Verdict:
    # rule: POTL-11, POTL-20
    if by.floor.overbet == "until_significant":
        too_late = bool(seen.street_over) or _acted_on(seen, spot)
    else:
        too_late = bool(seen.street_over) or known(seen.all_acted, q.ALL_ACTED)
    if too_late:
        return _stands(by, amounts.TooLateToCutIt())
    cut = _corrected(seen, spot, by, amounts.CutUntilAllHaveActed())
    if not seen.by_bettor or seen.to < seen.right:
        return cut
    why = amounts.OverbetWasThoughtAbout()
    return left(by, ruled(by, Stands(), because=why), cut, because=why)


def _acted_on(seen: FoundOffThePot, spot: Spot) -> bool:
    """Whether there was substantial action since the bet."""
    # rule: POTL-19, MISD-07
    if seen.since is not None:
        return substantial_action([Did(-1, deed, 0) for deed in seen.since])
    if spot.did is None or seen.substantial is not None:
        return known(seen.substantial, q.SUBSTANTIAL_ON_IT)
    return substantial_action(_since(spot.did, spot.who))


def _since(did: tuple[Did, ...], who: int) -> list[Did]:
    """What was done after the last raise of somebody."""
    raised = [at for at, each in enumerate(did) if each.seat == who and each.deed == "raise"]
    return [*did[raised[-1] + 1 :]] if raised else []


def _corrected(seen: FoundOffThePot, spot: Spot, by: Authority, why: Reason) -> Ruling:
    return ruled(by, o.WagerIs(Seat(spot.who), seen.right), because=why)


def _stands(by: Authority, why: Reason) -> Ruling:
    return ruled(by, Stands(), because=why)


# Chips behind ----------------------------------------------------------------------------------


def found_behind(seen: FoundBehind, spot: Spot, by: Authority) -> Verdict:
    """Chips behind an all-in: no winner is paid for them, and no loser is saved by them."""
    # rule: BYND-28
    check_amount(seen.chips)
    why, chips, who = counting.FoundBehindAnAllIn(), seen.chips, Seat(spot.who)
    not_paid = ruled(by, o.IsNotPaidFor(who, chips), because=why)
    are_bet = ruled(by, o.IsPartOfTheBet(chips), because=why)
    match seen.won:
        case True:
            return not_paid
        case False:
            return are_bet
        case None:
            return left(by, are_bet, ruled(by, o.IsNoPartOfTheBet(chips), because=why), because=why)
