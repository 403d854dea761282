"""Which page of the chapter rules on what was seen."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.turns import begins, clock, kill, out_of_turn, skipped
from riverboat.floor.turns import seen as s
from riverboat.floor.verdict import Verdict
from riverboat.words import Seat
from riverboat.words.refusals.seen import HasNoCardsHere


def turn_ruling(seen: s.AnyTurn, spot: Spot, by: Authority) -> Verdict:
    """The verdict on something seen of turns and time."""
    match seen:
        case s.AskedWhetherBegun():
            return begins.asked_whether_begun(spot, by)
        case s.LevelEnded():
            return begins.level_ended(seen, by)
        case s.DealtAtTheOldLevel():
            return begins.dealt_at_the_old_level(spot, by)
        case s.AskedWhenAHandBegins():
            return begins.asked_when_a_hand_begins(seen, by)
        case _:
            if spot.has_cards is False:
                raise BadObservation(HasNoCardsHere(Seat(spot.who)))
            return _of_a_player(seen, spot, by)


def _of_a_player(seen: _OfAPlayer, spot: Spot, by: Authority) -> Verdict:
    match seen:
        case s.ActedOutOfTurn():
            return out_of_turn.acted_out_of_turn(seen, spot, by)
        case s.ActedAgain():
            return out_of_turn.acted_again(seen, spot, by)
        case s.WasSkipped():
            return skipped.was_skipped(seen, spot, by)
        case s.CalledTheClock():
            return clock.called_the_clock(seen, spot, by)
        case s.RanOutOfTime():
            return clock.ran_out_of_time(seen, spot, by)
        case s.MissedTheKill():
            return kill.missed_the_kill(seen, spot, by)
        case _:
            assert_never(seen)


_OfAPlayer = (
    s.ActedOutOfTurn
    | s.ActedAgain
    | s.WasSkipped
    | s.CalledTheClock
    | s.RanOutOfTime
    | s.MissedTheKill
)
