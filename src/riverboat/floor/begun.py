"""When action has begun: how the books count it, each definition a function of its own.

A misdeal may be called until then, and a player who was skipped may speak up until then. Each takes
the actions in turn that count, in order: all of the deal for a misdeal, those behind a player who
was skipped. Forced bets are no actions, and stand in none of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from riverboat.floor.authorities import Authority
from riverboat.floor.spot import Did, Spot
from riverboat.floor.verdict import Ask, known, yes_or_no
from riverboat.words.floor import begun as w

# The definitions -------------------------------------------------------------------------------


def two_have_acted(did: Sequence[Did]) -> bool:
    """Two players have acted after the forced bets, whatever they did (Robert's Rules).

    >>> two_have_acted([Did(2, "fold", 0), Did(3, "fold", 0)])
    True
    """
    # rule: MISD-01, MISD-04, MISD-05
    return len({each.seat for each in did}) >= 2


def three_have_acted(did: Sequence[Did]) -> bool:
    """Three players have acted, whatever they did: so long may a skipped player wait (TURN-07)."""
    return len({each.seat for each in did}) >= 3


def substantial_action(did: Sequence[Did]) -> bool:
    """Two actions of which one puts chips in, or any three (TDA 36, WSOP events 88c).

    >>> substantial_action([Did(2, "check", 1), Did(3, "fold", 1)])
    False
    """
    # rule: MISD-07
    return len(did) >= 3 or (len(did) == 2 and any(each.chips for each in did))


def substantial_action_live(did: Sequence[Did]) -> bool:
    """Any two actions but two folds or two checks, or any three (WSOP live 109).

    >>> substantial_action_live([Did(2, "check", 1), Did(3, "fold", 1)])
    True
    """
    # rule: MISD-07
    if len(did) == 2:
        return {each.deed for each in did} not in ({"fold"}, {"check"})
    return len(did) >= 3


# Whether a deal stands -------------------------------------------------------------------------


def begun(spot: Spot, by: Authority) -> bool:
    """Whether this deal has begun, as the authority counts: then there is no misdeal any more."""
    # rule: MISD-06
    cutoff = by.floor.misdeal_cutoff
    if spot.begun is not None:
        return spot.begun
    if spot.did is None:
        return bool(spot.street) or known(spot.begun, _ASKS[cutoff])
    match cutoff:
        case "two_actors":
            return two_have_acted(spot.did)
        case "substantial_action":
            return substantial_action(spot.did)
        case "wsop_live":
            return substantial_action_live(spot.did)
        case _:
            assert_never(cutoff)


_ASKS: dict[str, Ask[bool]] = {
    "two_actors": yes_or_no(w.HaveTwoActed(), "spot", "begun"),
    "substantial_action": yes_or_no(w.WasThereSubstantialAction(), "spot", "begun"),
    "wsop_live": yes_or_no(w.WasThereSubstantialActionLive(), "spot", "begun"),
}
