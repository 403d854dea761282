"""Conduct and penalties (ETIQ, BYND-78, BYND-95, BYND-97, TRNY-47 to TRNY-51)."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import questions as q
from riverboat.floor.hands.seen import (
    Behaved,
    CarriedChipsAway,
    Conduct,
    FoundChips,
    IsAwayOnAPenalty,
    WasDisqualified,
    WasPenalised,
)
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Ruling, Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor import hands as w
from riverboat.words.floor.verdicts import IsWarned, Order, Reason
from riverboat.words.refusals.seen import ImpossibleNumber, NoSuchPenalty


def behaved(seen: Behaved, spot: Spot, by: Authority) -> Verdict:
    """A warning the first time; later, and for collusion at once, the floor chooses."""
    # rule: TRNY-47, BYND-97
    who, wrong = Seat(spot.who), _wrong(seen.what)
    collusion = seen.what in ("soft_play", "checks_down", "dumps")
    if not collusion and not _count(known(seen.warned, q.WARNED)):
        return ruled(by, IsWarned(who), because=wrong)
    because: tuple[Reason, ...]
    orders: tuple[Order, ...]
    if by.event:
        players = known(spot.players, q.PLAYERS)
        orders = (w.MissesHands(who, 1), w.MissesHands(who, players), w.IsDisqualified(who))
        because = (wrong, w.PunishedHarder())
    else:
        orders, because = (w.LeavesTheGame(who),), (wrong, w.FairnessDecides())
    choices = [ruled(by, order, because=because) for order in (IsWarned(who), *orders)]
    return left(by, *choices, because=because)


def _wrong(what: Conduct) -> Reason:
    """What is wrong with it."""
    # rule: ETIQ-02, ETIQ-03, ETIQ-04, ETIQ-05, ETIQ-06, ETIQ-07, ETIQ-08, ETIQ-09, ETIQ-10
    # rule: ETIQ-11, ETIQ-12, BYND-95
    match what:
        case "soft_play" | "checks_down":
            return w.PlaysSoft()
        case "dumps":
            return w.DumpsChips()
        case "looks":
            return w.LooksAtOthersCards()
        case "lifts_cards":
            return w.CardsBelongOnTheTable()
        case "hides_stack":
            return w.StackIsTold()
        case "hides_chips":
            return w.HidesBigChips()
        case "gives_back":
            return w.GivesABetBack()
        case "splits":
            return w.SplitsAPot()
        case "pays_for_another":
            return w.PaysForAnother()
        case "tells" | "advises":
            return w.OnePlayerToAHand()
        case "miscalls":
            return w.MiscallIsUnethical()
        case "keeps_silent":
            return w.DutyToReport()
        case _:
            assert_never(what)


def was_penalised(seen: WasPenalised, spot: Spot, by: Authority) -> Ruling:
    """Rounds in hands: one for each player at the table, from the next hand on."""
    # rule: BYND-78, TRNY-49
    if seen.rounds <= 0:
        raise BadObservation(NoSuchPenalty(seen.rounds))
    hands = seen.rounds * known(spot.players, q.PLAYERS)
    because = (w.ARoundIsAHandForEach(), w.BeginsAfterThisHand())
    return ruled(by, w.MissesHands(Seat(spot.who), hands), because=because)


def is_away_on_a_penalty(seen: IsAwayOnAPenalty, spot: Spot, by: Authority) -> Ruling:
    """Dealt in, posted for and killed; before that a low card brings it in."""
    # rule: TRNY-48
    who = Seat(spot.who)
    low = spot.family in (None, "stud") and known(seen.low, q.LOW)
    orders = (w.IsDealtInAndKilled(who), *([w.BringsItInAway(who)] if low else []))
    return ruled(by, *orders, because=w.AwayOnAPenalty())


def was_disqualified(seen: WasDisqualified, spot: Spot, by: Authority) -> Ruling:
    """Out, and the chips leave play; in a cash game they keep what is theirs."""
    # rule: TRNY-50, BYND-97
    who = Seat(spot.who)
    if not by.event:
        return ruled(by, w.LeavesTheGame(who), because=w.FairnessDecides())
    chips = _count(known(seen.chips, q.CHIPS))
    leave = (w.IsDisqualified(who), w.ChipsLeavePlay(who, chips))
    return ruled(by, *leave, because=w.DisqualifiedLosesChips())


def left_the_event(spot: Spot, by: Authority) -> Ruling:
    """Nobody takes the stack away of who goes home."""
    # rule: TRNY-51
    return ruled(by, w.IsBlindedOff(Seat(spot.who)), because=w.LeftForTheirOwnReasons())


def carried_chips_away(seen: CarriedChipsAway, spot: Spot, by: Authority) -> Ruling:
    """In an event they are gone; in a cash game they come back to the table."""
    # rule: ETIQ-13, STAK-03
    who, chips = Seat(spot.who), _some(seen.chips)
    if by.event:
        return ruled(by, w.ChipsLeavePlay(who, chips), because=w.CarriedOutOfSight())
    return ruled(by, w.ChipsComeBack(who, chips), because=w.ChipsStayOnTheTable())


def found_chips(seen: FoundChips, spot: Spot, by: Authority) -> Ruling:
    """To the owner; without one they leave play."""
    # rule: ETIQ-14
    chips = _some(seen.chips)
    if known(seen.owner_known, q.OWNER_KNOWN):
        back = w.ChipsComeBack(Seat(spot.who), chips)
        return ruled(by, back, because=w.FoundWithAnOwner())
    return ruled(by, w.FoundChipsLeavePlay(chips), because=w.FoundWithoutAnOwner())


def _some(chips: int) -> int:
    if chips <= 0:
        raise BadObservation(ImpossibleNumber(chips))
    return chips


def _count(number: int) -> int:
    if number < 0:
        raise BadObservation(ImpossibleNumber(number))
    return number
