"""Who was skipped: how long they keep their turn (TURN-07, TURN-09, TIME-03)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.begun import substantial_action, three_have_acted, two_have_acted
from riverboat.floor.spot import Deed, Did, Spot
from riverboat.floor.turns import questions as q
from riverboat.floor.turns.choices import may
from riverboat.floor.turns.seen import WasSkipped
from riverboat.floor.verdict import Verdict, known, left, ruled
from riverboat.words import Seat
from riverboat.words.floor import turns as w
from riverboat.words.floor.verdicts import GoesBackTo, HandIsDead


def was_skipped(seen: WasSkipped, spot: Spot, by: Authority) -> Verdict:
    """Whether they still have their turn."""
    # rule: TURN-07, TIME-03
    who = Seat(spot.who)
    if not _enough(seen, by):
        return ruled(by, GoesBackTo(who), because=(w.SpokeInTime(), w.StoppedTheAction()))
    if not known(seen.all_before, q.ALL_BEFORE):
        # rule: TURN-09
        return ruled(by, GoesBackTo(who), because=w.OthersBeforeThem())
    stand, because = w.ActsBehindStand(who), w.TooMuchBehind()
    dead = ruled(by, stand, HandIsDead(who), because=because)
    no_raise = ruled(by, stand, may(spot, raises=False), because=because)
    return left(by, dead, no_raise, because=because)


def _enough(seen: WasSkipped, by: Authority) -> bool:
    """Whether so much was done behind them that the book sees them too late."""
    skipped = by.floor.skipped
    did = None if seen.behind is None else _acts(seen.behind)
    match skipped:
        case "three_behind":
            return known(seen.enough, q.THREE_BEHIND) if did is None else three_have_acted(did)
        case "two_behind":
            return known(seen.enough, q.TWO_BEHIND) if did is None else two_have_acted(did)
        case "substantial_action":
            asked = q.SUBSTANTIAL_BEHIND
            return known(seen.enough, asked) if did is None else substantial_action(did)
        case _:
            assert_never(skipped)


def _acts(deeds: Sequence[Deed]) -> list[Did]:
    """Each by another player, for nobody acts twice behind somebody."""
    return [Did(seat, deed, 0) for seat, deed in enumerate(deeds)]
