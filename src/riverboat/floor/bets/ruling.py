"""Which page of the chapter rules on what was seen."""

from __future__ import annotations

from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.bets import seen as s
from riverboat.floor.bets.found import found_behind, found_off_the_pot, found_too_small
from riverboat.floor.bets.manners import (
    asked_to_count,
    exchanged,
    splashed,
    token_pushed,
    touched_anothers,
)
from riverboat.floor.bets.motions import moved_forward, string_bet_called
from riverboat.floor.bets.pushed import pushed
from riverboat.floor.bets.said import if_then, on_bare_raise, said
from riverboat.floor.bets.too_little import too_little
from riverboat.floor.spot import Spot
from riverboat.floor.verdict import Verdict


def bet_ruling(seen: s.AnyBet, spot: Spot, by: Authority) -> Verdict:
    """The verdict on something seen of a bet."""
    match seen:
        case s.Pushed():
            return pushed(seen, spot, by)
        case s.Said():
            return said(seen, spot, by)
        case s.TooLittle():
            return too_little(seen, spot, by)
        case s.StringBetCalled():
            return string_bet_called(seen, spot, by)
        case s.MovedForward():
            return moved_forward(seen, spot, by)
        case s.IfThen():
            return if_then(seen, spot, by)
        case s.OnBareRaise():
            return on_bare_raise(seen, spot, by)
        case s.TokenPushed():
            return token_pushed(seen, spot, by)
        case s.FoundTooSmall():
            return found_too_small(seen, spot, by)
        case s.FoundOffThePot():
            return found_off_the_pot(seen, spot, by)
        case s.FoundBehind():
            return found_behind(seen, spot, by)
        case s.AskedToCount():
            return asked_to_count(seen, spot, by)
        case s.Exchanged():
            return exchanged(seen, spot, by)
        case s.Splashed():
            return splashed(seen, spot, by)
        case s.TouchedAnothers():
            return touched_anothers(seen, spot, by)
        case _:
            assert_never(seen)
