"""Narration of irregularities in a hand, and of their corrections."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from riverboat.engine import HandState
from riverboat.engine.state import correction_facts as c
from riverboat.engine.state import hand_facts as f
from riverboat.words import Seat
from riverboat.words.events import corrections as w
from riverboat.words.events.betting import UncalledReturn
from riverboat.words.events.event_phrases import Event


def narrate_exposed_cards(fact: c.CardsExposed) -> Event:
    """Narrate hidden cards that all or some players have seen."""
    seat = Seat(fact.seat)
    if not fact.seen_by:
        return w.CardsExposedToAll(seat, fact.cards)
    return w.CardsExposedToSome(seat, fact.cards, tuple([Seat(seat) for seat in fact.seen_by]))


def narrate_correction(hand: HandState, fact: f.AnyCorrection) -> Iterator[Event]:
    """Narrate a floor correction, before it is applied to the hand."""
    match fact:
        case c.FloorDecided(reason, authority):
            yield w.FloorDecisionMade(reason, authority or None)
        case c.CardsReplaced():
            yield _narrate_replacement(fact)
        case c.BoardTakenBack():
            yield from _narrate_board_correction(hand, fact)
        case c.WagerCorrected(seat, total):
            yield w.BetCorrected(Seat(seat), total, _build_rule_suffix(fact.rule))
        case c.HandKilled(seat, returned_chips):
            yield w.HandDeclaredDead(Seat(seat), _build_rule_suffix(fact.rule))
            if returned_chips:
                yield UncalledReturn(returned_chips, Seat(seat))
        case c.HandVoided(held_chips=held_chips):
            rule = _build_rule_suffix(fact.rule)
            yield w.PotCarriedOver(held_chips, rule) if held_chips else w.HandVoidedByFloor(rule)
        case f.Rewound(seat=seat):
            rule = _build_rule_suffix(fact.rule)
            yield w.ActionUndone(Seat(seat), rule) if seat >= 0 else w.HandRewound(rule)
        case _:
            assert_never(fact)


def _build_rule_suffix(rule: str) -> w.RuleSuffix | None:
    return w.RuleSuffix(rule) if rule else None


def _narrate_replacement(fact: c.CardsReplaced) -> Event:
    seat, rule = Seat(fact.seat), _build_rule_suffix(fact.rule)
    if not fact.old_cards:
        return w.CardsSupplied(seat, fact.new_cards, rule)
    if not fact.new_cards:
        return w.CardsTakenBack(seat, fact.old_cards, fact.destination, rule)
    return w.ReplacementDealt(seat, fact.old_cards, fact.new_cards, rule)


def _narrate_board_correction(hand: HandState, fact: c.BoardTakenBack) -> Iterator[Event]:
    rule, board_before = _build_rule_suffix(fact.rule), hand.boards[fact.board]
    if fact.removed_cards:
        yield w.BoardCardsReturned(fact.removed_cards, fact.destination, rule)
    if not {*fact.cards} <= {*board_before}:
        yield w.BoardCorrected(fact.cards, rule)
    if fact.burns != hand.corrections.early_burns:
        yield w.BurnCorrected(fact.burns, rule)
