"""Rulings in a live game, and carrying them out on the current hand.

The spot is read from public information, so that no ruling reveals a hidden card; the ruling is
carried out on the hand itself.
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
from riverboat.floor.outcome import Outcome, compute_outcome
from riverboat.live.live_moves import RulingCarriedOut
from riverboat.words.refusals import live as w

_EMPTY_SPOT: Final = Spot()
_UNKNOWN_STUB_CARDS: Final = 12
"""Unknown stub cards to supply: more than any ruling asks for."""


def spot_of_hand(
    log: Sequence[AnyFact], incident: AnyIncident, overrides: Spot = _EMPTY_SPOT
) -> Spot:
    """Return the spot of the player concerned; fields of *overrides* take precedence."""
    seat = overrides.seat or None if incident.seat is None else incident.seat
    spot = spot_of(redacted_hand(log, RAIL), list(redact_log(log, RAIL)), seat)
    return replace(spot, **{**_list_known_fields(overrides), "seat": spot.seat})


def verdict_on(log: Sequence[AnyFact], ruling: RulingCarriedOut) -> Verdict:
    """Return the floor's verdict on an incident in the current hand."""
    return rule(
        ruling.incident,
        spot_of_hand(log, ruling.incident, ruling.known_spot),
        authority(ruling.authority),
    )


def selectable_rulings(verdict: Verdict) -> tuple[Ruling, ...]:
    """Return the rulings that the floor may choose; empty if a question must be answered first."""
    match verdict:
        case Ruling():
            return (verdict,)
        case FloorDiscretion(choices):
            return choices
        case OpenQuestion():
            return ()


def ruling_outcome(hand: HandState, log: Sequence[AnyFact], ruling: RulingCarriedOut) -> Outcome:
    """Return the effect of a ruling on the hand.

    Raise ``IllegalAction`` if a question is unanswered, if there is no such choice, or if the
    ruling changes nothing in the hand.
    """
    rulings = selectable_rulings(verdict_on(log, ruling))
    if not rulings:
        raise IllegalAction(w.FloorQuestionPending())
    if not 0 <= ruling.choice < len(rulings):
        raise IllegalAction(w.NoSuchChoice(ruling.choice + 1, len(rulings)))
    supplied_cards = SuppliedCards((*ruling.stub, *[UNKNOWN] * _UNKNOWN_STUB_CARDS))
    ruling_effect = compute_outcome(rulings[ruling.choice], hand, log, (), supplied_cards)
    if not ruling_effect.facts and not ruling_effect.commands:
        raise IllegalAction(w.AdvisoryRuling())
    return ruling_effect


def _list_known_fields(spot: Spot) -> dict[str, Any]:
    """Return the fields that differ from an empty spot."""
    fields = [(name, getattr(spot, name)) for name in Spot.__struct_fields__]
    return {name: value for name, value in fields if value != getattr(_EMPTY_SPOT, name)}
