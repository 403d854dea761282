"""What cannot be so is refused before anybody rules on it."""

from __future__ import annotations

from collections import Counter

from riverboat.floor.bets.seen import Chips, Pushed
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.words import Seat
from riverboat.words.refusals import floor as w


def check_turn(spot: Spot) -> None:
    """Refuse what somebody is said to have done who has no cards, or is not to act."""
    who = Seat(spot.who)
    if spot.has_cards is False:
        raise BadObservation(w.HoldsNoCards(who))
    if spot.betting is False:
        raise BadObservation(w.NoBettingNow())
    if spot.in_turn is False:
        raise BadObservation(w.ActsOutOfTurn(who))


def check_chips(spot: Spot, chips: Chips) -> None:
    """Refuse chips that are none, and more of them than the player has."""
    for chip in chips:
        if chip <= 0:
            raise BadObservation(w.NoChips(Seat(spot.who), chip))
    if spot.stack is not None and sum(chips) > spot.stack:
        raise BadObservation(w.MoreThanTheyHave(Seat(spot.who), spot.stack, sum(chips)))


def check_motions(spot: Spot, motions: tuple[Chips, ...]) -> None:
    """Refuse motions in which nothing was moved."""
    if not motions or not all(motions):
        raise BadObservation(w.NothingWasPushed(Seat(spot.who)))


def check_amount(*amounts: int | None) -> None:
    """Refuse amounts that nobody can bet."""
    for amount in amounts:
        if amount is not None and amount <= 0:
            raise BadObservation(w.NoAmountAtAll(amount))


def check_old(seen: Pushed, spot: Spot) -> None:
    """Refuse old chips worth less than their bet, and taking back what did not lie there."""
    who = Seat(spot.who)
    check_chips(Spot(who=spot.who), (*(seen.old or ()), *seen.took))
    if seen.old is None:
        if sum(seen.took) > spot.own:
            raise BadObservation(w.TookWhatWasNotThere(who, sum(seen.took)))
        return
    if sum(seen.old) < spot.own:
        raise BadObservation(w.OldChipsDoNotFit(who, sum(seen.old), spot.own))
    if Counter(seen.took) - Counter(seen.old):
        raise BadObservation(w.TookWhatWasNotThere(who, sum(seen.took)))
