"""What the floor says to a live game, and what of it is done to the hand that is played.

The moment is read from what everybody at the table can know, so that no ruling tells of a hidden
card; what is done is done to the hand itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyFact, HandState, IllegalAction
from riverboat.engine.views import RAIL, log_seen_by, view
from riverboat.floor import (
    AnyObservation,
    Asks,
    Brought,
    Leaves,
    Ruling,
    Spot,
    Verdict,
    authority,
    rule,
    spot_of,
)
from riverboat.floor.outcome import Outcome, outcome
from riverboat.live.moves import Ruled
from riverboat.words.refusals import live as w

_NOTHING: Final = Spot()
_MANY: Final = 12
"""Cards of the stub that nobody knows: more than any ruling asks for."""


def moment(log: Sequence[AnyFact], seen: AnyObservation, told: Spot = _NOTHING) -> Spot:
    """The hand as the player in question stands in it; what was told of it goes before."""
    who = told.who or None if seen.who is None else seen.who
    known = spot_of(view(log, RAIL), list(log_seen_by(log, RAIL)), who)
    return replace(known, **{**_said(told), "who": known.who})


def verdict(log: Sequence[AnyFact], told: Ruled) -> Verdict:
    """What the floor rules with the hand as it stands."""
    return rule(told.seen, moment(log, told.seen, told.told), authority(told.by))


def rulings(verdict: Verdict) -> tuple[Ruling, ...]:
    """The rulings among which the floor chooses; none while something is still to be asked."""
    match verdict:
        case Ruling():
            return (verdict,)
        case Leaves(choices):
            return choices
        case Asks():
            return ()


def carried(hand: HandState, log: Sequence[AnyFact], told: Ruled) -> Outcome:
    """What a ruling does to the hand; ``IllegalAction`` if that is nothing."""
    found = rulings(verdict(log, told))
    if not found:
        raise IllegalAction(w.FloorAsksFirst())
    if not 0 <= told.choice < len(found):
        raise IllegalAction(w.NoSuchChoice(told.choice + 1, len(found)))
    brought = Brought((*told.stub, *[UNKNOWN] * _MANY))
    does = outcome(found[told.choice], hand, log, (), brought)
    if not does.facts and not does.commands:
        raise IllegalAction(w.RulingIsForPeople())
    return does


def _said(told: Spot) -> dict[str, Any]:
    """All that is not as where nobody says anything."""
    pairs = [(name, getattr(told, name)) for name in Spot.__struct_fields__]
    return {name: value for name, value in pairs if value != getattr(_NOTHING, name)}
