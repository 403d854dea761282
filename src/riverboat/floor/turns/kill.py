"""Who did not see that the pot is a kill (KILL-11)."""

from __future__ import annotations

from riverboat.floor.authorities import Authority
from riverboat.floor.observation import BadObservation
from riverboat.floor.spot import Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.choices import may
from riverboat.floor.turns.seen import MissedTheKill
from riverboat.floor.verdict import Ruling, known, ruled
from riverboat.words import Seat
from riverboat.words.acts import CallingChips
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import IsTakenBack
from riverboat.words.refusals.seen import ImpossibleNumber


def missed_the_kill(seen: MissedTheKill, spot: Spot, by: Authority) -> Ruling:
    """Too few chips for a kill: made good or lost, unless nobody had announced it."""
    # rule: KILL-11
    who, bet = Seat(spot.who), known(spot.bet, q.HOW_BIG_IS_THE_BET)
    if not 0 < seen.put < bet:
        raise BadObservation(ImpossibleNumber(seen.put))
    if known(seen.announced, q.ANNOUNCED):
        return ruled(by, w.MustCompleteIt(who, bet, seen.put), because=w.KillWasAnnounced())
    back = IsTakenBack(who, CallingChips(seen.put))
    return ruled(by, back, may(spot), because=w.KillWasNotAnnounced())
