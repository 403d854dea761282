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
from riverboat.words.floor.hands import conduct, showdown
from riverboat.words.floor.hands import orders as o
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
        orders = (o.MissesHands(who, 1), o.MissesHands(who, players), o.IsDisqualified(who))
        because = (wrong, conduct.PunishedHarder())
    else:
        orders, because = (o.LeavesTheGame(who),), (wrong, conduct.FairnessDecides())
    choices = [ruled(by, order, because=because) for order in (IsWarned(who), *orders)]
    return left(by, *choices, because=because)


def _wrong(what: Conduct) -> Reason:
    """What is wrong with it."""
    # rule: ETIQ-02, ETIQ-03, ETIQ-04, ETIQ-05, ETIQ-06, ETIQ-07, ETIQ-08, ETIQ-09, ETIQ-10
    # rule: ETIQ-11, ETIQ-12, BYND-95
    match what:
        case "soft_play" | "checks_down":
            return conduct.PlaysSoft()
        case "dumps":
            return conduct.DumpsChips()
        case "looks":
            return conduct.LooksAtOthersCards()
        case "lifts_cards":
            return conduct.CardsBelongOnTheTable()
        case "hides_stack":
            return conduct.StackIsTold()
        case "hides_chips":
            return conduct.HidesBigChips()
        case "gives_back":
            return conduct.GivesABetBack()
        case "splits":
            return conduct.SplitsAPot()
        case "pays_for_another":
            return conduct.PaysForAnother()
        case "tells" | "advises":
            return conduct.OnePlayerToAHand()
        case "miscalls":
            return showdown.MiscallIsUnethical()
        case "keeps_silent":
            return showdown.DutyToReport()
        case _:
            assert_never(what)


def was_penalised(seen: WasPenalised, spot: Spot, by: Authority) -> Ruling:
    """Rounds in hands: one for each player at the table, from the next hand on."""
    # rule: BYND-78, TRNY-49
    if seen.rounds <= 0:
        raise BadObservation(NoSuchPenalty(seen.rounds))
    hands = seen.rounds * known(spot.players, q.PLAYERS)
    because = (conduct.ARoundIsAHandForEach(), conduct.BeginsAfterThisHand())
    return ruled(by, o.MissesHands(Seat(spot.who), hands), because=because)


def is_away_on_a_penalty(seen: IsAwayOnAPenalty, spot: Spot, by: Authority) -> Ruling:
    """Dealt in, posted for and killed; before that a low card brings it in."""
    # rule: TRNY-48
    who = Seat(spot.who)
    low = spot.family in (None, "stud") and known(seen.low, q.LOW)
    orders = (o.IsDealtInAndKilled(who), *([o.BringsItInAway(who)] if low else []))
    return ruled(by, *orders, because=conduct.AwayOnAPenalty())


def was_disqualified(seen: WasDisqualified, spot: Spot, by: Authority) -> Ruling:
    """Out, and the chips leave play; in a cash game they keep what is theirs."""
    # rule: TRNY-50, BYND-97
    who = Seat(spot.who)
    if not by.event:
        return ruled(by, o.LeavesTheGame(who), because=conduct.FairnessDecides())
    chips = _count(known(seen.chips, q.CHIPS))
    leave = (o.IsDisqualified(who), o.ChipsLeavePlay(who, chips))
    return ruled(by, *leave, because=conduct.DisqualifiedLosesChips())


def left_the_event(spot: Spot, by: Authority) -> Ruling:
    """Nobody takes the stack away of who goes home."""
    # rule: TRNY-51
    return ruled(by, o.IsBlindedOff(Seat(spot.who)), because=conduct.LeftForTheirOwnReasons())


def carried_chips_away(seen: CarriedChipsAway, spot: Spot, by: Authority) -> Ruling:
    """In an event they are gone; in a cash game they come back to the table."""
    # rule: ETIQ-13, STAK-03
    who, chips = Seat(spot.who), _some(seen.chips)
    if by.event:
        return ruled(by, o.ChipsLeavePlay(who, chips), because=conduct.CarriedOutOfSight())
    return ruled(by, o.ChipsComeBack(who, chips), because=conduct.ChipsStayOnTheTable())


def found_chips(seen: FoundChips, spot: Spot, by: Authority) -> Ruling:
    """To the owner; without one they leave play."""
    # rule: ETIQ-14
    chips = _some(seen.chips)
    if known(seen.owner_known, q.OWNER_KNOWN):
        back = o.ChipsComeBack(Seat(spot.who), chips)
        return ruled(by, back, because=conduct.FoundWithAnOwner())
    return ruled(by, o.FoundChipsLeavePlay(chips), because=conduct.FoundWithoutAnOwner())


def _some(chips: int) -> int:
    if chips <= 0:
        raise BadObservation(ImpossibleNumber(chips))
    return chips


def _count(number: int) -> int:
    if number < 0:
        raise BadObservation(ImpossibleNumber(number))
    return number
