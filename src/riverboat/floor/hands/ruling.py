"""Which page of the chapter rules on what was seen."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.hands import asking, conduct, disputes, showdown, shown, thrown
from riverboat.floor.hands import seen as s
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict
from riverboat.words import Seat
from riverboat.words.refusals.seen import HasNoCardsHere


def hand_ruling(seen: s.AnyHand, spot: Spot, by: Authority) -> Verdict:
    """The verdict on something seen of hands and people.

    Whoever cards are taken from has some; at the showdown they may be in the muck already.
    """
    match seen:
        case s.CardsSeen():
            if spot.has_cards is False:
                raise BadObservation(HasNoCardsHere(Seat(spot.who)))
            return _of_cards(seen, spot, by)
        case s.ShowdownSeen():
            return _at_the_end(seen, spot, by)
        case s.PeopleSeen():
            return _of_people(seen, spot, by)
        case _:
            assert_never(seen)


def _of_cards(seen: s.AnyCards, spot: Spot, by: Authority) -> Verdict:
    match seen:
        case s.ThrewAway():
            return thrown.threw_away(seen, spot, by)
        case s.ThoughtTheyHadWon():
            return thrown.thought_they_had_won(seen, spot, by)
        case s.KilledByTheDealer():
            return thrown.killed_by_the_dealer(spot, by)
        case s.WasFouled():
            return thrown.was_fouled(seen, spot, by)
        case s.LeftUnprotected():
            return thrown.left_unprotected(spot, by)
        case s.CrossedTheLine():
            return thrown.crossed_the_line(seen, spot, by)
        case s.ThrewToAnother():
            return thrown.threw_to_another(spot, by)
        case s.WasDeclaredDead():
            return thrown.was_declared_dead(spot, by)
        case s.TurnedUp():
            return shown.turned_up(seen, spot, by)
        case s.LeftTheTable():
            return shown.left_the_table(seen, spot, by)
        case s.ShownToOne():
            return shown.shown_to_one(seen, spot, by)
        case s.ShownInPart():
            return shown.shown_in_part(seen, spot, by)
        case _:
            assert_never(seen)


def _at_the_end(seen: s.AnyShowdown, spot: Spot, by: Authority) -> Verdict:
    match seen:
        case s.PushedAway():
            return showdown.pushed_away(seen, spot, by)
        case s.FoldedOnAFalseWord():
            return showdown.folded_on_a_false_word(seen, spot, by)
        case s.MuckedWhenTabled():
            return showdown.mucked_when_tabled(seen, spot, by)
        case s.TabledOneCard():
            return showdown.tabled_one_card(seen, spot, by)
        case s.PlaysTheBoard():
            return showdown.plays_the_board(seen, spot, by)
        case s.OthersMucked():
            return showdown.others_mucked(seen, spot, by)
        case s.RefusedToShow():
            return showdown.refused_to_show(spot, by)
        case s.AskedWhoShowsFirst():
            return showdown.asked_who_shows_first(seen, spot, by)
        case s.Miscalled():
            return showdown.miscalled(seen, spot, by)
        case s.AskedToSee():
            return asking.asked_to_see(seen, spot, by)
        case s.AskedForTheNextCard():
            return asking.asked_for_the_next_card(by)
        case s.Disputed():
            return disputes.disputed(seen, by)
        case s.WronglyPushed():
            return disputes.wrongly_pushed(seen, spot, by)
        case _:
            assert_never(seen)


def _of_people(seen: s.AnyPeople, spot: Spot, by: Authority) -> Verdict:
    match seen:
        case s.Behaved():
            return conduct.behaved(seen, spot, by)
        case s.WasPenalised():
            return conduct.was_penalised(seen, spot, by)
        case s.IsAwayOnAPenalty():
            return conduct.is_away_on_a_penalty(seen, spot, by)
        case s.WasDisqualified():
            return conduct.was_disqualified(seen, spot, by)
        case s.LeftTheEvent():
            return conduct.left_the_event(spot, by)
        case s.CarriedChipsAway():
            return conduct.carried_chips_away(seen, spot, by)
        case s.FoundChips():
            return conduct.found_chips(seen, spot, by)
        case _:
            assert_never(seen)
