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
from riverboat.engine.hand_redaction import RAIL, redact_log, redacted_hand
from riverboat.floor import (
    AnyIncident,
    FloorDiscretion,
    OpenQuestion,
    Ruling,
    Spot,
    SuppliedCards,
    Verdict,
    authority,
    rule,
    spot_of,
)
from riverboat.floor.outcome import Outcome, outcome
from riverboat.live.live_moves import RulingCarriedOut
from riverboat.words.refusals import live as w

_NOTHING: Final = Spot()
_UNKNOWN_STUB_CARDS: Final = 12
"""Cards of the stub that nobody knows: more than any ruling asks for."""


def spot_of_hand(log: Sequence[AnyFact], incident: AnyIncident, overrides: Spot = _NOTHING) -> Spot:
    """The hand as the player in question stands in it; what was told of it goes before."""
    who = overrides.who or None if incident.who is None else incident.who
    known = spot_of(redacted_hand(log, RAIL), list(redact_log(log, RAIL)), who)
    return replace(known, **{**_known_fields(overrides), "who": known.who})


def verdict_on(log: Sequence[AnyFact], told: RulingCarriedOut) -> Verdict:
    """What the floor rules with the hand as it stands."""
    return rule(told.seen, spot_of_hand(log, told.seen, told.told), authority(told.by))


def selectable_rulings(verdict: Verdict) -> tuple[Ruling, ...]:
    """The rulings among which the floor chooses; none while something is still to be asked."""
    match verdict:
        case Ruling():
            return (verdict,)
        case FloorDiscretion(choices):
            return choices
        case OpenQuestion():
            return ()


def ruling_outcome(hand: HandState, log: Sequence[AnyFact], told: RulingCarriedOut) -> Outcome:
    """What a ruling does to the hand; ``IllegalAction`` if that is nothing."""
    found = selectable_rulings(verdict_on(log, told))
    if not found:
        raise IllegalAction(w.FloorAsksFirst())
    if not 0 <= told.choice < len(found):
        raise IllegalAction(w.NoSuchChoice(told.choice + 1, len(found)))
    brought = SuppliedCards((*told.stub, *[UNKNOWN] * _UNKNOWN_STUB_CARDS))
    does = outcome(found[told.choice], hand, log, (), brought)
    if not does.facts and not does.commands:
        raise IllegalAction(w.RulingIsForPeople())
    return does


def _known_fields(told: Spot) -> dict[str, Any]:
    """All that is not as where nobody says anything."""
    pairs = [(name, getattr(told, name)) for name in Spot.__struct_fields__]
    return {name: value for name, value in pairs if value != getattr(_NOTHING, name)}
